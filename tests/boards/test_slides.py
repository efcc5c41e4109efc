"""Pieces slide in a replay: where they begin, where they end, and that nobody else moves."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from bench import picture_aspic, picture_samples
from boards.aspic import board_after_scene as aspic_turn
from boards.aspic import turn_glide as aspic_glide
from boards.kollaball import turn_glide, turn_scene
from boards.palette import PALETTES, PUBLIC
from boards.scene import Disc, Inset, Point, RoundedBox, Scene
from rules.aspic.board import SIDES
from rules.aspic.events import ShotTaken
from rules.kollaball.state import State
from tests.boards.aspic.support import WORDLESS as BARE
from tests.boards.aspic.support import spot
from tests.boards.reading import WORDLESS, tokens

TURNS = {
    "tour": (picture_samples.MIDDLE, picture_samples.AFTERWARDS, picture_samples.EVENTS),
    "croisements": (picture_samples.CROSSED, picture_samples.CROSSING, picture_samples.CROSSING_EVENTS),
    "melee": (picture_samples.BEFORE_MELEE, picture_samples.MELEE, picture_samples.MELEE_EVENTS),
    "tactique": (picture_samples.SCATTERED, picture_samples.GATHERED, picture_samples.GATHERED_EVENTS),
    "but": (picture_samples.GOAL, picture_samples.SCORED, picture_samples.GOAL_EVENTS),
}
INK, MUTED = PALETTES[PUBLIC].ink, PALETTES[PUBLIC].muted


def standing(scene: Scene, colour: str) -> set[tuple[str, int, int]]:
    """The numbers of one colour on the pitch itself, and where they are."""
    return {(one.content, round(one.x), round(one.y / 4)) for one in tokens(scene) if one.colour == colour}


def on_pitch(state: State) -> int:
    return sum(data.status == "pitch" for data in state.players.values())


@pytest.mark.parametrize("name", TURNS)
def test_a_turn_of_kollaball_ends_where_its_picture_has_everybody(name):
    before, after, events = TURNS[name]
    glide, scene = turn_glide(before, after, events, WORDLESS), turn_scene(before, after, events, WORDLESS)
    first, last = glide(0), glide(1)
    assert (first.width, first.height) == (last.width, last.height) == (scene.width, scene.height)
    assert len(tokens(first)) == len(tokens(last)) == on_pitch(before)
    stays = sum(player in before.players and data.status == "pitch" for player, data in after.players.items())
    assert len(standing(last, INK) & standing(scene, INK)) >= min(stays, on_pitch(before))
    gone = {(content, x) for content, x, _ in standing(scene, MUTED)}
    assert gone <= {(content, x) for content, x, _ in standing(first, INK)}


def test_a_turn_in_which_nobody_goes_anywhere_has_no_frames_of_its_own():
    assert turn_glide(picture_samples.MIDDLE, picture_samples.MIDDLE, (), WORDLESS) is None
    position = picture_aspic.MIDDLE
    assert aspic_glide(position, (), BARE) is None


def test_the_steps_of_a_turn_follow_each_other():
    """In `EVENTS` the moves are the first of three steps, the pass the second, the step back the third."""
    glide = turn_glide(picture_samples.MIDDLE, picture_samples.AFTERWARDS, picture_samples.EVENTS, WORDLESS)
    start, moved, passed, end = (standing(glide(k / 3), INK) for k in range(4))
    assert len(start - moved) == 4  # who moves; the others stay
    assert moved == passed  # only a ball flies
    assert len(passed - end) == 1
    assert glide(1 / 3 + 0.01).shapes != glide(1 / 2).shapes


def test_what_stands_still_is_one_inset_for_all_frames():
    glide = turn_glide(picture_samples.MIDDLE, picture_samples.AFTERWARDS, picture_samples.EVENTS, WORDLESS)
    one, other = glide(0), glide(0.5)
    assert isinstance(one.shapes[0], Inset)
    assert one.shapes[0] is other.shapes[0]


def middles(scene: Scene) -> set[Point]:
    return {(round(s.x), round(s.y)) for s in scene.shapes if isinstance(s, Disc | RoundedBox)}


def test_every_turn_of_an_aspic_match_begins_as_the_board_was_and_ends_as_it_is():
    turns = picture_aspic.match(5)
    shots = 0
    for (before, _), (after, events) in pairwise(turns):
        glide: Callable[[float], Scene] | None = aspic_glide(before, events, BARE)
        if glide is None:
            assert before.phase != "play" or not any(isinstance(event, ShotTaken) for event in events)
            continue
        first, last, scene = glide(0), glide(1), aspic_turn(before, after, events, BARE)
        assert (first.width, first.height) == (scene.width, scene.height)
        cells = {cell for side in SIDES for cell in before.pieces.of(side)} | {before.ball}
        assert middles(first) == {tuple(map(round, spot(cell))) for cell in cells}
        assert middles(last) <= middles(scene)
        shots += any(isinstance(event, ShotTaken) for event in events)
    assert shots > 5


def test_the_score_is_not_told_before_the_ball_is_in():
    turns = pairwise(picture_aspic.match())
    (before, events) = next((b, events) for (b, _), (a, events) in turns if b.score != a.score)
    glide = aspic_glide(before, events, BARE)
    told = [shape.content for shape in glide(0.9).shapes[0].scene.shapes if hasattr(shape, "content")]
    assert f"{before.score.left} – {before.score.right}" in told
