"""The board: cells, zones, the two sides (rulebook part 3, "Board"), and where a piece can move to on it.

Cells have names (`"A1"` … `"K9"`) in states, orders and events. Inside, a set of cells is an int with one bit a cell:
bit 0 is A1, and the bits run down a column, then to the next one, which is the order of the lists of a state. The
tables of the four axes through each cell are filled as they are asked for.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Literal

from rules.shapes import As

Side = Annotated[Literal["left", "right"], As("side")]
Cell = Annotated[str, As("cell")]
Cells = int  # a set of cells, one bit each

SIDES: tuple[Side, Side] = ("left", "right")
OPPONENT: Mapping[Side, Side] = {"left": "right", "right": "left"}

COLUMNS = "ABCDEFGHIJK"
LINES = "123456789"
WIDTH, HEIGHT = len(COLUMNS), len(LINES)

# AS-board-a: 99 cells with integer centres, A1 = (1, 1), K9 = (11, 9).
CELLS: tuple[Cell, ...] = tuple(column + line for column in COLUMNS for line in LINES)
INDEX: Mapping[Cell, int] = {cell: number for number, cell in enumerate(CELLS)}
BIT: Mapping[Cell, Cells] = {cell: 1 << number for number, cell in enumerate(CELLS)}
NAME: Mapping[Cells, Cell] = {bit: cell for cell, bit in BIT.items()}
POINT: Mapping[Cell, tuple[int, int]] = {cell: (n // HEIGHT + 1, n % HEIGHT + 1) for n, cell in enumerate(CELLS)}
CELL_AT: Mapping[tuple[int, int], Cell] = {point: cell for cell, point in POINT.items()}

KICKOFF_CELL: Cell = "F5"  # AS-board-c


def set_of(cells: Iterable[Cell]) -> Cells:
    """Return the set of `cells`, which are all different."""
    return sum(map(BIT.__getitem__, cells))


def bits_of(cells: Cells) -> Iterator[Cells]:
    """Yield the members of a set as sets of one, in board order."""
    while cells:
        bit = cells & -cells
        yield bit
        cells ^= bit


def names_of(cells: Cells) -> tuple[Cell, ...]:
    """Return the members of a set by name, by column, then line."""
    return tuple(NAME[bit] for bit in bits_of(cells))


def _columns(columns: str, lines: str = LINES) -> Cells:
    return set_of(column + line for column in columns for line in lines)


FREE_ZONE: Mapping[Side, Cells] = {"left": _columns("BCDE"), "right": _columns("GHIJ")}  # AS-board-b
NETS: Cells = _columns("AK", "456")  # AS-board-e
BALL_ZONE: Cells = _columns("BCDEFGHIJ")  # AS-dest-d: the ball never lies in a defence zone

# AS-move-c, AS-board-d, AS-board-e: where a side's pieces never stand.
FORBIDDEN: Mapping[Side, Cells] = {"left": NETS | _columns("K"), "right": NETS | _columns("A")}

FORWARD: Mapping[Side, int] = {"left": 1, "right": -1}
LAST_COLUMN: Mapping[Side, int] = {"left": 10, "right": 2}  # the last one before the opponent's goal line


STEPS = 3  # AS-move-a
_DIRECTIONS = ((1, 0), (0, 1), (1, 1), (1, -1))  # an axis each; the opposite ones follow


class Axis(dict[Cells, Cells]):
    """The two rays through a cell: what is occupied on them -> where the piece may go along them."""

    def __init__(self, rays: tuple[tuple[Cells, ...], ...], allowed: Cells) -> None:
        super().__init__()
        self._rays = rays
        self._allowed = allowed

    def __missing__(self, occupied: Cells) -> Cells:
        """Compute an entry, once."""
        found = 0
        for ray in self._rays:
            for bit in ray:
                if bit & occupied:  # AS-move-b: the way and the destination must be empty
                    break
                found |= bit
        found &= self._allowed  # AS-move-c: nobody crosses a forbidden cell within three steps
        self[occupied] = found
        return found


Axes = tuple[Axis, Cells, Axis, Cells, Axis, Cells, Axis, Cells]  # each axis with the cells it depends on


def ray(cell: Cell, direction: tuple[int, int]) -> Iterator[Cell]:
    """Yield the cells on the board up to three steps from `cell`, the nearest first."""
    (x, y), (dx, dy) = POINT[cell], direction
    for k in range(1, STEPS + 1):
        point = (x + k * dx, y + k * dy)
        if point not in CELL_AT:
            return
        yield CELL_AT[point]


def _axes(side: Side, cell: Cell) -> Axes:
    def axis(direction: tuple[int, int]) -> tuple[Axis, Cells]:
        dx, dy = direction
        rays = tuple(tuple(BIT[met] for met in ray(cell, way)) for way in (direction, (-dx, -dy)))
        return Axis(rays, ~FORBIDDEN[side]), sum(map(sum, rays))

    row, column, falling, rising = map(axis, _DIRECTIONS)
    return (*row, *column, *falling, *rising)


# By the piece's cell, as a set of one.
AXES: Mapping[Side, Mapping[Cells, Axes]] = {side: {BIT[cell]: _axes(side, cell) for cell in CELLS} for side in SIDES}


def reach_by_axis(side: Side, piece: Cells, occupied: Cells) -> tuple[Cells, Cells, Cells, Cells]:
    """Return where the piece may move along its row, its column and its two diagonals (AS-move-a to d).

    `occupied` holds all other pieces and the ball.
    """
    row, on_row, column, on_column, falling, on_falling, rising, on_rising = AXES[side][piece]
    return (
        row[occupied & on_row],
        column[occupied & on_column],
        falling[occupied & on_falling],
        rising[occupied & on_rising],
    )


def destinations(side: Side, piece: Cells, occupied: Cells) -> Cells:
    """Return where the piece may move; see `reach_by_axis`."""
    row, column, falling, rising = reach_by_axis(side, piece, occupied)
    return row | column | falling | rising
