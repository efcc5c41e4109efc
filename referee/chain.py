"""What counts for a seat when its turn is closed: decided here for the close, for a dry run, and for a look at orders.

First the captain's own order (or one that a referee entered for the seat); else that of his deputy. Only where the last
link fails is an order missing. Before the close nobody but the seat learns what there is besides the captain's order:
what is said to be missing, and whether a turn may close early, goes by that one alone (`sealed`).
"""

from collections.abc import Mapping

import msgspec

from db import contests, deputies, orders
from referee import announce
from referee.model import Link, StoredOrder
from referee.play import Play
from referee.resolution import read
from rules.contract import SeatId


class Chain(msgspec.Struct, frozen=True, kw_only=True):
    """The orders that count for a turn, by seat, and those that were to stand in for a captain's and cannot."""

    orders: tuple[StoredOrder, ...]
    fallen: tuple[StoredOrder, ...] = ()

    @property
    def texts(self) -> Mapping[SeatId, str]:
        """The orders that count, as they are written: seat -> text."""
        return {order.seat: order.canonical for order in self.orders}

    @property
    def own(self) -> tuple[StoredOrder, ...]:
        """The captains' own orders: only these end a thinking time."""
        return tuple(order for order in self.orders if order.link == "captain")

    @property
    def stand_ins(self) -> Mapping[SeatId, Link]:
        """The seats whose captains sent nothing that counts -> what counts instead."""
        return {order.seat: order.link for order in self.orders if order.link != "captain"}


async def walk(play: Play) -> Chain:
    """Return what counts for a turn as it stands now; nothing is written."""
    in_hand = await orders.in_hand(play.tx, play.turn.id)
    counted = {order.seat: order for order in in_hand if order.status == "current"}
    fallen: list[StoredOrder] = []
    open_seats = [seat for seat in play.turn.accepting if seat not in counted]
    spare = {order.seat: order for order in in_hand if order.status == "spare"}
    users = {row.seat: row.user_id for row in await deputies.in_force(play.tx, play.contest.id)} if spare else {}
    for seat in open_seats:
        order = spare.get(seat)
        if order is None or order.user_id != users.get(seat):  # he stands in no longer
            continue
        if read(play.game, play.state, seat, order.canonical) is None:
            fallen.append(order)
        else:
            counted[seat] = order
    return Chain(orders=tuple(counted[seat] for seat in sorted(counted)), fallen=tuple(fallen))


def unserved(play: Play, chain: Chain) -> tuple[SeatId, ...]:
    """Return the awaited seats for which no link of the chain holds: their orders will be missing."""
    found = {seat: read(play.game, play.state, seat, text) for seat, text in chain.texts.items()}
    return play.game.missing(play.state, {seat: order for seat, order in found.items() if order is not None})


async def freeze(play: Play, chain: Chain) -> None:
    """Write down which orders count for a turn that is closed, and tell the captains what stood in for them."""
    for order in chain.orders:
        if order.status == "spare":
            await orders.set_status(play.tx, order.id, "current")
    await drop(play, chain.fallen)
    for seat, link in chain.stand_ins.items():
        await _tell_captain(play, seat, {"link": link})


async def drop(play: Play, refused: tuple[StoredOrder, ...]) -> None:
    """Write down that orders do not count after all, and tell the captains whose seats they are for."""
    for order in refused:
        await orders.set_status(play.tx, order.id, "discarded")
        await _tell_captain(play, order.seat, {"link": order.link, "fallen": True})


async def _tell_captain(play: Play, seat: SeatId, payload: Mapping[str, object]) -> None:
    held = {row.seat: row.user_id for row in await contests.seats(play.tx, play.contest.id)}
    user_id = held.get(seat)
    if user_id is not None:
        await announce.tell(play, user_id, kind="stand_in", payload={"seat": seat, **payload})
