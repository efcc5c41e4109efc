"""A whole picture around the rink: title, score strip with the time bar, and beside the ice a panel."""

from collections.abc import Mapping, Sequence

import msgspec

from boards import fonts
from boards.double_echec import _field, _pieces
from boards.double_echec._field import View
from boards.double_echec._look import LOOKS, Look
from boards.double_echec._shown import Shown
from boards.double_echec._words import NO_LABELS, Labels
from boards.fonts import Style, write_line
from boards.palette import PUBLIC, PaletteName
from boards.scene import Colour, Inset, RoundedBox, Scene, Shape
from rules.double_echec.data import DATA, Team
from rules.double_echec.state import TEAMS, Cell

WIDTH = 900
MARGIN = 14
LEFT = 8 + _field.AXIS + _field.BOARDS  # of the ice
PANEL = (694, WIDTH - 8)  # from left to right
COLOURS = 28  # flat ground, and letters: more only make the file larger
_TITLE, _SUBTITLE = 48, 34
_SCORE, _BAR = 52, 36
_LEAST = 26
_TICK = 24


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """What stands around a rink, and how its reader sees it; `flipped`: away attacks upwards.

    `teams`: their names. `stops`: a side and the stops that it has left, of how many; only ever the reader's own.
    `units`: of a period. Empty lines on top take no room.
    """

    title: str = ""
    subtitle: str = ""
    palette: PaletteName = PUBLIC
    flipped: bool = False
    teams: Mapping[Team, str] = {}
    labels: Labels = NO_LABELS
    stops: tuple[Team, int, int] | None = None
    units: int = DATA.match.units_per_period

    @property
    def look(self) -> Look:
        """Return the colours of its palette."""
        return LOOKS[self.palette]


def strip_top(frame: Frame) -> float:
    """Return where the score strip begins."""
    lines = ((frame.title, _TITLE), (frame.subtitle, _SUBTITLE))
    return 8 + sum(tall for content, tall in lines if fonts.clean(content))


def ice_top(frame: Frame) -> float:
    """Return where the ice begins."""
    return strip_top(frame) + _SCORE + _BAR + _field.AXIS + _field.BOARDS


def view_in_frame(frame: Frame) -> View:
    """Return where the whole rink lies."""
    return _field.view_of(LEFT, ice_top(frame), flipped=frame.flipped)


def rink(frame: Frame, where: View, shades: Mapping[Cell, Colour] | None = None) -> list[Shape]:
    """Return the empty ice with the names of its rows and columns."""
    ice = _field.ground(where, frame.palette, shades)
    corner = (round(where.left) - _field.BOARDS, round(where.top) - _field.BOARDS)
    return [
        Inset(x=corner[0], y=corner[1], scene=ice, is_brief=bool(shades)),
        *_field.axes(where, frame.palette),
    ]


def draw_header(moment: Shown, frame: Frame, since: int | None = None) -> list[Shape]:
    """Return title, score and time bar; the units from `since` on are those of this picture's story."""
    ink, muted = frame.look.palette.ink, frame.look.palette.muted
    shapes: list[Shape] = []
    top, wide = 8.0, WIDTH - 2 * MARGIN
    if fonts.clean(frame.title):
        size = fonts.fit_size(frame.title, 38, True, wide, _LEAST)
        style = Style(size, ink, bold=True, anchor="middle", wide=wide)
        shapes.append(write_line(frame.title, WIDTH / 2, top + _TITLE / 2, style))
        top += _TITLE
    if fonts.clean(frame.subtitle):
        style = Style(27, muted, anchor="middle", wide=wide)
        shapes.append(write_line(frame.subtitle, WIDTH / 2, top + _SUBTITLE / 2 - 2, style))
        top += _SUBTITLE
    shapes += _score(moment, frame, top + _SCORE / 2)
    return [*shapes, *_time_bar(moment, frame, top + _SCORE + _BAR / 2, since)]


def _score(moment: Shown, frame: Frame, y: float) -> list[Shape]:
    look = frame.look
    score = f"{moment.score[0]} – {moment.score[1]}"
    style = Style(46, look.palette.ink, bold=True, anchor="middle")
    shapes: list[Shape] = [write_line(score, WIDTH / 2, y, style)]
    half = fonts.width(score, 46, True) / 2 + 22
    for team, way in zip(TEAMS, (-1, 1), strict=True):
        x = WIDTH / 2 + way * (half + 20)
        shapes += [
            _pieces.draw_mark(team, (x, y), 20, look.palette.ink),
            _pieces.draw_mark(team, (x, y), 17.5, look.of(team)),
        ]
        name, room = frame.teams.get(team, ""), WIDTH / 2 - half - 54 - MARGIN
        size = fonts.fit_size(name, 32, True, room, _LEAST)
        shapes.append(
            write_line(
                name,
                x + way * 34,
                y,
                Style(size, look.palette.ink, bold=True, anchor="end" if way < 0 else "start", wide=room),
            )
        )
    return shapes


def _time_bar(moment: Shown, frame: Frame, y: float, since: int | None) -> list[Shape]:
    """The period, a tick for each of its units, and how many are played."""
    look, label = frame.look, frame.labels.period(moment.period)
    left, right = MARGIN + 170, WIDTH - MARGIN - 92
    style = Style(26, look.palette.ink, bold=True, wide=162)
    shapes: list[Shape] = [write_line(label, MARGIN, y, style)]
    played = Style(26, look.palette.ink, bold=True, anchor="end")
    shapes.append(write_line(f"{min(moment.units, frame.units)}/{frame.units}", WIDTH - MARGIN, y, played))
    gap = 8.0  # after every ten
    wide = (right - left - gap * ((frame.units - 1) // 10)) / frame.units
    for unit in range(frame.units):
        x = left + unit * wide + gap * (unit // 10) + wide / 2
        is_new = since is not None and since <= unit
        fill = look.card if unit >= moment.units else look.palette.special if is_new else look.palette.ink
        tall = _TICK if unit < moment.units else _TICK - 10
        shapes.append(RoundedBox(x=x, y=y, w=wide - 3, h=tall, corner=2, fill=fill))
    return shapes


def finish(shapes: Sequence[Shape], where: View, frame: Frame, *, below: float = 0) -> Scene:
    """Return the picture, ended a little below the ice, and below that what is `below` pixels tall."""
    height = round(where.top + where.tall + _field.BOARDS + 9 + below)
    return Scene(
        width=WIDTH, height=height, background=frame.look.palette.background, shapes=tuple(shapes), colours=COLOURS
    )
