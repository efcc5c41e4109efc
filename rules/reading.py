"""From the texts of a turn to the orders that count: the game's own way if it has one, else seat by seat.

States decoded and orders read before are kept for whoever asks again: they are frozen, and one press asks often.
"""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache, wraps
from typing import Any, TypeGuard, TypeVar

from rules.contract import E, Game, O, Reading, ReadsTurns, Refusal, S, SeatId
from rules.errors import OrderError

G = TypeVar("G")
Order = TypeVar("Order")

MOST = 64  # states
MOST_BYTES = 8_000_000  # that they are decoded from, the large ones and what small ones there are
MOST_ORDERS = 256  # some turns of the largest league
MOST_TEXT = 2_000  # characters of an order that is kept


class Remembered:
    """The values made last, by who has made them and what of; the longest unused go first.

    Each step on the dict is one for all threads; two that make the same at once make it twice, and one is kept.
    """

    def __init__(self, most: int = MOST, most_bytes: int = MOST_BYTES) -> None:
        self._most = most
        self._most_bytes = most_bytes
        self._known: OrderedDict[tuple[Any, bytes], Any] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def get(self, make: Callable[[bytes], S], data: bytes) -> S:
        """Return what `make` gives for `data`; what it raises is not kept."""
        key = (make, data)
        found: S | None = self._known.get(key)
        if found is None:
            found = make(data)
            if len(data) <= self._most_bytes:
                self._known[key] = found
                self._let_go(len(data))
        else:
            with suppress(KeyError):  # gone meanwhile
                self._known.move_to_end(key)
        return found

    def _let_go(self, size: int) -> None:
        """Make room after one of `size` bytes came in. Small ones are not counted: all of them weigh as one large."""
        while len(self._known) > self._most or (
            size * self._most > self._most_bytes and sum(len(data) for _, data in tuple(self._known)) > self._most_bytes
        ):
            self._known.popitem(last=False)


_states = Remembered()


def remember_decoded(decode: Callable[[bytes], S]) -> Callable[[bytes], S]:
    """Have what a game's `decode` gives be kept: one memory for all games."""

    @wraps(decode)
    def known(data: bytes) -> S:
        return _states.get(decode, data)

    return known


_orders: OrderedDict[tuple[int, SeatId, str], tuple[object, Any]] = OrderedDict()


def read_once(parse: Callable[[G, S, SeatId, str], Order]) -> Callable[[G, S, SeatId, str], Order]:
    """Have the orders that a game's `parse` gives be kept, with the state in hand that they were read in.

    What it raises is not kept.
    """

    @wraps(parse)
    def known(game: G, state: S, seat: SeatId, text: str) -> Order:
        key = (id(state), seat, text)  # the state is kept beside: nothing else can have its id
        found = _orders.get(key)
        if found is None:
            found = (state, parse(game, state, seat, text))
            if len(text) <= MOST_TEXT:
                _orders[key] = found
                while len(_orders) > MOST_ORDERS:
                    _orders.popitem(last=False)
        order: Order = found[1]
        return order

    return known


def read_turn(game: Game[S, O, E], state: S, texts: Mapping[SeatId, str | None]) -> Reading[O]:
    """Return what `texts` (seat -> text as sent, None where nothing was) come to. Never raises for a text."""
    return game.read(state, texts) if _reads_turns(game) else _seat_by_seat(game, state, texts)


def _reads_turns(game: Game[S, O, E]) -> TypeGuard[ReadsTurns[S, O]]:
    return _is_reader(type(game))


@cache
def _is_reader(kind: type) -> bool:
    """Return whether games of that kind read their turns themselves; to find out takes as long as to read one."""
    return issubclass(kind, ReadsTurns)


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
