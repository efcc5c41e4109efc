"""Faults 8 and 9: the bot is away over a deadline; the clock of its machine is wrong."""

import pytest

from tests.faults.stage import BLUE, PLAYED, RED, Stage

HOUR_MS = 3_600_000


async def test_a_deadline_passed_ten_hours_ago_is_made_up_for_with_the_orders_sent_in_time(stage: Stage) -> None:
    """Fault 8: one order confirmed before, one sent by DM while the bot was down, one sent too late."""
    await stage.started()
    match, other = stage.match, stage.other
    await match.order(match.red, RED)
    due_ms = match.turn()["due_ms"]
    await stage.bot.stop()
    stage.pass_time(hours=1)
    match.blue.write(BLUE)
    stage.pass_time(hours=33)
    other.red.write("1 P >B5; 2 R >B5; 3 R >A3; 4 R >B4")
    await stage.bot.start()
    await match.played()
    await stage.quiet()
    assert match.turns()[-2:] == [(2, "closed"), (3, "open")]
    assert stage.bot.value("select cause from turn where contest_id = 1 and number = 2") in {"deadline", "complete"}
    assert stage.bot.value("select count(*) from missing_order where contest_id = 1") == 0
    assert "Trop tard" in other.red.inbox()[-1].text
    assert stage.bot.value("select count(*) from missing_order where contest_id = 2") == 2
    assert (
        match.turn()["due_ms"] >= stage.fake.world.now_ms() + 22 * HOUR_MS > due_ms
    )  # 23 h over a change of the clock


@pytest.mark.parametrize("leap_ms", [30 * HOUR_MS, -24 * HOUR_MS], ids=["30 h ahead", "a day behind"])
async def test_a_clock_that_is_wrong_for_a_moment_closes_nothing_and_stops_nothing(stage: Stage, leap_ms: int) -> None:
    """Fault 9: wrong for a second, then right. The turns go on, messages leave, the next deadline is kept."""
    stage.bot.trust_s = 10.0
    await stage.started()
    match = stage.match
    stage.bot.set_clock(leap_ms)
    await stage.fake.world.until("the leap to be seen", lambda: "has leapt by" in stage.bot.log)
    match.red.write(RED)
    await stage.fake.world.until("the answer", match.red.inbox)
    stage.bot.set_clock(0)
    await stage.fake.world.until("the leap back to be seen", lambda: stage.bot.log.count("has leapt by") == 2)
    assert match.turns()[-1] == (2, "open")
    await match.red.pressed(match.red.inbox()[-1], "order-ok")
    await match.order(match.blue, BLUE)
    await match.played()
    stage.pass_deadline(stage.other)
    await stage.other.closed()


async def test_a_clock_that_stays_seven_hours_ahead_closes_each_turn_once(stage: Stage) -> None:
    """Fault 9: +7 h for good, over a deadline; then right again."""
    await stage.started()
    match = stage.match
    await match.order(match.red, RED)
    stage.pass_time(hours=20)
    stage.bot.set_clock(stage.fake.world.ahead_ms + 7 * HOUR_MS)
    await match.closed()
    stage.bot.set_clock(stage.fake.world.ahead_ms)
    stage.pass_time(hours=5)
    assert "Envoyer ces ordres" in (await match.red.dm(RED)).text
    assert [status for _, status in match.turns()] == ["closed", "closed", "open"]


async def test_what_a_wrong_clock_put_off_leaves_when_it_is_right_again(stage: Stage) -> None:
    """Fault 9: a message is tried while the clock is a week ahead; its next try would be in a week."""
    stage.bot.trust_s = 30.0
    await stage.started()
    fault = stage.fake.faults.add("POST", "/channels/301/messages", status=503, times=1, says=PLAYED)
    stage.bot.set_clock(7 * 24 * HOUR_MS)
    await stage.match.orders()
    await stage.fake.world.until("the first try", lambda: fault.struck)
    stage.bot.set_clock(0)
    await stage.match.played()
    await stage.quiet()
    assert len(stage.match.reports(1)) == 1
