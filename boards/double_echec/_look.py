"""The tones of the rink: pale ice, so that lines, players and dark arrows stand out; the rest is the palette's."""

from collections.abc import Mapping

import msgspec

from boards.double_echec._words import ArrowKind
from boards.palette import PALETTES, Palette, PaletteName, mix
from boards.scene import Colour
from rules.double_echec.data import Team


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """What each thing is coloured. `deep` are the sides' colours as lines on the ice, `zone` as shades of it."""

    palette: Palette
    ice: Colour
    grid: Colour
    red: Colour
    blue: Colour
    crease: Colour
    net: Colour
    board: Colour
    rubber: Colour
    feed: Colour
    shot: Colour
    clear: Colour
    deep: tuple[Colour, Colour]
    zone: tuple[Colour, Colour]
    both: Colour
    card: Colour
    dim: Colour

    def of(self, team: Team) -> Colour:
        """Return the colour of a side's players."""
        return self.palette.side_fill[SIDES[team]]

    def line(self, team: Team) -> Colour:
        """Return the colour of a side's lines on the ice."""
        return self.deep[SIDES[team]]

    def of_zone(self, team: Team) -> Colour:
        """Return the colour of ice in a side's reach."""
        return self.zone[SIDES[team]]

    @property
    def halo(self) -> Colour:
        """Return what arrows are edged with."""
        return self.ice

    def of_way(self, kind: ArrowKind, team: Team) -> Colour:
        """Return the colour of a kind of arrow: players' ways have that of their side."""
        match kind:
            case "skate" | "carry":
                return self.line(team)
            case "shot":
                return self.shot
            case "clear":
                return self.clear
            case "pass" | "bounce":
                return self.feed


SIDES: Mapping[Team, int] = {"home": 0, "away": 1}


def _look(name: PaletteName) -> Look:
    palette, ice = PALETTES[name], "#dbe5ec"
    first, second = palette.side_fill
    return Look(
        palette=palette,
        ice=ice,
        grid="#c3d0da",
        red="#c98f93",
        blue="#86a3d0",
        crease="#b9d3e6",
        net="#f4f7f9",
        board="#8795a3",
        rubber="#0d0e10",
        feed="#16181c",
        shot="#a3004f",
        clear="#5a2d91",
        deep=(mix(first, "#000000", 0.3), mix(second, "#000000", 0.25)),
        zone=(mix(ice, first, 0.3), mix(ice, second, 0.3)),
        both=mix(mix(ice, first, 0.45), second, 0.42),
        card="#383b42",
        dim="#8d939d",
    )


LOOKS: Mapping[PaletteName, Look] = {"default": _look("default"), "safe": _look("safe")}
