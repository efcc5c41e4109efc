"""Corrections by a referee, in detail (rulebook part 9)."""

import pytest

from rules.errors import CaseError
from rules.kollaball.acts import override
from rules.kollaball.state import Air, Ground, Held
from tests.rules.kollaball.positions import match

STATE = match(
    "r1 C4 warrior", "r2 C5", "r5 bench", "b1 F4", "b2 G5 sideline returns=6 radius=1", rouge="r1", bleue="b1"
)


def act(op, state=STATE, **fields):
    return override(state, {"op": op, "by": 42, "reason": "erreur", **fields}).state


def refused(op, state=STATE, **fields):
    with pytest.raises(CaseError) as caught:
        act(op, state, **fields)
    return caught.value.code == "KB_CASE"


@pytest.mark.clause("KB-8-a")
def test_set_player_changes_what_is_given_only():
    after = act("set_player", player="r1", fields={"cell": "D4", "extra": 1, "deniers": None})
    assert after.players["r1"].cell == "D4"
    assert (after.players["r1"].extra, after.players["r1"].deniers) == (1, None)
    assert after.balls == STATE.balls
    assert act("set_player", player="r1", cell="D4", extra=1, deniers=None) == after


@pytest.mark.clause("KB-8-a")
def test_who_leaves_the_pitch_leaves_his_ball_there():
    after = act("set_player", player="r1", status="out")
    assert after.balls["rouge"] == Ground(team="rouge", cell="C4", since=4)


@pytest.mark.clause("KB-20-i")
def test_who_is_sent_back_to_the_pitch_waits_for_nothing():
    after = act("set_player", player="b2", status="pitch", cell="F5").players["b2"]
    assert (after.status, after.cell, after.returns, after.radius) == ("pitch", "F5", None, None)


@pytest.mark.parametrize(
    "fields",
    [{"cell": "A7"}, {"cell": None}, {"skip": -1}, {"status": "sideline"}, {"class": "thief"}, {"special_used": 1}],
)
def test_impossible_corrections_of_a_player_are_refused(fields):
    assert refused("set_player", player="r1", fields=fields)


@pytest.mark.clause("KB-8-a")
def test_set_ball_puts_it_anywhere():
    held = act("set_ball", ball="bleue", location={"at": "held", "by": "r2"}).balls["bleue"]
    assert held == Held(team="bleue", by="r2")
    ground = act("set_ball", ball="bleue", location={"at": "ground", "cell": "D4"}).balls["bleue"]
    assert ground == Ground(team="bleue", cell="D4", since=4)
    air = {"at": "air", "target": "D4", "lands": 6, "team_thrown": "rouge"}
    assert act("set_ball", ball="bleue", location=air).balls["bleue"] == Air(
        team="bleue", target="D4", lands=6, team_thrown="rouge"
    )


@pytest.mark.parametrize(
    "fields",
    [
        {"ball": "bleue", "location": {"at": "held"}},
        {"ball": "bleue", "location": {"at": "held", "by": "r5"}},
        {"ball": "bleue", "location": {"at": "ground", "cell": "H1"}},
        {"ball": "leurre-r1-4", "location": {"at": "ground", "cell": "D4"}},
        {"ball": "bleue"},
    ],
)
def test_impossible_places_of_a_ball_are_refused(fields):
    assert refused("set_ball", **fields)


@pytest.mark.clause("KB-2-f")
def test_a_correction_that_spoils_a_sealed_order_has_the_turn_ordered_anew():
    sealed = {"seat": "bleue", "text": "1 P >E4"}
    state = match("r1 C4", "b1 F4", bleue="b1", stage="orders_second", sealed=sealed)
    kept = act("set_player", state, player="r1", extra=1)
    assert (kept.stage, kept.sealed) == ("orders_second", state.sealed)
    spoilt = act("set_player", state, player="b1", cell="D4")
    assert (spoilt.stage, spoilt.sealed) == ("orders", None)
    gone = act("mark_missing", state, player="b1")
    assert (gone.stage, gone.sealed) == ("orders", None)


def test_rewind_is_not_the_engine_s():
    assert refused("rewind", turn=3)


@pytest.mark.parametrize("missing", ["op", "by", "reason"])
def test_an_act_says_who_and_why(missing):
    whole = {"op": "void_turn", "by": "Arbitre", "reason": "panne"}
    with pytest.raises(CaseError):
        override(STATE, {key: value for key, value in whole.items() if key != missing})


@pytest.mark.clause("KB-2-f")
@pytest.mark.parametrize("player", ["r5", "b3"])
@pytest.mark.parametrize("fields", [{}, {"cell": "C4"}])
def test_only_who_could_be_marked_missing_is_set_missing(player, fields):
    """One on the bench could not be replaced: their team would be disqualified without a way out."""
    state = match("r1 C4", "r5 bench", "b1 F4", "b3 F5 out")
    assert refused("mark_missing", state, player=player)
    assert refused("set_player", state, player=player, fields={"status": "missing", **fields})


@pytest.mark.clause("KB-2-f")
def test_who_is_set_missing_keeps_the_cell_on_which_he_is_replaced():
    assert refused("set_player", player="r1", fields={"status": "missing", "cell": None})
    missing = act("set_player", player="r1", status="missing")
    assert missing == act("mark_missing", player="r1")
    assert refused("set_player", missing, player="r1", cell=None)
    assert act("set_player", missing, player="r1", cell="D4").players["r1"].cell == "D4"
