"""Closes move by rule when nobody could reach the bot before them."""

import pytest

from db import turns
from referee.hand.times import HOUR_MS, MINUTE_MS
from referee.league import leagues
from referee.turns import history, postponing
from tests.referee.world import HOUR, World
from tests.support.storage import refusing

DUE = 100 * HOUR_MS


@pytest.mark.parametrize(
    ("span", "hours", "moved"),
    [
        ((90.0, 97.0), 2, 0.0),  # over before the last two hours
        ((90.0, 98.5), 2, 0.5),
        ((98.5, 99.0), 2, 0.5),
        ((97.0, 99.5), 2, 1.5),
        ((99.0, 101.0), 2, 1.5),  # half an hour from the return on
        ((99.9, 110.0), 2, 10.5),
        ((60.0, 110.0), 2, 10.5),
        ((99.0, 100.2), 0, 0.0),  # the rule is off
        ((100.5, 101.0), 2, 0.0),  # it began after the deadline
    ],
)
def test_the_time_lost_of_the_last_hours_is_given_back(span: tuple[float, float], hours: int, moved: float) -> None:
    instants = (round(span[0] * HOUR_MS), round(span[1] * HOUR_MS))
    assert postponing.compute_deadline_after(DUE, 0, instants, hours) == DUE + round(moved * HOUR_MS)


def test_time_before_the_turn_was_opened_was_not_lost() -> None:
    opened = DUE - HOUR_MS
    assert (
        postponing.compute_deadline_after(DUE, opened, (DUE - 3 * HOUR_MS, DUE - 30 * MINUTE_MS), 2)
        == DUE + 30 * MINUTE_MS
    )


async def away(world: World, start_ms: int, end_ms: int) -> None:
    """Let the bot run until an instant, be gone, and come back."""
    world.clock.ms = start_ms
    await world.heart.beat()
    world.clock.ms = end_ms
    await world.reopen()
    await world.heart.wake()
    await world.heart.beat()


async def with_rule(world: World) -> None:
    await leagues.change_league(world.house, world.league.id, outage_hours=2)


async def test_a_bot_down_over_a_deadline_moves_the_close_announces_it_and_charges_nobody(world: World) -> None:
    await with_rule(world)
    contest = await world.match()
    turn = await world.turn(contest)
    await world.send(turn, "left", "4")
    await away(world, turn.due_ms - HOUR, turn.due_ms + HOUR)
    after = await world.turn(contest)
    assert (after.id, after.status, after.due_ms) == (turn.id, "open", turn.due_ms + HOUR + 30 * MINUTE_MS)
    assert world.discord.kinds(f"thread:{contest.id}")[-1] == "close_moved"
    await world.send(after, "right", "2")
    await world.heart.beat()
    closed = await world.turn(contest)
    assert closed.number == 2
    await away(world, closed.opened_ms + HOUR, closed.opened_ms + 3 * HOUR)  # far from any deadline
    assert (await world.turn(contest)).due_ms == closed.due_ms
    assert world.discord.kinds(f"thread:{contest.id}").count("close_moved") == 1


async def test_an_outage_is_settled_once_however_often_the_bot_dies(world: World) -> None:
    await with_rule(world)
    contest = await world.match()
    turn = await world.turn(contest)
    await away(world, turn.due_ms - HOUR, turn.due_ms + HOUR)
    moved = (await world.turn(contest)).due_ms
    for _ in range(3):
        await world.reopen()
        await world.heart.wake()
        await world.heart.beat()
    assert (await world.turn(contest)).due_ms == moved
    assert world.discord.kinds(f"thread:{contest.id}").count("close_moved") == 1


@pytest.mark.parametrize("pattern", ["FROM pulse", "FROM outage", "UPDATE turn SET", "UPDATE outage"])
async def test_a_close_that_could_not_be_moved_waits_until_it_can(world: World, pattern: str) -> None:
    await with_rule(world)
    contest = await world.match()
    turn = await world.turn(contest)
    world.clock.ms = turn.due_ms - HOUR
    await world.heart.beat()
    world.clock.ms = turn.due_ms + HOUR
    with refusing(pattern):
        for _ in range(3):
            await world.heart.beat()
    assert (await world.turn(contest)).number == 1
    await world.heart.beat()
    after = await world.turn(contest)
    assert (after.id, after.status, after.due_ms) == (turn.id, "open", turn.due_ms + HOUR + 30 * MINUTE_MS)
    assert await history.list_missing_orders(world.house, contest.id) == []
    assert world.discord.kinds(f"thread:{contest.id}").count("close_moved") == 1


async def test_who_acts_before_an_outage_is_settled_is_judged_by_the_close_that_it_moves(world: World) -> None:
    await with_rule(world)
    contest = await world.match()
    turn = await world.turn(contest)
    world.clock.ms = turn.due_ms - HOUR
    await world.heart.beat()
    world.clock.ms = turn.due_ms + HOUR
    await world.reopen()
    await world.heart.wake()
    await world.send(turn, "left", "4")
    assert (await world.turn(contest)).due_ms == turn.due_ms + HOUR + 30 * MINUTE_MS
    await world.heart.beat()
    assert world.discord.kinds(f"thread:{contest.id}").count("close_moved") == 1


async def test_with_every_order_in_hand_a_turn_is_closed_on_return(world: World) -> None:
    await with_rule(world)
    contest = await world.match(settings={"early_close": False})
    turn = await world.turn(contest)
    await world.send(turn, "left", "4")
    await world.send(turn, "right", "2")
    await away(world, turn.due_ms - HOUR, turn.due_ms + HOUR)
    assert (await world.turn(contest)).number == 2


async def test_a_machine_that_slept_counts_as_away(world: World) -> None:
    await with_rule(world)
    contest = await world.match()
    turn = await world.turn(contest)
    world.clock.ms = turn.due_ms - HOUR
    await world.heart.beat()
    world.clock.ms = turn.due_ms + HOUR
    await world.heart.beat()
    assert (await world.turn(contest)).status == "open"
    assert (await world.turn(contest)).due_ms > turn.due_ms


async def test_a_pause_of_the_league_s_rule_leaves_deadlines_alone(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    await away(world, turn.due_ms - HOUR, turn.due_ms + HOUR)
    assert (await world.turn(contest)).number == 2
    async with world.house.db.read() as tx:
        assert (await turns.need(tx, turn.id)).status == "closed"
