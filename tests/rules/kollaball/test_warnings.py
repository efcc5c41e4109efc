"""What a captain is told of an order that is taken: blunders that it shows by itself."""

import pytest
from msgspec.structs import replace

from rules.contract import Notice
from rules.kollaball import events as ev
from rules.kollaball.game import GAME
from rules.kollaball.orders import TurnOrder
from rules.kollaball.state import Sealed, opponents_of, team_of
from rules.reasons import Named
from tests.rules.kollaball.positions import match
from tests.rules.kollaball.test_random_play import closings

PASSING = match("r1 C4", "r2 C5", "r3 C3", "b1 F4", rouge="r1")


def warned(state, text, seat="rouge"):
    return [_told(notice) for notice in GAME.warnings(state, seat, GAME.parse(state, seat, text))]


def _told(notice: Notice) -> tuple:
    named = [fact.ids if isinstance(fact, Named) else fact for fact in notice.details.values()]
    return (notice.code, *named)


@pytest.mark.clause("KB-15-d")
@pytest.mark.parametrize("others", ["2 R D5; 3 R D3", "2 F D5; 3 F D3"])
def test_a_pass_to_a_cell_without_a_receiver_falls(others):
    assert ("W_NO_RECEIVER", "D4", ("r1",)) in warned(PASSING, f"1 P > D4; {others}")


@pytest.mark.clause("KB-15-e")
def test_two_receivers_of_one_ball_are_drawn():
    state = match("r1 B4", "r2 C5", "r3 C4", "b1 F4", rouge="r1")
    assert warned(state, "1 P > C4; 2 R D5; 3 R D4") == [("W_NO_RECEIVER", "C4", ("r1",))]
    state = match("r1 C4", "r2 C4", "r3 C4", "b1 F4", rouge="r1")
    assert warned(state, "1 P > D5; 2 R D5; 3 R D5") == [("W_RECEIVERS_DRAWN", "D5", ("r2", "r3"))]
    assert warned(state, "1 P > D5; 2 R D5; 3 R D4") == []


@pytest.mark.clause("KB-15-f")
def test_of_two_balls_for_one_receiver_one_falls():
    state = match("r1 C4", "r2 C4", "r3 C4", "b1 F4", rouge="r1", bleue="r2")
    assert warned(state, "1 P > D4; 2 P > D4; 3 R D4") == [("W_BALL_TOO_MANY", "D4", ("r3",))]


@pytest.mark.clause("KB-23-f")
def test_a_lob_that_comes_down_wants_a_receiver():
    air = {"at": "air", "target": "D5", "lands": 5, "team_thrown": "rouge"}
    state = match("r1 C4", "b1 F4", balls={"rouge": air})
    assert warned(state, "1 R D4") == [("W_NO_RECEIVER", "D5", ())]
    assert warned(state, "1 R D5") == []
    later = match("r1 C4", "b1 F4", balls={"rouge": {**air, "lands": 6}})
    assert warned(later, "1 R D4") == []


@pytest.mark.clause("KB-multi-c")
def test_a_receiver_of_the_first_round_catches_in_the_second():
    state = match("r1 C4 extra=1", "r2 B4", "b1 F4", rouge="r1")
    assert warned(state, "1 P < B4 + P > C4; 2 R C4") == []
    assert warned(state, "1 P < B4 + P > C4; 2 F C4")[-1] == ("W_NO_RECEIVER", "C4", ("r1",))


@pytest.mark.clause("KB-16-a")
def test_two_who_pick_up_one_ball_are_drawn():
    state = match("r1 C4", "r2 C4", "b1 F4", rouge="ground C4 1")
    assert warned(state, "1 RAM; 2 RAM") == [("W_PICKERS_DRAWN", "C4", ("r1", "r2"))]
    assert warned(match("r1 C4", "r2 C4", "b1 F4", rouge="ground C4 1", bleue="ground C4 1"), "1 RAM; 2 RAM") == []


@pytest.mark.clause("KB-17-h")
def test_a_decoy_for_somebody_far_away_stays_with_the_thief():
    state = match("r1 B4 thief", "r2 D4", "b1 F4")
    assert warned(state, "1 R B3 L2; 2 R E4")[0] == ("W_DECOY_FAR", ("r1",), ("r2",))
    assert warned(state, "1 R C4 L2; 2 R E4") == []


@pytest.mark.clause("KB-19-p")
def test_a_charge_where_no_opponent_can_be_is_for_nothing():
    def state(*opponents, **fields):
        return match("r1 C4", *opponents, **fields)

    empty = [("W_CHARGE_EMPTY", "D4", ("r1",))]
    assert warned(state("b1 F4 warrior"), "1 F D4") == empty
    assert warned(state("b1 E4 warrior"), "1 F D4") == []
    assert warned(state("b1 F4 ranger"), "1 F D4") == []  # may sprint
    assert warned(state("b1 F4 alchemist"), "1 F D4") == empty
    assert warned(state("b1 F4 alchemist", last_specials=["sprint"]), "1 F D4") == []
    assert warned(state("b1 F4", config={"random_events": True}), "1 F D4") == []


def test_other_orders_than_a_turn_s_are_no_blunders():
    assert warned(PASSING, "ARRET") == []


def test_nothing_of_the_opponents_is_looked_at():
    """Two states that are the same to a captain: whatever the others have sealed, the warnings are the same."""
    air = {"at": "air", "target": "D4", "lands": 5, "team_thrown": "bleue"}
    state = match("r1 C4", "r2 C5", "b1 F4", "b2 E4", rouge="r1", balls={"bleue": air})
    text = "1 P > D4; 2 R D5"
    told = warned(state, text)
    assert [code for code, *_ in told] == ["W_NO_RECEIVER"]
    for target in ("C4", "D5", "G7"):
        twin = replace(state, balls={**state.balls, "bleue": replace(state.balls["bleue"], target=target)})
        assert GAME.view(twin, (), "rouge") == GAME.view(state, (), "rouge")
        assert warned(twin, text) == told
    for sealed in ("1 R E4; 2 R D4", "1 F E4; 2 F D4"):
        asked = replace(state, stage="orders_second", sealed=Sealed(seat="bleue", text=sealed))
        assert warned(asked, text) == told


@pytest.mark.parametrize("seed", range(40))
def test_nobody_is_ever_struck_where_a_charge_was_told_to_be_for_nothing(seed):
    for state, orders, _, outcome in closings(seed):
        for seat, order in orders.items():
            if not isinstance(order, TurnOrder):
                continue
            for notice in GAME.warnings(state, seat, order):
                assert notice.code in GAME.warns.clauses
                if notice.code == "W_CHARGE_EMPTY":
                    assert not _struck(outcome.events, notice.details["cell"], opponents_of(seat))


def _struck(events, cell, team) -> list[ev.Event]:
    return [
        event
        for event in events
        if isinstance(event, ev.Expelled)
        and (event.origin, event.round, event.cause) == (cell, 1, "charge")
        and team_of(event.player) == team
    ]
