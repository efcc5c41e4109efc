"""What one person still has to do in an open turn."""

from string import ascii_letters

from db import contests
from db import orders as rows
from db.engine import Tx
from referee.answering import Held, all_of
from referee.house import House
from referee.model import Turn
from referee.orders import ROLL_CALL
from referee.play import take
from referee.sealed import missing


async def owes(house: House, turn: Turn, user_id: int) -> bool:
    """Return whether a person has something to do: to answer the roll-call, or to send an order.

    A deputy has while neither his captain nor he has sent one.
    """
    async with house.db.read() as tx:
        if turn.stage != ROLL_CALL:
            silent = await missing(await take(tx, house, turn.id))
            held = [one for one in await all_of(tx, turn.contest_id) if one.user_id == user_id]
            return any([one.seat in silent and not await _has_sent(tx, turn, one) for one in held])
        played = [row for row in await contests.participants(tx, turn.contest_id) if row.user_id == user_id]
        for row in played:
            current = await rows.current(tx, turn.id, row.seat)
            listed = () if current is None else current.canonical.split()[1:]
            if row.player.lstrip(ascii_letters) not in listed:
                return True
        return False


async def _has_sent(tx: Tx, turn: Turn, one: Held) -> bool:
    return one.link == "deputy" and await rows.sent_as(tx, turn.id, one.seat, "deputy") is not None
