"""Standing orders: what a captain wants played where nothing else comes from his seat. Nothing here is ever logged."""

from sqlalchemy import BigInteger, and_, bindparam, or_, update

from db.engine import Tx
from db.rows import StandingOrder
from db.sql import add as add_row
from db.sql import change as change_rows
from db.sql import fetch_first, many, rows_of
from db.tables import seat, standing_order
from rules.contract import SeatId

_ORDERS = rows_of(standing_order, StandingOrder)
_BY_ID = _ORDERS.where(standing_order.c.id == bindparam("order_id"))
# What a captain has left is not their successor's.
_OF_ITS_CAPTAIN = and_(
    seat.c.contest_id == standing_order.c.contest_id,
    seat.c.seat == standing_order.c.seat,
    seat.c.user_id == standing_order.c.user_id,
)
_OF_CONTEST = (
    _ORDERS.join(seat, _OF_ITS_CAPTAIN)
    .where(standing_order.c.contest_id == bindparam("contest_id", type_=BigInteger))
    .order_by(standing_order.c.id)
)
_IN_FORCE = _OF_CONTEST.where(standing_order.c.ended_ms.is_(None))
_IN_FORCE_AT = _OF_CONTEST.where(
    standing_order.c.set_ms <= bindparam("at_ms", type_=BigInteger),
    or_(standing_order.c.ended_ms.is_(None), standing_order.c.ended_ms > bindparam("at_ms", type_=BigInteger)),
)
_END = update(standing_order).where(
    standing_order.c.contest_id == bindparam("where_contest"),
    standing_order.c.seat == bindparam("where_seat"),
    standing_order.c.ended_ms.is_(None),
)


async def in_force(tx: Tx, contest_id: int) -> list[StandingOrder]:
    """Return the standing orders of a contest, at most one for each seat."""
    return await many(tx, StandingOrder, _IN_FORCE, contest_id=contest_id)


async def in_force_at(tx: Tx, contest_id: int, at_ms: int) -> list[StandingOrder]:
    """Return the standing orders that were in force in a contest at an instant, as `in_force`."""
    return await many(tx, StandingOrder, _IN_FORCE_AT, contest_id=contest_id, at_ms=at_ms)


async def end(tx: Tx, contest_id: int, name: SeatId, at_ms: int) -> None:
    """End the standing order of a seat, whoever left it."""
    await change_rows(tx, _END, where_contest=contest_id, where_seat=name, ended_ms=at_ms)


async def add(tx: Tx, **fields: object) -> StandingOrder:
    """Store a standing order; return it."""
    found = await fetch_first(tx, StandingOrder, _BY_ID, order_id=await add_row(tx, standing_order, **fields))
    if found is None:
        raise LookupError("no standing order")
    return found
