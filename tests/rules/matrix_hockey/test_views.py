"""What everybody may know of what the others have left (part 10)."""

import pytest

from rules.matrix_hockey import views
from rules.matrix_hockey.state import NextStock
from tests.rules.matrix_hockey.support import full_week, play

USED = {
    "CH": {"columns": ["B"], "ot": ["X", "3"]},
    "WG": {"columns": ["A", "C"], "ot": ["2", "2"]},
    "KDH": {"columns": ["D"], "ot": ["0"], "so": ["5"]},
}
STATE = full_week(
    teams={"a": {"used": USED, "extra_goals": 3, "super_saves": 1}},
    kdh={"alive": ["a", "b"]},
    wg={"teams": ["a", "c"], "pools": {"A": ["a", "c"]}},
)


@pytest.mark.clause("MH-3.1.2-e", "MH-3.1.2-c")
def test_the_championship() -> None:
    left = views.list_remaining(STATE, "CH")
    assert [team.team for team in left] == ["a", "b", "c", "d"]
    assert (left[0].columns, left[0].ot) == ("ACD", {"0": 2, "1": 3, "2": 3, "3": 1})
    assert (left[0].extra_goals, left[0].super_saves, left[0].so) == (3, 1, {})
    assert left[1].ot == {"0": 2, "1": 3, "2": 3, "3": 2, "X": 1}
    assert views.holders(left) == {"A": 4, "B": 3, "C": 4, "D": 4}
    assert views.list_remaining(STATE, "CH", "D2A") == ()


@pytest.mark.clause("MH-3.2.2-e", "MH-3.2.2-c", "MH-3.2.2-d")
def test_those_still_in_the_kdh_cup() -> None:
    first, second = views.list_remaining(STATE, "KDH")
    assert (first.team, first.columns, first.ot) == ("a", "ABC", {"0": 1, "1": 2, "2": 2, "X": 1})
    assert first.so == {"0": 1, "1": 1, "2": 1, "3": 1, "4": 1, "X": 1}
    assert (second.team, second.columns) == ("b", "ABCD")


@pytest.mark.clause("MH-3.3.2-f", "MH-3.3.2-c")
def test_the_gretzky_cup() -> None:
    first, second = views.list_remaining(STATE, "WG")
    assert (first.team, first.columns, first.ot) == ("a", "BD", {"0": 2, "1": 2, "X": 2})
    assert (second.team, second.columns, second.ot) == ("c", "ABCD", {"0": 2, "1": 2, "2": 2, "X": 2})


@pytest.mark.clause("MH-3.1.2-e")
def test_stored_orders_do_not_show() -> None:
    before = views.list_remaining(STATE, "CH")
    played = play(STATE, {"b": "A(0); CH2 B(1)"}).state
    after = {team.team: team.columns for team in views.list_remaining(played, "CH")}
    assert (before[1].columns, after["b"]) == ("ABCD", "BCD")


@pytest.mark.clause("MH-2.1.2.1-b", "MH-2.1.3.1-b")
def test_what_next_season_would_bring() -> None:
    week = {"record": {"CH": {"win": 2, "loss": 1, "shutouts": 2}, "WG": {"draw": 1}, "KDH": {"ff_win": 1}}}
    state = full_week(teams={"a": week})
    assert views.provisional_stock(state, "a") == NextStock(points=7, extra_goals=2, super_saves=4)
