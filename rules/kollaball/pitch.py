"""The pitch: 37 hexagons, their names, neighbours and distances (KB-3). Every table is made once, at import.

A team is told apart by its own goal: A4 for the left team, which attacks to the right, G4 for the right team.
"""

from collections.abc import Mapping

from rules.kollaball.state import Cell

Vector = tuple[int, int]  # (letters, numbers): how far and where one cell lies from another

LEFT_GOAL: Cell = "A4"
RIGHT_GOAL: Cell = "G4"
GOALS: tuple[Cell, Cell] = (LEFT_GOAL, RIGHT_GOAL)

_REACH = 3
_SPAN = range(-_REACH, _REACH + 1)

# KB-3-d: compass order
NE: Vector = (0, -1)
E: Vector = (1, 0)
SE: Vector = (1, 1)
SW: Vector = (0, 1)
W: Vector = (-1, 0)
NW: Vector = (-1, -1)
COMPASS: tuple[Vector, ...] = (NE, E, SE, SW, W, NW)

_EASTWARD: tuple[Vector, ...] = (NE, E, SE)  # from the upper to the lower one, as drawn
_WESTWARD: tuple[Vector, ...] = (NW, W, SW)


def _name(a: int, b: int) -> Cell:
    return "ABCDEFG"[a + _REACH] + str(b + _REACH + 1)


# KB-3-c: which cells exist; KB-3-f: in cell order, by number, then by letter
COORDINATES: Mapping[Cell, Vector] = {_name(a, b): (a, b) for b in _SPAN for a in _SPAN if abs(a - b) <= _REACH}
CELLS: tuple[Cell, ...] = tuple(COORDINATES)
CELL_ORDER: Mapping[Cell, int] = {cell: place for place, cell in enumerate(CELLS)}
_AT: Mapping[Vector, Cell] = {vector: cell for cell, vector in COORDINATES.items()}


def vector_between(start: Cell, end: Cell) -> Vector:
    """Return the way from `start` to `end` as (letters, numbers)."""
    a, b = COORDINATES[start]
    c, d = COORDINATES[end]
    return (c - a, d - b)


def shift(cell: Cell, by: Vector) -> Cell | None:
    """Return the cell that lies `by` from `cell`; None off the pitch."""
    a, b = COORDINATES[cell]
    return _AT.get((a + by[0], b + by[1]))


def _length(way: Vector) -> int:
    return max(abs(way[0]), abs(way[1]), abs(way[0] - way[1]))


def _steps(cell: Cell, directions: tuple[Vector, ...]) -> tuple[Cell, ...]:
    return tuple(found for direction in directions if (found := shift(cell, direction)) is not None)


def _two_steps(cell: Cell, directions: tuple[Vector, ...]) -> tuple[Cell, ...]:
    reached = {end for step in _steps(cell, directions) for end in _steps(step, directions)}
    return tuple(end for end in CELLS if end in reached and DISTANCES[cell][end] == 2)  # noqa: PLR2004 - two steps


def _lines(cell: Cell, directions: tuple[Vector, ...]) -> tuple[Cell, ...]:
    return tuple(end for a, b in directions if (end := shift(cell, (2 * a, 2 * b))) is not None)


DISTANCES: Mapping[Cell, Mapping[Cell, int]] = {c: {d: _length(vector_between(c, d)) for d in CELLS} for c in CELLS}
NEIGHBOURS: Mapping[Cell, tuple[Cell, ...]] = {cell: _steps(cell, COMPASS) for cell in CELLS}

_EAST_SIDE = {cell: _steps(cell, _EASTWARD) for cell in CELLS}
_WEST_SIDE = {cell: _steps(cell, _WESTWARD) for cell in CELLS}
_FRONT = {LEFT_GOAL: _EAST_SIDE, RIGHT_GOAL: _WEST_SIDE}
_BACK = {LEFT_GOAL: _WEST_SIDE, RIGHT_GOAL: _EAST_SIDE}
_EAST = {cell: shift(cell, E) for cell in CELLS}
_WEST = {cell: shift(cell, W) for cell in CELLS}
_AHEAD = {LEFT_GOAL: _EAST, RIGHT_GOAL: _WEST}
_BEHIND = {LEFT_GOAL: _WEST, RIGHT_GOAL: _EAST}
_FORWARD = {
    LEFT_GOAL: {cell: _two_steps(cell, _EASTWARD) for cell in CELLS},
    RIGHT_GOAL: {cell: _two_steps(cell, _WESTWARD) for cell in CELLS},
}
_LOBS = {
    LEFT_GOAL: {cell: _lines(cell, _EASTWARD) for cell in CELLS},
    RIGHT_GOAL: {cell: _lines(cell, _WESTWARD) for cell in CELLS},
}


def distance(start: Cell, end: Cell) -> int:
    """Return the number of steps between two cells (KB-3-e)."""
    return DISTANCES[start][end]


def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """Return the cells around `cell` that exist, in compass order (KB-3-d)."""
    return NEIGHBOURS[cell]


def sort_cells(cells: set[Cell]) -> list[Cell]:
    """Return `cells` by number, then by letter (KB-3-f)."""
    return sorted(cells, key=CELL_ORDER.__getitem__)


def front(goal: Cell, cell: Cell) -> tuple[Cell, ...]:
    """Return the cells in front of `cell` for the team of `goal`, from the upper to the lower (KB-14-a)."""
    return _FRONT[goal][cell]


def back(goal: Cell, cell: Cell) -> tuple[Cell, ...]:
    """Return the cells behind `cell` for the team of `goal`, from the upper to the lower as drawn (KB-14-a)."""
    return _BACK[goal][cell]


def straight_ahead(goal: Cell, cell: Cell) -> Cell | None:
    """Return the cell in front on the same row, if there is one."""
    return _AHEAD[goal][cell]


def straight_back(goal: Cell, cell: Cell) -> Cell | None:
    """Return the cell behind on the same row, if there is one."""
    return _BEHIND[goal][cell]


def forward_two(goal: Cell, cell: Cell) -> tuple[Cell, ...]:
    """Return the cells at distance 2 that two front steps reach, in cell order (KB-17-f, KB-17-g)."""
    return _FORWARD[goal][cell]


def lob_targets(goal: Cell, cell: Cell) -> tuple[Cell, ...]:
    """Return the cells two away in a straight line to the front, upper to lower (KB-23-f)."""
    return _LOBS[goal][cell]


def expulsion_cells(goal: Cell, cell: Cell) -> tuple[Cell, ...]:
    """Return where one who must go back one cell may land: one cell, two to draw from, or none: pinned (KB-19-r, s)."""
    behind = straight_back(goal, cell)
    if behind is not None and behind != goal:
        return (behind,)
    return tuple(found for found in back(goal, cell) if found != goal)
