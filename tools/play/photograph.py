"""`python -m tools.play.photograph`: the shell as it is seen on a phone and on a wide screen, for README and guides.

Needs Chromium on the machine; the pictures are committed, so nobody else does.
"""

import asyncio
import contextlib
import io
import shutil
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.async_api import Browser, Page, async_playwright

from tools.captures import BROWSERS, COLOURS
from tools.demo.world import hurried_discord
from tools.pictures import IMAGES
from tools.play.serving import served
from tools.play.stage import Stage
from tools.play.world import World

PHONE, DESK = {"width": 390, "height": 844}, {"width": 1280, "height": 900}
STILL_MS = 2500  # until all pictures have come and the page has stopped moving
FORM = "Jouer"  # of the game whose board says at a glance what is played


async def photograph(browser: Browser, address: str, game: str, size: dict[str, int], name: str) -> None:
    """Open a match in the shell at a size; keep the picture."""
    page = await browser.new_page(viewport=size, locale="fr-FR")  # type: ignore[arg-type]
    await page.goto(address)
    await _still(page)
    await page.get_by_role("link", name=game, exact=True).click()
    await _still(page)
    if size == DESK:
        await page.locator(".hints > summary").click()
    else:
        await page.frame_locator("#conversation").get_by_role("button", name=FORM, exact=True).last.click()
    await _still(page)
    with Image.open(io.BytesIO(await page.screenshot())) as shot:
        picture = shot.convert("RGB").quantize(COLOURS)
    picture.save(IMAGES / f"{name}.png", "PNG", optimize=True)
    await page.close()


async def _still(page: Page) -> None:
    await page.frame_locator("#conversation").locator("#preview-app[aria-busy=false]").wait_for()
    await page.wait_for_timeout(STILL_MS)


async def main() -> None:
    """Serve a league to the browser of this machine and photograph it."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        sys.exit(f"none of these is installed: {', '.join(BROWSERS)}")
    async with contextlib.AsyncExitStack() as stack:
        world = World(Path(stack.enter_context(tempfile.TemporaryDirectory())))
        stack.enter_context(hurried_discord(world.now))
        stage = Stage(world)
        address = await served(stack, stage, 0, print)
        game = next(hint.name for hint in stage.hints if FORM in hint.told)
        driver = await stack.enter_async_context(async_playwright())
        browser = await driver.chromium.launch(executable_path=found, args=["--no-sandbox"])
        for size, name in ((DESK, "jouer"), (PHONE, "jouer-telephone")):
            await photograph(browser, address, game, size, name)
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
