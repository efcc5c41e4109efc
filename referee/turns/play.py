"""A turn in hand: what the functions that act on it inside one transaction share."""

from dataclasses import dataclass
from functools import cached_property

import msgspec

from db import contests, turns
from db.engine import Tx
from db.rows import Contest, Turn
from referee.house import House
from rules.contract import AnyGame


@dataclass(frozen=True)
class Play:
    """A turn and its contest as they were read in the transaction `tx`; they do not follow what is written later."""

    tx: Tx
    house: House
    contest: Contest
    turn: Turn

    @property
    def game(self) -> AnyGame:
        """The rules of the contest."""
        return self.house.games[self.contest.game]

    @cached_property
    def state(self) -> msgspec.Struct:
        """The position that the turn begins with."""
        return self.game.decode(self.turn.state)

    @property
    def is_readable(self) -> bool:
        """Whether this program can read the position."""
        try:
            return self.state is not None
        except Exception:  # whatever a game raises
            return False

    @property
    def now_ms(self) -> int:
        """The present instant."""
        return self.house.clock.now_ms()


async def take(tx: Tx, house: House, turn_id: int) -> Play:
    """Return the turn with its contest."""
    turn = await turns.need(tx, turn_id)
    return Play(tx, house, await contests.need(tx, turn.contest_id), turn)
