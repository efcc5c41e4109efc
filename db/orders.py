"""Orders and drafts. Nothing here is ever logged."""

from sqlalchemy import and_, delete, exists, func, select

from db.engine import Tx
from db.rows import Draft, OrderStatus, StoredOrder
from db.sql import add as add_row
from db.sql import change as change_rows
from db.sql import first, many, rows_of
from db.tables import draft, submission, turn
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


async def add(tx: Tx, *, turn_id: int, seat: SeatId, status: OrderStatus = "current", **fields: object) -> StoredOrder:
    """Store a further version as the current one (or, as `status` says, as withdrawn); return it."""
    is_seat = and_(submission.c.turn_id == turn_id, submission.c.seat == seat)
    count = (await tx.execute(select(func.count()).select_from(submission).where(is_seat))).scalar_one()
    await change_rows(tx, submission, and_(is_seat, submission.c.status == "current"), status="replaced")
    order_id = await add_row(tx, submission, turn_id=turn_id, seat=seat, version=count + 1, status=status, **fields)
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


async def keep_drafts(tx: Tx, last: Draft, most: int) -> None:
    """Throw away all but the latest `most` drafts of a person for the turn of his draft `last`."""
    his = and_(draft.c.turn_id == last.turn_id, draft.c.user_id == last.user_id)
    latest = select(draft.c.id).where(his).order_by(draft.c.id.desc()).limit(most)
    await tx.apply(delete(draft).where(his, draft.c.id.not_in(latest)))


async def drop_drafts(tx: Tx, contest_id: int, last_turn_id: int) -> None:
    """Throw away the drafts of a contest.

    Of its turn `last_turn_id` those stay that were sent: a second press on them then still finds the receipt.
    """
    theirs = select(turn.c.id).where(turn.c.contest_id == contest_id)
    same = [submission.c[name] == draft.c[name] for name in ("turn_id", "seat", "user_id", "canonical")]
    was_sent = exists().where(*same, submission.c.status == "current", submission.c.turn_id == last_turn_id)
    await tx.apply(delete(draft).where(draft.c.turn_id.in_(theirs), ~was_sent))
