"""Golden cases: every file of `tests/golden/<game>/`, in-process, and those of a game through one adjudicator process.

A file holds one case (`case`, `expect`, …) or a list of them under `cases`; `clauses` and `why` are the file's.
`expect` maps dotted paths into the output state to values (objects on the given keys), `errors` is the exact list of
refusals (none if left out), `events`, `rolls` and `awaiting` are exact when given, `unreadable` is the code of a case
that cannot be read.
"""

import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path

import msgspec
import pytest

from rules.adjudicator import adjudicate
from rules.registry import GAMES

GOLDEN = Path(__file__).parents[1] / "golden"
ROOT = Path(__file__).parents[2]

Json = Mapping[str, object]


class Golden(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One adjudicator case and what its result must contain."""

    case: Json
    expect: Mapping[str, object] = {}
    events: list[Json] | None = None
    rolls: list[Json] | None = None
    errors: list[Json] = []
    awaiting: list[str] | None = None
    unreadable: str | None = None


class GoldenFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A file: the clauses it shows and one case or several closely related ones."""

    clauses: list[str]
    why: str
    case: Json | None = None
    cases: list[Golden] = []
    expect: Mapping[str, object] = {}
    events: list[Json] | None = None
    rolls: list[Json] | None = None
    errors: list[Json] = []
    awaiting: list[str] | None = None
    unreadable: str | None = None

    def all_cases(self) -> list[Golden]:
        if self.case is None:
            return self.cases
        own = {name: getattr(self, name) for name in Golden.__struct_fields__}
        return [Golden(**own), *self.cases]


def load() -> list[tuple[str, GoldenFile, Golden]]:
    """Return every golden case with its test id and its file."""
    found = []
    for path in sorted(GOLDEN.glob("*/*.json")):
        file = msgspec.json.decode(path.read_bytes(), type=GoldenFile)
        cases = file.all_cases()
        for number, golden in enumerate(cases, start=1):
            suffix = f"-{number}" if len(cases) > 1 else ""
            found.append((f"{path.parent.name}/{path.stem}{suffix}", file, golden))
    return found


CASES = load()


def differences(expected: object, actual: object, path: str) -> list[str]:
    """Return what differs, objects being compared on the expected keys only."""
    if isinstance(expected, Mapping) and isinstance(actual, Mapping):
        return [
            line
            for key, value in expected.items()
            for line in (
                differences(value, actual[key], f"{path}.{key}") if key in actual else [f"{path}.{key} is not there"]
            )
        ]
    return [] if expected == actual else [f"{path}: expected {expected!r}, got {actual!r}"]


def at_path(state: object, path: str) -> object:
    """Return the value at a dotted path of the output state."""
    value = state
    for key in path.split("."):
        assert isinstance(value, Mapping), f"{path}: nothing below {value!r}"
        assert key in value, f"{path}: {key} is not there"
        value = value[key]
    return value


def check(golden: Golden, result: Json) -> None:
    """Compare one result with its golden case."""
    if golden.unreadable is not None:
        assert set(result) == {"error"}
        assert result["error"]["code"] == golden.unreadable
        return
    assert "error" not in result, result
    errors = [{key: error[key] for key in ("seat", "code", "at")} for error in result["errors"]]
    assert errors == golden.errors
    if golden.events is not None:
        assert result["events"] == golden.events
    if golden.rolls is not None:
        assert result["rolls"] == golden.rolls
    if golden.awaiting is not None:
        assert result["awaiting"] == golden.awaiting
    wrong = [
        line
        for path, value in golden.expect.items()
        for line in differences(value, at_path(result["state"], path), path)
    ]
    assert not wrong, "\n".join(wrong)


@cache
def answer(case: bytes) -> Json:
    """Return what the adjudicator says of a case, here and as JSON."""
    result: Json = msgspec.json.decode(msgspec.json.encode(adjudicate(case)))
    return result


def parameters() -> list[object]:
    """Return the files as pytest parameters that carry their clauses as markers: a test each."""
    found = []
    for _, among in groupby(CASES, key=lambda one: id(one[1])):
        cases = tuple(among)
        name, file, _ = cases[0]
        found.append(pytest.param(cases, id=name.removesuffix("-1"), marks=pytest.mark.clause(*file.clauses)))
    return found


@pytest.mark.parametrize("cases", parameters())
def test_in_process(cases: Sequence[tuple[str, GoldenFile, Golden]]) -> None:
    for name, _, golden in cases:
        try:
            check(golden, answer(msgspec.json.encode(golden.case)))
        except BaseException as error:
            error.add_note(f"the case is {name}")
            raise


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_adjudicator_process_gives_the_same(game: str) -> None:
    """All cases of a game in one list through one `python -m rules adjudicate -`: byte for byte what is given here."""
    cases = [msgspec.json.encode(golden.case) for _, _, golden in CASES if golden.case.get("game") == game]
    done = subprocess.run(
        [sys.executable, "-m", "rules", "adjudicate", "-"],
        input=b"[" + b",".join(cases) + b"]",
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    assert msgspec.json.decode(done.stdout) == [answer(case) for case in cases]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_registered_game_has_golden_cases(game: str) -> None:
    directory = GOLDEN / game.replace("-", "_")
    assert any(directory.glob("*.json")) or any((GOLDEN / game).glob("*.json")), f"no golden file for {game}"


def test_every_file_names_its_clauses_and_shows_something() -> None:
    empty = [path for path, file, _ in CASES if not file.clauses or not file.why]
    assert not empty
    silent = [
        path
        for path, _, golden in CASES
        if not (golden.expect or golden.errors or golden.events is not None or golden.unreadable)
    ]
    assert not silent
