"""Playing one game's evening, and writing what there was to see."""

import asyncio
import json
import logging
import tempfile
import time
from pathlib import Path

from tools.demo.evening import Evening
from tools.demo.page import Card, card_of, write_page
from tools.demo.posts import write_posts
from tools.demo.stories import STORIES
from tools.demo.story import Story
from tools.demo.transcript import captured, write_transcript
from tools.demo.world import simulated_league


def run(game: str, folder: Path, start: float, with_posts: bool) -> Card:
    """Play a game's evening in a process of its own."""
    logging.basicConfig(level=logging.ERROR)
    return asyncio.run(play(game, folder / game, start, with_posts=with_posts))


async def play(game: str, folder: Path, start: float, *, with_posts: bool) -> Card:
    """Play a game's evening; write its transcript, pictures, page and captured texts into `folder`, its posts if asked.

    Return what the page of all games shows of it.
    """
    kind = STORIES[game]

    def say(line: str) -> None:
        print(f"[{time.time() - start:5.1f} s] {game} · {line}", flush=True)

    with tempfile.TemporaryDirectory() as scratch:
        async with simulated_league(Path(scratch) / "demo.sqlite3", kind) as league:
            story = kind(Evening(league, say))
            await story.play()
            say("Écriture de la transcription, des images et de la page.")
            write_transcript(story, folder / "transcription.txt")
            write_pictures(story, folder / "images")
            write_page(story, folder / "index.html")
            texts = json.dumps(captured(story), ensure_ascii=False, indent=1)
            (folder / "captures.json").write_text(f"{texts}\n", encoding="utf-8")
            card = card_of(story)
            if with_posts:
                await write_posts(story, folder)
            return card


def write_pictures(story: Story, folder: Path) -> None:
    """Write every picture that somebody was shown, once and numbered in order."""
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
        (folder / f"{number:03d}-{name}").write_bytes(png)
