"""The verbs of people who try and of hosts, where there is no make: `python -m tools.<verb>`, with an empty PATH."""

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

from tools.setup import HOME, ROOT, is_set_up, python_of

VERBS = ("setup", "run", "doctor", "backup", "restore", "move", "play", "demo", "test")


def said(*arguments: str, cwd: Path = ROOT) -> tuple[int, str]:
    """Run a verb without make or anything else in reach; return its exit code and what it says."""
    done = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, "-m", *arguments], cwd=cwd, env={"PATH": "", "PYTHONPATH": str(ROOT)}, capture_output=True,
        text=True, check=False, stdin=subprocess.DEVNULL,
    )  # fmt: skip
    return done.returncode, done.stdout + done.stderr


def test_each_verb_is_a_module_and_readme_says_so() -> None:
    assert [verb for verb in VERBS if importlib.util.find_spec(f"tools.{verb}") is None] == []
    assert "python -m tools.setup" in (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (("tools.doctor", "nulle-part.toml"), 1, "nulle-part.toml : ce fichier n'existe pas"),
        (("tools.run", "nulle-part.toml"), 1, "config.example.toml"),
        (("tools.backup",), 1, "config.toml : ce fichier n'existe pas"),
        (("tools.restore", "nulle-part.toml"), 1, "nulle-part.toml : ce fichier n'existe pas"),
        (("tools.move", "a.sqlite3", "b.sqlite3"), 1, "il n'y a pas de base"),
        (("tools.play", "--help"), 0, "navigateur"),
        (("tools.demo", "--help"), 0, "une soirée par jeu".capitalize()),
        (("tools.test", "--version"), 0, "pytest"),
        (("tools.setup", "autrement"), 1, "usage"),
    ],
)
def test_each_verb_works_without_make(tmp_path: Path, arguments: tuple[str, ...], code: int, words: str) -> None:
    found, text = said(*arguments, cwd=tmp_path)
    assert words in text and found == code


def test_what_is_set_up_is_not_set_up_again() -> None:
    assert is_set_up(""), "make setup"
    assert said("tools.setup") == (0, f"Prêt : {python_of(HOME)}\n")
