"""Legal orders and sequences of them, of a position in JSON: `python -m rules legal` and `perft` (design 3)."""

import msgspec

from rules.adjudicator import Fault, Unreadable, code_of
from rules.contract import AnyGame, ListsMoves
from rules.errors import CaseError
from rules.registry import GAMES


class Position(msgspec.Struct, frozen=True):
    """A case of which only the state is looked at, or a state by itself."""

    game: str
    state: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


def legal_texts(raw: bytes) -> list[str] | Unreadable:
    """Return the legal orders of the seats to act, sorted by code point; the fault if there is no telling."""
    found = _position(raw)
    if isinstance(found, Unreadable):
        return found
    game, moves, state = found
    return sorted({text for seat in game.awaiting(state) for text in moves.legal(state, seat)})


def sequences(raw: bytes, depth: int) -> int | Unreadable:
    """Return the number of sequences of `depth` legal orders; the fault if there is no telling."""
    found = _position(raw)
    return found if isinstance(found, Unreadable) else found[1].perft(found[2], depth)


def _position(raw: bytes) -> tuple[AnyGame, ListsMoves[msgspec.Struct], msgspec.Struct] | Unreadable:
    try:
        position = msgspec.json.decode(raw, type=Position)
    except (msgspec.ValidationError, ValueError) as error:
        return Unreadable(Fault(code_of(raw), str(error)))
    game = GAMES.get(position.game)
    if game is None:
        return Unreadable(Fault("CASE", f"unknown game: {position.game}"))
    if not isinstance(game, ListsMoves):
        return Unreadable(Fault("CASE", f"{game.key}: the orders of this game are no finite list"))
    try:
        state = game.decode(raw if position.state is msgspec.UNSET else bytes(position.state))
    except CaseError as error:
        return Unreadable(Fault(error.code, error.message))
    return game, game, state
