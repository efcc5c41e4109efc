"""The database itself, and the only place that knows that it is SQLite.

One writer connection under a lock, each transaction `BEGIN IMMEDIATE`; readers apart, which see the last commit. A
lock file beside the database keeps a second bot away.
"""

import asyncio
import fcntl
import os
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import Self, TypeVar, TypeVarTuple

from sqlalchemy import URL, Connection, CursorResult, Engine, QueuePool, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import OperationalError as UnsavedError
from sqlalchemy.pool import ConnectionPoolEntry
from sqlalchemy.sql.dml import UpdateBase
from sqlalchemy.sql.selectable import TypedReturnsRows

from db.migrate import UnusableDatabaseError, migrate, usable

__all__ = ["Database", "DatabaseInUseError", "Tx", "UnsavedError"]

T = TypeVar("T")
Columns = TypeVarTuple("Columns")

CONNECTIONS = 4  # kept open; more are made when more are in use at once
READ, WRITE = "BEGIN", "BEGIN IMMEDIATE"
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")


class Tx:
    """A transaction. Its statements run where they are called, which takes a fraction of a millisecond each.

    What may have to wait, for another process or for the disk, is the begin and the commit: these have a thread of
    their own. So no statement is ever left half done by a cancellation.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def execute(
        self, query: TypedReturnsRows[*Columns], values: Mapping[str, object] | None = None
    ) -> CursorResult[*Columns]:
        """Return the rows of a query; `values` are those of its named parameters."""
        return self._connection.execute(query, values)

    async def apply(
        self, statement: UpdateBase, values: Mapping[str, object] | None = None
    ) -> CursorResult[*tuple[object, ...]]:
        """Change rows; `values` are those of the statement's named parameters, and of the columns to write."""
        return self._connection.execute(statement, values)


class DatabaseInUseError(UnusableDatabaseError):
    """Another process, or another part of this one, already runs on the database."""


class Database:
    """An open database. `open` migrates it first; `close` ends every thread and frees the lock file."""

    def __init__(self, path: Path, lock_file: TextIOWrapper) -> None:
        self.path = path
        self._lock_file = lock_file
        self._lock = asyncio.Lock()
        self._thread = ThreadPoolExecutor(1, "writer")
        self._writer = _engine(path, begin=WRITE, pragmas=PRAGMAS)
        self._readers = _engine(path, begin=READ, pragmas=(*PRAGMAS, "query_only=ON"))

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the database file, made and migrated as needed. Raises `UnusableDatabaseError`: why it cannot be."""
        lock_file = _take_lock(path)
        try:
            await asyncio.to_thread(migrate, path)
            return cls(path, lock_file)
        except BaseException:
            lock_file.close()
            raise

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Tx]:
        """Give a transaction that is committed at the end of the block and rolled back if the block raises."""
        async with self._lock:
            connection = await self._to_the_end(lambda: _begin(self._writer), undo=Connection.close)
            try:
                yield Tx(connection)
            except BaseException:
                connection.close()  # which rolls back, and leaves a transaction alone that SQLite has already given up
                raise
            await self._to_the_end(lambda: _commit(connection))

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Tx]:
        """Give a transaction that sees the last commit and can change nothing."""
        with self._readers.connect() as connection:
            yield Tx(connection)

    async def close(self) -> None:
        """Wait for the transaction that is running, then close every connection and free the lock file."""
        async with self._lock:
            self._thread.shutdown()
            self._readers.dispose()
            self._writer.dispose()
        self._lock_file.close()

    async def _to_the_end(self, work: Callable[[], T], undo: Callable[[T], None] | None = None) -> T:
        """Return what `work` gives, done in the writer's thread; a cancellation strikes only then, after `undo`."""
        future = asyncio.get_running_loop().run_in_executor(self._thread, work)
        cancelled: asyncio.CancelledError | None = None
        while not future.done():
            try:
                await asyncio.wait({future})
            except asyncio.CancelledError as error:
                cancelled = error
        result = future.result()
        if cancelled is None:
            return result
        if undo is not None:
            undo(result)
        raise cancelled


def _engine(path: Path, *, begin: str, pragmas: tuple[str, ...]) -> Engine:
    url = URL.create("sqlite+pysqlite", database=str(path))
    # The writer’s thread and the loop’s use a connection in turn; nobody waits for a connection.
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_size=CONNECTIONS,
        max_overflow=-1,
        hide_parameters=True,
        connect_args={"check_same_thread": False},
    )

    @event.listens_for(engine, "connect")
    def on_connect(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # the driver starts no transaction of its own
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        if begin != READ:
            connection.exec_driver_sql(begin)
            return
        cursor = connection.connection.cursor()  # there are thousands, and none waits or fails: it takes no lock yet
        cursor.execute(begin)
        cursor.close()

    return engine


@contextmanager
def hold(path: Path) -> Iterator[None]:
    """Keep every bot off a database file for the length of a block. Raises `DatabaseInUseError`."""
    with _take_lock(path):
        yield


def _take_lock(path: Path) -> TextIOWrapper:
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


def _begin(engine: Engine) -> Connection:
    connection = engine.connect()
    try:
        connection.begin()
    except BaseException:
        connection.close()
        raise
    return connection


def _commit(connection: Connection) -> None:
    try:
        connection.commit()
    except BaseException:
        connection.invalidate()  # SQLite may have kept the transaction, and the pool would hand it on
        raise
    finally:
        connection.close()
