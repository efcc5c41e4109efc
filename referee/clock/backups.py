"""The nightly copy of the database, made while the bot goes on with its work."""

import asyncio
from dataclasses import dataclass
from datetime import time
from pathlib import Path

from db import backup
from referee.clock.times import HOUR_MS
from referee.house import House

OFTEN_MS = 23 * HOUR_MS  # not twice a night, however often the bot is started


@dataclass(frozen=True)
class Backups:
    """Where copies go, when they are made (an hour of the day in `zone`), and how many are kept."""

    folder: Path
    at: time
    zone: str
    keep: int


async def back_up(house: House, backups: Backups) -> Path | None:
    """Make the night's copy unless it is there already; return it. Raises `BrokenCopyError`, `OSError`."""
    now_ms = house.clock.now_ms()
    where = house.db.where
    if not isinstance(where, Path):
        return None
    newest = next(iter(backup.copies(where, backups.folder)), None)
    if backups.keep == 0 or (newest is not None and now_ms - (backup.made_at_ms(newest) or 0) < OFTEN_MS):
        return None
    return await asyncio.to_thread(backup.make, where, backups.folder, now_ms, backups.keep)
