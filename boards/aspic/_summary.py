"""A finished match in one picture: score, occupation over the turns with the goals, statistics."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import get_args

from boards.aspic import _frame, _pieces
from boards.aspic._frame import MARGIN, Frame
from boards.aspic._look import Look, look_of
from boards.aspic._words import Labels
from boards.fonts import Style, write_line
from boards.scene import Anchor, Arrow, Point, Polygon, RoundedBox, Scene, Shape
from rules.aspic.board import SIDES, Side
from rules.aspic.events import Event
from rules.aspic.figures import Stat, Summary, sum_up_match
from rules.aspic.state import State

_LEFT, _RIGHT = 84, 876
_TALL, _ROW = 320, 50
_FULL = 1000
_MIDDLE = 450
_BAR = 250


def summary_scene(
    state: State,
    events: Iterable[Event],
    frame: Frame,
) -> Scene:
    """Return the summary of a match: `state` is its last, `events` are those of all its turns, the oldest first."""
    look = look_of(state.teams, frame.palette)
    found = sum_up_match(events)
    top = _frame.board_top(frame) + 16
    shapes = [*_frame.draw_header(state, frame), *_curve(found, top, frame, look)]
    lines, bottom = _statistics(found, top + _TALL + 24, frame.labels, look)
    ended, end = _frame.footer(state, bottom + 20, frame)
    return _frame.finish([*shapes, *lines, *ended], end, look)


def _curve(found: Summary, top: float, frame: Frame, look: Look) -> list[Shape]:
    """The left side's share after each turn, on a ground in the two colours; goals are marked on it."""
    middle = top + _TALL / 2
    shapes: list[Shape] = [
        _box(top, _TALL / 2, look.left.free[0]),
        _box(middle, _TALL / 2, look.right.free[0]),
    ]
    for tenths in (0, 250, 500, 750, 1000):
        y = _height(tenths, top)
        shapes.append(Arrow(points=((_LEFT, y), (_RIGHT, y)), colour=look.neutral[0], width=2))
        share = frame.labels.share(max(tenths, _FULL - tenths))
        colour = look.palette.ink if tenths == _FULL / 2 else look.of("left" if tenths > _FULL / 2 else "right").text
        shapes.append(write_line(share, _LEFT - 8, y, Style(22, colour, anchor="end", wide=_LEFT - 14)))
    count = max(len(found.curve), 1)
    points: list[Point] = [(_LEFT, _height(500, top))]
    points += [(_across(k, count), _height(tenths, top)) for k, tenths in enumerate(found.curve, 1)]
    for one in found.turnings:
        if one.seat is None:
            x = _across(one.samples, count)
            line = ((x, top), (x, top + _TALL))
            shapes.append(Arrow(points=line, colour=look.palette.muted, width=3, pattern="dashed"))
    if len(points) > 1:
        shapes.append(
            Arrow(points=tuple(_thinned(points)), colour=look.palette.ink, width=5, halo=look.palette.outline)
        )
    for one in found.turnings:
        if one.seat is not None and one.samples < len(points):
            shapes += _goal(one.seat, points[one.samples], look)
    return shapes


def _goal(side: Side, spot: Point, look: Look) -> list[Shape]:
    """The mark of whoever scored, with a bright edge."""
    return [
        _pieces.draw_mark(side, spot, 17, look.palette.outline),
        _pieces.draw_mark(side, spot, 15, look.of(side).fill, (look.palette.special, 4)),
    ]


def _thinned(points: Sequence[Point]) -> list[Point]:
    """The curve without points nearer than two pixels to the one before."""
    kept = [points[0]]
    kept += [after for before, after in pairwise(points) if after[0] - kept[-1][0] >= 2 or after == points[-1]]  # noqa: PLR2004
    return kept


def _box(top: float, tall: float, fill: str) -> Shape:
    return Polygon(points=((_LEFT, top), (_RIGHT, top), (_RIGHT, top + tall), (_LEFT, top + tall)), fill=fill)


def _height(tenths: int, top: float) -> float:
    return top + _TALL * (1 - tenths / _FULL)


def _across(samples: int, count: int) -> float:
    return _LEFT + (_RIGHT - _LEFT) * samples / count


def _statistics(found: Summary, top: float, labels: Labels, look: Look) -> tuple[list[Shape], float]:
    """A line for each number, a bar for each side, and where they end."""
    shapes: list[Shape] = []
    most = max(1, *(tries.shots for tries in (found.left, found.right)))
    most = max(most, *(tries.rebounds for tries in (found.left, found.right)))
    for k, stat in enumerate(get_args(Stat)):
        y = top + (k + 0.5) * _ROW
        word = labels.stats.get(stat, "")
        shapes.append(write_line(word, _MIDDLE, y, Style(25, look.palette.ink, anchor="middle", wide=210)))
        for side in SIDES:
            value: int = getattr(found.of(side), stat)
            shapes += _bar(side, value, value / most, y, look)
    return shapes, top + len(get_args(Stat)) * _ROW


def _bar(side: Side, value: int, share: float, y: float, look: Look) -> list[Shape]:
    """A number at the edge, and from the middle outwards a bar."""
    way, edge = (-1, MARGIN) if side == "left" else (1, 900 - MARGIN)
    wide = round(_BAR * share)
    anchor: Anchor = "start" if side == "left" else "end"
    shapes: list[Shape] = [write_line(str(value), edge, y, Style(30, look.of(side).text, bold=True, anchor=anchor))]
    if wide:
        x = _MIDDLE + way * (116 + wide / 2)
        shapes.append(RoundedBox(x=x, y=y, w=wide, h=22, corner=min(6, wide / 2), fill=look.of(side).fill))
    return shapes
