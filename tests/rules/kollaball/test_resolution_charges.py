"""Corners of charges and blocks that the golden cases leave out."""

import pytest

from tests.rules.kollaball.positions import match
from tests.rules.kollaball.resolving import turn


@pytest.mark.clause("KB-19-m", "KB-19-k")
def test_two_blockers_are_met_one_after_the_other() -> None:
    first = {"round/1/block/E4/rouge/blocker/1": 2, "round/1/block/E4/bleue/1": 1, "round/1/block/E4/bleue/2": 1}
    state = match("r1 D4 warrior", "r2 D3 warrior", "b1 F4", "b2 F4", "b3 F5")
    done = turn(state, "1 R >E4 B; 2 R >E4 B", "1 F >E4; 2 F >E4; 3 F >E4", first)
    # r2 is met first: b1 is repelled, b2 takes r2 with them; b3 is repelled by r1
    assert [event["player"] for event in done.of("block_held")] == ["r2", "r1"]
    assert {event["player"]: event["cause"] for event in done.of("expelled")} == {
        "r2": "charge",
        "b1": "block",
        "b2": "charge",
        "b3": "block",
    }


@pytest.mark.clause("KB-19-m", "KB-19-l")
def test_blocks_come_first_then_numbers_then_targets() -> None:
    state = match("r1 C4", "r2 C4", "r3 D4", "r4 D5 warrior", "b1 F4", "b2 F5", "b3 F4")
    done = turn(
        state, "1 R >D4; 2 R >D4; 3 F >E4; 4 R >E5 B", "1 F >E4; 2 F >E5; 3 F >E4", {"round/1/charge/E4/bleue/1": 1}
    )
    # on E4 one of two is matched by r3, the other finds nobody left; on E5 b2 is repelled
    assert {event["player"]: event["cause"] for event in done.of("expelled")} == {"r3": "charge", "b2": "block"}


@pytest.mark.clause("KB-20-k")
def test_advantage_on_a_matched_hitter_repels_nobody_more() -> None:
    state = match("r1 D4", "r2 B4 merchant", "b1 F4")
    forced = {"bribe/r2/trigger": 1, "bribe/r2/table": 60}
    done = turn(state, "1 F >E4; 2 R >C4 V+500", "1 F >E4", forced)
    assert [event["player"] for event in done.of("expelled")] == ["b1"]
    assert done.state.players["r1"].cell == "E4"
    assert done.of("favour") == [{"type": "favour", "player": "r2", "effect": "advantage", "beneficiary": "r1"}]


@pytest.mark.clause("KB-20-k", "KB-20-o")
def test_a_player_repelled_by_a_block_is_no_case_for_advantage() -> None:
    state = match("r1 D4", "r2 B4 merchant", "b1 F4 warrior")
    done = turn(state, "1 F >E4; 2 R >C4 V+500", "1 R >E4 B", {"bribe/r2/trigger": 1, "bribe/r2/table": 60})
    assert [(event["from"], event["to"]) for event in done.of("bribe_chain")] == [
        ("advantage", "fair_call"),
        ("fair_call", "offside"),
    ]


@pytest.mark.clause("KB-20-l")
def test_two_fair_calls_for_two_balls_on_one_cell() -> None:
    state = match("r1 D4", "r2 D3", "r3 C3", "r4 C4 merchant", "r5 A2 merchant", "b1 F4", rouge="r1", bleue="r3")
    text = "1 P >E4; 2 R >E4; 3 P >D3; 4 R >D4 V+500; 5 R >B3 V+500"
    forced = {f"bribe/{player}/{label}": 1 for player in ("r4", "r5") for label in ("trigger", "table")}
    done = turn(state, text, "1 F >E4", forced)
    calls = [event for event in done.of("favour") if event["effect"] == "fair_call"]
    assert [(event["player"], event["beneficiary"], event["ball"]) for event in calls] == [("r4", "r2", "rouge")]
    assert [event["player"] for event in done.of("bribe_chain")] == ["r5"]
    assert done.state.balls["rouge"].by == "r2"
    assert done.state.players["r2"].cell == "D4"


@pytest.mark.clause("KB-19-s", "KB-19-t", "KB-19-q")
def test_pinned_he_counts_as_expelled_all_the_same() -> None:
    state = match("r1 A3", "b1 B3", rouge="r1")
    done = turn(state, "1 POSE", "1 F >A3")
    assert done.of("expelled") == [
        {"type": "expelled", "player": "r1", "from": "A3", "to": "A3", "cause": "charge", "pinned": True, "round": 1}
    ]
    assert [event["cause"] for event in done.of("ball_dropped")] == ["expelled"]


@pytest.mark.clause("KB-19-r", "KB-occ-a")
def test_where_one_is_expelled_to_is_not_charged_again() -> None:
    state = match("r1 C4", "r2 B4", "b1 F4", "b2 E4")
    done = turn(state, "1 R >D4; 2 R >C4", "1 R >E4; 2 F >D4")
    assert done.state.players["r1"].cell == "C4"
    assert len(done.of("expelled")) == 1


@pytest.mark.clause("KB-17-d", "KB-19-k")
def test_a_block_that_held_in_round_one_falls_to_the_first_hitter_of_round_two() -> None:
    state = match("r1 D4 warrior", "b1 F4", "b2 G4 extra=1")
    done = turn(state, "1 R >E4 B", "1 F >E4; 2 R >F4 + F >E4")
    assert [(event["player"], event["cause"], event["round"]) for event in done.of("expelled")] == [
        ("b1", "block", 1),
        ("r1", "charge", 2),
        ("b2", "charge", 2),
    ]
