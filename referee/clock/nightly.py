"""What is done beside the matches: the nightly copy of the database, and books of a season that are put right.

The copy is made while the bot goes on with its work. An entry of the books that was wrong is entered otherwise in its
own turn, and what came after is told again: the books go back to that turn as a referee would, and the old turns stay
readable beside the new ones.
"""

import asyncio
import logging
from dataclasses import dataclass
from datetime import time
from pathlib import Path

from db import backup, keys, messages, turns
from db import books as rows
from db.books import Booking
from db.engine import Tx
from db.server import UnusableDatabaseError
from referee.batches import Chore, run_chore
from referee.desk import rewind
from referee.hand.play import take_latest_turn
from referee.hand.times import MINUTE_MS, last_daily_ms
from referee.house import House
from referee.model import SERVICE_USER, By, Refusal
from referee.outbox import announce
from referee.turns.desk import RefereeDesk, cite_clause

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


async def mend_books(house: House) -> int:
    """Correct the books that are behind; return how many there were."""
    chore = Chore[int](
        found=rows.behind,
        act=lambda tx, one: _mend(tx, house, one),
        number=int,
        what=lambda one: f"books {one} are not mended",
        held=keys.of_contests,
    )
    return await run_chore(house, chore)


async def _mend(tx: Tx, house: House, books_id: int) -> int:
    for one in await rows.bookings(tx, books_id):
        if one.wanted is not None:
            await _enter_again(tx, house, one)
            await rows.change_booking(tx, one.id, wanted=None)
    await rows.change(tx, books_id, is_behind=False)
    return 1


async def _enter_again(tx: Tx, house: House, one: Booking) -> None:
    """Have the turn of an entry played again with what is wanted; where that cannot be the referees are told."""
    play = await take_latest_turn(tx, house, one.books_id)
    keeper = play.game.books
    way = [*await turns.lineage(tx, play.turn), play.turn]
    turn = next((turn for turn in way if turn.number == one.number and turn.status == "closed"), None)
    if turn is not None and keeper is not None:
        text = one.wanted or rewind.NOTHING
        wanted = rewind.RewindWish(turn_id=turn.id, reason=one.entry, seat=keeper.keeper, text=text)
        try:
            await rewind.carry_out_rewind(RefereeDesk(play, cite_clause(house, By(SERVICE_USER, one.entry))), wanted)
        except Refusal:
            pass
        else:
            return
    await announce.post(play, messages.NotBooked(entry=one.entry), to="referee")
