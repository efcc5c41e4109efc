"""The adjudicator: one case in, one result out, whatever is wrong with the case; as a function and as a program."""

import json
from pathlib import Path
from typing import Any

import pytest

from rules.adjudicator import adjudicate, message_of
from rules.errors import OrderError
from rules.registry import GAMES
from tests.rules.program import run, run_apart

KEYS = {"state", "events", "rolls", "errors", "awaiting"}
ROSTER = {f"{team}{number}": {} for team in "rb" for number in (1, 2, 3, 4)}


def case(**changes: object) -> dict[str, Any]:
    """Return a roll-call: a stage that draws nothing and wants no board."""
    teams = {"rouge": {"captain": "r1"}, "bleue": {"captain": "b1"}}
    return {
        "game": "kollaball",
        "state": {"stage": "roll_call", "teams": teams, "players": ROSTER},
        "orders": {"rouge": "PRESENTS 1 2 3 4", "bleue": "PRESENTS 1 2 3 4"},
        "dice": {"seed": "00"},
        **changes,
    }


def result(of: object) -> dict[str, Any]:
    import msgspec

    return json.loads(msgspec.json.encode(adjudicate(of if isinstance(of, bytes) else json.dumps(of).encode())))


def test_a_result_has_its_five_parts() -> None:
    answer = result(case())
    assert set(answer) == KEYS
    assert answer["state"]["stage"] == "lineup"
    assert [event["type"] for event in answer["events"]] == ["roll_call", "roll_call"]
    assert (answer["rolls"], answer["errors"], answer["awaiting"]) == ([], [], ["rouge", "bleue"])


def test_a_missing_order_and_null_are_the_same() -> None:
    with_null = result(case(orders={"rouge": "PRESENTS 1 2 3 4", "bleue": None}))
    assert with_null == result(case(orders={"rouge": "PRESENTS 1 2 3 4"}))
    assert with_null["errors"] == []


def test_a_refused_order_is_listed_and_counts_as_none() -> None:
    refused = result(case(orders={"rouge": "PRESENTS 1 2 3 4", "bleue": "coup de sifflet"}))
    [error] = refused["errors"]
    assert set(error) == {"seat", "code", "at", "message"}
    assert error["seat"] == "bleue"
    assert error["message"] != error["code"]
    without = result(case(orders={"rouge": "PRESENTS 1 2 3 4"}))
    assert {**refused, "errors": []} == without


def test_orders_of_seats_that_are_not_awaited_are_ignored() -> None:
    assert result(case(orders={**case()["orders"], "admin": "MAINTENU", "nobody": "x"})) == result(case())


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b"", "CASE"),
        (b"[]", "CASE"),
        (b"{}", "CASE"),
        (b'{"game": "chess", "state": {}}', "CASE"),
        (b'{"game": "kollaball"}', "KB_CASE"),
        (b'{"game": "kollaball", "state": 3}', "KB_CASE"),
        (b'{"game": "kollaball", "state": {"stage": "tea"}}', "KB_CASE"),
        (b'{"game": "kollaball", "state": {"config": {"offside": true}}}', "KB_CASE"),
        (b'{"game": "kollaball", "state": {}, "orders": []}', "KB_CASE"),
        (b'{"game": "kollaball", "state": {}, "orders": {"rouge": 3}}', "KB_CASE"),
        (b'{"game": "kollaball", "state": {}, "dice": {"seed": "xyz"}}', "KB_CASE"),
        (b'{"game": "kollaball", "state": {}, "dice": {"sead": "00"}}', "KB_CASE"),
        (b"\xff\xfe", "CASE"),
    ],
)
def test_an_unreadable_case_gives_the_fault_in_its_place(text: bytes, code: str) -> None:
    answer = result(text)
    assert set(answer) == {"error"}
    assert answer["error"]["code"] == code
    assert answer["error"]["message"]


def test_a_message_that_lacks_a_detail_falls_back_to_its_code() -> None:
    game = GAMES["kollaball"]
    code = next(code for code, text in game.messages.items() if "{" in text)
    assert message_of(game, OrderError(code)) == code
    assert message_of(game, OrderError("unheard-of")) == "unheard-of"


def test_the_program_answers_one_case_with_one_result(tmp_path: Path) -> None:
    path = tmp_path / "case.json"
    path.write_text(json.dumps(case()), "utf-8")
    done = run("adjudicate", str(path))
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout) == result(case())


def test_the_program_answers_a_list_in_order_and_goes_on_after_a_fault() -> None:
    cases = [case(), {"game": "chess"}, 3, case(orders={})]
    done = run("adjudicate", "-", stdin=b"\n " + json.dumps(cases).encode())
    assert done.returncode == 0
    answers = json.loads(done.stdout)
    assert answers == [result(each) for each in cases]
    assert ["error" in answer for answer in answers] == [False, True, True, False]


@pytest.mark.parametrize("stdin", [b"", b"{", b"[1, 2", b"[{}}", b"\xff"])
def test_the_program_gives_up_on_input_that_is_unreadable_as_a_whole(stdin: bytes) -> None:
    done = run("adjudicate", "-", stdin=stdin)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.count(b"\n") == 1


@pytest.mark.parametrize("arguments", [(), ("adjudicate",), ("whistle", "-"), ("adjudicate", "no/such/file.json")])
def test_the_program_says_how_it_is_used(arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stderr


@pytest.mark.slow
def test_a_thousand_cases_take_one_process() -> None:
    done = run_apart("adjudicate", "-", stdin=json.dumps([case()] * 1000).encode())
    assert len(json.loads(done.stdout)) == 1000
