"""The database itself, and the only place that knows that it is SQLite.

One writer connection under a lock, each transaction `BEGIN IMMEDIATE`; readers apart, which see the last commit. A
lock file beside the database keeps a second bot away.
"""

import asyncio
import fcntl
import logging
import os
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import Self, TypeVar, TypeVarTuple

from sqlalchemy import URL, Connection, CursorResult, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry
from sqlalchemy.sql.dml import UpdateBase
from sqlalchemy.sql.selectable import TypedReturnsRows

from db.migrate import migrate

T = TypeVar("T")
Columns = TypeVarTuple("Columns")

READERS = 4
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")


class Tx:
    """A transaction. A statement that has begun is finished even if the caller is cancelled meanwhile.

    Otherwise the driver would keep the connection, and with it the write lock, until somebody collects the garbage.
    """

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def execute(self, query: TypedReturnsRows[*Columns]) -> CursorResult[*Columns]:
        """Return the rows of a query, all of them read."""
        return await _to_the_end(self._connection.execute(query))

    async def apply(self, statement: UpdateBase) -> CursorResult[*tuple[object, ...]]:
        """Change rows."""
        return await _to_the_end(self._connection.execute(statement))


class DatabaseInUseError(Exception):
    """Another process, or another part of this one, already runs on the database."""


class Database:
    """An open database. `open` migrates it first; `close` ends every thread and frees the lock file."""

    def __init__(self, path: Path, lock_file: TextIOWrapper) -> None:
        logging.getLogger("aiosqlite").setLevel(logging.WARNING)  # its debug lines would show orders
        self.path = path
        self._lock_file = lock_file
        self._lock = asyncio.Lock()
        self._writer = _engine(path, begin="BEGIN IMMEDIATE", pragmas=PRAGMAS, connections=1)
        self._readers = _engine(path, begin="BEGIN", pragmas=(*PRAGMAS, "query_only=ON"), connections=READERS)

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the database file, made and migrated as needed. Raises `DatabaseInUseError`, `DatabaseNewerError`."""
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
            connection = await _to_the_end(_begin(self._writer), undo=_rollback)
            try:
                yield Tx(connection)
            except BaseException:
                await _to_the_end(_rollback(connection))
                raise
            await _to_the_end(_commit(connection))

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Tx]:
        """Give a transaction that sees the last commit and can change nothing."""
        connection = await _to_the_end(_begin(self._readers), undo=_rollback)
        try:
            yield Tx(connection)
        finally:
            await _to_the_end(_rollback(connection))

    async def close(self) -> None:
        """Wait for the transaction that is running, then close every connection and free the lock file."""
        async with self._lock:
            await self._readers.dispose()
            await self._writer.dispose()
        self._lock_file.close()


def _engine(path: Path, *, begin: str, pragmas: tuple[str, ...], connections: int) -> AsyncEngine:
    url = URL.create("sqlite+aiosqlite", database=str(path))
    engine = create_async_engine(url, pool_size=connections, max_overflow=0, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def on_connect(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # the driver starts no transaction of its own
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _take_lock(path: Path) -> TextIOWrapper:
    path.parent.mkdir(parents=True, exist_ok=True)
    file = path.with_name(path.name + ".lock").open("a+", encoding="utf-8")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.seek(0)
        owner = file.read().strip() or "unknown"
        file.close()
        raise DatabaseInUseError(f"{path}: another Sifflet (pid {owner}) already runs on this database") from None
    file.truncate(0)
    file.write(f"{os.getpid()}\n")
    file.flush()
    return file


async def _begin(engine: AsyncEngine) -> AsyncConnection:
    connection = await engine.connect()
    try:
        await connection.begin()
    except BaseException:
        await connection.close()
        raise
    return connection


async def _commit(connection: AsyncConnection) -> None:
    try:
        await connection.commit()
    finally:
        await connection.close()


async def _rollback(connection: AsyncConnection) -> None:
    await connection.close()  # which rolls back, and leaves a transaction alone that SQLite has already given up


async def _to_the_end(
    work: Coroutine[object, object, T], undo: Callable[[T], Coroutine[object, object, None]] | None = None
) -> T:
    """Return what `work` gives, once it is finished; only then does a cancellation strike, after `undo`."""
    task = asyncio.ensure_future(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait({task})
        except asyncio.CancelledError as error:
            cancelled = error
    result = task.result()
    if cancelled is None:
        return result
    if undo is not None:
        await _to_the_end(undo(result))
    raise cancelled
