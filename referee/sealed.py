"""The captains' orders in hand for a turn, and who still owes one. What stands in for them waits for the close."""

from db import orders
from referee.play import Play
from referee.resolution import read
from rules.contract import SeatId


async def sealed(play: Play) -> dict[SeatId, str]:
    """Return the orders that the captains have in, as they are written: seat -> text."""
    return {order.seat: order.canonical for order in await orders.all_current(play.tx, play.turn.id)}


async def missing(play: Play) -> list[SeatId]:
    """Return the awaited seats of an open turn that still owe something; of one that is over nobody does."""
    if play.turn.status not in {"open", "stuck"}:
        return []
    found = {seat: read(play.game, play.state, seat, text) for seat, text in (await sealed(play)).items()}
    return list(play.game.missing(play.state, {seat: order for seat, order in found.items() if order is not None}))
