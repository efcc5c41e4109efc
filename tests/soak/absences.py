"""Captains who are not there, and who prepared for it: the pieces of scenarios that are about that."""

from referee.orders import grace, succession
from referee.outbox import deputies
from referee.turns import seasons
from tests.referee.world import CAMILLE, OLGA, World
from tests.soak.nth import Notes
from tests.soak.steps import half, match, overdue, turn_of

STAN_IN = 4243


async def standing_in(world: World) -> None:
    """Have a turn overdue in which a deputy has ordered for the one side, and nobody but a standing order the other."""
    await match(world)
    asked = await deputies.ask_deputy(world.house, 1, CAMILLE, STAN_IN)
    await deputies.answer_as_deputy(world.house, asked.id, STAN_IN, accepts=True)
    turn = await turn_of(world)
    await world.send(turn, "left", "6", user=STAN_IN)
    await succession.leave_standing_order(world.house, 1, OLGA, "3", world.stamp())
    await world.heart.beat()
    world.clock.ms = turn.due_ms + 10_000


async def prepared(world: World, _: Notes) -> None:
    await succession.leave_standing_order(world.house, 1, CAMILLE, "3", world.stamp())


async def asked_in(world: World, notes: Notes) -> None:
    notes["deputy"] = (await deputies.ask_deputy(world.house, 1, CAMILLE, STAN_IN)).id


async def accepted(world: World, notes: Notes) -> None:
    await deputies.answer_as_deputy(world.house, notes["deputy"], STAN_IN, accepts=True)


async def with_extensions(world: World) -> None:
    await seasons.change_season(world.house, world.league.id, extensions=2, extension_hours=6)
    await half(world)


async def extended(world: World, _: Notes) -> None:
    await grace.take_grace(world.house, (await turn_of(world)).id, OLGA, world.stamp())


async def missed(world: World) -> None:
    await overdue(world)
    await world.heart.beat()
