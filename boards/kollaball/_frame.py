"""A whole picture around a board: title, and below the board the key and who everybody is."""

from collections.abc import Mapping, Sequence
from math import ceil

import msgspec

from boards import fonts
from boards.kollaball import _below, _field
from boards.kollaball._words import NO_LABELS, Labels
from boards.palette import PALETTES, PUBLIC, Palette, PaletteName
from boards.scene import Inset, Scene, Shape, Text
from rules.kollaball.state import PlayerId, State, TeamId

WIDTH = 900
LEFT = (WIDTH - _field.WIDTH) // 2
TOP = 106
_MARGIN = 22
COLOURS = 64  # mostly text and flat ground
_LEAST = 26  # of a title with two long names


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """What stands around a board, and how its reader sees it; `flipped`: turned by half a turn.

    `teams`: their names. `labels`: the words in the picture.
    """

    title: str
    subtitle: str
    palette: PaletteName = PUBLIC
    flipped: bool = False
    teams: Mapping[TeamId, str] = {}
    labels: Labels = NO_LABELS

    @property
    def colours(self) -> Palette:
        """The colours of its palette."""
        return PALETTES[self.palette]


def draw_header(frame: Frame) -> list[Shape]:
    """Return the two centred lines on top."""
    title, palette = frame.title, frame.colours
    middle, wide = WIDTH / 2, WIDTH - 2 * _MARGIN
    size = fonts.fit_size(title, 40, True, wide, _LEAST)
    return [
        Text(x=middle, y=50, content=title, size=size, colour=palette.ink, bold=True, anchor="middle", max_width=wide),
        Text(x=middle, y=90, content=frame.subtitle, size=28, colour=palette.muted, anchor="middle", max_width=wide),
    ]


def inset(state: State, frame: Frame) -> Inset:
    """Return the empty pitch."""
    return Inset(x=LEFT, y=TOP, scene=_field.field(frame.palette, state.config.left_team, frame.flipped))


def finish(
    shapes: Sequence[Shape],
    state: State,
    frame: Frame,
    key: _below.PictureKey,
    plays: Mapping[PlayerId, str] | None = None,
) -> Scene:
    """Return the picture with the key and everybody's name below the board; `plays`: specials that are played."""
    palette, bottom = frame.colours, TOP + _field.HEIGHT
    meant, tall = _below.draw_key(key, frame.labels, palette, (WIDTH, bottom))
    teams = _below.RosterSheet(frame.teams, frame.labels, palette, plays or {}, is_flipped=frame.flipped)
    named, more = _below.draw_roster(state, teams, (_MARGIN, WIDTH - _MARGIN), bottom + tall)
    height = ceil(bottom + tall + more + 14)
    whole = (*shapes, *meant, *named)
    return Scene(width=WIDTH, height=height, background=palette.background, shapes=whole, colours=COLOURS)
