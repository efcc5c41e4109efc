"""Orders in tests: a `^` in a text stands before the place of its fault."""

import pytest

from rules.contract import SeatId
from rules.errors import OrderError
from rules.helvetia_cup import GAME
from rules.helvetia_cup.messages import MESSAGES
from rules.helvetia_cup.orders import Order
from rules.helvetia_cup.state import State


def fault(state: State, seat: str, text: str) -> tuple[str, int]:
    """Return code and place of the fault of a text; its message says all that it has to."""
    with pytest.raises(OrderError) as caught:
        GAME.parse(state, SeatId(seat), text)
    error = caught.value
    assert "{" not in MESSAGES[error.code].format_map(error.details)
    return error.code, error.at


def check_fault(state: State, seat: str, text: str, code: str) -> None:
    """See that a text has the fault `code` at the place marked in it."""
    assert fault(state, seat, text.replace("^", "", 1)) == (code, text.index("^"))


def read(state: State, seat: str, text: str) -> Order:
    """Return an order that is accepted; what is written of it is read as the same."""
    order = GAME.parse(state, SeatId(seat), text)
    assert GAME.parse(state, SeatId(seat), GAME.canonical(order)) == order
    return order


def written(state: State, seat: str, text: str) -> str:
    """Return the canonical text of an order that is accepted."""
    return GAME.canonical(read(state, seat, text))
