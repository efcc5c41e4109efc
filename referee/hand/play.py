"""A turn in hand: what the functions that act on it inside one transaction share."""

import time
from dataclasses import dataclass, field
from functools import cached_property

import msgspec

from db import files
from db.announcing import Known
from db.engine import Tx
from db.files import File
from db.rows import Contest, Turn
from referee.house import House
from rules.contract import AnyGame


@dataclass(frozen=True)
class Play:
    """A turn and what is around it as read in the transaction `tx`; they do not follow what is written later."""

    tx: Tx
    house: House
    file: File
    known: Known | None = None  # for the announcement of its close, if that was read
    began_s: float = field(default_factory=time.monotonic, compare=False)

    @property
    def contest(self) -> Contest:
        """The contest that the turn is of."""
        return self.file.contest

    @property
    def turn(self) -> Turn:
        """The turn itself."""
        return self.file.turn

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

    def at(self, turn: Turn) -> "Play":
        """Return the same contest with another turn in hand, such as one that has just been opened."""
        return Play(self.tx, self.house, msgspec.structs.replace(self.file, turn=turn, following=None))


async def take_turn(tx: Tx, house: House, turn_id: int) -> Play:
    """Return a turn with what is around it. Raises `LookupError`."""
    return Play(tx, house, await files.of_turn(tx, turn_id))


async def take_latest_turn(tx: Tx, house: House, contest_id: int) -> Play:
    """Return the turn of a contest that was opened last, with what is around it. Raises `LookupError`."""
    return Play(tx, house, await files.latest(tx, contest_id))
