"""Colours: `safe`, also for eyes that do not tell red from green, and `default`, vivid ones that one may choose.

Shapes tell the sides apart in both.
"""

from collections.abc import Mapping
from typing import Literal

import msgspec

from boards.scene import Colour

PaletteName = Literal["default", "safe"]

PUBLIC: PaletteName = "safe"
"""What everybody sees who has not chosen his own."""


class Palette(msgspec.Struct, frozen=True, kw_only=True):
    """What each thing on a picture is coloured. `side_…` are pairs: first side (discs), second side (boxes)."""

    background: Colour
    ink: Colour
    muted: Colour
    outline: Colour
    field: Colour
    field_shade: Colour
    field_dark: Colour
    field_line: Colour
    field_ink: Colour
    side_fill: tuple[Colour, Colour]
    side_dull: tuple[Colour, Colour]
    side_goal: tuple[Colour, Colour]
    special: Colour
    ball: Colour
    move: Colour
    strike: Colour
    throw: Colour
    knock: Colour
    lob: Colour
    reserve: Colour


_DEFAULT = Palette(
    background="#2b2d31",
    ink="#f7f8fa",
    muted="#b6bac2",
    outline="#15171a",
    field="#338456",
    field_shade="#2d774c",
    field_dark="#286a43",
    field_line="#8fb89d",
    field_ink="#e4f3e8",
    side_fill=("#e5484d", "#3e7bfa"),
    side_dull=("#8c4a4e", "#46608f"),
    side_goal=("#8f2d33", "#2a4d9e"),
    special="#ffd43b",
    ball="#ffffff",
    move="#ffffff",
    strike="#ff9d2e",
    throw="#ffe45c",
    knock="#ff9fcf",
    lob="#7fe3ff",
    reserve="#c9ccd3",
)

_SAFE = Palette(
    background="#26282c",
    ink="#f7f8fa",
    muted="#b6bac2",
    outline="#121316",
    field="#4a6455",
    field_shade="#435b4d",
    field_dark="#3c5246",
    field_line="#8ba596",
    field_ink="#eaf2ed",
    side_fill=("#e8540a", "#1f6fd6"),
    side_dull=("#84513a", "#46608a"),
    side_goal=("#8c3c10", "#173f7d"),
    special="#ffe45c",
    ball="#ffffff",
    move="#ffffff",
    strike="#ffb454",
    throw="#fff08a",
    knock="#d9b8ff",
    lob="#9fe0ff",
    reserve="#c9ccd3",
)

PALETTES: Mapping[PaletteName, Palette] = {"default": _DEFAULT, "safe": _SAFE}


def palette_named(name: str) -> PaletteName:
    """Return the palette that somebody chose, as the records call it."""
    return "default" if name == "default" else PUBLIC


def channels_of(colour: Colour) -> tuple[int, int, int]:
    """Return how much red, green and blue a colour has, of 255 each."""
    return (int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16))


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """Return the colour at `share` of the way from `one` to `other`."""
    pairs = zip(channels_of(one), channels_of(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)
