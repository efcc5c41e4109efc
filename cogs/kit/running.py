"""A bot from its start to its end: Discord asked again until it answers, one clean end whatever told it to stop."""

import asyncio
import logging
import signal
from collections.abc import Callable
from itertools import chain, repeat

import aiohttp
import discord
from discord.ext import commands

log = logging.getLogger("sifflet")

PAUSES_S = (2.0, 5.0, 15.0, 60.0)  # between two tries; the last one again and again
TOKEN_REFUSED = 4004  # a close code of the gateway
UNREACHED = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, TimeoutError)


async def run(make: Callable[[], commands.Bot], token: str) -> None:
    """Run a bot until SIGTERM or SIGINT tells it to stop; told twice, it stops once. `make` returns a bot not begun.

    Raises `discord.LoginFailure` for a token that Discord refuses, and what the bot's set-up raises.
    """
    told = asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(name, told.set)
    playing, ending = asyncio.create_task(_play(make, token)), asyncio.create_task(told.wait())
    await asyncio.wait({playing, ending}, return_when=asyncio.FIRST_COMPLETED)
    ending.cancel()
    playing.cancel()  # has no effect on what has ended by itself
    try:
        await playing
    except asyncio.CancelledError:
        log.info("stopped")


async def _play(make: Callable[[], commands.Bot], token: str) -> None:
    for pause_s in chain(PAUSES_S, repeat(PAUSES_S[-1])):
        async with make() as bot:
            try:
                await bot.login(token)
            except UNREACHED as error:
                log.warning("Discord cannot be reached (%s); trying again in %.0f s", type(error).__name__, pause_s)
            else:
                await _connect(bot)
                return
        await asyncio.sleep(pause_s)


async def _connect(bot: commands.Bot) -> None:
    """Play until the end. Raises `discord.LoginFailure` where the gateway refuses the token, as `login` does."""
    try:
        await bot.connect()
    except discord.ConnectionClosed as error:
        if error.code != TOKEN_REFUSED:
            raise
        raise discord.LoginFailure("the gateway refuses the token") from error
