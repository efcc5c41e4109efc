"""An empty database with all tables for each test: to migrate a new one each time would take longer.

A file is a copy of one that was made once a process. A database on a server is emptied after its test, for the next.
"""

import shutil
import sqlite3
import tempfile
from contextlib import closing
from functools import cache
from pathlib import Path

from db.engine import Where
from db.migrate import migrate
from tests.support import postgres
from tests.support.beside import Held, beside

_free: list[str] = []  # on the server, and empty
_taken: list[str] = []


def database_at(path: Path) -> Where:
    """Return an empty database: at `path`, or on a server where the tests are to run on one."""
    return _empty_one() if postgres.is_asked() else put_database(path)


def copy_of(where: Where, name: str) -> Where:
    """Return a database with the rows of another, which nobody has open; a file is called `name`, and lies beside."""
    if not isinstance(where, str):
        assert not where.with_name(f"{where.name}-wal").exists(), "not closed"
        return Path(shutil.copy(where, where.with_name(name)))
    copy = _empty_one()
    with beside(where) as database:
        held = database.held()
    with beside(copy) as database:
        database.put(held)
    return copy


def _empty_one() -> str:
    _taken.append(_free.pop() if _free else postgres.empty_database())
    return _taken[-1]


def give_back(where: Where) -> None:
    """Throw away what `database_at` or `copy_of` gave."""
    if not isinstance(where, str):
        where.unlink()
        return
    with beside(where) as database:
        database.send_away()
        database.put(_empty())
    _taken.remove(where)
    _free.append(where)


def give_all_back() -> None:
    """Give back what the test that is over had on the server."""
    for where in tuple(_taken):
        give_back(where)


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


@cache
def _empty() -> Held:
    with beside(postgres.empty_database()) as database:
        return database.held()
