"""The page: a list of channels at the side, one of them shown, all of it readable on a phone and without a script."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from tools.demo import script
from tools.demo.page.messages import Reader
from tools.demo.record import Sight
from tools.demo.story import Story

STYLE = Path(__file__).with_name("style.css")
HEAD = (
    '<!doctype html><html lang="fr"><head><meta charset="utf-8">'
    '<meta name="viewport" content="width=device-width, initial-scale=1">'
)


@dataclass(frozen=True)
class Place:
    """One channel of the page: where it is, whose eyes see it, its messages with a heading here and there."""

    anchor: str
    name: str
    about: str
    groups: Sequence[tuple[str, Sequence[Sight]]]


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
    yield f"{HEAD}<title>{escape(script.MATCH)} · Sifflet</title><style>{STYLE.read_text('utf-8')}</style></head><body>"
    yield f"<nav><h1>{escape(script.LEAGUE)}</h1>"
    yield from (f'<a href="#{place.anchor}">{escape(place.name)}</a>' for place in places)
    yield "<p>Une soirée jouée par le vrai bot dans un Discord simulé. Les boutons de cette page ne font rien.</p>"
    yield "</nav><main>"
    for place in places:
        yield f'<section id="{place.anchor}"><h2>{escape(place.name)}<span>{escape(place.about)}</span></h2>'
        yield from _turn_links(place)
        for title, sights in place.groups:
            yield f'<div class="divider">{escape(title)}</div>' if title else ""
            yield reader.messages(sights, place.anchor)
        yield "</section>"
    yield "</main></body></html>"


def _places(story: Story) -> Iterator[Place]:
    recorder, red, blue = story.evening.recorder, story.red, story.blue
    thread = story.thread.id
    dms = {red.user.dm_channel.id: "rouge", blue.user.dm_channel.id: "bleue"}
    yield Place(
        "fil",
        recorder.channel_name(thread),
        f"vu par {recorder.people[blue.id]}, capitaine bleue",
        [("", recorder.sights(thread, [blue.id]))],
    )
    yield Place("panneau", "Le panneau du match", "à quatre moments", [(k, [v]) for k, v in story.panels.items()])
    shown = list(story.previews.items())[-1:]
    for channel, side in dms.items():
        kept = [(moment, [sight]) for moment, sight in shown if sight.channel_id == channel]
        about = f"messages privés, capitaine {side}"
        yield Place(f"mp-{side}", recorder.channel_name(channel), about, [("", recorder.sights(channel)), *kept])
    for channel in recorder.channels():
        if channel not in {thread, *dms}:
            viewers = list(recorder.people)
            yield Place(f"c{channel}", recorder.channel_name(channel), "", [("", recorder.sights(channel, viewers))])


def _turn_links(place: Place) -> Iterator[str]:
    """Yield links to the reports of the turns that a channel holds."""
    pictures = [
        (picture.name.removesuffix(".png").replace("-", " "), sight.id)
        for _, sights in place.groups
        for sight in sights
        for picture in sight.pictures.values()
        if picture.name.startswith("tour-")
    ]
    if pictures:
        links = "".join(f'<a href="#{place.anchor}-{message}">{escape(name)}</a>' for name, message in pictures)
        yield f'<div class="turns">{links}</div>'
