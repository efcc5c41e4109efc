"""The database as it would be without a thread: Python's own SQLite, each statement in the thread of the event loop.

The peer of the measures that tell what the driver costs. Begin and commit, which may wait for the disk, have a thread.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar, TypeVarTuple, cast

from sqlalchemy import URL, Connection, CursorResult, Engine, QueuePool, create_engine, event
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import UpdateBase
from sqlalchemy.sql.selectable import TypedReturnsRows

from db.engine import Database, Key, Tx, sqlite

T = TypeVar("T")
Columns = TypeVarTuple("Columns")


class InPlace(Database):
    """A database whose statements run where they are called."""

    def __init__(self, engine: sqlite.Sqlite) -> None:
        super().__init__(engine)
        path = engine.where
        self._on_loop = _engine(path, "BEGIN IMMEDIATE"), _engine(path, "BEGIN")

    @asynccontextmanager
    async def write(self, key: Key | None = None) -> AsyncIterator[Tx]:
        """Give a transaction that is committed at the end of the block and rolled back if the block raises."""
        async with self._engine.turn():
            connection = await asyncio.to_thread(_begun, self._on_loop[0])
            with connection:
                tx = InPlaceTx(connection)
                yield tx
                await asyncio.to_thread(connection.commit)
            for act in tx.afterwards:
                act()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Tx]:
        """Give a transaction that sees the last commit."""
        with self._on_loop[1].connect() as connection:
            yield InPlaceTx(connection)

    async def carry(self, tx: Tx, work: Coroutine[Any, Any, T]) -> T:
        """Return what `work` gives: there is no hop to save."""
        return await work

    async def close(self) -> None:
        """Close every connection and free the lock file."""
        for engine in self._on_loop:
            engine.dispose()
        await super().close()


class InPlaceTx(Tx):
    """A transaction whose statements run where they are called."""

    def __init__(self, connection: Connection) -> None:
        super().__init__(cast("AsyncConnection", connection))
        self._on_loop = connection

    async def execute(
        self, query: TypedReturnsRows[*Columns], values: Mapping[str, object] | None = None
    ) -> CursorResult[*Columns]:
        """Return the rows of a query."""
        return self._on_loop.execute(query, values)

    async def apply(
        self, statement: UpdateBase, values: Mapping[str, object] | Sequence[Mapping[str, object]] | None = None
    ) -> CursorResult[*tuple[object, ...]]:
        """Change rows."""
        return self._on_loop.execute(statement, values)


def _begun(engine: Engine) -> Connection:
    connection = engine.connect()
    connection.begin()
    return connection


def _engine(path: Path, begin: str) -> Engine:
    url = URL.create("sqlite+pysqlite", database=str(path))
    options = {"check_same_thread": False, "isolation_level": None}
    engine = create_engine(url, poolclass=QueuePool, max_overflow=-1, connect_args=options)

    @event.listens_for(engine, "connect")
    def on_connect(connection: sqlite3.Connection, _: object) -> None:
        for pragma in sqlite.PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
