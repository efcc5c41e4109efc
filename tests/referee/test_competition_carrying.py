"""A season that runs already becomes a competition: founded with all its results, or not at all."""

from contextlib import suppress

import msgspec
import pytest
from msgspec.structs import replace

from presenters.competition.carrying import CarriedSeason, carry_season
from presenters.competition.exports import state_json
from presenters.competition.plan import CompetitionPlan
from presenters.competition.season_file import SeasonFile, read_season
from referee.competition.claiming import claim_entrant
from referee.competition.founding import Founding, ServiceLines
from referee.course.resuming import RunningSeason, found_running
from referee.desk import arbitration
from referee.desk.competitions import give_place
from referee.model import By, Contest, Refusal
from referee.turns import contests, history
from rules.contract import SeatId
from rules.errors import OrderError
from tests.referee.fate import at_every_step
from tests.referee.test_competitions import JUDGE, founded, hosted, resign, state_of
from tests.referee.world import CAMILLE, OLGA, REMI, STAN, World

pytestmark = pytest.mark.asyncio
FILE = "Camille,Rémi,3-1\nOlga,Stan,0-0\nRémi,Stan,1-0\n"
PEOPLE = {"Camille": CAMILLE, "Olga": OLGA, "Rémi": REMI}  # nobody answers for Stan yet
PLAN = CompetitionPlan(name="Ligue", game="aspic")


def season_of(text: str) -> CarriedSeason:
    file = read_season(text.encode())
    assert isinstance(file, SeasonFile)
    found = carry_season(file)
    assert isinstance(found, CarriedSeason)
    return found


async def carry_on(world: World, season: CarriedSeason) -> Contest:
    people = {SeatId(one): (who.name, PEOPLE.get(who.name)) for one, who in season.state.entrants.items()}
    given = RunningSeason(setup=season.setup, turns=season.turns, people=people, by_user=JUDGE)
    founding = Founding(name="Ligue", game="aspic", config={}, settings=PLAN.settings(7))
    known = await contests.find_made_from(world.house, world.league.id, "competition", 7)
    return known or await found_running(world.house, world.league, founding, given)


@pytest.mark.clause("CP-1-c")
async def test_results_are_history_and_the_next_matches_are_opened(world: World) -> None:
    await founded(world, {"stages": [{"format": "round_robin"}]})  # so that this league has competitions
    season = season_of(FILE)
    league = await carry_on(world, season)
    state = await state_of(world, league)
    assert state.fixtures == season.state.fixtures and state.stages == season.state.stages
    texts = [one.cause for one in await history.list_turns(world.house, league.id)]
    assert texts == ["referee"] * len(season.turns) + [None]
    open_now = {key for key, one in state.fixtures.items() if one.status == "open"}
    waiting = {key for key in open_now if "stan" in {state.fixtures[key].home, state.fixtures[key].away}}
    assert {one.fixture for one in await hosted(world, league)} == open_now - waiting and len(waiting) == 1
    await world.heart.beat()
    assert "not_hosted" not in world.discord.kinds("referee:")
    kinds = world.discord.kinds(f"thread:{league.id}")
    assert kinds.count("turn_closed") == 1 and kinds[0] == "match_opened"

    # A name proves nothing: a referee gives the place to a person, once; a correction is like any other.
    assert await claim_entrant(world.house, league.id, OLGA, "Stan") is None  # she answers for herself
    with pytest.raises(Refusal, match="place_by_referee"):
        await claim_entrant(world.house, league.id, STAN, "Stan")
    for seat, refused in (("results", "unknown_player"), ("referee", "unknown_player"), ("zoe", "unknown_player")):
        with pytest.raises(Refusal, match=refused):
            await give_place(world.house, league.id, By(JUDGE, "c'est lui"), seat=seat, user_id=STAN)
    with pytest.raises(Refusal, match="conflict"):
        await give_place(world.house, league.id, By(JUDGE, "c'est lui"), seat="stan", user_id=CAMILLE)
    await give_place(world.house, league.id, By(JUDGE, "c'est lui"), seat="stan", user_id=STAN)
    assert {one.fixture for one in await hosted(world, league)} == open_now  # their match has waited for them
    key = next(key for key, one in state.fixtures.items() if one.status == "done")
    by = By(JUDGE, "erreur de saisie")
    await arbitration.correct_position(world.house, league.id, by, op="lines", fields={"text": f"corrige {key} 0-4"})
    assert (await state_of(world, league)).fixtures[key].score == (0, 4)
    for one in await hosted(world, league):
        if one.report is None:
            await resign(world, one, loser="away")


async def test_an_exported_state_goes_on_as_it_stands(world: World) -> None:
    await founded(world, {"stages": [{"format": "round_robin"}]})
    file = read_season(state_json(season_of(FILE).state))
    assert isinstance(file, SeasonFile)
    kept = CompetitionPlan.read(msgspec.json.decode(msgspec.json.encode(replace(PLAN, file=file).data()))).file
    found = None if kept is None else carry_season(kept)
    assert isinstance(found, CarriedSeason) and found.state == season_of(FILE).state
    league = await carry_on(world, found)
    assert await state_of(world, league) == found.state
    assert len(await hosted(world, league)) == 1  # the other match waits for Stan


async def test_a_season_that_the_rules_refuse_is_not_founded_at_all(world: World) -> None:
    await founded(world, {"stages": [{"format": "round_robin"}]})
    before = len(await contests.list_contests(world.house, world.league.id, open_only=False))
    season = season_of(FILE)
    people = {SeatId(one): (who.name, None) for one, who in season.state.entrants.items()}
    bad = RunningSeason(
        setup=season.setup, turns=(*season.turns, ServiceLines(results="M99 1-0")), people=people, by_user=JUDGE
    )  # fmt: skip
    founding = Founding(name="Ligue", game="aspic", config={}, settings=PLAN.settings(7))
    with pytest.raises(OrderError):
        await found_running(world.house, world.league, founding, bad)
    assert len(await contests.list_contests(world.house, world.league.id, open_only=False)) == before


@pytest.mark.slow
async def test_it_is_founded_once_wherever_the_program_dies(tmp_path) -> None:
    before = await World.make(tmp_path / "eve.sqlite3")
    await founded(before, {"stages": [{"format": "round_robin"}]})
    await before.sender.flush()
    await before.close()

    async def carry(world: World) -> None:
        with suppress(OrderError):
            await carry_on(world, season_of(FILE))

    async def check(world: World) -> None:
        made = await contests.list_contests(world.house, world.league.id, open_only=False)
        league = next(one for one in made if one.name == "Ligue")
        state = await state_of(world, league)
        assert state.fixtures == season_of(FILE).state.fixtures
        assert world.discord.kinds(f"opened:{league.id}") == ["thread"]
        assert world.discord.kinds(f"thread:{league.id}").count("turn_closed") == 1

    assert await at_every_step(before, [carry], check) > 20
