"""Steps of verbs for which no program is there on every system: `python -m tools.chores version 1.2.0`, `… clean`."""

import re
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.setup import HOME, ROOT

# Where the version stands.
PLACES = {"pyproject.toml": r'^version = "(.*)"', "config.py": r'^VERSION = "([^"]*)"'}
LEFT = ("demo", ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis", ".coverage")
USAGE = "usage : python -m tools.chores version <version> | clean"


def write_version(root: Path, version: str) -> None:
    """Write the version wherever it stands, once in each file."""
    for name, place in PLACES.items():
        path = root / name
        text = path.read_text("utf-8")
        [found] = re.finditer(place, text, re.MULTILINE)
        path.write_text(text[: found.start(1)] + version + text[found.end(1) :], "utf-8", newline="\n")


def clean(root: Path, kept: Path) -> None:
    """Remove what programs left behind, but for what is in `kept`."""
    caches = [path for path in root.rglob("__pycache__") if not path.is_relative_to(kept)]
    for path in [*(root / name for name in LEFT), *caches]:
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)


def main(arguments: Sequence[str]) -> None:
    """Do what the command line says."""
    match arguments:
        case ["version", version]:
            write_version(ROOT, version)
        case ["clean"]:
            clean(ROOT, HOME)
        case _:
            raise SystemExit(USAGE)


if __name__ == "__main__":
    main(sys.argv[1:])
