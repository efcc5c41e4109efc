"""Dying at any step of what a competition does by itself: each match is opened once, each result counted once.

That a thread is opened once wherever the program dies is in `test_crash`.
"""

from pathlib import Path

import pytest

from db import contests as contest_rows
from referee.course.close import close_due
from referee.desk import arbitration
from referee.model import By, Refusal
from referee.turns import contests, history
from tests.referee.fate import at_every_step
from tests.referee.test_competitions import CUP, JUDGE, ROUND_ROBIN, begun, hosted, resign, state_of
from tests.referee.world import CAMILLE, HOUR, OLGA, STAN, World

COMPETITION = 1  # the league's first contest
BY = By(JUDGE, "vu à la vidéo")
LINES = "corrige forfait M1 dom"

pytestmark = [pytest.mark.usefixtures("hurried"), pytest.mark.slow]


POSTPONE = {"stages": [{"format": "round_robin", "unplayed": "postpone"}]}


async def close_round(world: World) -> None:
    await close_due(world.house)


async def first_round(path: Path, config: dict[str, object], *, is_over: bool = False) -> World:
    """Return the world in the first round of three, with one match in it, or in the second; closed."""
    world = await World.make(path)
    await begun(world, config, CAMILLE, OLGA, STAN)
    if is_over:
        await resign_first(world)
    await world.sender.flush()
    await world.close()
    return world


async def resign_first(world: World) -> None:
    """Give the match of the first round up, unless that is done; the round is over with it."""
    try:
        await resign(
            world, (await hosted(world, await contests.get_contest(world.house, COMPETITION)))[0], loser="away"
        )
    except Refusal as refusal:
        assert refusal.code in {"over", "closed"}
        await close_due(world.house)


async def correct(world: World) -> None:
    """Correct the first result, unless that is done."""
    state = await state_of(world, await contests.get_contest(world.house, COMPETITION))
    if state.fixtures["M1"].winner == state.fixtures["M1"].home:
        await arbitration.correct_position(world.house, COMPETITION, BY, op="lines", fields={"text": LINES})


async def check_each_once(world: World, keys: list[str], ended: set[str]) -> None:
    """Every match was opened once, in one thread; who is in play now; nothing is said twice."""
    competition = await contests.get_contest(world.house, COMPETITION)
    matches = await hosted(world, competition)
    assert [(one.fixture, one.replays) for one in matches] == [(key, 0) for key in keys]
    async with world.house.db.read() as tx:
        made = await contest_rows.of_league(tx, world.league.id, open_only=False)
    assert {one.id for one in made} == {COMPETITION, *(one.contest_id for one in matches)}
    over = {
        one.fixture for one in matches if (await contests.get_contest(world.house, one.contest_id)).status == "over"
    }
    assert over == ended
    for contest in made:
        assert world.discord.kinds(f"opened:{contest.id}") == ["thread"]
        assert world.discord.kinds(f"thread:{contest.id}").count("match_opened") == 1
    for one in matches:
        ends = world.discord.kinds(f"thread:{one.contest_id}").count("match_over")
        assert ends == (0 if one.report is None else 1)
    assert world.discord.kinds("announce:") == ["match_started"]
    assert world.discord.kinds("referee:") == []


async def check_second_round(world: World) -> None:
    await check_each_once(world, ["M1", "M2"], {"M1"})
    turns = await history.list_turns(world.house, COMPETITION)
    assert [one.status for one in turns] == ["closed", "closed", "open"]
    competition = await contests.get_contest(world.house, COMPETITION)
    fixtures = (await state_of(world, competition)).fixtures
    assert [one.winner for one in fixtures.values() if one.score] == [fixtures["M1"].home]
    assert [one.report for one in await hosted(world, competition)] == ["forfait M1 ext", None]
    assert world.discord.kinds(f"thread:{COMPETITION}") == ["match_opened", "turn_closed", "turn_closed"]


async def test_the_end_of_a_hosted_match_is_reported_once_and_the_next_round_opened_once(tmp_path: Path) -> None:
    before = await first_round(tmp_path / "eve.sqlite3", ROUND_ROBIN)
    assert await at_every_step(before, [resign_first], check_second_round) > 60


async def check_postponed(world: World) -> None:
    """The deadline: a match goes on beside that of the second round."""
    await check_each_once(world, ["M1", "M2"], set())
    state = await state_of(world, await contests.get_contest(world.house, COMPETITION))
    assert [one.status for one in state.fixtures.values()] == ["postponed", "open", "planned"]


async def test_a_round_is_closed_once_at_its_deadline(tmp_path: Path) -> None:
    before = await first_round(tmp_path / "eve.sqlite3", POSTPONE)
    before.clock.ms += 168 * HOUR
    assert await at_every_step(before, [close_round], check_postponed) > 30


async def check_other_final(world: World) -> None:
    await check_each_once(world, ["M1", "M2", "M3"], {"M1", "M2"})
    competition = await contests.get_contest(world.house, COMPETITION)
    state = await state_of(world, competition)
    assert state.fixtures["M1"].winner == state.fixtures["M1"].away
    assert [state.fixtures[key].status for key in ("M2", "M3")] == ["void", "open"]
    final = (await hosted(world, competition))[1]
    assert world.discord.kinds(f"thread:{final.contest_id}") == ["match_opened", "not_played"]
    assert world.discord.kinds(f"thread:{COMPETITION}").count("arbitration") == 1


async def test_a_correction_replaces_the_match_that_depends_on_it_once(tmp_path: Path) -> None:
    before = await first_round(tmp_path / "eve.sqlite3", CUP, is_over=True)
    assert await at_every_step(before, [correct], check_other_final) > 30
