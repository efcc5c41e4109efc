"""Tables: rank, mark, name, form, numbers; who goes on and who is out is told by a triangle as well as by colour."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from boards.fonts import Style, write_line
from boards.scene import Colour, Polygon, Scene, Shape
from boards.standings._frame import (
    DOWN,
    MARGIN,
    SECTION,
    TOP,
    UP,
    WIDTH,
    StandingsFrame,
    draw_standings_box,
    draw_standings_header,
    draw_standings_section,
    finish_standings,
)

MOST_ROWS = 24  # in a picture
ROW, PITCH, HEADS = 48, 53, 40
NUMBERS = 520  # where the numbers begin
STEP = 58


class StandingsLine(Protocol):
    """A row of a table; `flag`: `through` or `out` where that is certain."""

    @property
    def rank(self) -> int:
        """The place."""

    @property
    def entrant(self) -> str:
        """Whose row it is."""

    @property
    def played(self) -> int:
        """Matches played."""

    @property
    def won(self) -> int:
        """Of these won."""

    @property
    def drawn(self) -> int:
        """Of these drawn."""

    @property
    def lost(self) -> int:
        """Of these lost."""

    @property
    def diff(self) -> int:
        """Goals for less goals against."""

    @property
    def points(self) -> int:
        """Points."""

    @property
    def flag(self) -> str | None:
        """What is certain."""


@dataclass(frozen=True)
class StandingsTable:
    """A table under its title, which may be empty."""

    title: str
    rows: Sequence[StandingsLine]


def table_scene(tables: Sequence[StandingsTable], frame: StandingsFrame) -> Scene:
    """Return tables one below the other, as many rows as a picture has room for."""
    shapes, top, left = draw_standings_header(frame), float(TOP), MOST_ROWS
    for table in tables:
        rows = table.rows[:left]
        if not rows:
            break
        if table.title:
            shapes += draw_standings_section(table.title, top, frame)
            top += SECTION
        shapes += _heads(top, frame)
        top += HEADS
        for row in rows:
            shapes += _row(row, top, frame)
            top += PITCH
        left -= len(rows)
    return finish_standings(shapes, top, frame)


def _x(column: int) -> float:
    return NUMBERS + (column + 0.5) * STEP


def _heads(top: float, frame: StandingsFrame) -> list[Shape]:
    style = Style(24, frame.tones.muted, anchor="middle", wide=STEP)
    return [write_line(word, _x(k), top + HEADS / 2, style) for k, word in enumerate(frame.labels.heads)]


def _row(row: StandingsLine, top: float, frame: StandingsFrame) -> list[Shape]:
    y, tones = top + ROW / 2, frame.tones
    numbers = (row.played, row.won, row.drawn, row.lost, f"{row.diff:+d}", row.points)
    shapes: list[Shape] = [
        draw_standings_box(MARGIN, top, WIDTH - 2 * MARGIN, ROW, is_own=row.entrant == frame.own),
        write_line(str(row.rank), MARGIN + 44, y, Style(27, tones.ink, bold=True, anchor="end")),
        write_line(frame.name(row.entrant), MARGIN + 84, y, Style(26, tones.ink, wide=NUMBERS - MARGIN - 96)),
    ]
    if row.flag is not None:
        shapes.append(_mark(MARGIN + 64, y, UP if row.flag == "through" else DOWN, is_up=row.flag == "through"))
    for column, number in enumerate(numbers):
        is_last = column == len(numbers) - 1
        style = Style(28 if is_last else 25, tones.ink if is_last else tones.muted, bold=is_last, anchor="middle")
        shapes.append(write_line(str(number), _x(column), y, style))
    return shapes


def _mark(x: float, y: float, colour: Colour, *, is_up: bool) -> Shape:
    way = -1 if is_up else 1
    return Polygon(points=((x, y + way * 9), (x + 9, y - way * 8), (x - 9, y - way * 8)), fill=colour)
