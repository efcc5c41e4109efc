"""Tokens, balls and marks as shapes."""

import msgspec

from boards import fonts
from boards.kollaball._words import CLASS_LETTERS, SIDES, number_of
from boards.lettering import CAP
from boards.palette import Palette
from boards.scene import Arrow, Cross, Disc, Point, RoundedBox, Shape, Text
from rules.kollaball.state import Air, Ball, Player, PlayerId, TeamId, team_of


class Spot(msgspec.Struct, frozen=True):
    """Where something lies on the picture, and how big it may be."""

    x: float
    y: float
    r: float

    @property
    def middle(self) -> Point:
        """The point itself."""
        return (self.x, self.y)


def team_mark(team: TeamId, spot: Spot, fill: str | None, stroke: str | None = None, width: float = 0) -> Shape:
    """Return the shape of a side: red is a disc, blue a box with rounded corners."""
    if team == "rouge":
        return Disc(x=spot.x, y=spot.y, r=spot.r, fill=fill, stroke=stroke, width=width)
    edge = 1.84 * spot.r
    return RoundedBox(x=spot.x, y=spot.y, w=edge, h=edge, corner=0.42 * spot.r, fill=fill, stroke=stroke, width=width)


def token(
    who: tuple[PlayerId, Player], spot: Spot, palette: Palette, *, idle: bool = False, ghost: bool = False
) -> list[Shape]:
    """Return a player's token: number and class letter, a gold ring while his special is unspent.

    `idle`: he sits out, so he is dull and crossed. `ghost`: he is only just coming in, so he is an outline.
    """
    player, data = who
    team = team_of(player)
    side = SIDES[team]
    ring = max(2.0, 0.1 * spot.r)
    edge = palette.ink if data.special_used else palette.special
    fill = palette.background if ghost else (palette.side_dull if idle else palette.side_fill)[side]
    inner = Spot(spot.x, spot.y, spot.r - ring)
    shapes: list[Shape] = [team_mark(team, spot, palette.outline)]
    if data.special_used:
        shapes.append(team_mark(team, inner, fill, edge, max(1.5, 0.05 * spot.r)))
    else:
        shapes.append(team_mark(team, Spot(spot.x, spot.y, spot.r - 1), edge))
        shapes.append(team_mark(team, Spot(spot.x, spot.y, spot.r - 1 - ring), palette.outline))
        shapes.append(team_mark(team, Spot(spot.x, spot.y, spot.r - 2 - 1.4 * ring), fill))
    if ghost:
        shapes.append(team_mark(team, Spot(spot.x, spot.y, spot.r - 2 * ring), None, palette.side_fill[side], ring))
    if idle:
        shapes.append(Cross(x=spot.x, y=spot.y, r=0.82 * spot.r, colour=palette.outline, width=max(2.0, 0.13 * spot.r)))
    return shapes + _inscription(player, data, spot, palette)


def _inscription(player: PlayerId, data: Player, spot: Spot, palette: Palette) -> list[Shape]:
    """Number, big, and class letter, smaller, side by side."""
    number, letter = number_of(player), CLASS_LETTERS[data.cls]
    size, small = 1.08 * spot.r, 0.66 * spot.r
    base = spot.y + CAP * size / 2
    wide, narrow = fonts.width(number, size, True), fonts.width(letter, small, False)
    left = spot.x - (wide + narrow) / 2 - 0.02 * spot.r
    return [
        Text(x=left + wide / 2, y=base, content=number, size=size, colour=palette.ink, bold=True,
             anchor="middle"),
        Text(x=left + wide + narrow / 2 + 0.04 * spot.r, y=base, content=letter, size=small, colour=palette.ink,
             anchor="middle"),
    ]  # fmt: skip


def ball(data: Ball, spot: Spot, palette: Palette) -> list[Shape]:
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
        shapes.append(team_mark(data.team, Spot(spot.x, spot.y, 0.5 * spot.r), palette.side_fill[SIDES[data.team]]))
    return shapes


def carried(spot: Spot, place: int) -> Spot:
    """Return where the ball in a token's hand is drawn; a second one is on the other side."""
    side = 1 if place % 2 == 0 else -1
    return Spot(spot.x + side * 0.74 * spot.r, spot.y - 0.7 * spot.r, max(8.5, 0.38 * spot.r))


def badge(text: str, token_spot: Spot, palette: Palette) -> list[Shape]:
    """Return a small gold sign at a token's lower left: the special he plays."""
    size = 17
    x, y = token_spot.x - 0.78 * token_spot.r, token_spot.y + 0.72 * token_spot.r
    width = 12 + 11 * len(text)
    return [
        RoundedBox(x=x, y=y, w=width, h=24, corner=8, fill=palette.special, stroke=palette.outline, width=2),
        Text(x=x, y=y + CAP * size / 2, content=text, size=size, colour=palette.outline, bold=True, anchor="middle"),
    ]


def tag(player: PlayerId, at: Point, palette: Palette) -> list[Shape]:
    """Return a tiny token without class letter: whose arrow this is."""
    spot = Spot(at[0], at[1], 13)
    team = team_of(player)
    return [
        team_mark(team, spot, palette.side_fill[SIDES[team]], palette.outline, 2),
        Text(x=spot.x, y=spot.y + CAP * 8, content=number_of(player), size=16, colour=palette.ink, bold=True,
             anchor="middle"),
    ]  # fmt: skip


def removed(spot: Spot, palette: Palette) -> list[Shape]:
    """Return a cross over a ball or cell: what was there is gone."""
    return [
        Cross(x=spot.x, y=spot.y, r=spot.r, colour=palette.outline, width=9),
        Cross(x=spot.x, y=spot.y, r=spot.r, colour=palette.knock, width=5),
    ]


def sent_off(spot: Spot, palette: Palette) -> list[Shape]:
    """Return a cross at a token's upper left: its player leaves the pitch; his number stays readable."""
    return removed(Spot(spot.x - 0.72 * spot.r, spot.y - 0.72 * spot.r, 15), palette)


def ring(spot: Spot, colour: str) -> Shape:
    """Return a ring around a token or ball."""
    return Disc(x=spot.x, y=spot.y, r=spot.r + 7, stroke=colour, width=4)


def outline(points: tuple[Point, ...], colour: str) -> Shape:
    """Return a bright edge around a cell."""
    return Arrow(points=(*points, points[0]), colour=colour, width=6)
