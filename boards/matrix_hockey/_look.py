"""The tones of these pictures, besides the palette's: cards, lines, up and down. Shapes say the same as colours."""

from collections.abc import Mapping

import msgspec

from boards.palette import PALETTES, Palette, PaletteName
from boards.scene import Colour


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """What each thing is coloured. `up` and `down` also point upwards and downwards."""

    palette: Palette
    card: Colour
    own: Colour
    rule: Colour
    dim: Colour
    ice: Colour
    gold: Colour
    up: Colour
    down: Colour

    @property
    def ink(self) -> Colour:
        """What is read first."""
        return self.palette.ink

    @property
    def muted(self) -> Colour:
        """What is read afterwards."""
        return self.palette.muted

    @property
    def background(self) -> Colour:
        """The ground of the picture."""
        return self.palette.background


LOOKS: Mapping[PaletteName, Look] = {
    "default": Look(
        palette=PALETTES["default"],
        card="#383b42",
        own="#47431f",
        rule="#565b66",
        dim="#969ca7",
        ice="#7fd3f7",
        gold=PALETTES["default"].special,
        up="#5fd38d",
        down="#ff8a80",
    ),
    "safe": Look(
        palette=PALETTES["safe"],
        card="#34373d",
        own="#46422a",
        rule="#565b66",
        dim="#969ca7",
        ice="#d5dbe3",
        gold=PALETTES["safe"].special,
        up="#6cb6ff",
        down="#ffa94d",
    ),
}
