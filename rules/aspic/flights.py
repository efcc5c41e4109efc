"""Every shot there is, computed once from the page's geometry: where the ball goes and what must be empty.

Nothing here knows where pieces stand. `FLIGHTS[side][ball][shooter]` is there for every shooter within range and not
beyond the ball (AS-shot-b, AS-shot-c); who is not in it cannot shoot.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Literal

import msgspec

from rules.aspic.board import (
    BALL_ZONE,
    BIT,
    CELL_AT,
    FORBIDDEN,
    FORWARD,
    HEIGHT,
    LAST_COLUMN,
    POINT,
    SIDES,
    Cell,
    Cells,
    Side,
    names_of,
)

Rebound = Literal["goal_line", "post", "lateral_1", "lateral_9"]
Point = tuple[int, int]

REACH = 3  # AS-shot-b
_HALF = Fraction(1, 2)
_POSTS = (Fraction(7, 2), Fraction(13, 2))  # AS-board-f
_EDGES: Mapping[Rebound, Fraction] = {"lateral_1": _HALF, "lateral_9": HEIGHT + _HALF}  # AS-board-g


class Flight(msgspec.Struct, frozen=True, kw_only=True):
    """A shot on a board with nobody else on it.

    `path` and `target` are the cells that no piece may stand on; `fault` says what refuses the shot wherever the
    others stand. `ball_to` is None for a goal and, for completeness, the ball's own cell for `same_cell`.
    """

    shooter: Cell
    ball: Cell
    vector: Point
    cardinal: bool
    ball_to: Cell | None
    rebounds: tuple[Rebound, ...]
    crossing: str | None
    path: Cells
    target: Cells
    fault: Literal["path", "same_cell"] | None

    @property
    def is_goal(self) -> bool:
        """Whether the ball goes in."""
        return self.ball_to is None

    @property
    def is_swap(self) -> bool:
        """AS-swap-a: whether shooter and ball exchange places."""
        return self.ball_to == self.shooter

    @property
    def blockers(self) -> Cells:
        """The cells of which one piece is enough to stop the shot."""
        return self.path | self.target


def crossing_line(side: Side, ball: Point, vector: Point) -> Fraction | None:
    """AS-dest-e: return the line where the ball crosses the opponent's goal line; None if it does not (AS-dest-c)."""
    (bx, by), (dx, dy) = ball, vector
    if FORWARD[side] * (bx + dx - LAST_COLUMN[side]) <= 0:
        return None
    return by + dy * (_goal_line(side) - bx) / dx


def fold_back(side: Side, point: Point) -> Point:
    """AS-dest-h: return the point with the parts beyond line 1, line 9 and the last free column folded back."""
    x, y = point
    last = LAST_COLUMN[side]
    if FORWARD[side] * (x - last) > 0:
        x = 2 * last - x
    if y > HEIGHT:
        y = 2 * HEIGHT - y
    elif y < 1:
        y = 2 - y
    return x, y


def flight(side: Side, shooter: Cell, ball: Cell) -> Flight:
    """Return the shot of `shooter`, which is in range and not beyond the ball."""
    start, origin = POINT[shooter], POINT[ball]
    vector = (origin[0] - start[0], origin[1] - start[1])
    crossing = crossing_line(side, origin, vector)
    is_goal = crossing is not None and _POSTS[0] < crossing < _POSTS[1]  # AS-dest-f
    cardinal = 0 in vector or abs(vector[0]) == abs(vector[1])  # AS-dest-a
    unfolded = (origin[0] + vector[0], origin[1] + vector[1])  # AS-dest-b
    ball_to = None if is_goal else CELL_AT[fold_back(side, unfolded)]
    # AS-path-e: a non-cardinal shot jumps over everything.
    legs = [*_first_leg(start, vector), *_second_leg(side, origin, vector, is_goal=is_goal)] if cardinal else []
    fault: Literal["path", "same_cell"] | None = None
    if ball in legs:
        fault = "path"  # AS-path-c
    elif ball_to == ball:
        fault = "same_cell"  # AS-path-g
    return Flight(
        shooter=shooter,
        ball=ball,
        vector=vector,
        cardinal=cardinal,
        ball_to=ball_to,
        rebounds=() if is_goal else _rebounds(side, origin, vector, crossing),
        crossing=None if crossing is None else str(crossing),
        path=_set_without(legs, shooter, ball),
        target=_set_without([] if ball_to is None else [ball_to], shooter, ball),
        fault=fault,
    )


def _goal_line(side: Side) -> Fraction:
    return LAST_COLUMN[side] + FORWARD[side] * _HALF  # AS-board-f


def _first_leg(start: Point, vector: Point) -> Iterator[Cell]:
    """AS-path-a: yield the cells between shooter and ball."""
    steps, (ux, uy) = _steps(vector)
    for k in range(1, steps):
        yield CELL_AT[start[0] + k * ux, start[1] + k * uy]


def _second_leg(side: Side, ball: Point, vector: Point, *, is_goal: bool) -> Iterator[Cell]:
    """AS-path-b: yield the cells between the ball and its end; for a goal as far as the goal line (AS-path-d)."""
    steps, (ux, uy) = _steps(vector)
    for k in range(1, steps):
        point = (ball[0] + k * ux, ball[1] + k * uy)
        if is_goal and FORWARD[side] * (point[0] - LAST_COLUMN[side]) > 0:
            return
        yield CELL_AT[fold_back(side, point)]


def _steps(vector: Point) -> tuple[int, Point]:
    """Return the number of steps and the unit step of a cardinal vector."""
    dx, dy = vector
    return max(abs(dx), abs(dy)), ((dx > 0) - (dx < 0), (dy > 0) - (dy < 0))


def _set_without(cells: list[Cell], shooter: Cell, ball: Cell) -> Cells:
    """Return the cells that others may not stand on: the shooter leaves its own (AS-path-f), the ball has its own."""
    found = 0
    for cell in cells:
        if cell not in (shooter, ball):
            found |= BIT[cell]
    return found


def _rebounds(side: Side, ball: Point, vector: Point, crossing: Fraction | None) -> tuple[Rebound, ...]:
    """AS-dest-i: return the names of the rebounds, by the parameter of the crossing; equal: goal line first."""
    (bx, by), (dx, dy) = ball, vector
    found: list[tuple[Fraction, int, Rebound]] = []
    if crossing is not None:
        name: Rebound = "post" if crossing in _POSTS else "goal_line"  # AS-dest-g
        found.append(((_goal_line(side) - bx) / dx, 0, name))
    for edge, line in _EDGES.items():
        if (by < line) != (by + dy < line):  # AS-dest-c: the edge lies between ball and unfolded end
            found.append(((line - by) / dy, 1, edge))
    return tuple(name for _, _, name in sorted(found))


def _in_range(side: Side, ball: Cell) -> Iterator[Cell]:
    """AS-shot-b, AS-shot-c: yield the cells from which a piece of `side` may shoot, by column, then line."""
    (bx, by), forward = POINT[ball], FORWARD[side]
    for shooter, bit in BIT.items():
        x, y = POINT[shooter]
        ahead = (bx - x) * forward
        if 0 <= ahead <= REACH and abs(by - y) <= REACH and shooter != ball and not bit & FORBIDDEN[side]:
            yield shooter


FLIGHTS: Mapping[Side, Mapping[Cell, Mapping[Cell, Flight]]] = {
    side: {
        ball: {shooter: flight(side, shooter, ball) for shooter in _in_range(side, ball)}
        for ball in names_of(BALL_ZONE)
    }
    for side in SIDES
}
