"""`python -m tools.demo [FOLDER]`: play the evening and leave what there was to see in `demo/`, or in `FOLDER`."""

import asyncio
import logging
import sys
import tempfile
import time
from pathlib import Path

from tools.demo.evening import Evening
from tools.demo.page import write_page
from tools.demo.story import Story
from tools.demo.transcript import write_transcript
from tools.demo.world import simulated_league


async def play(folder: Path) -> None:
    """Play the evening and write its transcript, its pictures and its page into `folder`."""
    start = time.monotonic()

    def say(line: str) -> None:
        print(f"[{time.monotonic() - start:5.1f} s] {line}", flush=True)

    with tempfile.TemporaryDirectory() as scratch:
        async with simulated_league(Path(scratch) / "demo.sqlite3") as league:
            story = Story(Evening(league, say))
            await story.play()
            say("Écriture de la transcription, des images et de la page.")
            write_transcript(story, folder / "transcription.txt")
            pictures = write_pictures(story, folder / "images")
            write_page(story, folder / "index.html")
    print(
        f"\nTerminé en {time.monotonic() - start:.0f} s. À voir :\n"
        f"  {folder}/index.html         la soirée telle que Discord la montrerait (à ouvrir dans un navigateur)\n"
        f"  {folder}/transcription.txt  tout ce que chacun a vu, dans l'ordre\n"
        f"  {folder}/images/            les {pictures} images publiées"
    )


def write_pictures(story: Story, folder: Path) -> int:
    """Write every picture that somebody was shown, once and numbered in order; return how many."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    shown = {
        picture.png: picture.name
        for entry in story.evening.recorder.entries
        if entry.sight
        for picture in entry.sight.pictures.values()
    }
    for number, (png, name) in enumerate(shown.items(), start=1):
        (folder / f"{number:02d}-{name}").write_bytes(png)
    return len(shown)


def main() -> int:
    """Play the evening."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path("demo")
    logging.basicConfig(level=logging.ERROR)
    print("Une soirée de ligue sur le vrai bot, dans un Discord simulé : ni jeton, ni réseau.\n")
    asyncio.run(play(folder))
    return 0


if __name__ == "__main__":
    sys.exit(main())
