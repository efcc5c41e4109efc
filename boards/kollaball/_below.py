"""What stands below the board: what the arrows and signs that a picture uses mean, and who everybody is.

Each team has a column, each piece its name and class or whereabouts.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from boards import fonts
from boards.fonts import Style, write_line
from boards.kollaball import _pieces
from boards.kollaball._arrows import arrow
from boards.kollaball._pieces import SMALLEST, TokenSpot
from boards.kollaball._words import SIDES, ArrowKind, Labels, SignKind
from boards.palette import Palette
from boards.scene import Disc, Point, Shape, Text
from rules.kollaball.state import TEAMS, Air, Player, PlayerId, State, TeamId, player_key, team_of

_ROW = 42
_ARROW, _SIGN, _GAP = 54, 34, 26  # widths, the gap being between two entries
_AIR = 10
_Entry = tuple[ArrowKind | SignKind, str, int]


class PictureKey(msgspec.Struct, frozen=True, kw_only=True):
    """What a picture uses."""

    arrows: tuple[ArrowKind, ...] = ()
    signs: tuple[SignKind, ...] = ()


def draw_key(key: PictureKey, labels: Labels, palette: Palette, corner: Point) -> tuple[list[Shape], int]:
    """Return the entries that have a word, centred in as many rows as they need, and their height.

    `corner`: the right edge of the picture and the top of the key.
    """
    arrows = [(kind, fonts.clean(labels.arrows.get(kind, "")), _ARROW) for kind in key.arrows]
    signs = [(kind, fonts.clean(labels.signs.get(kind, "")), _SIGN) for kind in key.signs]
    entries = [(kind, word, wide) for kind, word, wide in (*arrows, *signs) if word]
    right, top = corner
    shapes: list[Shape] = []
    rows = _rows(entries, right - 20)
    for row, line in enumerate(rows):
        y = top + _AIR / 2 + (row + 0.5) * _ROW
        x = (right - sum(_length(word, wide) for _, word, wide in line) - _GAP * (len(line) - 1)) / 2
        for kind, word, wide in line:
            shapes += _mark(kind, (x, y), palette)
            shapes.append(Text(x=x + wide + 8, y=y + 9, content=word, size=SMALLEST, colour=palette.ink, max_width=320))
            x += _length(word, wide) + _GAP
    return shapes, len(rows) * _ROW + _AIR


def _length(word: str, wide: int) -> float:
    return wide + 8 + fonts.width(fonts.fit(word, SMALLEST, False, 320), SMALLEST, False)


def _rows(entries: Sequence[_Entry], room: float) -> list[list[_Entry]]:
    rows: list[list[_Entry]] = []
    used = room
    for entry in entries:
        length = _length(entry[1], entry[2])
        if not rows or used + _GAP + length > room:
            rows.append([])
            used = -_GAP
        rows[-1].append(entry)
        used += _GAP + length
    return rows


def _mark(kind: ArrowKind | SignKind, at: Point, palette: Palette) -> list[Shape]:
    x, y = at
    spot = TokenSpot(x + 15, y, 15)
    match kind:
        case "start":
            return [Disc(x=spot.x, y=y, r=14, fill=palette.field_dark, stroke=palette.muted, width=3)]
        case "order":
            return _pieces.draw_step_number(2, spot.middle, palette)
        case "idle":
            return _pieces.draw_sitting_out(spot, palette)
        case "stopped":
            return _pieces.draw_removed(spot, palette)
        case "unspent":
            return [Disc(x=spot.x, y=y, r=14, stroke=palette.special, width=4)]
        case _:
            return [arrow(kind, ((x, y), (x + _ARROW, y)), palette)]


_ROSTER_ROW = 41
_NAME = 150  # what a name may take before what is told of its player is cut


class RosterSheet(NamedTuple):
    """What the columns are made with; `plays`: the special that somebody plays, in words."""

    teams: Mapping[TeamId, str]
    labels: Labels
    palette: Palette
    plays: Mapping[PlayerId, str]
    is_flipped: bool


def draw_roster(state: State, sheet: RosterSheet, edges: Point, top: float) -> tuple[list[Shape], int]:
    """Return the two columns between the `edges`, the left team's on the left, and their height."""
    order = TEAMS if (state.config.left_team == "rouge") != sheet.is_flipped else TEAMS[::-1]
    shapes: list[Shape] = []
    rows = 0
    wide = (edges[1] - edges[0]) / 2
    for column, team in enumerate(order):
        x, row = edges[0] + column * (wide + 8), 0
        if name := sheet.teams.get(team):
            shapes += _head(team, name, (x, top + _ROSTER_ROW / 2), wide, sheet.palette)
            row = 1
        for player in sorted((one for one in state.players if team_of(one) == team), key=player_key):
            shapes += _row(player, state.players[player], (x, top + (row + 0.5) * _ROSTER_ROW), wide - 4, sheet)
            row += 1
        for _, ball in sorted(state.balls.items()):
            if isinstance(ball, Air) and ball.team_thrown == team:
                shapes += _flying(ball, team, (x, top + (row + 0.5) * _ROSTER_ROW), wide, sheet)
                row += 1
        rows = max(rows, row)
    return shapes, rows * _ROSTER_ROW


def _head(team: TeamId, name: str, at: Point, wide: float, palette: Palette) -> list[Shape]:
    mark = _pieces.team_mark(team, TokenSpot(at[0] + 19, at[1], 14), palette.side_fill[SIDES[team]])
    return [mark, write_line(name, at[0] + 46, at[1], Style(28, palette.ink, bold=True, wide=wide - 56))]


def _row(player: PlayerId, data: Player, at: Point, wide: float, sheet: RosterSheet) -> list[Shape]:
    x, y = at
    palette = sheet.palette
    idle = data.status not in {"bench", "pitch"} or data.skip > 0
    shapes = _pieces.token((player, data), TokenSpot(x + 18, y, 18), palette, idle=idle)
    x, room = x + 43, wide - 43
    special = sheet.plays.get(player)
    told = fonts.clean(special or _told(data, sheet.labels))
    name = fonts.fit(
        data.name or "",
        SMALLEST,
        False,
        max(_NAME, room - fonts.width(told, SMALLEST, False) - 12 - 32 * (special is not None)),
    )
    shapes.append(write_line(name, x, y, Style(SMALLEST, palette.ink)))
    gap = fonts.width(name, SMALLEST, False) + 12 if name else 0
    if special is not None:
        shapes.append(_pieces.star((x + gap + 12, y), 14, palette))
        gap += 32
    colour = palette.muted if special is None else palette.special
    return [*shapes, write_line(told, x + gap, y, Style(SMALLEST, colour, wide=max(room - gap, 0)))]


def _told(data: Player, labels: Labels) -> str:
    """What is told of a player: where they are if they are off the pitch, else their class."""
    match data.status:
        case "pitch":
            return labels.classes.get(data.cls, "")
        case "bench":
            return ", ".join(word for word in (labels.classes.get(data.cls), labels.bench) if word)
        case "sideline":
            return labels.returns(data.returns) if data.returns is not None else ""
        case "out":
            return labels.out
        case _:
            return labels.missing


def _flying(ball: Air, team: TeamId, at: Point, wide: float, sheet: RosterSheet) -> list[Shape]:
    x, y = at
    mark = _pieces.team_mark(team, TokenSpot(x + 54, y, 10), sheet.palette.side_fill[SIDES[team]])
    words = write_line(sheet.labels.lands(ball.lands), x + 76, y, Style(SMALLEST, sheet.palette.muted, wide=wide - 84))
    return [*_pieces.ball(ball, TokenSpot(x + 19, y, 14), sheet.palette), mark, words]
