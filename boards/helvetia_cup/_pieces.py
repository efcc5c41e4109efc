"""Figures, the ball and marks as shapes."""

from math import cos, pi, sin

import msgspec

from boards.fonts import Style, write_line
from boards.helvetia_cup._look import Look
from boards.scene import Arrow, Colour, Cross, Disc, Point, Polygon, RoundedBox, Shape
from rules.helvetia_cup.pitch import SeatName

R = 22.5  # radius of a figure that has its hex to itself
PAIR = 18.5  # of one that shares it
SMALLEST = 18.5  # of letters: ten pixels on a phone, where a picture is 350 wide


class Kind(msgspec.Struct, frozen=True, kw_only=True):
    """What a figure shows beside its number: BOOST left, and marks."""

    boost: int = 0
    is_down: bool = False
    is_keeper: bool = False
    is_captain: bool = False
    is_cautioned: bool = False


def draw_mark(
    seat: SeatName, spot: Point, r: float, fill: Colour | None, rim: tuple[Colour | None, float] = (None, 0)
) -> Shape:
    """Return the shape of a side: home a disc, away a box. `rim`: its colour and width."""
    (x, y), (stroke, width) = spot, rim
    if seat == "home":
        return Disc(x=x, y=y, r=r, fill=fill, stroke=stroke, width=width)
    edge = 1.86 * r
    return RoundedBox(x=x, y=y, w=edge, h=edge, corner=0.26 * r, fill=fill, stroke=stroke, width=width)


def lying(seat: SeatName, spot: Point, r: float, fill: Colour) -> Shape:
    """Return the shape of a side's fallen figure."""
    x, y = spot
    return RoundedBox(x=x, y=y, w=2.1 * r, h=1.15 * r, corner=(0.575 if seat == "home" else 0.2) * r, fill=fill)


def figure(who: tuple[SeatName, int], spot: Point, r: float, kind: Kind, look: Look) -> list[Shape]:
    """Return a figure: its number over its BOOST; the keeper wears white, without BOOST the colour is dull."""
    (seat, number), (x, y), dark = who, spot, look.palette.outline
    fill = look.of(seat) if kind.boost else look.tired(seat)
    ink, body = (fill, look.palette.ink) if kind.is_keeper else (look.palette.ink, fill)
    rim = (fill if kind.is_keeper else None, 4.0)
    if kind.is_down:
        shapes = [lying(seat, spot, r + 2.5, dark), lying(seat, spot, r, body)]
        style = Style(1.1 * r, ink, bold=True, anchor="middle")
        shapes.append(write_line(str(number), x, y, style))
    else:
        shapes = [draw_mark(seat, spot, r + 2.5, dark), draw_mark(seat, spot, r, body, rim)]
        size = 1.25 * r
        shapes.append(write_line(str(number), x, y - 0.22 * r, Style(size, ink, bold=True, anchor="middle")))
    under = y + (0.9 if kind.is_down else 0.54) * r
    shapes += pips(kind.boost, (x, under), r, look, dark if kind.is_keeper or kind.is_down else None)
    return [*shapes, *_marks(kind, spot, r, look)]


def pips(boost: int, spot: Point, r: float, look: Look, rim: Colour | None = None) -> list[Shape]:
    """Return a row of dots, one a BOOST, that is no wider than a figure of radius `r`."""
    (x, y), apart, size = spot, 0.36 * r, 0.16 * r
    start, shapes = x - apart * (boost - 1) / 2, list[Shape]()
    for k in range(boost):
        if rim:
            shapes.append(Disc(x=start + apart * k, y=y, r=size + 1.5, fill=rim))
        shapes.append(Disc(x=start + apart * k, y=y, r=size, fill=look.palette.special))
    return shapes


def _marks(kind: Kind, spot: Point, r: float, look: Look) -> list[Shape]:
    """A captain's star on the left, a caution's card on the right, both above."""
    (x, y), shapes = spot, list[Shape]()
    if kind.is_captain:
        shapes.append(star((x - 0.72 * r, y - 0.74 * r), 0.42 * r, look))
    if kind.is_cautioned:
        shapes.append(draw_card((x + 0.76 * r, y - 0.72 * r), look.palette.special, look, 0.62 * r))
    return shapes


def star(spot: Point, r: float, look: Look) -> Shape:
    """Return a captain's star."""
    reach = (r, 0.42 * r)
    points = tuple(
        (spot[0] + reach[k % 2] * sin(k * pi / 5), spot[1] - reach[k % 2] * cos(k * pi / 5)) for k in range(10)
    )
    return Polygon(points=points, fill=look.palette.special, stroke=look.palette.outline, width=2)


def draw_card(spot: Point, colour: Colour, look: Look, tall: float) -> Shape:
    """Return a referee's card."""
    x, y = spot
    return RoundedBox(x=x, y=y, w=0.72 * tall, h=tall, corner=3, fill=colour, stroke=look.palette.outline, width=2.5)


def ball(spot: Point, look: Look, r: float = 12) -> list[Shape]:
    """Return the ball."""
    x, y = spot
    patch = tuple((x + 0.45 * r * sin(k * 0.4 * pi), y - 0.45 * r * cos(k * 0.4 * pi)) for k in range(5))
    return [
        Disc(x=x, y=y, r=r + 2.5, fill=look.palette.outline),
        Disc(x=x, y=y, r=r, fill=look.palette.ball),
        Polygon(points=patch, fill=look.palette.outline),
    ]


def draw_carrier(seat: SeatName, spot: Point, r: float, look: Look) -> list[Shape]:
    """Return what lies under all figures, where one has the ball: a gold rim."""
    return [draw_mark(seat, spot, r + 7.5, look.palette.outline), draw_mark(seat, spot, r + 6, look.palette.special)]


def hand(spot: Point, r: float) -> Point:
    """Return where the ball of a figure is drawn."""
    return (spot[0] + 1.1 * r, spot[1] + 0.96 * r)


def draw_left_behind(seat: SeatName, spot: Point, look: Look) -> Shape:
    """Return the small outline that a figure leaves where it was."""
    return draw_mark(seat, spot, 9, None, (look.way(seat), 3.5))


def draw_cross(spot: Point, look: Look, r: float = 13) -> list[Shape]:
    """Return a cross: what failed."""
    x, y = spot
    return [
        Cross(x=x, y=y, r=r, colour=look.palette.outline, width=10),
        Cross(x=x, y=y, r=r, colour=look.palette.special, width=5),
    ]


def hidden_card(spot: Point, look: Look, tall: float = 28) -> list[Shape]:
    """Return the back of a card of a hand."""
    x, y = spot
    back = RoundedBox(x=x, y=y, w=0.7 * tall, h=tall, corner=4, fill=look.back, stroke=look.palette.ink, width=2)
    return [back]


def dot(spot: Point, colour: Colour, r: float) -> Shape:
    """Return a BOOST marker."""
    return Disc(x=spot[0], y=spot[1], r=r, fill=colour)


def badge(who: tuple[SeatName, int], spot: Point, r: float, kind: Kind, look: Look) -> list[Shape]:
    """Return a figure as it stands in a list: without its BOOST."""
    seat, number = who
    fill = look.of(seat) if kind.boost else look.tired(seat)
    ink, body = (fill, look.palette.ink) if kind.is_keeper else (look.palette.ink, fill)
    shapes = [draw_mark(seat, spot, r + 2, look.palette.outline), draw_mark(seat, spot, r, body, (fill, 4))]
    shapes.append(write_line(str(number), *spot, Style(1.15 * r, ink, bold=True, anchor="middle")))
    return [*shapes, *_marks(kind, spot, r, look)]


def wound(spot: Point, look: Look) -> Shape:
    """Return the sign of an injury: a plaster."""
    x, y = spot
    return Arrow(points=((x - 8, y + 8), (x + 8, y - 8)), colour=look.halved, width=9)
