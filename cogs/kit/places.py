"""Where messages go: channels, threads, DMs, servers, also in a process without Discord's socket.

There discord.py knows none of them. For nearly everything an id is enough; the rest is asked for, and kept a while.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

import discord

from referee.outbox.publishing import Unreachable

Channel = discord.TextChannel | discord.Thread | discord.DMChannel | discord.PartialMessageable
T = TypeVar("T")
MOST = 5000
LONGEST_S = 600.0


class RecentPlaces(Generic[T]):
    """What was asked lately, by ids. It serves for what does not change about a place: its kind, its server.

    So it harms nothing that it is old: what we may do there, and whether it is still there, each request tells anew.
    """

    def __init__(self, ask: Callable[[int], Awaitable[T]]) -> None:
        self._ask = ask
        self._kept = OrderedDict[int, tuple[float, T]]()

    async def of(self, number: int) -> T:
        """Return what `ask` gave for an id, or gives now. Raises what it raises."""
        now_s = asyncio.get_running_loop().time()
        at_s, found = self._kept.get(number) or (now_s, await self._ask(number))
        if now_s - at_s > LONGEST_S:
            at_s, found = now_s, await self._ask(number)
        self._kept[number] = at_s, found
        if len(self._kept) > MOST:
            self._kept.popitem(last=False)
        return found


class MessagePlaces:
    """Finds where a message goes with as few requests as can be."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._channels = RecentPlaces(client.fetch_channel)
        self._guilds = RecentPlaces(client.fetch_guild)
        self._dms = RecentPlaces(self._dm_id)

    def channel(self, channel_id: int | None) -> Channel:
        """Return a channel or thread. Raises `Unreachable` where there is none, or known to be of another kind."""
        if channel_id is None:
            raise Unreachable("no channel")
        channel = self._client.get_channel(channel_id) or self._client.get_partial_messageable(channel_id)
        if not isinstance(channel, Channel):
            raise Unreachable("wrong kind of channel")
        return channel

    async def with_threads(self, channel_id: int | None) -> discord.TextChannel:
        """Return a channel in which threads can be opened. Raises `Unreachable`, and what Discord says."""
        if channel_id is None:
            raise Unreachable("no channel")
        channel = self._client.get_channel(channel_id) or await self._channels.of(channel_id)
        if not isinstance(channel, discord.TextChannel):
            raise Unreachable("wrong kind of channel")
        return channel

    async def dm(self, user_id: int | None) -> discord.PartialMessageable:
        """Return a person's DM with the bot."""
        if user_id is None:
            raise Unreachable("no user")
        channel_id = await self._dms.of(user_id)
        return self._client.get_partial_messageable(channel_id, type=discord.ChannelType.private)

    async def guild(self, guild_id: int) -> discord.Guild:
        """Return a server. Raises `Unreachable` if the bot is not in it."""
        try:
            return self._client.get_guild(guild_id) or await self._guilds.of(guild_id)
        except (discord.NotFound, discord.Forbidden) as error:
            raise Unreachable("no server") from error

    async def _dm_id(self, user_id: int) -> int:
        return (await self._client.create_dm(discord.Object(user_id))).id


def takes_files(channel: Channel) -> bool | None:
    """Return whether the bot may attach pictures there; None: that cannot be known without the socket."""
    if isinstance(channel, discord.DMChannel):
        return True
    if isinstance(channel, discord.PartialMessageable) or channel.guild.me is None:
        return None
    if isinstance(channel, discord.Thread) and channel.parent is None:  # which discord.py could not read
        return None
    return channel.permissions_for(channel.guild.me).attach_files
