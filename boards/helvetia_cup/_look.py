"""The tones of the pitch: the palette's grass, a tint for each shooting zone, and dark or light lines on it."""

from collections.abc import Mapping

import msgspec

from boards.palette import PALETTES, Palette, PaletteName
from boards.scene import Colour
from rules.helvetia_cup.pitch import SeatName, Zone


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """What each thing is coloured. `deep` are the sides' colours as lines on the grass, `pale` as cards of theirs."""

    palette: Palette
    grass: Colour
    wing: Colour
    edge: Colour
    zones: Mapping[Zone, Colour]
    keeper: tuple[Colour, Colour]
    deep: tuple[Colour, Colour]
    reach: tuple[Colour, ...]
    overlap: Colour
    back: Colour
    card: Colour
    legend: Colour
    halved: Colour
    red: Colour
    shot: Colour
    bounce: Colour

    def of(self, seat: SeatName) -> Colour:
        """Return the colour of a side's figures."""
        return self.palette.side_fill[SIDES[seat]]

    def tired(self, seat: SeatName) -> Colour:
        """Return the colour of a side's exhausted figures."""
        return self.palette.side_dull[SIDES[seat]]

    def way(self, seat: SeatName) -> Colour:
        """Return the colour of a side's ways."""
        return self.deep[SIDES[seat]]


SIDES: Mapping[SeatName, int] = {"home": 0, "away": 1}


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """Return the colour at `share` of the way from `one` to `other`."""
    pairs = ((int(one[k : k + 2], 16), int(other[k : k + 2], 16)) for k in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def _look(name: PaletteName) -> Look:
    palette = PALETTES[name]
    first, second = palette.side_fill
    field, gold, dark = palette.field, palette.special, mix(palette.field_dark, "#000000", 0.2)
    return Look(
        palette=palette,
        grass=field,
        wing=dark,
        edge=dark,
        zones={
            "left": mix(field, "#4aa6c8", 0.5),
            "centre": mix(field, "#c9a24a", 0.5),
            "right": mix(field, "#a57ad0", 0.52),
        },
        keeper=palette.side_dull,
        deep=(mix(first, "#ffffff", 0.5), mix(second, "#ffffff", 0.5)),
        reach=tuple(mix(gold, "#7a3b00", share) for share in (0.0, 0.3, 0.52, 0.7, 0.82)),
        overlap="#7fe3ff",
        card="#383b42",
        legend="#54407a",
        halved="#ff7d7d",
        back=mix(field, "#a57ad0", 0.52),
        red="#e01b3c",
        shot="#ff5fa8",
        bounce="#7fe3ff",
    )


LOOKS: Mapping[PaletteName, Look] = {"default": _look("default"), "safe": _look("safe")}
