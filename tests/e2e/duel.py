"""An Aspic match between two people, as far as a test wants it, and what they do in it."""

from dataclasses import dataclass
from typing import Any

import discord
from simcord import ChannelHandle

from cogs.kit.app import App
from referee.hand import people
from referee.league import leagues
from referee.model import Turn
from referee.turns import contests
from rules.aspic.state import State
from tests.e2e.match import install
from tests.support.league import League, Person
from tests.support.reading import text_of

GRACE_MS = 11_000
TERMS = {"pions": "5", "tours": "5", "couleur": "purple"}
LAYOUTS = {"left": "P D5 C3 D7 B5 E2 C8 B3", "right": "P H5 I3 H7 J5 G2 I8 J3"}


@dataclass(frozen=True)
class Duel:
    """A match whose first placement is open: right places first."""

    league: League
    left: Person
    right: Person
    contest_id: int
    thread_id: int

    @property
    def app(self) -> App:
        return self.league.bot.app

    async def turn(self) -> Turn:
        return await contests.get_latest_turn(self.app.house, self.contest_id)

    async def state(self) -> State:
        """Return the position now, secrets included."""
        turn = await self.turn()
        return self.app.house.games["aspic"].decode(turn.state if turn.after is None else turn.after)  # type: ignore[return-value]

    async def acting(self) -> Person:
        """Return who is on turn."""
        side = (await self.state()).to_act
        assert side is not None
        return self.left if side == "left" else self.right

    async def play(self, text: str) -> Any:
        """Let who is on turn send `text` by DM and confirm it; return the receipt."""
        person = await self.acting()
        shown = (await person.dm(text))[-1]
        return await person.press(shown, "order-ok")

    async def place_all(self, **texts: str) -> None:
        """Place all pieces of both sides, as `texts` says or in the usual way: the play begins."""
        for _ in range(2):
            state = await self.state()
            assert state.to_act is not None
            await self.play(" ".join({**LAYOUTS, **texts}[state.to_act].split()[: state.config.pieces + 1]))

    async def overdue(self) -> None:
        """Let time pass until the open turn has been closed by its deadline and everything is posted."""
        await self.league.advance_to((await self.turn()).due_ms + GRACE_MS)
        await self.league.advance(seconds=16)

    @property
    def thread(self) -> Any:
        return next(thread for thread in self.league.threads() if thread.id == self.thread_id)

    @property
    def posts(self) -> list[discord.Message]:
        return list(self.thread.history())

    async def panel(self) -> discord.Message:
        """Return the match panel as it is now."""
        known = await contests.list_panels(self.app.house, self.contest_id)
        return next(post for post in self.posts if post.id == known[""])

    async def told(self) -> list[str]:
        """Return the texts of the thread but for the panel, oldest first."""
        panel = (await self.panel()).id
        return [text_of(post) for post in self.posts if post.id != panel]

    async def settle(self) -> None:
        """Let everything that is waiting be posted."""
        await self.league.advance(seconds=16)


async def installed(league: League) -> None:
    """Install the league, unless that is done."""
    if await leagues.find_league(league.bot.app.house, league.guild.id) is None:
        await install(league, league.person("oscar", permissions="manage_guild"), league.role("Arbitres"))


async def challenge(league: League, by: Person, to: Person | None = None, **options: Any) -> discord.Message:
    """Let `by` challenge somebody, or anybody; return the challenge as everybody sees it."""
    await installed(league)
    given = {**TERMS, **options}
    if to is not None:
        given["adversaire"] = to.member
    result = await by.command("aspic defier", here=league.channel("general"), **given)
    assert "est lancé" in text_of(result.response), text_of(result.response)
    return league.channel("general").history()[-1]


async def accept(league: League, by: Person, offer: Any, color: str = "orange") -> ChannelHandle:
    """Accept a challenge with a colour; return the match's thread."""
    asked = await by.press(offer, "as-accept")
    await by.choose(asked.response, "as-colour", color)
    await league.advance(seconds=16)
    return league.threads()[-1]


async def duel(league: League, left: Person, right: Person, **options: Any) -> Duel:
    """Return a match between two people who are both open to DMs; `left` has made the challenge."""
    offer = await challenge(league, left, right, **options)
    thread = await accept(league, right, offer)
    return await duel_in(league, left, right, thread)


async def duel_in(league: League, left: Person, right: Person, thread: ChannelHandle) -> Duel:
    """Return the match of a thread."""
    app: App = league.bot.app
    for person in (left, right):
        await people.note_dm_open(app.house, person.id, person.user.dm_channel.id)
    found = await leagues.find_league(app.house, league.guild.id)
    assert found is not None
    known = await contests.list_contests(app.house, found.id)
    contest = next(one for one in known if one.thread_id == thread.id)
    return Duel(league, left, right, contest.id, thread.id)
