"""Faults 15 and 16: DMs are closed, or closed later; a press that can no longer be answered where it was made."""

from tests.faults.stage import BLUE, RED, Stage

REMIND_MS = 2 * 3_600_000
TOO_LATE = {"status": 404, "body": {"code": 10062, "message": "Unknown interaction"}}
CALLBACK = r"/interactions/\d+/\w+/callback"


async def test_a_captain_who_closes_his_dms_is_named_in_the_thread_and_plays_in_the_server(stage: Stage) -> None:
    """Fault 16: 50007 once, no retry; the reminder says in the thread only that he is waited for."""
    stage.bot.change("update league set reminder_hours = '[2]'")
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
