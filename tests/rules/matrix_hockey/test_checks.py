"""The checks after reading, each with its place, and their order (part 5)."""

from typing import Any

import pytest

from rules.adjudicator import message_of
from rules.errors import OrderError
from rules.game import AnyGame
from rules.matrix_hockey import GAME
from rules.matrix_hockey.messages import MESSAGES
from rules.matrix_hockey.state import State
from tests.rules.matrix_hockey.support import PAIRS, four, full_week


def refused(state: State, text: str, seat: str = "a") -> tuple[str, int]:
    with pytest.raises(OrderError) as raised:
        GAME.parse(state, seat, text)
    message = message_of(GAME, raised.value)  # type: ignore[arg-type]
    assert "{" not in message
    assert message != raised.value.code
    return raised.value.code, raised.value.at


def week(**team: Any) -> State:
    """Return the full week with a team that has `team` for its fields."""
    return full_week(teams={"a": {"extra_goals": 2, "super_saves": 1, **team}})


USED = {"CH": {"columns": ["C"], "ot": ["X", "0"]}, "KDH": {"columns": ["D"], "ot": ["1", "1"], "so": ["5"]}}
FAULTS = [
    ("CH9 A(0)", "E_ROUND_UNKNOWN", 2),
    ("A(0); CH 0 B(0)", "E_ROUND_UNKNOWN", 9),
    ("A(0);CH1 B(0)", "E_ROUND_TWICE", 5),
    ("A(0); CH1 -", "E_ROUND_TWICE", 6),
    ("B(1); WG2 -", "E_NOTHING_TO_CANCEL", 6),
    ("E(0)", "E_COLUMN_UNKNOWN", 0),
    ("CH Z(0)", "E_COLUMN_UNKNOWN", 3),
    ("CH c(1)", "E_COLUMN_USED", 3),
    ("A(1); CH2 A(1)", "E_COLUMN_TWICE", 10),
    ("WG A+#(0)", "E_SAVE_CUP", 5),
    ("KDH A#(0/0)", "E_SAVE_CUP", 5),
    ("A+##(1)", "E_SAVE_STOCK", 2),
    ("A#+3(1)", "E_EXTRA_STOCK", 2),
    ("A+#2+2(1)", "E_SAVE_STOCK", 2),
    ("WG A(3)", "E_OT_VALUE", 5),
    ("A(X)", "E_OT_SPENT", 2),
    ("A(0); CH2 B(0)", "E_OT_SPENT", 12),
    ("KDH A(1/0)", "E_OT_SPENT", 6),
    ("KDH A(0)", "E_SO_MISSING", 7),
    ("A( 1 / 0 )", "E_SO_UNWANTED", 7),
    ("KDH A(0/5)", "E_SO_SPENT", 8),
    ("KDH3 A(0/0)", "E_ROUND_UNKNOWN", 3),
]


@pytest.mark.clause(
    "MH-5-f", "MH-4-b", "MH-2.1.1-g", "MH-2.2-c", "MH-3.3.2-a", "MH-3.2.2-a", "MH-2.1.3-b", "MH-3.2.2-c"
)
@pytest.mark.parametrize(("text", "code", "at"), FAULTS)
def test_refuses_with_code_and_place(text: str, code: str, at: int) -> None:
    assert refused(week(used=USED), text) == (code, at)


@pytest.mark.clause("MH-2.1.1-g")
def test_a_column_used_in_one_competition_is_free_in_another() -> None:
    order = GAME.parse(week(used=USED), "a", "WG C(0)")
    assert GAME.canonical(order) == "WG1 C(0)"


@pytest.mark.clause("MH-3.1.3-g")
def test_a_dummy_takes_no_orders_but_faults_of_reading_come_first() -> None:
    assert refused(week(status="dummy"), "  WG9 A(0)") == ("E_DUMMY", 0)
    assert refused(week(status="dummy"), "A(9)") == ("E_OT_VALUE", 2)


@pytest.mark.clause("MH-1-b")
def test_a_competition_without_the_team() -> None:
    state = full_week(kdh={"alive": ["b"]}, wg={"teams": ["b"]})
    assert refused(state, "KDH9 A(0/0)") == ("E_NOT_ENGAGED", 0)
    assert refused(state, "A(0); WG A(0)") == ("E_NOT_ENGAGED", 6)
    out = full_week(wg={"teams": ["a", "b"], "alive": ["b"]})
    assert refused(out, "WG A(0)") == ("E_NOT_ENGAGED", 0)
    dropped = full_week(config={"competitions": ["CH", "WG"]})
    assert refused(dropped, "KDH A(0/0)") == ("E_NOT_ENGAGED", 0)


def test_a_round_without_a_match_for_the_team() -> None:
    resting = full_week(fixtures={"CH": {"E": {"1": [["b", "c"]]}}, "WG": {"1": PAIRS}, "KDH": {}})
    assert refused(resting, "A(0)") == ("E_NOT_ENGAGED", 0)
    assert refused(resting, "KDH A(0/0)") == ("E_NOT_ENGAGED", 0)  # this week's, whether drawn or not
    # KDH2 is still to be drawn, so it can be ordered
    assert GAME.canonical(GAME.parse(resting, "a", "KDH2 A(0/0)")) == "KDH2 A(0/0)"
    later = full_week(fixtures={"CH": {"E": {"1": PAIRS, "2": [["c", "d"]]}}, "WG": {}, "KDH": {}})
    assert refused(later, "CH2 A(0)") == ("E_NOT_ENGAGED", 0)


def test_rounds_that_are_past_missing_or_ambiguous() -> None:
    late = four(week=2, calendar=[{"CH": [1]}, {}, {"CH": [2, 3]}])
    assert refused(late, "CH1 A(0)") == ("E_ROUND_PAST", 2)
    assert refused(late, "A(0)") == ("E_NO_ROUND", 0)
    double = four(week=2, calendar=[{"CH": [1]}, {"CH": [2, 3]}])
    assert refused(double, "A(0)") == ("E_ROUND_AMBIGUOUS", 0)
    assert GAME.canonical(GAME.parse(double, "a", "CH3 B(1);CH2 A(0)")) == "CH2 A(0); CH3 B(1)"


@pytest.mark.clause("MH-3.1.3-k")
def test_orders_ahead_can_be_switched_off_per_competition() -> None:
    state = full_week(config={"advance": {"WG": False}})
    assert refused(state, "WG2 A(0)") == ("E_ADVANCE_OFF", 0)
    assert GAME.canonical(GAME.parse(state, "a", "WG A(0); CH2 A(0)")) == "CH2 A(0); WG1 A(0)"


def test_boosts_can_be_switched_off() -> None:
    state = full_week(
        teams={"a": {"extra_goals": 5, "super_saves": 5}},
        config={"CH": {"super_saves": False}, "WG": {"extra_goals": False}},
    )
    assert refused(state, "A#(0)") == ("E_SAVE_CUP", 1)
    assert refused(state, "WG A+(0)") == ("E_EXTRA_OFF", 4)


def test_a_competition_without_a_matrix_has_no_columns() -> None:
    assert refused(full_week(matrices={"CH": {"1": [1, 2]}}), "WG A(0)") == ("E_COLUMN_UNKNOWN", 3)


@pytest.mark.clause("MH-2.1.1-j")
def test_a_divisions_own_matrix_decides_about_its_columns() -> None:
    state = full_week(matrices={"CH": {"1": [1] * 4}, "CH:E": {"1": [1] * 2}})
    assert refused(state, "C(0)") == ("E_COLUMN_UNKNOWN", 0)


def test_nothing_is_ordered_outside_the_season() -> None:
    for phase in ("setup", "finished"):
        state = four(phase=phase, calendar=[])
        assert refused(state, "A(0)") == ("E_NO_ROUND", 0)
        assert GAME.accepting(state) == GAME.awaiting(state) == ()


def test_every_error_code_of_the_page_has_its_sentence(page: str) -> None:
    import re

    codes = set(re.findall(r"`([EW]_[A-Z_]+)`", page))
    others = {"E_MATRIX_ROWS", "E_MATRIX_WIDTH", "E_MATRIX_VALUE", "E_STATE_ROW", "E_STATE_STOCK", "E_STATE_REF"}
    assert codes - others == set(MESSAGES)


def test_the_registry_has_the_game() -> None:
    from rules.registry import GAMES

    game: AnyGame = GAMES["matrix-hockey"]
    assert game.stranger_error == "E_SEAT"
