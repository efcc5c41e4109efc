"""Where pieces can move to: tables of the four axes through each cell, filled as they are asked for."""

from collections.abc import Iterator, Mapping

from rules.aspic.board import BIT, CELL_AT, CELLS, FORBIDDEN, POINT, SIDES, Cell, Cells, Side

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
