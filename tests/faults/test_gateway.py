"""Faults 7, 13, 14 and 26: the gateway breaks, repeats itself, is late; messages of another time."""

import pytest

from tests.faults.fake.people import Person
from tests.faults.fake.shapes import Message
from tests.faults.stage import BLUE, OTHERS, RED, Stage


def shown_back(captain: Person) -> list[Message]:
    """Return the answers that ask them to confirm an order."""
    return [message for message in captain.inbox() if any(name.startswith("order-ok") for name in message.custom_ids)]


@pytest.mark.parametrize("how", ["drop", "op 7", "close 4000"])
async def test_what_came_while_the_line_was_down_is_taken_up_on_resume_once(stage: Stage, how: str) -> None:
    """Fault 7: connection lost, op 7, closed; then RESUME."""
    await stage.started()
    gateway, match = stage.fake.gateway, stage.match
    gateway.is_closed = True
    match how:
        case "drop":
            await gateway.drop()
        case "op 7":
            gateway.ask_to_reconnect()
        case _:
            await gateway.drop(4000)
    await stage.fake.world.until("the line to be down", lambda: gateway.session.socket is None)
    match.red.write(RED)
    gateway.is_closed = False
    await stage.fake.world.until("the answer", lambda: shown_back(match.red))
    assert (gateway.identified, gateway.resumed) == (1, 1)
    await match.red.pressed(shown_back(match.red)[0], "order-ok")
    await match.order(match.blue, BLUE)
    await match.played()
    assert len(match.red.inbox()) == 1


async def test_after_an_invalid_session_the_dms_that_nobody_brought_are_read(stage: Stage) -> None:
    """Fault 7: op 9, fresh IDENTIFY. What was sent in between comes by no event."""
    await stage.started()
    gateway, match = stage.fake.gateway, stage.match
    gateway.is_closed = True
    gateway.invalidate()
    match.red.write(RED)
    gateway.is_closed = False
    await stage.fake.world.until("the answer", lambda: shown_back(match.red))
    assert gateway.identified == 2
    await match.red.pressed(shown_back(match.red)[0], "order-ok")
    await match.order(match.blue, BLUE)
    await match.played()
    assert [len(captain.inbox()) for captain in (match.red, match.blue)] == [1, 1]


@pytest.mark.parametrize("how", ["is_closed", "is_mute"])
async def test_a_line_that_cannot_be_had_at_first_is_asked_for_again(stage: Stage, how: str) -> None:
    """Fault 7, before there was any line: Discord answers, its gateway does not."""
    gateway = stage.fake.gateway
    setattr(gateway, how, True)
    await stage.bot.launch()
    await stage.fake.world.until("a second try", lambda: gateway.knocked > 1)
    setattr(gateway, how, False)
    await stage.match.orders()
    await stage.match.played()
    assert gateway.identified == 1 and stage.bot.log.count("(NoLineError)") > 0


async def test_a_dm_that_the_gateway_brings_twice_is_answered_once(stage: Stage) -> None:
    """Fault 13: the same MESSAGE_CREATE twice."""
    await stage.started()
    match = stage.match
    match.red.write(RED)
    stage.fake.gateway.again()
    await stage.fake.world.until("the answer", match.red.inbox)
    await match.red.used("mes-matchs")
    assert len(match.red.inbox()) == 1


async def test_a_press_that_the_gateway_brings_twice_is_one_order(stage: Stage) -> None:
    """Fault 13: the same INTERACTION_CREATE twice; the second is 40060."""
    await stage.started()
    match = stage.match
    shown = await match.red.dm(RED)
    press = match.red.press(shown, "order-ok")
    stage.fake.gateway.again()
    await match.red.answered(press)
    await match.order(match.blue, BLUE)
    await match.played()
    assert "Bien reçu" in press.text
    assert stage.bot.value("select count(*) from submission where seat = 'rouge' and text = ?", RED) == 1


async def test_a_double_click_gives_the_same_receipt_twice(stage: Stage) -> None:
    """Fault 13."""
    await stage.started()
    match = stage.match
    shown = await match.red.dm(RED)
    presses = [match.red.press(shown, "order-ok") for _ in range(2)]
    texts = {(await match.red.answered(press)).text for press in presses}
    assert len(texts) == 1 and "Bien reçu" in texts.pop()
    assert stage.bot.value("select count(*) from submission where seat = 'rouge' and text = ?", RED) == 1


async def test_two_devices_at_once_one_order_counts_and_both_are_told_the_truth(stage: Stage) -> None:
    """Fault 13: two different drafts confirmed together; the rules take one (KB-7-c)."""
    await stage.started()
    match = stage.match
    drafts = [await match.red.dm(text) for text in (RED, OTHERS[0])]
    presses = [match.red.press(draft, "order-ok") for draft in drafts]
    told = [(await match.red.answered(press)).text for press in presses]
    assert sorted("Bien reçu" in text for text in told) == [False, True]
    assert stage.bot.value("select count(*) from submission join turn on turn.id = turn_id where number = 2") == 1


@pytest.mark.parametrize(("before_ms", "is_taken"), [(700, True), (-700, False)], ids=["in time", "too late"])
async def test_a_press_that_reaches_the_bot_after_the_deadline_counts_by_discords_clock(
    stage: Stage, before_ms: int, is_taken: bool
) -> None:
    """Fault 14: pressed within a second of the deadline, on its way until 4 s after it."""
    await stage.started()
    gateway, match = stage.fake.gateway, stage.match
    shown = await match.red.dm(RED)
    stage.pass_deadline(match, late_ms=-before_ms)
    gateway.is_delayed = True
    stage.fake.world.still_ms = match.turn()["due_ms"] - before_ms
    press = match.red.press(shown, "order-ok")
    stage.fake.world.still_ms = None
    stage.pass_time(seconds=2)
    gateway.release()
    told = (await match.red.answered(press)).text
    assert ("Bien reçu" in told) == is_taken
    assert is_taken or "Trop tard" in told
    assert stage.bot.value("select count(*) from submission where text = ?", RED) == is_taken


async def test_an_old_button_and_an_unknown_one_are_answered_politely(stage: Stage) -> None:
    """Fault 26: a message of another time, a custom_id of another version."""
    await stage.started()
    match = stage.match
    shown = await match.red.dm(RED)
    await match.orders()
    await match.played()
    for custom_id in (
        "order-ok:99999:99999",
        "order-drop:1",
        "of-another-version:1:2",
        "board:99999",
        "a" * 100,
    ):
        told = await match.red.answered(match.red.forge(shown, custom_id))
        assert told.text and "erreur" not in told.text.lower(), custom_id


async def test_a_command_of_another_version_is_answered_politely(stage: Stage) -> None:
    """Fault 26: the list of commands that Discord shows is out of date."""
    await stage.started()
    world, match = stage.fake.world, stage.match
    old = {"id": "1", "name": "kollaball", "options": [{"name": "ancienne", "type": 1, "options": []}]}
    world.commands = [old, *[one for one in world.commands if one["name"] != "kollaball"]]
    told = await match.red.used("kollaball ancienne", match.thread)
    assert told.text and "erreur" not in told.text.lower()
    stage.expected.append("CommandNotFound")


async def test_an_order_whose_deadline_passed_while_the_line_was_down_counts(stage: Stage) -> None:
    """Fault 7: sent in time, brought by RESUME after the deadline. Nothing is closed before it is there."""
    await stage.started()
    gateway, match = stage.fake.gateway, stage.match
    await match.order(match.blue, BLUE)
    gateway.is_closed = True
    await gateway.drop()
    match.red.write(RED)
    await stage.fake.world.until("the loss to be noticed", lambda: stage.bot.log.count("reconnect") > 0)
    before = stage.bot.log.count("reconnect")
    stage.pass_deadline(match, late_ms=60_000)
    await stage.fake.world.until("some beats", lambda: stage.bot.log.count("reconnect") > before + 1)
    assert match.turns()[-1] == (2, "open")
    gateway.is_closed = False
    await match.played()
    assert stage.bot.value("select count(*) from missing_order") == 0
    assert "Traceback" not in stage.bot.log  # each try is a line
