"""Where things stand on a board: side by side in their cell, each on the side that its arrow leaves or reaches.

Several things share a cell (KB-occ-a) in slots that do not overlap and stay big enough to read.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from math import ceil, hypot, sqrt
from typing import NamedTuple

import msgspec

from boards.kollaball import _field
from boards.kollaball._pieces import TokenSpot
from boards.scene import Point
from rules.kollaball.pitch import COORDINATES
from rules.kollaball.state import Cell

# number of things -> (length of each row, radius, from slot to slot, from row to row, up), in units of the cell
_PATTERNS: Mapping[int, tuple[tuple[int, ...], float, float, float, float]] = {
    1: ((1,), 0.285, 0, 0, 0.05),
    2: ((2,), 0.225, 0.46, 0, 0.05),
    3: ((2, 1), 0.2, 0.42, 0.37, 0.08),
    4: ((2, 2), 0.19, 0.40, 0.39, 0.07),
    5: ((2, 3), 0.167, 0.34, 0.34, 0.05),
    6: ((3, 3), 0.167, 0.34, 0.34, 0.05),
    7: ((2, 3, 2), 0.163, 0.335, 0.3, 0.04),
    8: ((3, 2, 3), 0.163, 0.335, 0.295, 0.03),  # from here on the corners stand out of the cell a little
    9: ((3, 3, 3), 0.155, 0.315, 0.315, 0.03),
    10: ((3, 4, 3), 0.14, 0.285, 0.275, 0.03),
}
Slot = tuple[float, float, float]


def slots(count: int) -> list[Slot]:
    """Return (x, y, radius) of `count` things in a cell around (0, 0), in units of the cell, reading order."""
    if count not in _PATTERNS:
        return _grid(count)
    rows, radius, across, down, up = _PATTERNS[count]
    return _rows(rows, radius, across, down, up)


def _grid(count: int) -> list[Slot]:
    """More than ever happens: a square, smaller and smaller."""
    columns = max(ceil(sqrt(count)), 1)
    step = 0.94 / columns
    full, rest = divmod(count, columns)
    return _rows((columns,) * full + ((rest,) if rest else ()), step * 0.45, step, step * 0.92, 0.02)


def _rows(rows: tuple[int, ...], radius: float, across: float, down: float, up: float) -> list[Slot]:
    return [
        ((k - (length - 1) / 2) * across, (row - (len(rows) - 1) / 2) * down - up, radius)
        for row, length in enumerate(rows)
        for k in range(length)
    ]


_BALL = 17  # the biggest radius of a ball on the ground
_GAIN = 1e-3  # in cells; what is less is not worth another order


class Thing(msgspec.Struct, frozen=True, kw_only=True):
    """Something in a cell; `partner`: the thing to which or from which its arrow goes."""

    key: str
    cell: Cell
    partner: str | None = None
    is_ball: bool = False


class Places(NamedTuple):
    """A board's spots by the keys of the things; (`left`, `top`) is where the board begins on the picture."""

    left: float
    top: float
    flipped: bool
    spots: Mapping[str, TokenSpot]

    def cell(self, cell: Cell) -> Point:
        """Return the middle of a cell on the picture."""
        x, y = _field.centre(cell, self.flipped)
        return (x + self.left, y + self.top)


def lay_out(things: Iterable[Thing], corner: Point, *, flipped: bool, size: float = 1) -> Places:
    """Return where each thing is drawn; `size`: how big they are, for arrows need room between them."""
    board = Places(*corner, flipped, {})
    known = [thing for thing in things if thing.cell in COORDINATES]
    middles = {thing.key: TokenSpot(*board.cell(thing.cell), 0) for thing in known}
    rough = _spread(known, board._replace(spots=middles), size)
    return _spread(known, rough, size)  # now that it is known where in its cell each partner is


def _spread(things: Iterable[Thing], board: Places, size: float) -> Places:
    """The board with each thing in a slot of its cell."""
    cells: dict[Cell, list[Thing]] = defaultdict(list)
    for thing in things:
        cells[thing.cell].append(thing)
    spots: dict[str, TokenSpot] = {}
    for cell, here in cells.items():
        x, y = board.cell(cell)
        for thing, (dx, dy, r) in zip(here, _paired(here, slots(len(here)), board), strict=True):
            radius = r * _field.UNIT * size
            spot = TokenSpot(
                x + dx * _field.UNIT, y + dy * _field.UNIT, min(radius, _BALL) if thing.is_ball else radius
            )
            spots[thing.key] = spot
    return board._replace(spots=spots)


def _paired(here: Sequence[Thing], free: Sequence[Slot], board: Places) -> list[Slot]:
    """The slot of each: any two that would both be nearer to their partners in each other's slot change places."""
    pulls = [_pull(thing, board) for thing in here]
    chosen = list(free)
    is_better = True
    while is_better:
        is_better = False
        for i, k in combinations(range(len(here)), 2):
            across, down = (chosen[k][axis] - chosen[i][axis] for axis in (0, 1))
            gain = across * (pulls[i][0] - pulls[k][0]) + down * (pulls[i][1] - pulls[k][1])
            if gain > _GAIN:
                chosen[i], chosen[k] = chosen[k], chosen[i]
                is_better = True
    return chosen


def _pull(thing: Thing, board: Places) -> Point:
    """The direction in which its partner lies, of length 1; none if it has no partner."""
    partner = board.spots.get(thing.partner or "")
    x, y = board.cell(thing.cell)
    far = hypot(partner.x - x, partner.y - y) if partner is not None else 0
    return ((partner.x - x) / far, (partner.y - y) / far) if partner is not None and far else (0.0, 0.0)
