"""A database as a whole, for whoever copies it row by row: one transaction, and how far its ids have come."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    Integer,
    String,
    Table,
    event,
    func,
    select,
    text,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from db.engine.lock import TOOL
from db.engine.tx import Where
from db.migrate import file_engine, forget_beside
from db.server import server_engine

_IDENTITY = text("SELECT current_database(), pg_postmaster_start_time()")
_SEQUENCE = text("SELECT pg_get_serial_sequence(:name, 'id')")
_SEEN = text("SELECT seq FROM sqlite_sequence WHERE name = :name")
_UNSEEN = text("DELETE FROM sqlite_sequence WHERE name = :name")
_SEE = text("INSERT INTO sqlite_sequence (name, seq) VALUES (:name, :seq)")


class WholeDatabase(ABC):
    """A database that nobody else works on."""

    collation: str  # in which texts are in the order of their bytes

    @abstractmethod
    def reading(self) -> AbstractContextManager[Connection]:
        """Give a transaction that sees one commit."""

    @abstractmethod
    def writing(self) -> AbstractContextManager[Connection]:
        """Give a transaction that is committed at the end of the block; if it raises, nothing was there before."""

    @abstractmethod
    def identity(self) -> object:
        """Return what is equal for the same database, however it is written."""

    @abstractmethod
    def highest(self, connection: Connection, table: Table) -> int:
        """Return the highest id that a table ever gave, 0 before the first."""

    @abstractmethod
    def go_on(self, connection: Connection, table: Table, highest: int) -> None:
        """Have a table give higher ids than that."""

    @abstractmethod
    def refuses(self, column: Column[Any], value: object) -> str | None:
        """Return why a column cannot hold a value that is of its type, None if it can."""


class WholeFile(WholeDatabase):
    """An SQLite file."""

    collation = "BINARY"

    def __init__(self, path: Path) -> None:
        self._path = path

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Give a transaction that has the file to itself."""
        with self._engine().begin() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Give such a transaction; a file that was not there before is gone again if the block raises."""
        is_new = not self._path.exists()
        if is_new:
            forget_beside(self._path)
        self._path.touch(mode=0o600)
        try:
            with self._engine().begin() as connection:
                yield connection
        except BaseException:
            if is_new:
                self._path.unlink()
                forget_beside(self._path)
            raise

    def identity(self) -> object:
        """Return the file's number on its disk."""
        return (found := self._path.stat()).st_dev, found.st_ino

    def highest(self, connection: Connection, table: Table) -> int:
        """Return what SQLite has noted."""
        return connection.scalar(_SEEN, {"name": table.name}) or 0

    def go_on(self, connection: Connection, table: Table, highest: int) -> None:
        """Note it as SQLite does."""
        connection.execute(_UNSEEN, {"name": table.name})
        connection.execute(_SEE, {"name": table.name, "seq": highest})

    def refuses(self, column: Column[Any], value: object) -> str | None:
        """Return None: SQLite keeps whatever it is given."""
        return None

    def _engine(self) -> Engine:
        engine = file_engine(self._path)

        @event.listens_for(engine, "connect")
        def on_connect(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
            # What is no UTF-8 is found with its place; SQLite's own error would show the text.
            connection.text_factory = lambda raw: raw.decode(errors="surrogateescape")

        return engine


class WholeServer(WholeDatabase):
    """A PostgreSQL database."""

    collation = "C"

    def __init__(self, where: str) -> None:
        self._engine = server_engine(where, name=TOOL, still_s=0)  # one database waits while the other is written

    def reading(self) -> AbstractContextManager[Connection]:
        """Give a transaction that sees one commit and can change nothing."""
        return self._engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True).begin()

    def writing(self) -> AbstractContextManager[Connection]:
        """Give a transaction; tables that are made in it are gone if the block raises."""
        return self._engine.begin()

    def identity(self) -> object:
        """Return the server, by the instant of its start, and the database's name."""
        with self._engine.connect() as connection:
            return tuple(connection.execute(_IDENTITY).one())

    def highest(self, connection: Connection, table: Table) -> int:
        """Return how far the sequence has come, or the rows, which may have been put in with their ids."""
        sequence = _sequence(connection, table)
        last, is_called = connection.execute(text(f"SELECT last_value, is_called FROM {sequence}")).one()  # noqa: S608
        return max(int(last) - (not is_called), connection.scalar(select(func.max(table.c.id))) or 0)

    def go_on(self, connection: Connection, table: Table, highest: int) -> None:
        """Begin the sequence anew: unlike `setval` that is undone with the transaction."""
        connection.execute(text(f"ALTER SEQUENCE {_sequence(connection, table)} RESTART WITH {highest + 1}"))

    def refuses(self, column: Column[Any], value: object) -> str | None:
        """Return why: NUL in a text, a longer text or a larger number than the column takes."""
        kind = column.type
        if isinstance(value, str):
            if "\0" in value:
                return "un caractère NUL"
            if isinstance(kind, String) and kind.length is not None and len(value) > kind.length:
                return f"un texte de {len(value)} caractères, pour {kind.length}"
        elif isinstance(value, int) and type(kind) is Integer and not -(2**31) <= value < 2**31:
            return "un nombre de plus de 32 bits"
        return None


def _sequence(connection: Connection, table: Table) -> str:
    return str(connection.scalar(_SEQUENCE, {"name": table.name}))


def whole(where: Where) -> WholeDatabase:
    """Return the database at a place."""
    return WholeServer(where) if isinstance(where, str) else WholeFile(where)
