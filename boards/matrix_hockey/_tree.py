"""The last rounds of the KDH cup as a tree."""

from collections.abc import Sequence
from itertools import pairwise

from boards import fonts
from boards.matrix_hockey import _frame
from boards.matrix_hockey._frame import MARGIN, WIDTH, written
from boards.matrix_hockey._lists import Side, side
from boards.matrix_hockey._look import Look
from boards.matrix_hockey._ties import Tie, told
from boards.matrix_hockey._words import Labels
from boards.scene import Arrow, Point, Shape
from rules.matrix_hockey.state import State, TeamId

Column = Sequence[Tie]
_LINE, _NOTE = 44, 34
_BOX = 2 * _LINE + _NOTE
_GAP, _BETWEEN = 22, 34


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


def arranged(columns: Sequence[Column]) -> list[list[Tie]]:
    """Return the matches of each round in such an order that no two lines of the tree cross."""
    found = [list(columns[-1])]
    for earlier in reversed(columns[:-1]):
        order: list[int] = []
        for pair in feeders(earlier, found[0]):
            order += [place for place in pair if place is not None and place not in order]
        order += [place for place in range(len(earlier)) if place not in order]
        found.insert(0, [earlier[place] for place in order])
    return found


def _tops(columns: Sequence[Column], top: float) -> list[list[float]]:
    """Where each box begins: the first column's one below the other, later ones between those they come from."""
    step = _BOX + _GAP
    found = [[top + k * step for k in range(len(columns[0]))]]
    for earlier, later in pairwise(columns):
        tops: list[float] = []
        for k, pair in enumerate(feeders(earlier, later)):
            from_ = [found[-1][place] for place in pair if place is not None]
            wished = sum(from_) / len(from_) if from_ else top + k * step
            tops.append(max(wished, tops[-1] + step) if tops else wished)
        found.append(tops)
    return found


def tree(
    state: State, columns: Sequence[Column], heads: Sequence[str], top: float, labels: Labels, look: Look,
    own: TeamId | None,
) -> tuple[list[Shape], float]:  # fmt: skip
    """Return the rounds `columns`, each under its head, joined where a winner goes on; and where it ends."""
    columns = arranged(columns)
    wide = (WIDTH - 2 * MARGIN - _BETWEEN * (len(columns) - 1)) / len(columns)
    lefts = [MARGIN + k * (wide + _BETWEEN) for k in range(len(columns))]
    tops = _tops(columns, top + _frame.SECTION)
    shapes: list[Shape] = [
        written(head, left + wide / 2, top + 30, 26, look.ice, bold=True, anchor="middle", wide=wide)
        for left, head in zip(lefts, heads, strict=True)
    ]
    for k in range(len(columns) - 1):
        for place, pair in enumerate(feeders(columns[k], columns[k + 1])):
            for line, source in enumerate(pair):
                if source is not None:
                    start = (lefts[k] + wide, tops[k][source] + _LINE)
                    end = (lefts[k + 1], tops[k + 1][place] + (line + 0.5) * _LINE)
                    shapes.append(_joint(start, end, line, look))
    for left, ties, begins in zip(lefts, columns, tops, strict=True):
        for tie, begin in zip(ties, begins, strict=True):
            shapes += _match(state, tie, (left, begin), wide, labels, look, own)
    return shapes, max(begin for begins in tops for begin in begins) + _BOX + 12


def _joint(start: Point, end: Point, line: int, look: Look) -> Shape:
    """A line with two corners; the upper and the lower one of a match do not touch."""
    middle = (start[0] + end[0]) / 2 + (2 * line - 1) * 3
    return Arrow(points=(start, (middle, start[1]), (middle, end[1]), end), colour=look.muted, width=3)


def _match(
    state: State, tie: Tie, corner: Point, wide: float, labels: Labels, look: Look, own: TeamId | None
) -> list[Shape]:
    left, top = corner
    shapes = [_frame.box(left, top, wide, _BOX, look, is_own=own in (tie.home, tie.away) and own is not None)]
    note = told(tie.result, labels)[1] if tie.result is not None else ""
    goals = tie.result.score if tie.result is not None else None
    marks = []
    for line, team in enumerate((tie.home, tie.away)):
        one = side(state, tie, team, labels, own)
        number = str(goals[line]) if goals is not None else ""
        shapes += _team(one, number, (left, top + (line + 0.5) * _LINE + 2), wide, look)
        marks.append(one.mark)
    below = top + 2 * _LINE + _NOTE / 2 - 2
    shapes.append(written(note, left + wide - 14, below, 22, look.muted, anchor="end", wide=wide - 28))
    room = wide - 36 - fonts.width(fonts.fit(note, 22, False, wide - 28), 22, False)
    for mark in marks:
        drawn, length = _frame.tag(mark, left + 12, below - 1, look, min(room, 150))
        shapes += drawn if length else []
    return shapes


def _team(one: Side, number: str, at: Point, wide: float, look: Look) -> list[Shape]:
    left, y = at
    colour = look.dim if one.is_out else look.ink
    shapes: list[Shape] = [
        written(one.name, left + 34, y, 25, colour, bold=one.is_through, wide=wide - 34 - 56),
        written(number, left + wide - 14, y, 29, colour, bold=one.is_through, anchor="end", wide=50),
    ]
    if one.is_through:
        shapes.append(_frame.pointer(left + 18, y, look.up, 1))
    return shapes
