"""Contests that somebody is about to create: kept between the steps of a form, gone once they are made."""

from typing import Self

import msgspec

from db import keys
from db import plans as rows
from referee.house import House
from referee.model import Plan
from rules.contract import JsonObject


class ContestPlan(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is chosen so far, as each game has it."""

    @classmethod
    def read(cls, data: JsonObject) -> Self:
        """Return the plan that `data` wrote. Raises `msgspec.ValidationError` for what none wrote."""
        return msgspec.convert(data, cls, str_keys=True)

    def data(self) -> JsonObject:
        """Return the plan as a JSON object."""
        data: JsonObject = msgspec.to_builtins(self, str_keys=True)
        return data


MOST = 5  # of one person in one league; older ones go


async def keep_plan(house: House, league_id: int, game: str, user_id: int, data: JsonObject) -> int:
    """Keep a new plan; return its id."""
    async with house.db.write(keys.aside(keys.of_league(league_id))) as tx:
        plan_id = await rows.add(
            tx, league_id=league_id, game=game, user_id=user_id, data=data, created_ms=house.clock.now_ms()
        )
        await rows.keep_newest(tx, league_id, user_id, MOST)
    return plan_id


async def get_plan(house: House, plan_id: int) -> Plan:
    """Return a plan. Raises `LookupError` if it is gone."""
    async with house.db.read() as tx:
        found = await rows.get(tx, plan_id)
    if found is None:
        raise LookupError(f"no plan {plan_id}")
    return found


async def change_plan(house: House, plan_id: int, data: JsonObject) -> None:
    """Keep other data in a plan. Raises `LookupError` if it is gone."""
    async with house.db.write(keys.aside(keys.of_plan(plan_id))) as tx:
        if not await rows.change(tx, plan_id, data):
            raise LookupError(f"no plan {plan_id}")


async def drop_plan(house: House, plan_id: int) -> None:
    """Throw a plan away."""
    async with house.db.write(keys.of_plan(plan_id)) as tx:
        await rows.remove(tx, plan_id)
