"""Who stands in for whom: asked, there once they accept, until they or their captain goes. Rows are never removed."""

from sqlalchemy import BigInteger, and_, bindparam, select, update

from db.engine import Tx
from db.rows import Deputy, DeputyStatus
from db.sql import add as add_row
from db.sql import change as change_rows
from db.sql import fetch_first, many, rows_of
from db.tables import deputy, seat

_DEPUTIES = rows_of(deputy, Deputy)
_CONTEST_ID = bindparam("contest_id", type_=BigInteger)
# Whoever stands in for a captain has nothing to do there any more when the seat is another's.
_OF_ITS_CAPTAIN = and_(
    seat.c.contest_id == deputy.c.contest_id, seat.c.seat == deputy.c.seat, seat.c.user_id == deputy.c.by_user
)
_BY_ID = _DEPUTIES.where(deputy.c.id == bindparam("deputy_id"))
_OPEN = _DEPUTIES.where(deputy.c.contest_id == _CONTEST_ID, deputy.c.status.in_(("asked", "active")))
_ACTIVE = (
    _DEPUTIES.join(seat, _OF_ITS_CAPTAIN)
    .where(deputy.c.contest_id == _CONTEST_ID, deputy.c.status == "active")
    .order_by(deputy.c.id)
)
_CHANGE = update(deputy).where(deputy.c.id == bindparam("where_id"))

# The seats (contest, seat) for which `user_id` stands in, and who stands in where: for the queries of other modules.
HELD = (
    select(deputy.c.contest_id, deputy.c.seat)
    .join(seat, _OF_ITS_CAPTAIN)
    .where(deputy.c.user_id == bindparam("user_id"), deputy.c.status == "active")
)
STANDING_IN = (
    select(deputy.c.contest_id, deputy.c.user_id, deputy.c.seat)
    .join(seat, _OF_ITS_CAPTAIN)
    .where(deputy.c.status == "active")
)


async def add(tx: Tx, **fields: object) -> Deputy:
    """Store that somebody was asked; return it."""
    return await need(tx, await add_row(tx, deputy, **fields))


async def need(tx: Tx, deputy_id: int) -> Deputy:
    """Return a deputy, whatever became of them. Raises `LookupError`."""
    found = await fetch_first(tx, Deputy, _BY_ID, deputy_id=deputy_id)
    if found is None:
        raise LookupError(f"no deputy {deputy_id}")
    return found


async def in_force(tx: Tx, contest_id: int) -> list[Deputy]:
    """Return who stands in for the captain of a seat of a contest now, at most one for each."""
    return await many(tx, Deputy, _ACTIVE, contest_id=contest_id)


async def not_ended(tx: Tx, contest_id: int) -> list[Deputy]:
    """Return who was asked to stand in or does, even for a captain who has gone meanwhile."""
    return await many(tx, Deputy, _OPEN, contest_id=contest_id)


async def change(tx: Tx, deputy_id: int, status: DeputyStatus, **fields: object) -> Deputy:
    """Change what became of a deputy; return them."""
    await change_rows(tx, _CHANGE, where_id=deputy_id, status=status, **fields)
    return await need(tx, deputy_id)
