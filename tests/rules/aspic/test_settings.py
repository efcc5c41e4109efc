"""The creation of a match: settings, colours, ends, clocks."""

import pytest

from rules.aspic import GAME
from rules.aspic import settings as st
from rules.aspic.choices import QUESTIONS
from rules.aspic.settings import Settings, do_clash, free_colors, read_settings
from rules.dice import Dice
from rules.errors import CaseError
from rules.hosting import options_of
from tests.rules.aspic.positions import NO_DICE, json_of, state_of

USUAL = read_settings(options_of(QUESTIONS))  # of a match that a competition hosts
TEAMS = {"home": {"name": "Les Violets", "color": "purple"}, "away": {"name": "Les Oranges", "color": "orange"}}


def refusal(**setup: object) -> str:
    with pytest.raises(CaseError) as caught:
        GAME.new(setup, NO_DICE)
    return caught.value.code


@pytest.mark.clause("AS-side-a", "AS-place-c", "AS-match-c", "AS-board-c")
def test_a_new_match() -> None:
    state = GAME.new({"teams": TEAMS, "config": {"pieces": 5, "rounds_per_half": 10}}, NO_DICE)
    expected = state_of({"config": {"pieces": 5, "rounds_per_half": 10}, "clock": {"left": 720, "right": 720}})
    assert json_of(state) == {
        **json_of(expected),
        "teams": {"left": TEAMS["home"], "right": TEAMS["away"]},
    }
    assert GAME.awaiting(state) == ("right",)
    assert GAME.stage(state) == "placement"


def test_a_new_match_without_any_setting_is_the_default_state() -> None:
    state = GAME.new({"config": {"clock_mode": "none"}}, NO_DICE)
    assert state == state_of({})


@pytest.mark.clause("AS-side-a")
def test_the_ends_are_drawn_if_so_agreed() -> None:
    for value, left in ((1, "Les Violets"), (2, "Les Oranges")):
        dice = Dice(b"", forced={"sides": value})
        state = GAME.new({"teams": TEAMS, "config": {"sides": "draw"}}, dice)
        assert state.teams.left.name == left
        assert {state.teams.left.name, state.teams.right.name} == {"Les Violets", "Les Oranges"}
        assert [(roll.label, roll.sides) for roll in dice.rolls] == [("sides", 2)]


@pytest.mark.clause("AS-colour-a", "AS-colour-b", "AS-colour-d")
def test_colours_that_clash_are_refused_both_ways_round() -> None:
    pairs = {("red", "orange"), ("red", "mauve"), ("purple", "mauve"), ("purple", "blue"), ("green", "sky")}
    assert len(st.COLORS) == 8
    for first in st.COLORS:
        for second in st.COLORS:
            clash = first == second or (first, second) in pairs or (second, first) in pairs
            assert do_clash(first, second) == clash
            assert (second in free_colors(first)) != clash
            teams = {"home": {"color": first}, "away": {"color": second}}
            if clash:
                assert refusal(teams=teams) == "AS_COLOR_CLASH"
            else:
                assert GAME.new({"teams": teams}, NO_DICE).teams.right.color == second


@pytest.mark.clause("AS-colour-b")
def test_a_league_may_have_its_own_pairs() -> None:
    config = {"forbidden_color_pairs": [["red", "green"]]}
    assert refusal(config=config, teams={"home": {"color": "green"}, "away": {"color": "red"}}) == "AS_COLOR_CLASH"
    assert refusal(config=config, teams={"home": {"color": "red"}, "away": {"color": "red"}}) == "AS_COLOR_CLASH"
    teams = {"home": {"color": "red"}, "away": {"color": "orange"}}
    assert GAME.new({"config": config, "teams": teams}, NO_DICE).teams.left.color == "red"


@pytest.mark.parametrize(
    ("config", "code"),
    [
        ({"pieces": 8}, "AS_CONFIG"),
        ({"rounds_per_half": 20}, "AS_CONFIG"),
        ({"on_missed": "lose"}, "AS_CONFIG"),
        ({"max_missed": -1}, "AS_CONFIG"),
        ({"clock_mode": "blitz"}, "AS_CONFIG"),
        ({"time_per_turn_s": 20}, "AS_CONFIG"),
        ({"clock_mode": "correspondence", "time_per_turn_s": 0}, "AS_CONFIG"),
        ({"reserve_s": 0}, "AS_CONFIG"),
        ({"turn_deadline_s": 0}, "AS_CONFIG"),
        ({"forbidden_color_pairs": [["red", "pink"]]}, "AS_CONFIG"),
        ({"sides": "away_left"}, "AS_CONFIG"),
        ({"colour": "red"}, "AS_CONFIG"),
        (3, "AS_CASE"),
    ],
)
def test_settings_outside_their_lists_are_refused(config: object, code: str) -> None:
    assert refusal(config=config) == code


@pytest.mark.clause("AS-colour-a")
def test_a_team_is_a_name_and_one_of_eight_colours() -> None:
    assert refusal(teams={"home": {"color": "violet"}}) == "AS_CASE"
    assert refusal(teams={"visitors": {}}) == "AS_CASE"


@pytest.mark.clause("AS-time-a")
def test_the_table_of_reserves_of_the_seed() -> None:
    """Minutes per player for 2 x 5, 10, 25 and 50 rounds at each time per turn; e.g. 54 s, 2 x 5: 9 minutes."""
    for time_s in (18, 27, 36, 45, 54):
        for rounds in (5, 10, 25, 50):
            settings = read_settings({"time_per_turn_s": time_s, "rounds_per_half": rounds})
            assert st.reserve_s(settings) == time_s * 2 * rounds
            assert st.longest_match_s(settings) == 2 * st.reserve_s(settings)
    assert st.reserve_s(read_settings({"time_per_turn_s": 54, "rounds_per_half": 5})) == 540
    assert st.time_per_turn_s(Settings()) == 36


@pytest.mark.clause("AS-time-d")
def test_the_longest_match() -> None:
    assert st.longest_match_s(read_settings({"time_per_turn_s": 54, "rounds_per_half": 5})) == 18 * 60


@pytest.mark.clause("AS-time-e", "AS-match-b")
def test_correspondence() -> None:
    assert st.time_per_turn_s(USUAL) == 12 * 3600
    assert st.reserve_s(USUAL) == 240 * 3600
    assert st.turn_deadline_s(USUAL) == 48 * 3600
    own = read_settings({"clock_mode": "correspondence", "reserve_s": 3600, "turn_deadline_s": None})
    assert (st.reserve_s(own), st.turn_deadline_s(own)) == (3600, None)
    assert st.turn_deadline_s(Settings()) is None
    assert st.reserve_s(Settings(clock_mode="none")) is None
    assert st.turn_deadline_s(read_settings({"turn_deadline_s": 60})) == 60


@pytest.mark.clause("AS-match-f")
def test_the_settings_of_a_match_are_in_its_state_and_no_order_or_act_changes_them() -> None:
    state = GAME.new({"config": {"pieces": 7, "rounds_per_half": 5}}, NO_DICE)
    assert (state.config.pieces, state.config.rounds_per_half) == (7, 5)
    with pytest.raises(CaseError):
        GAME.override(state, {"op": "config", "by": "1", "reason": "x", "pieces": 5})
