"""Extensions that captains take out of their season's stock: once, told, recorded, never twice."""

import asyncio
from datetime import date, timedelta

import pytest

from referee.desk import arbitration
from referee.hand import record
from referee.model import By, Contest, Refusal, Turn
from referee.orders import grace
from referee.people import personal
from referee.turns import calendar, postponing, seasons
from tests.referee.world import CAMILLE, HOUR, OLGA, REMI, STAN, World

REASON = "essai"


@pytest.fixture
async def rich(world: World) -> World:
    """A world in which a captain may take two extensions of six hours a season."""
    await seasons.change_season(world.house, world.league.id, extensions=2, extension_hours=6)
    return world


async def take(world: World, turn: Turn, user: int = CAMILLE) -> int:
    """Take an extension; return how many are left then."""
    return (await grace.take_grace(world.house, turn.id, user, world.stamp())).extensions_left


async def left(world: World, turn: Turn, user: int = CAMILLE) -> int:
    return (await grace.offer_grace(world.house, turn.id, user, world.stamp())).left


async def next_turn(world: World, contest: Contest) -> Turn:
    world.clock.ms = (await world.turn(contest)).due_ms + 11_000
    await world.heart.beat()
    return await world.turn(contest)


async def test_a_captain_moves_the_deadline_everybody_is_told_and_it_is_in_the_journal(rich: World) -> None:
    contest = await rich.match()
    turn = await rich.turn(contest)
    offer = await grace.offer_grace(rich.house, turn.id, CAMILLE, rich.stamp())
    assert (offer.left, offer.allowed, offer.hours, offer.to_ms) == (2, 2, 6, turn.due_ms + 6 * HOUR)
    assert (await rich.turn(contest)).due_ms == turn.due_ms  # to be shown it costs nothing
    assert await take(rich, turn) == 1
    assert (await rich.turn(contest)).due_ms == turn.due_ms + 6 * HOUR
    await rich.heart.beat()
    assert rich.discord.kinds(f"thread:{contest.id}")[-1] == "arbitration"
    [act] = await record.read_journal(rich.house, league_id=rich.league.id)
    assert (act.op, act.by_user, act.details["seat"], act.details["due_ms"]) == (
        "grace", CAMILLE, "left", turn.due_ms + 6 * HOUR,
    )  # fmt: skip
    assert (await record.check_record(rich.house, rich.league.id)).broken == ()
    [step] = await postponing.list_postponements(rich.house, turn.id)
    assert (step.why, step.seat, step.from_ms, step.to_ms) == ("grace", "left", turn.due_ms, turn.due_ms + 6 * HOUR)


async def test_reminders_follow_the_deadline(rich: World) -> None:
    turn = await rich.turn(await rich.match())
    rich.clock.pass_(hours=21)
    await take(rich, turn)
    rich.clock.pass_(hours=2)
    await rich.heart.beat()  # where the last reminder would have been
    assert "reminder" not in rich.discord.kinds("user")
    rich.clock.ms = turn.due_ms + 4 * HOUR
    await rich.heart.beat()
    assert rich.discord.kinds("user").count("reminder") == 2


async def test_one_per_turn_and_captain_and_as_many_as_the_league_gives_in_a_season(rich: World) -> None:
    contest = await rich.match(goal=99)
    turn = await rich.turn(contest)
    await take(rich, turn)
    with pytest.raises(Refusal, match="grace_used"):
        await take(rich, turn)
    assert await take(rich, turn, OLGA) == 1  # each captain their own
    assert (await rich.turn(contest)).due_ms == turn.due_ms + 12 * HOUR
    other = await rich.match()
    assert await take(rich, await rich.turn(other)) == 0  # one stock for all their matches
    turn = await next_turn(rich, contest)
    with pytest.raises(Refusal, match="grace_spent"):
        await take(rich, turn)
    await seasons.change_season(rich.house, rich.league.id, number=2)
    assert await take(rich, turn) == 1


async def test_pressed_many_times_at_once_and_after_a_restart_it_is_spent_once(rich: World) -> None:
    contest = await rich.match()
    turn = await rich.turn(contest)
    calls = [grace.take_grace(rich.house, turn.id, CAMILLE, rich.stamp()) for _ in range(5)]
    done = await asyncio.gather(*calls, return_exceptions=True)
    assert sorted(type(one).__name__ for one in done) == ["Grace", *["Refusal"] * 4]
    await rich.reopen()
    with pytest.raises(Refusal, match="grace_used"):
        await take(rich, turn)
    assert (await rich.turn(contest)).due_ms == turn.due_ms + 6 * HOUR
    assert len(await record.read_journal(rich.house, league_id=rich.league.id)) == 1
    assert await left(rich, await rich.turn(await rich.match())) == 1


async def test_only_a_captain_whose_order_is_awaited_and_before_the_deadline(rich: World) -> None:
    contest = await rich.match()
    turn = await rich.turn(contest)
    for user in (STAN, REMI):
        with pytest.raises(Refusal, match="not_captain"):
            await take(rich, turn, user)
    await rich.send(turn, "left", "4")
    with pytest.raises(Refusal, match="grace_not_owed"):
        await take(rich, turn)
    with pytest.raises(Refusal, match="closed"):
        await grace.take_grace(rich.house, turn.id, OLGA, rich.stamp(turn.due_ms + 1))
    await arbitration.pause(rich.house, contest.id, By(REMI, REASON))
    with pytest.raises(Refusal, match="paused"):
        await take(rich, turn, OLGA)
    await arbitration.resume(rich.house, contest.id, By(REMI, REASON))
    rich.clock.ms = turn.due_ms + 5000  # what was pressed in time may arrive before the close
    await grace.take_grace(rich.house, turn.id, OLGA, rich.stamp(turn.due_ms))
    await next_turn(rich, contest)
    with pytest.raises(Refusal, match="closed"):
        await take(rich, turn, OLGA)


async def test_a_league_without_extensions_weeks_clocks_and_a_start_agreed_on_have_none(world: World) -> None:
    with pytest.raises(Refusal, match="grace_off"):
        await take(world, await world.turn(await world.match()))
    await seasons.change_season(world.house, world.league.id, extensions=3)
    week = await world.match(settings={"weekly": {"day": 6, "hour": 20}, "early_close": False})
    with pytest.raises(Refusal, match="grace_weekly"):
        await take(world, await world.turn(week))
    clock = await world.aspic(settings={"turn_deadline_s": 172_800}, clock_mode="correspondence")
    with pytest.raises(Refusal, match="grace_clock"):
        await take(world, await world.turn(clock), OLGA)
    start = await world.match(settings={"start_ms": world.clock.ms + 24 * HOUR}, stage="roll_call")
    with pytest.raises(Refusal, match="grace_start"):
        await take(world, await world.turn(start))
    free = await world.aspic(settings={"turn_deadline_s": 172_800}, clock_mode="none")
    before = await world.turn(free)
    assert await take(world, before, OLGA) == 2
    after = await world.turn(free)
    assert after.due_ms == after.limit_ms == before.due_ms + 12 * HOUR


async def test_an_extension_does_not_end_on_a_day_without_play(rich: World) -> None:
    contest = await rich.match(settings={"hours": {"orders": 6}})  # until 19:00 in Paris
    turn = await rich.turn(contest)
    monday = date(2026, 3, 2)
    await calendar.change_days_off(rich.house, rich.league.id, add=[(monday, monday)])
    await take(rich, turn)
    assert (await rich.turn(contest)).due_ms == turn.due_ms + 30 * HOUR


async def test_what_a_referee_annuls_is_not_spent(rich: World) -> None:
    contest = await rich.match()
    turn = await rich.turn(contest)
    await take(rich, turn)
    await rich.send(turn, "right", "2")
    await arbitration.annul_turn(rich.house, contest.id, By(REMI, REASON))
    assert await take(rich, await rich.turn(contest)) == 1


async def played(world: World) -> tuple[Contest, Turn, Turn]:
    """Return a match in its second turn, with an extension taken in each, and both turns."""
    contest = await world.match(goal=99)
    first = await world.turn(contest)
    await take(world, first)
    for seat in ("left", "right"):
        await world.send(first, seat, "2")
    await world.heart.beat()
    second = await world.turn(contest)
    assert await take(world, second) == 0
    return contest, first, await world.turn(contest)


async def go_back(world: World, contest: Contest, turn: Turn, seat: str | None = None, text: str = "") -> Turn:
    await world.go_back(contest.id, turn.id, seat=seat, text=text)
    return await world.turn(contest)


async def test_a_past_turn_played_again_costs_nothing_and_the_open_one_keeps_its_extension(rich: World) -> None:
    contest, first, second = await played(rich)
    again = await go_back(rich, contest, first, "left", "5")
    assert (again.number, again.due_ms) == (second.number, second.due_ms)
    with pytest.raises(Refusal, match="grace_used"):
        await take(rich, again)
    other = await rich.turn(await rich.match())
    with pytest.raises(Refusal, match="grace_spent") as caught:
        await take(rich, other)
    assert caught.value.details == {"allowed": 2}


async def test_a_turn_opened_again_is_not_paid_twice(rich: World) -> None:
    contest, first, _ = await played(rich)
    again = await go_back(rich, contest, first)  # the second turn is undone, and its extension with it
    assert again.number == first.number
    offer = await grace.offer_grace(rich.house, again.id, CAMILLE, rich.stamp())
    assert (offer.left, offer.is_paid) == (1, True)
    assert await take(rich, again) == 1
    assert (await rich.turn(contest)).due_ms == again.due_ms + 6 * HOUR
    assert await left(rich, await rich.turn(await rich.match())) == 1


async def test_who_is_forgotten_leaves_no_number_but_in_the_journal(rich: World) -> None:
    contest = await rich.match(goal=1)
    turn = await rich.turn(contest)
    await take(rich, turn)
    assert b'"why": "grace"' in await personal.export_person(rich.house, CAMILLE)
    for seat in ("left", "right"):
        await rich.send(turn, seat, "2")
    while (await rich.turn(contest)).status == "open":
        await arbitration.close_now(rich.house, contest.id, By(REMI, REASON), confirmed=True)
    number = await personal.forget_person(rich.house, CAMILLE, "Anonyme")
    [step] = await postponing.list_postponements(rich.house, turn.id)
    assert step.user_id == -number
    assert timedelta(milliseconds=step.to_ms - step.from_ms) == timedelta(hours=6)
