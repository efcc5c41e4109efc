"""Signs of texts: the sides' marks and the ball."""

from boards.helvetia_cup import _pieces
from boards.helvetia_cup._look import LOOKS, SIDES
from boards.icon import MIDDLE, PALETTE
from boards.palette import PUBLIC
from boards.scene import Shape
from rules.helvetia_cup.pitch import SeatName

_LOOK = LOOKS[PUBLIC]


def side_icon(seat: SeatName) -> tuple[Shape, ...]:
    """Return a side's mark as the pitch has it: a disc or a box."""
    rim = _pieces.draw_mark(seat, MIDDLE, 62, PALETTE.outline)
    return rim, _pieces.draw_mark(seat, MIDDLE, 57, PALETTE.side_fill[SIDES[seat]], (PALETTE.ink, 9))


def ball_icon() -> tuple[Shape, ...]:
    """Return the ball."""
    return tuple(_pieces.ball(MIDDLE, _LOOK, 58))
