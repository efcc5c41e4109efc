"""One adjudication as a value: a case in JSON in, its result in JSON out (design 3)."""

import re
from collections.abc import Callable, Mapping
from typing import TypeVar

import msgspec

from rules.contract import Outcome, Refusal, SeatId
from rules.dice import Dice, ForcedDieError, Roll
from rules.errors import CaseError, OrderError, shorten_text, unreadable
from rules.game import AnyGame, ListsMoves
from rules.kit.codec import UNREADABLE
from rules.reading import read_turn
from rules.registry import GAMES

T = TypeVar("T")

CRASH = "CRASH"  # the code of a fault that is ours, not the case's
_GAME = re.compile(rb'"game"\s*:\s*"([a-z-]{1,32})"')


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
    """An order that was not accepted."""

    seat: str
    code: str
    at: int
    message: str


class CaseResult(msgspec.Struct, frozen=True):
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
        details = {key: shorten_text(one) if isinstance(one, str) else one for key, one in error.details.items()}
        return game.messages.get(error.code, error.code).format_map(details)
    except KeyError:
        return error.code


def answer_in_place(work: Callable[[], T]) -> T | Unreadable:
    """Return what `work` makes of an item of the input or, whatever it raises, the fault to stand in its place."""
    try:
        return work()
    except CaseError as error:
        return Unreadable(Fault(error.code, error.message))
    except Exception as error:  # one that fails is told, and ends no other
        return Unreadable(Fault(CRASH, f"a fault of this program, not of the case: {shorten_text(repr(error))}"))


def adjudicate(raw: bytes) -> CaseResult | Unreadable:
    """Adjudicate one case given as JSON. Never raises: the fault is in the answer."""
    return answer_in_place(lambda: _adjudicated(raw))


def read_item(raw: bytes, kind: type[T]) -> T:
    """Return what an item of the input is. Raises `CaseError`."""
    try:
        return msgspec.json.decode(raw, type=kind)
    except UNREADABLE as error:
        raise CaseError(code_of(raw), unreadable(error)) from None


def game_of(key: str) -> AnyGame:
    """Return the game that a case is of. Raises `CaseError`."""
    game = GAMES.get(key)
    if game is None:
        raise CaseError("CASE", f"unknown game: {key}")
    return game


def _adjudicated(raw: bytes) -> CaseResult:
    case = read_item(raw, Case)
    game = game_of(case.game)
    try:
        dice = Dice(bytes.fromhex(case.dice.seed), bytes.fromhex(case.dice.entropy), case.dice.forced)
    except ValueError as error:
        raise CaseError(game.case_error, str(error)) from None
    try:
        return _resolve(game, case, dice)
    except ForcedDieError as error:
        raise CaseError(game.case_error, str(error)) from None


def _resolve(game: AnyGame, case: Case, dice: Dice) -> CaseResult:
    state = game.decode(bytes(case.state))
    texts = {SeatId(seat): text for seat, text in case.orders.items()}
    reading = read_turn(game, state, texts)
    outcome = Outcome(state, ()) if reading.stays_open else game.resolve(state, reading.orders, dice)
    return CaseResult(
        state=msgspec.Raw(_written(game, outcome.state)),
        events=outcome.events,
        rolls=tuple(dice.rolls),
        errors=tuple(_refused(game, refusal) for refusal in reading.refusals),
        awaiting=game.awaiting(outcome.state),
    )


def _written(game: AnyGame, state: msgspec.Struct) -> bytes:
    """Return a state as JSON. Raises `CaseError` for one that could not be read again, such as a counter at its end."""
    written = game.encode(state)
    try:
        game.decode(written)
    except CaseError as error:
        raise CaseError(error.code, f"the turn ends in no state of the game: {error.message}") from None
    return written


def _refused(game: AnyGame, refusal: Refusal) -> RefusedOrder:
    error = refusal.error
    return RefusedOrder(refusal.seat, error.code, error.at, message_of(game, error))


def code_of(raw: bytes) -> str:
    """Return the case error code of the game that an unreadable case names, if it names one."""
    try:
        case = msgspec.json.decode(raw)
        return GAMES[case["game"]].case_error
    except RecursionError:  # then the first game that is named
        found = _GAME.search(raw)
        game = None if found is None else GAMES.get(found[1].decode())
        return "CASE" if game is None else game.case_error
    except (msgspec.MsgspecError, ValueError, KeyError, TypeError, IndexError):
        return "CASE"


class Position(msgspec.Struct, frozen=True):
    """A case of which only the state is looked at, or a state by itself."""

    game: str
    state: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


def legal_texts(raw: bytes) -> list[str] | Unreadable:
    """Return the legal orders of the seats to act, sorted by code point; the fault if there is no telling."""

    def listed() -> list[str]:
        game, moves, state = _position(raw)
        return sorted({text for seat in game.awaiting(state) for text in moves.legal(state, seat)})

    return answer_in_place(listed)


def sequences(raw: bytes, depth: int) -> int | Unreadable:
    """Return the number of sequences of `depth` legal orders; the fault if there is no telling."""

    def counted() -> int:
        _, moves, state = _position(raw)
        return moves.perft(state, depth)

    return answer_in_place(counted)


def _position(raw: bytes) -> tuple[AnyGame, ListsMoves[msgspec.Struct], msgspec.Struct]:
    """Return a position, and its game. Raises `CaseError`."""
    position = read_item(raw, Position)
    game = game_of(position.game)
    if game.moves is None:
        raise CaseError("CASE", f"{game.key}: the orders of this game are no finite list")
    return game, game.moves, game.decode(raw if position.state is msgspec.UNSET else bytes(position.state))
