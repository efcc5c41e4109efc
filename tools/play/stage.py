"""What happens in the world that is played in: one thing at a time, and each to its end.

A press, a leap of time, another channel: whoever comes next waits. After each the bot's heart runs until nothing is due
at that instant, then the pages that are open are shown what has become of it.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from simcord.backend.access import channel_accessible
from simcord.enums import ChannelType
from simcord.preview import Preview

from db import instants
from referee.course.close import GRACE_MS
from tools.play.ready import make_ready
from tools.play.table import PERSONAS, Hint, Persona, Say
from tools.play.world import Kept, World, faces

SOON_MS = 1000  # what was due already is done in the next second
MOST = 50  # beats after one press; more are a fault of ours, and would never end
HOUR_MS = 3_600_000
ZONE = "Europe/Paris"


@dataclass(frozen=True)
class Session:
    """A conversation that is open: a channel and those who look at it. `token` opens it once, in the browser."""

    number: int
    channel_id: int
    preview: Preview

    @property
    def is_over(self) -> bool:
        """Whether it has been closed."""
        return self.preview.env._preview is not self.preview

    @property
    def address(self) -> str:
        """Where simcord serves it, without the secret."""
        return self.preview.url.partition("#")[0].rstrip("/")

    def token_of(self, viewer_id: int, secret: str) -> str:
        """Return what the page of somebody who looks shows to the proxy."""
        return f"{self.number}.{viewer_id}.{secret}"


class Stage:
    """The one world of `make play`, its clock, and the one conversation that is open."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.secret = secrets.token_urlsafe(24)
        self.session: Session | None = None
        self.hints: tuple[Hint, ...] = ()
        self._kept: Kept | None = None
        self._number = 0
        self._seen: dict[tuple[int, int], int] = {}  # who, where -> the last message that they have seen
        self._lock = asyncio.Lock()

    async def make_ready(self, say: Say) -> None:
        """Build the league that everybody begins in, and keep it."""
        await self.world.begin()
        with self.world.env.time_context():
            self.hints = await make_ready(self.world, say)
            await self._rest()
        self._kept = await self.world.keep()
        self._look_at_everything()

    @asynccontextmanager
    async def acting(self) -> AsyncIterator[None]:
        """Let somebody act, alone; then let the bot finish, and show it."""
        async with self._lock:
            with self.world.env.time_context():
                yield
                await self._rest()
                await self._show()

    async def open(self, persona: Persona, channel_id: int) -> Session:
        """Return the conversation in a channel: the one that is open, or a new one in its place."""
        async with self._lock:
            here = self.session
            person = self.world.person(persona.name)
            self._seen[person.id, channel_id] = self._last(channel_id)
            if here and here.channel_id == channel_id and person.id in {viewer.id for viewer in here.preview.viewers}:
                return here
            await self._close()
            channel = self.world.channel(channel_id)
            viewers = [person.user] if channel.guild is None else self._members(channel_id, person.id)
            preview = self.world.env.preview(
                channel, viewers=viewers, layout="channel", locale="fr", timezone=ZONE, assets=faces(self.world.env)
            )
            await preview.__aenter__()
            self._number += 1
            self.session = Session(self._number, channel_id, preview)
            return self.session

    async def leap(self, hours: float) -> None:
        """Let time go by."""
        async with self.acting():
            await self._pass_until(self.world.league.now_ms() + round(hours * HOUR_MS))

    async def leap_to_deadline(self) -> None:
        """Let time go by until the next turn that has a deadline has been closed by it."""
        due_ms = await self.deadline_ms()
        if due_ms is not None:
            async with self.acting():
                await self._pass_until(due_ms + GRACE_MS + SOON_MS)

    async def deadline_ms(self) -> int | None:
        """Return when the next open turn is due."""
        async with self._lock, self.world.league.bot.app.house.db.read() as tx:
            due_ms, *_ = await instants.ahead(tx)
        return due_ms

    async def begin_again(self) -> None:
        """Have everything be as it was at the beginning."""
        async with self._lock:
            await self._close()
            await self.world.end()
            await self.world.begin(self._kept)
            self._look_at_everything()

    async def end(self) -> None:
        """Stop the bot."""
        async with self._lock:
            await self._close()
            await self.world.end()

    def may_read(self, persona: Persona, channel_id: int) -> bool:
        """Return whether somebody may read a channel."""
        return channel_accessible(self.world.env.backend, channel_id, self.world.person(persona.name).id, history=True)

    def is_news(self, persona: Persona, channel_id: int) -> bool:
        """Return whether somebody has not seen the last message of a channel."""
        return self._last(channel_id) > self._seen.get((self.world.person(persona.name).id, channel_id), 0)

    def look(self, persona: Persona, channel_id: int) -> None:
        """Note that somebody has seen a channel as it is now."""
        self._seen[self.world.person(persona.name).id, channel_id] = self._last(channel_id)

    def _members(self, channel_id: int, first: int) -> list[Any]:
        """Return all personas who may read a channel, whoever asks before the others."""
        members = [self.world.person(one.name).member for one in PERSONAS if self.may_read(one, channel_id)]
        return sorted((one for one in members if one), key=lambda one: one.id != first)

    def _last(self, channel_id: int) -> int:
        return max(self.world.env.backend.messages.get(channel_id, ()), default=0)

    def _look_at_everything(self) -> None:
        self._seen.clear()
        for persona in PERSONAS:
            for channel in self.world.channels():
                if channel.type != ChannelType.DM:
                    self.look(persona, channel.id)

    async def _rest(self) -> None:
        """Let the heart run until nothing is due now."""
        league = self.world.league
        await self.world.env.settle()
        for _ in range(MOST):
            next_ms = await league.bot.app.heart.next_instant_ms()
            if next_ms is None or next_ms > league.now_ms() + SOON_MS:
                break
            await league.advance(seconds=SOON_MS / 1000)
        self.world.forget()

    async def _pass_until(self, goal_ms: int) -> None:
        """Let time go by, from one instant at which the bot has something to do to the next."""
        league = self.world.league
        while (left_ms := goal_ms - league.now_ms()) > 0:
            next_ms = await league.bot.app.heart.next_instant_ms()
            wait_ms = left_ms if next_ms is None else max(next_ms - league.now_ms(), SOON_MS)
            await league.advance(seconds=min(wait_ms, left_ms) / 1000)

    async def _show(self) -> None:
        if self.session is not None:
            await self.session.preview.refresh()

    async def _close(self) -> None:
        if self.session is not None:
            await self.session.preview.close()
            self.session = None
