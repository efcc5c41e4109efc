"""Who everybody is: under the board, in a column for each team, each piece with its name and class or whereabouts."""

from collections.abc import Mapping
from typing import NamedTuple

from boards import fonts
from boards.kollaball import _pieces
from boards.kollaball._pieces import SMALLEST, Spot
from boards.kollaball._words import SIDES, Labels
from boards.lettering import Style, written
from boards.palette import Palette
from boards.scene import Point, Shape
from rules.kollaball.state import TEAMS, Air, Player, PlayerId, State, TeamId, player_key, team_of

_ROW = 41
_NAME = 150  # what a name may take before what is told of its player is cut


class Sheet(NamedTuple):
    """What the columns are made with; `plays`: the special that somebody plays, in words."""

    teams: Mapping[TeamId, str]
    labels: Labels
    palette: Palette
    plays: Mapping[PlayerId, str]
    is_flipped: bool


def drawn(state: State, sheet: Sheet, edges: Point, top: float) -> tuple[list[Shape], int]:
    """Return the two columns between the `edges`, the left team's on the left, and their height."""
    order = TEAMS if (state.config.left_team == "rouge") != sheet.is_flipped else TEAMS[::-1]
    shapes: list[Shape] = []
    rows = 0
    wide = (edges[1] - edges[0]) / 2
    for column, team in enumerate(order):
        x, row = edges[0] + column * (wide + 8), 0
        if name := sheet.teams.get(team):
            shapes += _head(team, name, (x, top + _ROW / 2), wide, sheet.palette)
            row = 1
        for player in sorted((one for one in state.players if team_of(one) == team), key=player_key):
            shapes += _row(player, state.players[player], (x, top + (row + 0.5) * _ROW), wide - 4, sheet)
            row += 1
        for _, ball in sorted(state.balls.items()):
            if isinstance(ball, Air) and ball.team_thrown == team:
                shapes += _flying(ball, team, (x, top + (row + 0.5) * _ROW), wide, sheet)
                row += 1
        rows = max(rows, row)
    return shapes, rows * _ROW


def _head(team: TeamId, name: str, at: Point, wide: float, palette: Palette) -> list[Shape]:
    mark = _pieces.team_mark(team, Spot(at[0] + 19, at[1], 14), palette.side_fill[SIDES[team]])
    return [mark, written(name, at[0] + 46, at[1], Style(28, palette.ink, bold=True, wide=wide - 56))]


def _row(player: PlayerId, data: Player, at: Point, wide: float, sheet: Sheet) -> list[Shape]:
    x, y = at
    palette = sheet.palette
    idle = data.status not in {"bench", "pitch"} or data.skip > 0
    shapes = _pieces.token((player, data), Spot(x + 18, y, 18), palette, idle=idle)
    x, room = x + 43, wide - 43
    special = sheet.plays.get(player)
    told = fonts.clean(special or _told(data, sheet.labels))
    name = fonts.fit(
        data.name or "",
        SMALLEST,
        False,
        max(_NAME, room - fonts.width(told, SMALLEST, False) - 12 - 32 * (special is not None)),
    )
    shapes.append(written(name, x, y, Style(SMALLEST, palette.ink)))
    gap = fonts.width(name, SMALLEST, False) + 12 if name else 0
    if special is not None:
        shapes.append(_pieces.star((x + gap + 12, y), 14, palette))
        gap += 32
    colour = palette.muted if special is None else palette.special
    return [*shapes, written(told, x + gap, y, Style(SMALLEST, colour, wide=max(room - gap, 0)))]


def _told(data: Player, labels: Labels) -> str:
    """What is told of a player: where he is if he is off the pitch, else his class."""
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


def _flying(ball: Air, team: TeamId, at: Point, wide: float, sheet: Sheet) -> list[Shape]:
    x, y = at
    mark = _pieces.team_mark(team, Spot(x + 54, y, 10), sheet.palette.side_fill[SIDES[team]])
    words = written(sheet.labels.lands(ball.lands), x + 76, y, Style(SMALLEST, sheet.palette.muted, wide=wide - 84))
    return [*_pieces.ball(ball, Spot(x + 19, y, 14), sheet.palette), mark, words]
