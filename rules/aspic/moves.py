"""Why a move is refused (AS-move-a to e)."""

from typing import NamedTuple

from rules.aspic.board import BIT, FORBIDDEN, POINT, Cell, Cells, Side
from rules.aspic.reach import STEPS, ray


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
