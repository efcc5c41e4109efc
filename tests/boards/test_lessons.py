"""The pictures that explain a game: as recorded, readable on a phone, and true."""

from io import BytesIO

import pytest
from PIL import Image

from bench import picture_lessons as samples
from boards import fonts
from boards.paint import png_bytes
from boards.scene import Inset, Scene, Text
from presenters.aspic.lesson import GOALS
from presenters.texts import Texts
from rules.aspic.flights import FLIGHTS
from rules.kollaball.pitch import LEFT_GOAL, RIGHT_GOAL, front, straight_back
from tools.pictures import IMAGES, shown


def lines(scene: Scene) -> list[Text]:
    """What is written, on the board too."""
    inner = [lines(shape.scene) for shape in scene.shapes if isinstance(shape, Inset)]
    return [shape for shape in scene.shapes if isinstance(shape, Text)] + [line for one in inner for line in one]


@pytest.mark.parametrize("name", sorted(samples.SCENES))
def test_no_word_is_cut_or_too_small_for_a_phone(name):
    scene = samples.SCENES[name]()
    for line in lines(scene):
        assert fonts.fit(line.content, line.size, line.bold, line.max_width) == fonts.clean(line.content)
    assert min(line.size for line in lines(scene)) >= 24
    assert scene.height * 350 / scene.width < 600


@pytest.mark.parametrize("name", sorted(shown() & samples.SCENES.keys()))
def test_the_guides_show_what_the_bot_draws(name):
    """If this fails, look at what changed and run `make docs`."""
    with Image.open(IMAGES / f"{name}.png") as kept, Image.open(BytesIO(png_bytes(samples.SCENES[name]()))) as now:
        assert kept.convert("RGB").tobytes() == now.convert("RGB").tobytes()


def test_each_of_them_is_in_a_guide():
    assert {name for name in samples.SCENES if not name.endswith("-en")} <= shown()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_the_pictures_say_in_words_is_what_the_rules_say(language):
    t = Texts.load().voice(language).t
    told = t("kb-lesson-alt")
    for cell, goal in (("C4", LEFT_GOAL), ("E3", RIGHT_GOAL)):
        assert all(ahead in told for ahead in front(goal, cell))
        assert straight_back(goal, cell) in told
    told = t("as-lesson-goal-alt")
    for shooter, ball in GOALS:
        flight = FLIGHTS["left"][ball][shooter]
        assert shooter in told and ball in told and (flight.is_goal or flight.ball_to in told)
    assert [FLIGHTS["left"][ball][shooter].is_goal for shooter, ball in GOALS] == [True, False, False]
    assert FLIGHTS["left"]["F5"]["C5"].ball_to == "I5"
    assert "I5" in t("as-lesson-shot-alt")
