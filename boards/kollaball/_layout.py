"""Where things stand on a board: side by side in their cell, each on the side that its arrow leaves or reaches."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from math import hypot
from typing import NamedTuple

import msgspec

from boards.kollaball import _field
from boards.kollaball._pieces import Spot
from boards.kollaball._slots import Slot, slots
from boards.scene import Point
from rules.kollaball.pitch import COORDINATES
from rules.kollaball.state import Cell

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
    spots: Mapping[str, Spot]

    def cell(self, cell: Cell) -> Point:
        """Return the middle of a cell on the picture."""
        x, y = _field.centre(cell, self.flipped)
        return (x + self.left, y + self.top)


def places(things: Iterable[Thing], corner: Point, *, flipped: bool, size: float = 1) -> Places:
    """Return where each thing is drawn; `size`: how big they are, for arrows need room between them."""
    board = Places(*corner, flipped, {})
    known = [thing for thing in things if thing.cell in COORDINATES]
    middles = {thing.key: Spot(*board.cell(thing.cell), 0) for thing in known}
    rough = _spread(known, board._replace(spots=middles), size)
    return _spread(known, rough, size)  # now that it is known where in its cell each partner is


def _spread(things: Iterable[Thing], board: Places, size: float) -> Places:
    """The board with each thing in a slot of its cell."""
    cells: dict[Cell, list[Thing]] = defaultdict(list)
    for thing in things:
        cells[thing.cell].append(thing)
    spots: dict[str, Spot] = {}
    for cell, here in cells.items():
        x, y = board.cell(cell)
        for thing, (dx, dy, r) in zip(here, _paired(here, slots(len(here)), board), strict=True):
            radius = r * _field.UNIT * size
            spot = Spot(x + dx * _field.UNIT, y + dy * _field.UNIT, min(radius, _BALL) if thing.is_ball else radius)
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
