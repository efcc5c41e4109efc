"""The image of the Containerfile, built and started as a host does: not root, none of the tests' tools in it."""

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TAG = "localhost/sifflet-test"
BASE = re.compile(r"^FROM (\S+)", re.MULTILINE)
USER = "10001"


def buildah(command: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Let buildah do something; it needs no daemon, no privilege beyond root's, no file system of its own."""
    asked = ["buildah", "--storage-driver", "vfs", command, *arguments]
    return subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603


@pytest.fixture(scope="module")
def container() -> Iterator[str]:
    """Build the image; yield the name of a container made of it."""
    if shutil.which("buildah") is None:
        pytest.skip("NOT BUILT: the image; buildah is not installed")
    [base] = BASE.findall((ROOT / "Containerfile").read_text("utf-8"))
    if (pulled := buildah("pull", "--policy", "missing", base)).returncode:
        pytest.skip(f"NOT BUILT: the image; {base} is not to be had: {pulled.stderr.splitlines()[-1]}")
    built = buildah("build", "--isolation", "chroot", "--file", "Containerfile", "--tag", TAG, ".")
    assert built.returncode == 0, built.stdout[-2000:] + built.stderr[-2000:]
    name = buildah("from", TAG).stdout.strip()
    try:
        yield name
    finally:
        buildah("rm", name)
        buildah("rmi", TAG)


def within(container: str, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a command in the container, as its user."""
    return buildah("run", "--isolation", "chroot", container, "--", *command)


def test_it_starts_and_asks_for_its_settings(container: str) -> None:
    started = within(container, "python", "bot.py", "/donnees/config.toml")
    assert started.returncode != 0
    assert "config.toml" in started.stderr and "Traceback" not in started.stderr


def test_it_runs_as_nobody_in_particular_and_writes_where_it_may(container: str) -> None:
    assert within(container, "id", "-u").stdout.strip() == USER
    assert within(container, "touch", "/donnees/sifflet.sqlite3").returncode == 0
    assert within(container, "touch", "/srv/sifflet/bot.py").returncode != 0


def test_nothing_of_the_tests_is_in_it(container: str) -> None:
    packages = within(container, "pip", "list", "--format", "freeze").stdout
    assert "discord.py==" in packages
    assert not re.search("^(?:pytest|simcord|mypy|ruff|hypothesis)", packages, re.MULTILINE)
    assert within(container, "ls", "/srv/sifflet/tools").stdout.split() == [
        "__init__.py",
        "backup.py",
        "mend.py",
        "move.py",
    ]
