"""Roboto, which lies beside with its licence: cached fonts, and text made fit to be drawn and measured before it is.

Lines of text become shapes by where their middle is to be.
"""

import unicodedata
from functools import lru_cache
from pathlib import Path

import msgspec
from PIL import ImageFont

from boards.scene import Anchor, Colour, Text

_FOLDER = Path(__file__).with_name("roboto")
_LONGEST = 400  # characters looked at; what is longer is clipped anyway
_VARIATION = range(0xFE00, 0xFE10)
_MEANT = {  # signs that people like and the font lacks
    "→": "›", "➜": "›", "➔": "›", "⇒": "›", "←": "‹", "⇐": "‹", "★": "*", "☆": "*", "✓": "v", "✔": "v",
    "✗": "x", "✘": "x", "❌": "x", "♯": "#", "‐": "-", "‑": "-", "′": "'", "″": '"', "⁄": "/",
}  # fmt: skip


@lru_cache(maxsize=64)
def font(size: int, bold: bool) -> ImageFont.FreeTypeFont:
    """Return Roboto of `size` pixels, regular or bold."""
    name = "Roboto-Bold.ttf" if bold else "Roboto-Regular.ttf"
    path = str(_FOLDER / name)
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)  # six times faster on short texts


@lru_cache(maxsize=4096)
def _is_drawable(char: str) -> bool:
    """Whether the font has its own glyph for `char`, not the empty frame."""
    missing, mask = font(20, False).getmask("\U0010ffff"), font(20, False).getmask(char)
    return missing.size != mask.size or bytes(missing) != bytes(mask)


def _substitute(char: str) -> str:
    """What to draw for one cleaned character: itself, what was meant, its plain form, nothing (emoji) or `?`."""
    if _is_drawable(char):
        return char
    plain = _MEANT.get(char) or "".join(
        c for c in unicodedata.normalize("NFKD", char) if unicodedata.category(c)[0] != "M" and _is_drawable(c)
    )
    if plain:
        return plain
    return "" if unicodedata.category(char)[0] == "S" else "?"


@lru_cache(maxsize=1024)
def clean(text: str) -> str:
    """Return `text` as one line that the font can draw.

    Controls, lone surrogates, invisible marks, stray accents and emoji go; a run of letters that the font lacks
    becomes one `?`; blanks are joined.
    """
    drawn: list[str] = []
    for char in unicodedata.normalize("NFC", text[:_LONGEST]):
        kind = unicodedata.category(char)
        if kind[0] == "Z" or char in "\t\n\r":
            piece = " "
        elif kind[0] in "CM" or ord(char) in _VARIATION:
            piece = ""
        else:
            piece = _substitute(char)
        if piece == "?" and char != "?" and drawn and drawn[-1] == "?":
            piece = ""
        if piece:
            drawn.append(piece)
    return " ".join("".join(drawn).split())


@lru_cache(maxsize=2048)
def width(text: str, size: float, bold: bool) -> float:
    """Return how wide `text` is drawn, in pixels; it must be `clean`."""
    return font(40, bold).getlength(text) * size / 40


@lru_cache(maxsize=1024)
def fit(text: str, size: float, bold: bool, max_width: float | None) -> str:
    """Return `text` cleaned, and cut with `…`, if it can be after a whole word, where it would be wider than that."""
    whole = clean(text)
    if max_width is None or width(whole, size, bold) <= max_width:
        return whole
    low, high = 0, len(whole)
    while low < high:  # the longest beginning that fits
        middle = (low + high + 1) // 2
        if width(whole[:middle].rstrip() + "…", size, bold) <= max_width:
            low = middle
        else:
            high = middle - 1
    kept = whole[:low]
    if not whole[low : low + 1].isspace() and (blank := kept.rfind(" ")) >= low * 2 // 3 > 0:
        kept = kept[:blank]
    return kept.rstrip() + "…"


def fit_size(text: str, size: float, bold: bool, max_width: float, least: float) -> float:
    """Return the size in which `text` is no wider than `max_width` pixels: whole, at most `size`, not below `least`."""
    wide = width(clean(text), size, bold)
    return size if wide <= max_width else max(least, size * max_width // wide)


def break_words(words: str, wide: float, size: float, most: int, *, bold: bool = False) -> list[str]:
    """Return words in at most so many lines of that width; a sign of punctuation never begins one."""
    lines: list[str] = []
    for word in clean(words).split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and (width(longer, size, bold) <= wide or word in "!?:;»"):
            lines[-1] = longer
        else:
            lines.append(word)
    return [*lines[: most - 1], " ".join(lines[most - 1 :])] if len(lines) > most else lines


CAP = 0.711  # height of a capital or digit, in font sizes


class Style(msgspec.Struct, frozen=True):
    """How a line of text is set: size, colour and weight, which end of it `x` is, and how wide it may be at most."""

    size: float
    colour: Colour
    bold: bool = False
    anchor: Anchor = "start"
    wide: float | None = None


def write_line(content: str, x: float, middle: float, style: Style) -> Text:
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
