"""The world that is played in: simulated Discord with the real bot, kept at one instant and begun again from there."""

import math
import pickle
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from simcord import ChannelHandle, Env, GuildHandle, MemberActor, UserHandle
from simcord.backend.cdn import CDN_BASE

from bot import SiffletBot, create_bot
from tests.support.league import League, Person
from tests.support.once import share_commands
from tests.support.settling import settle_quickly
from tests.support.simulation import VirtualClock, virtual_timers
from tools.demo.chance import Chance
from tools.demo.world import settings_for

SERVER = "Grand Chapiteau"
BOT = "Sifflet"
FACE = Path(__file__).parent / "static" / "sifflet.png"
CHANCE = "à vous de jouer"
PASSING = (
    "subscribers",
    "http_requests",
    "transcript",
    "emit",
    "faults",
)  # what is not Discord's, but a bot's or a test's
ENOUGH = 5000  # lines of simulated Discord's own record, which nobody reads here


@dataclass(frozen=True)
class Kept:
    """A world at one instant: all of simulated Discord, the bot's database, the chance still to come."""

    discord: bytes
    database: bytes
    chance: bytes


def introduce(env: Env) -> None:
    """Give the bot its name and face: by itself simulated Discord calls it « TestBot »."""
    env.backend.edit_bot_profile(BOT)
    env.backend.bot_user.avatar = FACE.stem


def faces(env: Env) -> dict[str, tuple[str, bytes]]:
    """Return the picture beside what the bot writes, as a preview takes it."""
    address = f"{CDN_BASE}/avatars/{env.backend.bot_user.id}/{FACE.stem}.png"
    return {address: (FACE.name, FACE.read_bytes())}


class World:
    """Simulated Discord with the real bot in it; its database lies in `folder`. Begin, then use `league`."""

    league: League

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._number = 0
        self._clock = VirtualClock()
        self._chance = Chance(CHANCE)
        share_commands()

    @property
    def env(self) -> Env:
        """Simulated Discord now; another after each beginning."""
        return self.league.env

    def now(self) -> datetime:
        """Return the simulated time."""
        return self.env.now()

    async def begin(self, kept: Kept | None = None) -> None:
        """Start the bot in an empty server, or in the world that was kept."""
        self._number += 1
        self._chance = pickle.loads(kept.chance) if kept else Chance(CHANCE)  # noqa: S301 - we have written it
        if kept:
            self._database.write_bytes(kept.database)
        env = Env(self._make_bot(), check_errors=False)
        if kept:
            env.backend.__dict__.update(pickle.loads(kept.discord))  # noqa: S301 - we have written it
        self._clock.bind(env)
        virtual_timers(env)
        settle_quickly(env)
        self.league = League(env, self._make_bot, server_name=SERVER, leap_s=math.inf)
        if kept:
            [guild] = env.backend.guilds.values()
            self.league._guild = GuildHandle(env, guild)
        else:
            introduce(env)
            _ = self.league.guild  # the server is there before the bot comes
        await env.start()

    async def keep(self) -> Kept:
        """Return the world as it stands; nothing may be going on in it."""
        with closing(sqlite3.connect(self._database)) as source, closing(sqlite3.connect(":memory:")) as copy:
            source.backup(copy)
            database = copy.serialize()
        discord = {name: value for name, value in vars(self.env.backend).items() if name not in PASSING}
        return Kept(pickle.dumps(discord), database, pickle.dumps(self._chance))

    async def end(self) -> None:
        """Stop the bot and let go of its database."""
        try:
            await self.env.shutdown()
        finally:
            await self.league.bot.close()
            self._database.unlink(missing_ok=True)

    def person(self, name: str) -> Person:
        """Return somebody who is in the server."""
        user = next(user for user in self.env.backend.users.values() if user.name == name)
        handle = UserHandle(self.env, user)
        return Person(self.league, handle, MemberActor(self.env, self.league.guild, handle))

    def channel(self, channel_id: int) -> ChannelHandle:
        """Return a channel, a thread, or a DM with the bot."""
        found = self.env.backend.channels[channel_id]
        return ChannelHandle(self.env, self.league.guild if found.guild_id else None, found)

    def channels(self) -> Iterator[Any]:
        """Yield every channel of the server in the order in which they were made."""
        yield from sorted(self.env.backend.channels.values(), key=lambda channel: channel.id)

    def forget(self) -> None:
        """Drop simulated Discord's own record of what happened once it is long."""
        if len(self.env.backend.transcript) > ENOUGH:
            self.env.backend.transcript.clear()
            self.env.backend.http_requests.clear()

    @property
    def _database(self) -> Path:
        return self._folder / f"play-{self._number}.sqlite3"

    def _make_bot(self) -> SiffletBot:
        return create_bot(settings_for(self._database), clock=self._clock, random_bytes=self._chance)
