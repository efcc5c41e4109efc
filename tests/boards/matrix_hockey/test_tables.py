"""What the tables show: ranks, what decided, who goes up and down."""

from collections import Counter

import pytest
from msgspec.structs import replace

from bench import picture_matrix as samples
from boards.matrix_hockey import Labels, division_scene
from boards.matrix_hockey._ranks import division_places
from boards.palette import PALETTES
from boards.scene import Polygon
from tests.boards.matrix_hockey.support import WORDLESS, heights, state_name, state_of, text, texts

GOLD = PALETTES["default"].special


def level(**records):
    """A division of teams with these CH records."""
    return state_of(teams={team: {"record": {"CH": counts}} for team, counts in records.items()})


@pytest.mark.clause("MH-3.1.5-d")
def test_what_decided_is_a_tag_behind_the_name_of_the_team_below():
    state = level(a={"win": 2, "gf": 9, "ga": 5}, b={"win": 2, "gf": 9, "ga": 6})
    scene = division_scene(state, "E", replace(WORDLESS, labels=Labels(decided={"goal_difference": "différence"})))
    first, reason, second = (text(scene, content) for content in ("a", "différence", "b"))
    assert first.y + 40 < reason.y < second.y + 10
    assert reason.x > second.x


def rank_reasons(state):
    return [(place.row.team, place.row.rank, place.decided) for place in division_places(state, "E")]


@pytest.mark.clause("MH-3.1.5-d", "MH-3.1.5-e")
@pytest.mark.parametrize(
    ("above", "below", "criterion"),
    [
        ({"win": 2, "gf": 9, "ga": 5}, {"win": 2, "gf": 9, "ga": 6}, "goal_difference"),
        ({"win": 2, "gf": 9, "ga": 5}, {"win": 2, "gf": 8, "ga": 4}, "goals_for"),
        ({"win": 2, "gf": 5}, {"win": 1, "draw": 2, "gf": 5}, "wins"),
        ({"win": 2}, {"win": 1, "gf": 50}, None),
    ],
)
def test_the_criterion_is_the_one_that_decided(above, below, criterion):
    assert rank_reasons(level(b=above, a=below)) == [("b", 1, None), ("a", 2, criterion)]


@pytest.mark.clause("MH-3.1.5-f")
def test_wholly_equal_teams_share_the_rank_and_no_reason_is_given():
    assert rank_reasons(level(a={"win": 1}, b={"win": 1}, c={})) == [("a", 1, None), ("b", 1, None), ("c", 3, None)]


def finished(order, **records):
    tables = {"E": order}
    return replace(
        level(**records), phase="finished", outcome=replace(samples.after(10).outcome, tables=tables, promoted={},
                                                            relegated={})
    )  # fmt: skip


@pytest.mark.clause("MH-3.1.5-f")
def test_in_the_final_table_a_lot_parts_equal_teams():
    state = finished(("b", "a", "c"), a={"win": 1}, b={"win": 1}, c={})
    assert rank_reasons(state) == [("b", 1, None), ("a", 2, "lot"), ("c", 3, None)]


@pytest.mark.clause("MH-9-j")
def test_an_order_against_the_criteria_is_the_referees():
    state = finished(("b", "a"), a={"win": 1, "gf": 3}, b={"win": 1})
    assert rank_reasons(state) == [("b", 1, None), ("a", 2, "referee")]


@pytest.mark.clause("MH-3.1.6-a", "MH-3.1.6-b")
def test_arrows_and_lines_tell_who_goes_up_and_down():
    scene = division_scene(samples.after(8), "D2A", replace(WORDLESS, labels=samples.LABELS))
    names = [state_name(samples.after(8), place.row.team) for place in division_places(samples.after(8), "D2A")]
    up, down = heights(scene, ["montée", "descente"])
    ys = heights(scene, names)
    assert [sum(y < up for y in ys), sum(up < y < down for y in ys), sum(y > down for y in ys)] == [2, 6, 4]
    pointing = [shape.points[0][1] < shape.points[1][1] for shape in scene.shapes if isinstance(shape, Polygon)]
    assert Counter(pointing) == {True: 3, False: 5}  # two teams, four teams, and a line each


@pytest.mark.clause("MH-3.1.6-c")
def test_a_barred_team_is_passed_over_and_marked():
    state = samples.after(8)
    first = division_places(state, "D2A")[0].row.team
    barred = replace(state, teams={**state.teams, first: replace(state.teams[first], no_promotion=True)})
    assert [place.zone for place in division_places(barred, "D2A")][:4] == [None, "up", "up", None]
    assert "ne monte pas" in texts(division_scene(barred, "D2A", replace(WORDLESS, labels=samples.LABELS)))


@pytest.mark.clause("MH-3.1.3-g", "MH-9-d")
def test_dummies_and_the_referees_points_are_marked():
    state = state_of(teams={"a": {"status": "dummy"}, "b": {"record": {"CH": {"adjust": -2}}}})
    shown = texts(division_scene(state, "E", replace(WORDLESS, labels=samples.LABELS)))
    assert {"bidon", "−2 pts", "−2"} <= set(shown)


def test_a_row_counts_every_sort_of_win_and_loss():
    state = level(a={"win": 3, "ot_win": 2, "draw": 1, "ot_loss": 4, "loss": 5, "gf": 20, "ga": 31}, b={})
    shown = texts(division_scene(state, "E", WORDLESS))
    start = shown.index("a")
    assert shown[start + 1 : start + 10] == ["15", "5 (2)", "1", "4", "5", "20", "31", "−11", "15"]


def test_before_the_first_match_nobody_goes_anywhere():
    assert {place.zone for place in division_places(samples.after(0), "D2A")} == {None}
