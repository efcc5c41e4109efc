"""The verbs, where there is make and where there is none: `python -m tools <verb>`, with an empty PATH."""

import importlib.util
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from config import VERSION
from tools.__main__ import step_of
from tools.chores import PLACES, clean, write_version
from tools.setup import HOME, LISTS, ROOT, is_set_up, python_of
from tools.verbs import GIVEN, VERBS

FETCHED = {"uv", "pip_audit"}  # by the step before theirs
STEPS = [(verb, *step_of(step, "python", {**GIVEN, **one.given})) for verb, one in VERBS.items() for step in one.steps]


def said(*command: str, path: str = "") -> tuple[int, str]:
    """Run a command without anything else in reach; return its exit code and what it says."""
    done = subprocess.run(  # noqa: S603 - our own program
        command, cwd=ROOT, env={"PATH": path}, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL
    )
    return done.returncode, done.stdout + done.stderr


def do(*arguments: str) -> tuple[int, str]:
    return said(sys.executable, "-m", "tools", *arguments)


def test_each_verb_of_make_is_one_without_make_and_readme_says_so() -> None:
    [listed] = re.findall(r"^VERBS := (.+)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert sorted(listed.split()) == sorted(VERBS)
    readme = (ROOT / "README.md").read_text("utf-8")
    assert "python -m tools play" in readme
    assert [verb for verb in VERBS if f"`{verb}`" not in readme] == ["help"]


@pytest.mark.parametrize(("verb", "words"), [("run", "config.example.toml"), ("doctor", "ce fichier n'existe pas")])
def test_a_verb_is_a_module_too_whether_there_is_one_of_its_name_or_not(verb: str, words: str) -> None:
    code, text = said(sys.executable, "-m", f"tools.{verb}", "CONFIG=nulle-part.toml")
    assert (code, words in text) == (1, True), text
    assert said(sys.executable, "-m", "tools.help") == do("help")
    assert said(sys.executable, "-m", "tools.siffler")[0] == 1


@pytest.mark.skipif(shutil.which("make") is None, reason="no make on this machine")
def test_make_does_the_same() -> None:
    make = shutil.which("make") or ""
    assert said(make, "--no-print-directory", path="/usr/bin:/bin") == do("help")
    code, text = said(make, "restore", "CONFIG=nulle-part.toml", path="/usr/bin:/bin")
    assert code and "nulle-part.toml : ce fichier n'existe pas" in text


@pytest.mark.parametrize(("verb", "words", "settings"), STEPS, ids=[f"{verb}-{words[-1]}" for verb, words, _ in STEPS])
def test_each_step_has_its_program_and_its_files(verb: str, words: list[str], settings: dict[str, str]) -> None:
    assert VERBS[verb].needs in LISTS
    assert [value for value in [*words, *settings.values()] if "{" in value] == []
    match words:
        case ["python", "-m", module, *_]:
            assert module in FETCHED or importlib.util.find_spec(module)
        case ["python", script, *_]:
            assert (ROOT / script).is_file()
        case _:
            assert words[0] == "git"
    assert [word for word in words if word.startswith("tests/") and not (ROOT / word).exists()] == []
    assert not words[-1].endswith("*") or words[-1].startswith("--")


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (("doctor", "CONFIG=nulle-part.toml"), 1, "nulle-part.toml : ce fichier n'existe pas"),
        (("run", "CONFIG=nulle-part.toml"), 1, "config.example.toml"),
        (("backup", "CONFIG=nulle-part.toml"), 1, "nulle-part.toml : ce fichier n'existe pas"),
        (("restore", "CONFIG=nulle-part.toml"), 1, "nulle-part.toml : ce fichier n'existe pas"),
        (("move", "FROM=a.sqlite3", "TO=b.sqlite3"), 1, "il n'y a pas de base"),
        (("play", "PORT=70000"), 2, "un port va de 0"),
        (("demo", "GAME=curling"), 2, "helvetia-cup"),
        (("captures", "GAME=curling"), 1, "helvetia-cup"),
        (("release", "VERSION="), 2, "towncrier"),
        (("move",), 1, "usage"),
        (("siffler",), 2, "usage"),
        (("test", "WORKER=2"), 2, "usage"),
    ],
)
def test_each_verb_works_without_make(arguments: tuple[str, ...], code: int, words: str) -> None:
    found, text = do(*arguments)
    assert words in text and found == code, text


def test_the_first_step_that_fails_is_the_last() -> None:
    _, text = do("release", "VERSION=")
    assert "tools.chores" not in text and "git" not in text


def test_what_is_set_up_is_not_set_up_again() -> None:
    assert is_set_up("all"), "make setup"
    assert do("setup") == (0, f"Prêt : {python_of(HOME)}\n")


def test_what_is_given_becomes_a_word_or_none() -> None:
    given = {**GIVEN, "COPY": "mes copies/une.sqlite3", "MEASURES": "engine load"}
    restore, table = VERBS["restore"].steps[0], VERBS["bench-table"].steps[0]
    assert step_of(restore, "py", given)[0][-2:] == ["config.toml", "mes copies/une.sqlite3"]
    assert step_of(restore, "py", GIVEN)[0][-1] == "config.toml"
    assert step_of(table, "py", given)[0][-3:] == ["--write", "engine", "load"]


def test_a_release_writes_its_version_wherever_it_stands(tmp_path: Path) -> None:
    for name in PLACES:
        shutil.copy(ROOT / name, tmp_path)
    write_version(tmp_path, "9.8.7")
    for name in PLACES:
        before, after = (ROOT / name).read_text("utf-8"), (tmp_path / name).read_text("utf-8")
        assert (
            before.replace(f'ersion = "{VERSION}"', 'ersion = "9.8.7"').replace(
                f'VERSION = "{VERSION}"', 'VERSION = "9.8.7"'
            )
            == after
            != before
        )


def test_caches_go_but_for_those_of_the_environment(tmp_path: Path) -> None:
    for folder in ("demo/aspic", "tools/__pycache__", ".venv/lib/__pycache__"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / ".coverage").touch()
    clean(tmp_path, tmp_path / ".venv")
    assert sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*")) == [
        ".venv", ".venv/lib", ".venv/lib/__pycache__", "tools",
    ]  # fmt: skip
