"""What a captain is shown to choose from: moves, shots with their outcomes, threats."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.aspic.listing import legal_moves, threats, trials, try_shot
from rules.aspic.messages import SHOT_MESSAGES
from rules.aspic.orders import Move
from tests.rules.aspic import page
from tests.rules.aspic.positions import in_play, legal, legal_shots, random_position, state_of


@pytest.mark.clause("AS-test-b", "AS-test-c", "AS-test-d")
def test_each_of_the_seven_messages() -> None:
    state = state_of(in_play(("D5", "E5", "E4", "G4", "B1"), ("G6", "H2", "I5", "I8", "J3")))
    said = {trial.shooter: trial.refusal for trial in trials(state, "left")}
    assert said == {
        "B1": "AS_SHOT_OUT_OF_RANGE",
        "D5": "AS_SHOT_PATH_BLOCKED",
        "E4": "AS_SHOT_TARGET_OCCUPIED",
        "E5": None,
        "G4": "AS_SHOT_BACKWARD",
    }
    assert try_shot(state, "left", "G6").refusal == "AS_SHOT_NOT_YOURS"
    assert try_shot(state, "left", "E4", Move("E5", "E6")).refusal == "AS_SHOT_TARGET_OCCUPIED"
    assert try_shot(state, "left", "E6", Move("E5", "E6")).refusal == "AS_SHOT_MOVED_PIECE"
    near = state_of(in_play(("F6", "A1", "A2", "A3", "A7"), ball="F8"))
    assert try_shot(near, "left", "F6").refusal == "AS_SHOT_SAME_CELL"
    assert try_shot(near, "left", "F6").message == "MÊME CASE TIREUR + BALLON"
    assert try_shot(state, "left", "E5").message is None
    assert len(SHOT_MESSAGES) == 7
    assert len(set(SHOT_MESSAGES.values())) == 7


@pytest.mark.clause("AS-test-b", "AS-exec-b")
def test_a_legal_trial_shows_where_the_ball_ends() -> None:
    trial = try_shot(state_of(in_play()), "left", "E5")
    assert trial.refusal is None
    assert trial.flight.ball_to == "G5"


@pytest.mark.clause("AS-ui-a", "AS-turn-e")
def test_the_move_may_be_passed_only_if_there_is_a_shot() -> None:
    assert legal_shots(state_of(in_play())) == ("C3", "E3", "E5", "E8")
    far = state_of(in_play(("B1", "B2", "B3", "C8", "C9"), ball="I4"))
    assert legal_shots(far) == ()
    assert not any(text.startswith("x") for text in legal(far))


@pytest.mark.clause("AS-ui-b", "AS-turn-d")
def test_after_a_move_there_may_be_no_shot_left() -> None:
    state = state_of(in_play(("E5", "A1", "A2", "A3", "A7")))
    assert legal_shots(state) == ("E5",)
    assert legal_shots(state, Move("E5", "E6")) == ()
    assert legal_shots(state, Move("A1", "B1")) == ("E5",)


@pytest.mark.clause("AS-move-b", "AS-move-c")
def test_the_cells_of_a_chosen_piece() -> None:
    state = state_of(in_play(("A3", "C3", "E5", "E8", "B1"), ball="C5"))
    # Not A1 and A2's way is free, A4 is a net; C3 stops the line, C5 the diagonal.
    assert legal_moves(state, "A3") == ("A1", "A2", "B2", "B3", "B4", "C1")
    assert legal_moves(state, "H2") == ()
    assert legal_moves(state, "D4") == ()


def test_threats_show_goals_first_and_need_no_turn() -> None:
    state = state_of(in_play(("I9", "H7", "A1", "A2", "A3"), ("B1", "B2", "B3", "K1", "K2"), "J7", to_act="right"))
    shots = threats(state, "left")
    assert [(flight.shooter, flight.ball_to) for flight in shots] == [("I9", None), ("H7", "H7")]
    assert threats(state, "right") == ()


@given(st.integers(0, 2**32))
def test_trials_and_threats_agree_with_the_page(seed: int) -> None:
    state = state_of(random_position(random.Random(seed)))
    for side in ("left", "right"):
        own = {page.point(cell) for cell in state.pieces.of(side)}
        others = {page.point(cell) for cell in state.pieces.of("left" if side == "right" else "right")}
        expected = {page.name(at) for at in page.shooters(side, own, others, page.point(state.ball))}
        assert {flight.shooter for flight in threats(state, side)} == expected


def test_there_are_no_shots_outside_play() -> None:
    placing = state_of({"config": {"pieces": 5}})
    assert trials(placing, "right") == ()
    assert legal_shots(placing) == ()
    assert legal_moves(placing, "H5") == ()
    over = state_of({**in_play(half=2, round=5), "phase": "over", "result": {"winner": None, "by": "score"}})
    assert legal_shots(over) == ()
