"""The last rounds of the KDH cup as a tree: quarter-finals at the left, semi-finals at the right, the final between.

Two columns instead of three leave room for the names.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from boards import fonts
from boards.lettering import Style, written
from boards.matrix_hockey import _frame
from boards.matrix_hockey._frame import MARGIN, WIDTH, Frame
from boards.matrix_hockey._lists import Side, side
from boards.matrix_hockey._look import Look
from boards.matrix_hockey._ties import Tie, told
from boards.scene import Arrow, Point, Shape
from rules.matrix_hockey.state import State

Column = Sequence[Tie]
_LINE, _NOTE = 44, 32
_BOX = 2 * _LINE + _NOTE
_GAP, _BETWEEN, _HEAD = 36, 44, 44
_WIDE = (WIDTH - 2 * MARGIN - _BETWEEN) / 2
_RIGHT = MARGIN + _WIDE + _BETWEEN


class Branches(NamedTuple):
    """The rounds of a tree with what they are called; `quarters` and `final` may be empty."""

    quarters: Column
    semis: Column
    final: Column
    heads: Sequence[str]


def feeders(earlier: Column, later: Column) -> list[list[int | None]]:
    """Return for each match of `later` where its home and away team come from: a place in `earlier`, or None (a bye).

    MH-3.2.3-d: a re-admitted team comes from a match of two ONR, whose place it takes.
    """
    empty = [k for k, tie in enumerate(earlier) if tie.is_empty]
    found: list[list[int | None]] = []
    for tie in later:
        pair: list[int | None] = []
        for team in (tie.home, tie.away):
            place = next((k for k, one in enumerate(earlier) if one.winner == team), None)
            if place is None and empty and any(one.back == team for one in earlier):
                place = empty.pop(0)
            pair.append(place)
        found.append(pair)
    return found


def arranged(earlier: Column, later: Column) -> list[Tie]:
    """Return the matches of `earlier` in such an order that no two lines to `later` cross."""
    found = [place for pair in feeders(earlier, later) for place in pair if place is not None]
    order = dict.fromkeys((*found, *range(len(earlier))))
    return [earlier[place] for place in order]


def tree(state: State, branches: Branches, top: float, frame: Frame) -> tuple[list[Shape], float]:
    """Return the rounds, joined where somebody goes on, and where they end."""
    look = frame.look
    final = branches.final[:1]
    semis = arranged(branches.semis, final)
    quarters = arranged(branches.quarters, semis)
    lefts = {k: top + _HEAD + k * (_BOX + _GAP) for k in range(len(quarters))}
    fed = feeders(quarters, semis)
    rights = _rights(lefts, fed, top + _HEAD, with_final=bool(final))
    shapes = _head(branches.heads[0], MARGIN, top, look) if quarters else []
    shapes += _head(branches.heads[1], _RIGHT, rights[0] - _HEAD, look) if semis else []
    for place, pair in enumerate(fed):
        for line, source in enumerate(pair):
            if source is not None:
                start = (MARGIN + _WIDE, lefts[source] + _LINE)
                shapes.append(_joint(start, (_RIGHT, rights[place] + (line + 0.5) * _LINE), line, look))
    for place, tie in enumerate(quarters):
        shapes += _match(state, tie, (MARGIN, lefts[place]), frame)
    for place, tie in enumerate(semis):
        shapes += _match(state, tie, (_RIGHT, rights[place]), frame)
    ends = [*lefts.values(), *rights.values()]
    if final:
        begin = rights[0] + _BOX + _GAP + _HEAD
        if 1 in rights:
            begin = (rights[0] + rights[1]) / 2 + _HEAD / 2 - 6
        shapes += [*_head(branches.heads[2], _RIGHT, begin - _HEAD, look), *_into(rights, begin, look)]
        shapes += _match(state, final[0], (_RIGHT, begin), frame)
        ends.append(begin)
    return shapes, max(ends) + _BOX + 12


def _rights(
    lefts: Mapping[int, float], fed: Sequence[Sequence[int | None]], top: float, *, with_final: bool
) -> dict[int, float]:
    """Where the semi-finals begin: between those that they come from, with room for the final after the first."""
    found: dict[int, float] = {}
    for place, pair in enumerate(fed):
        sources = [lefts[source] for source in pair if source is not None]
        least = top
        if place:
            least = found[place - 1] + _BOX + _GAP
            least += _BOX + _GAP + _HEAD if with_final and place == 1 else 0
        found[place] = max(sum(sources) / len(sources), least) if sources else least
    return found


def _head(content: str, left: float, top: float, look: Look) -> list[Shape]:
    return [written(content, left + 8, top + _HEAD / 2 - 2, Style(26, look.ice, bold=True, wide=_WIDE * 0.6))]


def _joint(start: Point, end: Point, line: int, look: Look) -> Shape:
    """A line with two corners; the upper and the lower one of a match do not touch."""
    middle = (start[0] + end[0]) / 2 + (2 * line - 1) * 3
    return Arrow(points=(start, (middle, start[1]), (middle, end[1]), end), colour=look.muted, width=3)


def _into(rights: Mapping[int, float], final: float, look: Look) -> list[Shape]:
    """Arrows from the semi-finals above and below into the final."""
    x = _RIGHT + _WIDE * 0.75
    ways = [((x, rights[0] + _BOX), (x, final))]
    if 1 in rights:
        ways.append(((x, rights[1]), (x, final + _BOX)))
    return [Arrow(points=way, colour=look.muted, width=3, head=14) for way in ways]


def _match(state: State, tie: Tie, corner: Point, frame: Frame) -> list[Shape]:
    (left, top), wide, look, own = corner, _WIDE, frame.look, frame.team
    shapes = [_frame.box(corner, wide, _BOX, look, is_own=own in (tie.home, tie.away) and own is not None)]
    note = told(tie.result, frame.labels)[1] if tie.result is not None else ""
    goals = tie.result.score if tie.result is not None else None
    for line, team in enumerate((tie.home, tie.away)):
        number = str(goals[line]) if goals is not None else ""
        shapes += _team(side(state, tie, team, frame), number, (left, top + (line + 0.5) * _LINE + 2), look)
    below = top + 2 * _LINE + _NOTE / 2 - 2
    return [*shapes, written(note, left + wide - 14, below, Style(22, look.muted, anchor="end", wide=wide - 28))]


def _team(one: Side, number: str, at: Point, look: Look) -> list[Shape]:
    left, y = at
    colour = look.dim if one.is_out else look.ink
    mark = fonts.fit(one.mark, 22, False, 140)
    room = _WIDE - 34 - 60 - (fonts.width(mark, 22, False) + 32 if mark else 0)
    name = fonts.fit(one.name, 25, one.is_through, room)
    shapes: list[Shape] = [
        written(name, left + 34, y, Style(25, colour, bold=one.is_through)),
        written(number, left + _WIDE - 14, y, Style(29, colour, bold=one.is_through, anchor="end", wide=50)),
    ]
    if one.is_through:
        shapes.append(_frame.pointer(left + 18, y, look.up, 1))
    return [*shapes, *_frame.tag(mark, left + 46 + fonts.width(name, 25, one.is_through), y, look)[0]]
