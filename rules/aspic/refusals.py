"""Why a move is refused (AS-move-a to e), and why a shot is: the seed's seven messages, in the order of AS-test-d."""

from typing import NamedTuple

from rules.aspic.board import BIT, FORBIDDEN, FORWARD, POINT, STEPS, Cell, Cells, Side, ray, set_of
from rules.aspic.flights import FLIGHTS, REACH, Flight
from rules.aspic.orders import Move
from rules.aspic.state import State


class MoveRefusal(NamedTuple):
    """The code of a refused move; `cell` is the one in the way, or the one that has no piece."""

    code: str
    cell: Cell


def refusal_of_move(side: Side, origin: Cell, to: Cell, own: Cells, occupied: Cells) -> MoveRefusal | None:  # noqa: PLR0911
    """Return why the move is refused, the first reason of rulebook 5.2; None if it is legal.

    `own` are the side's pieces, `occupied` all pieces and the ball (AS-move-b).
    """
    (x, y), (to_x, to_y) = POINT[origin], POINT[to]
    dx, dy = to_x - x, to_y - y
    if not BIT[origin] & own:
        return MoveRefusal("AS_MOVE_NOT_YOURS", origin)
    if origin == to:  # AS-move-e
        return MoveRefusal("AS_MOVE_NULL", to)
    if max(abs(dx), abs(dy)) > STEPS:  # AS-move-a
        return MoveRefusal("AS_MOVE_TOO_FAR", to)
    if dx and dy and abs(dx) != abs(dy):
        return MoveRefusal("AS_MOVE_DIRECTION", to)
    if BIT[to] & FORBIDDEN[side]:  # AS-move-c
        return MoveRefusal("AS_MOVE_ZONE", to)
    direction = ((dx > 0) - (dx < 0), (dy > 0) - (dy < 0))
    for cell in ray(origin, direction):
        if BIT[cell] & occupied:
            return MoveRefusal("AS_MOVE_TARGET_OCCUPIED" if cell == to else "AS_MOVE_PATH_BLOCKED", cell)
        if cell == to:
            break
    return None


class PiecesAround(NamedTuple):
    """Where pieces stand when a shot is judged: after the move of its turn (AS-path-h).

    `own` are the side's, `occupied` has those of both; `moved` is where the piece that moved stands now.
    """

    own: Cells
    occupied: Cells
    moved: Cell | None = None

    def after(self, move: Move) -> "PiecesAround":
        """Return where they stand after `move`."""
        change = BIT[move.origin] | BIT[move.to]
        return PiecesAround(self.own ^ change, self.occupied ^ change, move.to)


def pieces_around(state: State, side: Side) -> PiecesAround:
    """Return where the pieces of a state stand, to one side."""
    return PiecesAround(set_of(state.pieces.of(side)), set_of(state.pieces.left) | set_of(state.pieces.right))


def refusal_of_shot(side: Side, shooter: Cell, ball: Cell, pieces: PiecesAround) -> str | None:
    """Return the code of the reason why the shot is refused; None if it is legal."""
    if not BIT[shooter] & pieces.own:
        return "AS_SHOT_NOT_YOURS"
    if shooter == pieces.moved:  # AS-turn-d, AS-shot-a
        return "AS_SHOT_MOVED_PIECE"
    (x, y), (ball_x, ball_y) = POINT[shooter], POINT[ball]
    if max(abs(ball_x - x), abs(ball_y - y)) > REACH:  # AS-shot-b
        return "AS_SHOT_OUT_OF_RANGE"
    if (ball_x - x) * FORWARD[side] < 0:  # AS-shot-c
        return "AS_SHOT_BACKWARD"
    return _blocked(FLIGHTS[side][ball][shooter], pieces.occupied)


def _blocked(flight: Flight, occupied: Cells) -> str | None:
    if flight.fault == "path" or flight.path & occupied:  # AS-path-a to d
        return "AS_SHOT_PATH_BLOCKED"
    if flight.fault == "same_cell":  # AS-path-g
        return "AS_SHOT_SAME_CELL"
    if flight.target & occupied:  # AS-path-f
        return "AS_SHOT_TARGET_OCCUPIED"
    return None
