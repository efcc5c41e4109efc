"""The lock file beside a database: one bot per file."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path

from db.migrate import UnusableDatabaseError, usable


class DatabaseInUseError(UnusableDatabaseError):
    """Another process, or another part of this one, already runs on the database."""


@contextmanager
def hold(path: Path) -> Iterator[None]:
    """Keep every bot off a database file for the length of a block. Raises `DatabaseInUseError`."""
    with take_lock(path):
        yield


def take_lock(path: Path) -> TextIOWrapper:
    """Return the lock file of a database, held until it is closed. Raises `DatabaseInUseError`."""
    with usable(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.with_name(path.name + ".lock").open("a+", encoding="utf-8")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.seek(0)
        owner = file.read().strip() or "unknown"
        file.close()
        raise DatabaseInUseError(f"{path}: another Sifflet (pid {owner}) already runs on this database") from None
    with usable(path):
        try:
            file.truncate(0)
            file.write(f"{os.getpid()}\n")
            file.flush()
        except OSError:
            file.close()
            raise
    return file
