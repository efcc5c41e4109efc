"""Faults 15 and 16: DMs are closed, or closed later; a press that can no longer be answered where it was made.

And answers to DMs that do not get through, or got through when nobody could note that.
"""

import pytest

from tests.faults.fake.people import Person
from tests.faults.fake.shapes import Message
from tests.faults.stage import BLUE, RED, Match, Stage

REMIND_MS = 2 * 3_600_000
TOO_LATE = {"status": 404, "body": {"code": 10062, "message": "Unknown interaction"}}
CALLBACK = r"/interactions/\d+/\w+/callback"


async def test_a_captain_who_closes_his_dms_is_named_in_the_thread_and_plays_in_the_server(stage: Stage) -> None:
    """Fault 16: 50007 once, no retry; the reminder says in the thread only that they are waited for."""
    stage.bot.change("update league set reminder_hours = '[2]'")
    stage.bot.change("update turn set remind_ms = 0 where status = 'open'")  # as who changes them has it done
    await stage.started()
    match, world = stage.match, stage.fake.world
    await match.order(match.blue, BLUE)
    world.closed_dms.add(match.red.id)
    stage.pass_deadline(match, late_ms=60_000 - REMIND_MS)
    await world.until("the reminder", lambda: match.reminders(match.red))
    await stage.quiet()
    assert len(match.reminders(match.red)) == 1
    assert stage.told_referees() == []
    shown = await match.red.used("kollaball ordres", match.thread, match="1", texte=RED)
    assert shown.shown is not None
    receipt = await match.red.pressed(shown.shown, "order-ok")
    assert "Bien reçu" in receipt.text
    await match.played()
    await stage.quiet()
    refused = [one for one in stage.fake.sent("POST", f"/channels/{match.red.dm_channel.id}/") if one.status == 403]
    assert len(refused) == 1
    world.closed_dms.clear()
    await match.red.pressed(match.panels[0], "dm-me")
    await stage.quiet()
    assert "je peux vous écrire ici" in match.red.inbox()[0].text


async def test_a_confirmation_that_discord_lets_nobody_answer_counts_and_its_receipt_comes_by_dm(stage: Stage) -> None:
    """Fault 15: 10062. The press was in time by Discord's clock, whatever kept us from hearing of it."""
    await stage.started()
    match = stage.match
    shown = await match.red.dm(RED)
    stage.fake.faults.add("POST", CALLBACK, **TOO_LATE)
    press = match.red.press(shown, "order-ok")
    await stage.fake.world.until("the receipt", lambda: "Bien reçu" in match.red.inbox()[-1].text)
    assert not press.is_done
    assert stage.bot.value("select count(*) from submission where text = ? and status = 'current'", RED) == 1
    await match.order(match.blue, BLUE)
    await match.played()


async def test_anything_else_that_discord_lets_nobody_answer_is_not_done_and_told_so_by_dm(stage: Stage) -> None:
    """Fault 15: 10062 on the press that throws a draft away. The draft is still there to be sent."""
    await stage.started()
    match = stage.match
    shown = await match.red.dm(RED)
    stage.fake.faults.add("POST", CALLBACK, **TOO_LATE)
    match.red.press(shown, "order-drop")
    told = await stage.fake.world.until("the answer", lambda: match.red.inbox()[1:])
    assert "trop tard" in told[0].text and "Rien n'a été changé" in told[0].text
    assert "Bien reçu" in (await match.red.pressed(shown, "order-ok")).text


def answers(captain: Person) -> list[Message]:
    """Return the answers to their DMs: those that show an order back."""
    return [message for message in captain.inbox() if any(name.startswith("order-ok") for name in message.custom_ids)]


def of_dm(captain: Person) -> str:
    return f"/channels/{captain.dm_channel.id}/messages"


async def confirmed(match: Match) -> None:
    """Confirm red's one answer; the match goes on."""
    [shown] = answers(match.red)
    assert "Bien reçu" in (await match.red.pressed(shown, "order-ok")).text
    await match.order(match.blue, BLUE)
    await match.played()


@pytest.mark.parametrize("status", [0, 503], ids=["reset", "503"])
@pytest.mark.parametrize("after", [False, True], ids=["before its effect", "after its effect"])
async def test_an_answer_that_does_not_get_through_is_sent_again_and_is_one_message(
    stage: Stage, status: int, after: bool
) -> None:
    await stage.started()
    match = stage.match
    fault = stage.fake.faults.add("POST", of_dm(match.red), status=status, after=after, times=2)
    match.red.write(RED)
    await stage.fake.world.until("the third try", lambda: len(stage.fake.sent("POST", of_dm(match.red))) == 3)
    await stage.fake.world.until("the answer", lambda: answers(match.red))
    assert fault.struck == 2
    assert "was not answered" not in stage.bot.log
    await confirmed(match)


async def test_a_dm_that_was_not_answered_for_good_is_answered_after_a_restart(stage: Stage) -> None:
    """Its answer, and that of somebody who owes nothing; a later one that was answered is not again."""
    await stage.started()
    match, other = stage.match, stage.person(1002)
    await other.dm("bonjour")
    stage.fake.faults.add("POST", of_dm(match.red), times=4)
    match.red.write(RED)
    await stage.fake.world.until("the end of it", lambda: len(stage.fake.sent("POST", of_dm(match.red))) == 4)
    await stage.fake.world.until("that to be told", lambda: stage.bot.log.count("was not answered") == 1)
    later = await match.red.dm("1 P >Z9")
    await stage.bot.killed()
    other.write("Tu es là ?")
    stage.pass_time(hours=1)
    await stage.bot.start()
    await stage.fake.world.until("the other answer", lambda: len(other.inbox()) == 2)
    assert [message.id == later.id for message in match.red.inbox()] == [True, False]
    await confirmed(match)


@pytest.mark.parametrize("hours", [0.0, 1.0], ids=["within the nonce's time", "beyond it"])
async def test_killed_when_its_answer_was_sent_and_not_noted_the_bot_does_not_answer_twice(
    stage: Stage, hours: float
) -> None:
    """The next life reads the answer beside the question."""
    await stage.started()
    match = stage.match
    stage.fake.faults.add("POST", of_dm(match.red), after=True, act=stage.bot.kill)
    match.red.write(RED)
    await stage.bot.ended()
    stage.pass_time(hours=hours)
    await stage.bot.start()
    await match.red.used("mes-matchs")
    assert len(match.red.inbox()) == 1
    await confirmed(match)


async def test_killed_when_an_order_sent_in_time_was_counted_the_next_life_does_not_take_it_for_another(
    stage: Stage,
) -> None:
    """Down over the deadline; killed again between the order and the note that its DM was read."""
    stage.bot.change("update contest set settings = json_set(settings, '$.early_close', json('false'))")
    await stage.started()
    match = stage.match
    await match.order(match.blue, BLUE)
    await stage.quiet()
    await stage.bot.killed()
    match.red.write(RED)
    stage.pass_deadline(match)
    stage.bot.die_at("committed", "INSERT INTO submission")
    await stage.bot.launch()
    await stage.bot.ended()
    await stage.bot.start()
    await match.played()
    await stage.quiet()
    assert stage.bot.value("select count(*) from submission where text = ?", RED) == 1
    assert stage.bot.value("select count(*) from missing_order where contest_id = 1") == 0
    assert answers(match.red) == [] and not any("Trop tard" in message.text for message in match.red.inbox())
