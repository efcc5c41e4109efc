"""Holidays booked ahead: how many, when, and what they do to deadlines."""

import asyncio
from datetime import date, time, timedelta

import pytest

from referee.hand.times import local_to_utc_ms, snowflake_at
from referee.league import leagues
from referee.model import Contest, Leave, Refusal
from referee.people import personal
from referee.turns import calendar, leaves, postponing, seasons
from tests.referee.world import CAMILLE, HOUR, OLGA, REMI, STAN, World
from tests.support.behind import set_seat_captain

PARIS = "Europe/Paris"
DAY, DAY_MS = timedelta(days=1), 24 * HOUR
TODAY = date(2026, 3, 1)  # a Sunday, 13:00 in Paris


async def book(world: World, user: int, first: date, last: date | None = None) -> Leave:
    return await leaves.book_leave(world.house, world.league.id, user, (first, last or first), world.stamp())


async def left(world: World, user: int) -> int:
    return (await leaves.read_account(world.house, world.league.id, user)).left


async def next_turn(world: World, contest: Contest) -> None:
    """Let the open turn be closed by its deadline."""
    world.clock.ms = (await world.turn(contest)).due_ms + 11_000
    await world.heart.beat()


async def test_a_turn_that_would_end_in_a_captain_s_leave_ends_after_it_and_says_whose(world: World) -> None:
    await book(world, CAMILLE, TODAY + 3 * DAY, TODAY + 5 * DAY)
    contest = await world.match(goal=9)
    assert (await world.turn(contest)).due_ms == world.clock.ms + DAY_MS
    await next_turn(world, contest)
    await next_turn(world, contest)
    turn = await world.turn(contest)
    assert turn.due_ms == local_to_utc_ms(TODAY + 6 * DAY, time(13), PARIS)
    [step] = await postponing.list_postponements(world.house, turn.id)
    assert (step.why, step.seat, step.user_id) == ("leave", "left", CAMILLE)
    assert step.from_ms == local_to_utc_ms(TODAY + 3 * DAY, time(13), PARIS)
    assert world.discord.kinds(f"thread:{contest.id}").count("postponed") == 1
    await next_turn(world, contest)
    assert (await world.turn(contest)).due_ms == turn.due_ms + DAY_MS


async def test_leaves_of_both_and_days_without_play_come_one_after_the_other(world: World) -> None:
    await book(world, CAMILLE, TODAY + 3 * DAY, TODAY + 4 * DAY)
    await book(world, OLGA, TODAY + 5 * DAY, TODAY + 6 * DAY)
    await calendar.change_days_off(world.house, world.league.id, add=[(TODAY + 7 * DAY, TODAY + 7 * DAY)])
    contest = await world.match(settings={"hours": {"orders": 72}})
    turn = await world.turn(contest)
    assert turn.due_ms == local_to_utc_ms(TODAY + 8 * DAY, time(13), PARIS)
    steps = await postponing.list_postponements(world.house, turn.id)
    assert [(step.why, step.seat) for step in steps] == [("leave", "left"), ("leave", "right"), ("no_play", None)]
    assert [step.to_ms for step in steps[:-1]] == [step.from_ms for step in steps[1:]]


async def test_only_captains_whose_order_is_awaited_are_waited_for(world: World) -> None:
    for user in (STAN, REMI):  # a player and the referee
        await book(world, user, TODAY + 3 * DAY)
    contest = await world.match(settings={"hours": {"orders": 72}})
    assert (await world.turn(contest)).due_ms == world.clock.ms + 3 * DAY_MS
    other = await leagues.install_league(world.house, 78, "Une autre")
    await leaves.book_leave(world.house, other.id, CAMILLE, (TODAY + 3 * DAY, TODAY + 3 * DAY), world.stamp())
    again = await world.match(settings={"hours": {"orders": 72}})
    assert (await world.turn(again)).due_ms == world.clock.ms + 3 * DAY_MS


async def test_a_leave_does_not_move_a_turn_that_runs(world: World) -> None:
    contest = await world.match(settings={"hours": {"orders": 72}})
    turn = await world.turn(contest)
    await book(world, CAMILLE, TODAY + 3 * DAY)
    assert (await world.turn(contest)).due_ms == turn.due_ms
    assert await calendar.apply_calendar(world.house, world.league.id) == 0


async def test_weeks_and_clocks_wait_for_nobody_and_the_captain_is_told(world: World) -> None:
    await book(world, CAMILLE, TODAY + 3 * DAY, TODAY + 9 * DAY)
    week = await world.match(settings={"weekly": {"day": 6, "hour": 20}, "early_close": False})
    assert (await world.turn(week)).due_ms == local_to_utc_ms(TODAY + 7 * DAY, time(20), PARIS)
    clock = await world.aspic(
        settings={"turn_deadline_s": 72 * 3600}, clock_mode="correspondence", reserve_s=30 * 86400
    )
    assert (await world.turn(clock)).due_ms == world.clock.ms + 3 * DAY_MS
    terms = {"turn_deadline_s": 72 * 3600}
    free = await world.turn(await world.aspic(settings=terms, users=(OLGA, CAMILLE), clock_mode="none"))
    assert free.due_ms == free.limit_ms == local_to_utc_ms(TODAY + 10 * DAY, time(13), PARIS)
    [step] = await postponing.list_postponements(world.house, free.id)
    assert (step.why, step.user_id) == ("leave", CAMILLE)
    found = await leaves.list_unheeding_contests(world.house, world.league.id, CAMILLE)
    assert {contest.id for contest in found} == {week.id, clock.id}
    assert await leaves.list_unheeding_contests(world.house, world.league.id, STAN) == []


@pytest.mark.parametrize(("minutes", "is_taken"), [(0, True), (1, False)])
async def test_a_leave_is_booked_48_hours_before_its_first_day_begins(
    world: World, minutes: int, is_taken: bool
) -> None:
    first = TODAY + 5 * DAY
    at_ms = local_to_utc_ms(first, time(0), PARIS) - 48 * HOUR + minutes * 60_000
    call = leaves.book_leave(world.house, world.league.id, CAMILLE, (first, first), snowflake_at(at_ms))
    if is_taken:
        assert (await call).first_day == first
        return
    with pytest.raises(Refusal, match="leave_soon") as caught:
        await call
    assert caught.value.details == {"day": (first + DAY).isoformat()}


async def test_days_are_counted_by_season_and_another_season_gives_them_all_again(world: World) -> None:
    await book(world, CAMILLE, TODAY + 10 * DAY, TODAY + 19 * DAY)
    assert await left(world, CAMILLE) == 4
    with pytest.raises(Refusal, match="leave_days") as caught:
        await book(world, CAMILLE, TODAY + 30 * DAY, TODAY + 34 * DAY)
    assert caught.value.details == {"left": 4, "wanted": 5}
    with pytest.raises(Refusal, match="leave_overlap"):
        await book(world, CAMILLE, TODAY + 19 * DAY, TODAY + 20 * DAY)
    assert await left(world, OLGA) == 14
    await seasons.change_season(world.house, world.league.id, number=2)
    assert await left(world, CAMILLE) == 14
    await book(world, CAMILLE, TODAY + 30 * DAY, TODAY + 43 * DAY)
    assert await left(world, CAMILLE) == 0
    with pytest.raises(Refusal, match="season_past"):
        await seasons.change_season(world.house, world.league.id, number=2)
    await seasons.change_season(world.house, world.league.id, leave_days=0)
    with pytest.raises(Refusal, match="leave_off"):
        await book(world, OLGA, TODAY + 30 * DAY)


async def test_days_not_taken_come_back(world: World) -> None:
    booked = await book(world, CAMILLE, TODAY + 10 * DAY, TODAY + 14 * DAY)
    assert await leaves.cancel_leave(world.house, world.league.id, CAMILLE, booked.id) == 5
    assert await left(world, CAMILLE) == 14
    booked = await book(world, CAMILLE, TODAY + 10 * DAY, TODAY + 14 * DAY)
    world.clock.pass_(hours=11 * 24)  # the second day of it
    assert await leaves.cancel_leave(world.house, world.league.id, CAMILLE, booked.id) == 3
    assert await left(world, CAMILLE) == 12
    with pytest.raises(Refusal, match="leave_unknown"):
        await leaves.cancel_leave(world.house, world.league.id, CAMILLE, booked.id)


async def test_one_cancels_only_what_is_ones_own_and_not_over(world: World) -> None:
    booked = await book(world, CAMILLE, TODAY + 3 * DAY)
    with pytest.raises(Refusal, match="leave_unknown"):
        await leaves.cancel_leave(world.house, world.league.id, OLGA, booked.id)
    other = await leagues.install_league(world.house, 78, "Une autre")
    with pytest.raises(Refusal, match="leave_unknown"):
        await leaves.cancel_leave(world.house, other.id, CAMILLE, booked.id)
    world.clock.pass_(hours=4 * 24)
    with pytest.raises(Refusal, match="leave_unknown"):
        await leaves.cancel_leave(world.house, world.league.id, CAMILLE, booked.id)
    assert await left(world, CAMILLE) == 13


async def test_a_leave_that_has_put_a_deadline_off_costs_its_days_although_cancelled(world: World) -> None:
    booked = await book(world, CAMILLE, TODAY + 3 * DAY, TODAY + 8 * DAY)
    contest = await world.match(settings={"hours": {"orders": 72}}, goal=9)
    due_ms = (await world.turn(contest)).due_ms
    assert due_ms == local_to_utc_ms(TODAY + 9 * DAY, time(13), PARIS)
    assert await leaves.cancel_leave(world.house, world.league.id, CAMILLE, booked.id) == 0
    assert await left(world, CAMILLE) == 8
    assert (await world.turn(contest)).due_ms == due_ms
    again = await world.match(settings={"hours": {"orders": 72}})
    assert (await world.turn(again)).due_ms == world.clock.ms + 3 * DAY_MS


async def test_booked_twice_at_once_it_is_booked_once_also_over_a_restart(world: World) -> None:
    first = TODAY + 5 * DAY
    calls = [leaves.book_leave(world.house, world.league.id, CAMILLE, (first, first), world.stamp()) for _ in range(4)]
    done = await asyncio.gather(*calls, return_exceptions=True)
    assert sorted(type(one).__name__ for one in done) == ["Leave", "Refusal", "Refusal", "Refusal"]
    await world.reopen()
    with pytest.raises(Refusal, match="leave_overlap"):
        await book(world, CAMILLE, first)
    assert await left(world, CAMILLE) == 13


async def test_going_back_leaves_the_turn_in_play_with_the_deadline_that_it_had(world: World) -> None:
    contest = await world.match(settings={"hours": {"orders": 96}}, goal=9)
    first = await world.turn(contest)
    for seat in ("left", "right"):
        await world.send(first, seat, "2")
    await world.heart.beat()
    second = await world.turn(contest)
    booked = await book(world, CAMILLE, TODAY + 3 * DAY, TODAY + 5 * DAY)
    await world.go_back(contest.id, first.id, seat="left", text="5")
    assert (await world.turn(contest)).due_ms == second.due_ms
    assert await postponing.list_postponements(world.house, (await world.turn(contest)).id) == []
    assert await leaves.cancel_leave(world.house, world.league.id, CAMILLE, booked.id) == 3


async def test_leaves_are_public_of_those_who_hold_a_seat(world: World) -> None:
    for user in (CAMILLE, STAN):
        await book(world, user, TODAY + 5 * DAY)
    assert await leaves.list_leaves_to_come(world.house, world.league.id) == []
    contest = await world.match()
    assert [one.user_id for one in await leaves.list_leaves_to_come(world.house, world.league.id)] == [CAMILLE]
    await set_seat_captain(world.house, contest.id, "left", STAN)
    assert [one.user_id for one in await leaves.list_leaves_to_come(world.house, world.league.id)] == [STAN]


async def test_a_leave_is_exported_and_forgotten(world: World) -> None:
    await book(world, STAN, TODAY + 5 * DAY)
    assert b'"first_day": "2026-03-06"' in await personal.export_person(world.house, STAN)
    await personal.forget_person(world.house, STAN, "Anonyme")
    assert (await leaves.read_account(world.house, world.league.id, STAN)).leaves == ()
    assert b"first_day" not in await personal.export_person(world.house, STAN)
