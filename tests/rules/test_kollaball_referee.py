"""Kollaball's referee: their acts (part 9), their conflicts of interest (KB-8) and what each side may see (part 7)."""

from collections.abc import Mapping

import msgspec
import pytest

from rules.adjudicator import CaseResult, adjudicate
from rules.contract import Conflict, MemberSheet, Outcome, SeatId
from rules.errors import CaseError
from rules.kollaball.conflicts import referee_conflicts
from rules.registry import GAMES

GAME = GAMES["kollaball"]
ROUGE, BLEUE = SeatId("rouge"), SeatId("bleue")
Json = dict[str, object]

PLAYERS: Json = {
    "r1": {"cell": "C4"},
    "r2": {"cell": "C5"},
    "r5": {},
    "b1": {"cell": "F4"},
    "b2": {"cell": "F5"},
}
BALLS: Json = {"rouge": {"at": "held", "by": "r1"}, "bleue": {"at": "ground", "cell": "G7", "since": 0}}


def state_of(**fields: object) -> msgspec.Struct:
    return GAME.decode(msgspec.json.encode({"turn": 5, "players": PLAYERS, "balls": BALLS, **fields}))


def as_json(state: msgspec.Struct) -> Json:
    return msgspec.json.decode(GAME.encode(state), type=dict[str, object])


def events_of(outcome: Outcome[msgspec.Struct, msgspec.Struct]) -> list[Json]:
    return msgspec.json.decode(msgspec.json.encode(outcome.events), type=list[dict[str, object]])


def act(op: str, state: msgspec.Struct | None = None, **fields: object) -> tuple[Json, list[Json]]:
    """Apply one act of the referee; return the new state and the events as JSON."""
    outcome = GAME.override(state or state_of(), {"op": op, "by": "Arbitre", "reason": "motif", **fields})
    return as_json(outcome.state), events_of(outcome)


def refused(op: str, state: msgspec.Struct | None = None, **fields: object) -> None:
    with pytest.raises(CaseError):
        act(op, state, **fields)


def play(state: Mapping[str, object], rouge: str | None, bleue: str | None) -> Json:
    """Adjudicate the state's turn with these orders; return the result as JSON."""
    case = {"game": "kollaball", "state": state, "orders": {"rouge": rouge, "bleue": bleue}, "dice": {"seed": "00"}}
    result = adjudicate(msgspec.json.encode(case))
    assert isinstance(result, CaseResult)
    return msgspec.json.decode(msgspec.json.encode(result), type=dict[str, object])


def of_type(events: list[Json], kind: str) -> list[Json]:
    return [event for event in events if event["type"] == kind]


# ------------------------------------------------------------------------------------------------ part 9: every act

ACTS: list[tuple[str, Json]] = [
    ("mark_missing", {"player": "r1"}),
    ("exclude", {"player": "r1"}),
    ("disqualify", {"team": "rouge", "reason": "insultes"}),
    ("void_turn", {}),
    ("forgive_missed", {"team": "rouge"}),
    ("set_max_missed", {"value": 3}),
    ("set_captain", {"team": "rouge", "player": "r2"}),
    ("declare_legend", {"player": "r1", "title": "L'Eclair", "move": "sprint"}),
    ("set_result", {"winner": "rouge", "reason": "appel", "points": {"rouge": 2, "bleue": 0}}),
]


@pytest.mark.clause("KB-8-a")
@pytest.mark.parametrize(("op", "fields"), ACTS, ids=[op for op, _ in ACTS])
def test_every_act_emits_one_override_event_and_changes_no_given_state(op: str, fields: Json) -> None:
    state = state_of()
    before = GAME.encode(state)
    reason = fields.get("reason", "motif")
    _, events = act(op, state, **fields)
    assert of_type(events, "override") == [{"type": "override", "op": op, "by": "Arbitre", "reason": reason}]
    assert GAME.encode(state) == before


@pytest.mark.clause("KB-8-a")
@pytest.mark.parametrize(("op", "fields"), ACTS[:-1], ids=[op for op, _ in ACTS[:-1]])
def test_a_finished_match_takes_no_act_but_a_new_result(op: str, fields: Json) -> None:
    result = {"winner": "rouge", "reason": "goal", "points": {"rouge": 2, "bleue": 0}}
    refused(op, state_of(stage="finished", result=result), **fields)


@pytest.mark.clause("KB-8-a")
def test_an_unknown_act_or_one_without_its_fields_is_refused() -> None:
    refused("roll_again")
    refused("exclude")
    refused("exclude", player="r9")
    refused("set_captain", team="rouge", player="b1")
    refused("disqualify", team="verte", reason="insultes")


@pytest.mark.clause("KB-2-f")
def test_a_missing_player_leaves_his_ball_where_it_can_be_picked_up_at_once() -> None:
    state, _ = act("mark_missing", player="r1")
    assert state["players"]["r1"]["status"] == "missing"
    assert state["players"]["r1"]["replace_by"] == 5
    assert state["balls"]["rouge"] == {"kind": "real", "team": "rouge", "at": "ground", "cell": "C4", "since": 4}


@pytest.mark.clause("KB-2-f", "KB-2-g", "KB-2-d")
def test_a_missing_player_replaced_in_time_is_forgotten() -> None:
    state, _ = act("mark_missing", player="r1")
    result = play(state, "X 1 5; 5 RAM; 2 R >D5", "1 R >E4; 2 R >E5")
    assert result["errors"] == []
    assert result["state"]["stage"] == "orders"
    assert result["state"]["players"]["r5"] | {"status": "pitch", "cell": "C4"} == result["state"]["players"]["r5"]
    assert result["state"]["players"]["r1"]["status"] == "out"
    assert result["state"]["balls"]["rouge"]["by"] == "r5"
    assert result["events"][0] == {"type": "substituted", "team": "rouge", "out": "r1", "in": "r5", "cell": "C4"}


@pytest.mark.clause("KB-2-f", "KB-11-a")
def test_a_missing_player_not_replaced_costs_the_match_at_the_end_of_that_turn() -> None:
    state, _ = act("mark_missing", player="r1")
    result = play(state, "2 R >D5", "1 R >E4; 2 R >E5")
    assert result["state"]["players"]["r2"]["cell"] == "D5"
    assert result["state"]["turn"] == 6
    assert result["state"]["stage"] == "finished"
    points = {"rouge": 0, "bleue": 2}
    assert result["state"]["result"] == {"winner": "bleue", "reason": "disqualification", "points": points}
    assert result["events"][-3:] == [
        {"type": "turn_resolved", "turn": 5},
        {"type": "disqualified", "team": "rouge", "reason": "missing_player"},
        {"type": "match_over", "winner": "bleue", "reason": "disqualification", "points": points},
    ]


@pytest.mark.clause("KB-21-e", "KB-7-i")
def test_an_excluded_player_is_out_for_good_and_counted() -> None:
    state, _ = act("exclude", player="r1")
    assert state["players"]["r1"]["status"] == "out"
    assert state["players"]["r1"]["replace_from"] is None
    assert state["teams"]["rouge"]["exclusions"] == 1
    assert state["balls"]["rouge"] == {"kind": "real", "team": "rouge", "at": "ground", "cell": "C4", "since": 4}
    assert state["stage"] == "orders"


@pytest.mark.clause("KB-21-e")
def test_an_excluded_player_may_be_replaced_if_the_league_allows_it() -> None:
    state, _ = act("exclude", state_of(config={"exclusion_replaceable": True}), player="r1")
    assert state["players"]["r1"]["replace_from"] is not None


@pytest.mark.clause("KB-21-e", "KB-11-a")
def test_the_second_exclusion_disqualifies() -> None:
    state, events = act("exclude", state_of(teams={"rouge": {"exclusions": 1}}), player="r1")
    points = {"rouge": 0, "bleue": 2}
    assert state["stage"] == "finished"
    assert state["result"] == {"winner": "bleue", "reason": "disqualification", "points": points}
    assert of_type(events, "disqualified") == [{"type": "disqualified", "team": "rouge", "reason": "exclusions"}]
    assert of_type(events, "match_over") == [
        {"type": "match_over", "winner": "bleue", "reason": "disqualification", "points": points}
    ]


@pytest.mark.clause("KB-7-a", "KB-9-d", "KB-11-a")
def test_a_disqualification_gives_the_match_to_the_others() -> None:
    state, events = act("disqualify", team="bleue", reason="insultes")
    points = {"rouge": 2, "bleue": 0}
    assert state["result"] == {"winner": "rouge", "reason": "disqualification", "points": points}
    assert state["stage"] == "finished"
    assert GAME.awaiting(GAME.decode(msgspec.json.encode(state))) == ()
    assert of_type(events, "disqualified") == [{"type": "disqualified", "team": "bleue", "reason": "insultes"}]


@pytest.mark.clause("KB-9-c")
def test_a_turn_voided_by_the_referee_is_nobodys_miss() -> None:
    sealed = {"stage": "orders_second", "sealed": {"seat": "bleue", "text": "1 R F4>E4; 2 R F5>E5"}}
    teams = {"rouge": {"tactic": "analysis", "tactic_used": True}}
    insight = {"team": "rouge", "targets": ["b1", "b2"]}
    for before in (state_of(), state_of(config={"tactics": True}, teams=teams, insight=insight, **sealed)):
        state, _ = act("void_turn", before)
        assert (state["stage"], state["turn"], state["null_turns"], state["sealed"]) == ("orders", 5, 1, None)
        assert [team["missed"] for team in state["teams"].values()] == [0, 0]


@pytest.mark.clause("KB-9-d")
def test_a_miss_is_forgiven_down_to_none() -> None:
    once, _ = act("forgive_missed", state_of(teams={"rouge": {"missed": 2}}), team="rouge")
    assert once["teams"]["rouge"]["missed"] == 1
    never, _ = act("forgive_missed", team="rouge")
    assert never["teams"]["rouge"]["missed"] == 0


@pytest.mark.clause("KB-9-d")
def test_the_referees_patience_is_at_least_one_miss() -> None:
    state, _ = act("set_max_missed", value=4)
    assert state["config"]["max_missed"] == 4
    refused("set_max_missed", value=0)


@pytest.mark.clause("KB-7-j")
def test_a_captain_is_replaced_by_any_player_of_his_roster() -> None:
    state, _ = act("set_captain", state_of(teams={"rouge": {"captain": "r1"}}), team="rouge", player="r5")
    assert state["teams"]["rouge"]["captain"] == "r5"


@pytest.mark.clause("KB-24-a", "KB-24-b")
def test_a_declared_legend_has_his_move_unused() -> None:
    state, _ = act("declare_legend", player="b1", title="La Comète", move="deep_pass")
    assert state["players"]["b1"]["legend"] == {"title": "La Comète", "move": "deep_pass", "used": False}
    refused("declare_legend", player="b1", title="La Comète", move="copy")


@pytest.mark.clause("KB-21-f", "KB-2-b")
def test_a_new_substitute_is_added_only_while_a_fractured_player_is_to_be_replaced() -> None:
    fractured = {**PLAYERS, "r1": {"cell": "C4", "status": "out"}}
    fields = {"stage": "replacement", "replacement": {"rouge": ["r1"]}, "players": fractured, "balls": {}}
    state, _ = act("add_player", state_of(**fields), **{"team": "rouge", "player": "r6", "class": "archer"})
    added = state["players"]["r6"]
    assert (added["class"], added["status"], added["cell"]) == ("archer", "bench", None)
    refused("add_player", **{"team": "rouge", "player": "r6", "class": "archer"})
    refused("add_player", state_of(**fields), **{"team": "rouge", "player": "r5", "class": "archer"})


@pytest.mark.clause("KB-7-f", "KB-11-a")
def test_a_result_may_be_set_after_an_appeal_even_on_a_finished_match() -> None:
    old = {"winner": "rouge", "reason": "goal", "points": {"rouge": 2, "bleue": 0}}
    new = {"winner": None, "reason": "appel accepté", "points": {"rouge": 1, "bleue": 1}}
    state, _ = act("set_result", state_of(stage="finished", result=old), **new)
    assert state["result"] == new
    assert state["stage"] == "finished"


# ---------------------------------------------------------------------------------------- KB-8: conflicts of interest

REFEREE = MemberSheet("arbitre", {"coterie": "lune", "home_city": "Arkhan"})


@pytest.mark.clause("KB-8-b")
@pytest.mark.parametrize(
    ("engaged", "conflicts"),
    [
        ([], ()),
        ([MemberSheet("a", {"coterie": "soleil", "home_city": "Brume"})], ()),
        ([MemberSheet("a", {"coterie": "lune", "home_city": "Brume"})], (Conflict(player="a", why="coterie"),)),
        ([MemberSheet("a", {"coterie": "soleil", "home_city": "Arkhan"})], (Conflict(player="a", why="home_city"),)),
        ([MemberSheet("a", {"coterie": "Lune", "home_city": "arkhan"})], ()),
        ([MemberSheet("a"), MemberSheet("arbitre")], (Conflict(player="arbitre", why="self"),)),
        (
            [MemberSheet("a", {"coterie": "lune"}), MemberSheet("b"), MemberSheet("c", {"home_city": "Arkhan"})],
            (Conflict(player="a", why="coterie"), Conflict(player="c", why="home_city")),
        ),
    ],
)
def test_a_referee_is_eligible_only_without_ties_to_anyone_engaged(
    engaged: list[MemberSheet], conflicts: tuple[Conflict, ...]
) -> None:
    assert referee_conflicts(REFEREE, engaged) == conflicts


@pytest.mark.clause("KB-8-b")
def test_an_empty_coterie_or_city_never_conflicts() -> None:
    assert (
        referee_conflicts(
            MemberSheet("arbitre"), [MemberSheet("a"), MemberSheet("b", {"coterie": "", "home_city": ""})]
        )
        == ()
    )


# -------------------------------------------------------------------------------------------- part 7: what is visible


def seen(state: msgspec.Struct, seat: SeatId | None) -> Json:
    return as_json(GAME.view(state, (), seat).state)


@pytest.mark.clause("KB-20-a")
def test_a_purse_is_seen_by_its_own_team_only() -> None:
    state = state_of(players={**PLAYERS, "r1": {"cell": "C4", "class": "merchant", "deniers": 321}})
    assert seen(state, ROUGE)["players"]["r1"]["deniers"] == 321
    for seat in (BLEUE, None):
        assert seen(state, seat)["players"]["r1"].get("deniers") is None


@pytest.mark.clause("KB-23-f")
def test_the_target_of_a_lob_is_seen_by_its_own_team_only() -> None:
    lob = {"at": "air", "target": "E4", "lands": 6, "team_thrown": "rouge"}
    state = state_of(config={"tactics": True}, balls={**BALLS, "rouge": lob})
    assert seen(state, ROUGE)["balls"]["rouge"]["target"] == "E4"
    for seat in (BLEUE, None):
        ball = seen(state, seat)["balls"]["rouge"]
        assert ball.get("target") is None
        assert (ball["at"], ball["lands"]) == ("air", 6)


@pytest.mark.clause("KB-23-j", "KB-23-k", "KB-18-b")
def test_sealed_orders_and_the_right_to_information_are_not_shown_to_the_others() -> None:
    sealed = {"seat": "bleue", "text": "1 R F4>E3; 2 F F5>E5"}
    insight = {"team": "rouge", "targets": ["b1", "b2"]}
    state = state_of(config={"tactics": True}, stage="orders_second", sealed=sealed, insight=insight)
    for seat in (ROUGE, None):
        assert b"F4>E3" not in GAME.encode(GAME.view(state, (), seat).state)
    assert seen(state, BLEUE)["insight"] is None
    assert seen(state, None)["insight"] is None
    assert seen(state, ROUGE)["insight"] == insight


@pytest.mark.clause("KB-23-m")
def test_noted_orders_are_seen_by_the_team_that_must_change_them_only() -> None:
    noted = {"team": "bleue", "orders": {"b1": "R F4>E3", "b2": "F F5>E5"}}
    state = state_of(config={"tactics": True}, noted=noted)
    assert seen(state, BLEUE)["noted"] == noted
    for seat in (ROUGE, None):
        assert b"F4>E3" not in GAME.encode(GAME.view(state, (), seat).state)


DECOY = {"kind": "decoy", "team": "rouge", "vanishes": 6, "at": "held", "by": "r2"}


@pytest.mark.clause("KB-17-k", "KB-17-i")
def test_while_a_decoy_is_in_play_the_others_cannot_tell_it_from_a_ball() -> None:
    players = {**PLAYERS, "r1": {"cell": "C5"}, "r2": {"cell": "D3"}}
    balls = {"rouge": {"at": "held", "by": "r1"}, "bleue": {"at": "held", "by": "b1"}, "leurre-r2-5": DECOY}
    state = state_of(turn=6, players=players, balls=balls)
    assert seen(state, ROUGE)["balls"] == as_json(state)["balls"]
    for seat in (BLEUE, None):
        shown = seen(state, seat)["balls"]
        assert set(shown) == {"bleue", "balle-1", "balle-2"}
        assert shown["bleue"]["by"] == "b1"
        assert (shown["balle-1"]["by"], shown["balle-2"]["by"]) == ("r2", "r1")  # cell order: D3 before C5
        for name in ("balle-1", "balle-2"):
            assert shown[name].get("kind") is None
            assert shown[name].get("team") is None
            assert shown[name].get("vanishes") is None


@pytest.mark.clause("KB-17-k")
def test_without_a_decoy_in_play_balls_have_their_names() -> None:
    state = state_of()
    for seat in (ROUGE, BLEUE, None):
        assert set(seen(state, seat)["balls"]) == {"rouge", "bleue"}


MASKED = {"audience": "rouge", "reveal_turn": 6}
EVENTS: list[Json] = [
    {"type": "moved", "player": "r1", "from": "B4", "to": "C4", "path": ["B4", "C4"], "role": "receiver", "round": 1},
    {
        "type": "passed",
        "player": "r2",
        "ball": "rouge",
        "from": "C5",
        "to": "D5",
        "deep": False,
        "round": 1,
        **MASKED,
    },
    {"type": "decoy_given", "player": "r1", "to": "r2", "ball": "leurre-r1-5", **MASKED},
    {"type": "turn_resolved", "turn": 5},
]


def shown_types(events: list[Json], turn: int, seat: SeatId | None) -> list[object]:
    decoded = GAME.decode_events(msgspec.json.encode(events))
    return [event["type"] for event in events_of(GAME.view(state_of(turn=turn), decoded, seat))]


@pytest.mark.clause("KB-17-k")
def test_masked_events_are_for_their_team_until_the_decoy_has_vanished() -> None:
    everything = [event["type"] for event in EVENTS]
    assert shown_types(EVENTS, 6, ROUGE) == everything
    for seat in (BLEUE, None):
        assert shown_types(EVENTS, 6, seat) == ["moved", "turn_resolved"]
        assert shown_types(EVENTS, 7, seat) == everything


@pytest.mark.clause("KB-23-j", "KB-23-k")
def test_private_information_stays_private() -> None:
    events: list[Json] = [
        {"type": "placement_revealed", "team": "rouge", "player": "b1", "path": ["F4", "E4"], "audience": "rouge"},
        {"type": "analysis_revealed", "team": "rouge", "roles": {"b1": "hitter", "b2": None}, "audience": "rouge"},
    ]
    for turn in (5, 9):
        assert shown_types(events, turn, ROUGE) == ["placement_revealed", "analysis_revealed"]
        assert shown_types(events, turn, BLEUE) == []
        assert shown_types(events, turn, None) == []
