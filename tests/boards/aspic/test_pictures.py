"""Aspic's pictures: golden SVG texts, sizes, colours, and that nothing can make them fail."""

import random
from io import BytesIO
from itertools import chain, pairwise, product

import pytest
from msgspec.structs import replace
from PIL import Image

from bench import picture_aspic as samples
from boards.aspic import Frame, Labels, Note, board_after_scene, board_scene, summary_scene
from boards.aspic._look import look_of
from boards.paint import png_bytes
from boards.scene import Text
from boards.svg import svg_text
from rules.aspic.settings import COLORS, do_clash
from rules.aspic.state import LeftTeam, RightTeam, Teams
from tests.boards.aspic.support import every_shape, texts
from tests.boards.reading import check_png

MOST_BYTES = 60 * 1024
SMALLEST = 22  # of the writing, in pixels of 900
HOSTILE = [
    "é" * 300,
    "a\x00b",
    "\ud800\udfff",
    "🔥🇫🇷👍🏽",
    "שלום",
    "\u202eabc",
    "<script>alert('&\"')</script>",
    "\n\t",
]
PAIRS = [(one, other) for one, other in product(COLORS, COLORS) if not do_clash(one, other)]


@pytest.mark.parametrize("name", sorted(samples.SCENES))
def test_the_png_is_small_and_readable_on_a_phone(name):
    scene = samples.SCENES[name]()
    check_png(scene, MOST_BYTES)
    written = [shape for shape in every_shape(scene) if isinstance(shape, Text) and shape.content]
    assert min(shape.size for shape in written) >= SMALLEST


def teams(left: str, right: str) -> Teams:
    return Teams(LeftTeam(color=left), RightTeam(color=right))


def rgb(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[k : k + 2], 16) for k in (1, 3, 5))


def apart(one: str, other: str, matrix: tuple[tuple[float, ...], ...] | None = None) -> float:
    """How far two colours lie from each other, as seen through `matrix`."""
    seen = [
        rgb(c) if matrix is None else [sum(p * v for p, v in zip(row, rgb(c), strict=True)) for row in matrix]
        for c in (one, other)
    ]
    return sum((a - b) ** 2 for a, b in zip(*seen, strict=True)) ** 0.5


@pytest.mark.clause("AS-colour-a", "AS-colour-c")
@pytest.mark.parametrize("palette", ["default", "safe"])
def test_each_of_the_eight_colours_is_the_sides_and_its_half_of_the_boards(palette):
    for side in ("left", "right"):
        looks = [look_of(teams(color, color), palette).of(side) for color in COLORS]
        for part in ("fill", "text"):
            assert len({getattr(look, part) for look in looks}) == len(COLORS)
        assert len({look.free for look in looks}) == len({look.defence for look in looks}) == len(COLORS)
        for one, other in pairwise(looks):
            assert apart(one.free[0], other.free[0]) > 10


@pytest.mark.clause("AS-colour-b")
def test_two_colours_that_do_not_clash_are_easily_told_apart():
    looks = [look_of(teams(*pair), "default") for pair in PAIRS]
    assert min(apart(look.left.fill, look.right.fill) for look in looks) > 90


def test_the_safe_palette_tells_any_two_apart_for_those_who_see_no_red_no_green_or_no_blue():
    blind = (
        ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
        ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
        ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
    )
    for pair, matrix in product(PAIRS, blind):
        look = look_of(teams(*pair), "safe")
        assert apart(look.left.fill, look.right.fill, matrix) > 100, pair
        for side in ("left", "right"):
            assert apart(look.of(side).rim, look.of(side).free[0], matrix) > 60, pair


@pytest.mark.parametrize("name", HOSTILE)
def test_no_name_breaks_a_picture(name):
    state = replace(samples.MIDDLE, teams=Teams(LeftTeam(name=name, color=name), RightTeam(name=name, color="")))
    labels = Labels(
        time=lambda _: name,
        decimal=name,
        percent=lambda _: name,
        phases={"move": name},
        occupation=name,
        distances=name,
        goal=name,
        stats={"shots": name},
    )
    frame = Frame(title=name, subtitle=name, labels=labels, legend=(name, Note(text=name, side="left")))
    for scene in (board_scene(state, frame), summary_scene(state, (), frame)):
        drawn = svg_text(scene)
        assert "<script" not in drawn
        assert "\x00" not in drawn
        drawn.encode("utf-8")
        assert Image.open(BytesIO(png_bytes(scene))).width == 900


def test_a_picture_has_no_words_but_those_it_is_handed():
    after, events = samples.played(samples.MIDDLE, "D5-E4 xE6")
    scene = board_after_scene(samples.MIDDLE, after, events, Frame(title="", subtitle=""))
    names = {samples.MIDDLE.teams.left.name, samples.MIDDLE.teams.right.name}
    assert [text for text in texts(scene) if text not in names and any(letter.isalpha() for letter in text[1:])] == []


def test_every_turn_of_a_whole_match_has_its_picture():
    chance = random.Random(1)
    turns = samples.match(25)
    painted = set(chance.sample(range(1, len(turns)), 8))
    for k, ((before, _), (after, events)) in enumerate(pairwise(turns), 1):
        scene = board_after_scene(before, after, events, samples.FRAME)
        assert svg_text(scene)
        assert k not in painted or len(png_bytes(scene)) <= MOST_BYTES
    assert svg_text(summary_scene(turns[-1][0], chain.from_iterable(e for _, e in turns), samples.FRAME))
