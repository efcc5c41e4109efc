"""One adjudication as a value: a case in JSON in, its result in JSON out (design 3)."""

from collections.abc import Mapping

import msgspec

from rules.contract import AnyGame, SeatId
from rules.dice import Dice, ForcedDieError, Roll
from rules.errors import CaseError, OrderError
from rules.registry import GAMES


class DiceCase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The dice of a case: `seed` and `entropy` in hexadecimal, `forced` values by label."""

    seed: str = ""
    entropy: str = ""
    forced: Mapping[str, int] = {}


class Case(msgspec.Struct, frozen=True):
    """A turn to adjudicate: the state as the game writes it, and the orders as the captains wrote them."""

    game: str
    state: msgspec.Raw
    orders: Mapping[str, str | None] = {}
    dice: DiceCase = DiceCase()


class RefusedOrder(msgspec.Struct, frozen=True):
    """An order that was not accepted and therefore counted as none."""

    seat: str
    code: str
    at: int
    message: str


class Result(msgspec.Struct, frozen=True):
    """What the turn came to; `state` is the game's own complete JSON."""

    state: msgspec.Raw
    events: tuple[msgspec.Struct, ...]
    rolls: tuple[Roll, ...]
    errors: tuple[RefusedOrder, ...]
    awaiting: tuple[SeatId, ...]


class Fault(msgspec.Struct, frozen=True):
    """Why a case could not be adjudicated."""

    code: str
    message: str


class Unreadable(msgspec.Struct, frozen=True):
    """What stands in a result's place when the case could not be read."""

    error: Fault


def message_of(game: AnyGame, error: OrderError) -> str:
    """Return the rulebook's short French sentence for `error`; its code if the sentence is missing a detail."""
    try:
        return game.messages.get(error.code, error.code).format_map(error.details)
    except KeyError:
        return error.code


def adjudicate(raw: bytes) -> Result | Unreadable:
    """Adjudicate one case given as JSON. Never raises for bad input: the fault is in the answer."""
    try:
        case = msgspec.json.decode(raw, type=Case)
        seed, entropy = bytes.fromhex(case.dice.seed), bytes.fromhex(case.dice.entropy)
    except (msgspec.ValidationError, ValueError) as error:
        return Unreadable(Fault(_code_of(raw), str(error)))
    game = GAMES.get(case.game)
    if game is None:
        return Unreadable(Fault("CASE", f"unknown game: {case.game}"))
    try:
        return _resolve(game, case, Dice(seed, entropy, case.dice.forced))
    except CaseError as error:
        return Unreadable(Fault(error.code, error.message))
    except ForcedDieError as error:
        return Unreadable(Fault(game.case_error, str(error)))


def _resolve(game: AnyGame, case: Case, dice: Dice) -> Result:
    state = game.decode(bytes(case.state))
    orders: dict[SeatId, object | None] = {}
    accepting = game.accepting(state)
    errors = _strangers(game, case, accepting)
    for seat in accepting:
        text = case.orders.get(seat)
        orders[seat] = None
        if text is None:
            continue
        try:
            orders[seat] = game.parse(state, seat, text)
        except OrderError as error:
            errors.append(RefusedOrder(seat, error.code, error.at, message_of(game, error)))
    outcome = game.resolve(state, orders, dice)
    return Result(
        state=msgspec.Raw(game.encode(outcome.state)),
        events=outcome.events,
        rolls=tuple(dice.rolls),
        errors=tuple(errors),
        awaiting=game.awaiting(outcome.state),
    )


def _strangers(game: AnyGame, case: Case, accepting: tuple[SeatId, ...]) -> list[RefusedOrder]:
    """Return the refusals of seats that the contest does not have, as they come in the case."""
    code = game.stranger_error
    if code is None or not accepting:
        return []
    return [
        RefusedOrder(seat, code, 0, message_of(game, OrderError(code, 0, seat=seat)))
        for seat in case.orders
        if seat not in accepting
    ]


def _code_of(raw: bytes) -> str:
    """Return the case error code of the game that an unreadable case names, if it names one."""
    try:
        case = msgspec.json.decode(raw)
        return GAMES[case["game"]].case_error
    except (msgspec.MsgspecError, ValueError, KeyError, TypeError, IndexError):
        return "CASE"
