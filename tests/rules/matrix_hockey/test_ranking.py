"""Every tie-break, and who qualifies for the next Gretzky cup (MH-3.1.5, MH-3.3.1-b)."""

from typing import Any

import msgspec
import pytest

from rules.dice import Dice
from rules.matrix_hockey import GAME
from rules.matrix_hockey import events as ev
from rules.matrix_hockey.season.tables import division_table, pool_table
from rules.matrix_hockey.state import State
from tests.rules.matrix_hockey.support import of_type, play, state_of


def table_of(records: dict[str, dict[str, int]], tiebreaks: list[str], **more: Any) -> list[tuple[int, str]]:
    teams = {team: {"record": {"CH": counts}, "onr": counts.pop("onr", 0)} for team, counts in records.items()}
    state = state_of(teams=teams, config={"CH": {"tiebreaks": tiebreaks}}, **more)
    return [(row.rank, row.team) for row in division_table(state, "E").table]


@pytest.mark.clause("MH-3.1.5-e", "MH-3.1.5-d")
@pytest.mark.parametrize(
    ("criterion", "better", "worse"),
    [
        ("goal_difference", {"gf": 3, "ga": 1}, {"gf": 9, "ga": 8}),
        ("goals_for", {"gf": 3, "ga": 9}, {"gf": 2}),
        ("goals_against", {"ga": 1}, {"gf": 9, "ga": 2}),
        ("wins", {"so_win": 1, "draw": 0}, {"draw": 2}),
        ("regulation_wins", {"win": 1}, {"ot_win": 1}),
        ("fewest_onr", {"onr": 0}, {"onr": 1}),
    ],
)
def test_each_criterion(criterion: str, better: dict[str, int], worse: dict[str, int]) -> None:
    assert table_of({"a": dict(worse), "b": dict(better)}, [criterion]) == [(1, "b"), (2, "a")]


def result(home: str, away: str, score: tuple[int, int] | None, classes: tuple[str, str]) -> dict[str, Any]:
    common = {"comp": "CH", "round": 1, "group": "E", "decided": "regulation", "winner": None, "so": None}
    return {**common, "home": home, "away": away, "score": score, "classes": classes}


@pytest.mark.clause("MH-3.1.5-e")
@pytest.mark.parametrize(
    ("criterion", "order"),
    [("h2h_points", "bac"), ("h2h_goal_difference", "bca"), ("h2h_goals_for", "cba")],
)
def test_head_to_head_counts_matches_among_those_still_level(criterion: str, order: str) -> None:
    results = [
        result("a", "b", (0, 1), ("ot_loss", "win")),
        result("a", "c", (1, 3), ("win", "loss")),
        result("b", "c", (3, 1), ("win", "loss")),
        result("c", "x", (9, 0), ("win", "loss")),  # x is not level with them
    ]
    if criterion == "h2h_goals_for":
        results[1] = result("a", "c", (1, 4), ("win", "loss"))
    table = table_of({"a": {}, "b": {}, "c": {}, "x": {"win": 9}}, [criterion], results=results)
    assert "".join(team for _, team in table) == f"x{order}"


@pytest.mark.clause("MH-3.1.5-e")
def test_a_group_once_split_stays_split() -> None:
    # goals split a from b and c; only then the matches between b and c count
    results = [result("b", "c", (0, 1), ("loss", "win")), result("b", "a", (5, 0), ("win", "loss"))]
    records = {"a": {"gf": 2}, "b": {"gf": 1}, "c": {"gf": 1}}
    assert table_of(records, ["goals_for", "h2h_points"], results=results) == [(1, "a"), (2, "c"), (3, "b")]


@pytest.mark.clause("MH-3.1.5-c")
def test_pools_are_ranked_by_their_own_points_and_criteria() -> None:
    teams = {"a": {"record": {"WG": {"draw": 1}, "CH": {"win": 9}}}, "b": {"record": {"WG": {"draw": 1, "gf": 1}}}}
    config = {"WG": {"points": {"draw": 5}, "tiebreaks": ["goals_for"]}}
    state = state_of(teams=teams, config=config, wg={"teams": ["a", "b"], "pools": {"A": ["a", "b"]}})
    assert [(row.team, row.points) for row in pool_table(state, "A").table] == [("b", 5), ("a", 5)]


def finished(outcome: dict[str, Any], **more: Any) -> State:
    teams = {f"{division}-{n}": {"division": division} for division in ("E", "D2A", "D2B") for n in (1, 2, 3)}
    tables = {division: [f"{division}-{n}" for n in (1, 2, 3)] for division in ("E", "D2A", "D2B")}
    following = {division: {"stay": table, "size": 3} for division, table in tables.items()}
    return state_of(phase="finished", teams=teams, outcome={"tables": tables, "next": following, **outcome}, **more)


def entrants(state: State) -> list[str]:
    [told] = of_type(play(state), ev.WgEntrants)
    return list(told.teams)


@pytest.mark.clause("MH-3.3.1-b")
def test_holders_then_ranks_then_the_overall_order() -> None:
    qualification = [{"title": "WG"}, {"title": "KDH"}, {"level": 2, "ranks": [1, 2]}, {"level": 1, "ranks": [1]}]
    config = {"WG": {"pools": 2, "pool_size": 4, "qualification": qualification}}
    state = finished({"titles": {"WG": "D2B-3", "KDH": "D2A-1"}, "dissolved": ["D2B-1"]}, config=config)
    # rank by rank, divisions in order; the double and the dissolved are made good from the overall order
    assert entrants(state) == ["D2B-3", "D2A-1", "D2A-2", "D2B-2", "E-1", "E-2", "E-3", "D2A-3"]


@pytest.mark.clause("MH-3.3.1-b")
def test_the_list_is_full_at_its_places() -> None:
    state = finished({"titles": {"WG": None, "KDH": "E-2"}}, config={"WG": {"pools": 2, "pool_size": 2}})
    assert entrants(state) == ["E-2", "E-1", "E-3", "D2A-1"]


def test_fewer_candidates_are_all_of_them_and_the_cup_is_not_played() -> None:
    state = finished({}, config={"competitions": ["CH"]})
    after = play(state)
    assert len(entrants(state)) == 9
    assert GAME.resolve(after.state, {}, Dice(b"")).state.phase == "season"


def test_an_id_that_is_taken_is_not_given_again() -> None:
    teams = {"vacant-E-1": {"name": "Kept"}, "b": {}}
    outcome = {"next": {"E": {"stay": ["vacant-E-1"], "size": 4}}, "tables": {"E": ["vacant-E-1", "b"]}}
    waiting = [{"id": "vacant-E-1", "name": "New"}]
    after = play(state_of(phase="finished", teams=teams, outcome=outcome, waiting_list=waiting)).state
    assert list(after.teams) == ["vacant-E-1", "vacant-E-1-2", "vacant-E-2", "vacant-E-3"]
    assert msgspec.json.decode(GAME.encode(after))["phase"] == "setup"
