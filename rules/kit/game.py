"""What several games say of themselves in the same way; and the plainest game, which keeps nothing secret."""

from collections.abc import Callable, Mapping

from rules.contract import E, JsonObject, O, Outcome, S, SeatId
from rules.dice import Dice, Roll
from rules.errors import CaseError
from rules.game import Game, Seats
from rules.kit.codec import Codec
from rules.shapes import Shapes


def without_order(awaiting: Callable[[S], Seats]) -> Callable[[S, Mapping[SeatId, object]], Seats]:
    """Return the `missing` of a game in which who is awaited owes one order."""

    def missing(state: S, orders: Mapping[SeatId, object]) -> Seats:
        return tuple(seat for seat in awaiting(state) if seat not in orders)

    return missing


def with_all_orders(awaiting: Callable[[S], Seats]) -> Callable[[S, Mapping[SeatId, object]], bool]:
    """Return the `is_complete` of such a game."""

    def is_complete(state: S, orders: Mapping[SeatId, object]) -> bool:
        return bool(orders) and all(seat in orders for seat in awaiting(state))

    return is_complete


def show_all(state: S, events: tuple[E, ...], seat: SeatId | None) -> Outcome[S, E]:
    """Return everything: the `view` of a game that hides nothing."""
    return Outcome(state, events)


def show_all_rolls(state: object, events: object, rolls: tuple[Roll, ...], seat: SeatId | None) -> tuple[Roll, ...]:
    """Return all draws: the `view_rolls` of a game in which none betrays what is masked."""
    return rolls


def plain_game(  # noqa: PLR0913 - what is each game's own
    *,
    key: str,
    rules_version: int,
    codec: Codec[S, E],
    messages: Mapping[str, str],
    awaiting: Callable[[S], Seats],
    parse: Callable[[S, SeatId, str], O],
    resolve: Callable[[S, Mapping[SeatId, O | None], Dice], Outcome[S, E]],
) -> Game[S, O, E]:
    """Return a game in which all owe an order, a word, until it is over, secret until the turn closes, then public.

    A set-up has keys of the state. Nothing is drawn, nobody keeps a record, and there are no acts; a game with more to
    it says so (`dataclasses.replace`).
    """

    def override(state: S, act: JsonObject, dice: Dice | None = None) -> Outcome[S, E]:
        raise CaseError(codec.case_error, f"no such act: {act.get('op')!r:.40}")

    return Game(
        key=key,
        rules_version=rules_version,
        codec=codec,
        messages=messages,
        shapes=Shapes(setup=codec.state, state=codec.state, events=codec.events),
        new=lambda setup, dice: codec.made(codec.state, setup),
        stage=lambda state: "orders" if awaiting(state) else "finished",
        awaiting=awaiting,
        accepting=awaiting,
        missing=without_order(awaiting),
        is_complete=with_all_orders(awaiting),
        parse=parse,
        canonical=str,
        resolve=resolve,
        clauses=lambda event: (),
        faces=lambda state, label: None,
        override=override,
        view=show_all,
        view_rolls=show_all_rolls,
        is_public=lambda state, events: True,
    )
