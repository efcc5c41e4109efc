"""What a league keeps for good: missing orders, bribes, arbitrations, reminders sent."""

from sqlalchemy import Select, Table, bindparam, select

from db.engine import Tx
from db.rows import Arbitration, Bribe, MissingOrder, Turn
from db.sql import add as add_row
from db.sql import first, many, rows_of
from db.tables import arbitration, bribe, missing_order, reminder
from rules.contract import Record

_ARBITRATIONS = rows_of(arbitration, Arbitration)
_ACT = _ARBITRATIONS.where(arbitration.c.id == bindparam("arbitration_id"))
_ACTS_ON = _ARBITRATIONS.where(arbitration.c.turn_id == bindparam("turn_id")).order_by(arbitration.c.id)
_REMINDED = select(reminder.c.seat, reminder.c.hours).where(
    reminder.c.turn_id == bindparam("turn_id"), reminder.c.due_ms == bindparam("due_ms")
)


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
    return await many(tx, Bribe, _about(rows_of(bribe, Bribe), bribe, contest_id, turn_id))


async def missing_orders(tx: Tx, *, contest_id: int | None, turn_id: int | None) -> list[MissingOrder]:
    """Return the missing orders of a contest, or of a turn, oldest first."""
    query = _about(rows_of(missing_order, MissingOrder), missing_order, contest_id, turn_id)
    return await many(tx, MissingOrder, query)


def _about(
    query: Select[*tuple[object, ...]], table: Table, contest_id: int | None, turn_id: int | None
) -> Select[*tuple[object, ...]]:
    is_about = table.c.turn_id == turn_id if turn_id is not None else table.c.contest_id == contest_id
    return query.where(is_about).order_by(table.c.id)


async def add_arbitration(tx: Tx, **fields: object) -> Arbitration:
    """Store a referee's act; return it."""
    return await need_arbitration(tx, await add_row(tx, arbitration, **fields))


async def need_arbitration(tx: Tx, arbitration_id: int) -> Arbitration:
    """Return a referee's act that exists."""
    found = await first(tx, Arbitration, _ACT, arbitration_id=arbitration_id)
    if found is None:
        raise LookupError(f"no arbitration {arbitration_id}")
    return found


async def last_arbitration(tx: Tx, league_id: int) -> Arbitration | None:
    """Return the act that was recorded last in a league."""
    found = await journal(tx, league_id=league_id, contest_id=None, limit=1)
    return found[0] if found else None


async def journal(
    tx: Tx, *, league_id: int | None, contest_id: int | None, limit: int, upto: int | None = None
) -> list[Arbitration]:
    """Return referees' acts, newest first; with `upto` those of that number and before."""
    query = _ARBITRATIONS
    if league_id is not None:
        query = query.where(arbitration.c.league_id == league_id)
    if contest_id is not None:
        query = query.where(arbitration.c.contest_id == contest_id)
    if upto is not None:
        query = query.where(arbitration.c.number <= upto)
    return await many(tx, Arbitration, query.order_by(arbitration.c.id.desc()).limit(limit))


async def acts_on(tx: Tx, turn: Turn) -> list[Arbitration]:
    """Return the referees' acts on a turn, oldest first."""
    return await many(tx, Arbitration, _ACTS_ON, turn_id=turn.id)


async def reminded(tx: Tx, turn: Turn) -> set[tuple[str, int]]:
    """Return which reminders (whom, hours) were sent for the deadline that a turn has now: see `add_reminder`."""
    found = await tx.execute(_REMINDED, {"turn_id": turn.id, "due_ms": turn.due_ms})
    return {(row.seat, row.hours) for row in found}


async def add_reminder(tx: Tx, turn: Turn, whom: str, hours: int, at_ms: int) -> None:
    """Keep that a reminder was sent, to the captain of a seat or to a player who owes something himself: his id."""
    await add_row(tx, reminder, turn_id=turn.id, seat=whom, hours=hours, due_ms=turn.due_ms, at_ms=at_ms)
