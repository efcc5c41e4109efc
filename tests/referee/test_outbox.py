"""How announcements go out."""

import asyncio

import pytest
from sqlalchemy import update

from db import outbox as stored
from db.messages import Brief, Private, SeatGiven
from db.tables import outbox
from referee.hand import people
from referee.hand.play import take_turn
from referee.model import OutboxRow, UnsavedError
from referee.outbox import announce
from referee.outbox.publishing import DmsClosed, Ended, Rejected
from referee.outbox.sender import MOST_BEGUN, Sender
from referee.turns import contests
from rules.contract import SeatId
from tests.referee.world import CAMILLE, World, closed_dms

LEFT = SeatId("left")


async def rows(world: World) -> list[OutboxRow]:
    """Return every message there is, oldest first."""
    async with world.house.db.read() as tx:
        found = [await stored.get(tx, number) for number in range(1, 60)]
    return [row for row in found if row is not None]


async def test_a_lane_is_sent_in_order_and_a_nonce_has_at_most_25_characters(world: World) -> None:
    contest = await world.match()
    for _ in range(2):
        turn = await world.turn(contest)
        await world.send(turn, "left", "1")
        await world.send(turn, "right", "2")
    await world.sender.flush()
    assert world.discord.kinds("thread:") == ["match_opened", "turn_closed", "turn_closed"]
    sent = await rows(world)
    assert {row.status for row in sent} == {"sent"}
    assert all(len(row.nonce) <= 25 for row in sent)
    assert len({row.nonce for row in sent}) == len(sent)
    assert await world.sender.flush() == 0


async def test_a_failed_message_is_tried_again_later_and_later_up_to_five_minutes(world: World) -> None:
    await world.match()
    world.discord.faults["announce:1"] = OSError("no route")
    waits = []
    for _ in range(12):
        before = len(world.discord.tries)
        started_ms = world.clock.ms
        while len(world.discord.tries) == before:
            await world.sender.flush()
            if len(world.discord.tries) == before:
                world.clock.pass_(seconds=1)
        waits.append((world.clock.ms - started_ms) // 1000)
    assert waits == [0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]
    assert world.discord.kinds("announce:") == []
    world.discord.faults.clear()
    world.clock.pass_(minutes=5)
    await world.sender.flush()
    assert world.discord.kinds("announce:") == ["match_started"]


async def test_what_waits_holds_its_own_lane_back_and_no_other(world: World) -> None:
    blocked, free = await world.match(), await world.match()
    world.discord.faults[f"thread:{blocked.id}"] = TimeoutError()
    for contest in (blocked, free):
        turn = await world.turn(contest)
        await world.send(turn, "left", "1")
        await world.send(turn, "right", "2")
    await world.sender.flush()
    assert world.discord.kinds(f"thread:{free.id}") == ["match_opened", "turn_closed"]
    assert world.discord.kinds(f"thread:{blocked.id}") == []
    world.discord.faults.clear()
    world.clock.pass_(seconds=1)
    await world.sender.flush()
    assert world.discord.kinds(f"thread:{blocked.id}") == ["match_opened", "turn_closed"]


async def test_a_place_that_does_not_answer_does_not_keep_the_others_waiting(world: World) -> None:
    slow, quick = await world.match(), await world.match()
    never = asyncio.Event()

    class Slow:
        async def publish(self, row: OutboxRow) -> int | None:
            if row.lane == f"thread:{slow.id}":
                await never.wait()
            return await world.discord.publish(row)

        async def find(self, row: OutboxRow) -> int | None:
            return await world.discord.find(row)

    sender = Sender(world.house, Slow())
    opened = world.discord.when("match_opened")
    first = asyncio.create_task(sender.flush())
    second = asyncio.create_task(sender.flush())
    await opened.wait()
    assert world.discord.kinds(f"thread:{quick.id}") == ["match_opened"]
    never.set()
    await asyncio.gather(first, second)
    assert world.discord.kinds(f"thread:{slow.id}") == ["match_opened"]
    await sender.close()


async def test_more_places_than_are_begun_at_once_all_get_their_messages(world: World) -> None:
    contest = await world.match()
    await world.sender.flush()
    people = [10_000 + n for n in range(2 * MOST_BEGUN + 1)]
    async with world.house.db.write() as tx:
        for user_id in people:
            await stored.add(
                tx,
                Brief(seat=LEFT),
                stored.Envelope(
                    league_id=contest.league_id,
                    destination="user",
                    now_ms=0,
                    user_id=user_id,
                    nonce=str(user_id),
                ),
            )
    assert await world.sender.flush() == len(people)
    assert [len(world.discord.kinds(f"user:{user_id}")) for user_id in people] == [1] * len(people)


async def test_a_closed_place_parks_its_messages_and_the_referees_hear_of_it_once(world: World) -> None:
    contest = await world.match()
    lane = f"thread:{contest.id}"
    world.discord.faults[lane] = closed_dms()
    turn = await world.turn(contest)
    await world.send(turn, "left", "1")
    await world.send(turn, "right", "2")
    await world.sender.flush()
    parked = [row for row in await rows(world) if row.status == "parked"]
    kinds = ["match_opened", "turn_closed"]
    assert [(row.kind, row.fault) for row in parked] == [(kind, "50007") for kind in kinds]
    assert world.discord.kinds("referee:") == ["parked"]
    assert world.discord.kinds("announce:") == ["match_started"]
    world.discord.faults.clear()
    await world.sender.republish_all(contest.id)
    await world.sender.flush()
    assert world.discord.kinds(lane) == kinds
    world.discord.faults[lane] = closed_dms()
    following = await world.turn(contest)
    await world.send(following, "left", "1")
    await world.send(following, "right", "2")
    await world.sender.flush()
    assert world.discord.kinds("referee:") == ["parked", "parked"]


async def test_what_waits_for_somebody_with_closed_dms_is_tried_once_and_leaves_when_he_opens_them(
    world: World,
) -> None:
    contest = await world.match(hidden=True)
    world.discord.faults[f"user:{CAMILLE}"] = DmsClosed("50007")
    await world.send(await world.turn(contest), "left", "1")  # asks for a receipt
    await world.send(await world.turn(contest), "right", "2")  # brings what is for one alone
    await world.sender.flush()
    assert [kind for lane, kind in world.discord.tries if lane == f"user:{CAMILLE}"] == ["receipt"]
    assert world.discord.kinds("referee:") == []
    world.discord.faults.clear()
    await people.note_dm_open(world.house, CAMILLE, CAMILLE + 5000)
    await world.sender.flush()
    assert world.discord.kinds(f"user:{CAMILLE}")[0] == "receipt"
    assert {row.status for row in await rows(world)} == {"sent"}


async def test_a_message_that_cannot_be_made_is_put_aside_and_the_next_one_leaves(world: World) -> None:
    contest = await world.match()
    lane = f"thread:{contest.id}"
    world.discord.faults[lane] = [Rejected("ZeroDivisionError") for _ in range(3)]
    await world.send(await world.turn(contest), "left", "1")
    await world.send(await world.turn(contest), "right", "2")
    for _ in range(3):
        await world.sender.flush()
        world.clock.pass_(seconds=5)
    assert world.discord.kinds(lane) == ["turn_closed"]
    assert world.discord.kinds("referee:") == ["parked"]
    assert [(row.kind, row.fault) for row in await rows(world) if row.status == "parked"] == [
        ("match_opened", "ZeroDivisionError")
    ]


async def test_a_message_that_the_database_keeps_from_being_made_is_told_as_late_because_of_it(world: World) -> None:
    contest = await world.match()
    world.discord.faults[f"thread:{contest.id}"] = UnsavedError(None, None, OSError())
    for _ in range(3):
        await world.sender.flush()
        world.clock.pass_(seconds=5)
    await world.sender.flush()
    [told] = [message for message in world.discord.messages if message.kind == "delayed"]
    assert told.payload["reason"] == "database"


async def test_the_end_of_the_program_is_nobody_s_fault_and_the_message_waits(world: World) -> None:
    contest = await world.match()
    world.discord.faults[f"thread:{contest.id}"] = Ended()
    for _ in range(5):
        await world.sender.flush()
        world.clock.pass_(minutes=5)
    assert "delayed" not in [message.kind for message in world.discord.messages]
    [waiting] = [row for row in await rows(world) if row.status != "sent"]
    assert (waiting.status, waiting.attempts, waiting.kind) == ("pending", 0, "match_opened")
    world.discord.faults.clear()
    await world.sender.flush()
    assert world.discord.kinds(f"thread:{contest.id}") == ["match_opened"]


async def spoil(world: World, kind: str) -> None:
    """Have the messages of a kind read as another version of the program may have written them."""
    async with world.house.db.write() as tx:
        await tx.apply(update(outbox).where(outbox.c.kind == kind).values(kind="of_another_version"))


async def test_a_message_of_another_version_is_put_aside_and_the_next_one_leaves(world: World) -> None:
    contest = await world.match()
    await world.send(await world.turn(contest), "left", "1")
    await world.send(await world.turn(contest), "right", "2")
    await spoil(world, "match_opened")
    for _ in range(3):
        await world.sender.flush()
        world.clock.pass_(seconds=5)
    assert world.discord.kinds(f"thread:{contest.id}") == ["turn_closed"]
    assert world.discord.kinds("referee:") == ["parked"]
    assert [(row.kind, row.fault) for row in await rows(world) if row.status == "parked"] == [
        ("of_another_version", "ValidationError")
    ]


async def test_where_dms_are_closed_a_message_of_another_version_waits_and_the_others_are_said(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    await world.sender.flush()
    world.discord.faults[f"user:{CAMILLE}"] = DmsClosed("50007")
    async with world.house.db.write() as tx:
        play = await take_turn(tx, world.house, turn.id)
        for message in (Brief(seat=LEFT), Private(seat=LEFT), SeatGiven(seat=LEFT)):
            await announce.tell_person(play, CAMILLE, message)
    await spoil(world, "private")
    await world.sender.flush()
    assert world.discord.kinds(f"thread:{contest.id}") == ["match_opened", "seat_given"]
    assert [(row.kind, row.fault) for row in await rows(world) if row.status == "parked"] == [
        ("brief", stored.NO_DM),
        ("of_another_version", stored.NO_DM),
    ]


async def test_if_the_referees_cannot_be_reached_either_nothing_runs_in_circles(world: World) -> None:
    await world.match()
    world.discord.faults["announce:1"] = closed_dms()
    world.discord.faults["referee:1"] = closed_dms()
    await world.sender.flush()
    assert await world.sender.flush() == 0
    assert [row.kind for row in await rows(world) if row.status == "parked"] == ["match_started", "parked"]


async def test_a_message_that_cannot_be_made_is_put_aside_after_three_tries(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    contest = await world.match()
    world.discord.faults[f"thread:{contest.id}"] = [KeyError("secret 4")] * 3
    turn = await world.turn(contest)
    await world.send(turn, "left", "1")
    await world.send(turn, "right", "2")
    for _ in range(4):
        await world.sender.flush()
        world.clock.pass_(seconds=10)
    assert world.discord.kinds(f"thread:{contest.id}") == ["turn_closed"]
    assert world.discord.kinds("referee:") == ["parked"]
    assert "secret" not in caplog.text


async def test_a_message_that_is_gone_can_be_sent_once_more(world: World) -> None:
    contest = await world.match()
    await world.sender.flush()
    opened = next(row for row in await rows(world) if row.kind == "match_opened")
    world.discord.messages = [one for one in world.discord.messages if one.kind != "match_opened"]
    done = await world.sender.republish_all(contest.id, opened.turn_id)
    await world.sender.flush()
    assert (done.gone, world.discord.kinds(f"thread:{contest.id}")) == (1, ["match_opened"])
    done = await world.sender.republish_all(contest.id, opened.turn_id)
    assert done.gone == 0


async def test_changes_of_the_panel_that_nobody_saw_yet_are_one(world: World) -> None:
    contest = await world.match(final=False)
    turn = await world.turn(contest)
    for text in ("1", "2", "3"):
        await world.send(turn, "left", text)
    await world.sender.flush()
    assert world.discord.kinds("panel:") == ["panel"]
    panel = next(message for message in world.discord.messages if message.kind == "panel")
    assert await contests.list_panels(world.house, contest.id) == {"": panel.id}
    await world.send(turn, "left", "4")
    await world.sender.flush()
    assert world.discord.kinds("panel:") == ["panel", "panel"]


async def test_a_reminder_that_could_not_leave_before_the_close_does_not_leave_after_it(world: World) -> None:
    from referee.turns import reminders

    turn = await world.turn(await world.match())
    await world.sender.flush()
    world.discord.faults[f"user:{CAMILLE}"] = OSError()
    world.clock.ms = turn.due_ms - 3_600_000
    await reminders.write_due_reminders(world.house)
    await world.sender.flush()
    await world.close_overdue(turn)
    world.discord.faults.clear()
    await world.sender.flush()
    assert world.discord.kinds(f"user:{CAMILLE}") == []
