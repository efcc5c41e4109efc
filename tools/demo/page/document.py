"""The pages as files: an evening with its channels at the side, one of them shown; readable on a phone, no script."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from tools.demo.page.messages import Reader
from tools.demo.story import Place, Story

TIED = re.compile(r"(?<=«) | (?=[»:;!?])")  # where a French line is not broken
ROOT = Path(__file__).parents[3]
PAGES = Environment(
    loader=FileSystemLoader(Path(__file__).with_name("templates")),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


def tie(text: str) -> str:
    """Return a French text whose lines are not broken before a colon or within « »."""
    return TIED.sub("\u00a0", text)


PAGES.filters["tied"] = tie


def write(path: Path, template: str, **shown: object) -> None:
    """Write a page to `path`; `docs` and `readme` are how it links to what stands in this repository."""
    path.parent.mkdir(parents=True, exist_ok=True)
    links = {"docs": _way(path, ROOT / "docs"), "readme": _way(path, ROOT / "README.md")}
    path.write_text(PAGES.get_template(template).render(shown, **links), encoding="utf-8")


def write_page(story: Story, path: Path) -> None:
    """Write the page of an evening to `path`."""
    write(path, "evening.html", story=story, places=list(_places(story)), reader=Reader(story.evening.recorder))


def _way(page: Path, to: Path) -> str:
    """Return the way from a page to a file: one that outlives a move of the repository, if the page is within it."""
    page = page.resolve()
    return Path(os.path.relpath(to, page.parent)).as_posix() if page.is_relative_to(ROOT) else to.as_uri()


def _places(story: Story) -> Iterator[Place]:
    """Yield the story's own places, then every other channel."""
    recorder, shown = story.evening.recorder, set[int]()
    for place in story.places():
        shown |= place.channels
        yield place
    for channel in recorder.channels():
        if channel not in shown:
            viewers = list(recorder.people)
            yield Place(f"c{channel}", recorder.channel_name(channel), "", [("", recorder.sights(channel, viewers))])
