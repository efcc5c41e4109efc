"""Bringing a database up to this program's tables, in one transaction, before anything else opens it."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event, inspect, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry

from db.server import UnusableDatabaseError, look, server_engine, shown

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK_S = 3  # how long a migration keeps everybody from a table that others have
LOCKED = "55P03"  # what the server says then
TRIES = 20
ASKED = "(is there room on the disk, may the bot write there, is the file whole? `make restore` puts a copy back)"
MIGRATING = 0x51FF1E7  # the advisory lock of whoever migrates a server's tables


class DatabaseNewerError(UnusableDatabaseError):
    """The database was made by a program that knows more tables than this one."""


class DatabaseOlderError(UnusableDatabaseError):
    """The database is of the time before the first release, from which no migration leads on."""


class BrokenMigrationError(UnusableDatabaseError):
    """A migration left rows that point nowhere; nothing was changed."""


class EmptyDatabaseError(UnusableDatabaseError):
    """The file is there and holds nothing, which no database of ours ever does."""


@contextmanager
def usable(path: Path | str) -> Iterator[None]:
    """Turn whatever the disk or SQLite says against a database in this block into one line: `UnusableDatabaseError`."""
    try:
        yield
    except (OSError, sqlite3.Error, DBAPIError) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        reason = (cause.strerror if isinstance(cause, OSError) else None) or str(cause).strip() or type(cause).__name__
        told = f"{shown(path)}: the database cannot be used: {reason.splitlines()[0]}"
        raise UnusableDatabaseError(told if isinstance(path, str) else f"{told} {ASKED}") from error


def migrate(path: Path, scripts: Path = MIGRATIONS) -> None:
    """Make or migrate the database file; an existing one is copied first, beside it. Raises `UnusableDatabaseError`."""
    with usable(path):
        if not path.exists():
            _make(path, scripts)
        elif path.is_file() and path.stat().st_size == 0:
            raise EmptyDatabaseError(
                f"{path}: the file is empty, as a copy that failed leaves it; put a copy back (`make restore`), "
                "or delete the file to begin with an empty league"
            )
        elif _revision(path) != newest(scripts):
            _upgrade(path, scripts)


def _make(path: Path, scripts: Path) -> None:
    """Make a new database: whole under its name, or not at all."""
    unfinished = path.with_name(path.name + ".new")
    unfinished.unlink(missing_ok=True)
    for name in (unfinished, path):
        forget_beside(name)
    unfinished.touch(mode=0o600)
    _upgrade(unfinished, scripts)
    unfinished.replace(path)


def forget_beside(path: Path) -> None:
    """Remove what SQLite has left beside a file that is not there any more: it would take it for the next one's."""
    for ending in ("-wal", "-shm", "-journal"):
        path.with_name(path.name + ending).unlink(missing_ok=True)


def _revision(path: Path) -> str | None:
    """Return the revision that a database file is at; None for one without tables."""
    with closing(sqlite3.connect(path)) as connection:
        if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone() is None:
            return None
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(row[0]) if row else None


def newest(scripts: Path = MIGRATIONS) -> str:
    """Return the newest revision of this program: the number that the last migration's file begins with."""
    return max(_known(scripts))


def file_engine(path: Path) -> Engine:
    """Return the engine for work on a whole database file: its transactions have the file to themselves."""
    engine = create_engine(URL.create("sqlite", database=str(path)), poolclass=NullPool, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def on_connect(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def _upgrade(path: Path, scripts: Path) -> None:
    if (current := _revision(path)) is not None:
        _know(str(path), current, scripts)
        _copy(path, path.with_name(f"{path.name}.before-{newest(scripts)}"))
    with file_engine(path).begin() as connection:
        _run(connection, scripts)
        lost = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        if lost:
            head = newest(scripts)
            raise BrokenMigrationError(f"{path}: the migration to {head} would break {len(lost)} references")


def migrate_server(place: str, scripts: Path = MIGRATIONS) -> None:
    """Make or migrate the tables of a PostgreSQL database, in one transaction. Raises `UnusableDatabaseError`.

    Several programs that start at once wait for each other, but not for one that was stopped. Others may be at work: a
    table that they do not let go for `LOCK_S` is left to them, for nobody gets at it while we wait, and everything is
    tried again; so it is where our connection was ended.
    """
    look(place)
    where, engine = shown(place), server_engine(place, name="sifflet")
    try:
        for tries in range(TRIES, 0, -1):
            try:
                with engine.begin() as connection:
                    connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATING})
                    connection.execute(text(f"SET LOCAL lock_timeout = '{round(LOCK_S * 1000)}ms'"))
                    upgrade(connection, where, scripts)
            except DBAPIError as error:
                is_locked = getattr(error.orig, "sqlstate", None) == LOCKED
                if tries == 1 or not (is_locked or error.connection_invalidated):
                    raise
                time.sleep(LOCK_S)  # nobody else runs in this thread
            else:
                return
    except DBAPIError as error:
        reason = str(error.orig).strip().splitlines() or [type(error).__name__]
        raise UnusableDatabaseError(f"{where}: the database cannot be used: {reason[0]}") from error
    finally:
        engine.dispose()


def upgrade(connection: Connection, where: str, scripts: Path = MIGRATIONS) -> None:
    """Make or migrate the tables in the transaction that is under way. Raises `UnusableDatabaseError`."""
    current = revision(connection)
    if current == newest(scripts):
        return
    if current is not None:
        _know(where, current, scripts)
    _run(connection, scripts)


def revision(connection: Connection) -> str | None:
    """Return the revision that a database is at; None for one without tables."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def _run(connection: Connection, scripts: Path) -> None:
    # Alembic takes as much memory as a thousand matches, for good: it is loaded only when there is work for it.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(scripts).replace("%", "%%"))
    # Its statements are made anew each time: nothing finds again what they compile to.
    config.attributes["connection"] = connection.execution_options(compiled_cache=None)
    command.upgrade(config, "head")


def is_known(revision: str, scripts: Path = MIGRATIONS) -> bool:
    """Return whether a revision is among this program's."""
    return revision in _known(scripts)


def _known(scripts: Path) -> set[str]:
    return {file.name.split("_", 1)[0] for file in (scripts / "versions").glob("[0-9]*_*.py")}


def _know(where: str, current: str, scripts: Path) -> None:
    """Raise unless the revision that a database is at is among this program's."""
    known = _known(scripts)
    if current in known:
        return
    if current < min(known):
        raise DatabaseOlderError(
            f"{where}: made by a Sifflet from before its first release (revision {current}; this program begins at "
            f"{min(known)}), which cannot be migrated; move the file away to begin with an empty league"
        )
    raise DatabaseNewerError(
        f"{where}: made by a newer Sifflet (revision {current}; this program knows up to {max(known)}); "
        "start the newer program, or restore a copy"
    )


def _copy(source: Path, target: Path) -> None:
    target.unlink(missing_ok=True)
    target.touch(mode=0o600)
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
