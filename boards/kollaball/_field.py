"""The empty pitch as an inset, and where its cells lie. Units: pixels inside the inset."""

from functools import lru_cache
from math import cos, pi, sin, sqrt

from boards.kollaball._words import SIDES
from boards.palette import PALETTES, Palette, PaletteName
from boards.scene import Point, Polygon, Scene, Shape, Text
from rules.kollaball.pitch import COORDINATES, LEFT_GOAL, RIGHT_GOAL
from rules.kollaball.state import Cell, TeamId

UNIT = 120  # from cell to cell
SIDE = UNIT / sqrt(3)
WIDTH, HEIGHT = 860, 776
_NAME, _NAME_DROP = 26, 0.475 * UNIT


def centre(cell: Cell, flipped: bool) -> Point:
    """Return the middle of a cell (KB-3-c); `flipped` turns the pitch by half a turn."""
    a, b = COORDINATES[cell]
    turn = -1 if flipped else 1
    return (WIDTH / 2 + turn * (a - b / 2) * UNIT, HEIGHT / 2 + turn * b * sqrt(3) / 2 * UNIT)


def pointy_hexagon(middle: Point, side: float) -> tuple[Point, ...]:
    """Return the corners of a pointy-topped hexagon."""
    return tuple((middle[0] + side * sin(k * pi / 3), middle[1] - side * cos(k * pi / 3)) for k in range(6))


@lru_cache(maxsize=16)
def field(palette: PaletteName, left_team: TeamId, flipped: bool) -> Scene:
    """Return the empty pitch: cells, names, each goal in the colour of the team that defends it (KB-4-a)."""
    colours = PALETTES[palette]
    left = SIDES[left_team]
    shades = (colours.field, colours.field_shade, colours.field_dark)  # three, so that no neighbours are alike
    shapes: list[Shape] = []
    for cell, (a, b) in COORDINATES.items():
        x, y = centre(cell, flipped)
        goal = {LEFT_GOAL: left, RIGHT_GOAL: 1 - left}.get(cell)
        fill = shades[(a + b) % 3] if goal is None else colours.side_goal[goal]
        shapes.append(
            Polygon(
                points=pointy_hexagon((x, y), SIDE - 1.5), fill=fill, stroke=_line(colours, goal), width=_edge(goal)
            )
        )
        shapes.append(
            Text(x=x, y=y + _NAME_DROP, content=cell, size=_NAME, colour=colours.field_ink, bold=True, anchor="middle")
        )
    return Scene(width=WIDTH, height=HEIGHT, background=colours.background, shapes=tuple(shapes))


def _line(colours: Palette, goal: int | None) -> str:
    return colours.field_line if goal is None else colours.side_fill[goal]


def _edge(goal: int | None) -> float:
    return 1.5 if goal is None else 3
