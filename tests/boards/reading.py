"""What the tests look for on Kollaball's pictures."""

from collections.abc import Iterator

from boards.kollaball import Frame
from boards.scene import Arrow, Inset, Scene, Shape, Text

WORDLESS = Frame(title="", subtitle="")


def every_shape(scene: Scene) -> Iterator[Shape]:
    for shape in scene.shapes:
        yield shape
        if isinstance(shape, Inset):
            yield from every_shape(shape.scene)


def texts(scene: Scene) -> list[str]:
    return [shape.content for shape in every_shape(scene) if isinstance(shape, Text) and shape.content]


def tokens(scene: Scene) -> list[Text]:
    """The numbers of the tokens, in the order drawn: those on the pitch, then those beside the names."""
    return [shape for shape in scene.shapes if isinstance(shape, Text) and shape.bold and shape.content.isdigit()]


def arrows(scene: Scene) -> list[Arrow]:
    return [shape for shape in scene.shapes if isinstance(shape, Arrow)]
