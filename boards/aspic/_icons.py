"""What a line of text shows of a match: a piece of either side in its colour, and the ball."""

from boards.aspic._look import look_of
from boards.aspic._pieces import ball, piece
from boards.icon import MIDDLE
from boards.palette import PUBLIC
from boards.scene import Shape
from rules.aspic.board import Side
from rules.aspic.state import LeftTeam, RightTeam, Teams


def piece_icon(side: Side, colour: str) -> tuple[Shape, ...]:
    """Return a piece as the board shows it: a disc on the left, a box on the right."""
    teams = Teams(LeftTeam(color=colour), RightTeam(color=colour))
    return tuple(piece(side, MIDDLE, look_of(teams, PUBLIC), r=62))


def ball_icon() -> tuple[Shape, ...]:
    """Return the ball."""
    return tuple(ball(MIDDLE, look_of(Teams(), PUBLIC), r=60))
