"""CP-1-g: whether the lines in hand settle, or interrupt, all that is open."""

from collections.abc import Mapping

from rules.competition.orders import Order
from rules.competition.state import State
from rules.competition.turn.resolve import carried_out
from rules.contract import SeatId


def settles_all(state: State, orders: Mapping[SeatId, Order]) -> bool:
    """Return whether the turn may close; where nothing is open, with the first line in hand."""
    if state.phase != "running" or not any(orders.values()):
        return False
    open_now = [(key, fixture.replays) for key, fixture in state.fixtures.items() if fixture.status == "open"]
    after = carried_out(state, orders).fixtures
    return all(after[key].status != "open" or after[key].replays > replays for key, replays in open_now)
