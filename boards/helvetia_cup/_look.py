"""The tones of the pitch: the palette's grass, a tint for each shooting zone, and dark or light lines on it."""

from collections.abc import Mapping

import msgspec

from boards.helvetia_cup._words import ArrowKind
from boards.palette import PALETTES, Palette, PaletteName, mix
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

    @property
    def halo(self) -> Colour:
        """Return what arrows are edged with."""
        return self.palette.outline

    def of_way(self, kind: ArrowKind, seat: SeatName) -> Colour:
        """Return the colour of a kind of arrow: figures' ways have that of their side."""
        match kind:
            case "shot":
                return self.shot
            case "short_pass":
                return self.palette.ink
            case "long_pass":
                return self.palette.special
            case "deflection":
                return self.bounce
            case _:
                return self.way(seat)


SIDES: Mapping[SeatName, int] = {"home": 0, "away": 1}


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
