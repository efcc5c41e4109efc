"""The league's calendar: no deadline on a day without play."""

from datetime import date, time, timedelta
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.desk import arbitration
from referee.hand.times import Days, local_to_utc_ms
from referee.league import leagues
from referee.model import By, Refusal
from referee.turns import calendar, postponing
from referee.turns.calendar import MOST_DAYS, MOST_SPANS, join_days, subtract_days
from tests.referee.world import HOUR, REMI, World

PARIS = "Europe/Paris"
DAY_MS = 24 * HOUR
DAY = timedelta(days=1)
MARCH_2 = date(2026, 3, 2)  # tests begin on Sunday 2026-03-01 at noon, 13:00 in Paris
SPANS = st.lists(st.tuples(st.integers(0, 40), st.integers(0, 6)), max_size=8)


def span(first: date, last: date | None = None) -> Days:
    return first, last or first


def spans_of(numbers: list[tuple[int, int]]) -> list[Days]:
    return [(MARCH_2 + first * DAY, MARCH_2 + (first + more) * DAY) for first, more in numbers]


def days_of(spans: list[Days]) -> set[date]:
    return {first + n * DAY for first, last in spans for n in range((last - first).days + 1)}


@given(SPANS, SPANS)
def test_days_joined_and_taken_out_are_days_of_a_set(one: list[tuple[int, int]], other: list[tuple[int, int]]) -> None:
    spans, gone = spans_of(one), spans_of(other)
    found = join_days(spans)
    assert days_of(found) == days_of(spans)
    assert all(first <= last for first, last in found)
    assert all(later[0] - earlier[1] > DAY for earlier, later in pairwise(found))
    for taken in gone:
        found = subtract_days(found, taken)
    assert days_of(found) == days_of(spans) - days_of(gone)
    assert join_days(found) == found


async def off(world: World, *spans: Days) -> list[Days]:
    return await calendar.change_days_off(world.house, world.league.id, add=spans)


async def test_a_turn_is_due_at_the_same_hour_of_the_next_day_played_and_says_why(world: World) -> None:
    await off(world, span(MARCH_2, MARCH_2 + DAY))
    contest = await world.match()
    turn = await world.turn(contest)
    assert turn.due_ms == turn.opened_ms + 3 * DAY_MS
    [step] = await postponing.list_postponements(world.house, turn.id)
    assert (step.why, step.from_ms, step.to_ms) == ("no_play", turn.opened_ms + DAY_MS, turn.due_ms)
    await world.heart.beat()
    assert world.discord.kinds(f"thread:{contest.id}")[:2] == ["match_opened", "postponed"]


async def test_every_turn_follows_the_calendar_and_its_reminders_the_deadline(world: World) -> None:
    contest = await world.match()
    first = await world.turn(contest)
    await off(world, span(MARCH_2 + DAY))
    world.clock.ms = first.due_ms + 11_000
    await world.heart.beat()
    second = await world.turn(contest)
    assert (second.number, second.due_ms) == (2, first.due_ms + 2 * DAY_MS)
    world.clock.ms = second.due_ms - 24 * HOUR
    await world.heart.beat()
    reminded = [
        message
        for message in world.discord.messages
        if message.kind.startswith("reminder") and message.at_ms > first.due_ms
    ]
    assert {message.at_ms for message in reminded} == {second.due_ms - 24 * HOUR}


async def test_a_turn_that_runs_is_moved_only_if_the_organiser_says_so(world: World) -> None:
    contest, paused = await world.match(), await world.match()
    await arbitration.pause(world.house, paused.id, By(REMI, "essai"))
    turn = await world.turn(contest)
    await off(world, span(MARCH_2))
    assert (await world.turn(contest)).due_ms == turn.due_ms
    assert await calendar.apply_calendar(world.house, world.league.id) == 1
    assert (await world.turn(contest)).due_ms == turn.due_ms + DAY_MS
    assert (await world.turn(paused)).due_ms == turn.due_ms
    assert await calendar.apply_calendar(world.house, world.league.id) == 0
    await world.heart.beat()
    assert world.discord.kinds(f"thread:{contest.id}").count("postponed") == 1


async def test_days_played_again_leave_running_turns_where_they_are(world: World) -> None:
    await off(world, span(MARCH_2, MARCH_2 + 3 * DAY))
    contest = await world.match()
    due_ms = (await world.turn(contest)).due_ms
    left = await calendar.change_days_off(world.house, world.league.id, remove=[span(MARCH_2 + DAY)])
    assert left == [span(MARCH_2), span(MARCH_2 + 2 * DAY, MARCH_2 + 3 * DAY)]
    assert (await world.turn(contest)).due_ms == due_ms
    with pytest.raises(Refusal, match="calendar_not_there"):
        await calendar.change_days_off(world.house, world.league.id, remove=[span(MARCH_2 + DAY)])


async def test_a_weekly_deadline_gives_way_for_a_day_and_the_next_is_where_it_always_was(world: World) -> None:
    sunday = date(2026, 3, 8)
    await off(world, span(sunday))
    contest = await world.match(settings={"weekly": {"day": 6, "hour": 20}, "early_close": False})
    first = await world.turn(contest)
    assert first.due_ms == local_to_utc_ms(sunday + DAY, time(20), PARIS)
    world.clock.ms = first.due_ms + 11_000
    await world.heart.beat()
    assert (await world.turn(contest)).due_ms == local_to_utc_ms(sunday + 7 * DAY, time(20), PARIS)


async def test_a_week_without_play_does_not_shift_the_hour_of_the_weeks_after_it(world: World) -> None:
    """The clock changes on 29 March: the Sundays before and after it are both closed at 20:00."""
    monday, sunday = date(2026, 3, 23), date(2026, 3, 29)
    await off(world, span(monday, sunday))
    contest = await world.match(settings={"weekly": {"day": 6, "hour": 20}, "early_close": False}, goal=99)
    dues = []
    for _ in range(5):
        turn = await world.turn(contest)
        dues.append(turn.due_ms)
        world.clock.ms = turn.due_ms + 11_000
        await world.heart.beat()
    days = [date(2026, 3, 8), date(2026, 3, 15), date(2026, 3, 22), date(2026, 3, 30), date(2026, 4, 5)]
    assert dues == [local_to_utc_ms(day, time(20), PARIS) for day in days]


async def test_a_thinking_time_runs_on_while_the_deadline_of_the_turn_is_put_off(world: World) -> None:
    await off(world, span(MARCH_2, MARCH_2 + 3 * DAY))
    long = await world.aspic(settings={"turn_deadline_s": 48 * 3600}, clock_mode="correspondence", reserve_s=30 * 86400)
    turn = await world.turn(long)
    assert turn.due_ms == turn.opened_ms + 5 * DAY_MS
    short = await world.aspic(settings={"turn_deadline_s": 48 * 3600}, clock_mode="correspondence", reserve_s=86400)
    turn = await world.turn(short)
    assert turn.due_ms == turn.opened_ms + DAY_MS
    assert await postponing.list_postponements(world.house, turn.id) == []
    live = await world.aspic()
    turn = await world.turn(live)
    assert turn.due_ms - turn.opened_ms == 360_000
    assert await calendar.apply_calendar(world.house, world.league.id) == 0


async def test_a_start_agreed_on_stays(world: World) -> None:
    await off(world, span(MARCH_2))
    start_ms = world.clock.ms + DAY_MS
    contest = await world.match(settings={"start_ms": start_ms}, stage="roll_call")
    assert (await world.turn(contest)).due_ms == start_ms
    assert await calendar.apply_calendar(world.house, world.league.id) == 0


async def test_going_back_keeps_what_the_turn_in_play_was_put_off_by_and_says_it_once(world: World) -> None:
    contest = await world.match(goal=9)
    first = await world.turn(contest)
    await world.send(first, "left", "4")
    await world.send(first, "right", "2")
    await world.heart.beat()
    second = await world.turn(contest)
    await off(world, span(MARCH_2))
    assert await calendar.apply_calendar(world.house, world.league.id) == 1
    moved = await world.turn(contest)
    await world.go_back(contest.id, first.id, seat="left", text="5")
    again = await world.turn(contest)
    assert (again.number, again.due_ms) == (second.number, moved.due_ms)
    assert again.id != second.id
    [step] = await postponing.list_postponements(world.house, again.id)
    assert (step.from_ms, step.to_ms) == (second.due_ms, moved.due_ms)


async def test_the_calendar_has_its_limits_and_forgets_what_is_past(world: World) -> None:
    league = world.league.id
    with pytest.raises(Refusal, match="calendar_long"):
        await off(world, span(MARCH_2, MARCH_2 + MOST_DAYS * DAY))
    every_other = [span(MARCH_2 + 2 * n * DAY) for n in range(MOST_SPANS)]
    assert await off(world, *every_other) == every_other
    with pytest.raises(Refusal, match="calendar_full"):
        await off(world, span(MARCH_2 + 200 * DAY))
    await world.reopen()
    world.clock.pass_(hours=24 * 3)
    assert await calendar.list_days_off(world.house, league) == every_other[1:]
    assert await off(world, span(MARCH_2 + 200 * DAY)) == [*every_other[1:], span(MARCH_2 + 200 * DAY)]


async def test_one_league_s_days_are_not_another_s(world: World) -> None:
    other = await leagues.install_league(world.house, 78, "Une autre")
    await calendar.change_days_off(world.house, other.id, add=[span(MARCH_2)])
    turn = await world.turn(await world.match())
    assert turn.due_ms == turn.opened_ms + DAY_MS
