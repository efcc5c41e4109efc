"""From the texts of a turn to the orders that count: the game's own way if it has one, else seat by seat."""

from collections.abc import Mapping
from functools import cache
from typing import TypeGuard

from rules.contract import E, Game, O, Reading, ReadsTurns, Refusal, S, SeatId
from rules.errors import OrderError


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
