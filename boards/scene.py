"""The few frozen shapes that a picture is made of.

Units are pixels of the finished picture, x to the right, y downwards; colours are `#rrggbb`. Shapes are drawn in the
order given, each over those before it.
"""

from typing import Literal

import msgspec

Point = tuple[float, float]
Colour = str
Pattern = Literal["solid", "dashed", "dotted"]
Anchor = Literal["start", "middle", "end"]


class Polygon(msgspec.Struct, frozen=True, kw_only=True):
    """A closed outline through `points`."""

    points: tuple[Point, ...]
    fill: Colour | None = None
    stroke: Colour | None = None
    width: float = 0


class Disc(msgspec.Struct, frozen=True, kw_only=True):
    """A circle of radius `r` to the outer edge of its stroke; without `fill` it is a ring."""

    x: float
    y: float
    r: float
    fill: Colour | None = None
    stroke: Colour | None = None
    width: float = 0


class RoundedBox(msgspec.Struct, frozen=True, kw_only=True):
    """A box centred on (x, y), `w` by `h` to the outer edge of its stroke, with corners of radius `corner`."""

    x: float
    y: float
    w: float
    h: float
    corner: float
    fill: Colour | None = None
    stroke: Colour | None = None
    width: float = 0


class Arrow(msgspec.Struct, frozen=True, kw_only=True):
    """A line along `points` with a head of length `head` at its end; 0 makes it a plain line.

    `halo`: a darker colour drawn around it so that it stands out on any ground.
    """

    points: tuple[Point, ...]
    colour: Colour
    width: float
    pattern: Pattern = "solid"
    head: float = 0
    halo: Colour | None = None


class Cross(msgspec.Struct, frozen=True, kw_only=True):
    """Two diagonal strokes inside a circle of radius `r`."""

    x: float
    y: float
    r: float
    colour: Colour
    width: float


class Text(msgspec.Struct, frozen=True, kw_only=True):
    """One line of text on the baseline `y`. It is cleaned, and clipped to `max_width`, when it is drawn."""

    x: float
    y: float
    content: str
    size: float
    colour: Colour
    bold: bool = False
    anchor: Anchor = "start"
    max_width: float | None = None


class Inset(msgspec.Struct, frozen=True, kw_only=True):
    """A scene inside a scene, its top left corner at (x, y). The painter keeps it: use it for what never changes.

    `is_brief`: it is kept only until the next one of that sort; for the ground of a few frames.
    """

    x: int
    y: int
    scene: "Scene"
    is_brief: bool = False


Shape = Polygon | Disc | RoundedBox | Arrow | Cross | Text | Inset


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """A whole picture. `colours`: how many its PNG may have; one that is mostly text needs few, and is smaller."""

    width: int
    height: int
    background: Colour
    shapes: tuple[Shape, ...]
    colours: int = 128
