"""What holds for any match holds for one that a competition hosts: days without play, leaves, extensions, stand-ins."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from referee.competition import entering
from referee.competition.founding import Founding, HostingTerms, found_competition
from referee.desk import arbitration
from referee.model import By, Contest, ContestSettings, Turn
from referee.orders import grace, succession
from referee.outbox import deputies
from referee.turns import calendar, contests, history, leaves, postponing, seasons
from rules.competition import GAME
from rules.hosting import CanBeHosted, Contenders, Hosting, Terms
from tests.referee.duel import DUEL
from tests.referee.test_competitions import JUDGE, PACE, PEOPLE, ROUND_ROBIN, hosted, wait
from tests.referee.world import CAMILLE, HOUR, OLGA, World

pytestmark = pytest.mark.asyncio
DORA = 1005
GOALS = {"yes": 3, "no": 4, "aggregate": 5}


def _begin(terms: Terms, sides: Contenders) -> Hosting:
    setup = {"goal": GOALS[terms.level]}  # a match tells by it what it is to decide
    return Hosting(setup=setup, home="left", away="right")  # type: ignore[arg-type]


# The game of these tests, between two persons of a competition.
HOSTED_DUEL = replace(DUEL, hosted=CanBeHosted(questions=(), entered_by="person", begin=_begin))


async def begun(world: World, config: dict[str, object], *people: int) -> Contest:
    """Return a competition of that game in its first round; turns of its matches last 48 hours."""
    world.house = replace(world.house, games={"duel": HOSTED_DUEL, GAME.key: GAME})
    terms, settings = HostingTerms(hours={"orders": 48}), ContestSettings(hours=PACE)
    founding = Founding(name="Coupe", game="duel", config=config, terms=terms, settings=settings)
    competition = await found_competition(world.house, world.league, founding)
    for user in people:
        await entering.enter_competition(world.house, competition.id, user, PEOPLE[user])
    await wait(world, hours=24.1)
    return competition


async def first_turns(world: World) -> dict[str, Turn]:
    """Return the open turns of the matches of a first round, by fixture."""
    matches = await hosted(world, await begun(world, ROUND_ROBIN, *PEOPLE))
    return {one.fixture: await contests.get_latest_turn(world.house, one.contest_id) for one in matches}


async def test_its_deadlines_wait_for_days_without_play_and_for_a_captain_on_leave(world: World) -> None:
    off = datetime.fromtimestamp(world.clock.ms / 1000, UTC).date() + timedelta(days=3)
    after = off + timedelta(days=1)
    await calendar.change_days_off(world.house, world.league.id, add=[(off, off)])
    await leaves.book_leave(world.house, world.league.id, CAMILLE, (after, after), world.stamp())
    turns = await first_turns(world)
    steps = {
        key: [step.why for step in await postponing.list_postponements(world.house, turn.id)]
        for key, turn in turns.items()
    }
    assert steps == {"M1": ["no_play", "leave"], "M2": ["no_play"]}  # Camille plays M1
    assert turns["M1"].due_ms - turns["M2"].due_ms == 24 * HOUR


async def test_its_captains_take_extensions_and_have_deputies_and_standing_orders(world: World) -> None:
    await seasons.change_season(world.house, world.league.id, extensions=1, extension_hours=6)
    turns = await first_turns(world)
    turn, other = turns["M1"], turns["M2"]
    await grace.take_grace(world.house, turn.id, CAMILLE, world.stamp())
    moved = await contests.get_turn(world.house, turn.id)
    assert moved.due_ms == turn.due_ms + 6 * HOUR
    asked = await deputies.ask_deputy(world.house, turn.contest_id, CAMILLE, DORA)
    await deputies.answer_as_deputy(world.house, asked.id, DORA, accepts=True)
    await world.send(moved, "left", "5", user=DORA)
    await succession.leave_standing_order(world.house, other.contest_id, OLGA, "4", world.stamp())
    await world.close_overdue(moved)
    counted = [
        {one.seat: (one.link, one.canonical) for one in await history.list_orders_received(world.house, each.id)}
        for each in (turn, other)
    ]
    assert counted == [{"left": ("deputy", "5")}, {"left": ("standing", "4")}]


@pytest.mark.parametrize(("first", "level"), [("M1 2-1", "aggregate"), ("M1 1-1", "no")])
async def test_a_second_leg_after_a_level_first_one_has_to_have_a_winner_itself(
    world: World, first: str, level: str
) -> None:
    cup = await begun(world, {"stages": [{"format": "knockout", "tie": "legs"}]}, CAMILLE, OLGA)
    await arbitration.correct_position(world.house, cup.id, By(JUDGE, "vu"), op="lines", fields={"text": first})
    legs = [await contests.get_contest(world.house, one.contest_id) for one in await hosted(world, cup)]
    assert [one.setup["goal"] for one in legs] == [GOALS["yes"], GOALS[level]]
    assert [one.settings.decides for one in legs] == ["yes", "aggregate"]
