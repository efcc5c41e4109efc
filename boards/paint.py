"""A scene as PNG, drawn with Pillow at twice the size, halved, and written with a palette of its commonest colours.

It takes some twenty milliseconds: call it from a thread. `Inset`s are painted once and kept.
"""

from functools import lru_cache
from io import BytesIO
from operator import itemgetter

from PIL import Image, ImageDraw

from boards import fonts, strokes
from boards.scene import Arrow, Cross, Disc, Inset, Point, Polygon, RoundedBox, Scene, Text

_SCALE = 2
_SHORT = 64  # characters of a text whose drawing is kept: numbers, names, what stands under each picture of a match
_MOST_SHADES = 1 << 13  # of a picture with flat colours and their edges
_COMPRESSION = 4  # a little larger than 6, in half the time


def png_bytes(scene: Scene) -> bytes:
    """Return the picture as a palette PNG of `scene.width` by `scene.height` pixels."""
    out = BytesIO()
    _with_palette(paint_scene(scene, _SCALE), scene.colours).save(out, "PNG", compress_level=_COMPRESSION)
    return out.getvalue()


def icon_bytes(scene: Scene) -> bytes:
    """Return the picture as a PNG whose background is seen through; its edges keep a hue of the background's colour."""
    out = BytesIO()
    _canvas(scene, see_through=True).reduce(_SCALE).save(out, "PNG", optimize=True)
    return out.getvalue()


def paint_scene(scene: Scene, shrink: int) -> Image.Image:
    """Return the picture painted at twice its size and made `shrink` times smaller: 2 is its own size."""
    return _canvas(scene).reduce(shrink)


def _with_palette(image: Image.Image, colours: int) -> Image.Image:
    """The picture in its own commonest colours: flat ones stay exact, the rare shades of edges go to the nearest."""
    sample = image.resize((image.width // 2, image.height // 2), Image.Resampling.NEAREST)
    counted = sample.getcolors(_MOST_SHADES)
    if counted is None:
        return image.quantize(colours, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    chosen = Image.new("P", (1, 1))
    commonest = sorted(counted, key=itemgetter(0), reverse=True)[:colours]
    chosen.putpalette([part for _, colour in commonest if isinstance(colour, tuple) for part in colour])
    return image.quantize(palette=chosen, dither=Image.Dither.NONE)


@lru_cache(maxsize=4)
def _kept(scene: Scene) -> Image.Image:
    """An inset at twice its size; read only."""
    return _canvas(scene)


@lru_cache(maxsize=1)
def _kept_briefly(scene: Scene) -> Image.Image:
    """An inset at twice its size; read only."""
    return _canvas(scene)


def _canvas(scene: Scene, *, see_through: bool = False) -> Image.Image:
    mode, ground = ("RGBA", f"{scene.background}00") if see_through else ("RGB", scene.background)
    image = Image.new(mode, (scene.width * _SCALE, scene.height * _SCALE), ground)
    pen = ImageDraw.Draw(image)
    for shape in scene.shapes:
        if isinstance(shape, Inset):
            inner = _kept_briefly(shape.scene) if shape.is_brief else _kept(shape.scene)
            image.paste(inner, (shape.x * _SCALE, shape.y * _SCALE))
        elif isinstance(shape, Text):
            _text(image, pen, shape)
        else:
            _draw(pen, shape)
    return image


def _draw(pen: ImageDraw.ImageDraw, shape: Polygon | Disc | RoundedBox | Arrow | Cross) -> None:
    match shape:
        case Polygon():
            _polygon(pen, shape)
        case Disc():
            box = (*_up((shape.x - shape.r, shape.y - shape.r)), *_up((shape.x + shape.r, shape.y + shape.r)))
            pen.ellipse(box, shape.fill, shape.stroke, _width(shape.width))
        case RoundedBox():
            corner = _up((shape.x - shape.w / 2, shape.y - shape.h / 2))
            opposite = _up((shape.x + shape.w / 2, shape.y + shape.h / 2))
            pen.rounded_rectangle(
                (*corner, *opposite), shape.corner * _SCALE, shape.fill, shape.stroke, _width(shape.width)
            )
        case Arrow():
            _arrow(pen, shape)
        case Cross():
            d = shape.r * 0.7071
            for sign in (1, -1):
                ends = ((shape.x - d, shape.y - sign * d), (shape.x + d, shape.y + sign * d))
                _line(pen, ends, shape.colour, shape.width)


def _up(point: Point) -> Point:
    return (round(point[0] * _SCALE), round(point[1] * _SCALE))


def _width(width: float) -> int:
    return round(width * _SCALE)


def _polygon(pen: ImageDraw.ImageDraw, shape: Polygon) -> None:
    points = [_up(point) for point in shape.points]
    if shape.fill:
        pen.polygon(points, shape.fill)
    if shape.stroke:
        pen.line([*points, *points[:2]], shape.stroke, _width(shape.width), joint="curve")


def _line(pen: ImageDraw.ImageDraw, points: tuple[Point, ...], colour: str, width: float) -> None:
    """A line with round ends; a single point is a dot."""
    raised = [_up(point) for point in points]
    if len(raised) > 1:
        pen.line(raised, colour, _width(width), joint="curve" if len(raised) > 2 else None)  # noqa: PLR2004
    r = width * _SCALE / 2
    for x, y in (raised[0], raised[-1]):
        pen.ellipse((x - r, y - r, x + r, y + r), colour)


def _arrow(pen: ImageDraw.ImageDraw, arrow: Arrow) -> None:
    line, tip = strokes.head(arrow.points, arrow.head) if arrow.head else (arrow.points, None)
    mark, gap = (part * arrow.width for part in strokes.PATTERNS[arrow.pattern])
    pieces = [line] if arrow.pattern == "solid" else strokes.dashes(line, mark, gap)
    if arrow.halo:
        for piece in pieces:
            _line(pen, piece, arrow.halo, arrow.width + 4)
        if tip:
            _line(pen, (*tip, tip[0]), arrow.halo, 4)
    for piece in pieces:
        _line(pen, piece, arrow.colour, arrow.width)
    if tip:
        pen.polygon([_up(point) for point in tip], arrow.colour)


def _text(image: Image.Image, pen: ImageDraw.ImageDraw, text: Text) -> None:
    content = fonts.fit(text.content, text.size, text.bold, text.max_width)
    x, y = _up((text.x, text.y))
    size, anchor = round(text.size * _SCALE), _ANCHORS[text.anchor]
    if 0 < len(content) <= _SHORT:
        mask, left, top = _letters(content, size, text.bold, anchor)
        image.paste(text.colour, (round(x) + left, round(y) + top), mask)
    elif content:
        pen.text((x, y), content, text.colour, fonts.font(size, text.bold), anchor=anchor)


@lru_cache(maxsize=512)
def _letters(content: str, size: int, bold: bool, anchor: str) -> tuple[Image.Image, int, int]:
    """The mask of a short text, and where its corner lies from the anchor; the same few are drawn all the time."""
    font = fonts.font(size, bold)
    left, top, right, bottom = (round(edge) for edge in font.getbbox(content, anchor=anchor))
    mask = Image.new("L", (max(right - left, 1), max(bottom - top, 1)))
    ImageDraw.Draw(mask).text((-left, -top), content, 255, font, anchor=anchor)
    return mask, left, top


_ANCHORS = {"start": "ls", "middle": "ms", "end": "rs"}
