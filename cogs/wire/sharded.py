"""Several lines at once: a bot with several of the shards into which Discord divides the servers of a large one."""

import asyncio
import contextlib

from discord.ext import commands

from cogs.wire.listener import Listener

HUNG_UP_S = 2.0  # for Discord to say good-bye, too


class Sharded(Listener, commands.AutoShardedBot):
    """A bot whose line is up while each of its shards is."""

    def serve(self, shards: list[int]) -> None:
        """Connect these shards."""
        self.shard_ids = shards

    @property
    def lines(self) -> frozenset[int]:
        """Return which lines are ours: those shards, or all."""
        return frozenset(self.shard_ids or range(self.shard_count or 1))

    async def hang_up(self) -> None:
        """Take no more events: each shard has a task of its own that does."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(HUNG_UP_S):
                leaving = [shard.disconnect() for shard in self.shards.values()]
                await asyncio.gather(*leaving, return_exceptions=True)  # of those that are gone

    async def on_connect(self) -> None:
        """Wait for `on_shard_connect`, which tells what shard it was."""

    async def on_ready(self) -> None:
        """Wait for `on_shard_ready`: this comes once, however often a shard begins anew."""

    async def on_resumed(self) -> None:
        """Wait for `on_shard_resumed`, which tells what shard it was."""

    async def on_disconnect(self) -> None:
        """Wait for `on_shard_disconnect`, which tells what shard it was."""

    async def on_shard_connect(self, shard_id: int) -> None:
        """Note that Discord has welcomed a shard."""
        self.welcomed(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Close nothing while a shard's events do not come."""
        self.lost(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Go on as one line does."""
        await self.resumed(shard_id)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Go on as one line does."""
        await self.ready(shard_id)
