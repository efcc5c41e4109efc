"""Where a cell is on the picture. The rink stands upright, so that a phone shows it large: home attacks upwards.

Rows A to M run from left to right, columns 1 to 27 from bottom to top; `flipped` is that turned by half a turn, as the
visitors see it. AVG (ahead-left) is up-left for whoever attacks upwards.
"""

import msgspec

from boards.scene import Point
from rules.double_echec.data import DATA
from rules.double_echec.state import Cell

ROWS, COLUMNS = DATA.rink.rows, DATA.rink.columns


def row_of(cell: Cell) -> int:
    """Return the number of a cell's row: A is 1."""
    return ROWS.index(cell[0]) + 1


def column_of(cell: Cell) -> int:
    """Return a cell's column."""
    return int(cell[1:])


def cell_at(row: int, column: int) -> Cell:
    """Return the cell of a row and a column."""
    return f"{ROWS[row - 1]}{column}"


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the rink as it lies on a picture: columns `first` to `last`, cells of `size` pixels, from a corner."""

    size: float
    left: float
    top: float
    first: int = 1
    last: int = COLUMNS
    flipped: bool = False

    @property
    def wide(self) -> float:
        """How wide it is."""
        return len(ROWS) * self.size

    @property
    def tall(self) -> float:
        """How tall it is."""
        return (self.last - self.first + 1) * self.size

    def at(self, row: float, column: float) -> Point:
        """Return where a place is whose cell's middle would be (row, column)."""
        across, up = (row - 0.5) * self.size, (column - self.first + 0.5) * self.size
        if self.flipped:
            return (self.left + self.wide - across, self.top + up)
        return (self.left + across, self.top + self.tall - up)

    def spot(self, cell: Cell) -> Point:
        """Return the middle of a cell."""
        return self.at(row_of(cell), column_of(cell))

    def shows(self, cell: Cell) -> bool:
        """Return whether a cell is on the picture."""
        return self.first <= column_of(cell) <= self.last
