"""Where the arrow of somebody's way runs: as a wave, bent around who stands in it, its number beside it."""

from collections.abc import Callable, Sequence
from math import dist, hypot, pi, sin

import msgspec

from boards import strokes
from boards.scene import Point

Line = tuple[Point, ...]


class Room(msgspec.Struct, frozen=True, kw_only=True):
    """Lengths in pixels: `wave` and `swing` (half its height) of a wave, `step`: radius of a number's disc.

    `near`: between a line and a piece that it should not run under; `apart`: between two lines, below which they seem
    one. `bends` are tried, the first of the best is taken.
    """

    wave: float
    swing: float
    step: float
    near: float
    apart: float
    bends: tuple[float, ...]


def wavy(line: Line, head: float, room: Room) -> Line:
    """Return a line as a wave that ends straight, so that its head points the right way."""
    run = strokes.length(line) - 1.3 * head
    if run < 0.6 * room.wave:
        return line
    waves = max(round(run / room.wave), 1)
    found: list[Point] = []
    for k in range(6 * waves + 1):
        way = run * k / (6 * waves)
        (x, y), (u, v) = strokes.along(line, way), strokes.along(line, way + 1)
        far, swing = hypot(u - x, v - y) or 1.0, room.swing * sin(pi * k / 3)
        found.append((x - swing * (v - y) / far, y + swing * (u - x) / far))
    return (*found, line[-1])


def least_bend(
    sampled: Callable[[float], Sequence[Point]], others: Sequence[Point], trodden: Sequence[Point], room: Room
) -> tuple[float, float]:
    """Return the bend with which a way hides the least of `others` and runs along what is `trodden` the least.

    `sampled` gives points along the way with a bend. The second number is how bad that is, 0 for not at all.
    """

    def cost(bend: float) -> float:
        spots = sampled(bend)
        hidden = sum(dist(spot, other) < room.near for spot in spots for other in others)
        along = sum(any(dist(spot, trace) < room.apart for trace in trodden) for spot in spots)
        return 5 * hidden + 5 * max(along - 1, 0) + abs(bend) / 10  # one point in common is a crossing

    best = min(room.bends, key=cost)
    return best, cost(best)


def away_from(standing: Sequence[Point], start: Point, end: Point) -> list[Point]:
    """Return those of `standing` who are neither at the start nor at the end of a way."""
    return [spot for spot in standing if min(dist(spot, start), dist(spot, end)) > 1]


def beside(line: Line, taken: Sequence[Point], room: Room) -> Point:
    """Return where the number of an arrow stands: beside it, near its middle, where it hides least."""
    whole, found = strokes.length(line), list[Point]()
    for share in (0.5, 0.35, 0.65):
        (x, y), (u, v) = strokes.along(line, whole * share), strokes.along(line, whole * share + 2)
        far = hypot(u - x, v - y) or 1.0
        for side in (room.step + 9, -room.step - 9):
            found.append((x + side * (v - y) / far, y - side * (u - x) / far))
    return min(found, key=lambda spot: sum(max(room.near + room.step - dist(spot, other), 0) for other in taken))
