"""Pieces, the ball and marks as shapes. A spot is the middle of a cell on the picture."""

from math import cos, pi, sin

from boards.aspic._look import Look, SideLook
from boards.fonts import CAP
from boards.palette import mix
from boards.scene import Arrow, Colour, Cross, Disc, Point, Polygon, RoundedBox, Shape, Text
from rules.aspic.board import Side

PIECE = 29  # radius
BALL = 22


def draw_mark(
    side: Side, spot: Point, r: float, fill: Colour | None, rim: tuple[Colour | None, float] = (None, 0)
) -> Shape:
    """Return the shape of a side: left is a disc, right a box with rounded corners. `rim`: its colour and width."""
    (x, y), (stroke, width) = spot, rim
    if side == "left":
        return Disc(x=x, y=y, r=r, fill=fill, stroke=stroke, width=width)
    edge = 1.8 * r
    return RoundedBox(x=x, y=y, w=edge, h=edge, corner=0.36 * r, fill=fill, stroke=stroke, width=width)


def piece(side: Side, spot: Point, look: Look, *, r: float = PIECE, dimmed: bool = False) -> list[Shape]:
    """Return a piece; `dimmed`: it is chosen, or has moved (AS-ui-c)."""
    own = look.of(side)
    fill, rim = (own.dull, mix(own.rim, own.dull, 0.5)) if dimmed else (own.fill, own.rim)
    return [
        draw_mark(side, spot, r, look.palette.outline),
        draw_mark(side, spot, r - 2, fill, (rim, max(2.0, r * 0.1))),
        draw_mark(side, spot, r * 0.56, None, (mix(fill, _contrast(own), 0.3), max(1.5, r * 0.07))),
    ]


def _contrast(own: SideLook) -> Colour:
    return own.ink


def shadow(side: Side, spot: Point, look: Look, r: float = 13) -> Shape:
    """Return the outline that a piece leaves behind."""
    return draw_mark(side, spot, r, None, (look.of(side).text, 4))


def ball(spot: Point, look: Look, *, r: float = BALL, dimmed: bool = False) -> list[Shape]:
    """Return the ball, with the patch that tells it from any piece."""
    x, y = spot
    white = mix(look.palette.ball, look.card, 0.55) if dimmed else look.palette.ball
    patch = tuple((x + r * 0.42 * sin(k * 2 * pi / 5), y - r * 0.42 * cos(k * 2 * pi / 5)) for k in range(5))
    seams = [
        Arrow(points=(corner, (x + (corner[0] - x) * 2, y + (corner[1] - y) * 2)), colour=look.palette.outline, width=2)
        for corner in patch
    ]
    return [
        Disc(x=x, y=y, r=r, fill=look.palette.outline),
        Disc(x=x, y=y, r=r - 2, fill=white),
        *seams,
        Polygon(points=patch, fill=look.palette.outline),
    ]


def crossed_ball(spot: Point, look: Look) -> list[Shape]:
    """AS-test-c: return the ball of a shot that is refused."""
    x, y = spot
    return [*ball(spot, look), *_cross(x, y, 27, "#ff4d4f", look)]


def _cross(x: float, y: float, r: float, colour: Colour, look: Look) -> list[Shape]:
    return [
        Cross(x=x, y=y, r=r, colour=look.palette.outline, width=11),
        Cross(x=x, y=y, r=r, colour=colour, width=7),
    ]


def post_hit(spot: Point, look: Look) -> list[Shape]:
    """Return the cross at a post that the ball met (AS-dest-g)."""
    return _cross(*spot, 17, look.palette.special, look)


def ring(spot: Point, colour: Colour, r: float = 34) -> Shape:
    """Return a ring around a piece or the ball."""
    return Disc(x=spot[0], y=spot[1], r=r, stroke=colour, width=4)


def number(content: str, spot: Point, colour: Colour, size: float = 30) -> Text:
    """Return a number in the middle of a spot."""
    return Text(
        x=spot[0],
        y=spot[1] + CAP * size / 2,
        content=content,
        size=size,
        colour=colour,
        bold=True,
        anchor="middle",
    )


def badge(content: str, spot: Point, fill: Colour, look: Look) -> list[Shape]:
    """Return a number on a small disc: where the shot of that number ends."""
    return [
        Disc(x=spot[0], y=spot[1], r=17, fill=fill, stroke=look.palette.outline, width=3),
        number(content, spot, look.palette.outline, 24),
    ]


def tick(spot: Point, look: Look) -> list[Shape]:
    """Return the tick of a cell that may be chosen."""
    x, y = spot
    points = ((x - 15, y), (x - 4, y + 12), (x + 17, y - 14))
    return [
        Arrow(points=points, colour=look.palette.outline, width=11),
        Arrow(points=points, colour=look.palette.special, width=6),
    ]
