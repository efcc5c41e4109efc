"""What every evening is made of. A further game needs a class of this kind in one file and a line in `stories.py`."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Generic, TypeVar, cast

import discord
from simcord import ChannelHandle, InteractionResult

from referee.model import Turn
from referee.turns import contests
from tests.support.league import Person
from tools.demo.evening import Evening
from tools.demo.record import Sight

S = TypeVar("S")

# Finds the messages of a picture for the guides (`make captures`).
Finder = Callable[["Story"], list[Sight]]


@dataclass(frozen=True)
class Place:
    """One channel of the page: where it is, whose eyes see it, its messages with a heading here and there.

    `links` lead from its top to some of its messages: what they are called, and their ids.
    """

    anchor: str
    name: str
    about: str
    groups: Sequence[tuple[str, Sequence[Sight]]]
    links: Sequence[tuple[str, int]] = ()

    @property
    def channels(self) -> set[int]:
        """The channels whose messages are here."""
        return {sight.channel_id for _, sights in self.groups for sight in sights}


@dataclass
class Story(ABC):
    """One evening of one game. `kept` holds messages as they stood at some moments."""

    game: ClassVar[str]
    league_name: ClassVar[str]  # the server's
    title: ClassVar[str]
    name: ClassVar[str]  # the game's, and it in a sentence
    sentence: ClassVar[str]
    size: ClassVar[str]  # how many play, and what a turn asks of one of them
    pace: ClassVar[str]
    guide: ClassVar[str]  # its file in docs/
    about: ClassVar[str]  # the evening in one line, for those who choose; not how it ends
    chance: ClassVar[str]  # names the sequence of random bytes: the dice fall the same at every showing
    captures: ClassVar[Mapping[str, Finder]] = {}
    sample: ClassVar[str]  # the capture whose picture stands for the game
    form: ClassVar[str]  # what people press to order step by step

    evening: Evening
    kept: dict[str, Sight] = field(default_factory=dict)
    steps: dict[str, Sight] = field(default_factory=dict)  # what is done in the form -> what it shows then

    @abstractmethod
    async def play(self) -> None:
        """Play the whole evening."""

    @abstractmethod
    def places(self) -> Iterator[Place]:
        """Yield what stands first in the page; the channels that are in none of these follow by themselves."""

    def step(self, told: str, shown: InteractionResult) -> None:
        """Keep what the order form shows now, or the message that follows it."""
        assert shown.response is not None  # noqa: S101 - the form is a message
        last = shown.followups[-1] if shown.followups else shown.response
        self.steps[told] = self.evening.recorder.sight(last.id)

    @property
    def thread(self) -> ChannelHandle:
        """The thread of the match or season."""
        return self.evening.league.threads()[-1]

    async def install(self, organiser: str, referee: str, *, here: str) -> None:
        """Bring the organiser and the referee into the server and install the league, on a Friday at half past six."""
        evening = self.evening
        evening.say("La ligue s'installe : salons, rôle des arbitres, vérification des permissions.")
        await evening.pass_time(hours=24)
        await evening.pass_time_until(18.5)
        self.organiser = evening.person(organiser, permissions="manage_guild")
        self.referee = evening.person(referee, permissions="manage_messages")
        await evening.command(self.organiser, "ligue installer", here=evening.league.channel(here))
        backend = evening.league.env.backend
        roles = backend.get_guild(evening.league.guild.id).roles.values()
        evening.league.give_role(self.referee, next(role for role in roles if role.name == "Arbitre"))

    def thread_place(self, viewer: Person, about: str, links: Sequence[tuple[str, int]] = ()) -> Place:
        """Return the thread as `viewer` sees it."""
        recorder, thread = self.evening.recorder, self.thread.id
        sights = recorder.sights(thread, [viewer.id])
        return Place("fil", recorder.channel_name(thread), f"vu par {about}", [("", sights)], links)

    def dm_place(self, anchor: str, person: Person, about: str, kept: Sequence[str] = ()) -> Place:
        """Return somebody's messages with the bot, and after them those `kept` at a moment."""
        recorder, channel = self.evening.recorder, person.user.dm_channel.id
        moments = [(moment, [self.kept[moment]]) for moment in kept]
        groups = [("", recorder.sights(channel)), *moments]
        return Place(anchor, recorder.channel_name(channel), f"messages privés, {about}", groups)


@dataclass
class MatchStory(Story, Generic[S]):
    """The evening of a match in the thread opened last."""

    contest_id: int = 0

    async def take_up(self, player: Person) -> None:
        """Take up the match that somebody has just begun."""
        house = self.evening.league.bot.app.house
        self.contest_id = (await contests.list_contests_of_person(house, player.id, open_only=False))[-1][0].id

    async def begin_match(self, *players: Person) -> None:
        """Take up the match that these players have just begun; they let the bot write to them."""
        await self.take_up(players[0])
        for player in players:
            await self.evening.press(player, await self.panel(), "dm-me")
        await self.keep_panel("À l'ouverture")

    async def turn(self) -> Turn:
        """Return the turn that was opened last."""
        return await contests.get_latest_turn(self.evening.league.bot.app.house, self.contest_id)

    async def state(self) -> S:
        """Return the position now, secrets included."""
        turn, game = await self.turn(), self.evening.league.bot.app.house.games[self.game]
        return cast("S", game.decode(turn.state if turn.after is None else turn.after))

    async def panel(self) -> discord.Message:
        """Return the match's panel as it is now."""
        known = await contests.list_panels(self.evening.league.bot.app.house, self.contest_id)
        return next(shown for shown in self.thread.history() if shown.id == known[""])

    async def keep_panel(self, moment: str) -> None:
        """Keep the panel as it stands at a moment."""
        self.kept[moment] = self.evening.recorder.sight((await self.panel()).id)

    def panel_place(self) -> Place:
        """Return the panel at the moments that were kept."""
        moments = [(moment, [sight]) for moment, sight in self.kept.items()]
        return Place("panneau", "Le panneau du match", "à trois moments", moments)


def saying(*words: str, where: str = "", last: bool = False) -> Finder:
    """Return what finds the first (or last) message with all of `words` in a channel whose name contains `where`."""

    def find(story: Story) -> list[Sight]:
        found = [
            entry.sight
            for entry in story.evening.recorder.entries
            if entry.sight
            and where in entry.place
            and all(word in entry.sight.content + repr(entry.sight.components) for word in words)
        ]
        if not found:
            raise LookupError(f"nobody was shown {words} in {where or 'any channel'}")
        return [found[-1 if last else 0]]

    return find


def kept(moment: str) -> Finder:
    """Return what finds the message kept at the last moment whose name begins so."""
    return lambda story: [[sight for name, sight in story.kept.items() if name.startswith(moment)][-1]]


def step(number: int) -> Finder:
    """Return what finds what the order form shows at its step of that number."""
    return lambda story: [list(story.steps.values())[number - 1]]


def both(*finders: Finder) -> Finder:
    """Return what finds the messages of several finders, in their order."""
    return lambda story: [sight for find in finders for sight in find(story)]
