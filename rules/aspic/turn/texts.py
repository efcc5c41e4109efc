"""Which of the texts of a turn count (rulebook 6.1, steps 1 to 6)."""

from collections.abc import Mapping

from rules.aspic.board import OPPONENT, SIDES
from rules.aspic.notation import parse
from rules.aspic.notation.reading import CLOCK, REFEREE
from rules.aspic.orders import Order, Test
from rules.aspic.state import State
from rules.contract import Reading, Refusal, SeatId
from rules.errors import OrderError

Texts = Mapping[SeatId, str | None]

_LEFT, _RIGHT = (SeatId(side) for side in SIDES)
_REFEREE, _CLOCK = SeatId(REFEREE), SeatId(CLOCK)


def read_texts(state: State, texts: Texts) -> Reading[Order]:
    """Return the orders that count and the refusals in the page's order; after a refusal the turn stays open."""
    if state.to_act is None:  # 6.1-1
        seats = [seat for seat in (_LEFT, _RIGHT, _REFEREE, _CLOCK) if texts.get(seat) is not None]
        return Reading({}, tuple(_refused(seat, "AS_MATCH_OVER") for seat in seats), stays_open=True)
    if texts.get(_REFEREE) is not None:  # 6.1-2
        return _read(state, texts, (_REFEREE,), ())
    seat, other = SeatId(state.to_act), SeatId(OPPONENT[state.to_act])
    early: tuple[Refusal, ...] = ()
    if texts.get(other) is not None:  # 6.1-3
        early = (_refused(other, "AS_NOT_YOUR_TURN"),)
        if seat not in texts:
            return Reading({}, early, stays_open=True)
    return _read(state, texts, (seat, _CLOCK), early)


def _read(state: State, texts: Texts, seats: tuple[SeatId, ...], early: tuple[Refusal, ...]) -> Reading[Order]:
    """Read the texts of `seats` one after the other; the first refusal ends it, as does a test (6.1-4 to 6)."""
    orders: dict[SeatId, Order | None] = {}
    for seat in seats:
        text = texts.get(seat)
        if text is None:
            continue
        try:
            order = parse(state, seat, text)
        except OrderError as error:
            return Reading({}, (*early, Refusal(seat, error)), stays_open=True)
        orders[seat] = order
        if isinstance(order, Test):
            break
    return Reading(orders, early)


def _refused(seat: SeatId, code: str) -> Refusal:
    return Refusal(seat, OrderError(code))
