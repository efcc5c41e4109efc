"""The game explained to who sees it for the first time: half a pitch with its signs, an attack, a shot."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Literal, get_args

from boards import fonts
from boards.fonts import Style, write_line
from boards.helvetia_cup import _board, _field, _goal, _pieces
from boards.helvetia_cup._arrows import PEN
from boards.helvetia_cup._field import View
from boards.helvetia_cup._following import following
from boards.helvetia_cup._goal import GoalMouth
from boards.helvetia_cup._legs import legs_of, starts, ways_of
from boards.helvetia_cup._look import LOOKS
from boards.helvetia_cup._shown import Shown, ShownFigure, Who
from boards.palette import PUBLIC
from boards.scene import Arrow, Inset, Point, RoundedBox, Scene, Shape
from rules.helvetia_cup import events as ev
from rules.helvetia_cup.pitch import CELLS, PITCH

LessonSign = Literal[
    "home", "away", "keeper", "captain", "boost", "tired", "fallen", "yellow", "carrier", "digit", "left", "centre",
    "right", "wing", "box", "keeper_zone",
]  # fmt: skip
"""The lines below the pitch, row by row."""

_WIDTH, _MARGIN, _SIZE = 900, 26, 26
_HEX, _FIRST = 104, 5.5  # the pitch from the half-way line on
_TITLE, _SUBTITLE, _ROW, _LINE = 58, 44, 52, 36
_SIGN, _R = 62, 22
_COLOURS = 24
_LOOK = LOOKS[PUBLIC]


@dataclass(frozen=True)
class Lesson:
    """The words of a picture: title, line below it, notes under the picture, and what each sign of the pitch means."""

    title: str
    subtitle: str = ""
    notes: Sequence[str] = ()
    signs: Mapping[LessonSign, str] = field(default_factory=dict)


_STANDING: Mapping[Who, ShownFigure] = {
    ("home", 5): ShownFigure("d8", 4),
    ("home", 11): ShownFigure("b9", 3),
    ("home", 10): ShownFigure("f10", 2, yellow=1),
    ("away", 1): ShownFigure("e13", 2),
    ("away", 2): ShownFigure("f11", 4),
    ("away", 3): ShownFigure("d9", 0),
    ("away", 8): ShownFigure("g8", 3, down=True),
}
EXAMPLE = Shown(
    half=1, clock=18, score=(0, 0), attack="home", figures=_STANDING, keepers=(None, 1),
    captains=frozenset({("home", 10), ("home", 11)}), ball="d8", holder=("home", 5),
)  # fmt: skip
"""Home attacks: a short pass away from its shooter, a defender without BOOST beside the way, one who has fallen."""

TURN: Sequence[ev.Event] = (
    ev.Moved(seat="home", player=11, path=("b10", "c11"), boosts=1, overlap=False, with_ball=False),
    ev.Moved(seat="home", player=10, path=("f11",), boosts=0, overlap=False, with_ball=False),
    ev.Moved(seat="away", player=3, path=("d8",), boosts=0, overlap=False, with_ball=False),
    ev.StealTried(seat="away", player=3, target=5, roll=15, needed=4, success=False),
    ev.Sidestepped(seat="home", player=5, start="d8", to="d9", why="dodge"),
    ev.ShortPass(seat="home", player=5, start="d9", to="c11", receiver=11),
    ev.Reception(seat="home", player=11, at="c11"),
    ev.LongPass(seat="home", player=11, start="c11", aim="f11", roll=8, needed=12, success=True, pressed_by=None),
    ev.Reception(seat="home", player=10, at="f11"),
    ev.Shot(seat="home", player=10, kind="header", start="f11", zone="centre", distance=2, cell="D", keeper=1,
            keeper_cells=("B", "C"), saved=False, roll=7, needed=9, goal=True, pressed_by=None),
)  # fmt: skip
"""Three moves, a steal that fails, two passes, a header that goes in."""

SHOT = GoalMouth(
    seat="home", zone="left", malus={cell: PITCH.malus("left", cell) for cell in CELLS}, covered=("B", "C"), cell="A",
    outcome="goal", roll=7, target=14,
)  # fmt: skip
"""The page's own example: two hexes out on the left, 18 - 4 = 14."""


def pitch_lesson(lesson: Lesson) -> Scene:
    """Return the half of the pitch that home attacks, with `EXAMPLE` and what everything on it means."""
    where = _view(lesson)
    shapes = [*_titles(lesson), *_pitch(where), *_board.figures(EXAMPLE, where, _LOOK)]
    bottom = where.top + where.tall + 22
    half = (_WIDTH - _MARGIN) / 2
    for place, sign in enumerate(get_args(LessonSign)):
        x, y = _MARGIN + place % 2 * half, bottom + (place // 2 + 0.5) * _ROW
        shapes += _sign(sign, (x + _SIGN / 2, y))
        style = Style(_SIZE, _LOOK.palette.ink, wide=half - _SIGN - 16)
        shapes.append(write_line(lesson.signs.get(sign, ""), x + _SIGN + 8, y, style))
    return _whole(shapes, bottom + ceil(len(get_args(LessonSign)) / 2) * _ROW, lesson)


def turn_lesson(lesson: Lesson) -> Scene:
    """Return that half with the arrows of `TURN`; those of the ball are numbered."""
    where = _view(lesson)
    steps = tuple(following(EXAMPLE, TURN))
    now, legs = steps[-1][2], legs_of(steps)
    standing = [spot for spot, _ in _board.spots(now, where).values()]
    under, over = PEN.draw_ways(ways_of(legs, now, where), standing, _LOOK, where.scale)
    left = [_pieces.draw_left_behind(seat, where.spot(hex_), _LOOK) for seat, hex_ in starts(legs, now)]
    shapes = [*_titles(lesson), *_pitch(where), *left, *under, *_board.figures(now, where, _LOOK), *over]
    return _whole(shapes, where.top + where.tall + 22, lesson)


def shot_lesson(lesson: Lesson) -> Scene:
    """Return the goal with both choices of `SHOT`."""
    top, size = _top(lesson) + 12, (200.0, 140.0)
    corner = ((_WIDTH - 3 * size[0]) / 2, top + 6)
    shapes = [*_titles(lesson), *_goal.net(SHOT, corner, size, _LOOK)]
    for cell in CELLS:
        shapes += _goal.cell_figures(cell, SHOT, corner, size, _LOOK)
    shapes += _goal.draw_aimed(SHOT, corner, size, _LOOK)
    return _whole(shapes, corner[1] + 2 * size[1] + 24, lesson)


def _top(lesson: Lesson) -> float:
    return 12 + (_TITLE if lesson.title else 0) + (_SUBTITLE if lesson.subtitle else 0)


def _view(lesson: Lesson) -> View:
    rough = View(size=_HEX, left=0, top=0, first=_FIRST)
    return View(size=_HEX, left=round((_WIDTH - rough.wide) / 2), top=_top(lesson) + _field.GOAL + 6, first=_FIRST)


def _titles(lesson: Lesson) -> list[Shape]:
    ink, wide = _LOOK.palette.ink, _WIDTH - 2 * _MARGIN
    size = fonts.fit_size(lesson.title, 42, True, wide, _SIZE)
    shapes: list[Shape] = [
        write_line(lesson.title, _WIDTH / 2, 12 + _TITLE / 2, Style(size, ink, bold=True, anchor="middle", wide=wide))
    ]
    if lesson.subtitle:
        style = Style(28, _LOOK.palette.muted, anchor="middle", wide=wide)
        shapes.append(write_line(lesson.subtitle, _WIDTH / 2, 12 + _TITLE + _SUBTITLE / 2 - 6, style))
    return shapes


def _pitch(where: View) -> list[Shape]:
    (left, top), scene = _field.ground(where, PUBLIC)
    return [Inset(x=int(left), y=int(top), scene=scene)]


def _sign(sign: LessonSign, spot: Point) -> list[Shape]:
    """A sign in the key."""
    match sign:
        case "left" | "centre" | "right":
            return [_patch(spot, _LOOK.zones[sign])]
        case "wing" | "keeper_zone":
            return [_patch(spot, _LOOK.wing if sign == "wing" else _LOOK.keeper[1])]
        case "box":
            (x, y), r = spot, 20
            corners = ((x - r, y + 10), (x - r, y - 14), (x + r, y - 14), (x + r, y + 10))
            return [Arrow(points=corners, colour=_LOOK.palette.ink, width=5)]
        case "digit":
            return [write_line("2", *spot, Style(30, _LOOK.palette.special, bold=True, anchor="middle"))]
        case "boost":
            return _pieces.pips(3, spot, 50, _LOOK)
        case _:
            return _figure_sign(sign, spot)


def _figure_sign(sign: LessonSign, spot: Point) -> list[Shape]:
    kind = _pieces.Kind(
        boost=0 if sign == "tired" else 3,
        is_down=sign == "fallen",
        is_keeper=sign == "keeper",
        is_captain=sign == "captain",
        is_cautioned=sign == "yellow",
    )
    shapes = _pieces.figure(("away" if sign == "away" else "home", 1 if sign == "keeper" else 8), spot, _R, kind, _LOOK)
    if sign != "carrier":
        return shapes
    return [*_pieces.draw_carrier("home", spot, _R, _LOOK), *shapes, *_pieces.ball(_pieces.hand(spot, _R), _LOOK, 10)]


def _patch(spot: Point, fill: str) -> Shape:
    return RoundedBox(x=spot[0], y=spot[1], w=46, h=34, corner=6, fill=fill)


def _whole(shapes: Sequence[Shape], bottom: float, lesson: Lesson) -> Scene:
    """The picture with its notes, each numbered, below."""
    noted = list(shapes)
    y, wide = bottom, _WIDTH - 2 * _MARGIN - 46
    for number, note in enumerate(lesson.notes, start=1):
        lines = fonts.break_words(note, wide, _SIZE, 3)
        spot = (_MARGIN + 17, y + _LINE / 2)
        noted.append(_pieces.dot(spot, _LOOK.palette.special, 17))
        style = Style(_SIZE, _LOOK.palette.outline, bold=True, anchor="middle")
        noted.append(write_line(str(number), *spot, style))
        body = Style(_SIZE, _LOOK.palette.ink, wide=wide)
        noted += [write_line(line, _MARGIN + 46, y + (k + 0.5) * _LINE, body) for k, line in enumerate(lines)]
        y += _LINE * len(lines) + 12
    return Scene(
        width=_WIDTH, height=ceil(y + 14), background=_LOOK.palette.background, shapes=tuple(noted), colours=_COLOURS
    )
