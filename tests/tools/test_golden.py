"""Rewriting golden cases: what a case expects is renewed, what it leaves open stays open."""

import json

import pytest

from tools.golden import Lost, renewed, written

PLAYERS = {f"{team}{number}": {} for team in "rb" for number in (1, 2, 3, 4)}
CASE = {
    "game": "kollaball",
    "state": {
        "stage": "roll_call",
        "players": PLAYERS,
        "teams": {"rouge": {"captain": "r1"}, "bleue": {"captain": "b1"}},
    },
    "orders": {"rouge": "PRESENTS 1 2 3 4", "bleue": "PRESENTS 1 2 3 4"},
}


def test_only_what_is_expected_is_renewed() -> None:
    file = {"clauses": ["KB-1-c"], "why": "…", "case": CASE, "expect": {"stage": "tea", "teams.rouge": {"missed": 9}}}
    assert renewed(file) == {**file, "expect": {"stage": "lineup", "teams.rouge": {"missed": 0}}}


def test_every_case_of_a_file_is_renewed() -> None:
    file = {"clauses": ["KB-1-c"], "why": "…", "cases": [{"case": CASE, "awaiting": []}, {"case": CASE, "rolls": [{}]}]}
    assert [case.get("awaiting", case.get("rolls")) for case in renewed(file)["cases"]] == [["rouge", "bleue"], []]


def test_refusals_are_written_down() -> None:
    case = {**CASE, "orders": {"rouge": "", "bleue": "PRESENTS 1 2 3 4"}}
    [error] = renewed({"clauses": [], "why": "", "case": case, "expect": {}})["errors"]
    assert set(error) == {"seat", "code", "at"}


@pytest.mark.parametrize("expect", [{"teams.verte": {}}, {"stage.name": 3}])
def test_a_place_that_is_gone_needs_a_person(expect: dict[str, object]) -> None:
    with pytest.raises(Lost, match="the state has no"):
        renewed({"clauses": [], "why": "", "case": CASE, "expect": expect})


def test_a_case_that_became_unreadable_needs_a_person() -> None:
    with pytest.raises(Lost, match="readable or not"):
        renewed({"clauses": [], "why": "", "case": {"game": "kollaball", "state": 3}, "expect": {}})


def test_is_written_on_one_line_where_it_fits() -> None:
    value = {"short": {"a": [1, None]}, "long": [{"name": "é" * 50} for _ in range(4)]}
    text = written(value)
    assert json.loads(text) == value
    assert '\n  "short": {"a": [1, null]},\n' in text
    assert all(len(line) <= 120 for line in text.splitlines())
