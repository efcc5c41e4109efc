"""Cables between the server of a database and those who use it: a network of its own, which root alone can make.

A cut cable tells nobody: what is sent is lost, nothing is refused and no connection is reset.
"""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.support.postgres import other_user

NETWORK = "10.219"
WORKER = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))  # each of the tests' has its own
MOST = 8  # cables of a worker


@dataclass(frozen=True)
class Cables:
    """Some cables to one place; at its end each has an address of its own."""

    count: int
    place: str = f"sifflet{WORKER}"

    def address(self, number: int, end: int = 2) -> str:
        """Return where the server is by a cable, which has its end 2; we have end 1."""
        return f"{NETWORK}.{WORKER * MOST + number}.{end}"

    def near(self, number: int) -> str:
        """Return what our end of a cable is called."""
        return f"{self.place}-{number}"

    @contextmanager
    def cut(self, number: int) -> Iterator[None]:
        """Cut a cable until the end of the block."""
        _ip("-n", self.place, "link", "set", f"far{number}", "down")
        try:
            yield
        finally:
            _ip("-n", self.place, "link", "set", f"far{number}", "up")

    def options(self, folder: Path) -> list[str]:
        """Return what a server needs to be told to listen there and to trust us; `folder`: for a file of its own."""
        access = folder / "access"
        access.write_text(f"local all all trust\nhost all all {NETWORK}.0.0/16 trust\n")
        access.chmod(0o644)
        addresses = ",".join(self.address(number) for number in range(self.count))
        return [f"listen_addresses={addresses}", f"hba_file={access}"]

    @property
    def within(self) -> list[str]:
        """Return what starts a program there, as the user of a server."""
        user = str(other_user())
        return ["ip", "netns", "exec", self.place, "setpriv", f"--reuid={user}", "--clear-groups"]


@contextmanager
def cables(count: int) -> Iterator[Cables]:
    """Give so many cables. Skips the test where they cannot be laid."""
    laid = Cables(count)
    try:
        _ip("netns", "add", laid.place)
    except (subprocess.CalledProcessError, FileNotFoundError):
        pytest.skip("a network of its own needs root, and iproute2")
    try:
        for number in range(count):
            near, far = laid.near(number), f"far{number}"
            _ip("link", "add", near, "type", "veth", "peer", "name", far, "netns", laid.place)
            for end, where, name in ((1, (), near), (2, ("-n", laid.place), far)):
                _ip(*where, "address", "add", f"{laid.address(number, end)}/30", "dev", name)
                _ip(*where, "link", "set", name, "up")
        yield laid
    finally:
        for number in range(count):
            _ip("link", "delete", laid.near(number))
        _ip("netns", "delete", laid.place)


def _ip(*arguments: str) -> None:
    subprocess.run(["ip", *arguments], check=True, capture_output=True)  # noqa: S603, S607
