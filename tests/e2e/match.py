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
        for message in reversed(self.thread.history()):
            try:
                find_custom_id(message, "board")
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


async def open_match(league: League, organiser: Person, referee: Person, **options: Any) -> Match:
    """Install the league, sign two teams of four up, and create their match: its roll-call is open.

    `options` are those of `/kollaball creer`; `modules` (by their names) are chosen in its form.
    """
    await install(league, organiser, league.role("Arbitres"))
    red = await sign_up(league, "r", TEAMS["rouge"])
    blue = await sign_up(league, "b", TEAMS["bleue"])
    thread = await create_match(league, referee, **options)
    return Match(league, referee, red, blue, thread)


async def create_match(league: League, referee: Person, **options: Any) -> ChannelHandle:
    """Let the referee create a match between the two teams; return its thread."""
    modules = options.pop("modules", ())
    sides = {"rouge": TEAMS["rouge"], "bleue": TEAMS["bleue"], **options}
    shown = (await referee.command("kollaball creer", here=league.channel("general"), **sides)).response
    if modules:
        await referee.choose(shown, "kb-modules", *modules)
    known = {thread.id for thread in league.threads()}
    await referee.press(shown, "kb-create")
    return next(thread for thread in league.threads() if thread.id not in known)


async def all_present(match: Match) -> None:
    """Let every player answer the roll-call by the panel's button: the line-up opens."""
    for player in match.everybody:
        await player.press(match.panel, "kb-present")


async def kick_off(match: Match) -> None:
    """Roll-call, then both line-ups with number 1 holding the ball: turn 1 is open."""
    await all_present(match)
    for captain in (match.red[0], match.blue[0]):
        await match.order(captain, "COMPO 1 2 3 4 BALLE 1")


async def play_off(league: League, organiser: Person, referee: Person, **options: Any) -> Match:
    """Return a match at its first turn."""
    match = await open_match(league, organiser, referee, **options)
    await kick_off(match)
    return match
