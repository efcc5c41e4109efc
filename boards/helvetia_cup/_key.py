"""What the arrows and shades of a picture mean, in rows below it."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from boards import fonts
from boards.fonts import Style, write_line
from boards.helvetia_cup import _arrows, _pieces
from boards.helvetia_cup._frame import MARGIN, WIDTH, Frame
from boards.helvetia_cup._look import Look
from boards.helvetia_cup._pieces import SMALLEST
from boards.helvetia_cup._words import ArrowKind, SignKind
from boards.scene import Colour, Point, RoundedBox, Shape

ROW = 30
_SAMPLE, _GAP = 38, 16
_SHADE, _SIGN = 24, 24

Item = tuple[float, str, Callable[[float, float], list[Shape]]]  # width of its sign, its word, its sign at a spot


def arrow_items(kinds: Sequence[ArrowKind], frame: Frame) -> list[Item]:
    """Return the items of kinds of arrows, without those that have no word."""
    return [(_SAMPLE, word, _sampler(kind, frame)) for kind in kinds if (word := frame.labels.arrows.get(kind, ""))]


def _sampler(kind: ArrowKind, frame: Frame) -> Callable[[float, float], list[Shape]]:
    def drawn(x: float, y: float) -> list[Shape]:
        return [_arrows.sample(kind, ((x, y), (x + _SAMPLE - 4, y)), frame.look)]

    return drawn


def sign_items(kinds: Iterable[SignKind], frame: Frame) -> list[Item]:
    """Return the items of signs of figures, without those that have no word."""
    return [(_SIGN, word, _signer(kind, frame)) for kind in kinds if (word := frame.labels.signs.get(kind, ""))]


def _signer(sign: SignKind, frame: Frame) -> Callable[[float, float], list[Shape]]:
    def drawn(x: float, y: float) -> list[Shape]:
        spot = (x + _SIGN / 2, y)
        return _pieces.ball(spot, frame.look, 9) if sign == "carrier" else [_sign(sign, spot, frame.look)]

    return drawn


def _sign(sign: SignKind, spot: Point, look: Look) -> Shape:
    signs: Mapping[SignKind, Shape] = {
        "boost": _pieces.dot(spot, look.palette.special, 5),
        "captain": _pieces.star(spot, 10, look),
        "yellow": _pieces.draw_card(spot, look.palette.special, look, 20),
        "start": _pieces.draw_left_behind("home", spot, look),
        "fallen": _pieces.lying("home", spot, 10, look.of("home")),
        "tired": _pieces.draw_mark("home", spot, 10, look.tired("home")),
        "keeper": _pieces.draw_mark("home", spot, 10, look.palette.ink, (look.of("home"), 3)),
    }
    return signs[sign]


def shade_item(colour: Colour, word: str) -> Item:
    """Return the item of a shade of hexes."""

    def drawn(x: float, y: float) -> list[Shape]:
        return [RoundedBox(x=x + _SHADE / 2, y=y, w=_SHADE, h=_SHADE - 4, corner=5, fill=colour)]

    return (_SHADE, word, drawn)


def _rows(items: Sequence[Item]) -> list[list[Item]]:
    """The items in rows, as many in each as have room."""
    rows: list[list[Item]] = []
    left = 0.0
    for item in items:
        wide = _wide(item)
        if not rows or wide > left:
            rows.append([])
            left = WIDTH - 2 * MARGIN
        rows[-1].append(item)
        left -= wide + _GAP
    return rows


def _wide(item: Item) -> float:
    return item[0] + 7 + fonts.width(fonts.clean(item[1]), SMALLEST, False)


def tall(items: Sequence[Item]) -> float:
    """Return how tall a key of these items is."""
    return ROW * len(_rows(items))


def draw_key_items(items: Sequence[Item], frame: Frame, top: float) -> list[Shape]:
    """Return the items as shapes, row by row from `top`."""
    style = Style(SMALLEST, frame.look.palette.ink)
    shapes: list[Shape] = []
    for place, row in enumerate(_rows(items)):
        x, y = float(MARGIN), top + (place + 0.5) * ROW
        for item in row:
            shapes += item[2](x, y)
            shapes.append(write_line(item[1], x + item[0] + 7, y, style))
            x += _wide(item) + _GAP
    return shapes
