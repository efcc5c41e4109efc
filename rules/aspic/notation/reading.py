"""What the text of a seat says (rulebook 5)."""

from rules.aspic.board import SIDES
from rules.aspic.notation.checks import checked
from rules.aspic.notation.grammar import draft_of
from rules.aspic.notation.limits import check_length
from rules.aspic.notation.services import clock_order, referee_order
from rules.aspic.orders import Order
from rules.aspic.state import State
from rules.errors import OrderError

REFEREE = "referee"
CLOCK = "clock"


def parse(state: State, seat: str, text: str) -> Order:
    """Return the order that `text` is for `seat`, one of the sides, `referee` or `clock`.

    Raises `OrderError` with the first code that applies, in the order of rulebook 5.2, and nothing else.
    """
    if state.phase == "over":
        raise OrderError("AS_MATCH_OVER")
    if seat == REFEREE:
        return referee_order(state, text)
    if seat == CLOCK:
        return clock_order(text)
    for side in SIDES:
        if seat == side == state.to_act:
            check_length(text)
            return checked(state, side, draft_of(text))
    raise OrderError("AS_NOT_YOUR_TURN")
