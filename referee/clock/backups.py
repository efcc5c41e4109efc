"""The nightly copy of the database, made while the bot goes on with its work."""

import asyncio
import logging
from dataclasses import dataclass
from datetime import time
from pathlib import Path

from db import backup
from referee.clock.times import HOUR_MS
from referee.house import House

log = logging.getLogger(__name__)

OFTEN_MS = 23 * HOUR_MS  # not twice a night, however often the bot is started


@dataclass(frozen=True)
class Backups:
    """Where copies go, when they are made (an hour of the day in `zone`), and how many are kept."""

    folder: Path
    at: time
    zone: str
    keep: int


async def back_up(house: House, backups: Backups) -> Path | None:
    """Make the night's copy unless it is there already; return it. Raises `UnusableDatabaseError`, `OSError`."""
    if backups.keep == 0:
        return None
    where = house.db.where
    async with house.db.alone("the copies"):  # of several processes with one folder, one makes it
        now_ms = house.clock.now_ms()
        newest = next(iter(backup.copies(where, backups.folder)), None)
        if newest is not None and now_ms - (backup.made_at_ms(newest) or 0) < OFTEN_MS:
            return None
        try:
            return await asyncio.to_thread(backup.make, where, backups.folder, now_ms, backups.keep)
        except backup.ProgramError as error:
            log.error("no copy of the database is made: %s", error)  # noqa: TRY400 - a line says it all
            return None
