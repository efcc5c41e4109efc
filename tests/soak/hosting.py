"""Competitions on the eve of something: a match that is hosted, the round that ends with it."""

from referee.competition import entering
from referee.competition.founding import Founding, HostingTerms, found_competition
from referee.course import agreement
from referee.model import ContestSettings
from tests.referee.world import CAMILLE, OLGA, STAN, World
from tests.soak.nth import Notes

HOURS = {"signup": 24, "running": 168, "finished": 87_600}
MATCH = 2  # the contest that is hosted first; the competition is the league's first one


async def hosting(world: World) -> None:
    """Have a competition of three in its first round, whose one match is being played."""
    options = {"pieces": 5, "rounds_per_half": 5, "clock_mode": "none", "turn_deadline_s": 172_800}
    founding = Founding(
        name="Coupe",
        game="aspic",
        config={"stages": [{"format": "round_robin"}]},
        terms=HostingTerms(options=options),
        settings=ContestSettings(hours=HOURS),
    )
    competition = await found_competition(world.house, world.league, founding)
    for user, name in ((CAMILLE, "Camille"), (OLGA, "Olga"), (STAN, "Stan")):
        await entering.enter_competition(world.house, competition.id, user, name)
    world.clock.pass_(hours=24.1)
    await world.heart.beat()


async def given_up(world: World, _: Notes) -> None:
    """Have the away side of the hosted match resign: the round is over with it, and the next match is opened."""
    await agreement.resign(world.house, MATCH, STAN)
