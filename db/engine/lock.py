"""Who keeps others off a database: the lock file beside one, an advisory lock on a server."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path

from sqlalchemy import text

from db.migrate import MIGRATING, usable
from db.server import UnusableDatabaseError, look, server_engine, shown

TOOL = "outil de Sifflet"  # what a connection for work on a whole database says that it is
_ALONE = text("SELECT pg_try_advisory_lock(:number)")
_OTHERS = text(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'sifflet%'"
)


class DatabaseInUseError(UnusableDatabaseError):
    """Another process, or another part of this one, already runs on the database."""


@contextmanager
def hold(where: Path | str) -> Iterator[None]:
    """Keep every bot off a database for the length of a block. Raises `DatabaseInUseError`.

    On a server: those that would begin to run wait before they look at its tables, as they do for a migration.
    """
    with take_lock(where) if isinstance(where, Path) else _hold_server(where):
        yield


@contextmanager
def _hold_server(where: str) -> Iterator[None]:
    look(where)
    engine = server_engine(where, name=TOOL, isolation_level="AUTOCOMMIT")
    with usable(where):
        connection = engine.connect()
    with connection:
        if not connection.scalar(_ALONE, {"number": MIGRATING}):
            raise DatabaseInUseError(f"{shown(where)}: somebody else migrates, moves or restores this database")
        if pids := connection.scalars(_OTHERS).all():
            listed = ", ".join(map(str, pids))
            raise DatabaseInUseError(
                f"{shown(where)}: another Sifflet already runs on this database (the server's pid {listed})"
            )
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
