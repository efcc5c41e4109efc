"""Arrows of a board: the style of each kind, and lanes for those that would lie on each other."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import copysign, dist, hypot

import msgspec

from boards import strokes
from boards.kollaball import _pieces
from boards.kollaball._pieces import Spot
from boards.kollaball._words import ArrowKind
from boards.palette import Palette
from boards.scene import Arrow, Pattern, Point, Polygon, Shape
from rules.kollaball.state import PlayerId

_LANE = 14  # pixels between the ends of two arrows that share their way
_BEND = 40  # how much such arrows bulge away from each other
_LOFT = 46  # how high a lob's arrow bulges
_END_FREE = 13  # how far from the middle of an empty cell an arrow ends
_AIR = 4  # pixels between an arrow's tip and a token
_VISIBLE = 44  # an arrow of which less would be seen between two tokens goes in a bow
_SHORTEST = 34  # it is drawn at least so long, its head over a token if need be

STYLES: Mapping[ArrowKind, tuple[float, Pattern, float]] = {  # width, pattern, length of the head
    "move": (6, "solid", 21),
    "strike": (10, "solid", 28),
    "throw": (7, "dotted", 20),
    "knock": (6, "dashed", 21),
    "lob": (8, "dotted", 22),
    "reserve": (4, "dashed", 15),
}


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """Something that goes from a point through `via` to `end`, the middle of a cell.

    `own`: radius of the token or ball it leaves, 0 where none stands. `blocked`: what stands in the last cell,
    `beside`: who else in the first.
    Ways between the same two cells (`start_cell`, `end_cell`, in either direction) keep apart. `tag`: the player whose
    number is written on it.
    """

    kind: ArrowKind
    start: Point
    end: Point
    own: float = 0
    via: tuple[Point, ...] = ()
    blocked: tuple[Spot, ...] = ()
    beside: tuple[Spot, ...] = ()
    start_cell: str
    end_cell: str
    tag: PlayerId | None = None


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


def arrows(ways: Sequence[Way], palette: Palette) -> tuple[list[Shape], list[Shape]]:
    """Return the arrows, to be drawn under the tokens, and their heads and tags, to be drawn over them.

    Arrows between the same two cells keep apart, side by side.
    """
    under: list[Shape] = []
    heads: list[Shape] = []
    tags: list[Shape] = []
    for way, lane in zip(ways, _lanes(ways), strict=True):
        drawn = arrow(way.kind, _line(way, lane), palette)
        _, tip = strokes.head(drawn.points, drawn.head)
        under.append(drawn)
        heads.append(Polygon(points=tip, fill=drawn.colour, stroke=drawn.halo, width=1.5))
        if way.tag is not None:
            tags += _pieces.tag(way.tag, _tag_place(drawn, way.beside), palette)
    return under, heads + tags


def _tag_place(drawn: Arrow, beside: Sequence[Spot]) -> Point:
    """The middle of the shaft, or further on if a token is there."""
    shaft = max(strokes.length(drawn.points) - drawn.head, 0)
    places = [strokes.along(drawn.points, shaft * share) for share in (0.5, 0.65, 0.8, 0.95)]
    return next((place for place in places if all(dist(place, s.middle) > s.r + 6 for s in beside)), places[-1])


def _across(way: Way) -> Point:
    """A unit vector at right angles to the way, the same for both directions."""
    first, last = sorted([(*way.via, way.start)[0], way.end])
    dx, dy = last[0] - first[0], last[1] - first[1]
    size = hypot(dx, dy) or 1.0
    return (-dy / size, dx / size)


def _lanes(ways: Sequence[Way]) -> list[float]:
    """The lane of each way: 0 alone, else -0.5 and 0.5, or -1, 0, 1 and so on."""
    groups: dict[tuple[str, ...], list[int]] = defaultdict(list)
    for k, way in enumerate(ways):
        groups[tuple(sorted((way.start_cell, way.end_cell)))].append(k)
    lanes = [0.0] * len(ways)
    for members in groups.values():
        x, y = _across(ways[members[0]])
        members.sort(key=lambda k: (round(ways[k].start[0] * x + ways[k].start[1] * y, 3), k))
        for place, k in enumerate(members):
            lanes[k] = place - (len(members) - 1) / 2
    return lanes


def _line(way: Way, lane: float) -> tuple[Point, ...]:
    """The points of an arrow, cut where its own token and those it goes to begin."""
    if way.via:
        return _trimmed((way.start, *way.via, way.end), way)
    if way.kind == "lob":  # it flies high: its arrow bulges upwards
        run = way.end[0] - way.start[0]
        return _trimmed(strokes.curve(way.start, way.end, copysign(_LOFT, run) if abs(run) > 1 else 0), way)
    x, y = _across(way)
    end = (way.end[0] + lane * _LANE * x, way.end[1] + lane * _LANE * y)
    forth = -1 if way.start <= way.end else 1
    line = _trimmed(strokes.curve(way.start, end, forth * lane * _BEND), way)
    if not lane and way.blocked and strokes.length(line) < _VISIBLE:
        return _trimmed(strokes.curve(way.start, end, _BEND / 2), way)
    return line


def _trimmed(points: tuple[Point, ...], way: Way) -> tuple[Point, ...]:
    total = strokes.length(points)
    gap = way.own + _AIR if way.own else 0
    stop = float(_END_FREE)
    while stop < total and any(dist(strokes.along(points, total - stop), s.middle) < s.r + _AIR for s in way.blocked):
        stop += 2
    return strokes.shortened(points, gap, min(stop, max(total - gap - _SHORTEST, 0)))
