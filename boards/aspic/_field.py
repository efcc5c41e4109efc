"""The empty board as an inset, and where its cells lie. Units: pixels inside the inset, as wide as the picture.

Places on the board are (x, y) as in the rulebook: A1 = (1, 1), line 1 on top (AS-board-a).
"""

from functools import lru_cache

from boards.aspic._look import Look, look_of
from boards.fonts import CAP
from boards.palette import PaletteName, mix
from boards.scene import Arrow, Colour, Disc, Point, Polygon, Scene, Shape, Text
from rules.aspic.board import BIT, COLUMNS, FREE_ZONE, LINES, NETS, POINT, Cell, Side
from rules.aspic.state import Teams

CELL = 76
WIDTH = 900
LEFT = (WIDTH - CELL * len(COLUMNS)) // 2
_MARGIN = 34  # above and below, for the letters of the columns
HEIGHT = CELL * len(LINES) + 2 * _MARGIN
_LETTER = 26
_HATCH = 19  # pixels between two lines of a net
GOAL_LINE: dict[Side, float] = {"left": 10.5, "right": 1.5}  # AS-board-f: the one that the side attacks
POSTS = (3.5, 6.5)


def pixel_of(x: float, y: float) -> Point:
    """Return the pixel of a place on the board."""
    return (LEFT + (x - 0.5) * CELL, _MARGIN + (y - 0.5) * CELL)


def centre(cell: Cell) -> Point:
    """Return the middle of a cell."""
    return pixel_of(*POINT[cell])


@lru_cache(maxsize=64)
def field(teams: Teams, palette: PaletteName) -> Scene:
    """Return the empty board: zones in the sides' colours (AS-colour-c), nets hatched, goal lines and posts."""
    look = look_of(teams, palette)
    shapes: list[Shape] = []
    for cell, (x, y) in POINT.items():
        (left, top), (right, bottom) = pixel_of(x - 0.5, y - 0.5), pixel_of(x + 0.5, y + 0.5)
        corners = ((left, top), (right - 1, top), (right - 1, bottom - 1), (left, bottom - 1))
        shapes.append(Polygon(points=corners, fill=_ground(cell, look)[(x + y) % 2]))
    for side in ("left", "right"):
        shapes += _goal(side, look)
    shapes += _names(look)
    return Scene(width=WIDTH, height=HEIGHT, background=look.palette.background, shapes=tuple(shapes))


def _ground(cell: Cell, look: Look) -> tuple[Colour, Colour]:
    """The two shades of a cell's zone (AS-board-b to e)."""
    bit = BIT[cell]
    if bit & NETS:
        return (look.net, look.net)
    if bit & (FREE_ZONE["left"] | FREE_ZONE["right"]):
        return look.of("left" if bit & FREE_ZONE["left"] else "right").free
    if cell[0] == "F":
        return look.neutral
    return look.of("left" if cell[0] == "A" else "right").defence


def _goal(side: Side, look: Look) -> list[Shape]:
    """The goal that `side` attacks: its net in the colour of the side that defends it, its line and posts."""
    x = GOAL_LINE[side]
    back = 11.5 if side == "left" else 0.5
    owner = look.of("right" if side == "left" else "left")
    line = mix(look.palette.background, look.palette.ink, 0.55)
    corners = pixel_of(min(x, back) + 0.02, POSTS[0]), pixel_of(max(x, back) - 0.03, POSTS[1])
    shapes = _hatching(*corners, mix(look.net, owner.fill, 0.5))
    shapes.append(Arrow(points=(pixel_of(x, 0.5), pixel_of(x, POSTS[0])), colour=line, width=3))
    shapes.append(Arrow(points=(pixel_of(x, POSTS[1]), pixel_of(x, 9.5)), colour=line, width=3))
    shapes.append(Arrow(points=(pixel_of(x, POSTS[0]), pixel_of(x, POSTS[1])), colour=owner.fill, width=5))
    for y in POSTS:
        px, py = pixel_of(x, y)
        shapes.append(Disc(x=px, y=py, r=9, fill=look.palette.ink, stroke=look.palette.outline, width=3))
    return shapes


def _hatching(corner: Point, opposite: Point, colour: Colour) -> list[Shape]:
    """Lines that rise and fall across a box."""
    (left, top), (right, bottom) = corner, opposite
    wide, tall = right - left, bottom - top
    shapes: list[Shape] = []
    shift = _HATCH / 2
    while shift < wide + tall:
        a = (left + min(shift, wide), top + max(shift - wide, 0))
        b = (left + max(shift - tall, 0), top + min(shift, tall))
        shapes.append(Arrow(points=(a, b), colour=colour, width=2))
        mirrored = tuple((left + right - x, y) for x, y in (a, b))
        shapes.append(Arrow(points=mirrored, colour=colour, width=2))
        shift += _HATCH
    return shapes


def _names(look: Look) -> list[Shape]:
    """The letters of the columns and the numbers of the lines, on all four sides."""
    drop = CAP * _LETTER / 2
    shapes: list[Shape] = []
    for k, letter in enumerate(COLUMNS, 1):
        shapes += [_name(letter, pixel_of(k, 1)[0], y + drop, look) for y in (_MARGIN / 2, HEIGHT - _MARGIN / 2)]
    for k, number in enumerate(LINES, 1):
        shapes += [_name(number, x, pixel_of(1, k)[1] + drop, look) for x in (LEFT / 2, WIDTH - LEFT / 2)]
    return shapes


def _name(content: str, x: float, base: float, look: Look) -> Text:
    return Text(x=x, y=base, content=content, size=_LETTER, colour=look.palette.ink, bold=True, anchor="middle")
