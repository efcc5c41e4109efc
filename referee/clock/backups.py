"""The nightly copy of the database, made while the bot goes on with its work."""

import asyncio
import logging
from dataclasses import dataclass
from datetime import time
from pathlib import Path

from db import backup
from db.server import UnusableDatabaseError
from referee.hand.times import MINUTE_MS, last_daily_ms
from referee.house import House

log = logging.getLogger(__name__)

SOON_MS = 10 * MINUTE_MS  # what is made so shortly before its hour is the night's: our clock may be behind who woke us


@dataclass(frozen=True)
class Backups:
    """Where copies go, when they are made (an hour of the day in `zone`), and how many are kept."""

    folder: Path
    at: time
    zone: str
    keep: int


async def back_up(house: House, backups: Backups) -> Path | None:
    """Make the copy of the last night's hour unless there is one since; return it. What keeps us from it is logged."""
    if backups.keep == 0:
        return None
    where = house.db.where
    async with house.db.alone("the copies"):  # of several processes with one folder, one makes it
        now_ms = house.clock.now_ms()
        newest = next(iter(backup.copies(where, backups.folder)), None)
        wanted_ms = last_daily_ms(now_ms + SOON_MS, backups.zone, backups.at) - SOON_MS
        if newest is not None and (backup.made_at_ms(newest) or 0) >= wanted_ms:
            return None
        try:
            return await asyncio.to_thread(backup.make, where, backups.folder, now_ms, backups.keep)
        except (UnusableDatabaseError, OSError) as error:
            log.error("no copy of the database is made: %s", error)  # noqa: TRY400 - a line says it all
            return None
