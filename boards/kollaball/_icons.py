"""What a line of text shows of a match: the marks of both sides, and a sign for each class."""

from collections.abc import Callable, Mapping

from boards.icon import MIDDLE, PALETTE
from boards.kollaball._pieces import TokenSpot, team_mark
from boards.kollaball._words import SIDES
from boards.scene import Arrow, Disc, Point, Polygon, RoundedBox, Shape
from rules.kollaball.state import TeamId

_DARK, _INK, _GOLD, _WARM = PALETTE.outline, PALETTE.ink, PALETTE.special, PALETTE.strike
_COOL, _FIELD, _LILAC = PALETTE.lob, PALETTE.field_line, PALETTE.knock
_EDGE = 6


def team_icon(team: TeamId) -> tuple[Shape, ...]:
    """Return a side's mark as its tokens have it: a disc or a box."""
    rim, body = TokenSpot(*MIDDLE, 62), TokenSpot(*MIDDLE, 57)
    return team_mark(team, rim, _DARK), team_mark(team, body, PALETTE.side_fill[SIDES[team]], _INK, 9)


def class_icon(cls: str) -> tuple[Shape, ...]:
    """Return the sign of a class: shield, flask, tree, bow, key, coins."""
    return _CLASSES[cls]()


def _warrior() -> tuple[Shape, ...]:
    shield = ((14, 14), (114, 14), (114, 58), (98, 92), (64, 120), (30, 92), (14, 58))
    half = ((64, 24), (104, 24), (104, 56), (90, 86), (64, 107))
    return _edged(shield, _INK), Polygon(points=half, fill=_WARM)


def _alchemist() -> tuple[Shape, ...]:
    flask = ((48, 22), (80, 22), (80, 50), (114, 108), (106, 120), (22, 120), (14, 108), (48, 50))
    drink = ((38, 78), (90, 78), (105, 106), (101, 111), (27, 111), (23, 106))
    rim = RoundedBox(x=64, y=15, w=54, h=22, corner=8, fill=_INK, stroke=_DARK, width=_EDGE)
    return _edged(flask, _INK), Polygon(points=drink, fill=_LILAC), rim


def _ranger() -> tuple[Shape, ...]:
    trunk = RoundedBox(x=64, y=108, w=28, h=36, corner=4, fill=_WARM, stroke=_DARK, width=_EDGE)
    lower, upper = ((64, 34), (116, 98), (12, 98)), ((64, 4), (104, 60), (24, 60))
    return trunk, _edged(lower, _FIELD), _edged(upper, _FIELD)


def _archer() -> tuple[Shape, ...]:
    bow = ((44, 8), (84, 22), (102, 64), (84, 106), (44, 120))
    return (
        _stroke(bow, _WARM, 12),
        _stroke(((44, 8), (44, 120)), _INK, 4),
        Arrow(points=((8, 64), (122, 64)), colour=_COOL, width=9, head=32, halo=_DARK),
    )


def _thief() -> tuple[Shape, ...]:
    shaft, teeth = ((56, 64), (116, 64)), (((88, 64), (88, 92)), ((112, 64), (112, 98)))
    return (
        Disc(x=34, y=64, r=31, stroke=_DARK, width=26),
        *(_stroke(points, _GOLD, 14) for points in (shaft, *teeth)),
        Disc(x=34, y=64, r=28, stroke=_GOLD, width=16),
    )


def _merchant() -> tuple[Shape, ...]:
    places = ((42, 88), (86, 88), (64, 42))
    return tuple(
        shape
        for x, y in places
        for shape in (
            Disc(x=x, y=y, r=38, fill=_GOLD, stroke=_DARK, width=_EDGE),
            Disc(x=x, y=y, r=22, stroke=_WARM, width=6),
        )
    )


def _edged(points: tuple[Point, ...], fill: str) -> Shape:
    return Polygon(points=points, fill=fill, stroke=_DARK, width=_EDGE)


def _stroke(points: tuple[Point, ...], colour: str, width: float) -> Shape:
    return Arrow(points=points, colour=colour, width=width, halo=_DARK)


_CLASSES: Mapping[str, Callable[[], tuple[Shape, ...]]] = {
    "warrior": _warrior,
    "alchemist": _alchemist,
    "ranger": _ranger,
    "archer": _archer,
    "thief": _thief,
    "merchant": _merchant,
}
