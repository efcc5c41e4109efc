"""From the texts of a turn to the orders that count: the game's own way if it has one, else seat by seat.

Orders read before are kept for whoever asks again: they are frozen, and one press asks often.
"""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any

from rules.contract import E, O, Reading, Refusal, S, SeatId
from rules.errors import OrderError
from rules.game import Game

MOST_ORDERS = 256  # some turns of the largest league
MOST_TEXT = 2_000  # characters of an order that is kept


_orders: OrderedDict[tuple[int, SeatId, str], tuple[object, Any]] = OrderedDict()


def read_once(parse: Callable[[S, SeatId, str], O]) -> Callable[[S, SeatId, str], O]:
    """Have the orders that a game's `parse` gives be kept, with the state in hand that they were read in.

    What it raises is not kept.
    """

    @wraps(parse)
    def known(state: S, seat: SeatId, text: str) -> O:
        key = (id(state), seat, text)  # the state is kept beside: nothing else can have its id
        found = _orders.get(key)
        if found is None:
            found = (state, parse(state, seat, text))
            if len(text) <= MOST_TEXT:
                _orders[key] = found
                while len(_orders) > MOST_ORDERS:
                    _orders.popitem(last=False)
        order: O = found[1]
        return order

    return known


def read_turn(game: Game[S, O, E], state: S, texts: Mapping[SeatId, str | None]) -> Reading[O]:
    """Return what `texts` (seat -> text as sent, None where nothing was) come to. Never raises for a text."""
    return _seat_by_seat(game, state, texts) if game.read is None else game.read(state, texts)


def _seat_by_seat(game: Game[S, O, E], state: S, texts: Mapping[SeatId, str | None]) -> Reading[O]:
    orders: dict[SeatId, O | None] = {}
    accepting = game.accepting(state)
    refusals = _strangers(game, accepting, texts)
    for seat in accepting:
        text = texts.get(seat)
        orders[seat] = None
        if text is None:
            continue
        try:
            orders[seat] = game.parse(state, seat, text)
        except OrderError as error:
            refusals.append(Refusal(seat, error))
    return Reading(orders, tuple(refusals))


def _strangers(game: Game[S, O, E], accepting: tuple[SeatId, ...], texts: Mapping[SeatId, str | None]) -> list[Refusal]:
    """Return the refusals of seats that the contest does not have, as they come in `texts`."""
    code = game.stranger_error
    if code is None or not accepting:
        return []
    return [Refusal(seat, OrderError(code, 0, seat=seat)) for seat in texts if seat not in accepting]
