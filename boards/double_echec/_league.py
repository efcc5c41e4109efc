"""The standings of a season: a row a team, its numbers under their heads."""

from collections.abc import Sequence
from math import ceil

from boards import fonts
from boards.fonts import Style, write_line
from boards.palette import PALETTES, PaletteName
from boards.scene import RoundedBox, Scene, Shape, Text

WIDTH, MARGIN, TOP = 900, 24, 112
ROW, PITCH, HEADS = 48, 53, 40
NUMBERS = 330  # where the numbers begin
CARD = "#383b42"
POINTS = 4  # the column that stands out
MOST_ROWS = 24

Line = tuple[str, Sequence[str]]


def league_scene(title: str, subtitle: str, heads: Sequence[str], rows: Sequence[Line], palette: PaletteName) -> Scene:
    """Return the standings, each row a team's name and its numbers."""
    tones = PALETTES[palette]
    middle, wide = WIDTH / 2, WIDTH - 2 * MARGIN
    size = fonts.fit_size(title, 38, True, wide, 18)
    shapes: list[Shape] = [
        Text(x=middle, y=52, content=title, size=size, colour=tones.ink, bold=True, anchor="middle", max_width=wide),
        Text(x=middle, y=92, content=subtitle, size=24, colour=tones.muted, anchor="middle", max_width=wide),
    ]
    step = (WIDTH - MARGIN - NUMBERS) / max(len(heads), 1)
    for column, head in enumerate(heads):
        style = Style(19, tones.muted, anchor="middle", wide=step - 4)
        shapes.append(write_line(head, NUMBERS + (column + 0.5) * step, TOP + HEADS / 2, style))
    top = float(TOP + HEADS)
    for place, (name, numbers) in enumerate(rows[:MOST_ROWS], start=1):
        y = top + ROW / 2
        shapes.append(RoundedBox(x=middle, y=y, w=wide, h=ROW, corner=10, fill=CARD))
        shapes.append(write_line(str(place), MARGIN + 40, y, Style(25, tones.ink, bold=True, anchor="end")))
        shapes.append(write_line(name, MARGIN + 54, y, Style(25, tones.ink, wide=NUMBERS - MARGIN - 60)))
        for column, number in enumerate(numbers):
            is_points = column == POINTS
            style = Style(
                27 if is_points else 23, tones.ink if is_points else tones.muted, is_points, "middle", step - 4
            )
            shapes.append(write_line(number, NUMBERS + (column + 0.5) * step, y, style))
        top += PITCH
    return Scene(width=WIDTH, height=ceil(top + 20), background=tones.background, shapes=tuple(shapes), colours=32)
