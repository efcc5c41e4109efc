"""An empty database with all tables, made once a process: to migrate a new one for each test would take longer."""

import sqlite3
import tempfile
from contextlib import closing
from functools import cache
from pathlib import Path

from db.engine import Where
from db.migrate import migrate
from tests.support import postgres


def database_at(path: Path) -> Where:
    """Return an empty database: at `path`, or on a server where the tests are to run on one."""
    return postgres.empty_database() if postgres.is_asked() else put_database(path)


def put_database(path: Path) -> Path:
    """Write an empty database to `path`, as the program makes it, unless there is a file; return the path."""
    if not path.exists():
        path.touch(mode=0o600)
        path.write_bytes(_template())
    return path


@cache
def _template() -> bytes:
    """Return the file that the program's own migrations make, already in the mode that the engine sets."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "template.sqlite3"
        migrate(path)
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA journal_mode=WAL")
        return path.read_bytes()
