"""What the pictures of a competition share: title, tones, the names and words handed in."""

from collections.abc import Mapping, Sequence
from math import ceil

import msgspec

from boards import fonts
from boards.fonts import Style, write_line
from boards.palette import PALETTES, Palette, PaletteName
from boards.scene import Colour, RoundedBox, Scene, Shape, Text

WIDTH = 900
MARGIN = 24
TOP = 112
SECTION = 58
CARD, OWN, UP, DOWN = "#383b42", "#47431f", "#6cb6ff", "#ffa94d"


class StandingsLabels(msgspec.Struct, frozen=True, kw_only=True):
    """The words in a picture: the heads of a table's numbers, what stands for nobody, ends that need a word."""

    heads: Sequence[str] = ("J", "G", "N", "P", "+/-", "Pts")
    nobody: str = "—"
    bye: str = ""


class StandingsFrame(msgspec.Struct, frozen=True, kw_only=True):
    """What stands around a picture. `names`: entrant -> name; `own`: the reader's entrant, which is marked."""

    title: str
    subtitle: str = ""
    names: Mapping[str, str] = {}
    labels: StandingsLabels = StandingsLabels()
    own: str | None = None
    palette: PaletteName = "safe"

    @property
    def tones(self) -> Palette:
        """The colours of its palette."""
        return PALETTES[self.palette]

    def name(self, entrant: str | None) -> str:
        """Return the name of an entrant; the word for nobody."""
        return self.labels.nobody if entrant is None else self.names.get(entrant, entrant)


def draw_standings_header(frame: StandingsFrame) -> list[Shape]:
    """Return the two centred lines on top."""
    middle, wide, tones = WIDTH / 2, WIDTH - 2 * MARGIN, frame.tones
    size = fonts.fit_size(frame.title, 38, True, wide, 18)
    return [
        Text(
            x=middle, y=52, content=frame.title, size=size, colour=tones.ink, bold=True, anchor="middle", max_width=wide
        ),
        Text(x=middle, y=92, content=frame.subtitle, size=26, colour=tones.muted, anchor="middle", max_width=wide),
    ]


def draw_standings_section(title: str, top: float, frame: StandingsFrame) -> list[Shape]:
    """Return a head of height `SECTION` over what follows."""
    y = top + SECTION / 2 + 4
    return [
        RoundedBox(x=MARGIN + 4, y=y, w=8, h=30, corner=4, fill=frame.tones.special),
        write_line(title, MARGIN + 22, y, Style(30, frame.tones.ink, bold=True, wide=WIDTH - 2 * MARGIN - 30)),
    ]


def draw_standings_box(left: float, top: float, wide: float, height: float, *, is_own: bool = False) -> Shape:
    """Return the ground of something that belongs together."""
    fill: Colour = OWN if is_own else CARD
    return RoundedBox(x=left + wide / 2, y=top + height / 2, w=wide, h=height, corner=10, fill=fill)


def finish_standings(shapes: Sequence[Shape], bottom: float, frame: StandingsFrame) -> Scene:
    """Return the picture, ended a little below `bottom`."""
    return Scene(
        width=WIDTH, height=ceil(bottom + 20), background=frame.tones.background, shapes=tuple(shapes), colours=32
    )
