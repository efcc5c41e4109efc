"""The KDH cup (rulebook part 10, Tableau KDH): the last rounds as a tree, the earlier ones as lists."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from boards import fonts
from boards.lettering import Style, written
from boards.matrix_hockey import _frame, _lists, _ties
from boards.matrix_hockey._frame import SECTION, TOP, WIDTH, Frame
from boards.matrix_hockey._names import name_of
from boards.matrix_hockey._ties import Tie
from boards.matrix_hockey._tree import Branches, tree
from boards.scene import Scene, Shape
from rules.matrix_hockey import facts
from rules.matrix_hockey.state import State

_IN_TREE = 3  # quarter-finals, semi-finals, final
_WIDEST = 4  # matches in the first column of a tree
_MOST = 16  # matches of the lists on one picture
_TREE_WEIGHT = 8  # a tree takes as much as so many matches
BANNER = 84


class _Part(NamedTuple):
    """Some matches of a round, from one place to another (excluded)."""

    round: int
    start: int
    end: int


class _Page(NamedTuple):
    """What is on one picture; the tree is on the first, if there is one."""

    with_tree: bool
    parts: tuple[_Part, ...]


class _Asked(NamedTuple):
    """What is drawn, and how."""

    state: State
    ties: Mapping[int, Sequence[Tie]]
    frame: Frame


def kdh_pages(state: State, rounds: Collection[int] | None = None) -> int:
    """Return how many pictures the rounds drawn so far take, or only those of `rounds`; at least 1."""
    return max(1, len(_pages(state, _ties.knock_out(state), rounds)))


def kdh_scene(state: State, frame: Frame, *, page: int = 0, rounds: Collection[int] | None = None) -> Scene:
    """Return the part `page` (from 0, `kdh_pages`) of the cup, the latest round on top. The reader's own are framed.

    The last three rounds are one tree as soon as the semi-finals are drawn: a draw after each round (MH-3.2.1-e)
    leaves no tree to show before. `rounds`: only these, all as lists.
    """
    ties = _ties.knock_out(state)
    pages = _pages(state, ties, rounds)
    shapes = _frame.header(frame)
    if not pages:
        return _frame.empty(frame)
    asked = _Asked(state, ties, frame)
    page = min(max(page, 0), len(pages) - 1)
    bottom: float = TOP
    if state.kdh.winner is not None and _shows_end(pages[page], max(ties)):
        shapes += banner(name_of(state, state.kdh.winner), bottom, frame)
        bottom += BANNER
    if pages[page].with_tree:
        drawn, bottom = tree(state, _branches(asked), bottom, frame)
        shapes += drawn
    for part in pages[page].parts:
        drawn, bottom = _round(asked, part, bottom)
        shapes += drawn
    return _frame.finish(shapes, bottom + 6, frame)


def _shows_end(page: _Page, last: int) -> bool:
    return page.with_tree or any(part.round == last for part in page.parts)


def _pages(state: State, ties: Mapping[int, Sequence[Tie]], rounds: Collection[int] | None) -> list[_Page]:
    """Rounds together as long as they fit, the latest first; a long one in even parts."""
    joined = _joined(state, ties) if rounds is None else ()
    pages: list[_Page] = []
    with_tree, parts, weight = bool(joined), list[_Part](), _TREE_WEIGHT if joined else 0
    for number in sorted(set(ties).difference(joined).intersection(ties if rounds is None else rounds), reverse=True):
        for part in _cut(number, len(ties[number])):
            more = part.end - part.start
            if (with_tree or parts) and weight + more > _MOST:
                pages.append(_Page(with_tree, tuple(parts)))
                with_tree, parts, weight = False, [], 0
            parts.append(part)
            weight += more + 1
    return [*pages, _Page(with_tree, tuple(parts))] if with_tree or parts else pages


def _cut(number: int, matches: int) -> list[_Part]:
    pieces = max(1, -(-matches // _MOST))
    return [_Part(number, k * matches // pieces, (k + 1) * matches // pieces) for k in range(pieces)]


def _joined(state: State, ties: Mapping[int, Sequence[Tie]]) -> tuple[int, ...]:
    """The rounds of the tree: at least the semi-finals are drawn, and no column is too long."""
    last = facts.last_round(state, "KDH")
    found = [number for number in sorted(ties) if number > last - _IN_TREE and 0 < len(ties[number]) <= _WIDEST]
    return tuple(found) if len(found) > 1 and last - 1 in found else ()


def _branches(asked: _Asked) -> Branches:
    last = facts.last_round(asked.state, "KDH")
    numbers = (last - 2, last - 1, last)
    quarters, semis, final = (asked.ties.get(number, ()) for number in numbers)
    heads = [asked.frame.labels.stage("KDH", number) if number > 0 else "" for number in numbers]
    return Branches(quarters, semis, final, heads)


def _round(asked: _Asked, part: _Part, top: float) -> tuple[list[Shape], float]:
    labels, look, state, number = asked.frame.labels, asked.frame.look, asked.state, part.round
    out = _ties.exempt(state) if number == 1 else 0
    shapes = _frame.section(labels.stage("KDH", number), top, look, labels.exempt(out) if out else "")
    ties = asked.ties[number]
    drawn, bottom = _lists.matches(state, ties[part.start : part.end], top + SECTION, asked.frame)
    shapes += drawn
    for team in _ties.byes(state, number) if part.end == len(ties) else ():
        y = bottom + _lists.ROW / 2 - 2
        shapes.append(_frame.card(bottom, _lists.ROW - 5, look, is_own=team == asked.frame.team))
        shapes.append(written(name_of(state, team), WIDTH / 2, y, Style(26, look.ink, anchor="middle", wide=400)))
        shapes += _frame.tag(labels.bye, WIDTH / 2 + 220, y, look, 180)[0]
        bottom += _lists.ROW
    return shapes, bottom + 10


def banner(name: str, top: float, frame: Frame) -> list[Shape]:
    """Return the winner of a cup in a gold frame."""
    look = frame.look
    middle = top + 34
    word = fonts.fit(frame.labels.winner, 26, False, 240)
    room = WIDTH - 2 * (_frame.MARGIN + 48 + fonts.width(word, 26, False))
    return [
        _frame.box((_frame.MARGIN, top), WIDTH - 2 * _frame.MARGIN, 68, look, is_own=True),
        written(word, _frame.MARGIN + 24, middle, Style(26, look.gold)),
        written(name, WIDTH / 2, middle, Style(34, look.ink, bold=True, anchor="middle", wide=room)),
    ]
