"""DMs that the bot reads late: which match they count in, whom a close waits for, who is told that they are late."""

from typing import Any

import pytest

from db import people as rows
from referee.clock.absence import ANSWER_MS
from referee.course import sending
from referee.league import leagues
from tests.e2e.played import Played, another, played
from tests.e2e.test_restart import BLUE, RED, let_go, sleep_through
from tests.support.league import League, Person
from tests.support.reading import custom_ids, words

HOUR_MS = 3_600_000
LINEUP, OTHER_LINEUP = "COMPO 1 2 3 4 BALLE 1", "COMPO 1 2 3 4 BALLE 2"
LATE, GOT = "Trop tard", "Bien reçu"


async def twice(league: League, *, lined_up: tuple[bool, bool] = (True, True), **options: Any) -> tuple[Played, Played]:
    """Return two matches of the same teams."""
    first = await played(league, lined_up=lined_up[0], **options)
    second = await another(
        league, first.referee, teams=[first.red, first.blue], name="Retour", lined_up=lined_up[1], **options
    )
    return first, second


async def down_over(league: League, *matches: Played, **texts: str) -> None:
    """Stop the bot, let the captains write in time (`red`, `blue`: texts by lines), and let every deadline pass."""
    due_ms = [(await match.turn()).due_ms for match in matches]
    await league.kill(let_go)
    await sleep_through(matches[0], hours=1)
    for side, text in texts.items():
        for line in text.splitlines():
            await getattr(matches[0], side)[0].user.send_dm(line)
    await sleep_through(matches[0], hours=(max(due_ms) + HOUR_MS - league.now_ms()) / HOUR_MS)
    await league.revive()
    await league.advance(seconds=16)


async def ordered(match: Played, turn_id: int, seat: str = "rouge") -> str | None:
    """Return what a seat has ordered in a turn."""
    found = await sending.find_own_order(match.app.house, turn_id, seat)
    return None if found is None else found.text


async def test_of_two_overdue_matches_each_gets_the_order_that_it_alone_can_take(league: League) -> None:
    first, second = await twice(league, lined_up=(True, False))
    turns = [(await match.turn()).id for match in (first, second)]
    await down_over(league, first, second, red=f"{RED}\n{OTHER_LINEUP}")
    assert [await ordered(first, turns[0]), await ordered(second, turns[1])] == [RED, OTHER_LINEUP]
    told = [words(message) for message in first.red[0].inbox()]
    assert sum(GOT in text for text in told) == 2 and not any(LATE in text for text in told)
    for match, turn in zip((first, second), turns, strict=True):
        assert (await match.turn()).id > turn, "the deadline has passed, and nobody is waited for"


async def test_where_an_order_fits_two_overdue_matches_both_wait_for_the_answer(league: League) -> None:
    first, second = await twice(league)
    turns = [(await match.turn()).id for match in (first, second)]
    await down_over(league, first, second, red=RED, blue=BLUE)
    captain = first.red[0]
    [question] = captain.inbox()
    asked = words(question)
    assert "Pour lequel est ce message" in asked and "parti à temps" in asked and LATE not in asked
    for match, turn in zip((first, second), turns, strict=True):
        assert ((await match.turn()).id, (await match.turn()).status) == (turn, "open")
        assert "pour que les ordres envoyés à temps comptent" in match.told[-1]
    shown = (await captain.choose(question, "dm-which", f"{turns[1]}:rouge")).response
    await captain.press(shown, "order-ok")
    assert await ordered(second, turns[1]) == RED
    due_ms = (await first.turn()).due_ms
    assert due_ms - league.now_ms() <= ANSWER_MS
    await league.advance_to(due_ms + 11_000)
    assert (await first.state()).teams["rouge"].missed == 1
    assert (await second.turn()).id > turns[1] and (await second.state()).teams["rouge"].missed == 0


async def test_a_match_that_has_an_order_leaves_the_next_one_to_the_other(league: League) -> None:
    first, second = await twice(league, lined_up=(False, False), settings={"early_close": False})
    turns = [(await match.turn()).id for match in (first, second)]
    asked = (await first.red[0].dm(LINEUP))[-1]
    shown = (await first.red[0].choose(asked, "dm-which", f"{turns[0]}:rouge")).response
    await first.red[0].press(shown, "order-ok")
    await down_over(league, first, second, red=OTHER_LINEUP)
    assert [await ordered(first, turns[0]), await ordered(second, turns[1])] == [LINEUP, OTHER_LINEUP]


async def test_nobody_is_told_that_he_is_late_for_a_close_that_the_outage_moves(league: League) -> None:
    match = await played(league)
    turn = await match.turn()
    installed = await leagues.find_league(match.app.house, league.guild.id)
    assert installed is not None
    await leagues.change_league(match.app.house, installed.id, outage_hours=2)
    await league.advance_to(turn.due_ms - HOUR_MS)
    await league.kill(let_go)
    await sleep_through(match, hours=0.5)
    await match.red[0].user.send_dm(RED)
    await sleep_through(match, hours=1)
    await match.blue[0].user.send_dm(BLUE)
    await sleep_through(match, hours=0.5)
    await league.revive()
    await league.advance(seconds=16)
    assert ((await match.turn()).id, (await match.turn()).status) == (turn.id, "open")
    assert await ordered(match, turn.id) == RED, "sent in time: it counts without a confirmation"
    [shown] = [
        message for message in match.blue[0].inbox() if any(name.startswith("order-ok") for name in custom_ids(message))
    ]
    assert not any(LATE in words(message) for message in match.blue[0].inbox())
    assert "parti à temps" not in words(shown)
    assert GOT in words((await match.blue[0].press(shown, "order-ok")).response)
    state = await match.state()
    assert (state.turn, state.null_turns) == (2, 0)


@pytest.mark.parametrize("status", [500, 503, 429])
async def test_an_answer_that_discord_does_not_take_at_once_is_sent_again(league: League, status: int) -> None:
    match = await played(league)
    captain = match.red[0]
    path = f"/channels/{captain.user.dm_channel.id}/messages"
    league.env.inject_error("POST", path, status=status, code=0, message="not now", times=2)
    assert await captain.dm(RED) == []
    await league.advance(seconds=5)
    [shown] = captain.inbox()
    tries = [one.json["nonce"] for one in league.env.http_requests if one.method == "POST" and one.path == path]
    assert len(tries) == 3 and len(set(tries)) == 1
    assert GOT in words((await captain.press(shown, "order-ok")).response)


async def test_a_dm_that_could_not_be_answered_is_answered_after_a_restart_and_the_next_one_is_not_again(
    league: League,
) -> None:
    match = await played(league)
    captain = match.red[0]
    path = f"/channels/{captain.user.dm_channel.id}/messages"
    league.env.inject_error("POST", path, status=503, code=0, message="not now", times=4)
    await captain.user.send_dm(RED)
    await league.advance(seconds=30)
    assert captain.inbox() == []
    [second] = await captain.dm("1 P >Z9")
    await league.kill(let_go)
    await sleep_through(match, hours=1)
    await league.revive()
    await league.advance(seconds=16)
    found = [message for message in captain.inbox() if message.id != second.id]
    assert len(found) == 1 and any("order-ok" in name for name in custom_ids(found[0]))


async def test_somebody_who_owes_nothing_is_answered_after_a_restart(league: League) -> None:
    match = await played(league)
    player = match.red[1]
    await player.dm("bonjour")
    await league.kill(let_go)
    await sleep_through(match, hours=1)
    await player.user.send_dm("Tu es là ?")
    await league.revive()
    await league.advance(seconds=16)
    assert len(player.inbox()) == 2


async def unknown(match: Played, person: Person) -> None:
    """Let the bot never have had anything to do with somebody's DMs."""
    async with match.app.house.db.write() as tx:
        await rows.change(tx, person.id, dm_channel_id=None, last_dm_id=None)


@pytest.mark.parametrize("how", ["by the button", "by a further DM"])
async def test_a_first_dm_written_while_the_bot_was_down_is_read_as_soon_as_its_author_is_heard_of(
    league: League, how: str
) -> None:
    """Discord tells nobody who has written, and the bot opens no DM of its own accord."""
    match = await played(league)
    captain = match.red[0]
    await unknown(match, captain)
    await league.kill(let_go)
    await captain.user.send_dm(RED)
    before = len(league.env.http_requests)
    await league.revive()
    await league.advance(seconds=16)
    opened = [one for one in league.env.http_requests[before:] if one.path == "/users/@me/channels"]
    assert opened == [] and captain.inbox() == []
    if how == "by the button":
        await captain.press(match.panel, "dm-me")
    else:
        await captain.user.send_dm("?")
    shown = [message for message in captain.inbox() if any("order-ok" in name for name in custom_ids(message))]
    assert len(shown) == 1
    assert GOT in words((await captain.press(shown[0], "order-ok")).response)
