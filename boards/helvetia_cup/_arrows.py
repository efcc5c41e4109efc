"""Arrows of the grass: a figure's way is plain, with the ball it is wavy, a long pass is dashed, a deviation dotted."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import get_args

import msgspec

from boards import strokes
from boards.fonts import Style, write_line
from boards.helvetia_cup._look import Look
from boards.helvetia_cup._pieces import SMALLEST
from boards.helvetia_cup._words import ArrowKind
from boards.scene import Arrow, Colour, Disc, Pattern, Point, Shape
from boards.strokes import Room, away_from, least_bend, place_number, wavy
from rules.helvetia_cup.pitch import SeatName

_STYLES: Mapping[ArrowKind, tuple[float, Pattern, float]] = {  # width, pattern, length of the head
    "move": (4.5, "solid", 17),
    "carry": (4.5, "solid", 15),
    "sidestep": (5, "dotted", 16),
    "short_pass": (5.5, "solid", 19),
    "long_pass": (5.5, "dashed", 20),
    "deflection": (6, "dotted", 19),
    "shot": (8, "solid", 25),
}
_ROOM = Room(wave=15, swing=4, step=13, near=27, apart=11, bends=(0, 18, -18, 32, -32, 48, -48))
ARROWS: tuple[ArrowKind, ...] = get_args(ArrowKind)
FIGURES: tuple[ArrowKind, ...] = ("move", "carry", "sidestep")


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """Something that goes along `points`, trimmed by these radii at its ends; `step`: what stands beside it."""

    kind: ArrowKind
    seat: SeatName
    points: tuple[Point, ...]
    start: float = 0
    end: float = 0
    step: str = ""


def colour_of(kind: ArrowKind, seat: SeatName, look: Look) -> Colour:
    """Return the colour of a kind of arrow: figures' ways have that of their side."""
    match kind:
        case "shot":
            return look.shot
        case "short_pass":
            return look.palette.ink
        case "long_pass":
            return look.palette.special
        case "deflection":
            return look.bounce
        case _:
            return look.way(seat)


def sample(kind: ArrowKind, points: tuple[Point, Point], look: Look) -> Shape:
    """Return a short arrow of this kind for a key."""
    colour = look.palette.ink if kind in FIGURES else colour_of(kind, "home", look)
    return _drawn(kind, points, colour, look.palette.outline)


def arrows(
    ways: Sequence[Way], standing: Sequence[Point], look: Look, scale: float = 1
) -> tuple[list[Shape], list[Shape]]:
    """Return the arrows, the ball's over the figures', and what stands beside them, to be drawn over everything."""
    under: list[Shape] = []
    over: list[Shape] = []
    lines: list[tuple[Point, ...]] = []
    taken = list(standing)
    for way in sorted(ways, key=lambda way: way.kind not in FIGURES):
        points = _clear_of(way.points, standing, () if way.kind in FIGURES else lines)
        if way.kind not in FIGURES:
            lines.append(points)
        line = strokes.shorten(points, way.start, way.end)
        under.append(_drawn(way.kind, line, colour_of(way.kind, way.seat, look), look.palette.outline))
        if way.step:
            spot = place_number(line, taken, _ROOM)
            taken.append(spot)
            over += _step(way.step, spot, look, scale)
    return under, over


def _drawn(kind: ArrowKind, line: tuple[Point, ...], colour: Colour, halo: Colour) -> Arrow:
    width, pattern, head = _STYLES[kind]
    head = min(head, max(0.7 * strokes.length(line), 9))
    points = wavy(line, head, _ROOM) if kind == "carry" else line
    return Arrow(points=points, colour=colour, width=width, pattern=pattern, head=head, halo=halo)


def _clear_of(
    points: tuple[Point, ...], standing: Sequence[Point], lines: Sequence[tuple[Point, ...]]
) -> tuple[Point, ...]:
    """A straight way, bent if figures stand on it who are neither start nor end, or if the ball went it before."""
    if len(points) != 2:  # noqa: PLR2004 - a way with corners stays as it is
        return points
    start, end = points
    trodden = [spot for line in lines for spot in (line[2:-2] or _sampled(line[0], line[-1], 0))]
    bend, cost = least_bend(partial(_sampled, start, end), away_from(standing, start, end), trodden, _ROOM)
    return strokes.curve(start, end, bend) if cost else points


def _sampled(start: Point, end: Point, bend: float) -> tuple[Point, ...]:
    """Points along a way, but for its ends."""
    if not bend:
        return tuple(strokes.between(start, end, k / 14) for k in range(2, 13))
    return strokes.curve(start, end, bend)[2:-2]


def _step(step: str, at: Point, look: Look, scale: float) -> list[Shape]:
    return [
        Disc(x=at[0], y=at[1], r=_ROOM.step * scale, fill=look.palette.special, stroke=look.palette.outline, width=2),
        write_line(step, *at, Style(SMALLEST * scale, look.palette.outline, bold=True, anchor="middle")),
    ]
