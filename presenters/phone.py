"""How much of a phone's screen (390 px wide) a post takes, without a browser: an announcement is a screen and a half.

The estimates are on the high side of what Discord shows there.
"""

import math
import re
from collections.abc import Iterable, Sequence

from presenters.post import Block, Movie, Picture, Row

SCREEN = 844  # px
LIMIT = SCREEN * 3 // 2
HEAD, GAP = 50, 10  # who says it; between two blocks
WIDTH, OUTER = 292, 320  # of what is framed, of buttons
CHARACTERS, SMALL_CHARACTERS, LARGE_CHARACTERS = 34, 44, 27  # in a line of text
LINE, SMALL_LINE, LARGE_LINE = 22, 18, 27
BUTTON_PADDING, BUTTON_CHARACTER, BUTTON_HEIGHT = 40, 8, 40
STILL = 480  # of an animation

_MARKUP = (
    (re.compile(r"<t:\d+:R>"), "dans un jour"),
    (re.compile(r"<t:\d+(?::\w)?>"), "mercredi 7 janvier 2026 19:00"),
    (re.compile(r"<[@#][!&]?\d+>"), "@quelqu’un"),
    (re.compile(r"\\(?=\W|_)|\*\*|`|^#{1,3} |^-# |^- "), ""),
)


def height(blocks: Iterable[Block]) -> int:
    """Return about how many pixels a post of `blocks` takes."""
    return HEAD + sum(GAP + _height(block) for block in blocks)


def fill(lines: Sequence[str], room: int) -> list[str]:
    """Return as many of `lines`, from the first on, as one block of at most `room` pixels holds."""
    shown: list[str] = []
    left = room - GAP
    for line in lines:
        left -= _text(line)
        if left < 0:
            break
        shown.append(line)
    return shown


def _height(block: Block) -> int:
    match block:
        case str():
            return _text(block)
        case Picture():
            return math.ceil(WIDTH * block.scene.height / block.scene.width)
        case Movie():
            return STILL
        case Row():
            return _rows([BUTTON_PADDING + BUTTON_CHARACTER * len(button.label) for button in block.buttons])
        case _:
            return BUTTON_HEIGHT


def _text(text: str) -> int:
    return sum(_line(line) for line in text.splitlines())


def _line(line: str) -> int:
    characters, height = CHARACTERS, LINE
    if line.startswith("-# "):
        characters, height = SMALL_CHARACTERS, SMALL_LINE
    elif line.startswith("#"):
        characters, height = LARGE_CHARACTERS, LARGE_LINE
    elif line.startswith("- "):
        characters -= 2
    for pattern, shown in _MARKUP:
        line = pattern.sub(shown, line)
    return height * max(1, math.ceil(len(line) / characters))


def _rows(widths: Sequence[int]) -> int:
    """Return the height of buttons that stand beside each other as long as there is room."""
    rows, used = 1, 0
    for width in widths:
        if used and used + width > OUTER:
            rows, used = rows + 1, 0
        used += width
    return rows * BUTTON_HEIGHT
