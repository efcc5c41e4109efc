"""Geometry of lines, shared by painter, SVG writer and the games' modules: curves, dashes, arrow heads."""

from itertools import pairwise
from math import dist, hypot

from boards.scene import Pattern, Point

_LEAST = 6

PATTERNS: dict[Pattern, tuple[float, float]] = {"solid": (1, 0), "dashed": (2.6, 1.5), "dotted": (0, 2.1)}
"""Length of mark and of gap, in line widths."""


def curve(start: Point, end: Point, bend: float, steps: int = 12) -> tuple[Point, ...]:
    """Return points from `start` to `end`, bulging to the left of the way by `bend` pixels; straight if 0."""
    if not bend or start == end:
        return (start, end)
    (x1, y1), (x2, y2) = start, end
    length = dist(start, end)
    cx = (x1 + x2) / 2 + 2 * bend * (y2 - y1) / length
    cy = (y1 + y2) / 2 - 2 * bend * (x2 - x1) / length
    points = []
    for k in range(steps + 1):
        t = k / steps
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        points.append((a * x1 + b * cx + c * x2, a * y1 + b * cy + c * y2))
    return tuple(points)


def between(a: Point, b: Point, share: float) -> Point:
    """Return the point at `share` of the way from `a` to `b`."""
    return (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)


def point_toward(a: Point, b: Point, way: float) -> Point:
    """Return the point `way` pixels from `a` towards `b`; `a` itself if they are one."""
    whole = dist(a, b)
    return between(a, b, way / whole) if whole else a


def length(points: tuple[Point, ...]) -> float:
    """Return how long the line is."""
    return sum(dist(a, b) for a, b in pairwise(points))


def along(points: tuple[Point, ...], way: float) -> Point:
    """Return the point `way` pixels from the line's start; its end if it is shorter."""
    return _cut(points, way)[0] if way < length(points) else points[-1]


def shorten(points: tuple[Point, ...], start: float, end: float) -> tuple[Point, ...]:
    """Return the line without its first `start` and last `end` pixels; at least a short piece is left."""
    spare = max(length(points) - _LEAST, 0)
    if start + end > spare > 0:
        start, end = start * spare / (start + end), end * spare / (start + end)
    elif spare <= 0:
        return points
    return _cut(_cut(points, start)[::-1], end)[::-1]


def _cut(points: tuple[Point, ...], way: float) -> tuple[Point, ...]:
    """The line without its first `way` pixels."""
    for k in range(len(points) - 1):
        piece = dist(points[k], points[k + 1])
        if piece > way:
            return (point_toward(points[k], points[k + 1], way), *points[k + 1 :])
        way -= piece
    return points[-2:]


def head(points: tuple[Point, ...], size: float) -> tuple[tuple[Point, ...], tuple[Point, Point, Point]]:
    """Return the line that ends inside an arrow head of `size`, and the head's three corners."""
    tip = points[-1]
    base = _cut(points[::-1], size)[0]
    dx, dy = tip[0] - base[0], tip[1] - base[1]
    norm = hypot(dx, dy) or 1.0
    ux, uy = dx / norm, dy / norm
    foot = (tip[0] - ux * size, tip[1] - uy * size)
    half = size * 0.56
    left = (foot[0] + uy * half, foot[1] - ux * half)
    right = (foot[0] - uy * half, foot[1] + ux * half)
    return _cut(points[::-1], size * 0.7)[::-1], (tip, left, right)


def dashes(points: tuple[Point, ...], mark: float, gap: float) -> list[tuple[Point, ...]]:
    """Return the pieces of a line of marks and gaps; pieces of no length (dots) are single points."""
    pieces: list[tuple[Point, ...]] = []
    rest = points
    while len(rest) > 1 and len(pieces) < 500:  # noqa: PLR2004 - no picture has a longer line
        total = length(rest)
        if total <= mark:
            pieces.append(rest)
            break
        tail = _cut(rest, mark) if mark else rest
        pieces.append(_head_of(rest, mark) if mark else (rest[0],))
        if total <= mark + gap:
            break
        rest = _cut(tail, gap)
    return pieces


def _head_of(points: tuple[Point, ...], way: float) -> tuple[Point, ...]:
    """The first `way` pixels of the line."""
    kept = [points[0]]
    for k in range(len(points) - 1):
        piece = dist(points[k], points[k + 1])
        if piece >= way:
            kept.append(point_toward(points[k], points[k + 1], way))
            break
        kept.append(points[k + 1])
        way -= piece
    return tuple(kept)
