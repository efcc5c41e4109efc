"""Lines of text as shapes, by where their middle is to be."""

import msgspec

from boards.scene import Anchor, Colour, Text

CAP = 0.711  # height of a capital or digit, in font sizes


class Style(msgspec.Struct, frozen=True):
    """How a line of text is set: size, colour and weight, which end of it `x` is, and how wide it may be at most."""

    size: float
    colour: Colour
    bold: bool = False
    anchor: Anchor = "start"
    wide: float | None = None


def written(content: str, x: float, middle: float, style: Style) -> Text:
    """Return a line of text whose capitals have their middle at `middle`."""
    return Text(
        x=x,
        y=round(middle + CAP * style.size / 2),
        content=content,
        size=style.size,
        colour=style.colour,
        bold=style.bold,
        anchor=style.anchor,
        max_width=style.wide,
    )
