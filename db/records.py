"""What a league keeps for good: missing orders, bribes, arbitrations, reminders sent."""

from sqlalchemy import Table, select

from db.engine import Tx
from db.rows import Arbitration, Bribe, MissingOrder, Turn
from db.sql import Where, first, many, rows_of
from db.sql import add as add_row
from db.tables import arbitration, bribe, missing_order, reminder
from rules.contract import Record, SeatId

_ARBITRATIONS = rows_of(arbitration, Arbitration)


async def add(tx: Tx, turn: Turn, record: Record, at_ms: int) -> None:
    """Keep a fact of a turn."""
    table = {"bribe": bribe, "missing_order": missing_order}[record.kind]
    await add_row(
        tx,
        table,
        contest_id=turn.contest_id,
        turn_id=turn.id,
        seat=record.seat,
        details=record.details,
        at_ms=at_ms,
    )


async def bribes(tx: Tx, *, contest_id: int | None, turn_id: int | None) -> list[Bribe]:
    """Return the bribes of a contest, or of a turn, oldest first."""
    query = rows_of(bribe, Bribe).where(_about(bribe, contest_id, turn_id))
    return await many(tx, Bribe, query.order_by(bribe.c.id))


async def missing_orders(tx: Tx, *, contest_id: int | None, turn_id: int | None) -> list[MissingOrder]:
    """Return the missing orders of a contest, or of a turn, oldest first."""
    query = rows_of(missing_order, MissingOrder).where(_about(missing_order, contest_id, turn_id))
    return await many(tx, MissingOrder, query.order_by(missing_order.c.id))


def _about(table: Table, contest_id: int | None, turn_id: int | None) -> Where:
    return table.c.turn_id == turn_id if turn_id is not None else table.c.contest_id == contest_id


async def add_arbitration(tx: Tx, **fields: object) -> Arbitration:
    """Store a referee's act; return it."""
    return await need_arbitration(tx, await add_row(tx, arbitration, **fields))


async def need_arbitration(tx: Tx, arbitration_id: int) -> Arbitration:
    """Return a referee's act that exists."""
    found = await first(tx, Arbitration, _ARBITRATIONS.where(arbitration.c.id == arbitration_id))
    if found is None:
        raise LookupError(f"no arbitration {arbitration_id}")
    return found


async def journal(tx: Tx, *, league_id: int | None, contest_id: int | None, limit: int) -> list[Arbitration]:
    """Return referees' acts, newest first."""
    query = _ARBITRATIONS
    if league_id is not None:
        query = query.where(arbitration.c.league_id == league_id)
    if contest_id is not None:
        query = query.where(arbitration.c.contest_id == contest_id)
    return await many(tx, Arbitration, query.order_by(arbitration.c.id.desc()).limit(limit))


async def acts_on(tx: Tx, turn: Turn) -> list[Arbitration]:
    """Return the referees' acts on a turn, oldest first."""
    query = _ARBITRATIONS.where(arbitration.c.turn_id == turn.id)
    return await many(tx, Arbitration, query.order_by(arbitration.c.id))


async def reminded(tx: Tx, turn: Turn) -> set[tuple[SeatId, int]]:
    """Return which reminders (seat, hours) were sent for the deadline that a turn has now."""
    query = select(reminder.c.seat, reminder.c.hours)
    found = await tx.execute(query.where(reminder.c.turn_id == turn.id, reminder.c.due_ms == turn.due_ms))
    return {(SeatId(row.seat), row.hours) for row in found}


async def add_reminder(tx: Tx, turn: Turn, seat: SeatId, hours: int, at_ms: int) -> None:
    """Keep that a reminder was sent."""
    await add_row(tx, reminder, turn_id=turn.id, seat=seat, hours=hours, due_ms=turn.due_ms, at_ms=at_ms)
