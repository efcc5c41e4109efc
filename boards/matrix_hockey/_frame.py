"""What all these pictures share: title, section heads, cards, tags, lines with a word, notes."""

from collections.abc import Callable, Sequence
from math import ceil

import msgspec

from boards import fonts
from boards.fonts import Style, write_line
from boards.matrix_hockey._look import LOOKS, Look
from boards.matrix_hockey._words import NO_LABELS, Labels
from boards.palette import PaletteName
from boards.scene import Arrow, Colour, Point, Polygon, RoundedBox, Scene, Shape, Text
from rules.matrix_hockey.state import TeamId

WIDTH = 900
MARGIN = 24
TOP = 112
SECTION = 58
NOTE = 42
KEY = 48
_COLOURS = 32
_LEAST = 18  # of a title that is long


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """What stands around a picture, and how its reader sees it: `team`, their own, is marked.

    `labels`: the words in the picture. `legend`: the caller's lines below it.
    """

    title: str
    subtitle: str
    team: TeamId | None = None
    palette: PaletteName = "default"
    labels: Labels = NO_LABELS
    legend: Sequence[str] = ()

    @property
    def look(self) -> Look:
        """The tones of its palette."""
        return LOOKS[self.palette]


def draw_header(frame: Frame) -> list[Shape]:
    """Return the two centred lines on top."""
    middle, wide, title, look = WIDTH / 2, WIDTH - 2 * MARGIN, frame.title, frame.look
    size = fonts.fit_size(title, 38, True, wide, _LEAST)
    return [
        Text(x=middle, y=52, content=title, size=size, colour=look.ink, bold=True, anchor="middle", max_width=wide),
        Text(x=middle, y=92, content=frame.subtitle, size=26, colour=look.muted, anchor="middle", max_width=wide),
    ]


def draw_section(title: str, top: float, look: Look, aside: str = "") -> list[Shape]:
    """Return a head of height `SECTION` over what follows, with `aside` at its right end."""
    y = top + SECTION / 2 + 4
    aside = fonts.fit(aside, 24, False, 400)
    room = WIDTH - 2 * MARGIN - 22 - fonts.width(aside, 24, False)
    return [
        RoundedBox(x=MARGIN + 4, y=y, w=8, h=30, corner=4, fill=look.ice),
        write_line(title, MARGIN + 22, y, Style(30, look.ink, bold=True, wide=room - 20)),
        write_line(aside, WIDTH - MARGIN, y, Style(24, look.muted, anchor="end")),
    ]


def draw_card_row(top: float, height: float, look: Look, *, is_own: bool = False) -> Shape:
    """Return the ground of a row as wide as the picture; the reader's own has a gold edge too."""
    return draw_box((MARGIN, top), WIDTH - 2 * MARGIN, height, look, is_own=is_own)


def draw_box(corner: Point, wide: float, height: float, look: Look, *, is_own: bool = False) -> Shape:
    """Return the ground of something that belongs together; `corner`: the upper left one."""
    left, top = corner
    return RoundedBox(
        x=left + wide / 2,
        y=top + height / 2,
        w=wide,
        h=height,
        corner=10,
        fill=look.own if is_own else look.card,
        stroke=look.gold if is_own else None,
        width=3 if is_own else 0,
    )


def draw_tag(content: str, x: float, y: float, look: Look, wide: float = 300) -> tuple[list[Shape], float]:
    """Return a small word in an outline that begins at `x`, and its width; nothing of an empty one."""
    content = fonts.fit(content, 22, False, wide - 20)
    if not content or wide < 40:  # noqa: PLR2004 - no room for a single letter
        return [], 0
    length = fonts.width(content, 22, False) + 20
    return [
        RoundedBox(x=x + length / 2, y=y, w=length, h=32, corner=8, stroke=look.muted, width=2),
        write_line(content, x + 10, y, Style(22, look.ink)),
    ], length


def draw_rule(content: str, y: float, colour: Colour, pointing: int) -> list[Shape]:
    """Return a line across the picture with a word in its middle and a triangle up (`pointing`: 1) or down (-1)."""
    content = fonts.fit(content, 23, True, WIDTH - 300)
    room = fonts.width(content, 23, True) + 36
    left, right = (WIDTH - room) / 2 - 12, (WIDTH + room) / 2 + 12
    return [
        Arrow(points=((MARGIN + 4, y), (left, y)), colour=colour, width=3),
        Arrow(points=((right, y), (WIDTH - MARGIN - 4, y)), colour=colour, width=3),
        triangle(left + 22, y, 11, colour, pointing),
        write_line(content, left + 48, y, Style(23, colour, bold=True)),
    ]


def triangle(x: float, y: float, r: float, colour: Colour, pointing: int) -> Shape:
    """Return a triangle that points up (1) or down (-1)."""
    tip, foot = y - pointing * r * 0.9, y + pointing * r * 0.8
    return Polygon(points=((x, tip), (x + r, foot), (x - r, foot)), fill=colour)


def draw_pointer(x: float, y: float, colour: Colour, way: int, r: float = 9) -> Shape:
    """Return a triangle that points to the right (1) or to the left (-1)."""
    return Polygon(points=((x + way * r, y), (x - way * r * 0.7, y - r), (x - way * r * 0.7, y + r)), fill=colour)


def _notes(frame: Frame, top: float) -> tuple[list[Shape], float]:
    """Return the caller's lines and their height."""
    shown = [line for line in frame.legend if fonts.clean(line)]
    shapes: list[Shape] = [
        write_line(line, MARGIN + 4, top + (k + 0.5) * NOTE, Style(24, frame.look.muted, wide=WIDTH - 2 * MARGIN - 8))
        for k, line in enumerate(shown)
    ]
    return shapes, len(shown) * NOTE


Entry = tuple[str, Callable[[float, float], list[Shape]]]
"""What a sign means, and how it is drawn about a point."""


def draw_sign_key(entries: Sequence[Entry], columns: int, top: float, look: Look) -> tuple[list[Shape], float]:
    """Return what signs mean, those that have a word, and the height."""
    shown = [entry for entry in entries if fonts.clean(entry[0])]
    wide = (WIDTH - 2 * MARGIN) / columns
    shapes: list[Shape] = []
    for place, (word, draw) in enumerate(shown):
        x, y = MARGIN + place % columns * wide, top + (place // columns + 0.5) * KEY
        shapes += [*draw(x + 28, y), write_line(word, x + 62, y, Style(24, look.ink, wide=wide - 70))]
    return shapes, -(-len(shown) // columns) * KEY


def finish(shapes: Sequence[Shape], bottom: float, frame: Frame) -> Scene:
    """Return the picture with the caller's lines from `bottom` on, ended a little below them."""
    noted, tall = _notes(frame, bottom)
    return _scene([*shapes, *noted], bottom + tall, frame.look)


def empty(frame: Frame) -> Scene:
    """Return the picture where there is nothing to show yet: its title and a word."""
    look, wide = frame.look, WIDTH - 2 * MARGIN
    line = write_line(frame.labels.empty, WIDTH / 2, TOP + 60, Style(28, look.muted, anchor="middle", wide=wide))
    return _scene([*draw_header(frame), line], TOP + 120, look)


def _scene(shapes: Sequence[Shape], bottom: float, look: Look) -> Scene:
    height = ceil(bottom + 20)
    return Scene(width=WIDTH, height=height, background=look.background, shapes=tuple(shapes), colours=_COLOURS)
