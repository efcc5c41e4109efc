"""Double-Échec's bench test beside everything else: how long 200 shifts take, and a slash command meanwhile.

A process of its own, logged in to a loopback Discord, as `bench.load`; the shifts are played by the bot's worker.
"""

import asyncio
import json
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import discord

from bench.double_echec import FULL_SHEET, setup
from bench.harness import Row
from bench.load import bring, use
from bench.loopback import loopback
from bench.mixture import fill, guilds
from bench.payloads import guild
from bench.sizes import size
from bot import create_bot
from config import Settings
from referee.house import SystemClock
from rules.dice import Dice
from rules.double_echec import GAME
from rules.double_echec.trial import try_sheet

CONTESTS, REQUESTS_PER_S = size(100, 2), 1000
TRIALS = size(12, 1)
EVERY_S = 0.02


def measure() -> list[Row]:
    """Return the rows of this measure."""
    with tempfile.TemporaryDirectory() as folder, loopback(REQUESTS_PER_S) as base:
        command = [sys.executable, "-m", "bench.double_trial", str(Path(folder) / "bench.sqlite3"), base]
        seen = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)  # noqa: S603
    return [
        Row(name="Double-Échec: a sheet tried in 200 shifts", value=seen["trial_s"], unit="s", bar=2),
        Row(name="slash command meanwhile, 99th percentile", value=seen["slash_ms"], unit="ms", bar=500),
    ]


async def _run(database: Path) -> None:
    await fill(database, CONTESTS)
    settings = Settings(token="token", database=database, sync_commands=False, emojis=False, backups_kept=0)  # type: ignore[arg-type]  # noqa: S106
    bot = create_bot(settings, clock=SystemClock(), random_bytes=secrets.token_bytes)
    first = GAME.resolve(GAME.new(setup(), Dice(b"")), {}, Dice(b"")).state
    async with bot:
        await bot.login("token")
        bot._is_up_to_date = True  # as `on_ready` leaves it
        for guild_id, threads in guilds(CONTESTS):
            bring(bot, guild(guild_id, threads))
        waits: list[float] = []
        position = GAME.encode(first)
        await bot.app.workers.run(try_sheet, position, "home", FULL_SHEET, b"", 1)  # the process is there from now on
        users = asyncio.create_task(use(bot, waits, EVERY_S))
        start = time.perf_counter()
        for number in range(TRIALS):
            await bot.app.workers.run(try_sheet, position, "home", FULL_SHEET, bytes([number]))
        trial_s = (time.perf_counter() - start) / TRIALS
        users.cancel()
        await asyncio.sleep(10 * EVERY_S)  # what is being answered is
    print(json.dumps({"trial_s": trial_s, "slash_ms": statistics.quantiles(waits, n=100)[-1]}))


if __name__ == "__main__":
    discord.http.Route.BASE = sys.argv[2]
    asyncio.run(_run(Path(sys.argv[1])))
