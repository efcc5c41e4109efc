"""Memory of the idle bot with a thousand open matches: a process of its own, logged in, its clock beating."""

import asyncio
import secrets
import subprocess
import sys
import tempfile
from pathlib import Path

import discord

from bench.harness import Row
from bench.loopback import loopback
from bench.orders import open_matches
from bench.sizes import size
from bot import create_bot
from cogs.kit.workers import share_one_heap
from config import Settings
from referee.house import SystemClock

MATCHES = size(1000, 4)
IDLE_S = size(3.0, 0.2)
MIB = 1024


def measure() -> list[Row]:
    """Return the one row of this measure."""
    with tempfile.TemporaryDirectory() as folder, loopback() as base:
        database = Path(folder) / "bench.sqlite3"
        _child("fill", database, base)
        resident = int(_child("idle", database, base))
    return [Row(name=f"memory of the idle bot, {MATCHES} open matches", value=resident / MIB, unit="MiB", bar=120)]


def _child(what: str, database: Path, base: str) -> str:
    command = [sys.executable, "-m", "bench.memory", what, str(database), base]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout  # noqa: S603 - our own module


async def _run(what: str, database: Path) -> None:
    settings = Settings(token="token", database=database, sync_commands=False, emojis=False, backups_kept=0)  # type: ignore[arg-type]  # noqa: S106
    bot = create_bot(settings, clock=SystemClock(), random_bytes=secrets.token_bytes)
    async with bot:
        await bot.login("token")
        if what == "fill":
            await open_matches(bot, MATCHES)
            return
        bot.app.heart.start()
        await asyncio.sleep(IDLE_S)
        print(resident_kib())


def resident_kib(line: str = "VmRSS") -> int:
    """Return what the process holds in memory, as the system counts it; `VmHWM`: the most that it ever held."""
    for entry in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
        if entry.startswith(f"{line}:"):
            return int(entry.split()[1])
    raise RuntimeError("this system does not tell the memory of a process")


if __name__ == "__main__":
    share_one_heap()  # as `bot.main` does
    discord.http.Route.BASE = sys.argv[3]
    asyncio.run(_run(sys.argv[1], Path(sys.argv[2])))
