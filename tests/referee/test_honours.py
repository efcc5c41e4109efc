"""Champions and cup winners are told to the whole league: each title once, and again if it becomes another's."""

import asyncio
import random
from dataclasses import replace
from pathlib import Path

import pytest

from referee.desk import arbitration, rewind
from referee.model import By, Contest, OutboxRow
from referee.turns import contests, history
from rules.matrix_hockey.state import State
from tests.referee.fate import Killed
from tests.referee.world import REMI, World
from tests.soak.seasons import season, send_week

WEEKS = [{"CH": [1], "KDH": [1]}, {"CH": [2], "KDH": [2]}, {"CH": [3]}]


async def begun(path: Path) -> tuple[World, Contest]:
    """Return a season of three weeks at its first one; the chance of it is seeded."""
    world = await World.make(path)
    world.house = replace(world.house, random_bytes=random.Random("honours").randbytes)
    await world.reopen()
    contest = await season(world, calendar=WEEKS)
    await world.heart.beat()
    return world, contest


async def state_of(world: World, contest: Contest) -> State:
    state = await contests.read_position(world.house, await world.turn(contest))
    assert isinstance(state, State)
    return state


async def week_over(world: World, contest: Contest) -> None:
    """Send everybody's orders and let the week close by the clock."""
    await send_week(world, contest, random.Random(7))
    world.clock.ms = (await world.turn(contest)).due_ms + 10_000
    await world.heart.beat()


async def act(world: World, contest: Contest, *, op: str, fields: dict[str, object]) -> None:
    await arbitration.correct_position(world.house, contest.id, By(REMI, "motif"), op=op, fields=fields)
    await world.heart.beat()


def told(world: World) -> list[tuple[str, str]]:
    """Return the titles told in the announcement channel, with their winners."""
    payloads = [one.payload for one in world.discord.messages if one.kind == "honour" and one.lane == "announce:1"]
    return [(str(one["title"]), str(one["seat"])) for one in payloads if isinstance(one, dict)]


async def test_each_title_is_told_once_when_it_is_won(tmp_path: Path) -> None:
    world, contest = await begun(tmp_path / "season.sqlite3")
    await week_over(world, contest)
    assert told(world) == []
    await week_over(world, contest)
    cup = (await state_of(world, contest)).kdh.winner
    assert cup is not None
    assert told(world) == [("KDH", cup)]
    await week_over(world, contest)
    ended = await state_of(world, contest)
    champion = ended.outcome.tables["E"][0]
    assert told(world) == [("KDH", cup), ("CH", champion)]
    world.clock.ms = (await world.turn(contest)).due_ms + 10_000
    await world.heart.beat()
    assert (await state_of(world, contest)).season == 2
    assert len(told(world)) == 2
    await world.close()


async def test_a_referee_who_decides_the_table_otherwise_has_the_new_champion_told(tmp_path: Path) -> None:
    world, contest = await begun(tmp_path / "season.sqlite3")
    for _ in range(3):
        await week_over(world, contest)
    first, second, *_ = (await state_of(world, contest)).outcome.tables["E"]
    await act(world, contest, op="points", fields={"team": second, "points": 100})
    assert [one for one in told(world) if one[0] == "CH"] == [("CH", first), ("CH", second)]
    await act(world, contest, op="points", fields={"team": second, "points": 1})
    assert len(told(world)) == 3
    await world.close()


async def test_a_season_that_counts_for_nothing_has_no_champion(tmp_path: Path) -> None:
    world, contest = await begun(tmp_path / "season.sqlite3")
    await act(world, contest, op="void", fields={})
    assert (await state_of(world, contest)).phase == "finished"
    assert told(world) == []
    await world.close()


async def test_a_title_that_a_replay_gives_to_another_is_told_again_and_else_not(tmp_path: Path) -> None:
    world, contest = await begun(tmp_path / "season.sqlite3")
    for _ in range(3):
        await week_over(world, contest)
    before = dict(told(world))
    await replayed_without(world, contest, 2, before["KDH"])
    ended = await state_of(world, contest)
    assert ended.kdh.winner not in {None, before["KDH"]}
    now = {"KDH": ended.kdh.winner, "CH": ended.outcome.tables["E"][0]}
    assert told(world)[2:] == [(title, now[title]) for title in before if now[title] != before[title]]
    count = len(told(world))
    await replayed_without(world, contest, 3, ended.outcome.tables["E"][-1])
    assert (await state_of(world, contest)).outcome.tables["E"][0] == now["CH"]
    assert len(told(world)) == count
    await world.close()


async def replayed_without(world: World, contest: Contest, week: int, team: str) -> None:
    """Have a week played again without what a team ordered."""
    standing = await history.list_standing_turns(world.house, contest.id)
    weeks = [
        turn
        for turn in await history.list_turns(world.house, contest.id)
        if turn.id in standing and turn.stage == "week"
    ]
    wanted = rewind.RewindWish(turn_id=weeks[week - 1].id, reason="ordre compté à tort", seat=team, text="-")
    draft, _ = await rewind.propose_rewind(world.house, contest.id, REMI, wanted)
    await rewind.confirm_rewind(world.house, contest.id, draft.id, REMI)
    await world.heart.beat()


@pytest.mark.parametrize("moment", ["before it is posted", "after it is posted"])
async def test_a_cup_winner_is_told_once_though_the_program_dies_over_it(tmp_path: Path, moment: str) -> None:
    world, contest = await begun(tmp_path / "season.sqlite3")
    await week_over(world, contest)
    await send_week(world, contest, random.Random(7))
    world.clock.ms = (await world.turn(contest)).due_ms + 10_000
    publish = world.discord.publish

    async def dying(row: OutboxRow) -> int | None:
        if row.kind == "honour" and moment.startswith("before"):
            raise Killed
        message = await publish(row)
        if row.kind == "honour":
            raise Killed
        return message

    world.discord.publish = dying  # type: ignore[method-assign]
    await asyncio.gather(asyncio.ensure_future(world.heart.beat()), return_exceptions=True)
    world.discord.publish = publish  # type: ignore[method-assign]
    await world.heart.stop()
    await world.reopen()
    world.clock.pass_(minutes=10)
    await world.heart.wake()
    await world.heart.beat()
    assert told(world) == [("KDH", (await state_of(world, contest)).kdh.winner)]
    await world.close()
