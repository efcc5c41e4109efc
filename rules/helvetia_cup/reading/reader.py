"""From the text of an order to its value."""

from rules.errors import OrderError
from rules.helvetia_cup.orders import Order
from rules.helvetia_cup.state import State


def parse_order(state: State, seat: str, text: str) -> Order:
    """Return the order that `text` is for `seat`. Raises `OrderError` for its first fault (rulebook 5.3)."""
    raise OrderError("empty")


def read_pending(text: str | None) -> Order:
    """Return the order that the section texts of `pending` are, read by the grammar alone. Raises `OrderError`."""
    raise OrderError("empty")
