"""POWER and LEGEND cards side by side: number, name, level, effect, challenge."""

from collections.abc import Sequence
from math import ceil
from typing import Literal

import msgspec

from boards import fonts
from boards.helvetia_cup import _frame, _pieces
from boards.helvetia_cup._frame import MARGIN, WIDTH, Frame
from boards.lettering import Style, written
from boards.scene import Point, RoundedBox, Scene, Shape
from rules.helvetia_cup.cards import CardKind

_GAP, _HEAD, _LINE, _FOOT = 12, 54, 25, 14
_SIZE, _NAME, _LEAST = 20, 23, 18
_MOST = 4  # lines of an effect, and of a challenge


class CardFace(msgspec.Struct, frozen=True, kw_only=True):
    """A card in the reader's language. `level`: dots of a POWER card; `state`: how it is marked."""

    no: int
    name: str
    kind: CardKind
    effect: str
    challenge: str = ""
    level: int = 0
    state: Literal["", "armed", "used"] = ""


def cards_scene(cards: Sequence[CardFace], frame: Frame) -> Scene:
    """Return the picture of cards, two in a row; it shows what it is given, so only their coach may have a hand's."""
    wide = (WIDTH - 2 * MARGIN - _GAP) / 2
    y, shapes = _frame.titles_tall(frame) + 6, _frame.titles(frame)
    for start in range(0, len(cards), 2):
        row = cards[start : start + 2]
        tall = max(_tall(card, wide) for card in row)
        for place, card in enumerate(row):
            shapes += _face(card, (MARGIN + place * (wide + _GAP), y), (wide, tall), frame)
        y += tall + _GAP
    return Scene(
        width=WIDTH, height=ceil(y), background=frame.look.palette.background, shapes=tuple(shapes), colours=32
    )


def in_lines(words: str, wide: float, size: float, most: int) -> list[str]:
    """Return words in at most so many lines; a sign of punctuation never begins one."""
    lines: list[str] = []
    for word in fonts.clean(words).split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and (fonts.width(longer, size, False) <= wide or word in "!?:;»"):
            lines[-1] = longer
        else:
            lines.append(word)
    return [*lines[: most - 1], " ".join(lines[most - 1 :])] if len(lines) > most else lines


def _told(card: CardFace, wide: float) -> tuple[list[str], list[str]]:
    room = wide - 28
    return in_lines(card.effect, room, _SIZE, _MOST), in_lines(card.challenge, room, _SIZE, _MOST)


def _tall(card: CardFace, wide: float) -> float:
    effect, challenge = _told(card, wide)
    return _HEAD + _LINE * (len(effect) + len(challenge)) + (10 if challenge else 0) + _FOOT


def _face(card: CardFace, corner: Point, size: tuple[float, float], frame: Frame) -> list[Shape]:
    look, (left, top), (wide, tall) = frame.look, corner, size
    back = look.legend if card.kind == "legend" else look.card
    rim = look.palette.special if card.state == "armed" else look.palette.muted
    ink = look.palette.muted if card.state == "used" else look.palette.ink
    box = RoundedBox(x=left + wide / 2, y=top + tall / 2, w=wide, h=tall, corner=14, fill=back, stroke=rim, width=3)
    y, name_x = top + 28, left + 52
    shapes: list[Shape] = [box, _pieces.dot((left + 28, y), look.palette.outline, 18)]
    shapes.append(written(str(card.no), left + 28, y, Style(20, look.palette.ink, bold=True, anchor="middle")))
    room = wide - 52 - 14 - 15 * card.level
    size_of_name = fonts.sized(card.name, _NAME, True, room, _LEAST)
    shapes.append(written(card.name, name_x, y, Style(size_of_name, ink, bold=True, wide=room)))
    if card.kind == "legend":
        shapes.append(_pieces.star((left + wide - 22, y), 13, look))
    shapes += [_pieces.dot((left + wide - 18 - 15 * k, y), look.palette.special, 5.5) for k in range(card.level)]
    effect, challenge = _told(card, wide)
    style = Style(_SIZE, ink, wide=wide - 28)
    y = top + _HEAD + _LINE / 2
    shapes += [written(line, left + 14, y + _LINE * k, style) for k, line in enumerate(effect)]
    y += _LINE * len(effect) + 10
    dull = Style(_SIZE, look.palette.muted, wide=wide - 28)
    shapes += [written(line, left + 14, y + _LINE * k, dull) for k, line in enumerate(challenge)]
    if card.state == "used":
        shapes += _pieces.crossed((left + wide - 24, top + tall - 24), look, 14)
    return shapes
