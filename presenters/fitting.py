"""What may be longer than there is room for: a page in one message, a list, a post on a phone's screen (390 px wide).

An announcement is a screen and a half; its height is estimated without a browser, on the high side of what Discord
shows.
"""

import math
import re
from collections.abc import Iterable, Sequence

from presenters.escaping import cut_text, text_length
from presenters.post import Block, ButtonRow, Movie, Picture
from presenters.texts import Voice

MESSAGE_TEXT = 3500  # characters


def fit_message(blocks: Sequence[Block]) -> tuple[Block, ...]:
    """Return as much, from the first line on, as one message holds; a code block that is cut is closed."""
    shown: list[Block] = []
    room = MESSAGE_TEXT
    for block in blocks:
        if isinstance(block, str) and text_length(block) > room:
            cut = cut_text(block, room).rpartition("\n")[0]
            if cut:
                shown.append(cut + ("\n```" if cut.count("```") % 2 else ""))
            break
        room -= text_length(block) if isinstance(block, str) else 0
        if block:
            shown.append(block)
    return tuple(shown)


NAMES = 800  # characters that a list of names takes at most, escaped as it is
COMMA = ", "


def name_some(voice: Voice, names: Sequence[str], room: int = NAMES) -> str:
    """Return as many of `names` as have `room`, with commas, and how many are left out. The first is always named."""
    shown: list[str] = []
    for name in names:
        room -= text_length(name) + len(COMMA)
        if room < 0 and shown:
            return voice.t("names-and-more", names=COMMA.join(shown), count=len(names) - len(shown))
        shown.append(name)
    return COMMA.join(shown)


def join_names(voice: Voice, items: Sequence[str]) -> str:
    """Return at least one thing in a row as they are said: `24 h, 12 h et 2 h`."""
    *first, last = items
    return voice.t("list", first=COMMA.join(first), last=last) if first else last


def fit_lines(voice: Voice, lines: Sequence[str], room: int, more: str = "act-more-changes") -> list[str]:
    """Return as many of `lines` as have `room` together, and a line (the text `more`) on how many are left out."""
    rest = voice.t(more, count=len(lines))
    if sum(text_length(line) + 1 for line in lines) <= room:
        return list(lines)
    shown: list[str] = []
    room -= text_length(rest) + 1
    for line in lines:
        room -= text_length(line) + 1
        if room < 0:
            break
        shown.append(line)
    return [*shown, voice.t(more, count=len(lines) - len(shown))]


SCREEN = 844  # px
ANNOUNCEMENT_HEIGHT = SCREEN * 3 // 2
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


def measure_height(blocks: Iterable[Block]) -> int:
    """Return about how many pixels a post of `blocks` takes."""
    return HEAD + sum(GAP + _measure_block(block) for block in blocks)


def fill_block(lines: Sequence[str], room: int) -> list[str]:
    """Return as many of `lines`, from the first on, as one block of at most `room` pixels holds."""
    shown: list[str] = []
    left = room - GAP
    for line in lines:
        left -= _measure_text(line)
        if left < 0:
            break
        shown.append(line)
    return shown


def _measure_block(block: Block) -> int:
    match block:
        case str():
            return _measure_text(block)
        case Picture():
            return math.ceil(WIDTH * block.scene.height / block.scene.width)
        case Movie():
            return STILL
        case ButtonRow():
            return _measure_rows([BUTTON_PADDING + BUTTON_CHARACTER * len(button.label) for button in block.buttons])
        case _:
            return BUTTON_HEIGHT


def _measure_text(text: str) -> int:
    return sum(_measure_line(line) for line in text.splitlines())


def _measure_line(line: str) -> int:
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


def _measure_rows(widths: Sequence[int]) -> int:
    """Return the height of buttons that stand beside each other as long as there is room."""
    rows, used = 1, 0
    for width in widths:
        if used and used + width > OUTER:
            rows, used = rows + 1, 0
        used += width
    return rows * BUTTON_HEIGHT
