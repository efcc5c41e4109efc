"""What counts for a seat when its turn is closed: decided here for the close, for a dry run, and for a look at orders.

First the captain's own order (or one that a referee entered for the seat); else that of the deputy; else the captain's
standing order, if it can be played in this position: a text in the game's notation, sealed, and read anew in each
position. Only where all three fail is an order missing. Before the close nobody but the seat learns what there is
besides the captain's order: what is said to be missing, and whether a turn may close early, goes by that one alone
(`owing`).
"""

from collections.abc import Collection, Mapping

import msgspec

from db import contests, keys, messages, orders, standing_orders
from db.engine import Tx
from db.rows import OrderStatus
from referee.hand.answering import list_captain_seats
from referee.hand.play import Hand, Play, hand_of, take_latest_turn
from referee.hand.resolution import read_kept_order
from referee.hand.times import snowflake_ms
from referee.house import House
from referee.model import Link, Refusal, StandingOrder, StoredOrder, Why
from referee.orders.intake import make_seal, write_kept_order
from referee.outbox import announce
from rules.contract import SeatId
from rules.errors import OrderError
from rules.game import LetsStand


async def leave_standing_order(house: House, contest_id: int, user_id: int, text: str, snowflake: int) -> StandingOrder:
    """Keep `text` as the standing order of a captain, in place of the one that they had; return it.

    A turn whose deadline has passed still goes by the one that they had (`chain`).
    It may be one that cannot be played in the present position (`is_possible`). Raises `Refusal`: `captain_only`,
    `over`, `standing_unknown` where the game has no use for any.
    """
    async with house.db.write(keys.of_contest(contest_id)) as tx:
        seat = await _seat(tx, contest_id, user_id)
        contest = await contests.need(tx, contest_id)
        if contest.status == "over":
            raise Refusal(Why.OVER)
        if house.games[contest.game].standing is None:
            raise Refusal(Why.STANDING_UNKNOWN, game=contest.game)
        await standing_orders.end(tx, contest_id, seat, snowflake_ms(snowflake))
        return await standing_orders.add(
            tx,
            contest_id=contest_id,
            seat=seat,
            user_id=user_id,
            text=text,
            snowflake=snowflake,
            set_ms=snowflake_ms(snowflake),
        )


async def withdraw_standing_order(house: House, contest_id: int, user_id: int, snowflake: int) -> None:
    """Take a standing order back, as `leave_standing_order`. Raises `Refusal`: `captain_only`, `standing_none`."""
    async with house.db.write(keys.of_contest(contest_id)) as tx:
        seat = await _seat(tx, contest_id, user_id)
        if await _of_seat(tx, contest_id, seat) is None:
            raise Refusal(Why.STANDING_NONE)
        await standing_orders.end(tx, contest_id, seat, snowflake_ms(snowflake))


async def find_standing_order(house: House, contest_id: int, seat: str) -> StandingOrder | None:
    """Return the standing order of a seat. Whoever asks must answer for the seat: the caller sees to that."""
    async with house.db.read() as tx:
        return await _of_seat(tx, contest_id, seat)


async def is_possible(house: House, standing: StandingOrder) -> bool:
    """Return whether a standing order could be played in the turn that was opened last."""
    async with house.db.read() as tx:
        play = await take_latest_turn(tx, house, standing.contest_id)
        return play.turn.status == "open" and read_standing_order(play, standing) is not None


async def _of_seat(tx: Tx, contest_id: int, seat: str) -> StandingOrder | None:
    return next((one for one in await standing_orders.in_force(tx, contest_id) if one.seat == seat), None)


async def _seat(tx: Tx, contest_id: int, user_id: int) -> SeatId:
    held = await list_captain_seats(tx, contest_id, user_id)
    if not held:
        raise Refusal(Why.CAPTAIN_ONLY)
    return held[0]


UNSTORED = 0  # the id of a standing order that stands in for one of this turn


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


async def walk_chain(play: Play, hand: Hand | None = None) -> Chain:
    """Return what counts for a turn as it stands now; nothing is written.

    `hand`: what is in hand for it, if that was read in this transaction.
    """
    in_hand = (await hand_of(play) if hand is None else hand).orders
    counted = {order.seat: order for order in in_hand if order.status == "current"}
    fallen: list[StoredOrder] = []
    open_seats = [seat for seat in play.turn.accepting if seat not in counted]
    spare = {order.seat: order for order in in_hand if order.status == "spare"}
    users = {row.seat: row.user_id for row in play.file.deputies}
    for seat in open_seats:
        order = spare.get(seat)
        if order is None or order.user_id != users.get(seat):  # they stand in no longer
            continue
        if read_kept_order(play.game, play.state, seat, order.canonical) is None:
            fallen.append(order)
        else:
            counted[seat] = order
    tried = {order.seat for order in in_hand if order.link == "standing"}
    for standing in await _standing(play, {*counted, *tried}):
        canonical = read_standing_order(play, standing)
        order = _sent(play, standing, standing.text if canonical is None else canonical)
        if canonical is None:
            fallen.append(order)
        else:
            counted[order.seat] = order
    return Chain(orders=tuple(counted[seat] for seat in sorted(counted)), fallen=tuple(fallen))


def read_standing_order(play: Play, standing: StandingOrder) -> str | None:
    """Return what a standing order is in this turn, as it is written; None where it cannot be played."""
    may = _may_stand(play)
    if may is None:
        return None
    try:
        order = play.game.merge(play.state, standing.seat, None, standing.text)
    except OrderError:
        return None
    if order is None or play.game.is_trial(order) or not may.may_stand(order):
        return None
    return write_kept_order(play, order)


def _may_stand(play: Play) -> LetsStand[object] | None:
    """Return how standing orders count in this turn; None where none does."""
    standing = play.game.standing
    return standing if standing is not None and play.game.stage(play.state) in standing.stages else None


async def _standing(play: Play, served: Collection[SeatId]) -> list[StandingOrder]:
    """Return the standing orders of the awaited seats for which nothing else has come, as they were at the deadline."""
    silent = [seat for seat in play.turn.awaiting if seat not in served]
    if not silent or _may_stand(play) is None:
        return []
    found = await standing_orders.in_force_at(play.tx, play.contest.id, play.turn.due_ms)
    return [one for one in found if one.seat in silent]


def _sent(play: Play, standing: StandingOrder, canonical: str) -> StoredOrder:
    """Return a standing order as an order of this turn, not stored yet and not sealed."""
    return StoredOrder(
        id=UNSTORED,
        turn_id=play.turn.id,
        seat=standing.seat,
        version=0,
        user_id=standing.user_id,
        by_referee=False,
        text=standing.text,
        as_sent=standing.text,
        canonical=canonical,
        sent_ms=standing.set_ms,
        snowflake=standing.snowflake,
        status="current",
        receipt="",
        salt=b"",
        seal="",
        link="standing",
    )


def find_unserved(play: Play, chain: Chain) -> tuple[SeatId, ...]:
    """Return the awaited seats for which no link of the chain holds: their orders will be missing."""
    found = {seat: read_kept_order(play.game, play.state, seat, text) for seat, text in chain.texts.items()}
    return play.game.missing(play.state, {seat: order for seat, order in found.items() if order is not None})


async def freeze_orders(play: Play, chain: Chain) -> None:
    """Write down which orders count for a turn that is closed, and tell the captains what stood in for them."""
    for order in chain.orders:
        if order.id == UNSTORED or order.status == "spare":
            await _keep(play, order, "current")
    await drop_orders(play, chain.fallen)
    for seat, link in chain.stand_ins.items():
        await _tell_captain(play, messages.StandIn(seat=seat, link=link))


async def drop_orders(play: Play, refused: tuple[StoredOrder, ...]) -> None:
    """Write down that orders do not count after all, and tell the captains whose seats they are for."""
    for order in refused:
        await _keep(play, order, "discarded")
        await _tell_captain(play, messages.StandIn(seat=order.seat, link=order.link, fallen=True))


async def _keep(play: Play, order: StoredOrder, status: OrderStatus) -> None:
    """Store what an order counts as; a standing order with the seal that it has in this turn."""
    if order.id != UNSTORED:
        await orders.set_status(play.tx, order.id, status)
        return
    unset = {"id", "version", "status", "salt", "seal"}
    fields = {name: value for name, value in msgspec.structs.asdict(order).items() if name not in unset}
    await orders.replace(play.tx, order.turn_id, order.seat, order.link)
    await orders.add(play.tx, **fields, status=status, **make_seal(play, order.seat, order.canonical))


async def _tell_captain(play: Play, told: messages.StandIn) -> None:
    user_id = {row.seat: row.user_id for row in play.file.seats}.get(told.seat)
    if user_id is not None:
        await announce.tell_person(play, user_id, told)
