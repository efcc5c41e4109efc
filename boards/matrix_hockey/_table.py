"""A division's table (rulebook part 10, Classement), and the rows of any: rank, name with marks, numbers, points.

A row is on two lines (a division) or on one (a pool).
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec import UNSET, UnsetType

from boards import fonts
from boards.fonts import Style, write_line
from boards.matrix_hockey import _frame
from boards.matrix_hockey._frame import MARGIN, TOP, WIDTH, Frame
from boards.matrix_hockey._look import Look
from boards.matrix_hockey._ranks import RankedRow, division_places
from boards.matrix_hockey._words import Labels, Stat, name_of
from boards.scene import Scene, Shape
from rules.matrix_hockey.events import Row
from rules.matrix_hockey.state import DivisionId, State, TeamId

HEADS = 46
_GAP = 36
_BRACKETS = 24  # room for `(2)` behind the wins
_POINTS = WIDTH - MARGIN - 16
_STATS: tuple[Stat, ...] = ("played", "wins", "draws", "ot_losses", "losses", "gf", "ga", "difference")


class Layout(NamedTuple):
    """How rows look: their height and distance, where things stand in them (`…_y` from the row's top), sizes."""

    height: float
    pitch: float
    rank_x: float
    zone_x: float
    name_x: float
    name_y: float
    name_end: float
    name_size: float
    stats_x: float
    stats_y: float
    stats_step: float
    stats_size: float
    points_size: float
    below: float  # height of a line of its own for what decided, 0 where that stands behind the name

    def stat(self, column: int) -> float:
        """Return the middle of a column of numbers; the second, with its brackets, is wider."""
        return self.stats_x + (column + 0.5) * self.stats_step + _BRACKETS * (0, 0.5, 1)[min(column, 2)]

    def room(self, column: int) -> float:
        """Return how wide a column of numbers may be."""
        return self.stats_step + (_BRACKETS if column == 1 else 0)


ROOMY = Layout(80, 86, 58, 96, 118, 24, 760, 30, 102, 59, 78, 27, 42, 0)
COMPACT = Layout(48, 53, 50, 80, 98, 24, 380, 26, 384, 24, 49, 25, 34, 36)


def heads(top: float, labels: Labels, look: Look, layout: Layout = ROOMY) -> list[Shape]:
    """Return what the columns are called, in a line of height `HEADS`."""
    y, size = top + HEADS / 2, min(23, layout.stats_size - 3)
    shapes: list[Shape] = [
        write_line(
            labels.stats.get(stat, ""),
            layout.stat(k),
            y,
            Style(size, look.muted, anchor="middle", wide=layout.room(k) + 8),
        )
        for k, stat in enumerate(_STATS)
    ]
    points = labels.stats.get("points", "")
    return [*shapes, write_line(points, _POINTS, y, Style(size, look.muted, bold=True, anchor="end", wide=90))]


class TableStyle(NamedTuple):
    """What the rows of a table are drawn with.

    `adjusted`: points that the referee gave or took; `with_lines`: whether lines part those who go up and down.
    """

    state: State
    labels: Labels
    look: Look
    layout: Layout
    adjusted: Mapping[TeamId, int]
    own: TeamId | None
    with_lines: bool = True


def rows(table: TableStyle, places: Sequence[RankedRow], top: float) -> tuple[list[Shape], float]:
    """Return the rows, tagged with what decided, and the lines of promotion and relegation; and where they end."""
    labels, look = table.labels, table.look
    shapes: list[Shape] = []
    last_up = max((k for k, place in enumerate(places) if place.zone == "up"), default=-1)
    first_down = next((k for k, place in enumerate(places) if place.zone == "down"), -1)
    for k, place in enumerate(places):
        reason = fonts.clean(labels.decided.get(place.decided, "")) if place.decided is not None else ""
        if table.with_lines and k and k == last_up + 1:
            shapes += _frame.draw_rule(labels.promotion, top + _GAP / 2 - 3, look.up, 1)
            top += _GAP
        if table.with_lines and k and k == first_down:
            shapes += _frame.draw_rule(labels.relegation, top + _GAP / 2 - 3, look.down, -1)
            top += _GAP
        shapes += _row(table, place, top, reason)
        top += table.layout.pitch + (table.layout.below if reason else 0)
    return shapes, top


def _row(table: TableStyle, place: RankedRow, top: float, reason: str) -> list[Shape]:
    row, who, labels, look, at = place.row, table.state.teams[place.row.team], table.labels, table.look, table.layout
    middle, below = top + at.height / 2, at.below if reason else 0
    shapes = [_frame.draw_card_row(top, at.height + below, look, is_own=row.team == table.own)]
    rank = write_line(
        str(row.rank), at.rank_x, middle, Style(at.name_size + 4, look.ink, bold=True, anchor="middle", wide=60)
    )
    shapes.append(rank)
    if place.zone is not None:
        pointing = 1 if place.zone == "up" else -1
        shapes.append(_frame.triangle(at.zone_x, middle, 11, look.up if pointing > 0 else look.down, pointing))
    adjust = table.adjusted.get(row.team, 0)
    tags = (
        "" if below else reason,
        labels.dummy if who.status == "dummy" else "",
        labels.no_promotion if who.no_promotion else "",
        labels.adjusted(adjust) if adjust else "",
    )
    shapes += draw_name(name_of(table.state, row.team), tags, at, top + at.name_y, look)
    if below:
        shapes += _frame.draw_tag(reason, at.name_x, top + at.height + below / 2 - 7, look)[0]
    for k, content in enumerate(_numbers(row)):
        x, wide = at.stat(k), at.room(k)
        shapes.append(
            write_line(content, x, top + at.stats_y, Style(at.stats_size, look.muted, anchor="middle", wide=wide))
        )
    points = str(row.points).replace("-", "−")
    shapes.append(
        write_line(points, _POINTS, middle, Style(at.points_size, look.ink, bold=True, anchor="end", wide=88))
    )
    return shapes


def draw_name(name: str, tags: Sequence[str], at: Layout, y: float, look: Look) -> list[Shape]:
    """Return a name with tags behind it; the name gives way to the tags, down to half of the room."""
    x, end, size = at.name_x, at.name_end, at.name_size
    shown = [word for word in tags if fonts.clean(word)]
    room = sum(fonts.width(fonts.fit(word, 22, False, 200), 22, False) + 32 for word in shown)
    name = fonts.fit(name, size, True, max(end - x - room, (end - x) / 2))
    shapes: list[Shape] = [write_line(name, x, y, Style(size, look.ink, bold=True))]
    x += fonts.width(name, size, True) + 14
    for word in shown:
        drawn, length = _frame.draw_tag(word, x, y, look, min(end - x, 220))
        shapes += drawn
        x += length + 12 if length else 0
    return shapes


def _numbers(row: Row) -> tuple[str, ...]:
    """Played, wins (of which after overtime), draws, losses after overtime, losses, goals, difference."""
    after_overtime = _sum(row.ot_win, row.so_win, row.tb_win)
    wins = _sum(row.win, row.ff_win) + after_overtime
    difference = row.gf - row.ga
    return (
        str(row.played),
        f"{wins} ({after_overtime})" if after_overtime else str(wins),
        str(_sum(row.draw)),
        str(_sum(row.ot_loss, row.so_loss, row.tb_loss)),
        str(_sum(row.loss, row.ff_loss)),
        str(row.gf),
        str(row.ga),
        f"{difference:+d}".replace("-", "−") if difference else "0",
    )


def _sum(*counts: int | UnsetType) -> int:
    return sum(count for count in counts if count is not UNSET)


def division_scene(state: State, division: DivisionId, frame: Frame) -> Scene:
    """Return the table of `division`: provisional while the season runs, final once it is over (MH-3.1.5-f).

    The reader's own row is framed. Who is level on points with the row above is tagged with what decided (MH-3.1.5-d);
    arrows and lines tell who goes up and down, or would if the season ended now (MH-3.1.6).
    """
    labels, look = frame.labels, frame.look
    shapes = _frame.draw_header(frame)
    places = division_places(state, division) if division in state.divisions else ()
    if not places:
        return _frame.empty(frame)
    shapes += heads(TOP, labels, look)
    adjusted = {place.row.team: state.teams[place.row.team].record["CH"].adjust for place in places}
    table = TableStyle(state, labels, look, ROOMY, adjusted, frame.team)
    drawn, bottom = rows(table, places, TOP + HEADS)
    return _frame.finish([*shapes, *drawn], bottom, frame)
