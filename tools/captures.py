"""`make captures` (or `GAME=…`): photograph moments of the demonstration and `make play`, for README and guides.

The pages are simcord's, as `make play` shows them; the moments as wide as a phone. What each moment says is kept beside
the pictures, and a test compares it with what the bot says today. Needs Chromium on the machine (Debian: apt install
chromium fonts-noto-core fonts-noto-color-emoji); the pictures are committed, so nobody else does.
"""

import asyncio
import contextlib
import io
import json
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator, Container, Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import urlsplit

from PIL import Image
from playwright.async_api import Browser, Page, Route, ViewportSize, async_playwright
from simcord import ChannelHandle, Env, MemberActor, UserHandle
from simcord.backend.access import channel_accessible
from simcord.backend.models import Message

from tests.support.league import League
from tools.demo.evening import Evening
from tools.demo.record import Sight
from tools.demo.stories import STORIES
from tools.demo.story import Story
from tools.demo.transcript import captured
from tools.demo.world import hurried_discord, simulated_league
from tools.pictures import IMAGES, shown
from tools.play.proxy import STATIC
from tools.play.serving import served
from tools.play.stage import ZONE, Stage
from tools.play.words import WORDS, translate
from tools.play.world import World, faces, introduce

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
PHONE, DESK = ViewportSize(width=390, height=844), ViewportSize(width=1280, height=900)
LONG = ViewportSize(width=390, height=4800)  # the page does not scroll: what is below the screen is not there
SHARP = 2  # pixels of the picture for one of the page
MESSAGES = "#channel-message-list"
FRAME = f"{MESSAGES} {{ padding: 8px 0 12px; }}"
COLOURS = 192
STILL_S = 2.5  # until the page has stopped moving
PAINTED = """() => window.simcordPreview?.ready && [...document.querySelectorAll("#channel-message-list img")]
    .every((one) => one.complete && one.naturalWidth > 1)"""
FORM = "Jouer"  # of the game whose board says at a glance what is played


@contextlib.asynccontextmanager
async def opened_browser() -> AsyncIterator[Browser]:
    """Yield the browser of this machine; exit where there is none."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        sys.exit(f"none of these is installed: {', '.join(BROWSERS)}")
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        await browser.close()


def keep(png: bytes, name: str) -> None:
    """Keep a picture for the guides in few colours."""
    with Image.open(io.BytesIO(png)) as opened:
        picture = opened.convert("RGB").quantize(COLOURS)
    path = IMAGES / f"{name}.png"
    picture.save(path, "PNG", optimize=True)
    print(f"docs/images/{path.name}: {path.stat().st_size / 1024:.0f} KiB", flush=True)


async def photograph_evening(browser: Browser, kind: type[Story]) -> None:
    """Play an evening and photograph its moments."""
    with tempfile.TemporaryDirectory() as scratch:
        async with simulated_league(Path(scratch) / "demo.sqlite3", kind) as league:
            story = kind(Evening(league, print))
            await story.play()
            texts = json.dumps(captured(story), ensure_ascii=False, indent=1)
            (IMAGES / f"{kind.game}.json").write_text(f"{texts}\n", encoding="utf-8")
            introduce(league.env)
            wanted = shown()
            for name, find in story.captures.items():
                if name in wanted:
                    keep(await photograph_moment(browser, league, find(story)), name)


async def photograph_moment(browser: Browser, league: League, sights: Sequence[Sight]) -> bytes:
    """Return messages of one channel as they stood then."""
    async with opened_moment(browser, league, sights) as page:
        return await page.locator(MESSAGES).screenshot()


@contextlib.asynccontextmanager
async def opened_moment(browser: Browser, league: League, sights: Sequence[Sight]) -> AsyncIterator[Page]:
    """Yield a page with messages of one channel as they stood then, as somebody saw them who could read them."""
    env, channel = league.env, league.env.backend.channels[sights[0].channel_id]
    preview = env.preview(
        ChannelHandle(env, league.guild if channel.guild_id else None, channel),
        viewers=[_reader(league, sights[0])],
        layout="channel",
        locale="fr",
        timezone=ZONE,
        presentation_time=datetime.fromtimestamp(sights[-1].seen_ms / 1000, UTC),
        assets=faces(env),
    )
    with alone(env, sights):
        async with (
            preview,
            await browser.new_context(
                viewport=LONG, device_scale_factor=SHARP, locale="fr-FR", bypass_csp=True
            ) as context,
        ):
            page = await context.new_page()
            await page.route(lambda url: urlsplit(url).path in WORDS, _in_french)
            await page.goto(preview.url)
            await page.add_style_tag(content=(STATIC / "conversation.css").read_text("utf-8") + FRAME)
            await page.wait_for_function(PAINTED)
            yield page


@contextlib.contextmanager
def alone(env: Env, sights: Sequence[Sight]) -> Iterator[None]:
    """Let nothing stand in the channel of some messages but these, as they were."""
    messages = env.backend.messages
    place, then = sights[0].channel_id, [sight.message for sight in sights if sight.message]
    if len(then) < len(sights):
        raise LookupError("a window stands in no channel")
    now, ids = messages[place], {message.id for message in then}
    messages[place] = {
        message.id: replace(message, reference=message.reference if _answers(message, ids) else None)
        for message in then
    }
    try:
        yield
    finally:
        messages[place] = now


def _answers(message: Message, ids: Container[int]) -> bool:
    return int((message.reference or {}).get("message_id") or 0) in ids


def _reader(league: League, sight: Sight) -> MemberActor | UserHandle:
    """Return who alone saw a message, or the first of those who could."""
    env, backend = league.env, league.env.backend
    readers = (user for user in backend.users if channel_accessible(backend, sight.channel_id, user, history=True))
    found = sight.only_for or next(user for user in readers if user != backend.bot_user.id)
    user = UserHandle(env, backend.users[found])
    return MemberActor(env, league.guild, user) if backend.channels[sight.channel_id].guild_id else user


async def _in_french(route: Route) -> None:
    answer = await route.fetch()
    path = urlsplit(route.request.url).path
    await route.fulfill(response=answer, body=translate(path, await answer.body()))


async def still(page: Page) -> None:
    """Wait until the conversation in the shell is there, with its pictures, and has stopped moving."""
    await page.frame_locator("#conversation").locator("#preview-app[aria-busy=false]").wait_for()
    [frame] = page.main_frame.child_frames
    await frame.wait_for_function(PAINTED)
    await asyncio.sleep(STILL_S)


async def photograph_shell(browser: Browser) -> None:
    """Serve the league of `make play` and photograph it, on a phone and on a wide screen."""
    async with contextlib.AsyncExitStack() as stack:
        world = World(Path(stack.enter_context(tempfile.TemporaryDirectory())))
        stack.enter_context(hurried_discord(world.now))
        stage = Stage(world)
        address = await served(stack, stage, 0, print)
        game = next(hint.name for hint in stage.hints if FORM in hint.told)
        for size, name in ((DESK, "jouer"), (PHONE, "jouer-telephone")):
            keep(await photograph_match(browser, address, game, size), name)


async def photograph_match(browser: Browser, address: str, game: str, size: ViewportSize) -> bytes:
    """Return the match of a game in the shell: with what to try on a wide screen, with its form on a phone."""
    page = await browser.new_page(viewport=size, device_scale_factor=1 if size == DESK else SHARP, locale="fr-FR")
    await page.goto(address)
    await still(page)
    await page.get_by_role("link", name=game, exact=True).click()
    await still(page)
    if size == DESK:
        await page.locator(".hints > summary").click()
    else:
        async with page.expect_response("**/api/action"):
            await page.frame_locator("#conversation").get_by_role("button", name=FORM, exact=True).last.click()
    await page.mouse.move(0, 0)  # nothing is pointed at
    await still(page)
    png = await page.screenshot()
    await page.close()
    return png


async def main() -> None:
    """Photograph the evenings that are asked for; all of them and `make play` if none is."""
    asked = sys.argv[1:]
    if not STORIES.keys() >= set(asked):
        sys.exit(f"an evening is there of: {', '.join(STORIES)}")
    async with opened_browser() as browser:
        for game in asked or STORIES:
            await photograph_evening(browser, STORIES[game])
        if not asked:
            await photograph_shell(browser)


if __name__ == "__main__":
    asyncio.run(main())
