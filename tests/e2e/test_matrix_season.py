"""A whole season of a division of twelve in simulated Discord, from its creation to the first week of the next one."""

import random

import pytest

from bot import create_bot
from tests.e2e.matrix_season.cast import begin
from tests.e2e.matrix_season.ending import next_season, replay
from tests.e2e.matrix_season.engine import check_turns
from tests.e2e.matrix_season.first_half import fifth_week, first_week, fourth_week, second_week, third_week
from tests.e2e.matrix_season.second_half import cups, double_week
from tests.e2e.matrix_season.year import Year


@pytest.fixture
def make_bot(settings, clock):
    """The real bot, its dice seeded: the same season at every run."""
    chance = random.Random("one year, twelve teams")
    return lambda: create_bot(settings, clock=clock, random_bytes=chance.randbytes)


@pytest.mark.slow
@pytest.mark.postgres
@pytest.mark.clause(
    *("MH-3.1.2-f", "MH-3.1.3-e", "MH-3.1.3-f", "MH-3.1.3-g", "MH-3.1.3-h", "MH-3.1.3-i", "MH-3.1.3-k", "MH-3.1.3-l"),
    *("MH-3.1.3-m", "MH-4-a", "MH-4-c", "MH-4-f", "MH-5-d", "MH-5-e", "MH-5-h", "MH-9-a", "MH-9-c"),
)
async def test_a_season_of_a_division_of_twelve(league, organiser, referee):
    league.leap_s = 3 * 3600.0
    season, heir = await begin(league, organiser, referee)
    year = await Year.begun(season)
    await first_week(year)
    await second_week(year)
    await third_week(year, heir)
    await fourth_week(year, heir)
    await fifth_week(year)
    await cups(year)
    last = await replay(year, await double_week(year))
    await next_season(year, last)
    await check_turns(season)
