"""The page before all evenings: the games first, then each in four screens, then where to go from here."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from tools.demo.page.components import image
from tools.demo.page.document import write
from tools.demo.page.messages import Reader
from tools.demo.story import Story


class Card(NamedTuple):
    """What the page shows of an evening that was played: a picture, its form in screens with what is told of each."""

    game: str
    picture: str  # HTML, as the screens are
    steps: Sequence[tuple[str, str]]


def card_of(story: Story) -> Card:
    """Return the card of an evening that was played."""
    reader = Reader(story.evening.recorder)
    sights = story.captures[story.sample](story)
    picture = next(picture for sight in sights for picture in sight.pictures.values())
    steps = [
        (told, reader.messages([sight], f"pas-{story.game}-{number}"))
        for number, (told, sight) in enumerate(story.steps.items(), start=1)
    ]
    return Card(story.game, image(picture), steps)


def write_front(path: Path, cards: Sequence[Card], stories: Mapping[str, type[Story]]) -> None:
    """Write the page from which one goes to the evenings that stand in the folders beside `path`."""
    write(path, "front.html", games=[(stories[card.game], card) for card in cards])
