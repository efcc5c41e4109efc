"""An Aspic match between two people, as far as a test wants it, and what they do in it."""

from dataclasses import dataclass
from typing import Any

import discord
from simcord import ChannelHandle

from referee.turns import contests
from rules.aspic.state import State
from tests.support import contest
from tests.support.contest import RunningMatch, installed, open_to_dms
from tests.support.league import League, Person

TERMS = {"pions": "5", "tours": "5", "couleur": "purple"}
LAYOUTS = {"left": "P D5 C3 D7 B5 E2 C8 B3", "right": "P H5 I3 H7 J5 G2 I8 J3"}


@dataclass(frozen=True)
class Duel(RunningMatch[State]):
    """A match whose first placement is open: right places first."""

    game = "aspic"

    left: Person
    right: Person

    async def acting(self) -> Person:
        """Return who is on turn."""
        side = (await self.state()).to_act
        assert side is not None
        return self.left if side == "left" else self.right

    async def play(self, text: str) -> Any:
        """Let who is on turn send `text` by DM and confirm it; return the receipt."""
        return await self.send(await self.acting(), text)

    async def place_all(self, **texts: str) -> None:
        """Place all pieces of both sides, as `texts` says or in the usual way: the play begins."""
        for _ in range(2):
            state = await self.state()
            assert state.to_act is not None
            await self.play(" ".join({**LAYOUTS, **texts}[state.to_act].split()[: state.config.pieces + 1]))


async def challenge(league: League, by: Person, to: Person | None = None, **options: Any) -> discord.Message:
    """Let `by` challenge somebody, or anybody; return the challenge as everybody sees it."""
    return await contest.challenge(league, "aspic", by, to, **{**TERMS, **options})


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
    await open_to_dms(league, left, right)
    known = await contests.list_contests(league.bot.app.house, (await installed(league)).id)
    found = next(one for one in known if one.thread_id == thread.id)
    return Duel(league, found.id, thread.id, left, right)
