"""`make captures` (or `GAME=…`): photograph moments of the demonstration into `docs/images/`, for README and guides.

As wide as a phone shows them. What each says is kept beside the pictures, and a test compares it with what the bot says
today. Needs Chromium on the machine (Debian: apt install chromium fonts-noto-core fonts-noto-color-emoji); the pictures
are committed, so nobody else does.
"""

import asyncio
import io
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from PIL import Image, ImageChops

from tools.demo.evening import Evening
from tools.demo.page.document import fragment
from tools.demo.stories import STORIES
from tools.demo.story import Story
from tools.demo.transcript import captured
from tools.demo.world import simulated_league
from tools.pictures import IMAGES, shown

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
WIDTH, HEIGHT, MARGIN = 390, 4800, 0
BACKGROUND = (0x31, 0x33, 0x38)
COLOURS = 192


async def play_and_shoot(browser: str, kind: type[Story]) -> None:
    """Play an evening and photograph its moments."""
    with tempfile.TemporaryDirectory() as scratch:
        async with simulated_league(Path(scratch) / "demo.sqlite3", kind) as league:
            story = kind(Evening(league, print))
            await story.play()
        texts = json.dumps(captured(story), ensure_ascii=False, indent=1)
        (IMAGES / f"{kind.game}.json").write_text(f"{texts}\n", encoding="utf-8")
        wanted = shown()
        for name, find in ((name, find) for name, find in story.captures.items() if name in wanted):
            page = Path(scratch) / f"{name}.html"
            page.write_text(fragment(story, find(story)), encoding="utf-8")
            png = shoot(browser, page)
            (IMAGES / f"{name}.png").write_bytes(png)
            print(f"docs/images/{name}.png: {len(png) / 1024:.0f} KiB")


def shoot(browser: str, page: Path) -> bytes:
    """Return a page as a PNG file without the empty space around it."""
    shot = page.with_suffix(".png")
    options = ("--headless", "--no-sandbox", "--hide-scrollbars", f"--window-size={WIDTH},{HEIGHT}")
    command: Sequence[str] = (browser, *options, f"--screenshot={shot}", page.as_uri())
    subprocess.run(command, check=True, capture_output=True)  # noqa: S603 - a browser of this machine on our own page
    with Image.open(shot) as opened:
        picture = opened.convert("RGB")
    empty = Image.new("RGB", picture.size, BACKGROUND)
    left, top, right, bottom = ImageChops.difference(picture, empty).getbbox() or (0, 0, *picture.size)
    box = (max(left - MARGIN, 0), max(top - MARGIN, 0), min(right + MARGIN, WIDTH), min(bottom + MARGIN, HEIGHT))
    file = io.BytesIO()
    picture.crop(box).quantize(COLOURS).save(file, "PNG", optimize=True)
    return file.getvalue()


def main() -> int:
    """Photograph the demonstration, if there is a browser."""
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser is None:
        sys.exit(f"none of these is installed: {', '.join(BROWSERS)}")
    for game in sys.argv[1:] or STORIES:
        asyncio.run(play_and_shoot(browser, STORIES[game]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
