"""The leaves that captains have booked."""

from collections.abc import Collection
from datetime import date

from sqlalchemy import and_, bindparam, delete, exists, func, select, update

from db.engine import Tx
from db.rows import Leave
from db.sql import add as add_row
from db.sql import change as change_row
from db.sql import fetch_first, fetch_number, many, rows_of
from db.tables import contest, leave, seat
from rules.contract import SeatId

_LEAVES = rows_of(leave, Leave)
_BY_ID = _LEAVES.where(leave.c.id == bindparam("leave_id"))
_TO_COME = (
    _LEAVES.where(leave.c.league_id == bindparam("league_id"), leave.c.last_day >= bindparam("since"))
    .where(leave.c.cancelled_ms.is_(None))
    .order_by(leave.c.first_day, leave.c.id)
)
_AMONG = _TO_COME.where(leave.c.user_id.in_(bindparam("user_ids", expanding=True)))
_SEATED = (
    select(seat.c.user_id)
    .join(contest, contest.c.id == seat.c.contest_id)
    .where(contest.c.league_id == bindparam("league_id"), contest.c.status != "over")
    .where(seat.c.user_id == leave.c.user_id)
)
_OF_SEATED = _TO_COME.where(exists(_SEATED))
_IN_CONTEST = (
    select(seat.c.seat, *_LEAVES.selected_columns)
    .join(contest, contest.c.id == seat.c.contest_id)
    .join(leave, and_(leave.c.user_id == seat.c.user_id, leave.c.league_id == contest.c.league_id))
    .where(contest.c.id == bindparam("contest_id"), leave.c.last_day >= bindparam("since"))
    .where(leave.c.cancelled_ms.is_(None))
    .order_by(leave.c.first_day, leave.c.id)
)
_SPENT = select(func.sum(leave.c.days)).where(
    leave.c.league_id == bindparam("league_id"),
    leave.c.user_id == bindparam("user_id"),
    leave.c.season == bindparam("season"),
)
_CHANGE = update(leave).where(leave.c.id == bindparam("where_id"))
_REMOVE = delete(leave).where(leave.c.id == bindparam("where_id"))


async def add(tx: Tx, **fields: object) -> int:
    """Store a leave; return its id."""
    return await add_row(tx, leave, **fields)


async def get(tx: Tx, leave_id: int) -> Leave | None:
    """Return a leave."""
    return await fetch_first(tx, Leave, _BY_ID, leave_id=leave_id)


async def among(tx: Tx, league_id: int, user_ids: Collection[int], since: date) -> list[Leave]:
    """Return the leaves in force of some people that end on a day or later, earliest first."""
    return await many(tx, Leave, _AMONG, league_id=league_id, user_ids=list(user_ids), since=since)


async def in_contest(tx: Tx, contest_id: int, since: date) -> list[tuple[SeatId, Leave]]:
    """Return the leaves in force, that end on a day or later, of a contest's captains, with their seats."""
    found = (await tx.execute(_IN_CONTEST, {"contest_id": contest_id, "since": since})).mappings()
    fields = Leave.__struct_fields__
    return [(SeatId(row["seat"]), Leave(**{name: row[name] for name in fields})) for row in found]


async def of_seated(tx: Tx, league_id: int, since: date) -> list[Leave]:
    """Return the leaves in force, that end on a day or later, of people who hold a seat in the league."""
    return await many(tx, Leave, _OF_SEATED, league_id=league_id, since=since)


async def spent(tx: Tx, league_id: int, user_id: int, season: int) -> int:
    """Return how many days of leave a person has had, or booked, in a season of a league."""
    return await fetch_number(tx, _SPENT, league_id=league_id, user_id=user_id, season=season) or 0


async def change(tx: Tx, leave_id: int, **fields: object) -> None:
    """Change fields of a leave."""
    await change_row(tx, _CHANGE, where_id=leave_id, **fields)


async def remove(tx: Tx, leave_id: int) -> None:
    """Take a leave away that has changed nothing."""
    await tx.apply(_REMOVE, {"where_id": leave_id})
