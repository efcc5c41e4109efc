"""A scene as SVG text. Tests compare it; a page can show it. Everything that people wrote is escaped."""

from html import escape

from boards import fonts, strokes
from boards.scene import Arrow, Cross, Disc, Inset, Point, Polygon, RoundedBox, Scene, Shape, Text


def svg_text(scene: Scene) -> str:
    """Return the whole picture as an SVG document."""
    size = f'width="{scene.width}" height="{scene.height}" viewBox="0 0 {scene.width} {scene.height}"'
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="Roboto, sans-serif">']
    lines += _content(scene)
    return "\n".join([*lines, "</svg>", ""])


def _content(scene: Scene) -> list[str]:
    lines = [f'<rect width="{scene.width}" height="{scene.height}" fill="{scene.background}"/>']
    for shape in scene.shapes:
        lines += _draw(shape)
    return lines


def _n(value: float) -> str:
    """A number with at most one decimal."""
    written = f"{value:.1f}".removesuffix(".0")
    return "0" if written == "-0" else written


def _points(points: tuple[Point, ...]) -> str:
    return " ".join(f"{_n(x)},{_n(y)}" for x, y in points)


def _look(fill: str | None, stroke: str | None, width: float) -> str:
    line = f' stroke="{stroke}" stroke-width="{_n(width)}"' if stroke else ""
    return f'fill="{fill or "none"}"{line}'


def _draw(shape: Shape) -> list[str]:
    match shape:
        case Polygon():
            return [_polygon(shape.points, shape.fill, shape.stroke, shape.width)]
        case Arrow():
            return _arrow(shape)
        case Inset():
            return [f'<g transform="translate({shape.x},{shape.y})">', *_content(shape.scene), "</g>"]
        case _:
            return [_single(shape)]


def _single(shape: Disc | RoundedBox | Cross | Text) -> str:
    match shape:
        case Disc():
            r = shape.r - (shape.width / 2 if shape.stroke else 0)
            where = f'cx="{_n(shape.x)}" cy="{_n(shape.y)}" r="{_n(r)}"'
            return f"<circle {where} {_look(shape.fill, shape.stroke, shape.width)}/>"
        case RoundedBox():
            return _box(shape)
        case Cross():
            d = shape.r * 0.7071
            (x1, y1), (x2, y2) = (shape.x - d, shape.y - d), (shape.x + d, shape.y + d)
            way = f"M{_n(x1)},{_n(y1)} L{_n(x2)},{_n(y2)} M{_n(x1)},{_n(y2)} L{_n(x2)},{_n(y1)}"
            return _path(way, shape.colour, shape.width, "")
        case Text():
            return _text(shape)


def _polygon(points: tuple[Point, ...], fill: str | None, stroke: str | None, width: float) -> str:
    return f'<polygon points="{_points(points)}" {_look(fill, stroke, width)}/>'


def _box(box: RoundedBox) -> str:
    edge = box.width if box.stroke else 0
    w, h = box.w - edge, box.h - edge
    place = f'x="{_n(box.x - w / 2)}" y="{_n(box.y - h / 2)}" width="{_n(w)}" height="{_n(h)}" rx="{_n(box.corner)}"'
    return f"<rect {place} {_look(box.fill, box.stroke, box.width)}/>"


def _path(way: str, colour: str, width: float, dashes: str) -> str:
    line = f'stroke="{colour}" stroke-width="{_n(width)}" stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{way}" fill="none" {line}{dashes}/>'


def _arrow(arrow: Arrow) -> list[str]:
    line, tip = strokes.head(arrow.points, arrow.head) if arrow.head else (arrow.points, None)
    way = "M" + " L".join(f"{_n(x)},{_n(y)}" for x, y in line)
    mark, gap = (part * arrow.width for part in strokes.PATTERNS[arrow.pattern])
    dashed = f' stroke-dasharray="{_n(mark)} {_n(gap)}"' if arrow.pattern != "solid" else ""
    drawn = []
    if arrow.halo:
        drawn.append(_path(way, arrow.halo, arrow.width + 4, dashed))
        if tip:
            drawn.append(_polygon(tip, arrow.halo, arrow.halo, 4))
    drawn.append(_path(way, arrow.colour, arrow.width, dashed))
    if tip:
        drawn.append(_polygon(tip, arrow.colour, None, 0))
    return drawn


def _text(text: Text) -> str:
    content = escape(fonts.fit(text.content, text.size, text.bold, text.max_width))
    weight = ' font-weight="700"' if text.bold else ""
    place = f'x="{_n(text.x)}" y="{_n(text.y)}" text-anchor="{text.anchor}"'
    return f'<text {place} font-size="{_n(text.size)}"{weight} fill="{text.colour}">{content}</text>'
