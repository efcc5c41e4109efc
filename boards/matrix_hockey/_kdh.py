"""The KDH cup (rulebook part 10, Tableau KDH): the last rounds as a tree, the earlier ones as lists.

In the tree the quarter-finals are at the left, the semi-finals at the right, the final between: two columns instead of
three leave room for the names.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from boards import fonts
from boards.fonts import Style, write_line
from boards.matrix_hockey import _frame, _ties
from boards.matrix_hockey._frame import MARGIN, SECTION, TOP, WIDTH, Frame
from boards.matrix_hockey._look import Look
from boards.matrix_hockey._ties import CupTie, ListedTeam, side, tell_result
from boards.matrix_hockey._words import name_of
from boards.scene import Arrow, Point, Scene, Shape
from rules.matrix_hockey import facts
from rules.matrix_hockey.state import State

Column = Sequence[CupTie]
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


def arrange(earlier: Column, later: Column) -> list[CupTie]:
    """Return the matches of `earlier` in such an order that no two lines to `later` cross."""
    found = [place for pair in feeders(earlier, later) for place in pair if place is not None]
    order = dict.fromkeys((*found, *range(len(earlier))))
    return [earlier[place] for place in order]


def tree(state: State, branches: Branches, top: float, frame: Frame) -> tuple[list[Shape], float]:
    """Return the rounds, joined where somebody goes on, and where they end."""
    look = frame.look
    final = branches.final[:1]
    semis = arrange(branches.semis, final)
    quarters = arrange(branches.quarters, semis)
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
    return [write_line(content, left + 8, top + _HEAD / 2 - 2, Style(26, look.ice, bold=True, wide=_WIDE * 0.6))]


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


def _match(state: State, tie: CupTie, corner: Point, frame: Frame) -> list[Shape]:
    (left, top), wide, look, own = corner, _WIDE, frame.look, frame.team
    shapes = [_frame.draw_box(corner, wide, _BOX, look, is_own=own in (tie.home, tie.away) and own is not None)]
    note = tell_result(tie.result, frame.labels)[1] if tie.result is not None else ""
    goals = tie.result.score if tie.result is not None else None
    for line, team in enumerate((tie.home, tie.away)):
        number = str(goals[line]) if goals is not None else ""
        shapes += _team(side(state, tie, team, frame), number, (left, top + (line + 0.5) * _LINE + 2), look)
    below = top + 2 * _LINE + _NOTE / 2 - 2
    return [*shapes, write_line(note, left + wide - 14, below, Style(22, look.muted, anchor="end", wide=wide - 28))]


def _team(one: ListedTeam, number: str, at: Point, look: Look) -> list[Shape]:
    left, y = at
    colour = look.dim if one.is_out else look.ink
    mark = fonts.fit(one.mark, 22, False, 140)
    room = _WIDE - 34 - 60 - (fonts.width(mark, 22, False) + 32 if mark else 0)
    name = fonts.fit(one.name, 25, one.is_through, room)
    shapes: list[Shape] = [
        write_line(name, left + 34, y, Style(25, colour, bold=one.is_through)),
        write_line(number, left + _WIDE - 14, y, Style(29, colour, bold=one.is_through, anchor="end", wide=50)),
    ]
    if one.is_through:
        shapes.append(_frame.draw_pointer(left + 18, y, look.up, 1))
    return [*shapes, *_frame.draw_tag(mark, left + 46 + fonts.width(name, 25, one.is_through), y, look)[0]]


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
    ties: Mapping[int, Sequence[CupTie]]
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
    shapes = _frame.draw_header(frame)
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


def _pages(state: State, ties: Mapping[int, Sequence[CupTie]], rounds: Collection[int] | None) -> list[_Page]:
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


def _joined(state: State, ties: Mapping[int, Sequence[CupTie]]) -> tuple[int, ...]:
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
    shapes = _frame.draw_section(labels.stage("KDH", number), top, look, labels.exempt(out) if out else "")
    ties = asked.ties[number]
    drawn, bottom = _ties.matches(state, ties[part.start : part.end], top + SECTION, asked.frame)
    shapes += drawn
    for team in _ties.find_byes(state, number) if part.end == len(ties) else ():
        y = bottom + _ties.ROW / 2 - 2
        shapes.append(_frame.draw_card_row(bottom, _ties.ROW - 5, look, is_own=team == asked.frame.team))
        shapes.append(write_line(name_of(state, team), WIDTH / 2, y, Style(26, look.ink, anchor="middle", wide=400)))
        shapes += _frame.draw_tag(labels.bye, WIDTH / 2 + 220, y, look, 180)[0]
        bottom += _ties.ROW
    return shapes, bottom + 10


def banner(name: str, top: float, frame: Frame) -> list[Shape]:
    """Return the winner of a cup in a gold frame."""
    look = frame.look
    middle = top + 34
    word = fonts.fit(frame.labels.winner, 26, False, 240)
    room = WIDTH - 2 * (_frame.MARGIN + 48 + fonts.width(word, 26, False))
    return [
        _frame.draw_box((_frame.MARGIN, top), WIDTH - 2 * _frame.MARGIN, 68, look, is_own=True),
        write_line(word, _frame.MARGIN + 24, middle, Style(26, look.gold)),
        write_line(name, WIDTH / 2, middle, Style(34, look.ink, bold=True, anchor="middle", wide=room)),
    ]
