"""The captains' orders in hand for a turn, and who still owes one. What stands in for them waits for the close."""

from collections.abc import Mapping

from referee.orders.hand import Hand, hand_of
from referee.turns.play import Play
from referee.turns.resolution import read
from rules.contract import SeatId

Lacking = Mapping[SeatId, tuple[str, ...] | None]
"""The awaited seats that still owe something -> which of their players do, each for himself; None: who answers for it.

Players go by the game's ids."""


async def missing(play: Play, hand: Hand | None = None) -> list[SeatId]:
    """Return the awaited seats of an open turn that still owe something; of one that is over nobody does."""
    return list(await lacking(play, hand))


async def lacking(play: Play, hand: Hand | None = None) -> Lacking:
    """Return what is still owed in an open turn, and by whom; in one that is over nothing is.

    `hand`: what is in hand, if that was read in this transaction.
    """
    if play.turn.status not in {"open", "stuck"}:
        return {}
    sealed = (await hand_of(play) if hand is None else hand).sealed
    found = {seat: read(play.game, play.state, seat, text) for seat, text in sealed.items()}
    in_hand = {seat: order for seat, order in found.items() if order is not None}
    silent = play.game.missing(play.state, in_hand)
    return {seat: play.game.owed_by(play.state, seat, in_hand.get(seat)) for seat in silent}
