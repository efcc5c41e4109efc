"""Faults 1 to 4: `kill -9` before and after the commit of a close, and around the sending of its report."""

import pytest

from tests.faults.fake.world import ANNOUNCE, REFEREES
from tests.faults.stage import BLUE, PLAYED, RED, Stage

CLAIM = r"UPDATE turn SET .*closed_ms"  # the statement with which a close writes its result
THREAD = "/channels/301/messages"
STARTER = f"/channels/{ANNOUNCE}/messages"
NONCE_WINDOW_S = 600


@pytest.mark.parametrize(
    ("when", "pattern"),
    [
        pytest.param("before", r"SELECT turn.id, turn.contest_id.*FROM turn", id="before the claim"),
        pytest.param("before", CLAIM, id="before the result is written"),
        pytest.param("before", "INSERT INTO outbox", id="in the midst of the transaction"),
        pytest.param("commit", CLAIM, id="before the commit"),
    ],
)
async def test_killed_before_the_commit_nothing_is_visible_and_the_next_start_resolves_once(
    stage: Stage, when: str, pattern: str
) -> None:
    """Fault 1."""
    match = (await stage.started()).match
    await match.order(match.red, RED)
    shown = await match.blue.dm(BLUE)
    seed = match.turn()["seed"]
    stage.bot.die_at(when, pattern)
    match.blue.press(shown, "order-ok")
    await stage.bot.ended()
    assert match.turns()[-1] == (2, "open") and match.reports(1) == []
    await stage.bot.start()
    if not stage.bot.value("select count(*) from submission where turn_id = ? and seat = 'bleue'", match.turn()["id"]):
        await match.blue.pressed(shown, "order-ok")  # it was never acknowledged: they press again
    await match.played()
    assert match.turns() == [(1, "closed"), (2, "closed"), (3, "open")]
    assert stage.bot.value("select seed from turn where number = 2 and contest_id = 1") == seed
    assert len(match.reports(1)) == 1


async def test_killed_after_the_commit_the_report_comes_at_the_next_start(stage: Stage) -> None:
    """Fault 2."""
    match = (await stage.started()).match
    await match.order(match.red, RED)
    shown = await match.blue.dm(BLUE)
    stage.bot.die_at("committed", CLAIM)
    match.blue.press(shown, "order-ok")
    await stage.bot.ended()
    assert match.turns()[-2:] == [(2, "closed"), (3, "open")] and match.reports(1) == []
    await stage.bot.start()
    await match.played()
    await stage.quiet()
    assert len(match.reports(1)) == 1


@pytest.mark.parametrize("away_s", [5, NONCE_WINDOW_S], ids=["back at once", "back after the time of a nonce"])
@pytest.mark.parametrize("after", [False, True], ids=["before its effect", "after its effect"])
async def test_killed_while_the_report_is_on_its_way_it_is_there_once(stage: Stage, after: bool, away_s: int) -> None:
    """Fault 3."""
    match = (await stage.started()).match
    await match.order(match.red, RED)
    shown = await match.blue.dm(BLUE)
    stage.fake.faults.add("POST", THREAD, says=PLAYED, after=after, act=stage.bot.kill)
    match.blue.press(shown, "order-ok")
    await stage.bot.ended()
    assert len(match.reports(1)) == (1 if after else 0)
    stage.pass_time(seconds=away_s)
    await stage.bot.start()
    await match.played()
    await stage.quiet()
    assert len(match.reports(1)) == 1


@pytest.mark.parametrize("away_s", [5, NONCE_WINDOW_S], ids=["back at once", "back after the time of a nonce"])
async def test_killed_before_it_is_noted_that_the_report_was_sent_it_is_there_once(stage: Stage, away_s: int) -> None:
    """Fault 4: Discord has answered, and the answer is not written down any more."""
    match = (await stage.started()).match
    await match.order(match.red, RED)
    shown = await match.blue.dm(BLUE)
    stage.fake.faults.add(
        "POST", THREAD, says=PLAYED, after=True, act=lambda: stage.bot.die_at("before", "UPDATE outbox SET status")
    )
    match.blue.press(shown, "order-ok")
    await stage.bot.ended()
    assert len(match.reports(1)) == 1
    stage.pass_time(seconds=away_s)
    await stage.bot.start()
    await stage.quiet()
    assert len(match.reports(1)) == 1


@pytest.mark.parametrize(
    ("path", "away_s"),
    [
        pytest.param(STARTER, 5, id="its starter on its way"),
        pytest.param(STARTER, NONCE_WINDOW_S, id="its starter on its way, back after the time of a nonce"),
        pytest.param(f"{STARTER}/[0-9]+/threads", 5, id="the thread on its way"),
        pytest.param("", NONCE_WINDOW_S, id="before it is noted, back after the time of a nonce"),
    ],
)
async def test_killed_while_a_thread_is_opened_there_is_one_and_it_is_the_match_s(
    stage: Stage, path: str, away_s: int
) -> None:
    """Faults 3 and 4, after the effect: nobody does anything for it, and the same press leads there again."""
    await stage.started()
    world, office = stage.fake.world, stage.fake.world.channels[REFEREES]
    await stage.match.red.used("aspic defier", office, pendule="live-36")
    [offer] = await world.until(
        "the challenge", lambda: [one for one in world.history(REFEREES) if "lance un défi" in one.text]
    )
    await stage.quiet()
    asked = (await stage.match.blue.pressed(offer, "as-accept")).shown
    assert asked is not None
    known = set(world.channels)
    if path:
        stage.fake.faults.add("POST", path, after=True, act=stage.bot.kill)
    else:
        stage.bot.die_at("before", "UPDATE contest SET thread_id")
    stage.match.blue.press(asked, "as-colour", values=["orange"])
    await stage.bot.ended()
    stage.pass_time(seconds=away_s)
    await stage.bot.start()
    await stage.quiet()
    [thread_id] = set(world.channels) - known
    assert stage.bot.value("select thread_id from contest where game = 'aspic'") == thread_id
    told = [message.text for message in world.history(ANNOUNCE)]
    assert sum("tout se passe dans ce fil" in text for text in told) == 1
    assert sum(f"<#{thread_id}>" in text for text in told) == 1
    assert len(world.history(thread_id)) == 2  # the first post, the panel
    pressed = await stage.match.blue.pressed(asked, "as-colour", values=["orange"])
    assert "C'est parti" in pressed.text and f"<#{thread_id}>" in pressed.text
    assert set(world.channels) == known | {thread_id}
