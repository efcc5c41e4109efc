"""A turn in hand: what the functions that act on it inside one transaction share, and all orders that may count."""

import time
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

import msgspec

from db import files, orders
from db.announcing import KnownOfClose
from db.engine import Tx
from db.files import File
from db.orders import HELD_AS
from db.rows import Contest, Seat, Turn
from referee.house import House
from referee.model import Link, StoredOrder
from rules.contract import SeatId
from rules.game import AnyGame


@dataclass(frozen=True)
class Play:
    """A turn and what is around it as read in the transaction `tx`; they do not follow what is written later."""

    tx: Tx
    house: House
    file: File
    known: KnownOfClose | None = None  # for the announcement of its close, if that was read
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

    def with_seats(self, seats: Iterable[Seat]) -> "Play":
        """Return the same turn with others in the seats."""
        return replace(self, file=msgspec.structs.replace(self.file, seats=tuple(seats)))

    def at(self, turn: Turn) -> "Play":
        """Return the same contest with another turn in hand, such as one that has just been opened."""
        return Play(self.tx, self.house, msgspec.structs.replace(self.file, turn=turn, following=None))


async def take_turn(tx: Tx, house: House, turn_id: int) -> Play:
    """Return a turn with what is around it. Raises `LookupError`."""
    return Play(tx, house, await files.of_turn(tx, turn_id))


async def take_latest_turn(tx: Tx, house: House, contest_id: int) -> Play:
    """Return the turn of a contest that was opened last, with what is around it. Raises `LookupError`."""
    return Play(tx, house, await files.latest(tx, contest_id))


class Hand(msgspec.Struct, frozen=True):
    """The orders of captains and deputies that stand, and those that were to stand in and could not."""

    orders: tuple[StoredOrder, ...]

    def sent_as(self, seat: SeatId, link: Link) -> StoredOrder | None:
        """Return what a seat's captain has sent, or their deputy beside them."""
        held = (one for one in self.orders if (one.seat, one.status) == (seat, HELD_AS[link]))
        return next(held, None)

    @property
    def sealed(self) -> Mapping[SeatId, str]:
        """The orders that the captains have in, as they are written: seat -> text."""
        return {one.seat: one.canonical for one in self.orders if one.status == "current"}

    def after(self, stored: StoredOrder) -> "Hand":
        """Return what is in hand once `stored` has taken the place of what its sender had in."""
        gone = self.sent_as(stored.seat, stored.link)
        kept = [one for one in self.orders if one is not gone]
        added = [stored] if stored.status in orders.IN_HAND else []
        return Hand(tuple(sorted((*kept, *added), key=lambda one: (one.seat, one.id))))


async def hands_of(tx: Tx, turn_ids: Collection[int]) -> dict[int, Hand]:
    """Read what is in hand for several turns."""
    found = await orders.in_hand_of(tx, turn_ids) if turn_ids else {}
    return {turn_id: Hand(tuple(sent)) for turn_id, sent in found.items()}


async def hand_of(play: Play) -> Hand:
    """Read what is in hand for a turn."""
    return Hand(tuple(await orders.in_hand(play.tx, play.turn.id)))
