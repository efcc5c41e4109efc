"""Players, the puck and marks as shapes."""

from math import cos, pi, sin

from boards.double_echec._look import Look
from boards.fonts import Style, write_line
from boards.palette import mix
from boards.scene import Arrow, Colour, Cross, Disc, Point, Polygon, RoundedBox, Shape
from rules.double_echec.data import Team

R = 26  # radius of a player
SMALLEST = 26  # of letters: ten pixels on a phone, where a picture is 350 wide
_LINE = 11.5  # from a player's middle to that of their slot and of their number


def draw_mark(
    team: Team, spot: Point, r: float, fill: Colour | None, rim: tuple[Colour | None, float] = (None, 0)
) -> Shape:
    """Return the shape of a side: home a disc, away a box. `rim`: its colour and width."""
    (x, y), (stroke, width) = spot, rim
    if team == "home":
        return Disc(x=x, y=y, r=r, fill=fill, stroke=stroke, width=width)
    edge = 1.84 * r
    return RoundedBox(x=x, y=y, w=edge, h=edge, corner=0.24 * r, fill=fill, stroke=stroke, width=width)


def draw_token(team: Team, spot: Point, words: tuple[str, str], look: Look, *, going: bool = False) -> list[Shape]:
    """Return a player with his slot over his number; `going`: on his way off, so he is hollow and have no slot."""
    slot, number = words
    (x, y), fill = spot, look.of(team)
    if going:
        style = Style(SMALLEST, look.rubber, bold=True, anchor="middle")
        return [draw_mark(team, spot, R + 1, look.ice, (look.line(team), 5)), write_line(number, x, y, style)]
    shapes: list[Shape] = [draw_mark(team, spot, R, look.palette.outline), draw_mark(team, spot, R - 1.5, fill)]
    style = Style(SMALLEST, look.palette.ink, bold=True, anchor="middle")
    if slot:
        return [*shapes, write_line(slot, x, y - _LINE, style), write_line(number, x, y + _LINE, style)]
    return [*shapes, write_line(number, x, y, style)]


def draw_left_behind(team: Team, spot: Point, look: Look) -> Shape:
    """Return the small outline that a player leaves where they were."""
    return draw_mark(team, spot, 9, look.ice, (look.line(team), 3.5))


def puck(spot: Point, look: Look, r: float = 9) -> list[Shape]:
    """Return the puck."""
    x, y = spot
    return [
        Disc(x=x, y=y, r=r + 3, fill=look.palette.special),
        Disc(x=x, y=y, r=r, fill=look.rubber),
        Disc(x=x, y=y, r=0.62 * r, stroke="#5b6068", width=max(1.5, 0.14 * r)),
    ]


def draw_carrier(team: Team, spot: Point, look: Look) -> list[Shape]:
    """Return what lies under all players, where one has the puck: a gold rim."""
    return [draw_mark(team, spot, R + 7, look.palette.outline), draw_mark(team, spot, R + 5.5, look.palette.special)]


def hand(spot: Point) -> Point:
    """Return where the puck of a player is drawn."""
    return (spot[0] + 0.9 * R, spot[1] + 0.9 * R)


def draw_cross(spot: Point, look: Look, r: float = 13) -> list[Shape]:
    """Return a cross: what failed, or a post."""
    x, y = spot
    return [
        Cross(x=x, y=y, r=r, colour=look.palette.outline, width=10),
        Cross(x=x, y=y, r=r, colour=look.palette.special, width=5),
    ]


def stop_sign(spot: Point, colour: Colour, r: float = 15) -> Shape:
    """Return an eight-cornered sign: a stop that a coach may still call."""
    x, y = spot
    corners = tuple((x + r * cos((k + 0.5) * pi / 4), y + r * sin((k + 0.5) * pi / 4)) for k in range(8))
    return Polygon(points=corners, fill=colour)


def burst(spot: Point, look: Look) -> Shape:
    """Return the burst of a fight, which lies under the players."""
    (x, y), reach = spot, (2.2 * R, 1.3 * R)
    points = tuple((x + reach[k % 2] * sin(k * pi / 9), y - reach[k % 2] * cos(k * pi / 9)) for k in range(18))
    return Polygon(points=points, fill=look.palette.knock, stroke=look.palette.outline, width=2)


def waiting(spot: Point, colour: Colour) -> list[Shape]:
    """Return two bars: a penalty that waits for another's end."""
    x, y = spot
    return [Arrow(points=((x + dx, y - 7), (x + dx, y + 7)), colour=colour, width=4) for dx in (-5, 5)]


def dull_colour(colour: Colour, look: Look) -> Colour:
    """Return a side's colour for who is not in play."""
    return mix(colour, look.card, 0.45)
