"""A bot is told to stop: it does, whatever discord.py is at."""

import asyncio
from typing import Any
from unittest.mock import MagicMock

import discord
import pytest
from discord import shard

from cogs.wire import running


async def test_told_to_stop_while_a_shard_is_connected_anew_it_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py takes a cancellation for the end of that alone, and goes on with the other shards."""
    connecting = asyncio.Event()

    async def hangs(*_: object, **__: object) -> None:
        connecting.set()
        await asyncio.Event().wait()

    class Bot(discord.AutoShardedClient):
        def __init__(self) -> None:
            super().__init__(intents=discord.Intents.none(), shard_count=2, shard_ids=[0, 1])

        async def launch_shards(self) -> None:
            put = self._AutoShardedClient__queue.put_nowait
            one = shard.Shard(MagicMock(session_id="s", sequence=1), self, put)
            again = discord.client.ReconnectWebSocket(0, resume=True)
            put(shard.EventItem(shard.EventType.resume, one, again))

        async def play(self, _: str) -> None:
            await self._async_setup_hook()
            await self.connect()

        async def ended(self) -> bool:
            await asyncio.Event().wait()
            return False

    monkeypatch.setattr(shard.DiscordWebSocket, "from_client", hangs)
    monkeypatch.setattr(running, "AGAIN_S", 0.01)
    bot: Any = Bot()
    playing = asyncio.create_task(running._played(bot, "token"))
    await connecting.wait()
    playing.cancel()
    async with asyncio.timeout(30):
        with pytest.raises(asyncio.CancelledError):
            await playing
    await bot.close()
