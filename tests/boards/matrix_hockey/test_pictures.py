"""Matrix Hockey's pictures: golden SVG texts, sizes, and that nothing can make them fail."""

import random
from collections.abc import Callable
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from PIL import Image

from bench import picture_matrix as samples
from bench.seasons import random_orders
from boards.matrix_hockey import (
    Frame,
    Labels,
    division_scene,
    kdh_pages,
    kdh_scene,
    left_pages,
    left_scene,
    matrix_scene,
    pools_scene,
)
from boards.paint import png_bytes
from boards.scene import Scene, Text
from boards.svg import svg_text
from rules.dice import Dice
from rules.matrix_hockey import GAME
from rules.matrix_hockey.events import Event
from rules.matrix_hockey.state import COMPS, State
from tests.boards.matrix_hockey.support import WORDLESS
from tests.boards.reading import check_png

MOST_BYTES = 60 * 1024
SMALLEST = 20  # of the writing, in pixels of 900
HOSTILE = [
    "é" * 300,
    "W" * 300,
    "a\x00b",
    "\ud800\udfff",
    "🔥🇫🇷👍🏽",
    "שלום עולם",
    "\u202eabc",
    "<script>alert('&\"')</script>",
    "日本語",
    "z̴̧͓̓a̷l̶g̵o",
    "\n\n\t",
    "@everyone",
]


@pytest.mark.parametrize("name", sorted(samples.SCENES))
def test_the_png_is_small_and_readable(name):
    check_png(samples.SCENES[name](), MOST_BYTES)


@pytest.mark.parametrize("name", sorted(samples.SCENES))
def test_everything_written_is_big_enough_for_a_phone_and_inside_the_picture(name):
    scene = samples.SCENES[name]()
    written = [shape for shape in scene.shapes if isinstance(shape, Text) and shape.content]
    assert min(shape.size for shape in written) >= SMALLEST
    assert all(0 < shape.x < scene.width and 0 < shape.y < scene.height for shape in written)


def every_scene(
    state: State, events: tuple[Event, ...] = (), team: str | None = None, labels: Labels = samples.LABELS
) -> list[Scene]:
    """Every picture that a state has, all pages included."""
    frame = replace(WORDLESS, team=team, labels=labels)
    scenes = [division_scene(state, division, frame) for division in (*state.divisions, "Z")]
    for comp in COMPS:
        scenes.append(matrix_scene(state, comp, frame))
        pages = left_pages(state, comp, team=team)
        scenes += [left_scene(state, comp, frame, page=page) for page in (-1, *range(pages), pages)]
    scenes += [kdh_scene(state, frame, page=page) for page in (-1, *range(kdh_pages(state)), 99)]
    scenes += [kdh_scene(state, frame, rounds=(number,)) for number in range(9)]
    return [*scenes, pools_scene(state, frame), pools_scene(state, frame, events)]


@pytest.mark.parametrize("name", HOSTILE)
def test_no_name_breaks_a_picture(name):
    state = samples.after(8)
    state = replace(state, teams={team: replace(who, name=name) for team, who in state.teams.items()})
    short = dict.fromkeys(("empty", "now", "taken", "used", "own", "promotion", "relegation", "no_promotion"), name)
    cups = dict.fromkeys(("overtime", "lot", "forfeit", "double_forfeit", "readmitted", "bye", "winner"), name)
    left = dict.fromkeys(("columns", "values", "shots", "extra_goals", "super_saves", "spent", "still"), name)
    labels = Labels(
        round=lambda _comp, _number: name,
        stage=lambda _comp, _number: name,
        week=lambda _number: name,
        shootout=lambda _home, _away: name,
        adjusted=lambda _points: name,
        stats=dict.fromkeys(samples.LABELS.stats, name),
        decided=dict.fromkeys(samples.LABELS.decided, name),
        **short,
        **cups,
        **left,
    )
    named = Frame(title=name, subtitle=name, labels=labels, legend=(name,))
    for scene in (
        division_scene(state, "E", named),
        kdh_scene(state, named),
        pools_scene(state, named),
        left_scene(state, "KDH", named),
        matrix_scene(state, "CH", replace(named, team="E-01")),
    ):
        drawn = svg_text(scene)
        drawn.encode("utf-8")
        assert "<script" not in drawn
        assert "\x00" not in drawn
        assert Image.open(BytesIO(png_bytes(scene))).width == 900


@pytest.mark.parametrize(("name", "shown"), [("日本語", "E-02"), ("🔥", "E-02"), ("שלום עולם", "E-02"), ("Ünï", "Ünï")])
def test_a_name_that_cannot_be_written_gives_way_to_the_code(name, shown):
    state = samples.after(8)
    state = replace(state, teams={**state.teams, "E-02": replace(state.teams["E-02"], name=name)})
    for scene in (division_scene(state, "E", WORDLESS), left_scene(state, "CH", replace(WORDLESS, team="E-02"))):
        assert shown in [shape.content for shape in scene.shapes if isinstance(shape, Text)]


ROSTERS = [{"E": 2}, {"E": 3}, {"E": 8}, {"E": 13}, {"E": 4, "D2A": 5, "D2B": 4}, {"E": 6, "D2A": 7, "D3A": 6}]
STOCKS = {"0": 9, "1": 9, "2": 9, "X": 9}


def some_season(seed: int) -> tuple[State, tuple[Event, ...], random.Random]:
    """A league of some size at some moment, after weeks in which some or most orders were missing."""
    chance = random.Random(seed)
    sizes = {"pools": chance.choice((2, 3, 4)), "pool_size": chance.choice((2, 3, 4)), "ot_stock": STOCKS}
    config = {"CH": {"ot_stock": STOCKS}, "WG": sizes, "dummy": {"cups": chance.choice(("random", "forfeit"))}}
    state = GAME.new({"roster": chance.choice(ROSTERS), "config": config}, Dice(b""))
    events: tuple[Event, ...] = ()
    for week in range(chance.randrange(15)):
        orders = random_orders(state, chance, onr=chance.choice((0, 0.2, 0.7))) if state.phase == "season" else {}
        played = GAME.resolve(state, orders, Dice(bytes([seed % 256, week])))
        state, events = played.state, (*events, *played.events)
        if state.phase == "finished" and chance.random() < 0.8:
            break
    return state, events, chance


@settings(max_examples=25)
@given(st.integers(0, 2**32))
def test_any_moment_of_any_season_has_all_its_pictures(seed):
    state, events, chance = some_season(seed)
    scenes = every_scene(state, events, chance.choice((None, "nobody", *state.teams)), Labels())
    for scene in scenes:
        assert svg_text(scene)
    assert png_bytes(chance.choice(scenes))


@pytest.mark.parametrize("week", [0, 6, 9, 10])
def test_drawing_is_deterministic_and_changes_no_state(week):
    state = samples.after(week)
    kept = GAME.encode(state)
    assert every_scene(state) == every_scene(state)
    assert GAME.encode(state) == kept


def test_both_palettes_have_the_same_shapes():
    def shapes(palette: str) -> list[tuple[type, object]]:
        scene = division_scene(samples.after(8), "D2A", replace(WORDLESS, palette=palette, labels=samples.LABELS))
        return [(type(shape), getattr(shape, "content", getattr(shape, "points", None))) for shape in scene.shapes]

    assert shapes("default") == shapes("safe")


@pytest.mark.parametrize(
    "draw",
    [
        lambda state, labels: kdh_scene(state, replace(WORDLESS, labels=labels)),
        lambda state, labels: pools_scene(state, replace(WORDLESS, labels=labels)),
        lambda state, labels: matrix_scene(state, "CH", replace(WORDLESS, labels=labels)),
        lambda state, labels: left_scene(state, "WG", replace(WORDLESS, labels=labels)),
        lambda state, labels: division_scene(state, "Z", replace(WORDLESS, labels=labels)),
    ],
)
def test_before_the_draws_a_picture_says_so(draw: Callable[[State, Labels], Scene]):
    scene = draw(GAME.new({"roster": {"E": 4}}, Dice(b"")), Labels(empty="rien"))
    assert [shape.content for shape in scene.shapes if isinstance(shape, Text) and shape.content] == ["rien"]
