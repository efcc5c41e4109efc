"""Rows of a table, two lines each: name and marks above, numbers below; rank at the left, points at the right."""

from collections.abc import Mapping, Sequence

from msgspec import UNSET, UnsetType

from boards import fonts
from boards.matrix_hockey import _frame
from boards.matrix_hockey._frame import MARGIN, WIDTH, written
from boards.matrix_hockey._look import Look
from boards.matrix_hockey._ranks import Place
from boards.matrix_hockey._words import Labels, Stat
from boards.scene import Shape
from rules.matrix_hockey.events import Row
from rules.matrix_hockey.state import State, TeamId

HEADS = 46
_ROW = 84
_STEP = 90
_GAP = 38
_NAME = 118
_POINTS = WIDTH - MARGIN - 16
_STATS: tuple[Stat, ...] = ("played", "wins", "draws", "ot_losses", "losses", "gf", "ga", "difference")
_STAT_STEP = 80


def heads(top: float, labels: Labels, look: Look) -> list[Shape]:
    """Return what the columns are called, in a line of height `HEADS`."""
    y = top + HEADS / 2
    shapes: list[Shape] = [
        written(labels.stats.get(stat, ""), _x(k), y, 23, look.muted, anchor="middle", wide=_STAT_STEP - 4)
        for k, stat in enumerate(_STATS)
    ]
    points = labels.stats.get("points", "")
    return [*shapes, written(points, _POINTS, y, 23, look.muted, bold=True, anchor="end", wide=90)]


def _x(column: int) -> float:
    return _NAME + (column + 0.5) * _STAT_STEP - 10


def rows(
    state: State,
    places: Sequence[Place],
    top: float,
    labels: Labels,
    look: Look,
    *,
    adjusted: Mapping[TeamId, int],
    team: TeamId | None = None,
) -> tuple[list[Shape], float]:
    """Return the rows, with what decided and the lines of promotion and relegation between them; and where they end."""
    shapes: list[Shape] = []
    last_up = max((k for k, place in enumerate(places) if place.zone == "up"), default=-1)
    first_down = next((k for k, place in enumerate(places) if place.zone == "down"), -1)
    for k, place in enumerate(places):
        reason = labels.decided.get(place.decided, "") if place.decided is not None else ""
        if fonts.clean(reason):
            shapes += _frame.ruled(reason, top + _GAP / 2 - 3, look, look.rule)
            top += _GAP
        if k and k == last_up + 1 and last_up >= 0:
            shapes += _frame.ruled(labels.promotion, top + _GAP / 2 - 3, look, look.up, pointing=1)
            top += _GAP
        if k == first_down and k:
            shapes += _frame.ruled(labels.relegation, top + _GAP / 2 - 3, look, look.down, pointing=-1)
            top += _GAP
        shapes += _row(state, place, top, labels, look, adjust=adjusted.get(place.row.team, 0), team=team)
        top += _STEP
    return shapes, top


def _row(
    state: State, place: Place, top: float, labels: Labels, look: Look, *, adjust: int, team: TeamId | None
) -> list[Shape]:
    row, who = place.row, state.teams[place.row.team]
    upper, lower, middle = top + 25, top + 61, top + _ROW / 2
    shapes = [_frame.card(top, _ROW, look, is_own=row.team == team)]
    shapes.append(written(str(row.rank), 58, middle, 34, look.ink, bold=True, anchor="middle"))
    if place.zone is not None:
        pointing = 1 if place.zone == "up" else -1
        shapes.append(_frame.triangle(96, middle, 12, look.up if pointing > 0 else look.down, pointing))
    tags = (
        labels.dummy if who.status == "dummy" else "",
        labels.no_promotion if who.no_promotion else "",
        labels.adjusted(adjust) if adjust else "",
    )
    shapes += named(who.name, tags, _NAME, upper, _POINTS - 80, look)
    for k, content in enumerate(_numbers(row)):
        shapes.append(written(content, _x(k), lower, 27, look.muted, anchor="middle", wide=_STAT_STEP - 4))
    shapes.append(written(str(row.points), _POINTS, middle, 42, look.ink, bold=True, anchor="end", wide=88))
    return shapes


def named(name: str, tags: Sequence[str], x: float, y: float, end: float, look: Look) -> list[Shape]:
    """Return a name with tags behind it, between `x` and `end`; the name gives way to the tags down to a point."""
    room = sum(fonts.width(fonts.fit(word, 22, False, 200), 22, False) + 32 for word in tags if fonts.clean(word))
    name = fonts.fit(name, 30, True, max(end - x - room, 200))
    shapes: list[Shape] = [written(name, x, y, 30, look.ink, bold=True)]
    x += fonts.width(name, 30, True) + 16
    for word in tags:
        drawn, length = _frame.tag(word, x, y, look, min(end - x, 220))
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
