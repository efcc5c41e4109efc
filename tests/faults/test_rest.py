"""Faults 5 and 6: Discord's REST limits us, fails, or falls silent."""

import asyncio

import pytest

from tests.faults.stage import PLAYED, Stage

THREAD = "/channels/301/messages"


async def test_a_rate_limit_is_waited_for_and_the_other_places_go_on(stage: Stage) -> None:
    """Fault 5: 429 three times."""
    await stage.started()
    limit = stage.fake.faults.limited("POST", THREAD, 1.0, times=3, says=PLAYED)
    await stage.match.orders()
    await stage.other.orders()
    await stage.other.played()
    assert stage.match.reports(1) == []
    await stage.match.played()
    assert limit.struck == 3
    first, *_, last = [request.at for request in stage.fake.sent("POST", THREAD)][-4:]
    assert last - first >= 3.0


async def test_a_global_limit_stops_everything_for_its_time_and_no_longer(stage: Stage) -> None:
    """Fault 5: 429 for all."""
    await stage.started()
    stage.fake.faults.limited("POST", THREAD, 4.0, is_global=True, says=PLAYED)
    await stage.match.orders()
    await stage.match.played()
    [struck] = [request for request in stage.fake.requests if request.status == 429]
    bound = [one for one in stage.fake.requests if not one.path.startswith(("/interactions", "/webhooks"))]
    known_s = 1.0  # what was on its way when the answer came is no fault
    assert [one for one in bound if struck.at + known_s < one.at < struck.at + 3.9] == []
    assert [one for one in bound if one.at >= struck.at + 3.9]


async def test_a_limit_of_an_hour_blocks_neither_the_sender_nor_the_bot(stage: Stage) -> None:
    """Fault 5: the message waits as long as Discord asks for, everything else goes on."""
    await stage.started()
    limit = stage.fake.faults.limited("POST", THREAD, 3600.0, says=PLAYED)
    await stage.match.orders()
    await stage.fake.world.until("the limit to be hit", lambda: limit.struck)
    await stage.other.orders()
    await stage.other.played()
    assert limit.struck == 1
    stage.pass_time(hours=1, seconds=5)
    await stage.match.played()


async def test_the_limits_that_headers_tell_are_kept_without_being_hit(stage: Stage) -> None:
    """Fault 5: five messages in five seconds to a channel, as Discord usually allows."""
    stage.fake.limits.messages = 2
    stage.fake.limits.window_s = 1.5
    await stage.started()
    await stage.match.orders()
    await stage.match.played()
    assert stage.fake.limits.exceeded == 0


@pytest.mark.parametrize(
    ("status", "after"),
    [
        pytest.param(500, False, id="500"),
        pytest.param(500, True, id="500 after its effect"),
        pytest.param(503, False, id="503"),
        pytest.param(503, True, id="503 after its effect"),
        pytest.param(0, False, id="reset"),
        pytest.param(0, True, id="reset after its effect"),
    ],
)
async def test_a_report_that_fails_on_its_way_is_posted_once(stage: Stage, status: int, after: bool) -> None:
    """Fault 6."""
    await stage.started()
    fault = stage.fake.faults.add("POST", THREAD, status=status, after=after, says=PLAYED)
    await stage.match.orders()
    await stage.fake.world.until("the fault", lambda: fault.struck)
    await stage.match.played()
    await stage.quiet()
    assert len(stage.match.reports(1)) == 1


async def test_the_referee_is_told_of_a_place_that_does_not_answer_and_the_pause_grows(stage: Stage) -> None:
    """Fault 6: 503 for ever in one thread. They are told after three tries, once; the pause doubles up to 5 minutes."""
    await stage.started()
    fault = stage.fake.faults.add("POST", THREAD, says=PLAYED, status=503, times=None)
    await stage.match.orders()
    for count in range(1, 13):
        await stage.fake.world.until("another try", lambda count=count: fault.struck >= count)
        row = stage.bot.rows("select * from outbox where status = 'pending' order by id limit 1")[0]
        pause_ms = row["next_try_ms"] - stage.fake.world.now_ms()
        stage.pass_time(seconds=max(0, pause_ms) / 1000)
    assert 256_000 < pause_ms <= 300_000
    [told] = stage.told_referees()
    assert "Je continue d'essayer" in told
    stage.fake.faults.clear()
    stage.pass_time(seconds=301)
    await stage.match.played()


async def test_a_place_that_never_answers_is_left_for_the_others(stage: Stage) -> None:
    """Fault 6: a request hangs."""
    await stage.started()
    hold = asyncio.Event()
    fault = stage.fake.faults.add("POST", THREAD, hold=hold, says=PLAYED)
    await stage.match.orders()
    await stage.fake.world.until("the request", lambda: fault.struck)
    await stage.other.orders()
    await stage.other.played()
    assert [request.status for request in stage.fake.sent("POST", THREAD) if PLAYED in str(request.json)] == [0]
    hold.set()
    await stage.match.played()


async def test_a_message_that_discord_does_not_take_is_put_aside_and_the_place_goes_on(stage: Stage) -> None:
    """Fault 6: 400 for ever, for one message: a fault of ours."""
    await stage.started()
    stage.expected.append("cannot be made")
    errors = {"components": {"0": {"label": {"_errors": [{"code": "TOO_LONG", "message": f"not « {PLAYED} »"}]}}}}
    body = {"code": 50035, "message": "Invalid Form Body", "errors": errors}
    fault = {"status": 400, "body": body, "says": PLAYED}
    stage.fake.faults.add("POST", THREAD, times=3, **fault)
    await stage.match.orders()
    await stage.fake.world.until("the referees to be told", stage.told_referees)
    await stage.quiet()
    assert "compte rendu" in stage.told_referees()[-1]
    assert stage.bot.value("select count(*) from outbox where status = 'parked'") == 1
    assert "cannot be made: HTTPException 400, code 50035, components.0.label\n" in stage.bot.log
    assert f"« {PLAYED} »" not in stage.bot.log
