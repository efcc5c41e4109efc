"""Rulebook part 10: what is derived from a state for people; nothing of it is stored."""

from collections.abc import Mapping

from rules.competition.orders import Order
from rules.competition.resolution import carried_out
from rules.competition.state import State
from rules.contract import SeatId


def live(state: State, orders: Mapping[SeatId, Order]) -> State:
    """Return the state with the lines in hand carried out, and nothing that follows from them."""
    return carried_out(state, orders)
