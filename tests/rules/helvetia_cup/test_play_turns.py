"""What a turn does beyond the page's examples: chains, restarts, passive play, ends, the second tempo."""

import msgspec
import pytest

from rules.contract import SeatId
from rules.helvetia_cup import GAME
from tests.rules.helvetia_cup.page import Json, base, match, play

SIMULTANEOUS = {"phase": "play", "pending__plan": None, "config": {"tempo": "simultaneous"}}
SHOT = {
    "attack": "home", "ball__at": "c13", "ball__holder": 8, "teams__home__players__8__at": "c13",
    "pending__plan": "G sA",
}  # fmt: skip
PENALTY = {
    "attack": "home", "restart": "penalty", "phase": "attack", "ball__at": "e11", "ball__holder": None,
    "pending__plan": None, "teams__home__players__5__at": "e12", "teams__home__players__8__at": "e10",
    "teams__away__players__10__at": "d12", "teams__away__players__1__at": "e9",
}  # fmt: skip


@pytest.mark.clause("HC-2.3-a", "HC-PM-tempo", "HC-2.5-a")
def test_both_seats_move_then_the_defence_has_its_gestures_then_the_attack() -> None:
    orders = {"away": "D 3-d6 ; G l10", "home": "D 5-@3 ; P presse"}
    played = play(base(**SIMULTANEOUS), orders, {"long": 12})
    assert [event["seat"] for event in played.events[:2]] == ["away", "home"]
    assert (played.one("long_pass")["pressed_by"], played.one("long_pass")["needed"]) == (5, 16 - 4)
    assert played.state["phase"] == "play"


@pytest.mark.clause("HC-PM-mark", "HC-PM-illegal")
def test_a_mark_out_of_reach_is_dropped_and_what_is_in_its_way_too() -> None:
    orders = {"away": "D 3-a7", "home": "D 5-@3 3-d5 8-@b"}
    played = play(base(**SIMULTANEOUS, teams__home__players__5__boost=0), orders)
    assert played.of("move_dropped") == [
        {"type": "move_dropped", "seat": "home", "player": 5, "code": "too_far"},
        {"type": "move_dropped", "seat": "home", "player": 8, "code": "too_far"},
    ]


@pytest.mark.clause("HC-2.5-e", "HC-2.5-d")
def test_a_dodge_onto_another_defenders_hex_gives_him_his_gesture() -> None:
    state = base(pending__plan="G - ; E d6", teams__home__players__3__at="d6")
    forced = {"steal/home:5": 13, "steal/home:3": 13, "dribble/away:3/3": 15, "time": 1}
    played = play(state, {"home": "P pique ; E e6"}, forced)
    assert [event["player"] for event in played.of("steal")] == [5, 3]
    assert [(event["to"], event["why"]) for event in played.of("sidestep")] == [("d6", "dodge"), ("e6", "steal")]
    pressed = play(
        base(pending__plan="G l10 ; E d6", teams__home__players__3__at="d6"),
        {"home": "P 5=pique presse"},
        {"steal/home:5": 13, "long": 11},
    )
    assert (pressed.one("long_pass")["needed"], pressed.one("long_pass")["pressed_by"]) == (16 - 5, 3)


@pytest.mark.clause("HC-2.5-tackle-c")
def test_a_hopeless_tackler_falls_and_nobody_presses() -> None:
    played = play(base(pending__plan="G l10"), {"home": "P tacle"}, {"tackle/home:5": 17, "long": 16})
    assert (played.one("tackle")["result"], played.one("fell")["player"]) == ("pitiful", 5)
    assert (played.one("long_pass")["needed"], played.state["teams"]["home"]["players"]["5"]["down"]) == (16, True)
    up = play({**played.state, "attack": "home", "ball": {"at": "d9", "holder": None}}, {"home": "D 5-d8"})
    assert up.kinds == ["stood_up", "moved"]
    assert up.one("moved")["boosts"] == 1


@pytest.mark.clause("HC-2.5-shot-g", "HC-2.3-b", "HC-2.5-shot-k", "HC-2.6-sub-b")
def test_a_goal_brings_placements_and_the_conceding_seat_kicks_off() -> None:
    state = base(**SHOT, teams__away__players__2__at="d12", teams__home__players__6__at="d12")  # in the way, both
    played = play(state, {"away": "K E BC ABC"}, {"shot": 11, "time": 4})
    assert played.kinds == ["shot", "goal", "possession", "time", "turn_end"]
    assert (played.one("goal")["minute"], played.one("goal")["score"]) == (18, {"home": 1, "away": 0})
    after = GAME.decode(msgspec.json.encode(played.state))
    assert GAME.awaiting(after) == ("home",)
    placed = play(played.state, {"home": "X 8>7"})
    assert placed.one("substitution") == {
        "type": "substitution", "seat": "home", "out": 8, "in": 7, "at": "c13", "kind": "goal",
    }  # fmt: skip
    assert placed.one("placement")["players"] == {"1": "e1", "3": "d4", "5": "f4", "6": "c5", "7": "g5"}
    kicked = play(placed.state, {"away": "G p3"}, {"long": 1})
    assert kicked.one("placement")["players"] == {"1": "e13", "2": "g8", "3": "c8", "8": "e9", "10": "e7"}
    assert kicked.kinds[1:4] == ["kickoff", "short_pass", "reception"]
    assert (kicked.state["sub_window"], kicked.state["phase"]) == (False, "attack")


@pytest.mark.clause("HC-2.5-shot-i", "HC-2.6-keeper-b", "HC-2.5-shot-j")
def test_a_keeper_out_of_his_zone_covers_nothing_and_has_the_ball_after_a_miss() -> None:
    played = play(base(**SHOT, teams__away__players__1__at="e9"), {"away": "K E BC ABC"}, {"shot": 20, "time": 1})
    assert (played.one("shot")["keeper"], played.one("shot")["keeper_cells"]) == (None, [])
    assert played.one("keeper_ball") == {"type": "keeper_ball", "seat": "away", "player": 1, "at": "e13"}
    assert (played.state["restart"], played.state["ball"]) == ("keeper", {"at": "e13", "holder": 1})
    next_turn = play(play(played.state, {"away": "D 2-g9"}).state, {"home": "D 5-d8"}, {"long": 12})
    assert (next_turn.kinds[-2:], next_turn.state["restart"]) == (["reception", "turn_end"], None)


@pytest.mark.clause("HC-2.5-pen-b", "HC-2.5-pen-c", "HC-2.5-pen-d", "HC-2.5-pen-e")
def test_a_penalty_is_taken_by_the_nearest_before_an_empty_box() -> None:
    moved = play(base(**PENALTY), {"home": "D 8-e9 ; G sE ; T 8"})
    assert moved.one("taker_brought") == {
        "type": "taker_brought",
        "seat": "home",
        "player": 5,
        "from": "e12",
        "at": "e11",
    }
    assert moved.state["ball"] == {"at": "e11", "holder": 5}
    played = play(moved.state, {"away": "D 10-c11 ; K A AB ABC"}, {"shot": 14, "time": 1})
    assert played.one("moved")["boosts"] == 0  # two free hexes out of the box
    assert played.one("pushed") == {
        "type": "pushed", "seat": "away", "player": 1, "from": "e9", "to": "e13", "why": "keeper",
    }  # fmt: skip
    shot = played.one("shot")
    assert (shot["kind"], shot["keeper_cells"], shot["needed"], shot["goal"]) == ("penalty", ["A", "B"], 14, True)


@pytest.mark.clause("HC-PM-must", "HC-2.5-pen-e", "HC-2.5-pen-c")
def test_a_silent_penalty_aims_and_covers_drawn_cells_and_the_box_is_cleared() -> None:
    moved = play(base(**PENALTY), {"home": "D 5-e11 ; T 8"})
    played = play(moved.state, {}, {"pick/cell": 1, "pick/keeper": 1, "time": 1})
    assert list(played.rolls)[:2] == ["pick/cell", "pick/keeper"]
    assert (played.one("shot")["cell"], played.one("shot")["saved"]) == ("A", True)
    assert [(event["player"], event["to"], event["why"]) for event in played.of("pushed")] == [
        (1, "e13", "keeper"), (10, "b11", "box"),
    ]  # fmt: skip


@pytest.mark.clause("HC-2.5-fk-a", "HC-2.5-fk-c", "HC-PM-must")
def test_a_free_kick_without_a_plan_is_a_short_pass_to_the_nearest_unmarked() -> None:
    state = base(
        restart="free_kick", ball__holder=3, teams__away__players__8__at="d9", teams__away__players__10__at="e7"
    )
    played = play({**state, "pending": {"plan": ""}}, {"home": "D 5-e7"})
    assert played.kinds == ["moved", "short_pass", "reception", "turn_end"]
    assert played.one("short_pass")["receiver"] == 8  # 10 is nearer, but an opponent stands there
    tried = play({**state, "pending": {"plan": "G -"}}, {"home": "D 5-e7"})
    assert tried.kinds == ["moved", "plan_stopped", "short_pass", "reception", "turn_end"]


@pytest.mark.clause("HC-PM-stall", "HC-2.5-b", "HC-2.3-d")
def test_the_fourth_turn_without_a_gesture_is_passive_play() -> None:
    played = play(base(stall=3, pending__plan="G -"), {}, {"time": 1})
    assert played.kinds == ["turn_end", "passive", "keeper_ball", "possession", "time"]
    assert (played.one("passive")["seat"], played.state["attack"], played.state["restart"]) == (
        "away",
        "home",
        "keeper",
    )
    assert (played.state["ball"], played.state["stall"]) == ({"at": "e1", "holder": 1}, 0)
    assert play(base(stall=3, pending__plan="G -", config={"stall_limit": 0})).state["stall"] == 4
    assert play(base(stall=3, pending__plan="G p8")).state["stall"] == 0


@pytest.mark.clause("HC-2.4-k", "HC-2.3-e")
def test_a_defender_who_runs_over_a_loose_ball_ends_the_turn_with_it() -> None:
    state = base(ball__at="e7", ball__holder=None, offside_watch=[8])
    played = play(state, {"home": "D 5-e7-f7 8-e4"}, {"time": 1})
    assert played.kinds == ["moved", "ball_recovered", "moved", "possession", "time", "turn_end"]
    assert (played.one("ball_recovered")["at"], played.one("turn_end")["reason"]) == ("e7", "loose")
    assert (played.state["ball"], played.state["offside_watch"]) == ({"at": "f7", "holder": 5}, [])


@pytest.mark.clause("HC-2.6-off-d", "HC-PM-offside")
def test_an_off_side_touch_in_the_moves_may_be_called_with_the_next_order() -> None:
    state = base(phase="attack", ball__at="e4", ball__holder=None, offside_watch=[8], teams__away__players__8__at="e3")
    touched = play(state, {"away": "D 8-e4"})
    assert (touched.state["offside_pending"], touched.state["offside_watch"]) == ({"player": 8, "at": "e4"}, [])
    called = play(touched.state, {"home": "H oui ; D 5-d8"}, {"time": 1})
    assert called.kinds == ["offside", "possession", "time", "turn_end"]
    assert (called.state["restart"], called.state["ball"]) == ("offside", {"at": "e4", "holder": None})
    assert called.state["stats"]["away"] == {"8": {"offsides": 1}}
    let_go = play(touched.state, {"home": "D 5-d8"})
    assert (let_go.state["offside_pending"], let_go.state["ball"]["holder"]) == (None, 8)


@pytest.mark.clause("HC-2.5-closest-b")
def test_a_ball_in_an_empty_keeper_zone_goes_to_its_keeper() -> None:
    state = base(pending__plan="G le1", teams__home__players__1__at="e2")
    played = play(state, {}, {"long": 1, "time": 1})
    assert played.kinds == ["long_pass", "loose_ball", "keeper_ball", "possession", "time", "turn_end"]
    assert (played.one("loose_ball")["distances"], played.state["restart"]) == (None, "keeper")
    own = play(base(pending__plan="G le13", teams__away__players__1__at="e12"), {}, {"long": 1})
    assert own.kinds == ["long_pass", "loose_ball", "keeper_ball", "turn_end"]
    assert own.state["ball"] == {"at": "e13", "holder": 1}


@pytest.mark.clause("HC-2.5-tackle-k", "HC-3.4-b", "HC-2.6-keeper-e")
@pytest.mark.parametrize(("goals", "recorded"), [(0, {"home": 0, "away": 2}), (3, {"home": 0, "away": 3})])
def test_a_team_left_with_two_loses_by_forfeit(goals: int, recorded: Json) -> None:
    gone = {
        f"teams__home__players__{n}__{key}": value for n in (3, 8) for key, value in (("status", "off"), ("at", None))
    }
    state = base(**gone, score={"home": 0, "away": goals})
    played = play(state, {"home": "P tacle"}, {"tackle/home:5": 12, "foul/card": 6, "foul/injury": 1})
    assert played.kinds == ["tackle", "foul", "card", "sent_off", "forfeit", "match_end"]
    assert played.state["result"] == {"winner": "away", "score": recorded, "forfeit": "home", "shootout": None}
    assert (played.state["score"], played.state["phase"]) == ({"home": 0, "away": goals}, "finished")


@pytest.mark.clause("HC-2.6-et-a", "HC-2.6-et-b", "HC-2.3-k", "HC-2.1-b", "HC-2.6-so-a")
@pytest.mark.parametrize(
    ("half", "mode", "then"),
    [
        (1, "single", {"half": 2, "attack": "away"}),
        (2, "single", {"half": 3, "attack": "home"}),
        (2, "league", {"half": 2, "phase": "finished"}),
        (3, "cup", {"half": 4, "attack": "away"}),
        (4, "cup", {"half": 5, "phase": "shootout"}),
    ],
)
def test_which_half_follows_a_level_one(half: int, mode: str, then: Json) -> None:
    clock = 40 if half < 3 else 10
    state = base(half=half, mode=mode, clock=clock, teams__away__players__8__down=True)
    played = play(state, {"home": "P pique"}, {"steal/home:5": 1, "dribble/away:3/5": 20, "time": 3})
    assert {key: played.state[key] for key in then} == then
    if "attack" in then:
        assert (played.state["clock"], played.state["restart"]) == (0, "kickoff")
        assert played.state["teams"]["away"]["players"]["8"]["down"] is False


@pytest.mark.clause("HC-2.2-d", "HC-PM-secret", "HC-PM-plan")
def test_the_attacks_plan_waits_while_its_moves_are_shown() -> None:
    played = play(base(phase="attack", pending__plan=None), {"away": "D 3-d6 ; G p8?/l10 ; E d5 ; R 6"})
    assert played.kinds == ["moved"]
    assert played.state["pending"] == {"plan": "G p8?/l10; E d5; R 6", "policy": None}
    seen = GAME.view(GAME.decode(msgspec.json.encode(played.state)), (), SeatId("home")).state
    assert "l10" not in str(seen)


@pytest.mark.clause("HC-2.2-i", "HC-PM-onr")
def test_the_winner_of_the_toss_may_defend() -> None:
    state: Json = {"teams": {"home": {"team": "zyon"}, "away": {"team": "basela"}}}
    played = play(state, {"home": "J défense", "away": "J défense"}, {"toss": 1})
    assert played.one("toss") == {"type": "toss", "winner": "home", "choice": "defence"}
    assert (played.state["attack"], played.state["first_kickoff"]) == ("away", "away")
    assert (played.state["half"], played.state["phase"]) == (1, "place_defence")


@pytest.mark.clause("HC-2.6-keeper-e", "HC-2.6-keeper-c")
def test_a_former_acting_keeper_makes_room_for_the_one_named_now() -> None:
    acting = {
        "teams__home__keeper": 3,
        "teams__home__players__1__status": "injured",
        "teams__home__players__1__at": None,
    }
    state = base(**acting, teams__home__players__3__at="e1", stall=3)
    played = play(state, {"home": "N 8"}, {"time": 1})
    assert played.one("pushed") == {
        "type": "pushed", "seat": "home", "player": 3, "from": "e1", "to": "d1", "why": "keeper",
    }  # fmt: skip
    assert played.one("keeper_ball")["player"] == 8


@pytest.mark.clause("HC-2.6-sub-c", "HC-2.5-fk-d")
def test_a_figure_may_leave_over_a_dead_ball_and_not_over_a_loose_one() -> None:
    there = {"phase": "attack", "pending__plan": None, "ball__holder": None, "ball__at": "a9"}
    state = base(**there, teams__away__players__8__at="a9", restart="free_kick")
    played = play(state, {"away": "D 8x5"})
    assert played.kinds == ["moved", "substitution"]
    assert (played.one("moved")["path"], played.state["ball"]) == ([], {"at": "a9", "holder": 5})
    with pytest.raises(AssertionError, match="sub_not_allowed"):
        play({**state, "restart": None}, {"away": "D 8x5"})


@pytest.mark.clause("HC-PM-phases")
def test_a_finished_match_stays_as_it_is() -> None:
    over = match(phase="finished", result={"winner": None, "score": {"home": 0, "away": 0}}, mode="league")
    assert GAME.awaiting(over) == ()
