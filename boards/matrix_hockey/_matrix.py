"""The matrix of a competition: what is played now, what was taken, what a team has used (rulebook part 10)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from boards import fonts
from boards.fonts import Style, write_line
from boards.matrix_hockey import _frame
from boards.matrix_hockey._counts import Taken, columns_played, count_taken, crowding_zone_of, next_rounds
from boards.matrix_hockey._frame import MARGIN, TOP, WIDTH, Frame
from boards.matrix_hockey._look import Look
from boards.scene import Arrow, Point, RoundedBox, Scene, Shape, Text
from rules.matrix_hockey import facts
from rules.matrix_hockey.state import LETTERS, Comp, DivisionId, State

_SIDE = 92  # room of the rounds' names
_HEAD = 54
_ROW = 66


class _Grid(NamedTuple):
    """Where cells are, and what is known of them."""

    comp: Comp
    letters: str
    step: float
    taken: Taken
    used: frozenset[str]
    own: Mapping[int, str]
    now: tuple[int, ...]
    frame: Frame

    @property
    def look(self) -> Look:
        """The tones of the picture."""
        return self.frame.look

    @property
    def size(self) -> float:
        """The size of the cells' numbers."""
        return min(34, self.step * 0.56)

    def x(self, column: int) -> float:
        return MARGIN + _SIDE + (column + 0.5) * self.step


class _Round(NamedTuple):
    """A row of the matrix: its number, its cells, the week in which it is played, if that is known."""

    number: int
    cells: Sequence[int]
    week: int | None
    is_past: bool


def matrix_scene(
    state: State, comp: Comp, frame: Frame, *, division: DivisionId | None = None, taken: Taken | None = None
) -> Scene:
    """Return the matrix of `comp`: a row per round, the current one(s) framed, past ones grey with what was taken.

    Of the reader's team used columns are struck out, past choices ringed; `division` defaults to its own. Counts are of
    the crowd zone (MH-2.1.1-f), from the state unless `taken` is given (`column_counts`). Stored orders never show.
    """
    team = frame.team
    who = state.teams.get(team) if team is not None else None
    division = division if division is not None or who is None else who.division
    rows = state.matrices.get(facts.matrix_name(state, comp, division or next(iter(state.divisions), "")), {})
    shapes = _frame.draw_header(frame)
    if not facts.width_of(rows):
        return _frame.empty(frame)
    letters = LETTERS[: facts.width_of(rows)]
    zone = crowding_zone_of(state, comp, division, team)
    grid = _Grid(
        comp=comp,
        letters=letters,
        step=(WIDTH - 2 * MARGIN - _SIDE) / len(letters),
        taken=taken if taken is not None else count_taken(state, comp, zone),
        used=frozenset(who.used[comp].columns) if who is not None else frozenset(),
        own=columns_played(state, comp).get(team, {}) if team is not None else {},
        now=next_rounds(state, comp),
        frame=frame,
    )
    shapes += _heads(grid)
    top: float = TOP + _HEAD
    for one in _rounds(state, comp, rows):
        shapes += _row(one, top, grid)
        top += _ROW
    key, height = _key(grid, top + 8)
    return _frame.finish([*shapes, *key], top + 8 + height, frame)


def _rounds(state: State, comp: Comp, rows: Mapping[int, Sequence[int]]) -> Iterator[_Round]:
    for number in sorted(rows):
        week = facts.week_of(state, comp, number)
        is_over = week is not None and week < state.week and state.phase == "season"
        yield _Round(number, rows[number], week, state.phase == "finished" or is_over)


def _heads(grid: _Grid) -> list[Shape]:
    y = TOP + _HEAD / 2
    shapes: list[Shape] = []
    for place, letter in enumerate(grid.letters):
        is_used = letter in grid.used
        colour = grid.look.dim if is_used else grid.look.ice
        shapes.append(write_line(letter, grid.x(place), y, Style(grid.size, colour, bold=True, anchor="middle")))
        if is_used:
            shapes.append(_struck(grid.x(place), y, grid))
    return shapes


def _row(one: _Round, top: float, grid: _Grid) -> list[Shape]:
    look, labels = grid.look, grid.frame.labels
    is_now, is_past = one.number in grid.now, one.is_past
    middle = top + _ROW / 2
    shapes: list[Shape] = []
    if is_now:
        shapes.append(_box((WIDTH / 2, middle), (WIDTH - 2 * MARGIN + 12, _ROW - 4), look.own, look.gold, 4))
    elif not is_past:
        shapes.append(_box((WIDTH / 2, middle), (WIDTH - 2 * MARGIN, _ROW - 6), look.card))
    name, when = labels.round(grid.comp, one.number), labels.week(one.week) if one.week is not None else ""
    split = 12 if fonts.clean(when) else 0
    ink = look.dim if is_past else look.ink
    shapes.append(write_line(name, MARGIN + 14, middle - split, Style(28, ink, bold=True, wide=_SIDE - 18)))
    if split:
        shapes.append(
            write_line(when, MARGIN + 14, middle + 17, Style(20, look.dim if is_past else look.muted, wide=_SIDE - 18))
        )
    for place, (letter, cell) in enumerate(zip(grid.letters, one.cells, strict=False)):
        draw = _past if is_past else _open
        shapes += draw(one.number, letter, cell, (grid.x(place), middle), grid)
    return shapes


def _past(number: int, letter: str, cell: int, at: Point, grid: _Grid) -> list[Shape]:
    (x, y), look, count = at, grid.look, grid.taken.get(number, {}).get(letter, 0)
    shapes: list[Shape] = []
    is_own = grid.own.get(number) == letter
    if is_own:
        shapes.append(_box(at, (min(grid.step - 4, 66), _ROW - 6), None, look.gold, 3))
    small = grid.size * 0.82
    shapes.append(write_line(str(cell), x, y - 13, Style(small, look.dim, anchor="middle")))
    if count:
        ink = look.gold if is_own else look.muted
        shapes.append(write_line(f"×{count}", x, y + 16, Style(small * 0.86, ink, bold=True, anchor="middle")))
    return shapes


def _open(number: int, letter: str, cell: int, at: Point, grid: _Grid) -> list[Shape]:
    is_used = letter in grid.used
    bold, colour = (False, grid.look.dim) if is_used else (number in grid.now, grid.look.ink)
    shown = write_line(str(cell), *at, Style(grid.size, colour, bold=bold, anchor="middle"))
    return [shown, _struck(*at, grid)] if is_used else [shown]


def _struck(x: float, y: float, grid: _Grid) -> Shape:
    return _slash(x, y, grid.size * 0.52, grid.look)


def _slash(x: float, y: float, r: float, look: Look) -> Shape:
    return Arrow(points=((x - r, y + r), (x + r, y - r)), colour=look.down, width=3)


def _box(at: Point, size: Point, fill: str | None, stroke: str | None = None, width: float = 0) -> Shape:
    return RoundedBox(x=at[0], y=at[1], w=size[0], h=size[1], corner=10, fill=fill, stroke=stroke, width=width)


def _key(grid: _Grid, top: float) -> tuple[list[Shape], float]:
    """What frame, small number, stroke and ring mean: those that the picture uses."""
    look, labels = grid.look, grid.frame.labels
    entries: tuple[tuple[bool, _frame.Entry], ...] = (
        (bool(grid.now), (labels.now, lambda x, y: [_box((x, y), (46, 34), look.own, look.gold, 4)])),
        (any(grid.taken.values()), (labels.taken, lambda x, y: [_small("×3", x, y, look)])),
        (bool(grid.used), (labels.used, lambda x, y: [_small("4", x, y, look), _slash(x, y, 15, look)])),
        (bool(grid.own), (labels.own, lambda x, y: [_box((x, y), (36, 36), None, look.gold, 3)])),
    )
    return _frame.draw_sign_key([entry for is_there, entry in entries if is_there], 2, top, look)


def _small(content: str, x: float, y: float, look: Look) -> Text:
    return write_line(content, x, y, Style(25, look.muted, bold=True, anchor="middle"))
