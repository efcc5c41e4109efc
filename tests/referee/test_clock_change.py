"""Turns of whole days over a change of the clock: their hour stays, and what was told of a deadline holds."""

from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest

from referee.competition.dates import compute_round_ends
from referee.hand.times import local_to_utc_ms
from referee.league import leagues
from referee.model import ContestSettings
from referee.turns import reminders
from tests.referee.world import CAMILLE, HOUR, OLGA, World

ZURICH, ABIDJAN = "Europe/Zurich", "Africa/Abidjan"
SPRING, AUTUMN = date(2026, 3, 28), date(2026, 10, 24)  # the Saturdays before the clocks change
EVENING = time(20)
DAY = timedelta(days=1)
SEASONS = pytest.mark.parametrize(
    ("zone", "saturday", "hours"),
    [(ZURICH, SPRING, 23), (ZURICH, AUTUMN, 25), (ABIDJAN, SPRING, 24), (ABIDJAN, AUTUMN, 24)],
)


async def at_eight(world: World, zone: str, saturday: date) -> None:
    """Have it be 20:00 of a Saturday in a league of a zone."""
    await leagues.change_league(world.house, world.league.id, zone=zone)
    world.league = await leagues.get_league(world.house, world.league.id)
    world.clock.ms = local_to_utc_ms(saturday, EVENING, zone)


def shown(at_ms: int, zone: str) -> datetime:
    return datetime.fromtimestamp(at_ms / 1000, ZoneInfo(zone)).replace(tzinfo=None)


@SEASONS
async def test_a_turn_of_a_day_keeps_its_hour(world: World, zone: str, saturday: date, hours: int) -> None:
    await at_eight(world, zone, saturday)
    contest = await world.match(settings={"hours": {"orders": 24}}, goal=99)
    turn = await world.turn(contest)
    assert turn.due_ms - turn.opened_ms == hours * HOUR
    for days in (1, 2, 3):
        turn = await world.turn(contest)
        assert shown(turn.due_ms, zone) == datetime.combine(saturday + days * DAY, EVENING)
        world.clock.ms = turn.due_ms + 11_000
        await world.heart.beat()


@SEASONS
async def test_so_do_a_week_a_limit_of_days_and_the_rounds_of_a_competition(
    world: World, zone: str, saturday: date, hours: int
) -> None:
    await at_eight(world, zone, saturday)
    week = await world.turn(await world.match(settings={"hours": {"orders": 168}}))
    limit = await world.turn(await world.aspic(settings={"turn_deadline_s": 172_800}, clock_mode="none"))
    assert limit.due_ms == limit.limit_ms
    assert limit.due_ms - limit.opened_ms == (24 + hours) * HOUR
    paced = ContestSettings(hours={"signup": 72, "running": 168})
    signup_ms, ends = compute_round_ends(paced, zone, (), world.clock.ms, 2)
    found = [shown(at_ms, zone) for at_ms in (week.due_ms, limit.due_ms, signup_ms, *ends)]
    assert found == [datetime.combine(saturday + days * DAY, EVENING) for days in (7, 2, 3, 10, 17)]


@pytest.mark.parametrize("saturday", [SPRING, AUTUMN])
async def test_a_turn_of_hours_lasts_so_many(world: World, saturday: date) -> None:
    await at_eight(world, ZURICH, saturday)
    for hours in (12, 36):
        turn = await world.turn(await world.match(settings={"hours": {"orders": hours}}))
        assert turn.due_ms - turn.opened_ms == hours * HOUR


async def test_a_thinking_time_is_no_day_of_the_calendar(world: World) -> None:
    await at_eight(world, ZURICH, SPRING)
    turn = await world.turn(await world.aspic(clock_mode="correspondence", reserve_s=86_400))
    assert turn.due_ms - turn.opened_ms == 24 * HOUR


@pytest.mark.parametrize("saturday", [SPRING, AUTUMN])
async def test_a_deadline_once_told_does_not_move(world: World, saturday: date) -> None:
    """Neither the change of the clock, nor a restart, nor another zone of the league moves it: the next has that."""
    await at_eight(world, ZURICH, saturday)
    contest = await world.match(settings={"hours": {"orders": 24}}, goal=99)
    told = (await world.turn(contest)).due_ms
    await leagues.change_league(world.house, world.league.id, zone=ABIDJAN)
    world.clock.ms = told - HOUR
    await world.reopen()
    await world.heart.beat()
    assert (await world.turn(contest)).due_ms == told
    world.clock.ms = told + 11_000
    await world.heart.beat()
    assert (await world.turn(contest)).due_ms == told + 24 * HOUR


async def test_a_day_of_25_hours_is_one_of_which_nobody_is_reminded_24_hours_before(world: World) -> None:
    await at_eight(world, ZURICH, AUTUMN)
    turn = await world.turn(await world.match(settings={"hours": {"orders": 24}}))
    longer = await world.turn(await world.match(settings={"hours": {"orders": 48}}))
    world.clock.ms = turn.due_ms - 24 * HOUR
    assert await reminders.write_due_reminders(world.house) == 0
    world.clock.ms = turn.due_ms - 2 * HOUR
    await reminders.write_due_reminders(world.house)
    await world.sender.flush()
    assert longer.due_ms - turn.due_ms == 24 * HOUR
    told = [(one.user_id, one.payload["hours"]) for one in world.discord.messages if one.kind == "reminder"]
    assert sorted(told) == [(CAMILLE, 2), (OLGA, 2)]
    world.clock.ms = longer.due_ms - 24 * HOUR
    assert await reminders.write_due_reminders(world.house) == 2
