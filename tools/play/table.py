"""Those who play, and what the ready league is made with: its people's hands."""

from collections.abc import Callable
from dataclasses import dataclass, field

import discord
from simcord import ChannelHandle, InteractionResult, ResponseMessage

from tests.support.league import Person
from tests.support.reading import custom_ids
from tools.play.world import World

Say = Callable[[str], None]


@dataclass(frozen=True)
class Persona:
    """Somebody as whom one can play."""

    key: str
    name: str
    title: str
    permissions: str = ""

    @property
    def shown(self) -> str:
        """The name as it stands in a sentence."""
        return self.name.capitalize()


CAPTAIN = Persona("capitaine", "camille", "capitaine : à vous de jouer")
OPPONENT = Persona("adverse", "olga", "capitaine adverse")
REFEREE = Persona("arbitre", "régis", "arbitre", "manage_messages")
ORGANISER = Persona("organisatrice", "odile", "organisatrice", "manage_guild")
VISITOR = Persona("spectatrice", "zoé", "spectatrice")
PERSONAS = (CAPTAIN, OPPONENT, REFEREE, ORGANISER, VISITOR)


@dataclass(frozen=True)
class Hint:
    """A line that says what to try, where, and as whom."""

    name: str
    told: str
    channel_id: int
    persona: Persona = CAPTAIN
    ready: str = "à Camille de jouer"


@dataclass
class Table:
    """The server while its league is made ready; everybody is there."""

    world: World
    hall: ChannelHandle
    people: dict[Persona, Person]
    _threads: set[int] = field(default_factory=set)

    @property
    def captain(self) -> Person:
        """Whose turn it is going to be everywhere."""
        return self.people[CAPTAIN]

    @property
    def opponent(self) -> Person:
        """Who plays against the captain."""
        return self.people[OPPONENT]

    @property
    def referee(self) -> Person:
        """Who has the league's role."""
        return self.people[REFEREE]

    def somebody(self, name: str) -> Person:
        """Return one of the people around, who comes in when they are first called."""
        league = self.world.league
        known = {user.name for user in self.world.env.backend.users.values()}
        return self.world.person(name) if name in known else league.person(name)

    def last(self, thread: ChannelHandle, wanted: str) -> discord.Message:
        """Return the last message of a thread on which there is that to press."""
        found = (shown for shown in reversed(thread.history()) if any(map(_begins(wanted), custom_ids(shown))))
        return next(found)

    def tidy(self) -> None:
        """Take away what only one person saw, as Discord does when they come back."""
        for messages in self.world.env.backend.messages.values():
            for message in [one for one in messages.values() if one.is_ephemeral]:
                del messages[message.id]

    async def pass_time(self, *, minutes: float = 1) -> None:
        """Let the bot do what it has to do in a while."""
        await self.world.league.advance(minutes=minutes)

    async def new_thread(self) -> ChannelHandle:
        """Return the thread that has been opened since the last time."""
        await self.pass_time()
        [thread] = [one for one in self.world.league.threads() if one.id not in self._threads]
        self._threads.add(thread.id)
        return thread

    async def order(self, person: Person, command: str, thread: ChannelHandle, text: str) -> None:
        """Have somebody give an order in the thread of a match."""
        shown = await person.command(f"{command} ordres", here=thread, texte=text)
        await person.press(answer(shown), "order-ok")
        await self.pass_time()


def _begins(wanted: str) -> Callable[[str], bool]:
    return lambda name: name == wanted or name.startswith(f"{wanted}:")


def answer(result: InteractionResult) -> ResponseMessage:
    """Return the last message with which the bot answered."""
    if result.response is None:
        raise LookupError("the bot has not answered")
    return result.followups[-1] if result.followups else result.response
