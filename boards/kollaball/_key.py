"""The key of a picture: what the arrows and signs that it uses mean."""

from collections.abc import Sequence

import msgspec

from boards import fonts
from boards.kollaball import _pieces
from boards.kollaball._arrows import arrow
from boards.kollaball._pieces import SMALLEST, Spot
from boards.kollaball._words import ArrowKind, Labels, SignKind
from boards.palette import Palette
from boards.scene import Disc, Point, Shape, Text

_ROW = 42
_ARROW, _SIGN, _GAP = 54, 34, 26  # widths, the gap being between two entries
_AIR = 10
_Entry = tuple[ArrowKind | SignKind, str, int]


class Key(msgspec.Struct, frozen=True, kw_only=True):
    """What a picture uses."""

    arrows: tuple[ArrowKind, ...] = ()
    signs: tuple[SignKind, ...] = ()


def drawn(key: Key, labels: Labels, palette: Palette, corner: Point) -> tuple[list[Shape], int]:
    """Return the entries that have a word, centred in as many rows as they need, and their height.

    `corner`: the right edge of the picture and the top of the key.
    """
    arrows = [(kind, fonts.clean(labels.arrows.get(kind, "")), _ARROW) for kind in key.arrows]
    signs = [(kind, fonts.clean(labels.signs.get(kind, "")), _SIGN) for kind in key.signs]
    entries = [(kind, word, wide) for kind, word, wide in (*arrows, *signs) if word]
    right, top = corner
    shapes: list[Shape] = []
    rows = _rows(entries, right - 20)
    for row, line in enumerate(rows):
        y = top + _AIR / 2 + (row + 0.5) * _ROW
        x = (right - sum(_length(word, wide) for _, word, wide in line) - _GAP * (len(line) - 1)) / 2
        for kind, word, wide in line:
            shapes += _mark(kind, (x, y), palette)
            shapes.append(Text(x=x + wide + 8, y=y + 9, content=word, size=SMALLEST, colour=palette.ink, max_width=320))
            x += _length(word, wide) + _GAP
    return shapes, len(rows) * _ROW + _AIR


def _length(word: str, wide: int) -> float:
    return wide + 8 + fonts.width(fonts.fit(word, SMALLEST, False, 320), SMALLEST, False)


def _rows(entries: Sequence[_Entry], room: float) -> list[list[_Entry]]:
    rows: list[list[_Entry]] = []
    used = room
    for entry in entries:
        length = _length(entry[1], entry[2])
        if not rows or used + _GAP + length > room:
            rows.append([])
            used = -_GAP
        rows[-1].append(entry)
        used += _GAP + length
    return rows


def _mark(kind: ArrowKind | SignKind, at: Point, palette: Palette) -> list[Shape]:
    x, y = at
    spot = Spot(x + 15, y, 15)
    match kind:
        case "start":
            return [Disc(x=spot.x, y=y, r=14, fill=palette.field_dark, stroke=palette.muted, width=3)]
        case "order":
            return _pieces.step(2, spot.middle, palette)
        case "idle":
            return _pieces.crossed(spot, palette)
        case "stopped":
            return _pieces.removed(spot, palette)
        case "unspent":
            return [Disc(x=spot.x, y=y, r=14, stroke=palette.special, width=4)]
        case _:
            return [arrow(kind, ((x, y), (x + _ARROW, y)), palette)]
