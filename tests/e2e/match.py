"""A Kollaball league ready to play: installed, two teams of four signed up, and a match as far as a test wants it."""

from dataclasses import dataclass
from typing import Any

from simcord import ChannelHandle

from tests.support.league import League, Person
from tests.support.reading import find_custom_id

CLASSES = ("warrior", "ranger", "archer", "merchant")
TEAMS = {"rouge": "Les Aigles", "bleue": "Les Bisons"}


@dataclass(frozen=True)
class Match:
    """A match and its people: four players a side, the first of each the captain."""

    league: League
    referee: Person
    red: tuple[Person, ...]
    blue: tuple[Person, ...]
    thread: ChannelHandle

    @property
    def everybody(self) -> tuple[Person, ...]:
        return (*self.red, *self.blue)

    async def order(self, captain: Person, text: str) -> Any:
        """Send orders by DM and confirm them; return the receipt."""
        shown = (await captain.dm(text))[-1]
        return await captain.press(shown, "order-ok")

    @property
    def panel(self) -> Any:
        """Return the match panel as it stands now."""
        for message in self.thread.history:
            try:
                find_custom_id(message, "kb-board")
            except (AssertionError, LookupError, ValueError):
                continue
            return message
        raise AssertionError("there is no panel")


async def install(league: League, organiser: Person, role: Any) -> None:
    await organiser.command("ligue installer", here=league.channel("general"), role=role)


async def sign_up(league: League, prefix: str, team: str) -> tuple[Person, ...]:
    people = tuple(league.person(f"{prefix}{number}") for number in range(1, 5))
    for person, cls in zip(people, CLASSES, strict=True):
        await person.command("kollaball inscrire", here=league.channel("general"), equipe=team, classe=cls)
    return people
