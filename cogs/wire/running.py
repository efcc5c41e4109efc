"""A bot from its start to its end: Discord asked again until it answers, one clean end whatever told it to stop."""

import argparse
import asyncio
import logging
import signal
from collections.abc import Callable
from itertools import chain, repeat
from pathlib import Path

import aiohttp
import discord

from cogs.kit.health import Probe
from cogs.wire.process import NoLineError, Process, UnreadableLineError
from referee.clock.roles import DatabaseNewerError, UnusableDatabaseError
from referee.faults import explain_error
from referee.model import UnsavedError

log = logging.getLogger("sifflet")

PAUSES_S = (2.0, 5.0, 15.0, 60.0)  # between two tries; the last one again and again
AGAIN_S = 1.0
TOKEN_REFUSED, BAD_SHARDS = 4004, {4010, 4011}  # close codes of the gateway
LOGIN_REFUSED = "config.toml : token : Discord refuse ce jeton ; copiez-le à nouveau du portail des développeurs."
SHARDS_REFUSED = (
    "config.toml : shard_count : Discord veut servir ce bot en un autre nombre de parts (code {code}) ; "
    "augmentez-le, le même partout (base PostgreSQL), puis relancez."
)
UNREADABLE = (
    "Discord ouvre sa ligne par un message que Sifflet ne sait pas lire ({error}) ; mettez-le à jour. "
    "Relancé d'ici là, il attend chaque fois plus longtemps avant d'essayer."
)
CLOSED = "Discord n'ouvre plus sa ligne à cette version de Sifflet (code {code}) ; mettez-la à jour."
ONE_PROCESS = (
    "config.toml : database : plusieurs processus (--role) ou plusieurs parts (shard_count) demandent une base "
    "PostgreSQL ; avec un fichier, lancez simplement « python bot.py »."
)
UNREACHED = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, TimeoutError, NoLineError)


# What its host has to mend.
ENDINGS = (UnusableDatabaseError, discord.LoginFailure, discord.ConnectionClosed, UnreadableLineError)


def farewell(error: Exception) -> str:
    """Return what the host of the bot is told about one of the `ENDINGS`: why it came, and what to do."""
    if isinstance(error, discord.LoginFailure):
        return LOGIN_REFUSED
    if isinstance(error, discord.ConnectionClosed):
        return (SHARDS_REFUSED if error.code in BAD_SHARDS else CLOSED).format(code=error.code)
    return UNREADABLE.format(error=error) if isinstance(error, UnreadableLineError) else str(error)


def read_arguments() -> argparse.Namespace:
    """Return what the command line says: `config`, a path, and `role`."""
    parser = argparse.ArgumentParser("bot.py", description="Sifflet, l'arbitre.")
    parser.add_argument("config", nargs="?", type=Path, default=Path("config.toml"), help="le fichier des réglages")
    roles = ("all", "gateway", "worker")
    told = "la ligne vers Discord (gateway), clôtures et annonces (worker), ou tout (all)"
    parser.add_argument("--role", choices=roles, default="all", help=told)
    return parser.parse_args()


async def run(make: Callable[[], Process], token: str, probe: Probe, place: tuple[str, int]) -> None:
    """Run a bot until SIGTERM or SIGINT tells it to stop; told twice, it stops once. `make` returns a bot not begun.

    `probe` answers meanwhile at `place`, a host and a port (0: it does not). Raises `discord.LoginFailure` for a token
    that Discord refuses, `discord.ConnectionClosed` for a line closed for good, `UnreadableLineError`, and what the
    bot's set-up raises.
    """
    told = asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(name, told.set)
    if place[1]:
        await probe.open(*place)
    playing, ending = asyncio.create_task(_play(make, token)), asyncio.create_task(told.wait())
    await asyncio.wait({playing, ending}, return_when=asyncio.FIRST_COMPLETED)
    ending.cancel()
    playing.cancel()  # has no effect on what has ended by itself
    try:
        await playing
    except asyncio.CancelledError:
        log.info("stopped")
    finally:
        await probe.close()


async def _play(make: Callable[[], Process], token: str) -> None:
    pauses, has_played = chain(PAUSES_S, repeat(PAUSES_S[-1])), False
    while True:
        async with make() as bot:
            try:
                if not await _played(bot, token):
                    return
                pause_s, pauses = 0.0, chain(PAUSES_S, repeat(PAUSES_S[-1]))
            except UNREACHED as error:
                pause_s = next(pauses)
                log.warning("Discord cannot be reached (%s); trying again in %.0f s", type(error).__name__, pause_s)
            except (UnusableDatabaseError, UnsavedError) as error:
                if not has_played or isinstance(error, DatabaseNewerError):
                    raise
                pause_s = next(pauses)  # the line was lost with the server, which may be starting anew
                told = error if isinstance(error, UnusableDatabaseError) else explain_error(error)
                log.warning("the database cannot be had (%s); trying again in %.0f s", told, pause_s)
            has_played = has_played or bot.has_played
        await asyncio.sleep(pause_s)


async def _played(bot: Process, token: str) -> bool:
    """Play until the end; return whether to begin anew.

    Raises `discord.LoginFailure` where the gateway refuses the token, as `login` does.
    """
    playing, ending = asyncio.create_task(bot.play(token)), asyncio.create_task(bot.ended())
    try:
        await asyncio.wait({playing, ending}, return_when=asyncio.FIRST_COMPLETED)
        if ending.done() and not bot.is_closed():  # else discord.py has given our line up itself, and tells why
            return ending.result()
        await playing
    except discord.ConnectionClosed as error:
        if error.code != TOKEN_REFUSED:
            raise
        raise discord.LoginFailure("the gateway refuses the token") from error
    finally:
        while left := {task for task in (playing, ending) if not task.done()}:
            for task in left:  # again and again: discord.py keeps one to itself while it connects a shard anew
                task.cancel()
            await asyncio.wait(left, timeout=AGAIN_S)
    return False
