"""An Aspic match between two people, as far as a test wants it, and what they do in it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import discord

from cogs.shared.app import App
from referee import contests, leagues, people
from referee.model import Turn
from rules.aspic.state import State
from tests.e2e.match import install
from tests.support.league import League, Person
from tests.support.reading import custom_ids, text_of

GRACE_MS = 11_000
SHORT = {"pieces": 5, "rounds_per_half": 5, "clock_mode": "correspondence"}
LEFT = "P D5 C3 D7 B5 E2"
RIGHT = "P H5 I3 H7 J5 G2"


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
        return await contests.latest_turn(self.app.house, self.contest_id)

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

    async def place_all(self) -> None:
        """Place all pieces of both sides: the play begins."""
        state = await self.state()
        texts = {"left": LEFT, "right": RIGHT}
        for _ in range(2):
            side = (await self.state()).to_act
            await self.play(" ".join(texts[side].split()[: state.config.pieces + 1]))

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

    @property
    def panel(self) -> discord.Message:
        """Return the match panel: the only post with the buttons that end a match, or begin another."""
        ends = (f"as-resign:{self.contest_id}", f"as-rematch:{self.contest_id}")
        return next(post for post in self.posts if set(ends) & set(custom_ids(post)))

    @property
    def told(self) -> list[str]:
        """Return the texts of the thread but for the panel, oldest first."""
        panel = self.panel.id
        return [text_of(post) for post in self.posts if post.id != panel]


async def duel(
    league: League, left: Person, right: Person, config: Mapping[str, object] | None = None, **settings: object
) -> Duel:
    """Return a match between two people, made the short way."""
    app: App = league.bot.app
    installed = await leagues.of_guild(app.house, league.guild.id)
    if installed is None:
        organiser = league.person("oscar", permissions="manage_guild")
        await install(league, organiser, league.role("Arbitres"))
        installed = await leagues.of_guild(app.house, league.guild.id)
        assert installed is not None
    channel = league.bot.get_channel(installed.announce_channel_id)
    name = f"{left.name} – {right.name}"
    thread = await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
    contest = await contests.create(
        app.house,
        installed,
        "aspic",
        name,
        {
            "config": {**SHORT, **(config or {})},
            "teams": {"home": {"name": left.name, "color": "purple"}, "away": {"name": right.name, "color": "orange"}},
        },
        seats=[("left", left.name, left.id), ("right", right.name, right.id)],
        participants=[],
        thread_id=thread.id,
        settings={"hours": {"placement": 48, "play": 48}, **settings},
    )
    for person in (left, right):
        await people.dm_opened(app.house, person.id, person.user.dm_channel.id)
    await league.advance(seconds=16)
    return Duel(league, left, right, contest.id, thread.id)
