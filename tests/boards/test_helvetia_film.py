"""Helvetia Cup's films: their beats, and that a match is followed from its events alone."""

import random
from functools import cache

import pytest

from bench import helvetia_cup as coaches
from bench import picture_helvetia as samples
from boards.animation import MOST_BYTES, animation
from boards.helvetia_cup import Frame, goal_film, turn_film, turn_scene
from boards.helvetia_cup._beats import beats
from boards.helvetia_cup._following import afterwards
from boards.helvetia_cup._shown import show_state
from boards.helvetia_cup._turn import settle_shown
from boards.svg import svg_text
from rules.dice import Dice
from rules.helvetia_cup import GAME
from rules.helvetia_cup.state import Match
from tests.boards.reading import texts

BARE = Frame()
SEEDS = (1, 4)
NEW = ("place_defence", "place", "shootout", "finished")


@cache
def play(seed: int) -> list[coaches.Turn]:
    return coaches.play(seed)


def test_a_beat_is_a_sides_moves_or_a_gesture_with_what_it_leads_to():
    course = beats(samples.NEAR, samples.SCORED)
    first = [type(beat.events[0]).__name__ for beat in course]
    assert first == [
        "Moved",
        "StealTried",
        "ShortPass",
        "LongPass",
        "Shot",
    ]
    assert [beat.is_goal for beat in course] == [False] * 4 + [True]


def test_the_film_tells_every_beat_and_ends_where_the_turn_does():
    now = samples.after(samples.NEAR, samples.SCORED)
    stills = turn_film(samples.NEAR, now, samples.SCORED, samples.FRAME, lambda beat: str(len(beat.events)))
    assert [still.caption for still in stills] == ["1", "2", "2", "2", "5"]
    assert "2 – 2" in texts(stills[-1].scene)
    assert "1 – 2" in texts(stills[-2].scene)
    glide = stills[-1].glide
    assert glide is not None
    assert "1 – 2" in texts(glide(0.9))  # a goal counts when the ball is in


def test_pieces_slide_from_where_they_were():
    now = samples.after(samples.NEAR, samples.SCORED)
    glide = turn_film(samples.NEAR, now, samples.SCORED, samples.FRAME, lambda _: "")[0].glide
    assert glide is not None
    assert svg_text(glide(0)) != svg_text(glide(0.5)) != svg_text(glide(1))


def test_the_film_of_a_goal_ends_with_it_and_there_is_none_without_a_goal():
    now = samples.after(samples.NEAR, samples.SCORED)
    assert len(goal_film(samples.NEAR, now, samples.SCORED, BARE, lambda _: "")) == 5
    quiet = samples.GOAL
    assert goal_film(samples.NEAR, samples.after(samples.NEAR, quiet), quiet, BARE, lambda _: "") == []


def test_a_film_is_small():
    now = samples.after(samples.NEAR, samples.SCORED)
    stills = turn_film(samples.NEAR, now, samples.SCORED, samples.FRAME, lambda _: "")
    assert len(animation(stills[-1:])) < MOST_BYTES / 100


@pytest.mark.parametrize("seed", SEEDS)
def test_a_match_is_followed_from_its_events_alone(seed):
    """The moments that the events lead to are those of the states."""
    seen: set[str] = set()
    for turn in play(seed):
        out = GAME.resolve(turn.state, turn.orders, Dice(turn.dice))
        if turn.state.phase in ("setup", "cards") or not isinstance(out.state, Match):
            continue
        now, wanted = afterwards(show_state(turn.state), out.events), show_state(out.state)
        seen |= {type(event).__name__ for event in out.events}
        assert {who: one.at for who, one in now.figures.items()} == {who: one.at for who, one in wanted.figures.items()}
        assert {who: (one.boost, one.yellow) for who, one in now.figures.items()} == {
            who: (one.boost, one.yellow) for who, one in wanted.figures.items()
        }
        assert (now.score, now.keepers) == (wanted.score, wanted.keepers)
        if out.state.phase not in NEW:
            now = settle_shown(now, out.state)
            assert (now.ball, now.holder, now.attack, now.clock) == (
                wanted.ball, wanted.holder, wanted.attack, wanted.clock,
            )  # fmt: skip
            assert {who for who, one in now.figures.items() if one.down} == {
                who for who, one in wanted.figures.items() if one.down
            }
    assert {"Moved", "ShortPass", "Possession"} <= seen


def test_any_turn_of_a_match_is_a_picture():
    for turn in random.Random(5).sample(play(SEEDS[0]), 6):
        out = GAME.resolve(turn.state, turn.orders, Dice(turn.dice))
        if isinstance(out.state, Match):
            assert turn_scene(turn.state, out.state, out.events, samples.FRAME).height > 1000
