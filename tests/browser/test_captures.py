"""`make captures`: a moment is shown as it was, in simcord's page as `make play` shows it, and nothing else is."""

import io
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from PIL import Image
from playwright.async_api import Browser

from tests.support.league import League
from tools.captures import LONG, MESSAGES, SHARP, alone, opened_browser, opened_moment
from tools.demo.evening import Evening
from tools.play.world import BOT, introduce

pytestmark = pytest.mark.slow


@pytest_asyncio.fixture
async def browser() -> AsyncIterator[Browser]:
    """A browser of this machine; where there is none, the test is skipped, and says so."""
    try:
        async with opened_browser() as browser:
            yield browser
    except SystemExit as missing:
        pytest.skip(f"no browser: {missing}")


async def test_a_moment_stands_alone_as_it_was(league: League, browser: Browser) -> None:
    evening, hall = Evening(league, print), league.channel("place")
    odette = evening.person("odette", permissions="manage_guild")
    await evening.command(odette, "ligue installer", here=hall)
    sight = next(entry.sight for entry in evening.recorder.entries if entry.sight)
    await evening.shout(odette, hall, "bonjour")
    introduce(league.env)
    async with opened_moment(browser, league, [sight]) as page:
        told = await page.locator(MESSAGES).inner_text()
        png = await page.locator(MESSAGES).screenshot()
    for words in ("Odette a utilisé /ligue installer", BOT, "Vous seul(e) pouvez voir ce message", "Me donner ce rôle"):
        assert words in told
    assert "#aucun-accès" in told and "<#" not in told  # the referees' channel is not hers yet
    assert "bonjour" not in told and hall.history()[-1].content == "bonjour"
    with Image.open(io.BytesIO(png)) as picture:
        assert picture.width == SHARP * LONG["width"]


async def test_a_window_is_no_moment(league: League) -> None:
    evening = Evening(league, print)
    window = evening.recorder.window(evening.person("odette"), {"components": []}, {})
    with pytest.raises(LookupError), alone(league.env, [window]):
        pass
