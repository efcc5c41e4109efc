"""Tokens, balls and marks as shapes."""

from math import cos, pi, sin

import msgspec

from boards.fonts import CAP
from boards.kollaball._words import SIDES, token_number_of
from boards.palette import Palette
from boards.scene import Arrow, Cross, Disc, Point, Polygon, RoundedBox, Shape, Text
from rules.kollaball.state import Air, Ball, Player, PlayerId, TeamId, team_of

SMALLEST = 26  # of letters: ten pixels on a phone, where a picture is 350 wide
NUMBER = 16  # radius of a step's number


class TokenSpot(msgspec.Struct, frozen=True):
    """Where something lies on the picture, and how big it may be."""

    x: float
    y: float
    r: float

    @property
    def middle(self) -> Point:
        """The point itself."""
        return (self.x, self.y)


def team_mark(team: TeamId, spot: TokenSpot, fill: str | None, stroke: str | None = None, width: float = 0) -> Shape:
    """Return the shape of a side: red is a disc, blue a box with rounded corners."""
    if team == "rouge":
        return Disc(x=spot.x, y=spot.y, r=spot.r, fill=fill, stroke=stroke, width=width)
    edge = 1.84 * spot.r
    return RoundedBox(x=spot.x, y=spot.y, w=edge, h=edge, corner=0.42 * spot.r, fill=fill, stroke=stroke, width=width)


def token(
    who: tuple[PlayerId, Player], spot: TokenSpot, palette: Palette, *, idle: bool = False, ghost: bool = False
) -> list[Shape]:
    """Return a player's token: their number, and a gold ring while their special is unspent.

    `idle`: he sits out, so he is dull and crossed. `ghost`: he is here no more, or not yet, so he is an outline.
    """
    player, data = who
    team = team_of(player)
    side = SIDES[team]
    if ghost:
        return _ghost(player, spot, palette)
    ring = max(2.0, 0.1 * spot.r)
    edge = palette.ink if data.special_used else palette.special
    fill = (palette.side_dull if idle else palette.side_fill)[side]
    shapes: list[Shape] = [team_mark(team, spot, palette.outline)]
    if data.special_used:
        shapes.append(team_mark(team, TokenSpot(spot.x, spot.y, spot.r - ring), fill, edge, max(1.5, 0.05 * spot.r)))
    else:
        shapes.append(team_mark(team, TokenSpot(spot.x, spot.y, spot.r - 1), edge))
        shapes.append(team_mark(team, TokenSpot(spot.x, spot.y, spot.r - 1 - ring), palette.outline))
        shapes.append(team_mark(team, TokenSpot(spot.x, spot.y, spot.r - 2 - 1.4 * ring), fill))
    if idle:
        shapes.append(Cross(x=spot.x, y=spot.y, r=0.82 * spot.r, colour=palette.outline, width=max(2.0, 0.13 * spot.r)))
    return [*shapes, _number(token_number_of(player), spot, palette.ink)]


def _ghost(player: PlayerId, spot: TokenSpot, palette: Palette) -> list[Shape]:
    team = team_of(player)
    side = SIDES[team]
    return [
        team_mark(team, spot, palette.outline),
        team_mark(team, TokenSpot(spot.x, spot.y, spot.r - 1), palette.field_dark, palette.side_fill[side], 3),
        _number(token_number_of(player), spot, palette.muted),
    ]


def _number(number: str, spot: TokenSpot, colour: str) -> Shape:
    size = max(SMALLEST, round(1.25 * spot.r))
    return Text(
        x=spot.x, y=spot.y + CAP * size / 2, content=number, size=size, colour=colour, bold=True, anchor="middle"
    )


def ball(data: Ball, spot: TokenSpot, palette: Palette) -> list[Shape]:
    """Return a ball: red core round, blue core square, none if it is masked, a cross if it is known to be a decoy.

    A ball in the air is an empty ring.
    """
    dark = Disc(x=spot.x, y=spot.y, r=spot.r, fill=palette.outline)
    if isinstance(data, Air):
        return [dark, Disc(x=spot.x, y=spot.y, r=spot.r - 1.5, stroke=palette.ball, width=max(2.5, 0.26 * spot.r))]
    shapes: list[Shape] = [dark, Disc(x=spot.x, y=spot.y, r=spot.r - 2, fill=palette.ball)]
    if data.kind == "decoy":
        shapes.append(Cross(x=spot.x, y=spot.y, r=0.55 * spot.r, colour=palette.outline, width=max(2, 0.2 * spot.r)))
    elif data.kind == "real" and data.team is not None:
        shapes.append(
            team_mark(data.team, TokenSpot(spot.x, spot.y, 0.5 * spot.r), palette.side_fill[SIDES[data.team]])
        )
    return shapes


def draw_carried(spot: TokenSpot, place: int) -> TokenSpot:
    """Return where the ball in a token's hand is drawn; a second one is on the other side."""
    side = 1 if place % 2 == 0 else -1
    return TokenSpot(spot.x + side * 0.85 * spot.r, spot.y - 0.8 * spot.r, max(12.0, 0.42 * spot.r))


def star(middle: Point, r: float, palette: Palette) -> Shape:
    """Return a gold star: a special that is played."""
    return Polygon(points=_rays(middle, r, 0.45, 5), fill=palette.special, stroke=palette.outline, width=2)


def draw_star(spot: TokenSpot, palette: Palette) -> Shape:
    """Return the star at a token's lower left."""
    return star((spot.x - 0.9 * spot.r, spot.y + 0.8 * spot.r), max(13, 0.55 * spot.r), palette)


def bump(middle: Point, palette: Palette) -> Shape:
    """Return the burst of a collision."""
    return Polygon(points=_rays(middle, 17, 0.5, 8), fill=palette.knock, stroke=palette.outline, width=2)


def _rays(middle: Point, r: float, depth: float, count: int) -> tuple[Point, ...]:
    reach = (r, depth * r)
    return tuple(
        (middle[0] + reach[k % 2] * sin(k * pi / count), middle[1] - reach[k % 2] * cos(k * pi / count))
        for k in range(2 * count)
    )


def draw_step_number(number: int, at: Point, palette: Palette) -> list[Shape]:
    """Return the number of a step of the story: dark on white, unlike any token's."""
    return [
        Disc(x=at[0], y=at[1], r=NUMBER, fill=palette.ink, stroke=palette.outline, width=2),
        Text(x=at[0], y=at[1] + CAP * SMALLEST / 2, content=str(number), size=SMALLEST, colour=palette.outline,
             bold=True, anchor="middle"),
    ]  # fmt: skip


def old_ball(spot: TokenSpot, palette: Palette) -> Shape:
    """Return where a ball lay that was picked up."""
    return Disc(x=spot.x, y=spot.y, r=min(spot.r, 13), stroke=palette.ball, width=3)


def draw_removed(spot: TokenSpot, palette: Palette) -> list[Shape]:
    """Return a cross over a ball or cell: what was there is gone."""
    return [
        Cross(x=spot.x, y=spot.y, r=spot.r, colour=palette.outline, width=9),
        Cross(x=spot.x, y=spot.y, r=spot.r, colour=palette.knock, width=5),
    ]


def draw_sent_off(spot: TokenSpot, palette: Palette) -> list[Shape]:
    """Return a cross at a token's upper left: its player is stopped or leaves the pitch; his number stays readable."""
    return draw_removed(TokenSpot(spot.x - 0.72 * spot.r, spot.y - 0.72 * spot.r, 15), palette)


def draw_sitting_out(spot: TokenSpot, palette: Palette) -> list[Shape]:
    """Return a dull disc with a cross: somebody who sits out."""
    return [
        Disc(x=spot.x, y=spot.y, r=spot.r, fill=palette.muted, stroke=palette.outline, width=2),
        Cross(x=spot.x, y=spot.y, r=0.82 * spot.r, colour=palette.outline, width=3),
    ]


def ring(spot: TokenSpot, colour: str) -> Shape:
    """Return a ring around a token or ball."""
    return Disc(x=spot.x, y=spot.y, r=spot.r + 7, stroke=colour, width=4)


def draw_edge(points: tuple[Point, ...], colour: str) -> Shape:
    """Return a bright edge around a cell."""
    return Arrow(points=(*points, points[0]), colour=colour, width=6)
