"""A sign of texts as a picture of its own: a small square that is read at the height of a line."""

import msgspec

from boards.palette import PALETTES, PUBLIC
from boards.scene import Scene, Shape

SIDE = 128  # pixels, what Discord keeps of an emoji
MIDDLE = (SIDE / 2, SIDE / 2)
PALETTE = PALETTES[PUBLIC]  # one picture for all readers


class Icon(msgspec.Struct, frozen=True):
    """The picture `scene` of `sign`, the Unicode sign that texts bear and that stands wherever no picture can.

    `name`: a word in small letters, digits and `_`, no two alike in one game.
    """

    sign: str
    name: str
    scene: Scene


def icon(sign: str, name: str, shapes: tuple[Shape, ...]) -> Icon:
    """Return a sign's picture made of `shapes`, which lie on nothing (`paint.icon_bytes`)."""
    return Icon(sign, name, Scene(width=SIDE, height=SIDE, background=PALETTE.outline, shapes=shapes))
