"""Painter and SVG writer on scenes of their own."""

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from xml.etree import ElementTree

import pytest
from PIL import Image

from boards import strokes
from boards.paint import png_bytes
from boards.scene import Arrow, Cross, Disc, Inset, Polygon, RoundedBox, Scene, Text
from boards.svg import svg_text

INNER = Scene(width=20, height=20, background="#00ff00", shapes=())
EVERYTHING = Scene(
    width=100,
    height=80,
    background="#202020",
    shapes=(
        Inset(x=70, y=50, scene=INNER),
        Polygon(points=((5, 5), (25, 5), (15, 25)), fill="#ff0000", stroke="#ffffff", width=2),
        Disc(x=40, y=15, r=10, fill="#0000ff"),
        Disc(x=40, y=15, r=10, stroke="#ffffff", width=2),
        RoundedBox(x=70, y=15, w=20, h=20, corner=4, fill="#ffff00"),
        Arrow(points=((5, 40), (50, 40)), colour="#ff00ff", width=3, head=9, halo="#000000"),
        Arrow(points=((5, 50), (30, 55), (50, 50)), colour="#00ffff", width=3, pattern="dotted", head=8),
        Arrow(points=((5, 60), (50, 60)), colour="#ffffff", width=3, pattern="dashed"),
        Cross(x=60, y=60, r=6, colour="#ff8800", width=2),
        Text(x=5, y=76, content="né <b>", size=12, colour="#ffffff", bold=True),
    ),
)


def decoded(scene: Scene) -> Image.Image:
    image = Image.open(BytesIO(png_bytes(scene)))
    image.load()
    return image


def test_the_picture_is_a_palette_png_of_the_size_asked():
    image = decoded(EVERYTHING)
    assert (image.format, image.mode, image.size) == ("PNG", "P", (100, 80))


@pytest.mark.parametrize(
    ("place", "colour"),
    [
        ((2, 30), "#202020"),
        ((15, 10), "#ff0000"),
        ((40, 15), "#0000ff"),
        ((70, 15), "#ffff00"),
        ((80, 60), "#00ff00"),
        ((20, 40), "#ff00ff"),
        ((60, 60), "#ff8800"),
    ],
)
def test_flat_colours_are_painted_exactly(place, colour):
    assert "#{:02x}{:02x}{:02x}".format(*decoded(EVERYTHING).convert("RGB").getpixel(place)) == colour


def test_the_same_scene_gives_the_same_bytes_from_any_thread():
    with ThreadPoolExecutor(4) as pool:
        assert len(set(pool.map(png_bytes, [EVERYTHING] * 12))) == 1


def test_what_people_wrote_is_escaped_in_svg():
    text = svg_text(EVERYTHING)
    assert "<b>" not in text
    assert "né &lt;b&gt;" in text


def test_the_svg_is_well_formed_and_as_big_as_the_scene():
    root = ElementTree.fromstring(svg_text(EVERYTHING))  # noqa: S314 - our own text
    assert (root.get("width"), root.get("height")) == ("100", "80")


def test_a_picture_of_a_great_many_colours_still_comes_out():
    scatter = tuple(
        Disc(x=x, y=y, r=1.5, fill=f"#{x % 256:02x}{y % 256:02x}{(x * y) % 256:02x}")
        for x in range(0, 620, 2)
        for y in range(0, 620, 2)
    )
    image = decoded(Scene(width=620, height=620, background="#000000", shapes=scatter))
    assert image.size == (620, 620)


def test_a_straight_line_stays_straight_and_a_curve_bulges_by_its_bend():
    assert strokes.curve((0, 0), (10, 0), 0) == ((0, 0), (10, 0))
    middle = strokes.curve((0, 0), (100, 0), 20)[6]
    assert middle == pytest.approx((50, -20))


def test_dots_and_dashes_cover_the_line_to_its_end():
    assert strokes.dashes(((0, 0), (10, 0)), 0, 4) == [((0, 0),), ((4, 0),), ((8, 0),)]
    assert strokes.dashes(((0, 0), (10, 0)), 4, 4) == [((0, 0), (4, 0)), ((8, 0), (10, 0))]


@pytest.mark.parametrize("points", [((0, 0), (0, 0)), ((0, 0), (1, 0)), ((5, 5), (5, 5), (5, 5))])
def test_lines_of_no_length_raise_nothing(points):
    arrow = Arrow(points=points, colour="#ffffff", width=5, pattern="dashed", head=20, halo="#000000")
    png_bytes(Scene(width=20, height=20, background="#000000", shapes=(arrow,)))
    assert strokes.shorten(points, 10, 10)
