"""The KDH cup (rulebook part 10, Tableau KDH): the last rounds as a tree, the earlier ones as lists."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from boards.matrix_hockey import _frame, _lists, _ties
from boards.matrix_hockey._frame import SECTION, TOP, WIDTH, written
from boards.matrix_hockey._look import LOOKS, Look
from boards.matrix_hockey._ties import Tie
from boards.matrix_hockey._tree import tree
from boards.matrix_hockey._words import NO_LABELS, Labels
from boards.palette import PaletteName
from boards.scene import Scene, Shape
from rules.matrix_hockey import facts
from rules.matrix_hockey.state import State, TeamId

_IN_TREE = 3  # quarter-finals, semi-finals, final
_WIDEST = 4  # matches in the first column of a tree
_MOST = 32  # matches of the lists on one picture
_TREE_WEIGHT = 12  # a tree is as high as so many matches
BANNER = 84


class _Asked(NamedTuple):
    """What is drawn, and how."""

    state: State
    ties: Mapping[int, Sequence[Tie]]
    labels: Labels
    look: Look
    own: TeamId | None


def kdh_pages(state: State) -> tuple[tuple[int, ...], ...]:
    """Return the rounds drawn so far, as many together as one picture holds, the latest first."""
    ties = _ties.knock_out(state)
    joined = _joined(state, ties)
    pages: list[tuple[int, ...]] = []
    page, weight = joined, _TREE_WEIGHT if joined else 0
    for number in sorted(set(ties) - set(joined), reverse=True):
        more = len(ties[number]) + 1
        if page and weight + more > _MOST:
            pages.append(tuple(sorted(page)))
            page, weight = (), 0
        page, weight = (*page, number), weight + more
    return (*pages, tuple(sorted(page))) if page else tuple(pages)


def kdh_scene(
    state: State,
    rounds: Sequence[int] | None = None,
    *,
    title: str,
    subtitle: str,
    team: TeamId | None = None,
    palette: PaletteName = "default",
    labels: Labels = NO_LABELS,
    legend: Sequence[str] = (),
) -> Scene:
    """Return the picture of `rounds` (one of `kdh_pages`; None: its first), the latest on top. `team` is framed.

    The last three rounds are one tree as soon as the semi-finals are drawn: a draw after each round (MH-3.2.1-e)
    leaves no tree to show before.
    """
    look = LOOKS[palette]
    ties = _ties.knock_out(state)
    chosen = sorted(set(rounds if rounds is not None else next(iter(kdh_pages(state)), ())) & set(ties))
    shapes = _frame.header(title, subtitle, look)
    if not chosen:
        body, bottom = _frame.nothing(labels.empty, look)
        return _frame.finish([*shapes, *body], bottom, look)
    asked = _Asked(state, ties, labels, look, team)
    bottom = TOP
    joined = [number for number in _joined(state, ties) if number in chosen]
    if state.kdh.winner is not None and chosen[-1] == max(ties):
        shapes += banner(_name(state, state.kdh.winner), bottom, labels, look)
        bottom += BANNER
    if len(joined) > 1:
        heads = [labels.round("KDH", number) for number in joined]
        drawn, bottom = tree(state, [ties[number] for number in joined], heads, bottom, labels, look, team)
        shapes += drawn
    for number in reversed([one for one in chosen if len(joined) <= 1 or one not in joined]):
        drawn, bottom = _round(asked, number, bottom)
        shapes += drawn
    noted, height = _frame.notes(legend, bottom + 6, look)
    return _frame.finish([*shapes, *noted], bottom + 6 + height, look)


def _joined(state: State, ties: Mapping[int, Sequence[Tie]]) -> tuple[int, ...]:
    """The rounds of the tree: at least the semi-finals are drawn, and no column is too long."""
    last = facts.last_round(state, "KDH")
    found = [number for number in sorted(ties) if number > last - _IN_TREE and 0 < len(ties[number]) <= _WIDEST]
    return tuple(found) if len(found) > 1 and last - 1 in found else ()


def _round(asked: _Asked, number: int, top: float) -> tuple[list[Shape], float]:
    labels, state = asked.labels, asked.state
    out = _ties.exempt(state) if number == 1 else 0
    shapes = _frame.section(labels.round("KDH", number), top, asked.look, labels.exempt(out) if out else "")
    drawn, bottom = _lists.matches(state, asked.ties[number], top + SECTION, labels, asked.look, asked.own)
    shapes += drawn
    for team in _ties.byes(state, number):
        y = bottom + _lists.ROW / 2 - 2
        shapes.append(_frame.card(bottom, _lists.ROW - 5, asked.look, is_own=team == asked.own))
        shapes.append(written(_name(state, team), WIDTH / 2, y, 26, asked.look.ink, anchor="middle", wide=400))
        shapes += _frame.tag(labels.bye, WIDTH / 2 + 220, y, asked.look, 180)[0]
        bottom += _lists.ROW
    return shapes, bottom + 10


def banner(name: str, top: float, labels: Labels, look: Look) -> list[Shape]:
    """Return the winner of a cup in a gold frame."""
    middle = top + 34
    return [
        _frame.box(_frame.MARGIN, top, WIDTH - 2 * _frame.MARGIN, 68, look, is_own=True),
        written(labels.winner, _frame.MARGIN + 24, middle, 26, look.gold, wide=260),
        written(name, WIDTH / 2, middle, 34, look.ink, bold=True, anchor="middle", wide=WIDTH - 620),
    ]


def _name(state: State, team: TeamId) -> str:
    return state.teams[team].name if team in state.teams else team
