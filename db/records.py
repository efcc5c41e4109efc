"""What a league keeps for good: missing orders, bribes, arbitrations, reminders sent."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Select, Table, bindparam, func, select

from db.engine import Tx
from db.rows import Arbitration, Bribe, MissingOrder, Turn
from db.sql import add as add_row
from db.sql import fetch_first, many, rows_of, value
from db.tables import arbitration, bribe, missing_order, reminder, turn
from rules.contract import Record

_ARBITRATIONS = rows_of(arbitration, Arbitration)
_ACT = _ARBITRATIONS.where(arbitration.c.id == bindparam("arbitration_id"))
_ACTS_ON = _ARBITRATIONS.where(arbitration.c.turn_id == bindparam("turn_id")).order_by(arbitration.c.id)
_ACTS_ON_TURNS = _ARBITRATIONS.where(arbitration.c.turn_id.in_(bindparam("turn_ids", expanding=True))).order_by(
    arbitration.c.id
)
_ACTS_AMONG = _ARBITRATIONS.where(arbitration.c.id.in_(bindparam("act_ids", expanding=True)))
_OF_KINDS: Select[Any] = (
    select(*_ARBITRATIONS.selected_columns, turn.c.number)
    .join(turn, turn.c.id == arbitration.c.turn_id)
    .where(
        arbitration.c.contest_id.in_(bindparam("contest_ids", expanding=True)),
        arbitration.c.op.in_(bindparam("ops", expanding=True)),
    )
    .order_by(arbitration.c.id)
)
_LAST_CLOSED = (
    select(func.max(turn.c.id))
    .where(turn.c.contest_id.in_(bindparam("contest_ids", expanding=True)), turn.c.status == "closed")
    .group_by(turn.c.contest_id)
)
_MISSING_LAST: Select[Any] = (
    select(*rows_of(missing_order, MissingOrder).selected_columns, turn.c.number)
    .join(turn, turn.c.id == missing_order.c.turn_id)
    .where(turn.c.id.in_(_LAST_CLOSED))
    .order_by(missing_order.c.id)
)
_OF_LEAGUE_AND_KINDS = _ARBITRATIONS.where(
    arbitration.c.league_id == bindparam("league_id"), arbitration.c.op.in_(bindparam("ops", expanding=True))
).order_by(arbitration.c.id)
_REMINDED = (
    select(reminder.c.seat, func.min(reminder.c.hours).label("hours"))
    .where(reminder.c.turn_id == bindparam("turn_id"), reminder.c.due_ms == bindparam("due_ms"))
    .group_by(reminder.c.seat)
)


async def add(tx: Tx, of: Turn, record: Record, at_ms: int) -> None:
    """Keep a fact of a turn."""
    table = {"bribe": bribe, "missing_order": missing_order}[record.kind]
    await add_row(
        tx,
        table,
        contest_id=of.contest_id,
        turn_id=of.id,
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


async def missing_last(tx: Tx, contest_ids: Collection[int]) -> list[tuple[MissingOrder, int]]:
    """Return the missing orders of the turn of each contest that was closed last, with the number of that turn."""
    rows = await tx.execute(_MISSING_LAST, {"contest_ids": list(contest_ids)})
    return [(value(MissingOrder, row[:-1]), row[-1]) for row in rows]


async def add_arbitration(tx: Tx, **fields: object) -> Arbitration:
    """Store a referee's act; return it."""
    return await need_arbitration(tx, await add_row(tx, arbitration, **fields))


async def need_arbitration(tx: Tx, arbitration_id: int) -> Arbitration:
    """Return a referee's act that exists."""
    found = await fetch_first(tx, Arbitration, _ACT, arbitration_id=arbitration_id)
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


async def acts_on(tx: Tx, of: Turn) -> list[Arbitration]:
    """Return the referees' acts on a turn, oldest first."""
    return await many(tx, Arbitration, _ACTS_ON, turn_id=of.id)


async def acts_on_turns(tx: Tx, turn_ids: Collection[int]) -> dict[int, list[Arbitration]]:
    """Return the referees' acts on some turns, each one's oldest first."""
    found: dict[int, list[Arbitration]] = {turn_id: [] for turn_id in turn_ids}
    for act in await many(tx, Arbitration, _ACTS_ON_TURNS, turn_ids=list(turn_ids)):
        if act.turn_id is not None:
            found[act.turn_id].append(act)
    return found


async def acts_among(tx: Tx, act_ids: Collection[int]) -> dict[int, Arbitration]:
    """Return acts by their ids."""
    if not act_ids:
        return {}
    return {act.id: act for act in await many(tx, Arbitration, _ACTS_AMONG, act_ids=list(act_ids))}


async def acts_of_kinds(tx: Tx, contest_ids: Collection[int], ops: Collection[str]) -> list[tuple[Arbitration, int]]:
    """Return the acts of some kinds on the turns of contests, oldest first, each with the number of its turn."""
    rows = await tx.execute(_OF_KINDS, {"contest_ids": list(contest_ids), "ops": list(ops)})
    return [(value(Arbitration, row[:-1]), row[-1]) for row in rows]


async def acts_of_league(tx: Tx, league_id: int, ops: Collection[str]) -> list[Arbitration]:
    """Return the acts of some kinds in a league, oldest first."""
    return await many(tx, Arbitration, _OF_LEAGUE_AND_KINDS, league_id=league_id, ops=list(ops))


async def reminded(tx: Tx, of: Turn) -> dict[str, int]:
    """Return how many hours before the deadline that a turn has now each was reminded last: see `add_reminder`."""
    found = await tx.execute(_REMINDED, {"turn_id": of.id, "due_ms": of.due_ms})
    return {row.seat: row.hours for row in found}


async def add_reminder(tx: Tx, of: Turn, whom: str, hours: int, at_ms: int) -> None:
    """Keep that somebody (`Owing.name`) was reminded: what is marked as many hours before, or more, is done."""
    await add_row(tx, reminder, turn_id=of.id, seat=whom, hours=hours, due_ms=of.due_ms, at_ms=at_ms)
