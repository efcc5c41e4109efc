"""Reading and writing states (rulebook 4)."""

import json

import pytest

from rules.errors import CaseError
from rules.kollaball import codec
from rules.kollaball.state import Config, Ground, Held
from tests.rules.kollaball.positions import match

HELD_BY = {"at": "held", "by": "r1"}


def read(**state):
    return codec.decode(json.dumps(state).encode())


@pytest.mark.clause("KB-5-a", "KB-4-c", "KB-20-a")
def test_what_is_left_out_takes_its_default():
    state = read(players={"b1": {}, "r1": {"cell": "C4"}}, balls={"rouge": HELD_BY})
    assert (state.stage, state.turn, state.config) == ("orders", 1, Config())
    assert [team.goal for team in state.teams.values()] == ["A4", "G4"]
    assert list(state.players) == ["r1", "b1"]
    assert [player.status for player in state.players.values()] == ["pitch", "bench"]
    assert [player.deniers for player in state.players.values()] == [500, 500]
    assert state.balls == {"rouge": Held(by="r1", team="rouge")}


@pytest.mark.clause("KB-4-c")
def test_left_team_gives_the_goals():
    state = read(config={"left_team": "bleue"})
    assert (state.teams["bleue"].goal, state.teams["rouge"].goal) == ("A4", "G4")


@pytest.mark.clause("KB-20-a")
def test_purse_is_the_league_s_and_null_is_no_limit():
    state = read(config={"bribe_purse": None}, players={"r1": {}, "r2": {"deniers": 50}})
    assert [player.deniers for player in state.players.values()] == [None, 50]


@pytest.mark.clause("KB-21-b")
def test_event_rate_is_a_percentage_and_what_was_once_stored_above_it_is_still_read():
    """The floor after the 33rd event was once written as 102, after the 34th as 105."""
    for count in (33, 34):
        assert read(event_rate=3 * (count + 1), event_count=count).event_rate == 100
    for rate, count in ((101, 33), (102, 32), (10**6, 0)):
        with pytest.raises(CaseError):
            read(event_rate=rate, event_count=count)


def test_output_is_complete_and_reads_back():
    state = match(
        "r1 C4 thief",
        "b1 F4",
        rouge="r1",
        balls={"leurre-r1-4": {"kind": "decoy", "at": "ground", "cell": "D4", "vanishes": 5}},
    )
    written = json.loads(codec.encode(state))
    assert list(written) == [*state.__struct_fields__]
    assert written["players"]["b1"]["class"] == "warrior"
    assert written["balls"]["rouge"] == {"at": "held", "kind": "real", "team": "rouge", "by": "r1"}
    assert written["balls"]["leurre-r1-4"]["vanishes"] == 5
    assert codec.decode(codec.encode(state)) == state


def test_real_ball_with_vanishes_null_is_read():
    state = read(balls={"rouge": {"at": "ground", "cell": "D4", "vanishes": None}})
    assert state.balls["rouge"] == Ground(team="rouge", cell="D4")


UNREADABLE = {
    "unknown config key": {"config": {"fog": True}},
    "config of another type": {"config": {"tactics": 1}},
    "no patience": {"config": {"max_missed": 0}},
    "unknown stage": {"stage": "pause"},
    "no turn": {"turn": 0},
    "turn as text": {"turn": "5"},
    "huge number": {"turn": 10**30},
    "negative skip": {"players": {"r1": {"cell": "C4", "skip": -1}}},
    "unknown class": {"players": {"r1": {"class": "wizard"}}},
    "unknown status": {"players": {"r1": {"status": "asleep"}}},
    "unknown cell": {"players": {"r1": {"cell": "A7"}}},
    "small letter cell": {"players": {"r1": {"cell": "c4"}}},
    "player without a team": {"players": {"g1": {}}},
    "player without a name": {"players": {"": {}}},
    "number 7 without 6 others": {"players": {"r7": {}}},
    "on the pitch nowhere": {"players": {"r1": {"status": "pitch"}}},
    "unknown ball": {"balls": {"verte": {"at": "ground", "cell": "D4"}}},
    "ball of the other team": {"balls": {"rouge": {"at": "ground", "cell": "D4", "team": "bleue"}}},
    "ball nowhere": {"balls": {"rouge": {"at": "lost"}}},
    "ball on no cell": {"balls": {"rouge": {"at": "ground", "cell": "H4"}}},
    "ball held by a stranger": {"balls": {"rouge": HELD_BY}},
    "ball held on the bench": {"players": {"r1": {}}, "balls": {"rouge": HELD_BY}},
    "decoy that stays": {"balls": {"leurre-r1-4": {"kind": "decoy", "at": "ground", "cell": "D4"}}},
    "real ball named as a decoy": {"balls": {"leurre-r1-4": {"kind": "real", "at": "ground", "cell": "D4"}}},
    "two teams, one goal": {"teams": {"rouge": {"goal": "G4"}}},
    "captain from elsewhere": {"teams": {"rouge": {"captain": "b1"}}, "players": {"b1": {}}},
    "unknown tactic": {"teams": {"rouge": {"tactic": "bus"}}},
    "unknown team": {"teams": {"verte": {}}},
    "timeout of nobody": {"stage": "timeout"},
    "replacement of nobody": {"stage": "replacement"},
    "second stage without the first": {"stage": "orders_second"},
    "sealed nonsense": {"stage": "orders_second", "sealed": {"seat": "rouge", "text": "1 R"}},
    "another game": {"game": "aspic"},
    "another version": {"version": 2},
    "players as a list": {"players": []},
    "player as text": {"players": {"r1": "C4"}},
}


@pytest.mark.clause("KB-5-a")
@pytest.mark.parametrize("state", UNREADABLE.values(), ids=UNREADABLE.keys())
def test_what_cannot_be_read_is_a_case_error(state):
    with pytest.raises(CaseError) as caught:
        read(**state)
    assert caught.value.code == "KB_CASE"


@pytest.mark.parametrize("data", [b"", b"[]", b"null", b"{", b"\xff", b'{"turn": NaN}', b'"\\ud800"', b"[" * 5000])
def test_what_is_no_json_object_is_a_case_error(data):
    with pytest.raises(CaseError):
        codec.decode(data)


def test_events_that_cannot_be_read_are_a_case_error():
    assert codec.decode_events(b'[{"type": "kickoff"}]')
    with pytest.raises(CaseError):
        codec.decode_events(b'[{"type": "earthquake"}]')
