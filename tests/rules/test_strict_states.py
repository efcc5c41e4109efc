"""What no state may be, in any game: numbers without end, lists of thousands, contradictions that a turn falls over."""

from copy import deepcopy
from typing import Any

import msgspec
import pytest

from rules.adjudicator import CaseResult, Unreadable, adjudicate
from rules.dice import Dice
from rules.errors import CaseError
from rules.kit.numbers import MOST
from rules.registry import GAMES
from tests.rules.helvetia_cup.page import base

Json = Any

TABLE = {"phase": "running", "config": {"stages": [{"format": "round_robin"}]}, "entrants": ["a", "b"]}
LEGS: Json = {
    "phase": "running",
    "config": {"stages": [{"format": "knockout", "tie": "legs"}]},
    "entrants": ["a", "b"],
    "fixtures": {
        "M1": {"home": "b", "away": "a", "tie": "K1.1", "leg": 1},
        "M2": {"home": "a", "away": "b", "tie": "K1.1", "leg": 2, "level": "aggregate"},
    },
}
MATRIX: Json = {"roster": {"E": 4}, "phase": "setup", "config": {"competitions": ["CH", "KDH"]}}
PITCH: Json = {
    "turn": 5,
    "players": {"r1": {"cell": "B4"}, "b1": {"cell": "F4"}},
    "balls": {"rouge": {"at": "ground", "cell": "A1"}, "bleue": {"at": "ground", "cell": "G7"}},
}


def answer(game: str, state: Json, orders: Json | None = None) -> CaseResult | Unreadable:
    return adjudicate(msgspec.json.encode({"game": game, "state": state, "orders": orders or {}}))


def again(game: str, state: Json, orders: Json | None = None) -> Json:
    """Resolve a turn; return what it wrote, once that is read as it is written."""
    found = answer(game, state, orders)
    assert isinstance(found, CaseResult), found
    written = bytes(found.state)
    assert GAMES[game].encode(GAMES[game].decode(written)) == written
    events = msgspec.json.encode(found.events)
    assert msgspec.json.encode(GAMES[game].decode_events(events)) == events
    return msgspec.json.decode(written)


def fault(game: str, state: Json, orders: Json | None = None) -> str:
    found = answer(game, state, orders)
    assert isinstance(found, Unreadable), found
    return found.error.code


def ties(**tie: object) -> Json:
    return {**LEGS, "stages": [{"ties": {"K1.1": {"round": 1, "a": "a", "b": "b", **tie}}}]}


@pytest.mark.parametrize(
    ("game", "state", "path"),
    [
        ("kollaball", PITCH, "turn"),
        ("kollaball", {**PITCH, "event_count": 0}, "event_count"),
        ("helvetia-cup", base(), "turn"),
        ("helvetia-cup", base(), "held"),
        ("helvetia-cup", base(), "stall"),
        ("helvetia-cup", base(), "round"),
        ("competition", {**TABLE, "turn": 1}, "turn"),
        ("competition", {**TABLE, "season": 1}, "season"),
        ("matrix-hockey", {**MATRIX, "season": 1}, "season"),
        ("aspic", {"missed": {"left": 0}, "phase": "placement"}, "missed.left"),
    ],
)
def test_a_counter_at_its_end_stays_there_and_one_beyond_is_refused(game: str, state: Json, path: str) -> None:
    at, key = (state := deepcopy(state)), path.rsplit(".", maxsplit=1)[-1]
    for part in path.split(".")[:-1]:
        at = at[part]
    if path == "missed.left":
        at["right"] = 0
    at[key] = MOST
    first = again(game, state)
    assert again(game, first) is not None
    for beyond in (MOST + 1, 2**53, 2**64, 10**30, -(10**30)):
        at[key] = beyond
        assert fault(game, state).endswith("_CASE")


@pytest.mark.parametrize(
    ("game", "state", "code"),
    [
        ("competition", {**TABLE, "stages": [{"round": 1000}]}, "CP_CASE"),
        ("competition", {**TABLE, "entrants": [f"t{i}" for i in range(30_000)]}, "CP_CASE"),
        ("competition", {**TABLE, "stages": [{"source": ["b", "b"]}]}, "CP_CASE"),
        ("competition", ties(games=["M2"]), "CP_CASE"),
        ("competition", ties(games=["M1", "M2"], winner="c"), "CP_CASE"),
        ("matrix-hockey", {"roster": {f"D{i}": 100 for i in range(30)}, "phase": "setup"}, "MH_CASE"),
        ("helvetia-cup", base(config={"half_minutes": 1000}), "HC_CASE"),
        ("helvetia-cup", base(config={"family_red_cells": [9] * 100}), "HC_CASE"),
        ("helvetia-cup", base(config={"plan_max_steps": 10**9}), "HC_CASE"),
        ("helvetia-cup", base(teams__home__deck=[1, 1]), "HC_CASE"),
        ("helvetia-cup", base(teams__home__bench=[7, 7, 11]), "HC_CASE"),
        ("helvetia-cup", base(pending__plan="G p8" + " " * 10_000), "HC_CASE"),
        ("helvetia-cup",
         {"kind": "competition", "teams": {f"t{i}": {"team": "zyon"} for i in range(65)}}, "HC_CASE"),
    ],
)  # fmt: skip
def test_what_no_state_may_be(game: str, state: Json, code: str) -> None:
    assert fault(game, state) == code


def test_two_legs_are_read_and_played() -> None:
    after = again("competition", ties(games=["M1", "M2"]), {"results": "M1 1-0\nM2 1-1"})
    assert after["stages"][0]["ties"]["K1.1"]["winner"] == "b"


@pytest.mark.clause("CP-9-a", "CP-8-h")
@pytest.mark.parametrize("ranking", [["points"], ["points", "progressive"]])
def test_empty_rounds_are_over_at_once_each_with_its_table(ranking: list[str]) -> None:
    """Hundreds of them: their tables are those of the round before, made once where no criterion counts rounds."""
    config = {"stages": [{"format": "round_robin", "ranking": ranking}]}
    found = answer("competition", {**TABLE, "config": config, "stages": [{"rounds": 300}],
                                   "fixtures": {"M1": {"home": "a", "away": "b", "score": [1, 0]}}})  # fmt: skip
    assert isinstance(found, CaseResult)
    events = msgspec.json.decode(msgspec.json.encode(found.events))
    tables = [event for event in events if event["type"] == "table"]
    assert len(tables) == 300
    assert {msgspec.json.encode(table["rows"]) for table in tables} == {msgspec.json.encode(tables[0]["rows"])}


def test_a_team_plays_once_in_a_round() -> None:
    """One that played twice would roll the same die twice."""
    after = again("matrix-hockey", MATRIX)
    kdh = after["fixtures"]["KDH"]["1"]
    for pairs in (kdh * 2, [*kdh, [kdh[0][1], kdh[0][0]]], [["E-01", "E-01"]]):
        twice = deepcopy(after)
        twice["fixtures"]["KDH"]["1"] = pairs
        assert fault("matrix-hockey", twice) == "MH_CASE"


def test_a_season_without_a_row_is_refused_and_what_it_had_written_is_read() -> None:
    after = again("matrix-hockey", MATRIX)
    del after["matrices"]["CH"]["1"]
    assert GAMES["matrix-hockey"].decode(msgspec.json.encode(after)) is not None
    assert fault("matrix-hockey", after) == "E_STATE_ROW"


@pytest.mark.parametrize(
    "setup",
    [
        {"teams": {"home": "zyon", "away": "basela"}, "config": {"stall_limit": 0, "possession_limit": 0}},
        {"kind": "competition", "format": "cup", "teams": {"a": {"team": "zyon"}, "b": {"team": "basela"}},
         "config": {"stall_limit": 0, "possession_limit": 0}},
        {"kind": "competition", "format": "league", "teams": {f"t{i}": {"team": "zyon"} for i in range(65)}},
    ],
)  # fmt: skip
def test_no_contest_is_made_that_need_never_end(setup: Json) -> None:
    with pytest.raises(CaseError):
        GAMES["helvetia-cup"].new(setup, Dice(b""))
