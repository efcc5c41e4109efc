"""Arrows of the ice, as coaches draw them: a player's way is plain, with the puck it is wavy, a pass is dashed."""

from collections.abc import Mapping, Sequence

import msgspec

from boards import strokes
from boards.double_echec._look import Look
from boards.double_echec._pieces import SMALLEST
from boards.double_echec._words import ArrowKind
from boards.fonts import Style, write_line
from boards.scene import Arrow, Colour, Disc, Pattern, Point, Shape
from boards.strokes import Room, away_from, least_bend, place_number, wavy
from rules.double_echec.data import Team

_STYLES: Mapping[ArrowKind, tuple[float, Pattern, float]] = {  # width, pattern, length of the head
    "skate": (4.5, "solid", 17),
    "carry": (4.5, "solid", 18),
    "pass": (6, "dashed", 22),
    "shot": (9, "solid", 28),
    "clear": (7, "dotted", 24),
    "bounce": (5, "dotted", 18),
}
_ROOM = Room(wave=24, swing=5.5, step=17, near=30, apart=11, bends=(0, 16, -16, 28, -28, 42, -42))
_MEN: tuple[ArrowKind, ...] = ("skate", "carry")


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """Something that goes along `points`, trimmed by these radii at its ends; `step`: its number, 0 for none."""

    kind: ArrowKind
    team: Team
    points: tuple[Point, ...]
    start: float = 0
    end: float = 0
    step: int = 0


def colour_of(kind: ArrowKind, team: Team, look: Look) -> Colour:
    """Return the colour of a kind of arrow: players' ways have that of their side."""
    match kind:
        case "skate" | "carry":
            return look.line(team)
        case "shot":
            return look.shot
        case "clear":
            return look.clear
        case "pass" | "bounce":
            return look.feed


def sample(kind: ArrowKind, points: tuple[Point, Point], look: Look) -> list[Shape]:
    """Return a short arrow of this kind for a key."""
    colour = look.rubber if kind in ("skate", "carry") else colour_of(kind, "home", look)
    return [_drawn(kind, points, colour, None)]


def arrows(ways: Sequence[Way], standing: Sequence[Point], look: Look) -> tuple[list[Shape], list[Shape]]:
    """Return the arrows, the puck's over the players', and the numbers of their steps, to be drawn over everything."""
    under: list[Shape] = []
    over: list[Shape] = []
    lines: list[tuple[Point, ...]] = []
    taken = list(standing)
    for way in sorted(ways, key=lambda way: way.kind not in _MEN):
        points = _clear_of(way.points, standing, () if way.kind in _MEN else lines)
        if way.kind not in _MEN:
            lines.append(points)
        line = strokes.shorten(points, way.start, way.end)
        under.append(_drawn(way.kind, line, colour_of(way.kind, way.team, look), look.ice))
        if way.step:
            place = place_number(line, taken, _ROOM)
            taken.append(place)
            over += _number(way.step, place, look)
    return under, over


def _drawn(kind: ArrowKind, line: tuple[Point, ...], colour: Colour, halo: Colour | None) -> Arrow:
    width, pattern, head = _STYLES[kind]
    head = min(head, max(0.7 * strokes.length(line), 9))
    points = wavy(line, head, _ROOM) if kind == "carry" else line
    return Arrow(points=points, colour=colour, width=width, pattern=pattern, head=head, halo=halo)


def _clear_of(
    points: tuple[Point, ...], standing: Sequence[Point], lines: Sequence[tuple[Point, ...]]
) -> tuple[Point, ...]:
    """A straight way, bent if players stand on it who are not its start or its end, or if the puck went it before."""
    if len(points) != 2:  # noqa: PLR2004 - a way with corners stays as it is
        return points
    start, end = points
    trodden = [spot for line in lines for spot in _sampled(line)]

    def bent(bend: float) -> list[Point]:
        return _sampled(strokes.curve(start, end, bend))

    bend, _ = least_bend(bent, away_from(standing, start, end), trodden, _ROOM)
    return strokes.curve(start, end, bend)


def _sampled(line: tuple[Point, ...]) -> list[Point]:
    """Points along a line, but for its ends."""
    whole = strokes.length(line)
    return [strokes.along(line, whole * k / 14) for k in range(2, 13)]


def _number(step: int, at: Point, look: Look) -> list[Shape]:
    return [
        Disc(x=at[0], y=at[1], r=_ROOM.step, fill=look.palette.special, stroke=look.palette.outline, width=2),
        write_line(str(step), *at, Style(SMALLEST, look.palette.outline, bold=True, anchor="middle")),
    ]
