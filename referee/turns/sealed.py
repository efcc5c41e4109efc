"""The captains' orders in hand for a turn, and who still owes one. What stands in for them waits for the close."""

from collections.abc import Mapping

import msgspec

from referee.hand.held import Hand, hand_of
from referee.hand.play import Play
from referee.hand.resolution import read_kept_order
from rules.contract import AnyGame, SeatId

Lacking = Mapping[SeatId, tuple[str, ...] | None]
"""The awaited seats that still owe something -> which of their players do, each for himself; None: who answers for it.

Players go by the game's ids."""


async def list_missing(play: Play, hand: Hand | None = None) -> list[SeatId]:
    """Return the awaited seats of an open turn that still owe something; of one that is over nobody does."""
    return list(await find_lacking(play, hand))


async def find_lacking(play: Play, hand: Hand | None = None) -> Lacking:
    """Return what is still owed in an open turn, and by whom; in one that is over nothing is.

    `hand`: what is in hand, if that was read in this transaction.
    """
    if play.turn.status not in {"open", "stuck"}:
        return {}
    return find_lacking_in(play.game, play.state, await hand_of(play) if hand is None else hand)


def find_lacking_in(game: AnyGame, state: msgspec.Struct, hand: Hand) -> Lacking:
    """Return what is still owed in a position with a hand, and by whom."""
    found = {seat: read_kept_order(game, state, seat, text) for seat, text in hand.sealed.items()}
    in_hand = {seat: order for seat, order in found.items() if order is not None}
    return {seat: game.owed_by(state, seat, in_hand.get(seat)) for seat in game.missing(state, in_hand)}
