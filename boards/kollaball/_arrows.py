"""Arrows of a board: the style of each kind, bends that keep clear of tokens and of each other, numbers beside them."""

from collections.abc import Iterable, Mapping, Sequence
from math import copysign, dist, hypot

import msgspec

from boards import strokes
from boards.kollaball import _pieces
from boards.kollaball._pieces import TokenSpot
from boards.kollaball._words import ArrowKind
from boards.palette import Palette
from boards.scene import Arrow, Pattern, Point, Polygon, Shape

_LOFT = 46  # how high a lob's arrow bulges
_AIR = 3  # pixels between an arrow and a token
_BENDS = (0, 16, -16, 30, -30, 46, -46, 64, -64)
_COST = 0.07  # of a pixel's bend, in hidden points
_APART = 13  # pixels between two arrows, below which they seem one
_SAMPLES = 12
_NEAR = 110  # pixels between two equal numbers, below which one is enough
_BESIDE = 23  # from an arrow's middle to the number beside it

STYLES: Mapping[ArrowKind, tuple[float, Pattern, float]] = {  # width, pattern, length of the head
    "move": (7, "solid", 23),
    "strike": (11, "solid", 29),
    "throw": (8, "dotted", 23),
    "knock": (7, "dashed", 23),
    "lob": (8, "dotted", 23),
    "reserve": (5, "dashed", 19),
}


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """Something that goes from a spot to a spot, through `via`.

    `step`: its place in the story, which is written beside it unless it is the first.
    """

    kind: ArrowKind
    start: TokenSpot
    end: TokenSpot
    via: tuple[Point, ...] = ()
    step: int = 1


def colour_of(kind: ArrowKind, palette: Palette) -> str:
    """Return the colour of a kind of arrow."""
    return {
        "move": palette.move,
        "strike": palette.strike,
        "throw": palette.throw,
        "knock": palette.knock,
        "lob": palette.lob,
        "reserve": palette.reserve,
    }[kind]


def arrow(kind: ArrowKind, points: tuple[Point, ...], palette: Palette) -> Arrow:
    """Return an arrow of this kind along `points`."""
    width, pattern, head = STYLES[kind]
    return Arrow(
        points=points,
        colour=colour_of(kind, palette),
        width=width,
        pattern=pattern,
        head=head,
        halo=palette.outline,
    )


def arrows(ways: Sequence[Way], spots: Iterable[TokenSpot], palette: Palette) -> tuple[list[Shape], list[Shape]]:
    """Return the arrows, to be drawn under the tokens, and their heads and numbers, to be drawn over them."""
    standing = tuple(spots)
    under: list[Shape] = []
    heads: list[Shape] = []
    numbers: list[Shape] = []
    lines: list[tuple[Point, ...]] = []
    for way in ways:
        ends = {way.start.middle, way.end.middle}
        whole = _line(way, [spot for spot in standing if spot.middle not in ends], lines)
        lines.append(_sampled(whole))
        drawn = arrow(way.kind, _trimmed(whole, way), palette)
        _, tip = strokes.head(drawn.points, drawn.head)
        under.append(drawn)
        heads.append(Polygon(points=tip, fill=drawn.colour, stroke=drawn.halo, width=1.5))
    taken = [(spot.middle, spot.r) for spot in standing]
    told: list[tuple[int, Point]] = []
    for way, line in zip(ways, under, strict=True):
        if way.step > 1 and isinstance(line, Arrow):
            place = _beside(line, taken, lines)
            if any(step == way.step and dist(place, other) < _NEAR for step, other in told):
                continue  # what happens at once in one place is numbered once
            taken.append((place, _pieces.NUMBER))
            told.append((way.step, place))
            numbers += _pieces.draw_step_number(way.step, place, palette)
    return under, heads + numbers


def _beside(line: Arrow, taken: Sequence[tuple[Point, float]], lines: Sequence[Sequence[Point]]) -> Point:
    """Where an arrow's number hides least: to the left or right of it, at its middle or further on."""
    whole = strokes.length(line.points)
    candidates: list[tuple[float, Point]] = []
    for share in (0.42, 0.6, 0.25):
        (x, y), (u, v) = (strokes.along(line.points, whole * part) for part in (share, share + 0.1))
        far = hypot(u - x, v - y) or 1.0
        for side in (_BESIDE, -_BESIDE):
            place = (x + side * (v - y) / far, y - side * (u - x) / far)
            hidden = sum(max(r + _pieces.NUMBER - dist(place, middle), 0) for middle, r in taken)
            crossed = sum(dist(place, point) < _pieces.NUMBER for other in lines for point in other)
            candidates.append((hidden + 5 * crossed, place))
    return min(candidates, key=lambda found: found[0])[1]


def _line(way: Way, others: Sequence[TokenSpot], lines: Sequence[Sequence[Point]]) -> tuple[Point, ...]:
    """The points of an arrow from middle to middle: the straightest that runs behind no token and along no arrow."""
    start, end = way.start.middle, way.end.middle
    if way.via:
        return (start, *way.via, end)
    if way.kind == "lob":  # it flies high: its arrow bulges upwards
        run = end[0] - start[0]
        return strokes.curve(start, end, copysign(_LOFT, run) if abs(run) > 1 else 0)
    best: tuple[float, tuple[Point, ...]] | None = None
    for bend in _BENDS:
        line = strokes.curve(start, end, bend, _SAMPLES)
        found = _hidden(_sampled(line), others, lines) + abs(bend) * _COST
        if best is None or found < best[0]:
            best = (found, line)
        if found <= abs(bend) * _COST:
            break
    return best[1] if best is not None else (start, end)


def _hidden(line: Sequence[Point], others: Sequence[TokenSpot], lines: Sequence[Sequence[Point]]) -> float:
    """How many of its points lie under tokens or upon other arrows."""
    behind = sum(dist(point, spot.middle) < spot.r + _AIR for spot in others for point in line)
    inner = line[3:-2]
    along = sum(any(dist(point, mark) < _APART for mark in other) for other in lines for point in inner)
    return behind + (along if along > 1 else 0)  # one point in common is a crossing


def _sampled(points: tuple[Point, ...]) -> tuple[Point, ...]:
    if len(points) > _SAMPLES:
        return points
    whole = strokes.length(points)
    return tuple(strokes.along(points, whole * k / _SAMPLES) for k in range(_SAMPLES + 1))


def _trimmed(points: tuple[Point, ...], way: Way) -> tuple[Point, ...]:
    gaps = (spot.r + _AIR if spot.r else 0 for spot in (way.start, way.end))
    return strokes.shorten(points, *gaps)
