"""The page before all evenings: what Sifflet is, a turn in a few screens, each game in a sentence and a picture."""

from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

from tools.demo.page.components import image
from tools.demo.page.document import HEAD, STYLE
from tools.demo.page.messages import Reader
from tools.demo.record import Sight
from tools.demo.story import Story

INTRO = (
    "Un bot Discord qui arbitre des ligues jouées par messages : les ordres restent secrets jusqu’à l’heure dite, "
    "les règles sont appliquées à la lettre, et chacun peut vérifier les dés."
)


class Card(NamedTuple):
    """What the page shows of a game: its name, a sentence, the evening played, a picture, a turn and a form in screens.

    `form`: what the form is called.
    """

    game: str
    name: str
    sentence: str
    about: str
    picture: str
    screens: str
    form: str
    steps: str


def card_of(story: Story) -> Card:
    """Return the card of an evening that was played; picture and screens are HTML."""
    sights = story.captures[story.sample](story)
    picture = next(picture for sight in sights for picture in sight.pictures.values())
    screens = _screens(story, "tour", {told: story.captures[name](story) for told, name in story.screens.items()})
    steps = _screens(story, "pas", {told: [sight] for told, sight in story.steps.items()})
    about = (story.name, story.sentence, story.about)
    return Card(story.game, *about, image(picture), screens, story.form, steps)


def _screens(story: Story, prefix: str, shown: Mapping[str, Sequence[Sight]]) -> str:
    """Return messages side by side as phones show them, each with what is to be seen in it."""
    reader = Reader(story.evening.recorder)
    return "".join(
        f"<figure><figcaption>{number}. {escape(told)}</figcaption>"
        f'<div class="screen">{reader.messages(sights, f"{prefix}-{story.game}-{number}")}</div></figure>'
        for number, (told, sights) in enumerate(shown.items(), start=1)
    )


def write_front(path: Path, cards: Sequence[Card]) -> None:
    """Write the page from which one goes to the evenings that stand in the folders beside `path`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    style = f"<title>Sifflet</title><style>{STYLE.read_text('utf-8')}</style>"
    turn = next((card.screens for card in cards if card.screens), "")
    screens = f'<h2>Un tour en quatre écrans</h2><div class="screens">{turn}</div>' if turn else ""
    forms = "".join(
        f'<h3>{escape(card.name)} : « {escape(card.form)} »</h3><div class="screens">{card.steps}</div>'
        for card in cards
    )
    ordering = f"<h2>Donner ses ordres sans rien taper</h2>{forms}"
    games = "".join(
        f'<a href="{card.game}/index.html"><b>{escape(card.name)}</b>{escape(card.sentence)}'
        f"{card.picture}<small>{escape(card.about)}</small></a>"
        for card in cards
    )
    body = f"<h1>Sifflet</h1><p>{escape(INTRO)}</p>{screens}{ordering}<h2>Les jeux, une soirée de chacun</h2>{games}"
    path.write_text(f'{HEAD}{style}</head><body class="front">{body}</body></html>', encoding="utf-8")
