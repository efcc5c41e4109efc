"""The pitch explained to who sees it for the first time: what is in front of whom, and what each sign means."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Literal, get_args

import msgspec

from boards import strokes
from boards.fonts import Style, write_line
from boards.kollaball import _field, _frame, _pieces
from boards.kollaball._board import CORNER
from boards.kollaball._layout import Places
from boards.kollaball._pieces import SMALLEST, TokenSpot
from boards.palette import PALETTES, PUBLIC, Palette
from boards.scene import Arrow, Inset, Point, Scene, Shape
from rules.kollaball.pitch import GOALS, LEFT_GOAL, RIGHT_GOAL, front, straight_back
from rules.kollaball.state import Air, Ball, Cell, Ground, Player, PlayerId, TeamId

LessonSign = Literal[
    "red", "blue", "carrier", "unspent", "red-ball", "blue-ball", "unknown", "decoy", "air", "idle", "name", "front"
]
"""The lines below the pitch, row by row."""

_STANDING: Mapping[PlayerId, tuple[Cell, Cell]] = {"r1": ("C4", LEFT_GOAL), "b1": ("E3", RIGHT_GOAL)}  # and own goals
_R, _AIR = 30, 12
_ROW, _SIGN, _MARGIN, _AIRY = 52, 62, 26, 16


@dataclass(frozen=True)
class Lesson:
    """The words of the picture: in front of a player, straight behind them, in the goals, and beside each sign."""

    title: str
    subtitle: str
    front: str
    back: str
    goal: str
    signs: Mapping[LessonSign, str] = field(default_factory=dict)


def lesson_scene(lesson: Lesson) -> Scene:
    """Return the pitch with a player of each side, the cells before and behind them, and the signs below."""
    palette = PALETTES[PUBLIC]
    frame = _frame.Frame(title=lesson.title, subtitle=lesson.subtitle)
    where = Places(*CORNER, False, {})
    pitch = Inset(x=_frame.LEFT, y=_frame.TOP, scene=_field.field(PUBLIC, "rouge", False))
    goals = (_word(lesson.goal, where.cell(goal), palette.ink) for goal in GOALS)
    shapes: list[Shape] = [*_frame.draw_header(frame), pitch, *goals]
    for player, (cell, goal) in _STANDING.items():
        shapes += _around(player, cell, goal, lesson, where)
    bottom = _frame.TOP + _field.HEIGHT + _AIRY
    shapes += _signs(lesson, bottom, palette)
    height = ceil(bottom + -(-len(get_args(LessonSign)) // 2) * _ROW + _AIRY)
    return Scene(
        width=_frame.WIDTH, height=height, background=palette.background, shapes=tuple(shapes), colours=_frame.COLOURS
    )


def _around(player: PlayerId, cell: Cell, goal: Cell, lesson: Lesson, where: Places) -> Iterator[Shape]:
    """A player with their ball, an arrow to each cell in front of them, and one to the cell straight behind them."""
    palette, middle = PALETTES[PUBLIC], where.cell(cell)
    for ahead in front(goal, cell):
        yield from _pointed(lesson.front, middle, where.cell(ahead), palette.move)
    behind = straight_back(goal, cell)
    if behind is not None:
        yield from _pointed(lesson.back, middle, where.cell(behind), palette.muted)
    yield from _piece(player, TokenSpot(*middle, _R), palette)


def _pointed(word: str, start: Point, end: Point, colour: str) -> Iterator[Shape]:
    """A short arrow towards a cell, and the word in that cell."""
    tip = strokes.between(start, end, 0.61 if abs(end[1] - start[1]) > _R else 0.56)
    yield Arrow(points=(strokes.point_toward(start, end, _R + _AIR), tip), colour=colour, width=7, head=20)
    yield _word(word, end, colour)


def _word(content: str, at: Point, colour: str) -> Shape:
    return write_line(content, *at, Style(SMALLEST, colour, bold=True, anchor="middle", wide=116))


def _piece(player: PlayerId, spot: TokenSpot, palette: Palette, **fields: object) -> list[Shape]:
    data = msgspec.structs.replace(_SPENT, **fields)
    return _pieces.token((player, data), spot, palette, idle=data.skip > 0)


_SPENT = Player(cls="warrior", special_used=True)


def _signs(lesson: Lesson, top: float, palette: Palette) -> Iterator[Shape]:
    """Two columns of signs with their words."""
    half = (_frame.WIDTH - _MARGIN) / 2
    for place, sign in enumerate(get_args(LessonSign)):
        x, y = _MARGIN + place % 2 * half, top + (place // 2 + 0.5) * _ROW
        yield from _sign(sign, TokenSpot(x + _SIGN / 2, y, 21), palette)
        words = Style(SMALLEST, palette.ink, wide=half - _SIGN - 18)
        yield write_line(lesson.signs.get(sign, ""), x + _SIGN + 6, y, words)


def _sign(sign: LessonSign, spot: TokenSpot, palette: Palette) -> Sequence[Shape]:
    match sign:
        case "red" | "blue" | "unspent" | "idle":
            player, fields = _PIECES[sign]
            return _piece(player, spot, palette, **fields)
        case "carrier":
            return [
                *_piece("r1", spot, palette),
                *_pieces.ball(_lying("rouge"), _pieces.draw_carried(spot, 0), palette),
            ]
        case "name":
            return [_word("D4", spot.middle, palette.field_ink)]
        case "front":
            line = ((spot.x - 24, spot.y), (spot.x + 24, spot.y))
            return [Arrow(points=line, colour=palette.move, width=7, head=20)]
        case _:
            return _pieces.ball(_BALLS[sign], TokenSpot(spot.x, spot.y, 17), palette)


def _lying(team: TeamId | None, kind: Literal["real", "decoy"] | None = "real") -> Ball:
    return Ground(cell="D4", team=team, kind=kind)


_PIECES: Mapping[LessonSign, tuple[PlayerId, Mapping[str, object]]] = {
    "red": ("r2", {}),
    "blue": ("b2", {}),
    "unspent": ("r3", {"special_used": False}),
    "idle": ("b4", {"skip": 1}),
}
_BALLS: Mapping[LessonSign, Ball] = {
    "red-ball": _lying("rouge"),
    "blue-ball": _lying("bleue"),
    "unknown": _lying(None, None),
    "decoy": _lying("rouge", "decoy"),
    "air": Air(target=None, lands=2, team_thrown="rouge"),
}
