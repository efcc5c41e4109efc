"""Where a hex is on the picture. The pitch stands upright, so that a phone shows it large: home attacks upwards.

Rows a to i run from left to right, columns from bottom to top; `flipped` is that turned by half a turn, as the away
coach sees it. Forward-left is up-left for whoever attacks upwards.
"""

import msgspec

from boards.scene import Point
from rules.helvetia_cup.pitch import Hex

ROW, CORNER = 63 / 72, 42 / 72  # between rows, and from middle to corner, in hexes: whole pixels
ROWS, LONG = 9, 13
HEX = 72  # how tall one is on the pictures of a match


def place(hex_: Hex) -> tuple[float, float]:
    """Return a hex's row, counted from 0, and how far it lies along the pitch in hexes: a1 is (0, 0), b1 (1, 0.5)."""
    row = ord(hex_[0]) - ord("a")
    return row, int(hex_[1:]) - 1 + (0.5 if row % 2 else 0)


def hexagon(middle: Point, size: float) -> tuple[Point, ...]:
    """Return the corners of a hex `size` tall, whose flat sides lie above and below."""
    (x, y), r, half = middle, CORNER * size, size / 2
    across = ((r, 0.0), (r / 2, half), (-r / 2, half), (-r, 0.0), (-r / 2, -half), (r / 2, -half))
    return tuple((x + dx, y + dy) for dx, dy in across)


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The pitch as it lies on a picture: hexes `size` tall, from a corner; `first`: how far along it begins."""

    size: float
    left: float
    top: float
    flipped: bool = False
    first: float = 0

    @property
    def scale(self) -> float:
        """How large it is beside that of a match's pictures."""
        return self.size / HEX

    @property
    def wide(self) -> float:
        """How wide it is."""
        return ((ROWS - 1) * ROW + 2 * CORNER) * self.size

    @property
    def tall(self) -> float:
        """How tall it is."""
        return (LONG - self.first) * self.size

    def at(self, row: float, along: float) -> Point:
        """Return where a place is, given as `place` does."""
        across, up = (row * ROW + CORNER) * self.size, (along - self.first + 0.5) * self.size
        if self.flipped:
            return (self.left + self.wide - across, self.top + up)
        return (self.left + across, self.top + self.tall - up)

    def shows(self, hex_: Hex) -> bool:
        """Return whether a hex is on the picture."""
        return place(hex_)[1] >= self.first

    def spot(self, hex_: Hex) -> Point:
        """Return the middle of a hex."""
        return self.at(*place(hex_))
