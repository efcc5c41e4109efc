"""The bot goes down and comes back: what was sent in time counts, what was decided is announced, all of it once."""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from cogs.wire.publisher import DiscordPublisher
from referee.course import sending
from referee.model import OutboxRow
from referee.turns import contests
from tests.e2e.played import Played, played
from tests.support.league import League
from tests.support.reading import custom_ids, words

RED, BLUE = "1 P >B4; 2 R >B4; 3 R >A3; 4 R >B5", "1 P >F4; 2 R >F4; 3 R >F3; 4 R >G5"
HOUR_MS = 3_600_000

pytestmark = pytest.mark.postgres


async def let_go(bot: Any) -> None:
    """Take back what the system takes back from a dead process: its file and its lock."""
    await bot.house.db.close()


async def sleep_through(match: Played, *, hours: float) -> None:
    """Let time pass while no bot runs."""
    match.league.env.backend.advance_clock(hours * 3600)


def reports(match: Played, turn: int) -> list[str]:
    return [told for told in match.told if f"Tour {turn} joué" in told]


async def test_a_deadline_passed_while_the_bot_was_down_is_made_up_for(league: League) -> None:
    match = await played(league, settings={"early_close": False}, lined_up=False)
    for captain in (match.red[0], match.blue[0]):
        await match.order(captain, "COMPO 1 2 3 4 BALLE 1")
    await match.overdue()
    await match.orders(RED, BLUE)
    due_ms = (await match.turn()).due_ms
    await league.kill(let_go)
    await sleep_through(match, hours=34)
    await league.revive()
    await league.advance(seconds=16)
    turn = await match.turn()
    assert (await match.state()).turn == 2
    assert len(reports(match, 1)) == 1 and len(match.panels) == 1
    assert turn.due_ms >= league.now_ms() + 23 * HOUR_MS > due_ms  # the next turn has its full length


async def test_orders_sent_by_dm_while_the_bot_was_down_count_if_they_were_in_time(league: League) -> None:
    match = await played(league)
    await match.order(match.red[0], RED)
    await league.kill(let_go)
    await sleep_through(match, hours=1)
    await match.blue[0].user.send_dm(BLUE)
    await sleep_through(match, hours=30)
    await league.revive()
    await league.advance(seconds=16)
    state = await match.state()
    assert (state.turn, state.null_turns) == (2, 0)
    assert len(reports(match, 1)) == 1
    receipts = [told for told in map(words, match.blue[0].inbox()) if "Bien reçu" in told]
    assert len(receipts) == 1


async def test_orders_sent_after_the_deadline_are_told_so(league: League) -> None:
    match = await played(league)
    await match.order(match.red[0], RED)
    await league.kill(let_go)
    await sleep_through(match, hours=30)
    await match.blue[0].user.send_dm(BLUE)
    await league.revive()
    await league.advance(seconds=16)
    state = await match.state()
    assert (state.turn, state.null_turns, state.teams["bleue"].missed) == (1, 1, 1)
    told = [words(message) for message in match.blue[0].inbox()]
    assert "Trop tard" in told[-1] and not custom_ids(match.blue[0].inbox()[-1])


async def test_a_dm_sent_while_the_bot_was_down_is_shown_back_if_the_turn_is_still_open(league: League) -> None:
    match = await played(league)
    await league.kill(let_go)
    await sleep_through(match, hours=1)
    await match.red[0].user.send_dm(RED)
    await league.revive()
    await league.advance(seconds=16)
    assert len(match.red[0].inbox()) == 1
    await match.red[0].press(match.red[0].inbox()[-1], "order-ok")
    assert await sending.find_own_order(match.app.house, (await match.turn()).id, "rouge") is not None
    await league.restart()
    await league.advance(seconds=16)
    shown = [message for message in match.red[0].inbox() if any("order-ok" in name for name in custom_ids(message))]
    assert shown == []  # it is not taken up a second time


async def test_buttons_go_on_working_after_a_restart(league: League) -> None:
    match = await played(league)
    shown = (await match.red[0].dm(RED))[-1]
    panel, posts = match.panel, len(match.posts)
    await league.restart()
    receipt = await match.red[0].press(shown, "order-ok")
    assert "Bien reçu" in words(receipt.response)
    board = await match.blue[1].press(panel, "board")
    assert "Les Aigles" in words(board.response)
    await match.order(match.blue[0], BLUE)
    report = match.posts[-1]
    assert (len(match.posts), len(match.panels), match.panel.id) == (posts + 1, 1, panel.id)
    assert "Tour 1 joué" in words(report)
    stale = await match.red[0].press(shown, "order-ok") if custom_ids(league.fresh(shown)) else receipt
    assert words(stale.response)


def publisher_that_dies(
    monkeypatch: pytest.MonkeyPatch, *, after_sending: bool, kinds: tuple[str, ...]
) -> Callable[[], None]:
    """Let the task that sends messages of `kinds` die, before or after Discord has them; return the cure."""
    publish = DiscordPublisher.publish
    is_dying = True

    async def dying(self: DiscordPublisher, row: OutboxRow) -> int | None:
        if is_dying and row.kind in kinds:
            if after_sending:
                await publish(self, row)
            raise asyncio.CancelledError  # the task ends here and notes nothing, as if the process had
        return await publish(self, row)

    def cure() -> None:
        nonlocal is_dying
        is_dying = False

    monkeypatch.setattr(DiscordPublisher, "publish", dying)
    return cure


@pytest.mark.parametrize("minutes", [0.5, 20])
async def test_a_bot_killed_between_commit_and_send_announces_after_its_return(
    league: League, monkeypatch: pytest.MonkeyPatch, minutes: float
) -> None:
    match = await played(league)
    cure = publisher_that_dies(monkeypatch, after_sending=False, kinds=("turn_closed", "panel"))
    await match.orders(RED, BLUE)
    assert reports(match, 1) == [] and (await match.turn()).number == 3
    cure()
    await league.kill(let_go)
    await sleep_through(match, hours=minutes / 60)
    await league.revive()
    await league.advance(seconds=40)
    assert len(reports(match, 1)) == 1 and len(match.panels) == 1
    assert "tour 2" in words(match.panel)


async def test_what_was_sent_but_not_noted_is_found_again_and_not_repeated(
    league: League, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await played(league)
    cure = publisher_that_dies(monkeypatch, after_sending=True, kinds=("turn_closed",))
    await match.orders(RED, BLUE)
    assert len(reports(match, 1)) == 1
    cure()
    await league.kill(let_go)
    await sleep_through(match, hours=0.2)
    await league.revive()
    await league.advance(minutes=6)
    assert len(reports(match, 1)) == 1
    await match.orders("1 R >B5; 2 P >C4; 3 R >B3; 4 R >C5", "1 R >F4; 2 P >E4; 3 R >E3; 4 R >F5")
    assert len(reports(match, 2)) == 1  # the lane goes on


async def test_a_message_sent_again_at_once_carries_the_same_nonce(
    league: League, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord then takes both for one message; simulated Discord does not, so the nonces are looked at."""
    match = await played(league)
    cure = publisher_that_dies(monkeypatch, after_sending=True, kinds=("turn_closed",))
    await match.orders(RED, BLUE)
    cure()
    await league.kill(let_go)
    await sleep_through(match, hours=20 / 3600)
    await league.revive()
    await league.advance(seconds=40)
    sent = [request.json for request in league.env.http_requests if request.method == "POST" and request.json]
    nonces = Counter(body["nonce"] for body in sent if body.get("nonce") and "Tour 1 joué" in str(body))
    assert list(nonces.values()) == [2]
    assert all(body.get("enforce_nonce") for body in sent if body.get("nonce"))


async def test_a_new_panel_sent_but_not_noted_does_not_become_two(
    league: League, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await played(league)
    league.env.backend.delete_message(match.thread.id, match.panel.id)
    cure = publisher_that_dies(monkeypatch, after_sending=True, kinds=("panel",))
    await match.order(match.red[0], RED)
    assert len(match.panels) == 1
    cure()
    await league.kill(let_go)
    await sleep_through(match, hours=0.2)
    await league.revive()
    await league.advance(minutes=6)
    assert len(match.panels) == 1
    await match.order(match.blue[0], BLUE)
    assert len(match.panels) == 1 and "tour 2" in words(match.panel)


async def test_a_restart_in_quiet_times_says_nothing(league: League) -> None:
    match = await played(league)
    await match.order(match.red[0], RED)
    before = (len(match.posts), len(match.channel("annonces-sifflet")), len(match.red[0].inbox()))
    for _ in range(3):
        await league.restart()
        await league.advance(seconds=20)
    assert (len(match.posts), len(match.channel("annonces-sifflet")), len(match.red[0].inbox())) == before
    found = await contests.get_latest_turn(match.app.house, (await match.contest()).id)
    assert found.status == "open"
