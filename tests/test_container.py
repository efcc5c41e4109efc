"""What the Containerfile copies is all that the bot and its tools need, and what it installs all that they import."""

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
OURS = {"bot", "config", "boards", "cogs", "db", "presenters", "referee", "rules", "tools"}


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """Return a folder with what is in the image, and nothing else."""
    lines = (ROOT / "Containerfile").read_text("utf-8").splitlines()
    names = [name for line in lines if line.startswith("COPY") for name in line.split()[1:-1]]
    assert {"bot.py", "rules", "locales"} <= set(names)
    for name in names:
        source, target = ROOT / name, tmp_path / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            target.parent.mkdir(exist_ok=True)
            shutil.copy(source, target)
    return tmp_path


def test_what_is_copied_into_the_container_runs(copied: Path) -> None:
    (copied / "config.toml").write_text("", "utf-8")
    started = subprocess.run(
        [sys.executable, "bot.py", "config.toml"], cwd=copied, capture_output=True, text=True, check=False
    )
    assert started.returncode != 0
    assert "token" in started.stderr
    assert "Traceback" not in started.stderr
    for tool, told in {"backup": b"sifflet.sqlite3 : ", "move": b"make move", "mend": b"tools.mend"}.items():
        used = subprocess.run(  # noqa: S603
            [sys.executable, "-m", f"tools.{tool}"], cwd=copied, capture_output=True, check=False
        )
        assert told in used.stderr


def test_what_is_copied_imports_only_what_the_container_installs(copied: Path) -> None:
    installed = set(re.findall(r"^([a-z][\w.-]*)", (ROOT / "requirements.lock").read_text("utf-8"), re.MULTILINE))
    known = packages_distributions()
    for name in {name for path in copied.rglob("*.py") for name in imported(path)} - OURS - sys.stdlib_module_names:
        packages = {re.sub(r"[._]", "-", package.lower()) for package in known[name]}
        assert packages & installed, f"{name}: {packages}"


def imported(path: Path) -> Iterator[str]:
    """Yield the packages that a file imports, be it in a function."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]
        elif isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
