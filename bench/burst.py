"""What a burst of pictures costs in memory: 84 coaches ask at once, each for a picture of their own.

A process of its own with the real bot, logged in, as it stands in memory before, at the most, and when all have their
answer: once with the orders of 84 matches of Kollaball, then with the tables of an 84-team season of Matrix Hockey.
"""

import asyncio
import json
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import discord

from bench.harness import Row
from bench.loopback import loopback
from bench.matrix_close import FIRST_USER, season
from bench.memory import IDLE_S, MIB, resident_kib
from bench.mixture import ALL_SAID
from bench.orders import TEXT, open_matches
from bench.payloads import message, slash
from bench.sizes import size
from bot import SiffletBot, create_bot
from cogs.kit.workers import share_one_heap
from config import Settings
from db.sql import change
from referee.house import SystemClock

COACHES = size(84, 4)
REST_S = size(2.0, 0.1)  # after the last answer
MOST_MIB = 180

Event = tuple[str, dict[str, Any]]


def measure() -> list[Row]:
    """Return the rows of this measure."""
    with tempfile.TemporaryDirectory() as folder, loopback() as base:
        database = Path(folder) / "bench.sqlite3"
        _child("fill", database, base)
        seen = json.loads(_child("run", database, base))
    rows = [Row(name="memory before a burst of pictures", value=seen["before"], unit="MiB")]
    for game in ("Kollaball", "Matrix Hockey"):
        most, after, took_s = seen[game]
        rows += [
            Row(name=f"{COACHES} pictures of {game} at once", value=took_s, unit="s CPU"),
            Row(name=f"{COACHES} pictures of {game}: most memory ever", value=most, unit="MiB"),
            Row(name=f"{COACHES} pictures of {game}: memory after", value=after, unit="MiB", bar=MOST_MIB),
        ]
    return rows


def _child(what: str, database: Path, base: str) -> str:
    command = [sys.executable, "-m", "bench.burst", what, str(database), base]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout  # noqa: S603 - our own module


async def _run(what: str, database: Path) -> None:
    settings = Settings(token="token", database=database, sync_commands=False, emojis=False, backups_kept=0)  # type: ignore[arg-type]  # noqa: S106
    bot = create_bot(settings, clock=SystemClock(), random_bytes=secrets.token_bytes)
    async with bot:
        await bot.login("token")
        if what == "fill":
            await open_matches(bot, COACHES)
            await season(bot.app.house)
            async with bot.app.house.db.write() as tx:
                await change(tx, ALL_SAID, where_status="sent", status="sent")
            return
        bot._is_up_to_date = True  # as `on_ready` leaves it
        bot.app.heart.start()
        await asyncio.sleep(IDLE_S)
        seen: dict[str, Any] = {"before": resident_kib() / MIB}
        seen["Kollaball"] = await _burst(bot, (message(1000 + number, TEXT) for number in range(COACHES)))
        tables = (slash("matrix", FIRST_USER + number, "classement") for number in range(COACHES))
        seen["Matrix Hockey"] = await _burst(bot, tables)
    print(json.dumps(seen))


async def _burst(bot: SiffletBot, events: Iterable[Event]) -> tuple[float, float, float]:
    """Hand the bot all events in one go; return the most memory (MiB), that afterwards, and the CPU time (s)."""
    before, start = asyncio.all_tasks(), time.process_time()
    for name, payload in events:
        bot._connection.parsers[name](payload)
    while started := asyncio.all_tasks() - before:
        await asyncio.wait(started)
    took_s = time.process_time() - start
    await asyncio.sleep(REST_S)
    return resident_kib("VmHWM") / MIB, resident_kib() / MIB, took_s


if __name__ == "__main__":
    share_one_heap()  # as `bot.main` does
    discord.http.Route.BASE = sys.argv[3]
    asyncio.run(_run(sys.argv[1], Path(sys.argv[2])))
