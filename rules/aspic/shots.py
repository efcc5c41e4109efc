"""Why a shot is refused: the seven messages of the seed (AS-test-c), in the order of AS-test-d."""

from rules.aspic.board import BIT, FORWARD, POINT, Cell, Cells, Side
from rules.aspic.flights import FLIGHTS, REACH, Flight


def refusal_of_shot(
    side: Side, shooter: Cell, ball: Cell, own: Cells, occupied: Cells, moved: Cell | None
) -> str | None:
    """Return the code of the reason why the shot is refused; None if it is legal.

    `own` are the side's pieces, `occupied` those of both, after the move of this turn (AS-path-h); `moved` is where
    the piece that moved stands now.
    """
    if not BIT[shooter] & own:
        return "AS_SHOT_NOT_YOURS"
    if shooter == moved:  # AS-turn-d, AS-shot-a
        return "AS_SHOT_MOVED_PIECE"
    (x, y), (ball_x, ball_y) = POINT[shooter], POINT[ball]
    if max(abs(ball_x - x), abs(ball_y - y)) > REACH:  # AS-shot-b
        return "AS_SHOT_OUT_OF_RANGE"
    if (ball_x - x) * FORWARD[side] < 0:  # AS-shot-c
        return "AS_SHOT_BACKWARD"
    return _blocked(FLIGHTS[side][ball][shooter], occupied)


def _blocked(flight: Flight, occupied: Cells) -> str | None:
    if flight.fault == "path" or flight.path & occupied:  # AS-path-a to d
        return "AS_SHOT_PATH_BLOCKED"
    if flight.fault == "same_cell":  # AS-path-g
        return "AS_SHOT_SAME_CELL"
    if flight.target & occupied:  # AS-path-f
        return "AS_SHOT_TARGET_OCCUPIED"
    return None
