"""The colours of a match: eight to choose from (AS-colour-a), in two palettes.

In `safe` the left side has the pale tone of its colour and the right side the deep one, so that any two are told apart
by how bright they are. Shapes tell the sides apart in both: left discs, right boxes.
"""

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from boards.palette import PALETTES, Palette, PaletteName, channels_of, mix
from boards.scene import Colour
from rules.aspic.board import Side
from rules.aspic.state import Teams

_COLOURS: Mapping[str, Colour] = {
    "blue": "#2f6bff",
    "purple": "#8f45f2",
    "mauve": "#ea6fd0",
    "red": "#e5383b",
    "orange": "#f97d16",
    "yellow": "#fde047",
    "green": "#2fae55",
    "sky": "#54cbf2",
}
_UNKNOWN = "#9aa0aa"
_WHITE, _BLACK = "#ffffff", "#000000"
_GROUND = "#3f434b"
_BRIGHT = 0.45  # luminance from which dark writing reads better


class SideLook(msgspec.Struct, frozen=True):
    """A side's colours: its pieces and their rim, writing on them, a dimmed piece, its zones (two shades each)."""

    fill: Colour
    rim: Colour
    ink: Colour
    dull: Colour
    free: tuple[Colour, Colour]
    defence: tuple[Colour, Colour]
    text: Colour  # writing in the side's colour on the background


class Look(msgspec.Struct, frozen=True):
    """What each thing is coloured."""

    palette: Palette
    left: SideLook
    right: SideLook
    card: Colour = "#383b42"
    neutral: tuple[Colour, Colour] = ("#565b64", "#50555e")
    net: Colour = "#23252a"

    def of(self, side: Side) -> SideLook:
        """Return the colours of a side."""
        return self.left if side == "left" else self.right


def luminance(colour: Colour) -> float:
    """Return how bright a colour is, from 0 to 1."""
    red, green, blue = (pow(part / 255, 2.2) for part in channels_of(colour))
    return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)


@lru_cache(maxsize=64)
def look_of(teams: Teams, palette: PaletteName) -> Look:
    """Return the colours of a match between `teams`."""
    left, right = (_COLOURS.get(team.color, _UNKNOWN) for team in (teams.left, teams.right))
    if palette == "safe":
        left, right = mix(left, _WHITE, 0.55), mix(right, _BLACK, 0.46)
        return Look(PALETTES[palette], _side(left, left, "#17181b"), _side(right, mix(right, _WHITE, 0.6), _WHITE))
    return Look(PALETTES[palette], _side(left, _readable(left), _WHITE), _side(right, _readable(right), _WHITE))


def _side(fill: Colour, text: Colour, rim: Colour) -> SideLook:
    ground = mix(_GROUND, fill, 0.34)
    back = mix(_GROUND, fill, 0.15)
    return SideLook(
        fill=fill,
        rim=rim,
        ink="#17181b" if luminance(fill) > _BRIGHT else _WHITE,
        dull=mix(fill, _GROUND, 0.62),
        free=(ground, mix(ground, _BLACK, 0.08)),
        defence=(back, mix(back, _BLACK, 0.08)),
        text=text,
    )


def _readable(fill: Colour) -> Colour:
    """The colour, paler if it is too dark to be written with."""
    return mix(fill, _WHITE, 0.35) if luminance(fill) < 0.25 else fill  # noqa: PLR2004 - on a dark background
