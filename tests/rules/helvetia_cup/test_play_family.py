"""FAMILY in play (HC-F)."""

import pytest

from tests.rules.helvetia_cup.page import Json, Played, base, play

PASSER = {
    "attack": "home", "clock": 0, "ball__at": "d7", "ball__holder": 8, "pending__plan": "G p6",
    "teams__home__players__8__at": "d7", "teams__home__players__5__at": "c4", "teams__home__players__3__at": "i1",
    "teams__away__players__3__at": "c12", "teams__home__players__6__at": "d10",
}  # fmt: skip


def passed(orders: Json | None = None, forced: Json | None = None, **changes: object) -> Played:
    """A pass of Brute Un over three hexes to Four Nie on d10."""
    return play(base("B2", **{**PASSER, **changes}), orders, forced)


@pytest.mark.clause("HC-F-setup-a", "HC-F-setup-b", "HC-2.2-c", "HC-2.2-h")
def test_the_toss_winner_attacks_with_the_five_of_the_sheet() -> None:
    state: Json = {"variant": "family", "teams": {"home": {"team": "zyon"}, "away": {"team": "basela"}}}
    played = play(state, {"home": "S 1 3 6 8 10 / 11 5"}, {"toss": 2})
    assert [event["starters"] for event in played.of("squad_set")] == [[1, 3, 6, 8, 10]] * 2
    assert [event["bench"] for event in played.of("squad_set")] == [[11, 5], [2, 5]]
    assert played.one("toss") == {"type": "toss", "winner": "away", "choice": "attack"}
    assert (played.state["attack"], played.state["phase"]) == ("away", "place_defence")
    assert (played.state["ball"], played.state["clock"]) == ({"at": "e7", "holder": None}, 0)
    assert played.state["teams"]["home"]["players"]["11"] == {
        "status": "bench", "at": None, "down": False, "boost": 3, "yellow": 0, "red": False,
    }  # fmt: skip


@pytest.mark.clause("HC-F-kick-a", "HC-2.3-f")
def test_the_kicker_passes_at_once_by_default_to_the_nearest_in_reach() -> None:
    state = base(
        "B2", phase="place_attack", restart="kickoff", attack="home", ball__at="e7", ball__holder=None,
        teams__home__players__8__at=None, pending__plan=None,
    )  # fmt: skip
    played = play(state, {"home": "L 1-e1 3-e5 5-a1 6-d5 8-e7"})
    assert played.kinds == ["placement", "kickoff", "short_pass", "reception", "turn_end"]
    assert (played.one("short_pass")["receiver"], played.one("turn_end")["reason"]) == (3, "stopped")
    far = play(state, {"home": "L 1-e1 3-a1 5-b1 6-c1 8-e7"})
    assert (far.kinds, far.state["stall"]) == (["placement", "kickoff", "turn_end"], 1)


@pytest.mark.clause("HC-F-move-a", "HC-F-move-b", "HC-F-move-c")
def test_moves_cost_boost_beyond_one_hex_and_the_exhausted_have_the_smaller_figures() -> None:
    state = base("B2", phase="play", pending__plan=None, config={"tempo": "simultaneous"})
    played = play(state, {"away": "D 3-d5", "home": "D 5-d5 ; P pique ; E d4"}, {"steal/home:5": 20})
    assert [(event["seat"], event["boosts"]) for event in played.of("moved")] == [("away", 1), ("home", 1)]
    assert played.one("steal")["needed"] == 10
    tired = play(base("B2", teams__home__players__5__boost=0), {"home": "P pique"}, {"steal/home:5": 6})
    assert (tired.one("steal")["needed"], tired.one("steal")["success"]) == (5, False)


@pytest.mark.clause("HC-F-steal-a", "HC-F-steal-b", "HC-F-clock-a")
def test_a_steal_has_no_dribble_and_the_carrier_of_a_missed_one_moves() -> None:
    won = play(base("B2"), {"home": "P pique ; E e8"}, {"steal/home:5": 10})
    assert won.kinds == ["steal", "ball_recovered", "sidestep", "possession", "time", "turn_end"]
    assert won.one("time") == {"type": "time", "seat": "home", "roll": None, "minutes": None, "clock": 27}
    lost = play(base("B2"), {"home": "P pique"}, {"steal/home:5": 11})
    assert lost.kinds == ["steal", "sidestep", "turn_end"]
    assert (lost.state["ball"], lost.state["attack"]) == ({"at": "d6", "holder": 3}, "away")


@pytest.mark.clause("HC-F-pass-a", "HC-F-pass-b")
def test_a_pass_goes_three_hexes_and_the_receiver_may_shoot() -> None:
    played = passed({"away": "K E BE DEF"}, {"shot": 14}, pending__plan="G p6 > sA")
    assert played.kinds == ["short_pass", "reception", "shot", "keeper_ball", "possession", "time", "turn_end"]
    assert (played.one("shot")["kind"], played.one("shot")["needed"]) == ("shot", 14 - 6)
    too_far = passed(teams__home__players__6__at="d11")
    assert too_far.kinds == ["plan_stopped", "turn_end"]


@pytest.mark.clause("HC-F-int-a")
def test_a_defender_on_the_receivers_hex_intercepts_once() -> None:
    there = {"teams__away__players__3__at": "d10"}
    played = passed({"away": "E d9"}, {"intercept/away:3": 9}, **there)
    assert (played.one("interception")["needed"], played.state["ball"]) == (9, {"at": "d9", "holder": 3})
    missed = passed({}, {"intercept/away:3": 10}, **there, pending__plan="G p6 > p8 > p6")
    assert len(missed.of("interception")) == 1
    assert [event["player"] for event in missed.of("reception")] == [6, 8, 6]
    kept = passed({"away": "I non"}, {}, **there)
    assert kept.of("interception") == []


@pytest.mark.clause("HC-F-shot-a", "HC-F-shot-b", "HC-F-shot-c")
def test_the_malus_is_the_centre_figure_from_every_zone() -> None:
    shooter = {"ball__at": "c12", "teams__home__players__8__at": "c12", "pending__plan": "G sA"}
    played = passed({"away": "K E BE DEF"}, {"shot": 8}, **shooter)
    shot = played.one("shot")
    assert (shot["zone"], shot["distance"], shot["keeper_cells"], shot["needed"]) == ("left", 2, ["B", "E"], 14 - 6)
    assert played.state["score"] == {"home": 1, "away": 0}


@pytest.mark.clause("HC-F-shot-d")
def test_after_a_save_the_keeper_plays_an_ordinary_turn() -> None:
    shooter = {"ball__at": "e11", "teams__home__players__8__at": "e11", "pending__plan": "G sB"}
    played = passed({"away": "K E BE DEF"}, **shooter)
    assert played.one("shot")["saved"] is True
    assert (played.state["restart"], played.state["ball"]) == (None, {"at": "e13", "holder": 1})
    moved = play({**played.state, "pending": {}}, {"away": "D 1-e12"})
    assert moved.state["ball"]["at"] == "e12"


@pytest.mark.clause("HC-F-clock-b", "HC-F-end-a")
@pytest.mark.parametrize(("mode", "last"), [("single", "shootout_start"), ("league", "match_end")])
def test_a_half_ends_when_the_clock_reaches_45_and_a_draw_goes_to_the_shoot_out(mode: str, last: str) -> None:
    state = base("B2", clock=36, half=2, mode=mode)
    played = play(state, {"home": "P pique"}, {"steal/home:5": 1})
    assert [kind for kind in played.kinds if kind != "turn_end"][-2:] == ["half_end", last]
    assert (played.one("half_end")["clock"], "turn_end" in played.kinds) == (45, mode == "single")


@pytest.mark.clause("HC-F-so-a", "HC-2.6-so-b", "HC-2.6-so-f")
def test_kicks_have_the_offensive_figure_and_the_centre_malus() -> None:
    shootout: Json = {"first": None, "round": 1}
    state = base(
        "B2", phase="shootout", half=5, shootout=shootout, ball__at=None, ball__holder=None, pending__plan=None
    )
    forced = {"shootout/toss": 2} | {
        f"kick/{seat}/{k}": 20 - 10 * (seat == "home") for seat in ("home", "away") for k in (1, 2, 3)
    }
    orders = {"home": "B 8A 6E 5D ; K BC BC BC", "away": "B 10A 8E 3D ; K BC BC BC"}
    played = play(state, orders, forced)
    kicks = played.of("shootout_kick")
    assert [(event["seat"], event["kick"]) for event in kicks[:3]] == [("away", 1), ("home", 1), ("away", 2)]
    assert [event["needed"] for event in kicks if event["seat"] == "home"] == [14 - 6, 14, 13 - 2]
    assert played.state["result"] == {
        "winner": "home", "score": {"home": 0, "away": 0}, "forfeit": None, "shootout": {"home": 2, "away": 0},
    }  # fmt: skip
    assert played.state["stats"] == {"home": {}, "away": {}}
