"""Orders in canonical text: upper-case cells, `-`, lower-case `x`, one space between parts, none inside."""

from typing import assert_never

from rules.aspic.orders import AdjustClock, End, Forfeit, Move, Order, Placement, SecondsUsed, Skip, Test, Turn


def canonical(order: Order) -> str:  # noqa: PLR0911 - one per kind
    """Return the one way to write `order`."""
    match order:
        case Placement(cells=cells):
            return " ".join(("P", *cells))
        case Turn(move=move, shooter=shooter):
            return _turn(move, shooter)
        case Test(move=move, shooter=shooter):
            return "?" + _turn(move, shooter)
        case SecondsUsed(seconds=seconds):
            return str(seconds)
        case Skip():
            return "skip"
        case Forfeit(seat=seat):
            return f"forfeit {seat}"
        case End(winner=winner):
            return f"end {winner or 'draw'}"
        case AdjustClock(seat=seat, delta=delta):
            return f"clock {seat} {delta:+d}"
        case _:
            assert_never(order)


def _turn(move: Move | None, shooter: str | None) -> str:
    parts = [] if move is None else [f"{move.origin}-{move.to}"]
    if shooter is not None:
        parts.append(f"x{shooter}")
    return " ".join(parts)
