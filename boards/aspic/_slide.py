"""A turn in motion: the piece that moves, then the shooter, then the ball on its way."""

from collections.abc import Mapping, Sequence
from itertools import chain

from boards import strokes
from boards.animation import Glide, glide_over
from boards.aspic import _frame, _paths, _pieces
from boards.aspic._board import Canvas, canvas_of
from boards.aspic._frame import Frame
from boards.scene import Point, Shape
from rules.aspic.board import SIDES, Cell, Side
from rules.aspic.events import Event, PieceMoved, ShotTaken
from rules.aspic.state import State

_BALL = "ball"
_Goer = Cell  # the cell where a piece stood before, or the ball
_Ride = tuple[_Goer, tuple[Point, ...]]
_LONG = 400  # pixels that count as two parts of the way: the ball's may be as long as that


def turn_glide(before: State, events: Sequence[Event], frame: Frame) -> Glide | None:
    """Return what draws a turn at each share of its course, as large as its picture; None where nobody moved or shot.

    What stands around the board is as it was before: a goal counts when the ball is in.
    """
    canvas = canvas_of(before, frame)
    rides = _rides(events, canvas)
    if not rides:
        return None
    still = _frame.whole_picture(before, frame, ())
    parts = [2 if strokes.length(line) > _LONG else 1 for _, line in rides]

    def moving(share: float) -> list[Shape]:
        reached = share * sum(parts)
        places: dict[_Goer, Point] = {}
        for (goer, line), part in zip(rides, parts, strict=True):
            if reached > 0:
                places[goer] = strokes.along(line, min(reached / part, 1) * strokes.length(line))
            reached -= part
        return _standing(before, places, canvas)

    return glide_over(still, moving)


def _rides(events: Sequence[Event], canvas: Canvas) -> list[_Ride]:
    """Who goes where, one after the other."""
    rides: list[_Ride] = []
    stood: dict[Cell, Cell] = {}  # where those stood before who have gone
    for event in events:
        match event:
            case PieceMoved(origin=origin, to=to):
                stood[to] = origin
                rides.append((origin, (canvas.spot(origin), canvas.spot(to))))
            case ShotTaken(seat=side, shooter=shooter, ball_from=met):
                way = _paths.ball_way(side, met, event.vector, goal=event.goal)
                rides.append((stood.get(shooter, shooter), (canvas.spot(shooter), canvas.spot(met))))
                rides.append((_BALL, canvas.places(way)))
            case _:
                pass
    return rides


def _standing(before: State, places: Mapping[_Goer, Point], canvas: Canvas) -> list[Shape]:
    """The pieces, those who go over the others, and the ball over all."""
    pieces: list[tuple[Side, Cell]] = [(side, cell) for side in SIDES for cell in before.pieces.of(side)]
    pieces.sort(key=lambda piece: piece[1] in places)
    drawn = (_pieces.piece(side, places.get(cell, canvas.spot(cell)), canvas.look) for side, cell in pieces)
    shapes: list[Shape] = [*chain.from_iterable(drawn)]
    if before.ball is not None:
        shapes += _pieces.ball(places.get(_BALL, canvas.spot(before.ball)), canvas.look)
    return shapes
