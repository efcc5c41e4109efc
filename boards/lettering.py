"""Lines of text as shapes, by where their middle is to be."""

from boards.scene import Anchor, Colour, Text

CAP = 0.711  # height of a capital or digit, in font sizes


def written(  # noqa: PLR0913 - what a `Text` is, which has as many fields
    content: str,
    x: float,
    middle: float,
    size: float,
    colour: Colour,
    *,
    bold: bool = False,
    anchor: Anchor = "start",
    wide: float | None = None,
) -> Text:
    """Return a line of text whose capitals have their middle at `middle`."""
    base = round(middle + CAP * size / 2)
    return Text(x=x, y=base, content=content, size=size, colour=colour, bold=bold, anchor=anchor, max_width=wide)
