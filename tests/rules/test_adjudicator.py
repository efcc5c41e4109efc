"""The adjudicator: one case in, one result out, whatever is wrong with the case; as a function and as a program."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rules.adjudicator import Fault, Unreadable, adjudicate, answer_in_place, message_of
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


DEEP = b"[" * 5000 + b"]" * 5000


def in_a_batch(fault: bytes, verb: str = "adjudicate", *more: str, game: str = "kollaball") -> list[bytes]:
    """Return what the program answers for a case, a faulty one, and the same case again, a line or an item each."""
    good = json.dumps(case() if game == "kollaball" else {"game": game, "state": {}}).encode()
    done = run(verb, "-", *more, stdin=b"[%s]" % b",".join((good, fault, good)))
    assert (done.returncode, done.stderr) == (0, b"")
    if verb != "adjudicate":
        return done.stdout.split(b"\n\n" if verb == "legal" else b"\n")
    first, wrong, last = msgspec.json.decode(done.stdout, type=list[msgspec.Raw])
    assert first == last
    assert b'"events"' in bytes(first)
    return [bytes(first), bytes(wrong), bytes(last)]


@pytest.mark.parametrize(
    ("fault", "code"),
    [
        (DEEP, "CASE"),
        (b'{"game": "kollaball", "state": %s}' % DEEP, "KB_CASE"),
        (b'{"game": "aspic", "state": {"config": %s}}' % DEEP, "AS_CASE"),
        (b'{"game": "competition", "state": {"config": {"stages": %s}}}' % DEEP, "CP_CASE"),
        (b'{"note": "a \\" [ {", "game": "kollaball", "orders": %s, "state": {}}' % DEEP, "KB_CASE"),
    ],
)
def test_a_case_nested_too_deeply_stands_in_its_own_place(fault: bytes, code: str) -> None:
    _, wrong, _ = in_a_batch(fault)
    assert json.loads(wrong)["error"]["code"] == code
    assert run("adjudicate", "-", stdin=fault).returncode == 0


@pytest.mark.parametrize(("verb", "more"), [("legal", ()), ("perft", ("1",))])
def test_a_position_nested_too_deeply_ends_no_list(verb: str, more: tuple[str, ...]) -> None:
    first, wrong, last, *_ = in_a_batch(b'{"game": "aspic", "state": %s}' % DEEP, verb, *more, game="aspic")
    assert first == last.strip()
    assert json.loads(wrong) == {"error": {"code": "AS_CASE", "message": "nested too deeply"}}


def test_a_list_that_does_not_end_is_unreadable_as_a_whole_however_deep() -> None:
    for stdin in (b"[" * 5000, b"[%s] 1" % DEEP):
        assert run("adjudicate", "-", stdin=stdin).returncode == 2


@pytest.mark.parametrize("error", [RuntimeError("die label used twice"), MemoryError(), RecursionError(), KeyError(1)])
def test_a_failure_of_ours_is_told_as_ours_in_its_own_place(error: Exception) -> None:
    def fails() -> None:
        raise error

    found = answer_in_place(fails)
    assert found == Unreadable(Fault("CRASH", f"a fault of this program, not of the case: {error!r}"))


@pytest.mark.parametrize(
    "text",
    [
        '{"game": "%s", "state": {}}',
        '{"game": "kollaball", "state": {"stage": "%s"}}',
        '{"game": "kollaball", "state": {"config": {"%s": 1}}}',
        '{"game": "aspic", "state": {"ball": "%s"}}',
        '{"game": "helvetia-cup", "state": {"teams": {"home": {"team": "%s"}}}}',
        '{"game": "double-echec", "state": {"teams": {"home": {"sheet": ["%s"]}}}}',
        '{"game": "competition", "state": {"config": {"stages": [{"format": "%s"}]}}}',
        '{"game": "matrix-hockey", "state": {"roster": {"E": "%s"}}}',
    ],
)
def test_a_fault_quotes_a_hundred_letters_of_a_value_at_the_most(text: str) -> None:
    answer = result((text % ("x" * 5000)).encode())
    assert "x" * 101 not in answer["error"]["message"]


def test_so_does_what_is_said_of_an_order() -> None:
    for key in GAMES:
        answer = result({"game": key, "state": {}, "orders": dict.fromkeys(("rouge", "left", "home"), "x" * 900)})
        assert "x" * 101 not in json.dumps(answer.get("errors", ""))
