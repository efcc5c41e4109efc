"""The texts of the service seats: the bot's clock (rulebook 5.3) and the referee (rulebook 9)."""

import re

from rules.aspic.board import Side
from rules.aspic.notation.limits import check_length
from rules.aspic.orders import AdjustClock, End, Forfeit, RefereeOrder, SecondsUsed, Skip
from rules.aspic.state import State
from rules.errors import OrderError

_SECONDS = re.compile(r"[0-9]{1,200}")
_DELTA = re.compile(r"[+-][0-9]+")
_SIDES: dict[str, Side] = {"left": "left", "right": "right"}


def clock_order(text: str) -> SecondsUsed:
    """Return the seconds that a turn took. Raises `AS_CLOCK_SYNTAX`."""
    if not _SECONDS.fullmatch(text):
        raise OrderError("AS_CLOCK_SYNTAX")
    return SecondsUsed(int(text))


def referee_order(state: State, text: str) -> RefereeOrder:
    """Return what the referee does. Raises `AS_TOO_LONG`, `AS_EMPTY` and the `AS_REF_…` codes."""
    check_length(text)
    order = _read(text)
    if isinstance(order, AdjustClock):
        check_adjustment(state, order)
    return order


def check_adjustment(state: State, order: AdjustClock) -> None:
    """Raise `AS_REF_NO_CLOCK` without a clock, `AS_REF_VALUE` if nothing would remain on it."""
    if state.clock is None:
        raise OrderError("AS_REF_NO_CLOCK")
    if state.clock.of(order.seat) + order.delta <= 0:
        raise OrderError("AS_REF_VALUE")


def _read(text: str) -> RefereeOrder:
    # No letter but an ASCII one becomes an ASCII one here: the two that `lower` would make so are left out.
    words = [word.lower() if word.isascii() else word for word in text.split()]
    match words:
        case ["skip"]:
            return Skip()
        case ["end", "draw"]:
            return End(None)
        case ["end", side] if side in _SIDES:
            return End(_SIDES[side])
        case ["forfeit", side] if side in _SIDES:
            return Forfeit(_SIDES[side])
        case ["clock", side, delta] if side in _SIDES and _DELTA.fullmatch(delta):
            return AdjustClock(_SIDES[side], int(delta))
        case _:
            raise OrderError("AS_REF_SYNTAX")
