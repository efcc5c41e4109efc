"""A contest in play as a test reads it and lets it go on, and the league that it is played in."""

from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

import discord
from simcord import InteractionResult

from cogs.kit.app import App
from referee.hand import people
from referee.league import leagues
from referee.model import Contest, Turn
from referee.model import League as StoredLeague
from referee.turns import contests
from tests.e2e.match import install
from tests.support.league import League, Person
from tests.support.reading import plain, text_of

GRACE_MS = 11_000
BEAT_S = 16  # until everything that waits is posted

S = TypeVar("S")


@dataclass(frozen=True)
class Running(Generic[S]):
    """A contest whose first turn is open, in its thread. `game`: the key of what is played."""

    game: ClassVar[str]

    league: League
    contest_id: int
    thread_id: int

    @property
    def app(self) -> App:
        return self.league.bot.app

    async def turn(self) -> Turn:
        return await contests.get_latest_turn(self.app.house, self.contest_id)

    async def state(self) -> S:
        """Return the position now, secrets included."""
        turn = await self.turn()
        return self.app.house.games[self.game].decode(turn.state if turn.after is None else turn.after)  # type: ignore[return-value]

    async def overdue(self) -> None:
        """Let time pass until the open turn has been closed by its deadline and everything is posted."""
        await self.league.advance_to((await self.turn()).due_ms + GRACE_MS)
        await self.settle()

    async def settle(self) -> None:
        """Let everything that is waiting be posted."""
        await self.league.advance(seconds=BEAT_S)

    @property
    def thread(self) -> Any:
        return next(thread for thread in self.league.threads() if thread.id == self.thread_id)

    @property
    def posts(self) -> list[discord.Message]:
        return list(self.thread.history())


@dataclass(frozen=True)
class RunningMatch(Running[S]):
    """A match between people, with one panel."""

    async def send(self, person: Person, text: str) -> Any:
        """Let somebody send an order by DM and confirm it; return the receipt."""
        shown = (await person.dm(text))[-1]
        return await person.press(shown, "order-ok")

    async def arbitrate(self, by: Person, act: str, text: str = "", **given: Any) -> InteractionResult:
        """Let a referee correct the contest."""
        options = {"acte": act, "raison": "vu à la vidéo", **given, **({"texte": text} if text else {})}
        return await by.command("arbitre corriger", here=self.thread, **options)

    async def panel(self) -> discord.Message:
        """Return the panel as it is now."""
        known = await contests.list_panels(self.app.house, self.contest_id)
        return next(post for post in self.posts if post.id == known[""])

    async def told(self) -> list[str]:
        """Return the texts of the thread but for the panel, oldest first, with ordinary blanks."""
        panel = (await self.panel()).id
        return [plain(text_of(post)) for post in self.posts if post.id != panel]


async def installed(league: League) -> StoredLeague:
    """Return the league, installed unless that is done."""
    house = league.bot.app.house
    if await leagues.find_league(house, league.guild.id) is None:
        await install(league, league.person("oscar", permissions="manage_guild"), league.role("Arbitres"))
    found = await leagues.find_league(house, league.guild.id)
    assert found is not None
    return found


async def open_to_dms(league: League, *persons: Person) -> None:
    """Let people be known as open to DMs."""
    for person in persons:
        await people.note_dm_open(league.bot.app.house, person.id, person.user.dm_channel.id)


async def challenge(league: League, command: str, by: Person, to: Person | None, **options: Any) -> discord.Message:
    """Let `by` challenge somebody, or anybody, by a game's command; return the challenge as everybody sees it."""
    await installed(league)
    given = {**options, **({} if to is None else {"adversaire": to.member})}
    result = await by.command(f"{command} defier", here=league.channel("general"), **given)
    assert "est lancé" in text_of(result.response), text_of(result.response)
    return league.channel("general").history()[-1]


async def newest_contest(league: League) -> Contest:
    """Return the contest that was made last."""
    return (await contests.list_contests(league.bot.app.house, (await installed(league)).id))[0]
