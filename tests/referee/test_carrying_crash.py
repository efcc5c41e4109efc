"""Dying at any step of a Helvetia competition: each match is opened once, each report counted once, each round told."""

from pathlib import Path

import pytest

from db import contests as contest_rows
from referee.course.close import close_due
from referee.turns import contests, history
from tests.referee.fate import at_every_step
from tests.referee.test_carrying import begun, prepared, state_of
from tests.referee.test_competition_crash import resign_first
from tests.referee.test_competitions import hosted
from tests.referee.world import HOUR, World

COMPETITION = 1  # the league's first contest
pytestmark = [pytest.mark.usefixtures("hurried"), pytest.mark.slow]


async def eve(path: Path, *, is_playing: bool) -> World:
    """Return the world in the first round of a championship of two, in its preparation or with its match; closed."""
    world = await World.make(path)
    competition = await begun(world, "camille", "olga", form="league")
    if is_playing:
        await prepared(world, competition, {"camille": "A 1"})
    await world.sender.flush()
    await world.close()
    return world


async def close_preparation(world: World) -> None:
    await close_due(world.house)


async def check_each_once(world: World) -> None:
    """The match was opened once, in one thread, and nothing is said twice."""
    [match] = await hosted(world, await contests.get_contest(world.house, COMPETITION))
    async with world.house.db.read() as tx:
        made = await contest_rows.of_league(tx, world.league.id, open_only=False)
    assert {one.id for one in made} == {COMPETITION, match.contest_id}
    for contest in made:
        assert world.discord.kinds(f"opened:{contest.id}") == ["thread"]
        assert world.discord.kinds(f"thread:{contest.id}").count("match_opened") == 1
    assert world.discord.kinds("announce:") == ["match_started"]
    assert world.discord.kinds("referee:") == []


async def check_playing(world: World) -> None:
    await check_each_once(world)
    assert (await state_of(world, await contests.get_contest(world.house, COMPETITION))).phase == "playing"
    assert world.discord.kinds(f"thread:{COMPETITION}") == ["match_opened", "turn_closed"]


async def check_second_round(world: World) -> None:
    await check_each_once(world)
    competition = await contests.get_contest(world.house, COMPETITION)
    turns = await history.list_turns(world.house, COMPETITION)
    assert [one.status for one in turns] == ["closed", "closed", "open"]
    state = await state_of(world, competition)
    rows = sorted((row.played, row.points, row.gf) for row in state.table.values())
    assert (state.phase, state.round, rows) == ("preparation", 2, [(1, 0, 0), (1, 3, 2)])
    assert world.discord.kinds(f"thread:{COMPETITION}") == ["match_opened", "turn_closed", "turn_closed"]
    assert world.discord.kinds(f"thread:{(await hosted(world, competition))[0].contest_id}").count("match_over") == 1


@pytest.mark.clause("HC-3.5-c")
async def test_the_end_of_a_match_is_reported_once_and_its_round_closed_once(tmp_path: Path) -> None:
    before = await eve(tmp_path / "eve.sqlite3", is_playing=True)
    assert await at_every_step(before, [resign_first], check_second_round) > 60


async def test_the_matches_of_a_round_are_opened_once(tmp_path: Path) -> None:
    before = await eve(tmp_path / "eve.sqlite3", is_playing=False)
    before.clock.ms += 48 * HOUR + 10_000
    assert await at_every_step(before, [close_preparation], check_playing) > 20
