"""Corners of orders in a turn: what is voided, sealed, masked, noted."""

import msgspec
import pytest

from rules.dice import Dice
from rules.kollaball import codec
from rules.kollaball.game import GAME
from rules.kollaball.turn.resolve import resolve
from tests.rules.kollaball.positions import match
from tests.rules.kollaball.resolving import turn

EVENTS = {"random_events": True}
TACTICS = {"tactics": True}
ALL = {"tactics": True, "criticals": True, "random_events": True, "legends": True}


@pytest.mark.clause("KB-21-i")
@pytest.mark.parametrize(("holder", "text"), [("", "1 - B"), ("r1", "1 P - B")])
def test_of_a_special_alone_nothing_remains_and_nothing_is_void(holder: str, text: str) -> None:
    state = match("r1 C4 warrior", "b1 F4", rouge=holder, config=EVENTS)
    done = turn(state, text, "1 R >E4", {"event/trigger": 1, "event/table": 15})
    assert done.of("special_aborted", "special_used", "action_void") == [
        {"type": "special_aborted", "player": "r1", "special": "block"}
    ]
    assert done.state.players["r1"].special_used
    assert done.state.last_specials == ()


@pytest.mark.clause("KB-21-i", "KB-multi-e")
def test_a_special_on_a_later_action_can_be_aborted() -> None:
    state = match("r1 B4 ranger extra=1", "b1 F4", config=EVENTS)
    done = turn(state, "1 R >C4 + R C4>D4>E4 S", "1 R >E4", {"event/trigger": 1, "event/table": 15})
    assert [event["path"] for event in done.of("moved") if event["player"] == "r1"] == [["B4", "C4"], ["C4", "D4"]]


@pytest.mark.clause("KB-21-j", "KB-20-a")
def test_a_fumbling_merchant_has_bribed_all_the_same() -> None:
    state = match("r1 C4 merchant", "b1 F4", rouge="r1", config=EVENTS)
    forced = {"event/trigger": 1, "event/table": 20, "event/roll": 2, "bribe/r1/trigger": 100}
    done = turn(state, "1 P >D4 V+100", "1 R >E4", forced)
    assert [event["type"] for event in done.events][:4] == ["random_event", "ball_lost", "special_used", "bribe"]
    assert done.of("action_void") == [{"type": "action_void", "player": "r1", "round": 1, "reason": "no_ball"}]
    assert done.state.balls["rouge"].cell == "D4"


@pytest.mark.clause("KB-23-k")
def test_what_is_sealed_is_the_text_as_it_was_sent() -> None:
    state = match(
        "r1 C4", "b1 F4", config=TACTICS, teams={"rouge": {"tactic": "placement"}, "bleue": {"tactic": "lob"}}
    )
    asked = turn(state, "t placement 1", "1  r e4 ;;")
    assert asked.state.stage == "orders_second"
    assert asked.state.sealed.text == "1  r e4 ;;"
    assert asked.of("placement_revealed")[0]["path"] == ["F4", "E4"]
    done = turn(asked.state, "1 R >D4", None)
    assert done.state.turn == 6
    assert done.state.players["b1"].cell == "E4"
    assert done.state.last_tactics == {"rouge": "placement"}


@pytest.mark.clause("KB-9-c", "KB-23-k")
def test_a_sealed_order_that_a_correction_made_impossible_voids_the_turn_for_nobody_s_fault() -> None:
    state = match(
        "r1 C4", "b1 F4", config=TACTICS, teams={"rouge": {"tactic": "placement"}, "bleue": {"tactic": "lob"}}
    )
    asked = turn(state, "T PLACEMENT 1", "1 R >E4").state
    moved = {**asked.players, "b1": msgspec.structs.replace(asked.players["b1"], cell="B4")}
    corrected = msgspec.structs.replace(asked, players=moved)
    order = GAME.parse(corrected, "rouge", "1 R >D4")
    outcome = resolve(corrected, {"rouge": order}, Dice(b""))
    assert outcome.events[0].missing == ()
    assert (outcome.state.stage, outcome.state.turn, outcome.state.null_turns) == ("orders", 5, 1)
    assert outcome.state.teams["rouge"].missed == outcome.state.teams["bleue"].missed == 0


@pytest.mark.clause("KB-17-k")
def test_the_decoy_of_one_team_masks_its_own_balls_only_and_the_whole_turn() -> None:
    state = match("r1 C4 thief extra=1", "r2 C5", "r3 C3", "b1 F4", "b2 F5", rouge="r2", bleue="b1")
    done = turn(state, "1 R >D4 + R >E4 L2; 2 P >D5; 3 R >D4", "1 P >E4; 2 R >E5")
    masked = {(event["type"], event.get("ball")) for event in done.events if event.get("audience") == "rouge"}
    assert masked == {("passed", "rouge"), ("pass_missed", "rouge"), ("decoy_given", "leurre-r1-5")}
    assert {event["reveal_turn"] for event in done.events if "audience" in event} == {6}
    assert not any("audience" in event for event in done.of("special_used"))


@pytest.mark.clause("KB-17-k", "KB-22-g")
def test_masks_last_as_long_as_the_longest_decoy() -> None:
    state = match("r1 C4 thief", "r2 C5", "b1 F4", rouge="r2", config={"criticals": True})
    done = turn(state, "1 R >D4 L2; 2 POSE", "1 R >E4", {"crit/r1": 2})
    assert [event["reveal_turn"] for event in done.of("decoy_given", "ball_dropped")] == [7, 7]
    assert done.state.balls["leurre-r1-5"].vanishes == 7


@pytest.mark.clause("KB-20-f", "KB-20-n")
def test_two_seizures_take_two_balls() -> None:
    state = match("r1 C4 merchant", "r2 B4 merchant", "b1 F4", "b2 F5", rouge="b2", bleue="b1")
    forced = {"bribe/r1/trigger": 1, "bribe/r1/table": 80, "bribe/r2/trigger": 1, "bribe/r2/table": 100}
    done = turn(state, "1 R >D4 V-500; 2 R >C4 V+500", "1 P >E4; 2 P >E5", {**forced, "bribe/r1/ball": 2})
    assert [(event["ball"], event["player"], event["cause"]) for event in done.of("ball_seized")] == [
        ("bleue", "b1", "imaginary_foul"),
        ("rouge", "b2", "favouritism"),
    ]
    assert [event["reason"] for event in done.of("action_void")] == ["no_ball", "no_ball"]
    assert done.state.balls["bleue"].by in {"b1", "b2"}
    assert (done.state.balls["rouge"].cell, done.state.balls["rouge"].since) == ("F4", 6)


@pytest.mark.clause("KB-21-g", "KB-multi-a")
def test_a_seriously_injured_player_comes_back_without_extra_actions() -> None:
    state = match("r1 C4 extra=2", "r2 B4", "b1 F4", config=EVENTS)
    forced = {"event/trigger": 1, "event/table": 5, "event/victim": 1, "event/turns": 2}
    done = turn(state, "1 R >D4; 2 R >C4", "1 R >E4", forced)
    gone = done.state.players["r1"]
    assert (gone.status, gone.returns, gone.radius, gone.extra) == ("sideline", 8, 2, 0)


@pytest.mark.clause("KB-23-i")
def test_a_reshuffle_hands_decoys_and_balls_on_with_the_place() -> None:
    decoy = {"leurre-r3-4": {"kind": "decoy", "team": "rouge", "vanishes": 7, "at": "held", "by": "r2"}}
    state = match(
        "r1 C4",
        "r2 C5",
        "r3 C3",
        "b1 F4",
        rouge="r1",
        balls=decoy,
        config=TACTICS,
        teams={"rouge": {"tactic": "reshuffle"}},
    )
    done = turn(state, "T REFORMATION 1=2 2=1", "1 R >E4")
    assert done.state.balls["rouge"].by == "r2"
    assert done.state.balls["leurre-r3-4"].by == "r1"
    assert [done.state.players[player].cell for player in ("r1", "r2")] == ["C5", "C4"]


@pytest.mark.clause("KB-2-c", "KB-7-i")
def test_one_excluded_before_the_kick_off_does_not_start() -> None:
    players = [f"{team}{number} bench" for team in "rb" for number in range(1, 6)]
    state = match("r2 out", *[player for player in players if not player.startswith("r2")], stage="lineup", turn=1)
    done = turn(state, None, None)
    assert done.of("lineup")[0] == {
        "type": "lineup",
        "team": "rouge",
        "players": ["r1", "r3", "r4", "r5"],
        "ball": "r1",
    }
    assert done.state.players["r2"].status == "out"


@pytest.mark.clause("KB-19-v")
def test_a_resolution_leaves_its_input_alone() -> None:
    state = match("r1 C4 thief extra=1", "r2 C5", "b1 F4 warrior", "b2 E5", rouge="r2", bleue="b1", config=ALL)
    before = codec.encode(state)
    turn(state, "1 R >D4 L2; 2 P >D5", "1 P >E4 B; 2 F >D5")
    assert codec.encode(state) == before
