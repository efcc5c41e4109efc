"""The referee's acts from the desk are those of their texts; whatever does not fit is refused."""

import pytest

from rules.aspic import GAME
from rules.contract import SeatId
from rules.errors import CaseError
from tests.rules.aspic.positions import NO_DICE, in_play, state_of

TIMED = state_of(in_play(clock={"left": 100, "right": 50}))
BARE = state_of(in_play())
BY = {"by": "42", "reason": "accident"}


@pytest.mark.clause("AS-time-e", "AS-time-f")
@pytest.mark.parametrize(
    ("act", "text"),
    [
        ({"op": "skip"}, "skip"),
        ({"op": "forfeit", "seat": "left"}, "forfeit left"),
        ({"op": "forfeit", "seat": "right"}, "forfeit right"),
        ({"op": "end", "winner": "right"}, "end right"),
        ({"op": "end", "winner": None}, "end draw"),
        ({"op": "clock", "seat": "left", "delta": 3600}, "clock left +3600"),
        ({"op": "clock", "seat": "right", "delta": -49}, "clock right -49"),
    ],
)
def test_an_act_does_what_its_text_does(act: dict[str, object], text: str) -> None:
    order = GAME.parse(TIMED, SeatId("referee"), text)
    assert GAME.override(TIMED, {**act, **BY}) == GAME.resolve(TIMED, {SeatId("referee"): order}, NO_DICE)


@pytest.mark.parametrize(
    ("state", "act", "code"),
    [
        (BARE, {"op": "clock", "seat": "left", "delta": 5}, "AS_REF_NO_CLOCK"),
        (TIMED, {"op": "clock", "seat": "right", "delta": -50}, "AS_REF_VALUE"),
        (TIMED, {"op": "clock", "seat": "right"}, "AS_CASE"),
        (TIMED, {"op": "clock", "delta": 5}, "AS_CASE"),
        (TIMED, {"op": "forfeit"}, "AS_CASE"),
        (TIMED, {"op": "forfeit", "seat": "up"}, "AS_CASE"),
        (TIMED, {"op": "end"}, "AS_CASE"),
        (TIMED, {"op": "end", "winner": "draw"}, "AS_CASE"),
        (TIMED, {"op": "skip", "seat": "left"}, "AS_CASE"),
        (TIMED, {"op": "set_ball", "cell": "F5"}, "AS_CASE"),
        (TIMED, {}, "AS_CASE"),
    ],
)
def test_acts_that_do_not_fit_are_refused(state, act: dict[str, object], code: str) -> None:
    with pytest.raises(CaseError) as caught:
        GAME.override(state, {**act, **BY})
    assert caught.value.code == code


def test_nothing_is_done_to_a_match_that_is_over() -> None:
    over = GAME.override(BARE, {"op": "end", "winner": None, **BY}).state
    with pytest.raises(CaseError) as caught:
        GAME.override(over, {"op": "skip", **BY})
    assert caught.value.code == "AS_MATCH_OVER"
    skip = GAME.parse(BARE, SeatId("referee"), "skip")
    assert GAME.resolve(over, {SeatId("referee"): skip}, NO_DICE).events == ()
    assert GAME.resolve(over, {}, NO_DICE).state == over


@pytest.mark.clause("AS-match-e", "AS-match-a")
def test_a_resignation_and_an_agreed_draw_are_events() -> None:
    resigned = GAME.override(BARE, {"op": "forfeit", "seat": "left", **BY})
    assert [event.__struct_config__.tag for event in resigned.events] == ["match_forfeited", "match_ended"]
    drawn = GAME.override(BARE, {"op": "end", "winner": None, **BY})
    assert (drawn.state.result.winner, drawn.state.result.by) == (None, "referee")
