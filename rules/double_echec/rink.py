"""The rink (rulebook 3.15, 6.1): cells as numbers, sets of cells as bits, steps, distances; all made once.

A cell is row * 27 + column - 28, so that the order of cells is that of their numbers. Sets of cells are integers.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import pairwise

from rules.double_echec.data import DATA, Team

_DATA = DATA.rink
COLUMNS, ROWS = _DATA.columns, len(_DATA.rows)
COUNT = COLUMNS * ROWS
FAR = 999  # steps to where no way leads

NAMES: tuple[str, ...] = tuple(f"{row}{column}" for row in _DATA.rows for column in range(1, COLUMNS + 1))
CELL: Mapping[str, int] = {name: cell for cell, name in enumerate(NAMES)}
ROW: tuple[int, ...] = tuple(cell // COLUMNS + 1 for cell in range(COUNT))
COLUMN: tuple[int, ...] = tuple(cell % COLUMNS + 1 for cell in range(COUNT))
BIT: tuple[int, ...] = tuple(1 << cell for cell in range(COUNT))


def cell_set_of(cells: Iterable[int]) -> int:
    """Return the set of some cells."""
    found = 0
    for cell in cells:
        found |= BIT[cell]
    return found


def cells_of(bits: int) -> Iterator[int]:
    """Yield the cells of a set in cell order."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def find_cell(row: int, column: int) -> int | None:
    """Return the cell at a row (1 to 13) and a column (1 to 27); None off the rink."""
    return (row - 1) * COLUMNS + column - 1 if 1 <= row <= ROWS and 1 <= column <= COLUMNS else None


def _named(names: Iterable[str]) -> tuple[int, ...]:
    return tuple(CELL[name] for name in names)


NET: Mapping[Team, tuple[int, ...]] = {"home": _named(_DATA.net.home), "away": _named(_DATA.net.away)}
CREASE: Mapping[Team, tuple[int, ...]] = {"home": _named(_DATA.crease.home), "away": _named(_DATA.crease.away)}
MIDDLE: Mapping[Team, int] = {"home": CREASE["home"][1], "away": CREASE["away"][1]}
NET_BITS: Mapping[Team, int] = {team: cell_set_of(NET[team]) for team in NET}
CREASE_BITS: Mapping[Team, int] = {team: cell_set_of(CREASE[team]) for team in CREASE}
NETS = NET_BITS["home"] | NET_BITS["away"]
ICE = cell_set_of(range(COUNT)) & ~NETS  # the cells that a player or a loose puck can be on
CREASES = frozenset((*_DATA.crease.home, *_DATA.crease.away))
SPOT_CENTRE = CELL[_DATA.spots.centre]
CIRCLES: Mapping[Team, tuple[int, ...]] = {"home": _named(_DATA.spots.home), "away": _named(_DATA.spots.away)}
BENCH: Mapping[Team, tuple[int, ...]] = {"home": _named(_DATA.bench_doors.home), "away": _named(_DATA.bench_doors.away)}
BOX_DOOR: Mapping[Team, int] = {"home": CELL[_DATA.box_doors.home], "away": CELL[_DATA.box_doors.away]}
NUMBERS: Mapping[int, tuple[int, int]] = {
    _DATA.rows.index(row) + 1: numbers for row, numbers in _DATA.net_numbers.items()
}
ROW_OF_NUMBER: Mapping[int, int] = {number: row for row, numbers in NUMBERS.items() for number in numbers}
MIDDLE_ROW = (ROWS + 1) // 2

_OWN_BLUE, _FAR_BLUE = _DATA.blue_lines_after_column
OFFENSIVE_FROM = _FAR_BLUE + 1  # in a team's own frame
DEFENSIVE_TO = _OWN_BLUE
BEHIND_FROM = _DATA.goal_lines_after_column[1] + 1  # the first column behind the far goal line, own frame


def x_of(team: Team, cell: int) -> int:
    """Return the column of a cell in a team's own frame (rulebook 3)."""
    return COLUMN[cell] if team == "home" else COLUMNS + 1 - COLUMN[cell]


def turn_cell(cell: int) -> int:
    """Return a cell turned by 180 degrees."""
    return COUNT - 1 - cell


def zone_of(team: Team, cell: int) -> int:
    """Return 1 for a team's own zone, 2 for the neutral one, 3 for the offensive one."""
    x = x_of(team, cell)
    return 1 if x <= DEFENSIVE_TO else 2 if x < OFFENSIVE_FROM else 3


OFFENSIVE_BITS: Mapping[Team, int] = {
    "home": cell_set_of(cell for cell in range(COUNT) if COLUMN[cell] >= OFFENSIVE_FROM),
    "away": cell_set_of(cell for cell in range(COUNT) if COLUMNS + 1 - COLUMN[cell] >= OFFENSIVE_FROM),
}

# DE-R.10-a: the corners that may not be crossed, as (row above, column to the left).
CORNERS: frozenset[tuple[int, int]] = frozenset(
    (_DATA.rows.index(pair[0]) + 1, column)
    for pair in _DATA.forbidden_corners_between_rows
    for column in _DATA.goal_lines_after_column
)
STEPS = tuple((dr, dc) for dr in (-1, 0, 1) for dc in (-1, 0, 1) if dr or dc)  # in cell order


def step(cell: int, dr: int, dc: int) -> int | None:
    """Return the cell one step away, nets included; None off the rink or across a forbidden corner."""
    row, column = ROW[cell], COLUMN[cell]
    if dr and dc and (min(row, row + dr), min(column, column + dc)) in CORNERS:
        return None
    return find_cell(row + dr, column + dc)


def _shifts() -> tuple[tuple[int, int], ...]:
    """Return for each direction the cells from which it can be taken, and how far it shifts them."""
    return tuple(
        (cell_set_of(cell for cell in range(COUNT) if step(cell, dr, dc) is not None), dr * COLUMNS + dc)
        for dr, dc in STEPS
    )


((_M0, _), (_M1, _), (_M2, _), (_M3, _), (_M4, _), (_M5, _), (_M6, _), (_M7, _)) = _shifts()


def around(bits: int) -> int:
    """Return the cells one legal step from a set of cells."""
    return (
        (bits & _M0) >> 28 | (bits & _M1) >> 27 | (bits & _M2) >> 26 | (bits & _M3) >> 1
        | (bits & _M4) << 1 | (bits & _M5) << 26 | (bits & _M6) << 27 | (bits & _M7) << 28
    )  # fmt: skip


AROUND: tuple[int, ...] = tuple(around(bit) for bit in BIT)


def king(one: int, other: int) -> int:
    """Return the king's distance K."""
    return max(abs(ROW[one] - ROW[other]), abs(COLUMN[one] - COLUMN[other]))


def squared_distance(one: int, other: int) -> int:
    """Return the squared Euclidean distance E2."""
    return (ROW[one] - ROW[other]) ** 2 + (COLUMN[one] - COLUMN[other]) ** 2


def _within(cell: int, distance: int) -> int:
    row, column = ROW[cell], COLUMN[cell]
    rows = range(max(1, row - distance), min(ROWS, row + distance) + 1)
    columns = range(max(1, column - distance), min(COLUMNS, column + distance) + 1)
    return cell_set_of((r - 1) * COLUMNS + c - 1 for r in rows for c in columns)


ZONE: tuple[int, ...] = tuple(_within(cell, 1) for cell in range(COUNT))  # the zone of reach: K at most 1


@cache
def rings(cell: int) -> tuple[int, ...]:
    """Return the cells at K = 0, 1, 2… from a cell."""
    squares = [_within(cell, distance) for distance in range(COLUMNS)]
    return (squares[0], *(outer & ~inner for inner, outer in pairwise(squares)))


@cache
def puck_steps(target: int) -> tuple[int, ...]:
    """Return PD from every cell to `target` (DE-B.metric): fewest steps, nets and corners closed, bodies ignored."""
    steps = [FAR] * COUNT
    seen = frontier = BIT[target]
    distance = 0
    while frontier:
        for cell in cells_of(frontier):
            steps[cell] = distance
        frontier = around(frontier) & ICE & ~seen
        seen |= frontier
        distance += 1
    return tuple(steps)


def puck_distance(one: int, other: int) -> int:
    """Return PD between two cells."""
    return puck_steps(other)[one]
