"""What one person still has to do in an open turn."""

from string import ascii_letters

from db import contests
from db import orders as rows
from referee.house import House
from referee.model import Turn
from referee.orders import ROLL_CALL
from referee.play import take
from referee.sealed import missing


async def owes(house: House, turn: Turn, user_id: int) -> bool:
    """Return whether a person has something to do: to answer the roll-call, or as captain to send an order."""
    async with house.db.read() as tx:
        if turn.stage != ROLL_CALL:
            silent = await missing(await take(tx, house, turn.id))
            held = [row.seat for row in await contests.seats(tx, turn.contest_id) if row.user_id == user_id]
            return any(seat in silent for seat in held)
        played = [row for row in await contests.participants(tx, turn.contest_id) if row.user_id == user_id]
        for row in played:
            current = await rows.current(tx, turn.id, row.seat)
            listed = () if current is None else current.canonical.split()[1:]
            if row.player.lstrip(ascii_letters) not in listed:
                return True
        return False
