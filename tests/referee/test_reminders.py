"""Who is reminded, and when."""

from referee.course import close, sending
from referee.desk import arbitration
from referee.hand import people
from referee.hand.times import local_to_utc_ms
from referee.league import leagues
from referee.model import By
from referee.outbox.publishing import DmsClosed
from referee.turns import reminders
from tests.referee.world import CAMILLE, HOUR, NOON, OLGA, REMI, STAN, World
from tests.support.behind import list_missing_seats, set_seat_captain


async def remind(world: World) -> list[tuple[int | None, object]]:
    """Let reminders go out; return who got which since the last time."""
    before = len(world.discord.messages)
    await reminders.write_due_reminders(world.house)
    await world.sender.flush()
    new = [message for message in world.discord.messages[before:] if message.kind.startswith("reminder")]
    return sorted((message.user_id, message.payload["hours"]) for message in new)


async def test_who_owes_an_order_is_reminded_once_at_each_mark(world: World) -> None:
    turn = await world.turn(await world.match(settings={"hours": {"orders": 48}}))
    assert await remind(world) == []
    world.clock.ms = turn.due_ms - 24 * HOUR
    assert await remind(world) == [(CAMILLE, 24), (OLGA, 24)]
    assert await remind(world) == []
    await world.send(turn, "left", "4")
    world.clock.ms = turn.due_ms - 2 * HOUR
    assert await remind(world) == [(OLGA, 2)]
    world.clock.ms = turn.due_ms
    assert await remind(world) == []


async def test_a_turn_as_short_as_the_mark_is_its_own_reminder(world: World) -> None:
    turn = await world.turn(await world.match())
    assert await remind(world) == []
    world.clock.ms = turn.due_ms - 2 * HOUR
    assert await remind(world) == [(CAMILLE, 2), (OLGA, 2)]


async def test_marks_that_passed_while_the_bot_was_away_are_one_reminder(world: World) -> None:
    turn = await world.turn(await world.match(settings={"hours": {"orders": 48}}))
    world.clock.ms = turn.due_ms - HOUR
    assert await remind(world) == [(CAMILLE, 2), (OLGA, 2)]
    assert await remind(world) == []


async def test_a_new_deadline_has_reminders_of_its_own(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    world.clock.ms = turn.due_ms - 2 * HOUR
    assert len(await remind(world)) == 2
    await arbitration.extend_turn(world.house, contest.id, By(REMI, "Noël"), minutes=600)
    assert await remind(world) == []
    world.clock.pass_(hours=10)
    assert len(await remind(world)) == 2


async def test_no_reminder_in_a_pause_or_for_who_wants_none(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    await remind(world)
    await people.change_person(world.house, CAMILLE, reminder_hours=())
    world.clock.ms = turn.due_ms - 2 * HOUR
    await arbitration.pause(world.house, contest.id, By(REMI, "panne"))
    assert await remind(world) == []
    await arbitration.resume(world.house, contest.id, By(REMI, "réparé"))
    assert await remind(world) == [(OLGA, 2)]


async def test_who_opened_no_dm_is_named_in_the_thread(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    await set_seat_captain(world.house, contest.id, "left", STAN)
    world.clock.ms = turn.due_ms - 2 * HOUR
    assert await reminded_where(world) == {f"thread:{contest.id}": ("left",), f"user:{OLGA}": "right"}


async def test_all_who_opened_no_dm_are_named_in_one_post(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    for seat in ("left", "right"):
        await set_seat_captain(world.house, contest.id, seat, STAN)
    world.clock.ms = turn.due_ms - 2 * HOUR
    assert await reminded_where(world) == {f"thread:{contest.id}": ("left", "right")}


async def test_who_closes_his_dms_later_is_named_in_the_thread_from_then_on(world: World) -> None:
    contest = await world.match(settings={"hours": {"orders": 48}})
    turn = await world.turn(contest)
    world.discord.faults[f"user:{CAMILLE}"] = DmsClosed("50007")
    world.clock.ms = turn.due_ms - 24 * HOUR
    assert await reminded_where(world) == {f"thread:{contest.id}": ("left",), f"user:{OLGA}": "right"}
    world.discord.messages.clear()
    world.clock.ms = turn.due_ms - 2 * HOUR
    assert await reminded_where(world) == {f"thread:{contest.id}": ("left",), f"user:{OLGA}": "right"}
    tries = [kind for lane, kind in world.discord.tries if lane == f"user:{CAMILLE}"]
    assert tries == ["reminder"]
    assert world.discord.kinds("referee:") == []


async def reminded_where(world: World) -> dict[str, object]:
    """Let reminders go out; return the seats that each place was told of."""
    await reminders.write_due_reminders(world.house)
    await world.sender.flush()
    told = [message for message in world.discord.messages if message.kind.startswith("reminder")]
    assert len({message.lane for message in told}) == len(told)
    return {message.lane: message.payload.get("seats") or message.payload["seat"] for message in told}


async def test_a_reminder_of_the_night_comes_in_the_morning_or_the_evening_before(world: World) -> None:
    await leagues.change_league(world.house, world.league.id, quiet_from=22 * 60, quiet_to=7 * 60, zone="UTC")
    # Due at 08:00 and at 06:00: the two-hour marks are at 06:00 and 04:00.
    morning = await world.match(settings={"hours": {"orders": 20}})
    night = await world.match(settings={"hours": {"orders": 18}})
    assert await remind(world) == []
    world.clock.ms = NOON + round(9.98 * HOUR)
    assert await remind(world) == []
    world.clock.ms = NOON + 10 * HOUR - 60_000
    assert await remind(world) == [(CAMILLE, 2), (OLGA, 2)]
    assert await list_missing_seats(world.house, (await world.turn(night)).id) == ("left", "right")
    world.clock.ms = NOON + 18 * HOUR
    assert await remind(world) == []
    world.clock.ms = NOON + 19 * HOUR
    assert await remind(world) == [(CAMILLE, 2), (OLGA, 2)]
    assert (await world.turn(morning)).due_ms == NOON + 20 * HOUR


async def test_a_persons_own_quiet_hours_go_before_the_leagues(world: World) -> None:
    await people.change_person(world.house, CAMILLE, quiet_from=8 * 60, quiet_to=11 * 60)
    await leagues.change_league(world.house, world.league.id, zone="UTC")
    turn = await world.turn(await world.match())
    world.clock.ms = turn.due_ms - 2 * HOUR  # 10:00
    assert await remind(world) == [(OLGA, 2)]
    world.clock.pass_(hours=1)
    assert await remind(world) == [(CAMILLE, 2)]


async def test_quiet_hours_are_those_of_the_night_where_a_person_lives(world: World) -> None:
    """Of the league's own, too: whoever lives elsewhere sleeps at other hours."""
    await leagues.change_league(world.house, world.league.id, zone="UTC", reminder_hours=(2,))
    await leagues.change_league(world.house, world.league.id, quiet_from=22 * 60, quiet_to=7 * 60)
    await people.change_person(world.house, CAMILLE, zone="Asia/Tokyo")  # nine hours ahead
    early = await world.turn(await world.match())  # the two-hour mark is at 10:00, 19:00 in Tokyo
    later = await world.turn(await world.match(settings={"hours": {"orders": 28}}))  # 14:00, 23:00 there
    world.clock.ms = later.due_ms - 6 * HOUR - 60_000  # 09:59, 18:59
    assert await remind(world) == []
    world.clock.ms = early.due_ms - 2 * HOUR
    assert await remind(world) == [(CAMILLE, 2), (OLGA, 2)]
    world.clock.ms = later.due_ms - 3 * HOUR - 60_000  # 12:59, a minute before 22:00
    assert await remind(world) == [(CAMILLE, 2)]
    world.clock.ms = later.due_ms - 2 * HOUR
    assert await remind(world) == [(OLGA, 2)]


async def test_a_zone_chosen_later_holds_at_once(world: World) -> None:
    await leagues.change_league(world.house, world.league.id, zone="UTC")
    await people.change_person(world.house, CAMILLE, quiet_from=8 * 60, quiet_to=11 * 60)
    turn = await world.turn(await world.match())
    assert await remind(world) == []
    assert await world.heart.next_instant_ms() == turn.due_ms - 2 * HOUR  # Olga's, at 10:00; Camille's is at 11:00
    await people.change_person(world.house, CAMILLE, zone="Europe/Zurich")  # where that is 11:00
    world.clock.ms = turn.due_ms - 2 * HOUR
    assert await remind(world) == [(CAMILLE, 2), (OLGA, 2)]


async def test_quiet_hours_follow_the_change_of_the_clock(world: World) -> None:
    from datetime import date, time

    await leagues.change_league(world.house, world.league.id, quiet_from=22 * 60, quiet_to=7 * 60, zone="Europe/Paris")
    due_ms = local_to_utc_ms(date(2026, 3, 29), time(8), "Europe/Paris")
    world.clock.ms = due_ms - 22 * HOUR
    await world.match(settings={"hours": {"orders": 22}})
    world.clock.ms = local_to_utc_ms(date(2026, 3, 29), time(7), "Europe/Paris") - 1000
    assert await remind(world) == []
    world.clock.pass_(seconds=1)
    assert await remind(world) == [(CAMILLE, 2), (OLGA, 2)]
    assert due_ms - world.clock.ms == HOUR


async def test_two_captains_of_one_match_each_have_their_own_hours(world: World) -> None:
    await people.change_person(world.house, CAMILLE, reminder_hours=(12, 1))
    turn = await world.turn(await world.match(settings={"hours": {"orders": 48}}))
    told = []
    for hours in (24, 12, 2, 1):
        world.clock.ms = turn.due_ms - hours * HOUR - 1
        await world.heart.beat()  # a moment before: it only notes when to wake
        assert await world.heart.next_instant_ms() == turn.due_ms - hours * HOUR
        world.clock.ms = turn.due_ms - hours * HOUR
        told.append(await remind(world))
    assert told == [[(OLGA, 24)], [(CAMILLE, 12)], [(OLGA, 2)], [(CAMILLE, 1)]]


async def test_hours_chosen_after_a_reminder_went_out_count_from_then_on(world: World) -> None:
    turn = await world.turn(await world.match(settings={"hours": {"orders": 48}}))
    world.clock.ms = turn.due_ms - 24 * HOUR
    assert len(await remind(world)) == 2
    await people.change_person(world.house, CAMILLE, reminder_hours=(48, 24, 6))
    assert await remind(world) == []  # those before the one that went out are done
    assert await world.heart.next_instant_ms() == turn.due_ms - 6 * HOUR
    world.clock.ms = turn.due_ms - 6 * HOUR
    assert await remind(world) == [(CAMILLE, 6)]
    world.clock.ms = turn.due_ms - 2 * HOUR
    assert await remind(world) == [(OLGA, 2)]
    await people.change_person(world.house, CAMILLE, reminder_hours=None)
    assert await remind(world) == [(CAMILLE, 2)]  # its moment has just come


async def test_own_hours_in_quiet_hours_wait_for_the_morning(world: World) -> None:
    await leagues.change_league(world.house, world.league.id, zone="UTC", quiet_from=22 * 60, quiet_to=7 * 60)
    await people.change_person(world.house, CAMILLE, reminder_hours=(12,))
    turn = await world.turn(
        await world.match(settings={"hours": {"orders": 24}})
    )  # due at noon: 12 h before is midnight
    world.clock.ms = turn.due_ms - 12 * HOUR
    assert await remind(world) == []
    assert await world.heart.next_instant_ms() == turn.due_ms - 5 * HOUR
    world.clock.ms = turn.due_ms - 5 * HOUR
    assert await remind(world) == [(CAMILLE, 12)]


async def test_a_moved_deadline_has_reminders_at_ones_own_hours(world: World) -> None:
    await people.change_person(world.house, CAMILLE, reminder_hours=(6, 1))
    contest = await world.match()
    turn = await world.turn(contest)
    world.clock.ms = turn.due_ms - 6 * HOUR
    assert await remind(world) == [(CAMILLE, 6)]
    await arbitration.extend_turn(world.house, contest.id, By(REMI, "Noël"), minutes=600)
    assert await remind(world) == []
    assert await world.heart.next_instant_ms() == turn.due_ms + 4 * HOUR
    world.clock.ms = turn.due_ms + 4 * HOUR
    assert await remind(world) == [(CAMILLE, 6)]


async def test_a_turn_is_opened_with_the_moment_at_which_it_has_to_be_looked_at(world: World) -> None:
    await people.change_person(world.house, CAMILLE, reminder_hours=(36,))
    contest = await world.match(final=False, settings={"hours": {"drafts": 48}})
    first = await world.turn(contest)
    assert first.remind_ms == first.due_ms - 36 * HOUR
    await world.send(first, "left", "4")
    assert (await world.turn(contest)).remind_ms == first.remind_ms  # the heart has nothing to look at
    await world.send(first, "right", "2")
    await close.close_due(world.house)
    following = await world.turn(contest)
    assert following.id != first.id and following.remind_ms == following.due_ms - 36 * HOUR
    await people.change_person(world.house, CAMILLE, reminder_hours=())
    world.clock.ms = following.due_ms - 24 * HOUR
    assert await remind(world) == [(OLGA, 24)]


async def test_who_takes_an_order_back_is_reminded_of_it_again(world: World) -> None:
    turn = await world.turn(await world.match(final=False, settings={"hours": {"drafts": 48}}))
    await world.send(turn, "left", "4")
    world.clock.ms = turn.due_ms - 24 * HOUR
    assert await remind(world) == [(OLGA, 24)]
    await sending.withdraw_order(world.house, turn.id, "left", CAMILLE, world.stamp())
    assert await remind(world) == [(CAMILLE, 24)]
