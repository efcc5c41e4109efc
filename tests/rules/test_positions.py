"""`python -m rules legal` and `perft`: of a case or a state, one or a list, for games with a finite list."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.rules import program

WALLED = {
    "game": "aspic",
    "config": {"pieces": 6, "rounds_per_half": 5},
    "phase": "play",
    "ball": "H5",
    "pieces": {"left": ["A1", "A2", "A3", "B1", "B2", "B3"], "right": ["B4", "C1", "C2", "C3", "C4", "H8"]},
}
NEW: dict[str, Any] = {"game": "aspic", "state": {"config": {"pieces": 5}}, "orders": {"right": "P H5"}}
FIRST_CELLS = "".join(f"P {column}{line}\n" for column in "GHIJ" for line in range(1, 10))


def run(*arguments: str, stdin: object = None) -> tuple[int, str, str]:
    """Return exit code, output and errors of the program."""
    data = stdin if isinstance(stdin, str) else json.dumps(stdin)
    done = program.run(*arguments, stdin=data.encode())
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def test_the_program_is_the_same_as_a_process_of_its_own() -> None:
    for arguments, given in ((("legal", "-"), [NEW, WALLED, {}]), (("perft", "-", "2"), NEW), (("perft", "-"), NEW)):
        stdin = json.dumps(given).encode()
        here, apart = program.run(*arguments, stdin=stdin), program.run_apart(*arguments, stdin=stdin)
        assert (apart.returncode, apart.stdout, apart.stderr) == (here.returncode, here.stdout, here.stderr)


def test_legal_prints_an_order_a_line_sorted() -> None:
    assert run("legal", "-", stdin=NEW) == (0, FIRST_CELLS, "")


def test_legal_prints_nothing_when_there_is_none(tmp_path: Path) -> None:
    path = tmp_path / "walled.json"
    path.write_text(json.dumps(WALLED), "utf-8")
    assert run("legal", str(path)) == (0, "", "")


def test_legal_turns_are_sorted_by_code_point() -> None:
    lines = run("legal", "-", stdin={**WALLED, "to_act": "right"})[1].splitlines()
    assert lines == sorted(lines)
    assert len(lines) == len(set(lines))
    assert "H8-H7" in lines
    assert not any(line.startswith("P") for line in lines)


@pytest.mark.parametrize(("depth", "count"), [("0", 1), ("1", 36), ("2", 1296), ("003", 36 * 36 * 35)])
def test_perft_prints_the_number_alone(depth: str, count: int) -> None:
    assert run("perft", "-", depth, stdin=NEW) == (0, f"{count}\n", "")


def test_lists_are_answered_in_order() -> None:
    cases = [NEW, WALLED, {"game": "aspic", "state": {"half": 3}}, NEW]
    counts = run("perft", "-", "1", stdin=cases)[1].splitlines()
    assert counts[0] == counts[3] == "36"
    assert counts[1] == "0"
    assert json.loads(counts[2])["error"]["code"] == "AS_CASE"
    first, _, rest = run("legal", "-", stdin=[NEW, WALLED, NEW])[1].partition("\n\n")
    assert first + "\n" == FIRST_CELLS
    assert rest == "\n" + FIRST_CELLS


@pytest.mark.parametrize("verb", [("legal", "-"), ("perft", "-", "2")])
@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"game": "kollaball", "state": {}}, "CASE"),
        ({"game": "chess", "state": {}}, "CASE"),
        ({"state": {}}, "CASE"),
        ({"game": "aspic", "state": {"x": 1}}, "AS_CASE"),
        ({"game": "aspic", "state": None}, "AS_CASE"),
        (3, "CASE"),
    ],
)
def test_what_has_no_list_says_so(verb: tuple[str, ...], given: object, code: str) -> None:
    exit_code, out, _ = run(*verb, stdin=given)
    assert exit_code == 0
    error = json.loads(out)["error"]
    assert error["code"] == code
    assert error["message"]


@pytest.mark.parametrize(
    "arguments",
    [("legal",), ("perft", "-"), ("perft", "-", "-1"), ("perft", "-", "x"), ("perft", "-", "2.0"), ("perft", "-", "²")],
)
def test_wrong_commands_say_how_it_is_used(arguments: tuple[str, ...]) -> None:
    code, out, err = run(*arguments, stdin=NEW)
    assert (code, out) == (2, "")
    assert "perft FILE|- DEPTH" in err


@pytest.mark.parametrize("stdin", ["", "{", "[1, 2"])
def test_unreadable_input_is_given_up(stdin: str) -> None:
    assert run("legal", "-", stdin=stdin)[0] == 2
    assert run("perft", "-", "1", stdin=stdin)[0] == 2
