"""What people still have to do in an open turn."""

from typing import NamedTuple

from referee.house import House
from referee.model import Turn
from referee.orders.hand import Hand, hand_of
from referee.orders.sealed import Lacking, lacking
from referee.people.answering import Held, held_in
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
        hand = await hand_of(play)
        owed = await lacking(play, hand)
    held = [one for one in held_in(play.file) if one.user_id == user_id]
    silent = {seat for seat, players in owed.items() if players is None}
    if any(one.seat in silent and not _has_sent(hand, one) for one in held):
        return True
    return any(one.user_id == user_id for one in _players(play, owed))


async def owing(play: Play) -> list[Owing]:
    """Return who owes something in an open turn, deputies apart: captains in the order of their seats, then players."""
    owed = await lacking(play)
    captains = [
        Owing(row.seat, row.user_id)
        for row in play.file.seats
        if row.user_id is not None and row.seat in owed and owed[row.seat] is None
    ]
    return captains + _players(play, owed)


def _players(play: Play, owed: Lacking) -> list[Owing]:
    named = {player for players in owed.values() for player in players or ()}
    return [Owing(row.seat, row.user_id, row.player) for row in play.file.participants if row.player in named]


def _has_sent(hand: Hand, one: Held) -> bool:
    return one.link == "deputy" and hand.sent_as(one.seat, "deputy") is not None
