"""The thinking time: measured by Discord's clock, charged by the game, and the end of a match when it runs out."""

import pytest

from referee import close, contests
from referee.model import Contest
from rules.aspic.state import State
from tests.referee.world import LEFT_WALL, RIGHT_WALL, World

S = 1000
RESERVE_S = 360


async def state(world: World, contest: Contest) -> State:
    turn = await world.turn(contest)
    found = world.house.games["aspic"].decode(turn.state if turn.after is None else turn.after)
    assert isinstance(found, State)
    return found


async def clocks(world: World, contest: Contest) -> tuple[int, int]:
    clock = (await state(world, contest)).clock
    assert clock is not None
    return clock.left, clock.right


@pytest.mark.clause("AS-time-a", "AS-time-b")
async def test_a_turn_is_charged_from_its_opening_to_the_snowflake_of_its_order(world: World) -> None:
    contest = await world.aspic()
    turn = await world.turn(contest)
    assert turn.due_ms == world.clock.ms + RESERVE_S * S
    world.clock.pass_(seconds=20)
    await world.send(turn, "right", RIGHT_WALL, at_ms=turn.opened_ms + 12_999)
    closed = await contests.turn(world.house, turn.id)
    assert (closed.status, closed.cause, closed.service) == ("closed", "complete", {"clock": "12"})
    following = await world.turn(contest)
    assert (following.opened_ms, following.awaiting) == (world.clock.ms, ("left",))
    assert await clocks(world, contest) == (RESERVE_S, RESERVE_S - 12)


@pytest.mark.clause("AS-time-c")
async def test_a_reserve_that_runs_out_loses_the_match_though_nobody_acts(world: World) -> None:
    contest = await world.aspic()
    await world.play(contest, RIGHT_WALL, LEFT_WALL)
    turn = await world.turn(contest)
    assert turn.due_ms == turn.opened_ms + (RESERVE_S - 1) * S
    world.clock.ms = turn.due_ms + close.GRACE_MS - 1
    assert await close.close_due(world.house) == 0
    world.clock.ms += 1
    assert await close.close_due(world.house) == 1
    result = (await state(world, contest)).result
    assert result is not None
    assert (result.winner, result.by) == ("right", "time")
    assert (await contests.get(world.house, contest.id)).status == "over"
    assert await clocks(world, contest) == (0, RESERVE_S - 1)


async def test_an_order_sent_in_the_last_second_that_arrives_in_the_grace_is_played(world: World) -> None:
    contest = await world.aspic()
    turn = await world.turn(contest)
    world.clock.ms = turn.due_ms + close.GRACE_MS - 1
    await world.send(turn, "right", RIGHT_WALL, at_ms=turn.due_ms - 1)
    assert await clocks(world, contest) == (RESERVE_S, 1)
