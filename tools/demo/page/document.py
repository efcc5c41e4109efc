"""The page: a list of channels at the side, one of them shown, all of it readable on a phone and without a script."""

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from tools.demo.page.messages import Reader
from tools.demo.record import Sight
from tools.demo.story import Place, Story

STYLE = Path(__file__).with_name("style.css")
HEAD = (
    '<!doctype html><html lang="fr"><head><meta charset="utf-8">'
    '<meta name="viewport" content="width=device-width, initial-scale=1">'
)


def write_page(story: Story, path: Path) -> None:
    """Write the page of an evening to `path`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(_document(story)), encoding="utf-8")


def fragment(story: Story, sights: Sequence[Sight]) -> str:
    """Return a page that shows nothing but some messages."""
    messages = Reader(story.evening.recorder).messages(sights, "m")
    style = f"{STYLE.read_text('utf-8')} body {{ display: block; }} .message:first-of-type {{ margin-top: 0; }}"
    return f"{HEAD}<style>{style}</style></head><body>{messages}</body></html>"


def _document(story: Story) -> Iterator[str]:
    places = list(_places(story))
    reader = Reader(story.evening.recorder)
    yield f"{HEAD}<title>{escape(story.title)} · Sifflet</title><style>{STYLE.read_text('utf-8')}</style></head><body>"
    yield f"<nav><h1>{escape(story.league_name)}</h1>"
    yield from (f'<a href="#{place.anchor}">{escape(place.name)}</a>' for place in places)
    yield "<p>Une soirée jouée par le vrai bot dans un Discord simulé. Les boutons de cette page ne font rien.</p>"
    yield "</nav><main>"
    for place in places:
        yield f'<section id="{place.anchor}"><h2>{escape(place.name)}<span>{escape(place.about)}</span></h2>'
        yield from _links(place)
        for title, sights in place.groups:
            yield f'<div class="divider">{escape(title)}</div>' if title else ""
            yield reader.messages(sights, place.anchor)
        yield "</section>"
    yield "</main></body></html>"


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


def _links(place: Place) -> Iterator[str]:
    """Yield the links from the top of a channel to some of its messages."""
    if place.links:
        links = "".join(f'<a href="#{place.anchor}-{message}">{escape(name)}</a>' for name, message in place.links)
        yield f'<div class="turns">{links}</div>'
