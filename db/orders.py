"""Orders and drafts. Nothing here is ever logged."""

from sqlalchemy import and_, delete, func, select

from db.engine import Tx
from db.rows import Draft, OrderStatus, StoredOrder
from db.sql import add as add_row
from db.sql import change as change_rows
from db.sql import first, many, rows_of
from db.tables import draft, submission
from rules.contract import SeatId

_ORDERS = rows_of(submission, StoredOrder)
_DRAFTS = rows_of(draft, Draft)


async def current(tx: Tx, turn_id: int, seat: SeatId) -> StoredOrder | None:
    """Return the order of a seat that counts."""
    query = _ORDERS.where(submission.c.turn_id == turn_id, submission.c.seat == seat)
    return await first(tx, StoredOrder, query.where(submission.c.status == "current"))


async def all_current(tx: Tx, turn_id: int) -> list[StoredOrder]:
    """Return the orders of a turn that count, by seat."""
    query = _ORDERS.where(submission.c.turn_id == turn_id, submission.c.status == "current")
    return await many(tx, StoredOrder, query.order_by(submission.c.seat))


async def versions(tx: Tx, turn_id: int, seat: SeatId) -> list[StoredOrder]:
    """Return every version of a seat's order, oldest first."""
    query = _ORDERS.where(submission.c.turn_id == turn_id, submission.c.seat == seat)
    return await many(tx, StoredOrder, query.order_by(submission.c.version))


async def need(tx: Tx, order_id: int) -> StoredOrder:
    """Return a stored order that exists."""
    found = await first(tx, StoredOrder, _ORDERS.where(submission.c.id == order_id))
    if found is None:
        raise LookupError(f"no order {order_id}")
    return found


async def add(tx: Tx, *, turn_id: int, seat: SeatId, **fields: object) -> StoredOrder:
    """Store a further version as the current one; return it."""
    is_seat = and_(submission.c.turn_id == turn_id, submission.c.seat == seat)
    count = (await tx.execute(select(func.count()).select_from(submission).where(is_seat))).scalar_one()
    await change_rows(tx, submission, and_(is_seat, submission.c.status == "current"), status="replaced")
    order_id = await add_row(tx, submission, turn_id=turn_id, seat=seat, version=count + 1, status="current", **fields)
    return await need(tx, order_id)


async def set_status(tx: Tx, order_id: int, status: OrderStatus) -> None:
    """Change what an order counts as."""
    await change_rows(tx, submission, submission.c.id == order_id, status=status)


async def discard(tx: Tx, turn_id: int) -> None:
    """Throw the orders of a turn away."""
    where = and_(submission.c.turn_id == turn_id, submission.c.status == "current")
    await change_rows(tx, submission, where, status="discarded")


async def add_draft(tx: Tx, **fields: object) -> Draft:
    """Store a draft; return it."""
    draft_id = await add_row(tx, draft, **fields)
    return (await many(tx, Draft, _DRAFTS.where(draft.c.id == draft_id)))[0]


async def get_draft(tx: Tx, draft_id: int) -> Draft | None:
    """Return a draft."""
    return await first(tx, Draft, _DRAFTS.where(draft.c.id == draft_id))


async def remove_draft(tx: Tx, draft_id: int, user_id: int) -> None:
    """Throw a draft of a person away."""
    await tx.apply(delete(draft).where(draft.c.id == draft_id, draft.c.user_id == user_id))
