"""Where a cell is on the picture, and the empty rink: ice, lines, circles, creases, nets, doors, names of rows.

The rink stands upright, so that a phone shows it large: home attacks upwards. Rows A to M run from left to right,
columns 1 to 27 from bottom to top; `flipped` is that turned by half a turn, as the visitors see it. AVG (ahead-left) is
up-left for whoever attacks upwards.
"""

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from boards.double_echec._look import LOOKS, Look
from boards.fonts import Style, write_line
from boards.palette import PaletteName, mix
from boards.scene import Arrow, Colour, Disc, Point, RoundedBox, Scene, Shape
from rules.double_echec.data import DATA, Team
from rules.double_echec.state import TEAMS, Cell

ROWS, COLUMNS = DATA.rink.rows, DATA.rink.columns


def row_number_of(cell: Cell) -> int:
    """Return the number of a cell's row: A is 1."""
    return ROWS.index(cell[0]) + 1


def column_of(cell: Cell) -> int:
    """Return a cell's column."""
    return int(cell[1:])


def cell_at(row: int, column: int) -> Cell:
    """Return the cell of a row and a column."""
    return f"{ROWS[row - 1]}{column}"


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the rink as it lies on a picture: columns `first` to `last`, cells of `size` pixels, from a corner."""

    size: float
    left: float
    top: float
    first: int = 1
    last: int = COLUMNS
    flipped: bool = False

    @property
    def wide(self) -> float:
        """How wide it is."""
        return len(ROWS) * self.size

    @property
    def tall(self) -> float:
        """How tall it is."""
        return (self.last - self.first + 1) * self.size

    def at(self, row: float, column: float) -> Point:
        """Return where a place is whose cell's middle would be (row, column)."""
        across, up = (row - 0.5) * self.size, (column - self.first + 0.5) * self.size
        if self.flipped:
            return (self.left + self.wide - across, self.top + up)
        return (self.left + across, self.top + self.tall - up)

    def spot(self, cell: Cell) -> Point:
        """Return the middle of a cell."""
        return self.at(row_number_of(cell), column_of(cell))

    def shows(self, cell: Cell) -> bool:
        """Return whether a cell is on the picture."""
        return self.first <= column_of(cell) <= self.last


CELL = 48
AXIS = 38  # room for the columns' numbers, and for the rows' letters
BOARDS = 7
_LETTERS = 26
_DOT = 6
_RINK = DATA.rink
_SPOTS = (_RINK.spots.centre, *_RINK.spots.home, *_RINK.spots.away)


@lru_cache(maxsize=32)
def view_of(left: float, top: float, *, flipped: bool = False, size: float = CELL, first: int = 1) -> View:
    """Return the rink, or its end from a column on, with the corner of its ice at (left, top)."""
    return View(size=size, left=left, top=top, first=first, flipped=flipped)


def ground(view: View, palette: PaletteName, shades: Mapping[Cell, Colour] | None = None) -> Scene:
    """Return the ice of a view as a scene of its own, with its boards around it; `shades` are cells' own colours."""
    return _ground(view, palette, tuple((shades or {}).items()))


@lru_cache(maxsize=16)
def _ground(view: View, palette: PaletteName, shades: tuple[tuple[Cell, Colour], ...]) -> Scene:
    look = LOOKS[palette]
    own = View(
        size=view.size, left=BOARDS, top=BOARDS, first=view.first, last=view.last, flipped=view.flipped
    )  # as if the picture were the rink alone
    size = (round(own.wide) + 2 * BOARDS, round(own.tall) + 2 * BOARDS)
    shapes: list[Shape] = [msgspec.structs.replace(_rim(own, look), fill=look.ice)]
    shapes += [_cell(own, cell, colour) for cell, colour in shades]
    shapes += [*_grid(own, look), *_lines(own, look), *_circles(own, look)]
    for team in TEAMS:
        if own.shows(getattr(_RINK.crease, team)[0]):
            shapes += _net(own, team, look)
    shapes.append(_rim(own, look))
    shapes += _doors(own, look)
    return Scene(width=size[0], height=size[1], background=look.palette.background, shapes=tuple(shapes))


def axes(view: View, palette: PaletteName) -> list[Shape]:
    """Return the columns' numbers on the left of a view, and the rows' letters above it."""
    muted = LOOKS[palette].palette.muted
    style, aside = Style(_LETTERS, muted, anchor="middle"), AXIS / 2 + BOARDS
    shapes: list[Shape] = []
    for column in range(view.first, view.last + 1):
        _, y = view.at(1, column)
        shapes.append(write_line(str(column), view.left - aside, y, style))
    for row, letter in enumerate(ROWS, start=1):
        x, _ = view.at(row, view.first)
        shapes.append(write_line(letter, x, view.top - aside + 3, style))
    return shapes


def _box(view: View, one: Point, other: Point, fill: Colour | None, corner: float) -> RoundedBox:
    """The box between two places."""
    (x1, y1), (x2, y2) = view.at(*one), view.at(*other)
    middle = ((x1 + x2) / 2, (y1 + y2) / 2)
    return RoundedBox(x=middle[0], y=middle[1], w=abs(x2 - x1), h=abs(y2 - y1), corner=corner, fill=fill)


def _cell(view: View, cell: Cell, colour: Colour) -> Shape:
    row, column = row_number_of(cell), column_of(cell)
    return _box(view, (row - 0.5, column - 0.5), (row + 0.5, column + 0.5), colour, 0)


def _line(view: View, one: Point, other: Point, colour: Colour, width: float) -> Arrow:
    return Arrow(points=(view.at(*one), view.at(*other)), colour=colour, width=width)


def _grid(view: View, look: Look) -> list[Shape]:
    """A dot where four cells meet: lines between all of them would make the file a fifth larger."""
    corners = [(row + 0.5, column + 0.5) for row in range(1, len(ROWS)) for column in range(view.first, view.last)]
    return [
        RoundedBox(x=x, y=y, w=_DOT, h=_DOT, corner=0, fill=look.grid)
        for x, y in (view.at(*corner) for corner in corners)
    ]


def _marked() -> list[tuple[float, Colour, float]]:
    """The lines across the ice: column, which colour, width."""
    return [
        *((after + 0.5, "red", 4.0) for after in _RINK.goal_lines_after_column),
        *((after + 0.5, "blue", 9.0) for after in _RINK.blue_lines_after_column),
        (float(_RINK.red_line_column), "red", 9.0),
    ]


def _lines(view: View, look: Look) -> list[Shape]:
    return [
        _line(view, (0.5, column), (13.5, column), getattr(look, colour), width)
        for column, colour, width in _marked()
        if view.first <= column <= view.last
    ]


def _circles(view: View, look: Look) -> list[Shape]:
    shapes: list[Shape] = []
    for spot in _SPOTS:
        if view.shows(spot):
            (x, y), colour = view.spot(spot), look.blue if spot == _RINK.spots.centre else look.red
            shapes += [
                Disc(x=x, y=y, r=2.5 * view.size, stroke=colour, width=3),
                Disc(x=x, y=y, r=0.2 * view.size, fill=colour),
            ]
    return shapes


def _net(view: View, team: Team, look: Look) -> list[Shape]:
    """A crease, and behind its goal line the net with the numbers of its cells."""
    crease, net = getattr(_RINK.crease, team), getattr(_RINK.net, team)
    shapes: list[Shape] = [_cell(view, cell, look.crease) for cell in crease]
    line = (column_of(crease[0]) + column_of(net[0])) / 2
    back = line + 2 * (column_of(net[0]) - line)
    low, high = row_number_of(net[0]) - 0.5, row_number_of(net[-1]) + 0.5
    shapes.append(_box(view, (low, line), (high, back), look.net, 4))
    for share in (1, 2):
        row, column = low + share, line + share * (back - line) / 3
        shapes.append(_line(view, (row, line), (row, back), look.grid, 2))
        shapes.append(_line(view, (low, column), (high, column), look.grid, 2))
    frame = (view.at(low, line), view.at(low, back), view.at(high, back), view.at(high, line))
    shapes.append(Arrow(points=frame, colour=look.board, width=4))
    mark = mix(look.red, "#7a1018", 0.6)
    shapes.append(_line(view, (low, line), (high, line), mark, 4))
    shapes += [Disc(x=x, y=y, r=6, fill=mark) for x, y in (view.at(low, line), view.at(high, line))]
    edge = _box(view, (low, line), (high, 2 * line - back), None, 3)
    return [*shapes, RoundedBox(x=edge.x, y=edge.y, w=edge.w, h=edge.h, corner=3, stroke=look.blue, width=3)]


def _rim(view: View, look: Look) -> RoundedBox:
    """The boards."""
    ice = _box(view, (0.5, view.first - 0.5), (13.5, view.last + 0.5), None, 0.9 * view.size)
    wide, tall = ice.w + 2 * BOARDS, ice.h + 2 * BOARDS
    return msgspec.structs.replace(ice, w=wide, h=tall, stroke=look.board, width=BOARDS)


def _doors(view: View, look: Look) -> list[Shape]:
    """Where players come on and go off: each side's bench, and the door of its penalty box."""
    shapes: list[Shape] = []
    for team in TEAMS:
        doors = [(cell, 0.5) for cell in getattr(_RINK.bench_doors, team)]
        doors.append((getattr(_RINK.box_doors, team), 13.5))
        for cell, edge in doors:
            if view.shows(cell):
                x, y = view.at(edge, column_of(cell))
                aside = BOARDS / 2 * (1 if x > view.left + view.wide / 2 else -1)
                shapes.append(RoundedBox(x=x + aside, y=y, w=BOARDS, h=view.size - 6, corner=3, fill=look.of(team)))
    return shapes


def sketch(view: View, palette: PaletteName) -> list[Shape]:
    """Return a small rink with nothing but its lines and nets."""
    look = LOOKS[palette]
    shapes: list[Shape] = [_box(view, (0.5, 0.5), (13.5, COLUMNS + 0.5), look.ice, view.size)]
    for column, colour, width in _marked():
        shapes.append(_line(view, (0.5, column), (13.5, column), getattr(look, colour), max(width / 4, 1.5)))
    for team in TEAMS:
        crease, net = getattr(_RINK.crease, team), getattr(_RINK.net, team)
        shapes += [_cell(view, cell, look.crease) for cell in crease] + [_cell(view, cell, look.board) for cell in net]
    return shapes
