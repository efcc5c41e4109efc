"""How a competition stands with what it has been told in its open turn: the live state (rulebook part 10)."""

import msgspec

from referee.hand.held import Hand, hand_of
from referee.hand.play import Play
from referee.hand.resolution import read_kept_order
from rules.abilities import line_taker


async def live_state(play: Play, hand: Hand | None = None) -> msgspec.Struct | None:
    """Return the state with the lines in hand carried out; None of a contest that hosts nothing."""
    host = line_taker(play.game)
    if host is None:
        return None
    if hand is None and play.turn.status == "open":
        hand = await hand_of(play)
    sealed = {} if hand is None else hand.sealed
    orders = {seat: read_kept_order(play.game, play.state, seat, text) for seat, text in sealed.items()}
    return host.live(play.state, {seat: order for seat, order in orders.items() if order is not None})
