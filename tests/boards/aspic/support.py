"""What an Aspic picture holds."""

from boards.aspic import Frame, Labels
from boards.aspic._field import pixel_of
from boards.aspic._frame import board_top
from boards.scene import Arrow, Disc, Inset, Point, RoundedBox, Scene, Shape, Text
from rules.aspic.board import POINT, Cell

WORDLESS = Frame(title="", subtitle="")
GOAL = Frame(title="", subtitle="", labels=Labels(goal="But !"))


def every_shape(scene: Scene) -> list[Shape]:
    """All shapes, those of the board too, moved to where they are on the picture."""
    found: list[Shape] = []
    for shape in scene.shapes:
        found += every_shape(shape.scene) if isinstance(shape, Inset) else [shape]
    return found


def texts(scene: Scene) -> list[str]:
    """What is written."""
    return [shape.content for shape in every_shape(scene) if isinstance(shape, Text) and shape.content]


def spot(cell: Cell, frame: Frame = WORDLESS) -> Point:
    """The middle of a cell on a picture."""
    return pixel(*POINT[cell], frame)


def pixel(x: float, y: float, frame: Frame = WORDLESS) -> Point:
    """A place of the board on a picture."""
    left, down = pixel_of(x, y)
    return (left, down + board_top(frame))


def within(scene: Scene, cell: Cell, frame: Frame = WORDLESS) -> list[Shape]:
    """What is drawn around the middle of a cell."""
    middle = spot(cell, frame)
    return [shape for shape in scene.shapes if isinstance(shape, Disc | RoundedBox) and (shape.x, shape.y) == middle]


def arrows(scene: Scene) -> list[Arrow]:
    """The lines with a halo: what happened, or could."""
    return [shape for shape in scene.shapes if isinstance(shape, Arrow) and shape.halo is not None]
