"""A database looked at from beside, while its bot may be running: read alone, without the lock, nothing migrated."""

import sqlite3
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Connection, Engine, NullPool, create_engine, text

from db.engine import Where
from db.migrate import newest, revision, usable
from db.rows import League
from db.server import UnusableDatabaseError, look, server_engine
from db.sql import rows_of, value
from db.tables import league


@dataclass(frozen=True)
class Inspection:
    """What is seen of a database.

    `revision`: of its tables, None where there are none yet; `newest`: the one that this program makes. `journal`: how
    SQLite writes, None on a server. `leagues`: none are read of other tables than this program's.
    """

    revision: str | None
    newest: str
    journal: str | None
    leagues: tuple[League, ...]

    @property
    def is_current(self) -> bool:
        """Whether its tables are those of this program."""
        return self.revision == self.newest


def inspect_database(database: Where) -> Inspection:
    """Return what is seen of a database that exists. Raises `UnusableDatabaseError` where it cannot be read."""
    if isinstance(database, Path):
        with usable(database):
            return _inspect(_file_engine(database), has_journal=True)
    look(database)
    engine = server_engine(database, name="sifflet-doctor")
    try:
        with usable(database):
            return _inspect(engine, has_journal=False)
    finally:
        engine.dispose()


def _file_engine(path: Path) -> Engine:
    if not path.is_file():
        raise UnusableDatabaseError(f"{path}: there is no such file")
    address = f"file:{quote(str(path.resolve()))}?mode=ro"
    return create_engine("sqlite://", poolclass=NullPool, creator=lambda: sqlite3.connect(address, uri=True))


def _inspect(engine: Engine, *, has_journal: bool) -> Inspection:
    with engine.connect() as connection:
        found = revision(connection)
        journal = str(connection.execute(text("PRAGMA journal_mode")).scalar()) if has_journal else None
        ours = newest()
        leagues = _leagues(connection) if found == ours else ()
        return Inspection(found, ours, journal, leagues)


def _leagues(connection: Connection) -> tuple[League, ...]:
    return tuple(value(League, row) for row in connection.execute(rows_of(league, League).order_by(league.c.id)))
