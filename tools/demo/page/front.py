"""The page before all evenings: what Sifflet is, a turn in a few screens, each game in a sentence and a picture."""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

from tools.demo.page.components import image
from tools.demo.page.document import HEAD, STYLE
from tools.demo.page.messages import Reader
from tools.demo.story import Story

INTRO = (
    "Un bot Discord qui arbitre des ligues jouées par messages : les ordres restent secrets jusqu’à l’heure dite, "
    "les règles sont appliquées à la lettre, et chacun peut vérifier les dés."
)


class Card(NamedTuple):
    """What the page shows of a game: its name, a sentence, the evening played, a picture, a turn in screens."""

    game: str
    name: str
    sentence: str
    about: str
    picture: str
    screens: str


def card_of(story: Story) -> Card:
    """Return the card of an evening that was played; picture and screens are HTML."""
    sights = story.captures[story.sample](story)
    picture = next(picture for sight in sights for picture in sight.pictures.values())
    reader = Reader(story.evening.recorder)
    screens = "".join(
        f"<figure><figcaption>{number}. {escape(told)}</figcaption>"
        f'<div class="screen">{reader.messages(story.captures[name](story), name)}</div></figure>'
        for number, (told, name) in enumerate(story.screens.items(), start=1)
    )
    return Card(story.game, story.name, story.sentence, story.about, image(picture), screens)


def write_front(path: Path, cards: Sequence[Card]) -> None:
    """Write the page from which one goes to the evenings that stand in the folders beside `path`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    style = f"<title>Sifflet</title><style>{STYLE.read_text('utf-8')}</style>"
    turn = next((card.screens for card in cards if card.screens), "")
    screens = f'<h2>Un tour en quatre écrans</h2><div class="screens">{turn}</div>' if turn else ""
    games = "".join(
        f'<a href="{card.game}/index.html"><b>{escape(card.name)}</b>{escape(card.sentence)}'
        f"{card.picture}<small>{escape(card.about)}</small></a>"
        for card in cards
    )
    body = f"<h1>Sifflet</h1><p>{escape(INTRO)}</p>{screens}<h2>Les jeux, une soirée de chacun</h2>{games}"
    path.write_text(f'{HEAD}{style}</head><body class="front">{body}</body></html>', encoding="utf-8")
