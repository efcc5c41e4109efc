"""Reading of states: short forms, defaults, and everything that cannot be read (part 4)."""

import copy
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rules.adjudicator import Unreadable, adjudicate
from rules.errors import CaseError
from rules.matrix_hockey import GAME
from tests.rules.matrix_hockey.support import full_week, state_of

GOLDEN = Path(__file__).parents[2] / "golden" / "matrix-hockey"
JUNK = [None, 0, -1, 2**60, 1.5, "", "a", "E", [], {}, [1], ["a"], ["a", "a"], True, "setup", "A(0)", [["a", "b"]]]


def test_lists_of_ids_and_rosters_are_short_for_teams() -> None:
    assert state_of(teams=["b", "a"]) == state_of(teams={"b": {}, "a": {}})
    assert list(state_of(teams=["b", "a"]).teams) == ["b", "a"]  # by code, not by id
    roster = state_of(roster={"D2A": 2, "E": 1})
    assert {team: (who.division, who.code) for team, who in roster.teams.items()} == {
        "E-01": ("E", 1),
        "D2A-01": ("D2A", 1),
        "D2A-02": ("D2A", 2),
    }
    assert list(roster.teams) == ["E-01", "D2A-01", "D2A-02"]


def test_every_key_is_there_after_reading() -> None:
    complete = msgspec.json.decode(GAME.encode(state_of(teams=["a"])))
    keys = "game phase season week config divisions teams calendar matrices fixtures results"
    assert list(complete) == f"{keys} advance waiting_list titles wg kdh".split()
    assert complete["teams"]["a"]["used"]["KDH"] == {"columns": [], "ot": [], "so": []}
    assert complete["teams"]["a"]["used"]["CH"] == {"columns": [], "ot": []}
    assert set(complete["teams"]["a"]["record"]) == {"CH", "WG", "WGF", "KDH"}
    assert complete["divisions"] == {"E": {"level": 1, "parent": None}}


def test_levels_and_parents_can_be_given() -> None:
    state = state_of(
        teams={"a": {"division": "Top"}}, divisions={"Low": {"level": 2}, "Top": {}, "Own": {"parent": None}}
    )
    assert list(state.divisions) == ["Own", "Top", "Low"]
    assert {name: division.parent for name, division in state.divisions.items()} == {
        "Own": None,
        "Top": None,
        "Low": "Own",
    }


def test_stocks_are_inaugural_in_the_set_up_only() -> None:
    config = {"inaugural": {"extra_goals": 9}}
    setup = state_of(phase="setup", teams={"a": {"super_saves": 7}}, config=config).teams["a"]
    assert (setup.extra_goals, setup.super_saves) == (9, 7)
    assert state_of(teams=["a"], config=config).teams["a"].extra_goals == 0


@pytest.mark.parametrize(
    ("raw", "code", "message"),
    [
        (b"[", "MH_CASE", None),
        (b"[]", "MH_CASE", None),
        (b"{}", "MH_CASE", None),
        (b"[" * 100_000, "MH_CASE", None),
        (b'{"teams": [1]}', "MH_CASE", None),
        (b'{"roster": {"E": -1}}', "MH_CASE", None),
        (b'{"teams": {"a": {"used": {"XX": {}}}}}', "MH_CASE", None),
        (b'{"teams": ["a"], "advance": {"a": {"CH1": "a (0)"}}}', "MH_CASE", None),
        (b'{"teams": ["a"], "advance": {"a": {"CH0": "A(0)"}}}', "MH_CASE", None),
        (b'{"teams": ["a"], "calendar": {}}', "MH_CASE", None),
        (b'{"teams": ["a"], "divisions": {"E": {"level": "one"}}}', "MH_CASE", None),
        (b'{"teams": ["a"], "divisions": {"E": {"parent": 1}}}', "MH_CASE", None),
        (b'{"teams": ["a"], "wg": {"teams": ["a", "a"]}}', "MH_CASE", None),
        (b'{"teams": ["a"], "config": 1}', "MH_CASE", None),
        (b'{"teams": {"a": {"division": "X"}}, "divisions": {"E": {}}}', "E_STATE_REF", "/teams/a/division"),
        (b'{"teams": ["a"], "divisions": {"E": {"parent": "X"}}}', "E_STATE_REF", "/divisions/E/parent"),
        (b'{"teams": ["a"], "kdh": {"alive": ["a", "b"]}}', "E_STATE_REF", "/kdh/alive/1"),
        (b'{"teams": ["a"], "wg": {"pools": {"A": ["b/~"]}}}', "E_STATE_REF", "/wg/pools/A/0"),
        (b'{"teams": ["a"], "advance": {"b/~": {}}}', None, None),
        (b'{"teams": ["a"], "advance": {"b/~": {"CH1": "A(0)"}}}', "E_STATE_REF", "/advance/b~1~0"),
        (b'{"teams": ["a"], "fixtures": {"CH": {"X": {}}}}', "E_STATE_REF", "/fixtures/CH/X"),
        (b'{"teams": ["a"], "fixtures": {"KDH": {"1": [["a", "b"]]}}}', "E_STATE_REF", "/fixtures/KDH/1/0/1"),
        (b'{"teams": ["a"], "outcome": {"next": {"E": {"stay": ["b"]}}}}', "E_STATE_REF", "/outcome/next/E/stay/0"),
        (b'{"teams": ["a"], "outcome": {"next": {"X": {}}}}', "E_STATE_REF", "/outcome/next/X"),
    ],
)
def test_tells_what_cannot_be_read(raw: bytes, code: str | None, message: str | None) -> None:
    if code is None:
        assert GAME.decode(raw).advance == {}
        return
    with pytest.raises(CaseError) as raised:
        GAME.decode(raw)
    assert raised.value.code == code
    assert message in (None, raised.value.message)


def test_a_finished_season_needs_an_outcome() -> None:
    from rules.dice import Dice

    with pytest.raises(CaseError):
        GAME.resolve(full_week(phase="finished"), {}, Dice(b""))


def mutated(value: Any, chance: random.Random) -> Any:
    """Return a JSON value with one place of it replaced, removed or doubled."""
    value = copy.deepcopy(value)
    places = [(value, key) for key in value]
    for holder, key in places:
        inner = holder[key]
        if isinstance(inner, dict):
            places += [(inner, its) for its in inner]
        elif isinstance(inner, list):
            places += [(inner, its) for its in range(len(inner))]
    holder, key = chance.choice(places)
    if chance.random() < 0.6 or isinstance(holder, list):
        holder[key] = chance.choice(JUNK)
    else:
        del holder[key]
    return value


def test_no_case_however_broken_makes_the_engine_raise() -> None:
    chance = random.Random(1)
    for path in sorted(GOLDEN.glob("*.json")):
        file = msgspec.json.decode(path.read_bytes())
        for golden in [*file.get("cases", []), *([file] if "case" in file else [])]:
            for _ in range(10):
                case = {**golden["case"], "state": mutated(golden["case"]["state"], chance)}
                answer = adjudicate(msgspec.json.encode(case))
                if isinstance(answer, Unreadable):
                    assert answer.error.code in {"MH_CASE", "E_STATE_ROW", "E_STATE_STOCK", "E_STATE_REF"}
