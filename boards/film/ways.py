"""Arrows of a match, as coaches draw them: a player's way runs as a wave with the ball, the ball's own lie over them.

Each is bent around who stands in its way, its number beside it.
"""

from collections.abc import Callable, Mapping, Sequence
from math import dist, hypot, pi, sin
from typing import Generic, Protocol, TypeVar

import msgspec

from boards import strokes
from boards.fonts import Style, write_line
from boards.palette import Palette
from boards.scene import Arrow, Colour, Disc, Pattern, Point, Shape

Line = tuple[Point, ...]
K = TypeVar("K", bound=str)  # the kinds of a game's ways
T = TypeVar("T", bound=str)  # its sides
K_contra = TypeVar("K_contra", bound=str, contravariant=True)
T_contra = TypeVar("T_contra", bound=str, contravariant=True)


class WayInks(Protocol[K_contra, T_contra]):
    """The tones of a game, as far as its ways need them."""

    @property
    def palette(self) -> Palette:
        """The colours that games share."""

    @property
    def halo(self) -> Colour:
        """What an arrow is edged with."""

    def of_way(self, kind: K_contra, side: T_contra, /) -> Colour:
        """Return the colour of a side's way of a kind."""


class DrawnWay(msgspec.Struct, Generic[K, T], frozen=True, kw_only=True):
    """What goes along `points`, of a side, trimmed by these radii at its ends; `step`: what stands beside it."""

    kind: K
    side: T
    points: Line
    start: float = 0
    end: float = 0
    step: str = ""


class Pen(msgspec.Struct, Generic[K], frozen=True, kw_only=True):
    """How a game draws its kinds of ways, in pixels: `styles` are width, pattern, and length of the head.

    `walks`: those of players; `carry`: of them, the waves, of length `wave` and of half the height `swing`. `step`: the
    radius of a number's disc, `letters` the size of its number. `near`: between a line and a piece that it should not
    run under; `apart`: between two lines, below which they seem one. `bends` are tried, the first of the best is taken;
    `sampled`: the points of a line, but for its ends, that this is counted by.
    """

    styles: Mapping[K, tuple[float, Pattern, float]]
    walks: tuple[K, ...]
    carry: K
    wave: float
    swing: float
    step: float
    letters: float
    near: float
    apart: float
    bends: tuple[float, ...]
    sampled: Callable[[Line], Sequence[Point]]

    def draw_arrow(self, kind: K, line: Line, colour: Colour, halo: Colour | None) -> Arrow:
        """Return the arrow of a kind along a line, or of a short one, as in a key."""
        width, pattern, head = self.styles[kind]
        head = min(head, max(0.7 * strokes.length(line), 9))
        points = self._wavy(line, head) if kind == self.carry else line
        return Arrow(points=points, colour=colour, width=width, pattern=pattern, head=head, halo=halo)

    def draw_ways(
        self, ways: Sequence[DrawnWay[K, T]], standing: Sequence[Point], look: WayInks[K, T], scale: float = 1
    ) -> tuple[list[Shape], list[Shape]]:
        """Return the arrows, the ball's over the players', and what stands beside them, to be drawn over everything."""
        under: list[Shape] = []
        over: list[Shape] = []
        lines: list[Line] = []
        taken = list(standing)
        for way in sorted(ways, key=lambda way: way.kind not in self.walks):
            points = self._clear_of(way.points, standing, () if way.kind in self.walks else lines)
            if way.kind not in self.walks:
                lines.append(points)
            line = strokes.shorten(points, way.start, way.end)
            under.append(self.draw_arrow(way.kind, line, look.of_way(way.kind, way.side), look.halo))
            if way.step:
                x, y = self._beside(line, taken)
                taken.append((x, y))
                dark, gold = look.palette.outline, look.palette.special
                style = Style(self.letters * scale, dark, bold=True, anchor="middle")
                disc = Disc(x=x, y=y, r=self.step * scale, fill=gold, stroke=dark, width=2)
                over += [disc, write_line(way.step, x, y, style)]
        return under, over

    def _wavy(self, line: Line, head: float) -> Line:
        """Return a line as a wave that ends straight, so that its head points the right way."""
        run = strokes.length(line) - 1.3 * head
        if run < 0.6 * self.wave:
            return line
        waves = max(round(run / self.wave), 1)
        found: list[Point] = []
        for k in range(6 * waves + 1):
            way = run * k / (6 * waves)
            (x, y), (u, v) = strokes.along(line, way), strokes.along(line, way + 1)
            far, swing = hypot(u - x, v - y) or 1.0, self.swing * sin(pi * k / 3)
            found.append((x - swing * (v - y) / far, y + swing * (u - x) / far))
        return (*found, line[-1])

    def _clear_of(self, points: Line, standing: Sequence[Point], lines: Sequence[Line]) -> Line:
        """A straight way, bent if players stand on it who are neither start nor end, or if the ball went it before."""
        if len(points) != 2:  # noqa: PLR2004 - a way with corners stays as it is
            return points
        start, end = points
        others = [spot for spot in standing if min(dist(spot, start), dist(spot, end)) > 1]
        trodden = [spot for line in lines for spot in self.sampled(line)]

        def cost(bend: float) -> float:
            spots = self.sampled(strokes.curve(start, end, bend))
            hidden = sum(dist(spot, other) < self.near for spot in spots for other in others)
            along = sum(any(dist(spot, trace) < self.apart for trace in trodden) for spot in spots)
            return 5 * hidden + 5 * max(along - 1, 0) + abs(bend) / 10  # one point in common is a crossing

        return strokes.curve(start, end, min(self.bends, key=cost))

    def _beside(self, line: Line, taken: Sequence[Point]) -> Point:
        """Where the number of an arrow stands: beside it, near its middle, where it hides least."""
        whole, found = strokes.length(line), list[Point]()
        for share in (0.5, 0.35, 0.65):
            (x, y), (u, v) = strokes.along(line, whole * share), strokes.along(line, whole * share + 2)
            far = hypot(u - x, v - y) or 1.0
            for side in (self.step + 9, -self.step - 9):
                found.append((x + side * (v - y) / far, y - side * (u - x) / far))
        return min(found, key=lambda spot: sum(max(self.near + self.step - dist(spot, one), 0) for one in taken))
