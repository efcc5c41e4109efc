"""What people still have to do in an open turn."""

from typing import NamedTuple

from db import contests
from db import orders as rows
from db.engine import Tx
from referee.house import House
from referee.model import Turn
from referee.orders.sealed import Lacking, lacking
from referee.people.answering import Held, all_of
from referee.turns.play import Play, take
from rules.contract import SeatId


class Owing(NamedTuple):
    """Somebody who owes something for a seat: as its captain the order, as its `player` his own part of it."""

    seat: SeatId
    user_id: int
    player: str | None = None

    @property
    def name(self) -> str:
        """What he is known as among those who owe something in a turn."""
        return self.player or self.seat


async def owes(house: House, turn: Turn, user_id: int) -> bool:
    """Return whether a person has something to do: to send an order, or his own part of one.

    A deputy has while neither his captain nor he has sent one.
    """
    async with house.db.read() as tx:
        play = await take(tx, house, turn.id)
        owed = await lacking(play)
        held = [one for one in await all_of(tx, turn.contest_id) if one.user_id == user_id]
        silent = {seat for seat, players in owed.items() if players is None}
        if any([one.seat in silent and not await _has_sent(tx, turn, one) for one in held]):
            return True
        return any(one.user_id == user_id for one in await _players(play, owed))


async def owing(play: Play) -> list[Owing]:
    """Return who owes something in an open turn, deputies apart: captains in the order of their seats, then players."""
    owed = await lacking(play)
    seats = await contests.seats(play.tx, play.contest.id) if None in owed.values() else []
    captains = [
        Owing(row.seat, row.user_id)
        for row in seats
        if row.user_id is not None and row.seat in owed and owed[row.seat] is None
    ]
    return captains + await _players(play, owed)


async def _players(play: Play, owed: Lacking) -> list[Owing]:
    named = {player for players in owed.values() for player in players or ()}
    rows_of = await contests.participants(play.tx, play.contest.id) if named else []
    return [Owing(row.seat, row.user_id, row.player) for row in rows_of if row.player in named]


async def _has_sent(tx: Tx, turn: Turn, one: Held) -> bool:
    return one.link == "deputy" and await rows.sent_as(tx, turn.id, one.seat, "deputy") is not None
