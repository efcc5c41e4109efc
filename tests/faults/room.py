"""A disk of some megabytes that can be filled to the last byte: a file system in memory, which root alone can mount."""

import contextlib
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.support.postgres import new_folder

CHUNK = 1 << 16


@contextmanager
def small_disk(megabytes: int) -> Iterator[Path]:
    """Give a folder on a disk of its own. Skips the test where it cannot be mounted."""
    folder = new_folder()
    command = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(folder)]
    if os.geteuid() or subprocess.run(command, check=False, capture_output=True).returncode:  # noqa: S603
        folder.rmdir()
        pytest.skip("a disk of its own needs the right to mount one")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)  # noqa: S603, S607
        folder.rmdir()


@contextmanager
def no_room(folder: Path) -> Iterator[None]:
    """Fill the disk of a folder, until the end of the block."""
    ballast = folder / "ballast"
    with ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(bytes(CHUNK))
    with ballast.open("ab", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(b"\0")
    try:
        yield
    finally:
        ballast.unlink()
