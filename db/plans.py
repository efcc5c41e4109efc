"""Contests that are being prepared."""

from sqlalchemy import bindparam, delete, select, update

from db.engine import Tx
from db.rows import Plan
from db.sql import add as add_row
from db.sql import change as change_rows
from db.sql import fetch_first, rows_of
from db.tables import plan
from rules.contract import JsonObject

_PLANS = rows_of(plan, Plan)
_CHANGE = update(plan).where(plan.c.id == bindparam("where_id"))


async def get(tx: Tx, plan_id: int) -> Plan | None:
    """Return a plan, if it is there."""
    return await fetch_first(tx, Plan, _PLANS.where(plan.c.id == plan_id))


async def add(tx: Tx, **fields: object) -> int:
    """Store a new plan; return its id."""
    return await add_row(tx, plan, **fields)


async def change(tx: Tx, plan_id: int, data: JsonObject) -> int:
    """Store other data; return 0 if the plan is gone."""
    return await change_rows(tx, _CHANGE, where_id=plan_id, data=data)


async def remove(tx: Tx, plan_id: int) -> None:
    """Throw a plan away."""
    await tx.apply(delete(plan).where(plan.c.id == plan_id))


async def keep_newest(tx: Tx, league_id: int, user_id: int, most: int) -> None:
    """Throw the plans of a person in a league away but for the newest."""
    mine = (plan.c.league_id == league_id, plan.c.user_id == user_id)
    newest = select(plan.c.id).where(*mine).order_by(plan.c.id.desc()).limit(most)
    await tx.apply(delete(plan).where(*mine, plan.c.id.not_in(newest)))
