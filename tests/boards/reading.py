"""What the tests look for on pictures, above all on Kollaball's."""

from collections.abc import Iterator
from io import BytesIO

from PIL import Image

from boards.kollaball import Frame
from boards.paint import png_bytes
from boards.scene import Arrow, Inset, Scene, Shape, Text

WORDLESS = Frame(title="", subtitle="")


def every_shape(scene: Scene) -> Iterator[Shape]:
    for shape in scene.shapes:
        yield shape
        if isinstance(shape, Inset):
            yield from every_shape(shape.scene)


def check_png(scene: Scene, most_bytes: int) -> None:
    """A picture is small, in a palette, and as wide as all are."""
    data = png_bytes(scene)
    image = Image.open(BytesIO(data))
    image.load()
    assert (image.mode, image.width) == ("P", 900)
    assert len(data) <= most_bytes


def texts(scene: Scene) -> list[str]:
    return [shape.content for shape in every_shape(scene) if isinstance(shape, Text) and shape.content]


def tokens(scene: Scene) -> list[Text]:
    """The numbers of the tokens, in the order drawn: those on the pitch, then those beside the names."""
    return [shape for shape in scene.shapes if isinstance(shape, Text) and shape.bold and shape.content.isdigit()]


def arrows(scene: Scene) -> list[Arrow]:
    return [shape for shape in scene.shapes if isinstance(shape, Arrow)]
