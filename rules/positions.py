"""Legal orders and sequences of them, of a position in JSON: `python -m rules legal` and `perft` (design 3)."""

import msgspec

from rules.adjudicator import Unreadable, game_of, in_its_place, read_item
from rules.contract import AnyGame, ListsMoves
from rules.errors import CaseError


class Position(msgspec.Struct, frozen=True):
    """A case of which only the state is looked at, or a state by itself."""

    game: str
    state: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


def legal_texts(raw: bytes) -> list[str] | Unreadable:
    """Return the legal orders of the seats to act, sorted by code point; the fault if there is no telling."""

    def listed() -> list[str]:
        game, moves, state = _position(raw)
        return sorted({text for seat in game.awaiting(state) for text in moves.legal(state, seat)})

    return in_its_place(listed)


def sequences(raw: bytes, depth: int) -> int | Unreadable:
    """Return the number of sequences of `depth` legal orders; the fault if there is no telling."""

    def counted() -> int:
        _, moves, state = _position(raw)
        return moves.perft(state, depth)

    return in_its_place(counted)


def _position(raw: bytes) -> tuple[AnyGame, ListsMoves[msgspec.Struct], msgspec.Struct]:
    """Return a position, and its game. Raises `CaseError`."""
    position = read_item(raw, Position)
    game = game_of(position.game)
    if not isinstance(game, ListsMoves):
        raise CaseError("CASE", f"{game.key}: the orders of this game are no finite list")
    return game, game, game.decode(raw if position.state is msgspec.UNSET else bytes(position.state))
