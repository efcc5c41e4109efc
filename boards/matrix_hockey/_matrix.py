"""The matrix of a competition: what is played now, what was taken, what a team has used (rulebook part 10)."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from boards import fonts
from boards.matrix_hockey import _frame
from boards.matrix_hockey._counts import Taken, columns_played, next_rounds, taken_so_far, zone_of
from boards.matrix_hockey._frame import MARGIN, TOP, WIDTH, written
from boards.matrix_hockey._look import LOOKS, Look
from boards.matrix_hockey._words import NO_LABELS, Labels
from boards.palette import PaletteName
from boards.scene import Arrow, RoundedBox, Scene, Shape, Text
from rules.matrix_hockey import facts
from rules.matrix_hockey.state import LETTERS, Comp, DivisionId, State, TeamId

_SIDE = 92  # room of the rounds' names
_HEAD = 54
_ROW = 66


class _Grid(NamedTuple):
    """Where cells are, and what is known of them."""

    letters: str
    step: float
    taken: Taken
    used: frozenset[str]
    own: Mapping[int, str]
    now: tuple[int, ...]
    look: Look

    @property
    def size(self) -> float:
        """The size of the cells' numbers."""
        return min(34, self.step * 0.56)

    def x(self, column: int) -> float:
        return MARGIN + _SIDE + (column + 0.5) * self.step


def matrix_scene(
    state: State,
    comp: Comp,
    *,
    title: str,
    subtitle: str,
    division: DivisionId | None = None,
    team: TeamId | None = None,
    taken: Taken | None = None,
    palette: PaletteName = "default",
    labels: Labels = NO_LABELS,
    legend: Sequence[str] = (),
) -> Scene:
    """Return the matrix of `comp`: a row per round, the current one(s) framed, past ones grey with what was taken.

    `team`: its used columns are struck out and its past choices ringed; `division` defaults to its own. Counts are of
    the crowd zone (MH-2.1.1-f), from the state unless `taken` is given (`column_counts`). Stored orders never show.
    """
    look = LOOKS[palette]
    who = state.teams.get(team) if team is not None else None
    division = division if division is not None or who is None else who.division
    rows = state.matrices.get(facts.matrix_name(state, comp, division or next(iter(state.divisions), "")), {})
    shapes = _frame.header(title, subtitle, look)
    if not facts.width_of(rows):
        return _frame.empty(shapes, labels.empty, look)
    letters = LETTERS[: facts.width_of(rows)]
    zone = zone_of(state, comp, division, team)
    grid = _Grid(
        letters=letters,
        step=(WIDTH - 2 * MARGIN - _SIDE) / len(letters),
        taken=taken if taken is not None else taken_so_far(state, comp, zone),
        used=frozenset(who.used[comp].columns) if who is not None else frozenset(),
        own=columns_played(state, comp).get(team, {}) if team is not None else {},
        now=next_rounds(state, comp),
        look=look,
    )
    shapes += _heads(grid)
    top: float = TOP + _HEAD
    for number in sorted(rows):
        shapes += _row(state, comp, number, rows[number], top, grid, labels)
        top += _ROW
    key, height = _key(grid, top + 8, labels)
    noted, more = _frame.notes(legend, top + 8 + height, look)
    return _frame.finish([*shapes, *key, *noted], top + 8 + height + more, look)


def _heads(grid: _Grid) -> list[Shape]:
    y = TOP + _HEAD / 2
    shapes: list[Shape] = []
    for place, letter in enumerate(grid.letters):
        is_used = letter in grid.used
        colour = grid.look.dim if is_used else grid.look.ice
        shapes.append(written(letter, grid.x(place), y, grid.size, colour, bold=True, anchor="middle"))
        if is_used:
            shapes.append(_struck(grid.x(place), y, grid))
    return shapes


def _row(
    state: State, comp: Comp, number: int, cells: Sequence[int], top: float, grid: _Grid, labels: Labels
) -> list[Shape]:
    look = grid.look
    week = facts.week_of(state, comp, number)
    is_now = number in grid.now
    is_past = state.phase == "finished" or (week is not None and week < state.week and state.phase == "season")
    middle = top + _ROW / 2
    shapes: list[Shape] = []
    if is_now:
        shapes.append(_box(WIDTH / 2, middle, WIDTH - 2 * MARGIN + 12, _ROW - 4, look.own, look.gold, 4))
    elif not is_past:
        shapes.append(_box(WIDTH / 2, middle, WIDTH - 2 * MARGIN, _ROW - 6, look.card, None, 0))
    name, when = labels.round(comp, number), labels.week(week) if week is not None else ""
    split = 12 if fonts.clean(when) else 0
    ink = look.dim if is_past else look.ink
    shapes.append(written(name, MARGIN + 14, middle - split, 28, ink, bold=True, wide=_SIDE - 18))
    if split:
        shapes.append(written(when, MARGIN + 14, middle + 17, 20, look.dim if is_past else look.muted, wide=_SIDE - 18))
    for place, (letter, cell) in enumerate(zip(grid.letters, cells, strict=False)):
        if is_past:
            shapes += _past(number, letter, cell, grid.x(place), middle, grid)
        else:
            shapes += _open(letter, cell, grid.x(place), middle, grid, is_now=is_now)
    return shapes


def _past(number: int, letter: str, cell: int, x: float, y: float, grid: _Grid) -> list[Shape]:
    look, count = grid.look, grid.taken.get(number, {}).get(letter, 0)
    shapes: list[Shape] = []
    is_own = grid.own.get(number) == letter
    if is_own:
        shapes.append(_box(x, y, min(grid.step - 4, 66), _ROW - 6, None, look.gold, 3))
    small = grid.size * 0.82
    shapes.append(written(str(cell), x, y - 13, small, look.dim, anchor="middle"))
    if count:
        ink = look.gold if is_own else look.muted
        shapes.append(written(f"×{count}", x, y + 16, small * 0.86, ink, bold=True, anchor="middle"))
    return shapes


def _open(letter: str, cell: int, x: float, y: float, grid: _Grid, *, is_now: bool) -> list[Shape]:
    if letter in grid.used:
        return [_number(cell, x, y, grid, bold=False, colour=grid.look.dim), _struck(x, y, grid)]
    return [_number(cell, x, y, grid, bold=is_now, colour=grid.look.ink)]


def _number(cell: int, x: float, y: float, grid: _Grid, *, bold: bool, colour: str) -> Text:
    return written(str(cell), x, y, grid.size, colour, bold=bold, anchor="middle")


def _struck(x: float, y: float, grid: _Grid) -> Shape:
    return _slash(x, y, grid.size * 0.52, grid.look)


def _slash(x: float, y: float, r: float, look: Look) -> Shape:
    return Arrow(points=((x - r, y + r), (x + r, y - r)), colour=look.down, width=3)


def _box(x: float, y: float, w: float, h: float, fill: str | None, stroke: str | None, width: float) -> Shape:
    return RoundedBox(x=x, y=y, w=w, h=h, corner=10, fill=fill, stroke=stroke, width=width)


def _key(grid: _Grid, top: float, labels: Labels) -> tuple[list[Shape], float]:
    """What frame, small number, stroke and ring mean: those that the picture uses."""
    look = grid.look
    entries: tuple[tuple[bool, _frame.Entry], ...] = (
        (bool(grid.now), (labels.now, lambda x, y: [_box(x, y, 46, 34, look.own, look.gold, 4)])),
        (any(grid.taken.values()), (labels.taken, lambda x, y: [_small("×3", x, y, look)])),
        (bool(grid.used), (labels.used, lambda x, y: [_small("4", x, y, look), _slash(x, y, 15, look)])),
        (bool(grid.own), (labels.own, lambda x, y: [_box(x, y, 36, 36, None, look.gold, 3)])),
    )
    return _frame.key([entry for is_there, entry in entries if is_there], 2, top, look)


def _small(content: str, x: float, y: float, look: Look) -> Text:
    return written(content, x, y, 25, look.muted, bold=True, anchor="middle")
