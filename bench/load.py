"""Ten thousand open contests of mixed games in one database, and 200 competitions, all due in the same second.

A process of its own, logged in to a loopback Discord that takes 50 requests a second: how soon it is up, what it holds
in memory, how fast it closes the turns, how fast it tells them, and how long a slash command waits meanwhile.
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
from typing import Any

import discord

from bench.harness import Row
from bench.loopback import loopback
from bench.memory import IDLE_S, MIB, resident_kib
from bench.mixture import CAPTAIN, COMPETITIONS, DUE_MS, PER_LEAGUE, due, fill, guilds, sent
from bench.payloads import guild, slash
from bench.sizes import size
from bot import SiffletBot, create_bot
from cogs.kit.workers import share_one_heap
from config import Settings
from referee.course.close import GRACE_MS

CONTESTS = size(10_000, 40)
REQUESTS_PER_S = 50
LEAD_MS = size(8_000, 4_000)  # before every deadline
TELLING_S = size(20.0, 1.0)
EVERY_S = 0.25  # a slash command is used


def measure() -> list[Row]:
    """Return the rows of this measure."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.sqlite3"
        _child("fill", database, "http://127.0.0.1:9")
        with loopback(REQUESTS_PER_S) as base:
            seen = json.loads(_child("run", database, base))
    many, held = f"{CONTESTS:,}", COMPETITIONS * CONTESTS // PER_LEAGUE
    told = Row(
        name="announcements while all are told",
        value=seen["told"],
        unit="requests/s",
        peer="the limit",
        peer_value=REQUESTS_PER_S,
        bar=0.9,
        bar_is="least ratio",
    )
    return [
        Row(name=f"start with {many} contests, {held} competitions", value=seen["start_s"], unit="s", bar=5),
        Row(name=f"idle memory with {many} contests, {held} competitions", value=seen["idle_mib"], unit="MiB", bar=200),
        Row(name=f"{seen['closed']:,} turns due at once, each", value=seen["close_ms"], unit="ms", bar=1000 / 300),
        Row(name="slash command meanwhile, 99th percentile", value=seen["slash_ms"], unit="ms", bar=500),
        told,
        Row(name="most memory meanwhile", value=seen["most_mib"], unit="MiB"),
    ]


def _child(what: str, database: Path, base: str) -> str:
    command = [sys.executable, "-m", "bench.load", what, str(database), base]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout  # noqa: S603 - our own module


class Clock:
    """The system's clock, put to shortly before everything is due."""

    def __init__(self) -> None:
        self._ahead_ms = DUE_MS - LEAD_MS - time.time_ns() // 1_000_000

    def now_ms(self) -> int:
        """Return the instant."""
        return time.time_ns() // 1_000_000 + self._ahead_ms


async def _run(database: Path, started: float) -> None:
    clock = Clock()
    settings = Settings(token="token", database=database, sync_commands=False, emojis=False, backups_kept=0)  # type: ignore[arg-type]  # noqa: S106
    bot = create_bot(settings, clock=clock, random_bytes=secrets.token_bytes)
    async with bot:
        await bot.login("token")
        bot._is_up_to_date = True  # as `on_ready` leaves it
        for guild_id, threads in guilds(CONTESTS):
            bring(bot, guild(guild_id, threads))
        await bot.app.heart.beat()
        seen: dict[str, Any] = {"start_s": time.perf_counter() - started}
        bot.app.heart.start()
        await asyncio.sleep(IDLE_S)
        seen["idle_mib"] = resident_kib() / MIB
        seen["closed"] = await due(bot.app.house.db, DUE_MS)
        waits: list[float] = []
        users = asyncio.create_task(use(bot, waits))
        await asyncio.sleep((DUE_MS + GRACE_MS - clock.now_ms()) / 1000)
        start = time.perf_counter()
        beat = asyncio.create_task(bot.app.heart.beat())
        while await due(bot.app.house.db, clock.now_ms()):  # noqa: ASYNC110 - the bot is watched from outside
            await asyncio.sleep(0.2)
        seen["close_ms"] = (time.perf_counter() - start) * 1000 / seen["closed"]
        seen["told"] = await _told_per_s(bot)
        seen["slash_ms"] = statistics.quantiles(waits, n=100)[-1]
        seen["most_mib"] = resident_kib("VmHWM") / MIB
        users.cancel()
        beat.cancel()
    print(json.dumps(seen))


def bring(bot: SiffletBot, event: tuple[str, dict[str, Any]]) -> None:
    """Have the bot take what Discord's socket brings."""
    name, payload = event
    bot._connection.parsers[name](payload)


async def _told_per_s(bot: SiffletBot) -> float:
    """Return how many announcements leave in a second, once they do."""
    while not (before := await sent(bot.app.house.db)):  # noqa: ASYNC110 - as above
        await asyncio.sleep(0.2)
    start = time.perf_counter()
    await asyncio.sleep(TELLING_S)
    return (await sent(bot.app.house.db) - before) / (time.perf_counter() - start)


async def use(bot: SiffletBot, waits: list[float], every_s: float = EVERY_S) -> None:
    """Use a slash command again and again; note how long each takes to be answered, in ms."""
    while True:
        start = time.perf_counter()
        before = asyncio.all_tasks()
        bring(bot, slash("mes-matchs", CAPTAIN))
        if answering := asyncio.all_tasks() - before:
            await asyncio.wait(answering)
        waits.append((time.perf_counter() - start) * 1000)
        await asyncio.sleep(every_s)


if __name__ == "__main__":
    began = time.perf_counter()
    share_one_heap()  # as `bot.main` does
    discord.http.Route.BASE = sys.argv[3]
    asyncio.run(fill(Path(sys.argv[2]), CONTESTS) if sys.argv[1] == "fill" else _run(Path(sys.argv[2]), began))
