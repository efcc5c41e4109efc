"""How several things share a cell (KB-occ-a): slots that do not overlap and stay big enough to read."""

from collections.abc import Mapping
from math import ceil, sqrt

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
