"""What players did in a contest besides playing: draws offered, refused, agreed, resignations. Nothing is changed."""

from sqlalchemy import bindparam

from db.engine import Tx
from db.rows import ContestAct
from db.sql import add as add_row
from db.sql import fetch_first, many, rows_of
from db.tables import contest_act

_ACTS = rows_of(contest_act, ContestAct)
_BY_ID = _ACTS.where(contest_act.c.id == bindparam("act_id"))
_OF_CONTEST = _ACTS.where(contest_act.c.contest_id == bindparam("contest_id")).order_by(contest_act.c.id)
_LATEST = _OF_CONTEST.order_by(None).order_by(contest_act.c.id.desc()).limit(1)


async def add(tx: Tx, **fields: object) -> ContestAct:
    """Store an act; return it."""
    return await need(tx, await add_row(tx, contest_act, **fields))


async def need(tx: Tx, act_id: int) -> ContestAct:
    """Return an act that exists."""
    found = await fetch_first(tx, ContestAct, _BY_ID, act_id=act_id)
    if found is None:
        raise LookupError(f"no act {act_id}")
    return found


async def of_contest(tx: Tx, contest_id: int) -> list[ContestAct]:
    """Return the acts in a contest, oldest first."""
    return await many(tx, ContestAct, _OF_CONTEST, contest_id=contest_id)


async def latest(tx: Tx, contest_id: int) -> ContestAct | None:
    """Return the last act in a contest."""
    return await fetch_first(tx, ContestAct, _LATEST, contest_id=contest_id)
