"""The board: cells, zones and the two sides (rulebook part 3, "Board").

Cells have names (`"A1"` … `"K9"`) in states, orders and events. Inside, a set of cells is an int with one bit a cell:
bit 0 is A1, and the bits run down a column, then to the next one, which is the order of the lists of a state.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Literal

from rules.marks import As

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
