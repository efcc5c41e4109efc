"""What the others have left (rulebook part 10; MH-3.1.2-e, MH-3.2.2-e, MH-3.3.2-f): columns, values, stocks."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from boards.fonts import Style, write_line
from boards.matrix_hockey import _frame
from boards.matrix_hockey._counts import next_rounds
from boards.matrix_hockey._frame import MARGIN, TOP, WIDTH, Frame
from boards.matrix_hockey._look import Look
from boards.matrix_hockey._words import Labels, name_of
from boards.scene import Disc, Scene, Shape
from rules.matrix_hockey import facts
from rules.matrix_hockey.config import settings_of
from rules.matrix_hockey.state import VALUES, Comp, DivisionId, State, TeamId

_MOST = 12  # teams on one picture
_ROW, _STEP = 88, 94
_HEAD = 44
_LEFT = MARGIN + 20
_BETWEEN = 30
_VALUE, _SHOT = 62, 36
_LINE = 44


class _Slots(NamedTuple):
    """Where each column and value stands, the same in every row."""

    columns: Mapping[str, float]
    values: Mapping[str, float]
    shots: Mapping[str, float]
    size: float


class _Shown(NamedTuple):
    """Of whom what is shown, and how."""

    state: State
    comp: Comp
    slots: _Slots
    frame: Frame


def left_order(
    state: State, comp: Comp, *, division: DivisionId | None = None, team: TeamId | None = None
) -> tuple[TeamId, ...]:
    """Return whom the page shows: of the division, or still in the cup; `team`'s next opponents first, then itself."""
    if comp == "CH" and division is None and team is not None and team in state.teams:
        division = state.teams[team].division
    known = tuple(
        one
        for one, who in state.teams.items()
        if facts.is_engaged(state, one, comp) and (comp != "CH" or division is None or who.division == division)
    )
    pairs = [pair for number in next_rounds(state, comp) for pair in facts.round_of(state, comp, number).matches]
    opponents = [away if home == team else home for home, away in pairs if team in (home, away)]
    first = [one for one in dict.fromkeys((*opponents, team)) if one in known]
    return (*first, *(one for one in known if one not in first))


def left_pages(state: State, comp: Comp, *, division: DivisionId | None = None, team: TeamId | None = None) -> int:
    """Return how many pictures the page takes; at least 1."""
    return max(1, -(-len(left_order(state, comp, division=division, team=team)) // _MOST))


def left_part(
    state: State, comp: Comp, *, division: DivisionId | None = None, team: TeamId | None = None, page: int = 0
) -> Sequence[TeamId]:
    """Return the teams that are shown on the picture `page` (from 0), from above."""
    return _part(left_order(state, comp, division=division, team=team), page)


def left_scene(state: State, comp: Comp, frame: Frame, *, division: DivisionId | None = None, page: int = 0) -> Scene:
    """Return what teams have left in `comp`, as of the last resolved week; stored orders never show.

    Of a long list (`left_order`) the part `page` (from 0, `left_pages`) is shown, in even parts. The two lines below
    tell for each column this round's number and how many teams of the whole list still have it.
    """
    labels, look = frame.labels, frame.look
    shapes = _frame.draw_header(frame)
    everybody = left_order(state, comp, division=division, team=frame.team)
    letters = facts.columns_of(state, comp, state.teams[everybody[0]].division) if everybody else ""
    if not letters:
        return _frame.empty(frame)
    shown = _Shown(state, comp, _slots(state, comp, letters), frame)
    shapes += _heads(shown.slots, labels, look)
    top: float = TOP + _HEAD
    for one in _part(everybody, page):
        shapes += _row(shown, one, top)
        top += _STEP
    summed, top = _summary(shown, everybody, top)
    key, height = _key(comp, top, labels, look)
    return _frame.finish([*shapes, *summed, *key], top + height, frame)


def _key(comp: Comp, top: float, labels: Labels, look: Look) -> tuple[list[Shape], float]:
    entries: list[_frame.Entry] = [(labels.extra_goals, lambda x, y: [_sign("+", x, y, look)])]
    if comp == "CH":
        entries.append((labels.super_saves, lambda x, y: [_sign("#", x, y, look)]))
    entries.append((labels.spent, lambda x, y: [_spent(x, y, look)]))
    return _frame.draw_sign_key(entries, 3, top, look)


def _sign(content: str, x: float, y: float, look: Look) -> Shape:
    return write_line(content, x, y, Style(28, look.gold, bold=True, anchor="middle"))


def _part(everybody: Sequence[TeamId], page: int) -> Sequence[TeamId]:
    pages = max(1, -(-len(everybody) // _MOST))
    page = min(max(page, 0), pages - 1)
    return everybody[page * len(everybody) // pages : (page + 1) * len(everybody) // pages]


def _slots(state: State, comp: Comp, letters: str) -> _Slots:
    settings = settings_of(state.config)
    values = [value for value in VALUES if settings.of(comp).ot_stock.get(value)]
    shots = [value for value in VALUES if settings.KDH.so_stock.get(value)] if comp == "KDH" else []
    taken = len(values) * _VALUE + len(shots) * _SHOT + _BETWEEN * (2 if shots else 1)
    step = min(42.0, (WIDTH - 2 * _LEFT - taken) / len(letters))
    after = _LEFT + step * len(letters) + _BETWEEN
    last = after + len(values) * _VALUE + _BETWEEN
    return _Slots(
        {letter: _LEFT + (k + 0.5) * step for k, letter in enumerate(letters)},
        {value: after + (k + 0.4) * _VALUE for k, value in enumerate(values)},
        {value: last + (k + 0.5) * _SHOT for k, value in enumerate(shots)},
        min(27.0, step * 0.86),
    )


def _heads(slots: _Slots, labels: Labels, look: Look) -> list[Shape]:
    """What the three groups are."""
    y = TOP + _HEAD / 2
    groups = (
        (labels.columns, slots.columns, slots.size / 2),
        (labels.values, slots.values, 10),
        (labels.shots, slots.shots, 10),
    )
    return [
        write_line(word, min(places.values()) - edge, y, Style(23, look.muted, wide=_room(places) + 34))
        for word, places, edge in groups
        if places
    ]


def _room(places: Mapping[str, float]) -> float:
    return max(places.values()) - min(places.values())


def _row(shown: _Shown, team: TeamId, top: float) -> list[Shape]:
    state, comp, slots, frame = shown
    who, look = state.teams[team], frame.look
    upper, lower = top + 25, top + 63
    shapes = [_frame.draw_card_row(top, _ROW, look, is_own=team == frame.team)]
    shapes.append(write_line(name_of(state, team), _LEFT - 8, upper, Style(28, look.ink, bold=True, wide=480)))
    stocks = [(f"+{who.extra_goals}", who.extra_goals)]
    if comp == "CH":
        stocks.append((f"#{who.super_saves}", who.super_saves))
    for k, (content, number) in enumerate(reversed(stocks)):
        colour = look.gold if number else look.dim
        shapes.append(
            write_line(
                content, WIDTH - MARGIN - 16 - k * 100, upper, Style(28, colour, bold=number > 0, anchor="end", wide=92)
            )
        )
    left = facts.columns_left(state, team, comp)
    for letter, x in slots.columns.items():
        if letter in left:
            shapes.append(write_line(letter, x, lower, Style(slots.size, look.ice, bold=True, anchor="middle")))
        else:
            shapes.append(_spent(x, lower, look))
    shapes += _values(facts.ot_left(state, team, comp), slots.values, lower, look)
    if slots.shots:
        shapes += _values(facts.so_left(state, team), slots.shots, lower, look)
    return shapes


def _values(left: Mapping[str, int], places: Mapping[str, float], y: float, look: Look) -> list[Shape]:
    """Values with their numbers where there are more than one: `0×2`."""
    shapes: list[Shape] = []
    for value, x in places.items():
        count = left.get(value, 0)
        if not count:
            shapes.append(_spent(x, y, look))
            continue
        shapes.append(write_line(value, x, y, Style(27, look.ink, anchor="middle")))
        if count > 1:
            shapes.append(write_line(f"×{count}", x + 10, y + 1, Style(21, look.muted)))
    return shapes


def _spent(x: float, y: float, look: Look) -> Shape:
    return Disc(x=x, y=y, r=3, fill=look.dim)


def _summary(shown: _Shown, everybody: Sequence[TeamId], top: float) -> tuple[list[Shape], float]:
    """For each column its number in the next round(s), and how many teams still have it."""
    state, comp, slots, frame = shown
    labels, look = frame.labels, frame.look
    rows = state.matrices.get(facts.matrix_name(state, comp, state.teams[everybody[0]].division), {})
    lines = [
        (labels.cells(labels.round(comp, number)), dict(zip(slots.columns, map(str, rows[number]), strict=False)))
        for number in next_rounds(state, comp)
        if number in rows
    ]
    counts = dict.fromkeys(slots.columns, 0)
    for team in everybody:
        for letter in facts.columns_left(state, team, comp):
            counts[letter] = counts.get(letter, 0) + 1
    height = _LINE * (len(lines) + 2) + 12
    shapes: list[Shape] = [_frame.draw_box((MARGIN, top), WIDTH - 2 * MARGIN, height, look)]
    middle = top + 6 + _LINE / 2
    letters = {letter: letter for letter in slots.columns}
    for word, cells, colour, bold in (
        ("", letters, look.ice, True),
        *((word, cells, look.muted, False) for word, cells in lines),
        (labels.still, {letter: str(count) for letter, count in counts.items()}, look.ink, True),
    ):
        for letter, x in slots.columns.items():
            size = slots.size if len(cells.get(letter, "")) < 2 else min(slots.size, 24)  # noqa: PLR2004
            shapes.append(write_line(cells.get(letter, ""), x, middle, Style(size, colour, bold=bold, anchor="middle")))
        start = max(slots.columns.values()) + 30
        shapes.append(write_line(word, start, middle, Style(24, look.muted, wide=WIDTH - MARGIN - 12 - start)))
        middle += _LINE
    return shapes, top + height + 10
