"""What a referee does to a match (rulebook 9): `set`, off-sides, ends, and what is refused."""

import pytest

from rules.dice import Dice
from rules.errors import CaseError
from rules.helvetia_cup import GAME
from rules.helvetia_cup.events import RefereeActed
from rules.helvetia_cup.state import Match
from rules.wishes import Resign
from tests.rules.helvetia_cup.page import Json, match
from tests.rules.helvetia_cup.referees import ATTACK, LOOSE, changed, refused, ruled, shown

# ---- set


def put(path: str, value: object, **also: object) -> Json:
    return {"path": path, "value": value, "also": {key.replace("__", "."): one for key, one in also.items()}}


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("score.home", 3),
        ("score.away", 1),
        ("clock", 45),  # HC-2.3-j: exactly at the limit plays on
        ("clock", 0),
        ("teams.home.players.3.at", "d6"),
        ("teams.home.players.3.boost", 0),
        ("teams.away.players.8.yellow", 1),
        ("teams.home.subs_left", 1),
        ("teams.away.offside_call", True),
        ("ball.holder", None),
        ("teams.home.players.1.at", "d1"),  # a keeper may leave their zone
    ],
)
def test_a_field_is_set(path: str, value: object) -> None:
    assert changed("set", put(path, value)) == ({path: value}, [])


@pytest.mark.parametrize(
    ("act", "action"),
    [
        (put("clock", 12), "set clock 12"),
        (put("ball.holder", None, ball__at="e5"), 'set ball.holder null also={"ball.at":"e5"}'),
        (put("teams.home.players.3.at", "d6"), "set teams.home.players.3.at d6"),
    ],
)
def test_the_event_tells_what_was_set(act: Json, action: str) -> None:
    (told,) = ruled("set", act).events
    assert isinstance(told, RefereeActed)
    assert told.action == action
    assert shown(told) == {"type": "referee", "by": "77", "action": action, "note": "seen on film"}


def test_the_carrier_is_put_elsewhere_with_the_ball() -> None:
    found = changed("set", put("teams.away.players.3.at", "d8", ball__at="d8"))
    assert found == ({"teams.away.players.3.at": "d8", "ball.at": "d8"}, [])
    assert found == changed("set", {"path": "ball", "value": {"at": "d8", "holder": 3},
                                    "also": {"teams.away.players.3.at": "d8"}})  # fmt: skip


def test_another_team_attacks_and_begins_its_turn() -> None:
    after, events = changed("set", put("attack", "home", ball__holder=5), stall=2, held=6, offside_watch=[8])
    assert after == {"attack": "home", "ball.holder": 5, "phase": "attack", "stall": 0, "held": 0,
                     "offside_watch": [], "pending.plan": None}  # fmt: skip
    assert events == []
    outcome = ruled("set", put("attack", "home", ball__holder=5))
    assert GAME.awaiting(outcome.state) == ("home",)
    assert not GAME.is_played(match(), outcome)


@pytest.mark.clause("HC-PM-stall", "HC-PM-hold")
def test_only_a_set_of_the_attack_begins_a_possession_anew() -> None:
    assert changed("set", put("attack", "away"), stall=2, held=6)[0] == {"stall": 0, "held": 0}
    for act in (put("ball", {"at": "c9", "holder": 8}), put("clock", 30), put("teams.home.players.3.at", "d6")):
        assert not {"stall", "held"} & changed("set", act, stall=2, held=6)[0].keys()
    for path in ("stall", "held"):
        assert refused("set", put(path, 0), stall=2, held=6)
        assert refused("set", put("attack", "home", ball__holder=5, **{path: 1}))


def test_possession_changes_in_one_line_while_somebody_holds_a_ball_that_was_dead() -> None:
    taken = {"restart": "free_kick", "ball__holder": 3}
    after, _ = changed("set", put("attack", "home", ball={"at": "d7", "holder": 5}), **taken)
    assert after == {"attack": "home", "ball.holder": 5, "phase": "attack", "restart": None, "pending.plan": None}
    after, _ = changed("set", put("attack", "home", ball={"at": "d7", "holder": None}), **taken)
    assert after == {"attack": "home", "ball.holder": None, "phase": "attack", "pending.plan": None}


INTRUDER = {"teams__home__players__1__status": "injured", "teams__home__players__1__at": None,
            "teams__home__keeper": 6, "teams__home__players__3__at": "e1"}  # fmt: skip


@pytest.mark.clause("HC-2.6-keeper-f")
@pytest.mark.parametrize(
    "act",
    [
        put("clock", 20),
        put("score.home", 1),
        put("ball", {"at": "c9", "holder": 8}),
        put("teams.home.players.5.at", "d6"),
        put("teams.away.players.8.yellow", 1),
        put("teams.home.players.3.at", "d1"),
        put("teams.home.players.6.at", "g6", clock=19),
    ],
)
def test_an_older_inconsistency_refuses_no_other_change(act: Json) -> None:
    assert changed("set", act, **INTRUDER)


def test_an_inconsistency_by_the_change_is_refused_beside_an_older_one() -> None:
    assert refused("set", put("teams.home.players.5.at", "e1", teams__home__players__3__at="d1"), **INTRUDER)
    older = {"teams__home__players__5__boost": 7, "teams__away__players__2__yellow": 3, "teams__home__subs_left": 5}
    assert changed("set", put("clock", 20), **older)
    assert refused("set", put("teams.home.players.5.boost", 8), **older)
    assert refused("set", put("teams.away.players.2.yellow", 2), **older)
    assert refused("set", put("teams.home.subs_left", 4), **older)


def test_a_field_within_another_one_is_not_set_besides() -> None:
    assert refused("set", put("ball.at", "e5", ball=5))
    assert refused("set", put("ball", {"at": "e5", "holder": None}, ball__holder=None))


def test_another_team_kicks_the_match_off() -> None:
    placing = {"phase": "place_attack", "round": 0, "restart": "kickoff", "ball__at": "e7", "ball__holder": None,
               "first_kickoff": "away"}  # fmt: skip
    after, _ = changed("set", put("attack", "home"), **placing)
    assert after == {"attack": "home", "first_kickoff": "home", "phase": "place_defence", "pending.plan": None}
    later, _ = changed("set", put("attack", "home"), **{**placing, "round": 3})
    assert "first_kickoff" not in later


def test_a_keeper_who_has_to_play_gives_the_ball_away_without_his_restart() -> None:
    keeper = {**ATTACK, "ball__at": "e13", "ball__holder": 1, "restart": "keeper"}
    after, _ = changed("set", put("ball", {"at": "c9", "holder": 8}), **keeper)
    assert after == {"ball.at": "c9", "ball.holder": 8, "restart": None}


def test_a_player_from_the_bench_is_put_on_the_pitch_and_back() -> None:
    away = {"teams__home__players__3__at": None, "teams__home__players__3__status": "off"}
    after, _ = changed("set", put("teams.home.players.7.at", "d6"), **away)
    assert after == {"teams.home.players.7.at": "d6", "teams.home.players.7.status": "pitch", "teams.home.bench": [11]}
    after, _ = changed("set", put("teams.home.players.3.at", None))
    assert after == {
        "teams.home.players.3.at": None,
        "teams.home.players.3.status": "bench",
        "teams.home.bench": [7, 11, 3],
    }


def test_a_keeper_who_is_taken_off_has_a_successor() -> None:
    after, events = changed("set", put("teams.home.players.1.at", None))
    assert after["teams.home.keeper"] == 3
    assert events == [{"type": "keeper_named", "seat": "home", "player": 3}]


@pytest.mark.parametrize(
    ("act", "changes"),
    [
        # two players of a seat on a hex
        (put("teams.home.players.3.at", "d7"), {}),
        # someone but the keeper in a keeper zone
        (put("teams.home.players.3.at", "e13"), {}),
        (put("teams.home.players.3.at", "e1", teams__home__players__1__at="d1"), {}),
        (put("teams.home.players.1.at", "e13"), {}),
        # the holder not on the ball's hex, or not of the attack, or not standing
        (put("ball.at", "d8"), {}),
        (put("teams.away.players.3.at", "d8"), {}),
        (put("ball.holder", 8), {}),
        (put("ball.holder", 5), {"teams__away__players__5__status": "bench"}),
        (put("attack", "home"), {}),
        (put("ball.holder", 3), {"teams__away__players__3__down": True, "ball__holder": None}),
        # more than five on the pitch
        (put("teams.home.players.7.at", "d6"), {}),
        # what no match can have
        (put("score.home", -1), {}),
        (put("clock", 46), {}),
        (put("clock", 45), {"variant": "family"}),
        (put("clock", 16), {"half": 3}),
        (put("clock", 1), {"half": 5, "phase": "shootout", "shootout": {}}),
        (put("teams.home.players.3.at", "e14"), {}),
        (put("teams.home.players.3.boost", 5), {}),
        (put("teams.home.players.3.yellow", 2), {}),
        (put("teams.home.subs_left", 3), {}),
        (put("ball.at", None, ball__holder=None), {}),
        (put("ball.at", "z9", ball__holder=None), {}),
        (put("attack", None), {"ball__holder": None}),
        (put("attack", "north"), {}),
        (put("ball", {"at": "d7", "holder": "3"}), {}),
        (put("ball", "e5"), {}),
        (put("score.home", "three"), {}),
        (put("teams.away.offside_call", 1), {}),
        # no field that is the referee's, or none at all
        (put("phase", "play"), {}),
        (put("pending.plan", "G -"), {}),
        (put("teams.home.hand", [1]), {}),
        (put("teams.home.players.3.status", "off"), {}),
        (put("teams.home.players.4.at", "e5"), {}),
        (put("teams.home.players.03.at", "e5"), {}),
        (put("score", {"home": 1, "away": 1}), {}),
        (put("", 1), {}),
        (put("clock", 3, phase="attack"), {}),
        # when it is too early, or too late
        (put("attack", "home"), {"half": 0, "phase": "setup", **LOOSE}),
        (put("ball", {"at": "e5", "holder": None}), {"phase": "place_defence", "ball__holder": None}),
        (put("score.home", 1), {"phase": "finished"}),
        (put("teams.home.players.3.at", "d6"), {"teams__home__players__3__status": "sent_off",
                                               "teams__home__players__3__at": None,
                                               "teams__home__players__3__red": True}),
        # a dead ball lies still
        (put("ball.holder", 3), {**ATTACK, "restart": "free_kick", "ball__holder": None}),
        (put("ball.at", "e4"), {**ATTACK, "restart": "penalty", "ball__at": "e3", "ball__holder": None}),
    ],
)  # fmt: skip
def test_what_cannot_be_set(act: Json, changes: dict[str, object]) -> None:
    assert refused("set", act, **changes)


# ---- off-side


@pytest.mark.clause("HC-2.6-off-c", "HC-2.6-off-d")
def test_an_offside_is_called_afterwards_of_who_has_the_ball() -> None:
    dice = Dice(b"", b"", {"time": 4})
    after, events = changed("offside", {}, dice, **ATTACK)
    assert after == {"attack": "home", "ball.holder": None, "restart": "offside", "clock": 27, "round": 7,
                     "stats.away.3": {"offsides": 1}}  # fmt: skip
    assert [event["type"] for event in events] == ["offside", "possession", "time", "turn_end"]
    assert events[0] == {"type": "offside", "seat": "away", "player": 3, "at": "d7"}
    assert [roll.label for roll in dice.rolls] == ["time"]


def test_an_offside_plays_the_turn() -> None:
    outcome = ruled("offside", {}, Dice(b""), **ATTACK)
    assert GAME.is_played(match(**ATTACK), outcome)
    assert GAME.awaiting(outcome.state) == ("home",)
    assert isinstance(outcome.state, Match)
    assert outcome.state.turn == match().turn


def test_an_offside_in_the_moves_is_called_where_the_ball_was_touched() -> None:
    pending = {"offside_pending": {"player": 3, "at": "d8"}}
    after, events = changed("offside", {}, Dice(b"", b"", {"time": 1}), **pending)
    assert (after["ball.at"], events[0]["at"], after["phase"]) == ("d8", "d8", "attack")
    assert (after["offside_pending"], after["pending.plan"]) == (None, None)


@pytest.mark.parametrize(
    "changes",
    [
        {"variant": "family"},
        {"ball__holder": None},  # the offender has it no more
        {"offside_pending": {"player": 8, "at": "d7"}},
        {"restart": "keeper"},
        {"restart": "free_kick"},
        {"phase": "place_defence"},
        {"phase": "shootout", "half": 5, "shootout": {}},
        {"phase": "finished"},
    ],
)
def test_an_offside_that_cannot_be_called(changes: dict[str, object]) -> None:
    assert refused("offside", {}, Dice(b""), **changes)


def test_an_offside_needs_dice() -> None:
    assert refused("offside", {}, None)


# ---- ends


@pytest.mark.clause("HC-3.4-b")
@pytest.mark.parametrize(
    ("score", "recorded"),
    [((0, 0), (0, 2)), ((3, 0), (0, 2)), ((0, 1), (0, 2)), ((1, 3), (1, 3)), ((2, 3), (0, 2)), ((0, 2), (0, 2))],
)
def test_a_forfeit_is_two_nil_unless_the_winner_led_by_two(score: tuple[int, int], recorded: tuple[int, int]) -> None:
    both = dict(zip(("home", "away"), recorded, strict=True))
    after, events = changed("forfeit", {"seat": "home"}, score=dict(zip(("home", "away"), score, strict=True)))
    assert events == [
        {"type": "forfeit", "seat": "home", "score": both}, {"type": "match_end", "winner": "away", "score": both},
    ]  # fmt: skip
    assert after["result"] == {"winner": "away", "score": both, "forfeit": "home", "shootout": None}
    assert after["phase"] == "finished"
    assert not [path for path in after if path.startswith("score")]  # the state's score stays


def test_a_coach_who_resigns_forfeits() -> None:
    assert GAME.acts_for(Resign("away")) == (("forfeit", {"seat": "away"}),)


def test_an_abandoned_match_is_over_without_a_result() -> None:
    after, events = changed("abandon", {})
    assert (after, events) == ({"phase": "finished", "pending.plan": None}, [])
    outcome = ruled("abandon", {})
    assert GAME.is_over(outcome.state)
    assert GAME.awaiting(outcome.state) == ()


@pytest.mark.parametrize(
    ("mode", "act", "winner"),
    [
        ("single", {"home": 3, "away": 1}, "home"),
        ("cup", {"home": 1, "away": 1, "winner": "away"}, "away"),
        ("league", {"home": 1, "away": 1}, None),
        ("league", {"home": 0, "away": 1, "winner": "away"}, "away"),
    ],
)
def test_a_match_played_elsewhere_has_its_score_and_an_empty_report(mode: str, act: Json, winner: str | None) -> None:
    from rules.helvetia_cup.competition import report_on_match

    outcome = ruled("result", act, mode=mode, stats__home={"5": {"shots": 3}}, teams__home__challenge=6,
                    teams__home__used=[9])  # fmt: skip
    both = {"home": act["home"], "away": act["away"]}
    assert shown(outcome.events[1:]) == [{"type": "match_end", "winner": winner, "score": both}]
    assert isinstance(outcome.state, Match)
    assert shown(report_on_match(outcome.state, "r1m1")) == {
        "fixture": "r1m1", "score": both, "winner": winner, "forfeit": None, "shootout": None,
        "players": {"home": {}, "away": {}}, "challenge": {"home": None, "away": None},
        "legends_used": {"home": [], "away": []},
    }  # fmt: skip
    assert GAME.decode(GAME.encode(outcome.state)) == outcome.state


@pytest.mark.parametrize(
    ("mode", "act"),
    [
        ("single", {"home": 1, "away": 1}),
        ("cup", {"home": 1, "away": 1}),
        ("league", {"home": 1, "away": 1, "winner": "home"}),
        ("cup", {"home": 2, "away": 1, "winner": "away"}),
        ("cup", {"home": -1, "away": 1}),
        ("cup", {"home": 1}),
    ],
)
def test_a_score_that_cannot_be_entered(mode: str, act: Json) -> None:
    assert refused("result", act, mode=mode)


def test_a_match_that_is_over_stays_over() -> None:
    over = ruled("forfeit", {"seat": "home"}).state
    for op, fields in (("forfeit", {"seat": "away"}), ("abandon", {}), ("result", {"home": 1, "away": 0})):
        with pytest.raises(CaseError):
            GAME.override(over, {"op": op, "by": "77", **fields})
    void = ruled("abandon", {}).state
    assert GAME.score(void) is None
    replayed = GAME.override(void, {"op": "result", "by": "77", "home": 1, "away": 0})
    assert GAME.is_over(replayed.state)


@pytest.mark.parametrize("phase", ["setup", "place_defence", "attack", "shootout"])
@pytest.mark.parametrize("op", ["forfeit", "abandon", "result"])
def test_a_match_can_end_at_any_time(phase: str, op: str) -> None:
    fields = {"forfeit": {"seat": "home"}, "abandon": {}, "result": {"home": 2, "away": 0}}[op]
    shootout = {"shootout": {"first": None}} if phase == "shootout" else {}
    assert GAME.is_over(ruled(op, fields, phase=phase, **shootout).state)


# ---- what is no act


@pytest.mark.parametrize(
    ("op", "fields"),
    [("rewind", {}), ("goal", {}), ("", {}), ("offside", {"player": 3}), ("forfeit", {}), ("forfeit", {"seat": "x"}),
     ("table", {"team": "a", "points": 1}), ("set", {"path": "clock"})],
)  # fmt: skip
def test_what_is_no_act_of_a_match(op: str, fields: Json) -> None:
    assert refused(op, fields, Dice(b""))
