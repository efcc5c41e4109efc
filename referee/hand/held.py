"""What is in hand for a turn: all that may count for it, read at once, and kept up with what the same act adds."""

from collections.abc import Collection, Mapping

import msgspec

from db import orders
from db.engine import Tx
from db.orders import HELD_AS
from referee.hand.play import Play
from referee.model import Link, StoredOrder
from rules.contract import SeatId


class Hand(msgspec.Struct, frozen=True):
    """The orders of captains and deputies that stand, and those that were to stand in and could not."""

    orders: tuple[StoredOrder, ...]

    def sent_as(self, seat: SeatId, link: Link) -> StoredOrder | None:
        """Return what a seat's captain has sent, or his deputy beside him."""
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
