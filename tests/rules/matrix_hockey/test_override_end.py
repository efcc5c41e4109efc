"""A referee's acts on a season that is over (MH-9-c, -e, -h, -j), and options that he may still change (MH-9-c, -h)."""

import pytest

from rules.dice import Dice
from rules.errors import CaseError
from rules.matrix_hockey import GAME
from rules.matrix_hockey import events as ev
from rules.matrix_hockey.state import State
from tests.rules.matrix_hockey.acting import act, refused
from tests.rules.matrix_hockey.support import NO_BONUS, four, of_type, play

ALL = {"a": "A(1)", "b": "B(0)", "c": "C(1)", "d": "D(0)"}


def ended(**more: object) -> State:
    """Return a season of two levels that is over; nobody has a point."""
    teams = {"a": {}, "b": {}, "c": {"division": "D2"}, "d": {"division": "D2", **more}}
    state = four(teams, calendar=[{}], config={**NO_BONUS, "promote": 1})
    return GAME.resolve(state, {}, Dice(b"", forced={"lot/CH/D2/1": 1, "lot/CH/E/1": 1})).state


@pytest.mark.clause("MH-9-j")
def test_a_final_order_goes_against_no_points_and_outlives_later_acts() -> None:
    stated = act(ended(), "final_order", group="D2", order=["d", "c"])
    [table] = of_type(stated, ev.TableDrawnUp)
    assert (table.group, table.final, [row.team for row in table.table]) == ("D2", True, ["d", "c"])
    later = act(stated.state, "points", seed=b"other", team="a", points=1).state
    assert later.outcome.tables["D2"] == ("d", "c")
    against = act(later, "points", seed=b"other", team="c", points=1).state
    assert against.outcome.tables["D2"] == ("c", "d")
    assert "those with more points first" in refused(against, "final_order", group="D2", order=["d", "c"])


@pytest.mark.clause("MH-9-c", "MH-3.1.3-i")
def test_a_dummy_taken_over_after_the_end_is_not_dissolved() -> None:
    state = ended(status="dummy")
    assert state.outcome.dissolved == ("d",)
    taken = act(state, "take_over", team="d", name="Repreneurs")
    assert (taken.state.outcome.dissolved, taken.state.outcome.tables) == ((), state.outcome.tables)
    assert "d" in play(taken.state).state.teams
    left = act(taken.state, "make_dummy", team="d")
    assert [event.team for event in of_type(left, ev.Dissolved)] == ["d"]


@pytest.mark.clause("MH-9-e")
def test_stocks_set_after_the_end_are_next_seasons() -> None:
    state = act(ended(), "stocks", team="a", extra_goals=9).state
    assert state.outcome.stock["a"].extra_goals == 9
    assert play(state).state.teams["a"].extra_goals == 9


@pytest.mark.clause("MH-9-c", "MH-9-h")
def test_automatic_replacement_can_be_refused_at_any_time() -> None:
    state = play(four(), ALL).state
    off = act(state, "config", config={**NO_BONUS, "replacement": {"auto": False}}).state
    dummy = act(off, "waiting_list", entries=[{"id": "n", "name": "N"}]).state
    assert act(dummy, "make_dummy", team="a").state.waiting_list
    assert play(act(dummy, "make_dummy", team="a").state, {}).state.teams["a"].status == "dummy"
    assert "replacement.grant" in refused(
        state, "config", config={**NO_BONUS, "replacement": {"grant": {"extra_goals": 1}}}
    )


@pytest.mark.clause("MH-9-h")
def test_what_every_week_uses_changes_before_the_first_is_closed_only() -> None:
    other = {**NO_BONUS, "onr": {"penalty_goals": 2}}
    assert act(four(), "config", config=other).state.config == other
    assert "onr" in refused(play(four(), ALL).state, "config", config=other)


@pytest.mark.clause("MH-9-h")
def test_options_with_which_the_next_season_could_not_begin_are_refused() -> None:
    assert act(ended(), "config", config={"promote": 2}).state.config == {"promote": 2}
    with pytest.raises(CaseError) as raised:
        act(ended(), "config", config={"CH": {"ot_stock": {"0": 0}}})
    assert (raised.value.code, raised.value.message) == ("E_STATE_STOCK", "/config/CH/ot_stock")
