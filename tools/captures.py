"""`make captures`: photograph moments of the demonstration for README.md and the guides, into `docs/images/`.

Needs Chromium on the machine (Debian: apt install chromium fonts-noto-core fonts-noto-color-emoji); the pictures are
committed, so nobody else does.
"""

import asyncio
import io
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PIL import Image, ImageChops

from tools.demo.evening import Evening
from tools.demo.page.document import fragment
from tools.demo.record import Sight
from tools.demo.story import Story
from tools.demo.world import simulated_league

IMAGES = Path(__file__).parents[1] / "docs" / "images"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
WIDTH, HEIGHT, MARGIN = 700, 2600, 12
BACKGROUND = (0x31, 0x33, 0x38)
COLOURS = 192


def saying(*words: str, where: str = "", last: bool = False) -> Callable[[Story], list[Sight]]:
    """Return what finds the first (or last) message with all of `words` in a channel whose name contains `where`."""

    def find(story: Story) -> list[Sight]:
        found = [
            entry.sight
            for entry in story.evening.recorder.entries
            if entry.sight
            and where in entry.place
            and all(word in entry.sight.content + repr(entry.sight.components) for word in words)
        ]
        return [found[-1 if last else 0]]

    return find


def panel(moment: str) -> Callable[[Story], list[Sight]]:
    """Return what finds the panel as it stood at a moment whose name begins so."""
    return lambda story: [next(sight for name, sight in story.panels.items() if name.startswith(moment))]


def both(*finders: Callable[[Story], list[Sight]]) -> Callable[[Story], list[Sight]]:
    """Return what finds the messages of several finders, in their order."""
    return lambda story: [sight for find in finders for sight in find(story)]


CAPTURES: Mapping[str, Callable[[Story], list[Sight]]] = {
    "discord-annonce": saying("BUT", where="fil"),
    "discord-panneau": panel("Pendant le tour 8"),
    "discord-appel": panel("À l'ouverture"),
    "discord-confirmer": lambda story: [list(story.previews.values())[-1]],
    "discord-refus": both(saying("1 P >C4", where="MP"), saying("hors de portée", where="MP")),
    "discord-recu": saying("Bien reçu", "tour 2", where="MP d"),
    "discord-rappel": saying("⏰", where="MP"),
    "discord-installation": saying("Vérification faite"),
    "discord-creation": saying("kb-create"),
    "discord-arbitre": both(saying("⚖️", "tranché"), saying("⚖️", "repoussée"), saying("⚖️", "exclu")),
    "discord-tour-nul": saying("nul", "tour 5", where="fil"),
    "discord-historique": saying("## Historique"),
}


async def play_and_shoot(browser: str) -> None:
    """Play the demonstration and photograph its moments."""
    with tempfile.TemporaryDirectory() as scratch:
        async with simulated_league(Path(scratch) / "demo.sqlite3") as league:
            story = Story(Evening(league, print))
            await story.play()
        for name, find in CAPTURES.items():
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
    asyncio.run(play_and_shoot(browser))
    return 0


if __name__ == "__main__":
    sys.exit(main())
