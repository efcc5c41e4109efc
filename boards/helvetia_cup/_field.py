"""Where a hex is on the picture, and the empty pitch: hexes with names, zones with digits, boxes, lines and goals.

The pitch stands upright, so that a phone shows it large: home attacks upwards. Rows a to i run from left to right,
columns from bottom to top; `flipped` is that turned by half a turn, as the away coach sees it. Forward-left is up-left
for whoever attacks upwards.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import pairwise

import msgspec

from boards.fonts import Style, write_line
from boards.helvetia_cup._look import LOOKS, SIDES, Look
from boards.palette import PaletteName
from boards.scene import Arrow, Colour, Disc, Point, Polygon, RoundedBox, Scene, Shape
from rules.helvetia_cup.pitch import PITCH, Hex, SeatName

ROW, CORNER = 63 / 72, 42 / 72  # between rows, and from middle to corner, in hexes: whole pixels
ROWS, LONG = 9, 13
HEX = 72  # how tall one is on the pictures of a match


def pixel_of(hex_: Hex) -> tuple[float, float]:
    """Return a hex's row, counted from 0, and how far it lies along the pitch in hexes: a1 is (0, 0), b1 (1, 0.5)."""
    row = ord(hex_[0]) - ord("a")
    return row, int(hex_[1:]) - 1 + (0.5 if row % 2 else 0)


def flat_hexagon(middle: Point, size: float) -> tuple[Point, ...]:
    """Return the corners of a hex `size` tall, whose flat sides lie above and below."""
    (x, y), r, half = middle, CORNER * size, size / 2
    across = ((r, 0.0), (r / 2, half), (-r / 2, half), (-r, 0.0), (-r / 2, -half), (r / 2, -half))
    return tuple((x + dx, y + dy) for dx, dy in across)


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The pitch as it lies on a picture: hexes `size` tall, from a corner; `first`: how far along it begins."""

    size: float
    left: float
    top: float
    flipped: bool = False
    first: float = 0

    @property
    def scale(self) -> float:
        """How large it is beside that of a match's pictures."""
        return self.size / HEX

    @property
    def wide(self) -> float:
        """How wide it is."""
        return ((ROWS - 1) * ROW + 2 * CORNER) * self.size

    @property
    def tall(self) -> float:
        """How tall it is."""
        return (LONG - self.first) * self.size

    def at(self, row: float, along: float) -> Point:
        """Return where a place is, given as `place` does."""
        across, up = (row * ROW + CORNER) * self.size, (along - self.first + 0.5) * self.size
        if self.flipped:
            return (self.left + self.wide - across, self.top + up)
        return (self.left + across, self.top + self.tall - up)

    def shows(self, hex_: Hex) -> bool:
        """Return whether a hex is on the picture."""
        return pixel_of(hex_)[1] >= self.first

    def spot(self, hex_: Hex) -> Point:
        """Return the middle of a hex."""
        return self.at(*pixel_of(hex_))


GOAL = 14  # how far a goal stands out of the pitch
SEATS: tuple[SeatName, SeatName] = ("home", "away")
_RIM = 4
_NAME, _DIGIT = 18, 19
_NAMED, _DIGITED = 0.405, -0.4  # where they stand in their hex, in hexes below its middle


@lru_cache(maxsize=8)
def view_of(left: float, top: float, *, flipped: bool = False) -> View:
    """Return the pitch with its corner at (left, top)."""
    return View(size=HEX, left=left, top=top, flipped=flipped)


class Shades(msgspec.Struct, frozen=True):
    """Hexes' own colours; `is_all`: the others are not even named, for nothing is to be read there."""

    colours: Mapping[Hex, Colour] = {}
    is_all: bool = False


PLAIN = Shades()


def ground(view: View, palette: PaletteName, shades: Shades = PLAIN) -> tuple[Point, Scene]:
    """Return the pitch of a view as a scene of its own, and where its corner lies."""
    own = msgspec.structs.replace(view, left=_RIM, top=GOAL)
    scene = _ground(own, palette, tuple(shades.colours.items()), is_all=shades.is_all)
    return (round(view.left) - _RIM, round(view.top) - GOAL), scene


@lru_cache(maxsize=16)
def _ground(own: View, palette: PaletteName, shades: tuple[tuple[Hex, Colour], ...], *, is_all: bool) -> Scene:
    look, hexes, fills = LOOKS[palette], [hex_ for hex_ in PITCH.hexes if own.shows(hex_)], dict(shades)
    shapes: list[Shape] = [shape for seat in SEATS for shape in _goal(seat, own, look)]
    for hex_ in hexes:
        fill = fills.get(hex_) or _fill(hex_, look)
        shapes.append(Polygon(points=flat_hexagon(own.spot(hex_), own.size), fill=fill, stroke=look.edge, width=1))
    shapes += _lines(own, look)
    for hex_ in hexes:
        if hex_ in fills or not is_all:
            shapes += _names(hex_, own, look, is_shaded=hex_ in fills)
    wide, tall = round(own.wide) + 2 * _RIM, round(own.tall) + 2 * GOAL
    return Scene(width=wide, height=tall, background=look.palette.background, shapes=tuple(shapes))


def _fill(hex_: Hex, look: Look) -> Colour:
    for seat in SEATS:
        if hex_ == PITCH.keeper_zone(seat):
            return look.keeper[SIDES[seat]]
        if spot := PITCH.spot(seat, hex_):
            return look.zones[spot.zone]
    if PITCH.is_wing(hex_):
        return look.wing
    return look.grass


def _lines(view: View, look: Look) -> list[Shape]:
    """Half-way line, circle, boxes with their spots."""
    middle = PITCH.x(PITCH.centre) / 2 - 1
    ends = (view.at(-0.55, middle), view.at(ROWS - 0.45, middle))
    shapes: list[Shape] = [Arrow(points=ends, colour=look.palette.ink, width=3.5)]
    shapes += draw_outline(filter(view.shows, PITCH.circle), view, look.palette.ink, 3.5)
    for seat in filter(lambda seat: view.shows(PITCH.keeper_zone(seat)), SEATS):
        shapes += draw_outline(PITCH.box(seat), view, look.palette.ink, 3.5)
        x, y = view.spot(PITCH.penalty_spot(seat))
        shapes.append(Disc(x=x, y=y, r=7, fill=look.palette.ink))
    x, y = view.spot(PITCH.centre)
    return [*shapes, Disc(x=x, y=y, r=7, fill=look.palette.ink)]


def draw_outline(hexes: Iterable[Hex], view: View, colour: Colour, width: float) -> list[Shape]:
    """Return the lines around hexes that lie together."""
    count: Counter[frozenset[Point]] = Counter()
    for hex_ in hexes:
        corners = [(round(x, 1), round(y, 1)) for x, y in flat_hexagon(view.spot(hex_), view.size)]
        count.update(frozenset(side) for side in pairwise([*corners, corners[0]]))
    sides = sorted(sorted(side) for side, times in count.items() if times == 1)
    return [Arrow(points=(one, other), colour=colour, width=width) for one, other in sides]


def _names(hex_: Hex, view: View, look: Look, *, is_shaded: bool) -> list[Shape]:
    """The name below, in a shooting zone the digit above."""
    x, y = view.spot(hex_)
    ink = look.palette.outline if is_shaded else look.palette.ink
    shapes: list[Shape] = [write_line(hex_, x, y + _NAMED * view.size, Style(_NAME * view.scale, ink, anchor="middle"))]
    for seat in SEATS:
        if not is_shaded and (spot := PITCH.spot(seat, hex_)):  # a shade comes with a number of its own
            style = Style(_DIGIT * view.scale, look.palette.special, bold=True, anchor="middle")
            shapes.append(write_line(str(spot.distance), x, y + _DIGITED * view.size, style))
    return shapes


def _goal(seat: SeatName, view: View, look: Look) -> list[Shape]:
    """A goal behind its keeper zone."""
    if not view.shows(PITCH.keeper_zone(seat)):
        return []
    row, along = pixel_of(PITCH.keeper_zone(seat))
    (x, y), way = view.at(row, along), 1 if (seat == "home") != view.flipped else -1
    line = y + way * view.size / 2
    return [RoundedBox(
        x=x, y=line + way * GOAL / 2, w=view.size * ROW, h=GOAL, corner=4, fill=look.palette.ink,
        stroke=look.of(seat), width=5,
    )]  # fmt: skip
