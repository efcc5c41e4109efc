"""A referee's acts (rulebook part 9)."""

from typing import Any

import msgspec
import pytest

from rules.contract import SeatId
from rules.dice import Dice
from rules.errors import CaseError
from rules.matrix_hockey import GAME
from rules.matrix_hockey import events as ev
from rules.matrix_hockey.orders import Order
from tests.rules.matrix_hockey.acting import act, refused
from tests.rules.matrix_hockey.support import Played, four, full_week, of_type, play

ALL = {"a": "A(1)", "b": "B(0)", "c": "C(1)", "d": "D(0)"}


def test_every_act_is_told_and_logged() -> None:
    changed = act(four(), "points", team="a", points=-2)
    assert changed.events[0] == ev.Overridden(op="points", by="remi", reason="appel")
    assert msgspec.json.decode(GAME.encode(changed.state))["log"] == [
        {
            "op": "points",
            "by": "remi",
            "reason": "appel",
            "season": 1,
            "week": 1,
            "at_ms": 5,
            "details": {"team": "a", "points": -2},
        }
    ]
    assert "log" not in msgspec.json.decode(GAME.encode(four()))
    assert GAME.decode(GAME.encode(changed.state)) == changed.state


@pytest.mark.parametrize(
    ("op", "fields"),
    [
        ("fly", {}),
        ("points", {"team": "ghost", "points": 1}),
        ("points", {"team": "a"}),
        ("excuse_onr", {"team": "a"}),
        ("take_over", {"team": "a", "name": "N", "waiting": "ghost"}),
        ("free", {"team": "a", "comp": "CH", "columns": ["A"]}),
        ("set_match", {"comp": "CH", "round": 1, "home": "a", "away": "b", "decided": "draw", "score": [1, 1]}),
        ("stop", {}),
        ("final_order", {"group": "E", "order": ["a", "b"]}),
        ("waiting_list", {"entries": [{"id": "n", "name": "N"}] * 2}),
    ],
)
def test_impossible_acts_are_refused(op: str, fields: dict[str, Any]) -> None:
    assert refused(four(), op, **fields)


@pytest.mark.clause("MH-9-a", "MH-9-g")
def test_a_week_replayed_with_an_amended_order_keeps_every_unrelated_draw() -> None:
    state = full_week()

    def resolved(texts: dict[str, str]) -> tuple[Played, dict[str, int]]:
        dice = Dice(b"seed", forced={"ch/1/bonus/E": 2})
        orders: dict[SeatId, Order | None] = {SeatId(s): GAME.parse(state, SeatId(s), t) for s, t in texts.items()}
        return GAME.resolve(state, orders, dice), {roll.label: roll.value for roll in dice.rolls}

    state = full_week(config={})
    first, rolls = resolved({"b": "B(0)"})
    second, again = resolved({"b": "B(0)", "a": "A(0)"})
    assert {label: value for label, value in rolls.items() if label in again} == again
    assert set(rolls) - set(again) == {"ch/1/column/a", "ch/1/ot/a"}
    assert (
        {event.team for event in of_type(first, ev.BonusGoal)}
        == {"b"}
        == {event.team for event in of_type(second, ev.BonusGoal)}
    )


@pytest.mark.clause("MH-9-b")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_an_excused_onr_leaves_everything_as_before_the_sanction(before: int) -> None:
    state = four({"a": {"onr": before, "no_promotion": before == 2, "extra_goals": 3, "super_saves": 1}})
    played = play(state, {key: text for key, text in ALL.items() if key != "a"})
    [told] = of_type(played, ev.Sanction)
    team = act(
        played.state, "excuse_onr", team="a", extra_goals=told.extra_goals_lost, super_saves=told.super_saves_lost
    ).state.teams["a"]
    was = state.teams["a"]
    assert (team.onr, team.extra_goals, team.super_saves) == (was.onr, was.extra_goals, was.super_saves)
    assert (team.no_promotion, team.status) == (was.no_promotion, was.status)
    assert team.record == played.state.teams["a"].record


@pytest.mark.clause("MH-9-c", "MH-3.1.3-i")
def test_take_over_and_dummies_by_hand() -> None:
    waiting = [{"id": "n", "name": "N"}, {"id": "o", "name": "O"}]
    state = four({"a": {"status": "dummy", "onr": 3, "no_promotion": True}}, waiting_list=waiting)
    taken = act(state, "take_over", team="a", name="O", waiting="o")
    team = taken.state.teams["a"]
    assert (team.name, team.status, team.onr, team.no_promotion) == ("O", "active", 0, False)
    assert [entry.id for entry in taken.state.waiting_list] == ["n"]
    assert of_type(taken, ev.TeamReplaced)[0].reason == "referee"
    active = act(four({"b": {"onr": 1}}, advance={"b": {"CH2": "A(0)"}}), "take_over", team="b", name="B2").state
    assert (active.teams["b"].name, active.teams["b"].onr, active.advance) == ("B2", 1, {})
    dummy = act(four(advance={"b": {"CH2": "A(0)"}}), "make_dummy", team="b")
    assert (dummy.state.teams["b"].status, dummy.state.advance) == ("dummy", {})
    assert refused(dummy.state, "make_dummy", team="b")
    assert act(state, "waiting_list", entries=[]).state.waiting_list == ()


@pytest.mark.clause("MH-9-d")
def test_points_count_in_the_ranking() -> None:
    state = act(four(), "points", team="d", points=3).state
    played = play(act(state, "points", team="d", points=-1).state, ALL)
    table = {row.team: row.points for row in of_type(played, ev.TableDrawnUp)[0].table}
    assert table["d"] == 2 + 0 + (played.state.teams["d"].record["CH"].win * 2)


@pytest.mark.clause("MH-9-e")
def test_stocks_and_used_columns_can_be_set_right() -> None:
    state = act(four(), "stocks", team="a", extra_goals=7).state
    assert (state.teams["a"].extra_goals, state.teams["a"].super_saves) == (7, 0)
    used = {"CH": {"columns": ["A", "B"], "ot": ["1", "1"]}, "KDH": {"columns": ["C"], "ot": ["0"], "so": ["5"]}}
    state = four({"a": {"used": used}})
    freed = act(state, "free", team="a", comp="CH", columns=["A"], ot=["1"]).state.teams["a"].used["CH"]
    assert (freed.columns, freed.ot) == (("B",), ("1",))
    assert act(state, "free", team="a", comp="KDH", so=["5"]).state.teams["a"].used["KDH"].so == ()


@pytest.mark.clause("MH-9-h")
def test_weeks_to_come_can_be_moved() -> None:
    state = four(week=2)
    moved = act(state, "calendar", calendar=[{"CH": [1]}, {}, {"CH": [2, 3]}]).state
    assert moved.calendar == ({"CH": (1,)}, {}, {"CH": (2, 3)})
    for wrong in (
        [{"CH": [2]}, {"CH": [1]}, {"CH": [3]}],
        [{"CH": [1]}, {"CH": [2]}],
        [{"CH": [1]}, {"CH": [3]}, {"CH": [2]}],
    ):
        assert refused(state, "calendar", calendar=wrong)


@pytest.mark.clause("MH-9-h", "MH-2.1.1-k")
def test_a_matrix_can_be_imported_before_its_first_round() -> None:
    changed = act(four(), "matrix", name="CH", text="1 2 3\n4 5 6\n7 8 9").state
    assert changed.matrices["CH"] == {1: (1, 2, 3), 2: (4, 5, 6), 3: (7, 8, 9)}
    own = act(four(), "matrix", name="CH:E", rows={"1": [1, 1, 1], "2": [2, 2, 2], "3": [3, 3, 3]}).state
    assert own.matrices["CH:E"][3] == (3, 3, 3)
    assert "begun" in refused(four(week=2), "matrix", name="CH", text="1 2 3\n4 5 6\n7 8 9")
    assert refused(four(), "matrix", name="XX", text="1")
    assert refused(four(), "matrix", name="CH:D9", text="1")
    assert refused(four(), "matrix", name="CH")
    assert refused(four(), "matrix", name="CH", text="1 2\n3 4")
    fresh = GAME.new({"roster": {"E": 4}}, Dice(b""))
    put = act(fresh, "matrix", name="CH", text="1 2 3\n4 5 6\n7 8 9").state
    assert play(put).state.matrices["CH"] == {1: (1, 2, 3), 2: (4, 5, 6), 3: (7, 8, 9)}


@pytest.mark.clause("MH-9-h")
def test_only_options_that_are_not_used_yet_change_during_a_season() -> None:
    state = full_week(week=2)
    fine = {"CH": {"bonus_goal": False}, "WG": {"qualification": []}, "promote": 3, "weekly": {"deadline": "Sunday"}}
    assert act(state, "config", config=fine).state.config == fine
    assert "CH.points" in refused(state, "config", config={"CH": {"bonus_goal": False, "points": {"win": 3}}})
    assert "onr" in refused(state, "config", config={"CH": {"bonus_goal": False}, "onr": {"penalty_goals": 2}})
    not_begun = four()
    assert act(not_begun, "config", config={"CH": {"bonus_goal": True, "points": {"win": 3}}}).state.config
    fresh = GAME.new({"roster": {"E": 4}}, Dice(b""))
    assert act(fresh, "config", config={"competitions": ["CH"]}).state.config == {"competitions": ["CH"]}
    with pytest.raises(CaseError):
        act(fresh, "config", config={"CH": {"columns": 1}})


@pytest.mark.clause("MH-9-i")
def test_a_season_can_be_stopped_or_voided() -> None:
    state = play(four(), ALL).state
    stopped = act(state, "stop", seed=b"s")
    assert stopped.state.phase == "finished"
    assert {table.final for table in of_type(stopped, ev.TableDrawnUp)} == {True}
    assert [event.champion for event in of_type(stopped, ev.SeasonFinished)] == ["a"]
    voided = act(state, "void").state
    following = play(voided).state
    assert {(team.extra_goals, team.super_saves) for team in following.teams.values()} == {(4, 2)}
    assert list(following.teams) == list("abcd")
    assert refused(voided, "void")


@pytest.mark.clause("MH-9-j")
def test_a_final_order_makes_the_movements_anew() -> None:
    teams = {"a": {}, "b": {}, "c": {"division": "D2"}, "d": {"division": "D2"}}
    state = four(teams, calendar=[{}], config={"promote": 1})
    ended = GAME.resolve(state, {}, Dice(b"", forced={"lot/CH/D2/1": 1, "lot/CH/E/1": 1})).state
    changed = act(ended, "final_order", group="D2", order=["d", "c"])
    assert [event.team for event in of_type(changed, ev.Promoted)] == ["d"]
    assert refused(ended, "final_order", group="D2", order=["d", "d"])
    assert refused(ended, "final_order", group="XX", order=[])


@pytest.mark.clause("MH-9-d", "MH-9-j")
def test_points_after_the_end_make_the_tables_anew_with_the_same_lots() -> None:
    state = four(calendar=[{}])
    ended = GAME.resolve(state, {}, Dice(b"s"))
    again = act(ended.state, "points", seed=b"s", team=of_type(ended, ev.LotDrawn)[0].team, points=0)
    assert of_type(again, ev.LotDrawn) == of_type(ended, ev.LotDrawn)
    assert refused(ended.state, "points", team="a", points=1)
