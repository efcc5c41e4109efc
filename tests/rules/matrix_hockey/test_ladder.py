"""The ladder, in the corners that the golden cases leave (MH-3.1.3)."""

import pytest

from rules.matrix_hockey import events as ev
from tests.rules.matrix_hockey.support import four, full_week, of_type, play

THREE = {"b": "B(0)", "c": "C(1)", "d": "D(0)"}


@pytest.mark.clause("MH-3.1.3-e")
def test_the_sanction_comes_after_the_weeks_own_spending() -> None:
    state = full_week(teams={"a": {"extra_goals": 1, "super_saves": 0}})
    played = play(state, {"a": "WG A+(0)", "b": "B(0)"})  # ONR in the championship, one extra goal in the cup
    [told] = [event for event in of_type(played, ev.Sanction) if event.team == "a"]
    assert (told.step, told.extra_goals_lost, told.super_saves_lost) == (1, 0, 0)


@pytest.mark.clause("MH-3.1.3-n", "MH-3.2.3-b")
@pytest.mark.parametrize(("ladder", "rungs"), [(["CH", "WG"], 1), (["CH"], 0), (["WG"], 1)])
def test_which_competitions_make_a_rung_is_a_setting(ladder: list[str], rungs: int) -> None:
    state = full_week(config={"onr": {"ladder": ladder}})
    played = play(state, {"a": "CH A(0)"})  # ONR in WG and KDH
    assert played.state.teams["a"].onr == rungs


@pytest.mark.clause("MH-3.1.3-g")
def test_beyond_the_third_rung_is_the_third_rung() -> None:
    [told] = of_type(play(four({"a": {"onr": 5}}), THREE), ev.Sanction)
    assert told.step == 3


@pytest.mark.clause("MH-3.1.3-j")
def test_a_new_team_has_its_rung_if_nobody_waits_or_later_in_the_season() -> None:
    nobody = play(four({"a": {"new": True}}), THREE)
    assert nobody.state.teams["a"].onr == 1
    waiting = [{"id": "n", "name": "N"}]
    later = play(four({"a": {"new": True}}, week=2, waiting_list=waiting), THREE)
    assert (later.state.teams["a"].onr, later.state.teams["a"].name) == (1, "a")
    off = {"CH": {"bonus_goal": False}, "replacement": {"first_round": False}}
    assert play(four({"a": {"new": True}}, config=off, waiting_list=waiting), THREE).state.teams["a"].onr == 1


@pytest.mark.clause("MH-3.1.3-j")
def test_only_the_championship_counts_in_the_first_round() -> None:
    state = full_week(teams={"a": {"new": True}}, waiting_list=[{"id": "n", "name": "N"}])
    played = play(state, {"a": "CH A(0)", "b": "B(0)", "c": "C(0)", "d": "D(0)"})
    assert of_type(played, ev.TeamReplaced) == []
    assert played.state.teams["a"].onr == 1  # for the Gretzky pool


@pytest.mark.clause("MH-3.1.3-i")
def test_a_take_over_can_keep_the_ban_and_bring_stocks() -> None:
    config = {
        "CH": {"bonus_goal": False},
        "replacement": {"keeps_promotion_ban": True, "grant": {"extra_goals": 2, "super_saves": 1}},
    }
    state = four({"a": {"onr": 2, "no_promotion": True}}, config=config, waiting_list=[{"id": "n", "name": "N"}])
    team = play(state, THREE).state.teams["a"]
    assert (team.no_promotion, team.extra_goals, team.super_saves, team.onr) == (True, 2, 1, 0)


@pytest.mark.clause("MH-3.1.3-h", "MH-3.1.3-i")
def test_the_dummies_of_higher_levels_stay_to_the_end() -> None:
    state = four(
        {"a": {"status": "dummy"}, "c": {"division": "D2"}, "d": {"division": "D2"}},
        fixtures={"CH": {"E": {"1": [["a", "b"]]}, "D2": {"1": [["c", "d"]]}}},
        waiting_list=[{"id": "n", "name": "N"}],
    )
    assert play(state, THREE).state.teams["a"].status == "dummy"


@pytest.mark.clause("MH-3.1.3-a", "MH-2.2-c")
def test_a_value_is_drawn_among_the_distinct_ones_left() -> None:
    state = four({"a": {"used": {"CH": {"columns": ["A"], "ot": ["X", "0", "0", "1"]}}}})
    played = play(state, THREE, ch__1__column__a=3, ch__1__ot__a=2)
    [told] = of_type(played, ev.Onr)
    assert (told.column, told.ot) == ("D", "2")  # of 1, 2, 3


@pytest.mark.clause("MH-3.1.3-a")
def test_the_only_one_left_is_no_draw() -> None:
    state = four(
        {"a": {"used": {"CH": {"columns": ["A", "B", "C"], "ot": ["0", "0", "1", "1", "1", "2", "2", "2", "3", "3"]}}}}
    )
    [told] = of_type(play(state, THREE), ev.Onr)
    assert (told.column, told.ot) == ("D", "X")


@pytest.mark.clause("MH-2.2-b")
@pytest.mark.parametrize(("worth", "score"), [(1, (4, 5)), (4, (5, 4))])
def test_x_is_worth_0_to_3_in_all_three_competitions(worth: int, score: tuple[int, int]) -> None:
    row = {"1": [4, 4, 3, 2]}
    state = full_week(matrices={"CH": row, "WG": row, "KDH": row})
    texts = {"a": "A(X); WG A(X); KDH A(X/0)", "b": "B(1); WG B(1); KDH B(1/0)"}
    played = play(state, texts, ch__1__x_ot__a=worth, wg__1__x_ot__a=worth, kdh__1__x_ot__a=worth)
    assert [event.score for event in of_type(played, ev.MatchPlayed) if event.home == "a"] == [score] * 3


@pytest.mark.clause("MH-2.1.4-d", "MH-2.1.4-c", "MH-2.1.3.2-b")
def test_no_save_can_stop_the_bonus_goal() -> None:
    state = four({"b": {"super_saves": 9}}, config={})
    played = play(state, {"a": "D(0)", "b": "C#9(0)", "c": "A(0)", "d": "B(0)"}, ch__1__bonus__E=1)
    [found] = [event for event in of_type(played, ev.MatchPlayed) if event.home == "a"]
    assert found.score == (1, 3)
    assert played.state.teams["b"].super_saves == 0


@pytest.mark.clause("MH-2.1.3.1-b")
def test_a_goalless_draw_is_a_shut_out_for_both_a_golden_goal_for_one() -> None:
    state = four(matrices={"CH": {"1": [0, 0, 0, 0]}})
    played = play(state, {"a": "A(1)", "b": "B(1)", "c": "C(2)", "d": "D(1)"})
    assert [played.state.teams[team].record["CH"].shutouts for team in "abcd"] == [1, 1, 1, 0]


@pytest.mark.clause("MH-3.2.2-a", "MH-3.3.2-a", "MH-2.1.2.2-a")
def test_extra_goals_serve_all_three_competitions() -> None:
    state = full_week(teams={"a": {"extra_goals": 6}})
    played = play(state, {"a": "A+(0); WG A++(0); KDH A+3(0/0)"})
    assert [side.extra for event in of_type(played, ev.MatchPlayed) for side in event.sides if side.team == "a"] == [
        1,
        2,
        3,
    ]
    assert played.state.teams["a"].extra_goals == 0


@pytest.mark.clause("MH-4-f")
def test_the_priority_of_extra_goals_is_a_setting() -> None:
    state = full_week(teams={"a": {"extra_goals": 1}}, config={"extra_goals_priority": ["KDH", "WG", "CH"]})
    played = play(state, {"a": "A+(0); WG A+(0); KDH A+(0/0)"})
    assert [(event.comp, event.granted) for event in of_type(played, ev.BoostCut)] == [("WG", 0), ("CH", 0)]
