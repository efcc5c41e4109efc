"""Cup matches one below the other: home at the left, score in the middle, away at the right."""

from collections.abc import Iterable
from typing import NamedTuple

from boards import fonts
from boards.lettering import Style, written
from boards.matrix_hockey import _frame
from boards.matrix_hockey._frame import MARGIN, WIDTH, Frame
from boards.matrix_hockey._look import Look
from boards.matrix_hockey._names import name_of
from boards.matrix_hockey._ties import Tie, told
from boards.matrix_hockey._words import Labels
from boards.scene import Anchor, Shape
from rules.matrix_hockey.state import State, TeamId

ROW = 50
_MIDDLE = 88  # half of the room of the scores


class Side(NamedTuple):
    """One team of a match as it is written."""

    name: str
    mark: str
    is_through: bool
    is_out: bool
    is_own: bool


def side(state: State, tie: Tie, team: TeamId, frame: Frame) -> Side:
    """Return how a team of a match is written."""
    is_back = tie.back == team
    is_through = tie.winner == team
    return Side(
        name=name_of(state, team),
        mark=frame.labels.readmitted if is_back else "",
        is_through=is_through,
        is_out=tie.is_over and not is_through and not is_back,
        is_own=frame.team == team,
    )


def matches(state: State, ties: Iterable[Tie], top: float, frame: Frame) -> tuple[list[Shape], float]:
    """Return the matches, a line each, and where they end. Who is through is bold behind a triangle."""
    look, own = frame.look, frame.team
    shapes: list[Shape] = []
    for tie in ties:
        middle = top + ROW / 2 - 2
        shapes.append(_frame.card(top, ROW - 5, look, is_own=own in (tie.home, tie.away) and own is not None))
        shapes += _half(side(state, tie, tie.home, frame), middle, look, -1)
        shapes += _half(side(state, tie, tie.away, frame), middle, look, 1)
        shapes += _score(tie, middle, frame.labels, look)
        top += ROW
    return shapes, top


def _half(one: Side, middle: float, look: Look, way: int) -> list[Shape]:
    """A team beside the score: written towards the score, its mark outside."""
    inner = WIDTH / 2 + way * (_MIDDLE + 26)
    outer = WIDTH / 2 + way * (WIDTH / 2 - MARGIN - 12)
    room = abs(outer - inner)
    mark = fonts.fit(one.mark, 22, False, 140)
    taken = fonts.width(mark, 22, False) + 32 if mark else 0
    anchor: Anchor = "end" if way < 0 else "start"
    name = fonts.fit(one.name, 26, one.is_through, room - taken)
    colour = look.dim if one.is_out else look.ink
    shapes: list[Shape] = [written(name, inner, middle, Style(26, colour, bold=one.is_through, anchor=anchor))]
    if one.is_through:
        shapes.append(_frame.pointer(WIDTH / 2 + way * (_MIDDLE + 8), middle, look.up, way))
    if mark:
        length = fonts.width(name, 26, one.is_through) + 12
        start = inner + length if way > 0 else inner - length - taken + 12
        shapes += _frame.tag(mark, start, middle, look)[0]
    return shapes


def _score(tie: Tie, middle: float, labels: Labels, look: Look) -> list[Shape]:
    if tie.result is None:
        return [written("–", WIDTH / 2, middle, Style(26, look.muted, anchor="middle"))]
    score, note = told(tie.result, labels)
    score, note = fonts.fit(score, 27, True, 110), fonts.fit(note, 22, False, 2 * _MIDDLE - 20)
    wide = fonts.width(score, 27, True)
    if not note:
        return [written(score, WIDTH / 2, middle, Style(27, look.ink, bold=True, anchor="middle"))]
    if not score:
        return [written(note, WIDTH / 2, middle, Style(22, look.ink, anchor="middle"))]
    note = fonts.fit(note, 22, False, 2 * _MIDDLE - wide - 12)
    start = WIDTH / 2 - (wide + 10 + fonts.width(note, 22, False)) / 2
    return [
        written(score, start, middle, Style(27, look.ink, bold=True)),
        written(note, start + wide + 10, middle, Style(22, look.muted)),
    ]
