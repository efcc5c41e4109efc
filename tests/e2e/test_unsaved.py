"""The database refuses while the bot comes back: what was sent in time counts all the same, and the clock runs."""

import pytest

from tests.e2e.played import played
from tests.e2e.test_restart import BLUE, RED, let_go, reports, sleep_through
from tests.support.league import League
from tests.support.reading import words
from tests.support.storage import refusing


@pytest.mark.parametrize("pattern", ["FROM person", "INSERT INTO submission"])
async def test_an_order_sent_while_the_bot_was_down_is_taken_up_as_soon_as_it_can_be_kept(
    league: League, pattern: str
) -> None:
    match = await played(league)
    await match.order(match.red[0], RED)
    await league.kill(let_go)
    await sleep_through(match, hours=1)
    await match.blue[0].user.send_dm(BLUE)
    await sleep_through(match, hours=30)
    with refusing(pattern):
        await league.revive()
        await league.advance(seconds=40)
    await league.advance(seconds=40)
    state = await match.state()
    assert (state.turn, state.null_turns) == (2, 0)
    assert len(reports(match, 1)) == 1
    assert len([told for told in map(words, match.blue[0].inbox()) if "Bien reçu" in told]) == 1


async def test_a_line_that_is_back_lets_turns_be_closed_although_that_could_not_be_noted(league: League) -> None:
    match = await played(league)
    league.bot.dispatch("disconnect")
    await league.advance(seconds=60)
    with refusing("pulse"):
        league.bot.dispatch("resumed")
        await league.advance(seconds=5)
    await match.overdue()
    assert (await match.state()).null_turns == 1


async def test_an_order_that_comes_late_and_cannot_be_kept_is_answered(league: League) -> None:
    match = await played(league)
    league.bot.dispatch("disconnect")
    await sleep_through(match, hours=30)
    await match.blue[0].user.send_dm(BLUE)  # what the line brings as it comes back, before it says that it is
    with refusing("INSERT INTO submission|FROM turn"):
        await league.bot.on_resumed()
    shown = match.blue[0].inbox()
    assert len(shown) == 1 and "Bien reçu" not in words(shown[0])
    assert all("OperationalError" in line for line in league.logged_errors())
