"""Where the ball and the pieces went, as lines on the picture."""

from collections.abc import Sequence
from math import dist, hypot

from boards import strokes
from boards.aspic import _field, _pieces
from boards.aspic._look import Look
from boards.scene import Arrow, Point, Shape
from rules.aspic.board import FORWARD, LAST_COLUMN, POINT, Cell, Side
from rules.aspic.flights import crossing_line

_AIR = 4  # pixels between an arrow's tip and what it points at
_HAIRPIN = 9  # half the width of the turn of a ball that comes straight back
_BOW = 17  # how much two ways along the same line bulge away from each other
_DEPTHS = (0.4, 0.3, 0.2, 0.1)  # columns that a ball goes into the net
_INSIDE = (3.75, 6.25)  # where it then is, off the posts


def ball_way(side: Side, ball: Cell, vector: tuple[int, int], *, goal: bool) -> tuple[Point, ...]:
    """Return the places on the board that the ball's path joins: its cell, its corners, its end.

    AS-dest-h: it turns on the centres of line 1, line 9 and the last free column. A goal ends in the net.
    """
    (bx, by), (dx, dy) = POINT[ball], vector
    if goal:
        return ((bx, by), _in_the_net(side, (bx, by), vector))
    turns = {0.0, 1.0}
    last = LAST_COLUMN[side]
    if (bx + dx - last) * FORWARD[side] > 0:
        turns.add((last - bx) / dx)
    if not 1 <= by + dy <= 9:  # noqa: PLR2004 - line 9
        turns.add(((9 if dy > 0 else 1) - by) / dy)
    return tuple(_folded(side, bx + t * dx, by + t * dy) for t in sorted(turns))


def _folded(side: Side, x: float, y: float) -> Point:
    """AS-dest-h, for places between the cells too."""
    last = LAST_COLUMN[side]
    y = 1 + abs(min(y, 18 - y) - 1)
    return (min(x, 2 * last - x) if FORWARD[side] > 0 else max(x, 2 * last - x), y)


def _in_the_net(side: Side, ball: Point, vector: tuple[int, int]) -> Point:
    """Where a goal's straight line ends, so that the ball is seen between the posts."""
    (bx, by), (dx, dy) = ball, vector
    slope, (least, most) = dy / abs(dx), _INSIDE
    to_line = abs(_field.GOAL_LINE[side] - bx)
    inside = (deep for deep in _DEPTHS if least <= by + slope * (to_line + deep) <= most)
    way = to_line + next(inside, _DEPTHS[-1])
    return (bx + FORWARD[side] * way, by + slope * way)


def is_post(side: Side, ball: Cell, vector: tuple[int, int]) -> bool:
    """AS-dest-g: return whether the ball meets a post."""
    return crossing_line(side, POINT[ball], vector) in _field.POSTS


def post_place(side: Side, ball: Cell, vector: tuple[int, int]) -> Point:
    """Return the place of the post that the ball meets."""
    line = crossing_line(side, POINT[ball], vector)
    return (_field.GOAL_LINE[side], float(line or 0))


def trim_line(points: tuple[Point, ...], start: float, end: float) -> tuple[Point, ...]:
    """Return the line without what would lie under things of these radii at its ends."""
    return strokes.shorten(points, start + _AIR if start else 0, end + _AIR if end else 0)


def shot_lines(
    shooter: Point, places: Sequence[Point], look: Look, start: float = _pieces.PIECE, end: float = _pieces.BALL
) -> tuple[list[Shape], list[Shape]]:
    """Return the shooter's way and the ball's, along pixels; where they lie on each other they bulge apart.

    `start`, `end`: radii of what the ball's way leaves and reaches.
    """
    ball = places[0]
    back = len(places) > 1 and _is_straight_back((shooter, ball, places[1]))
    points = _with_hairpins([place for k, place in enumerate(places) if k == 0 or place != places[k - 1]])
    run = strokes.curve(shooter, ball, _BOW) if back else (shooter, ball)
    flown = strokes.curve(points[0], points[-1], _BOW) if back else tuple(points)
    walked, thrown, halo = trim_line(run, 13, _pieces.PIECE), trim_line(flown, start, end), look.palette.outline
    return (
        [Arrow(points=walked, colour=look.palette.move, width=5, pattern="dashed", head=18, halo=halo)],
        [Arrow(points=thrown, colour=look.palette.throw, width=8, pattern="dotted", head=20, halo=halo)],
    )


def _is_straight_back(points: tuple[Point, Point, Point]) -> bool:
    (ax, ay), (bx, by), (cx, cy) = points
    along = (bx - ax) * (cx - bx) + (by - ay) * (cy - by)
    across = (bx - ax) * (cy - by) - (by - ay) * (cx - bx)
    return along < 0 and abs(across) < 1


def _with_hairpins(points: list[Point]) -> list[Point]:
    """The line with two corners instead of one where it comes straight back, so that both legs are seen."""
    found = points[:1]
    for k in range(1, len(points) - 1):
        corner = points[k]
        if _is_straight_back((points[k - 1], corner, points[k + 1])):
            (ax, ay), (bx, by) = points[k - 1], corner
            size = hypot(bx - ax, by - ay)
            nx, ny = (by - ay) / size * _HAIRPIN, -(bx - ax) / size * _HAIRPIN
            found += [(bx - nx, by - ny), (bx + nx, by + ny)]
        else:
            found.append(corner)
    return [*found, *points[1:][-1:]]


def shortest_gap(spot: Point, others: Sequence[Point]) -> float:
    """Return how far the shortest_gap of `others` is."""
    return min((dist(spot, other) for other in others), default=1e9)
