"""SQLite: one bot a file, one writer at a time under a lock, readers apart."""

import asyncio
from collections.abc import Coroutine
from contextlib import AbstractAsyncContextManager
from io import TextIOWrapper
from pathlib import Path
from typing import Any, TypeVar, cast
from weakref import WeakValueDictionary

from sqlalchemy import URL, AsyncAdaptedQueuePool, Connection, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from db.engine import driver
from db.engine.key import Key, Keys
from db.engine.lock import take_lock
from db.migrate import migrate

T = TypeVar("T")

CONNECTIONS = 4  # kept open; more are made when more are in use at once
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")


class Sqlite:
    """A database file, and the lock file that keeps other bots off it."""

    def __init__(self, path: Path, lock_file: TextIOWrapper) -> None:
        self.where = path
        self._lock_file = lock_file
        self._lock = asyncio.Lock()
        self._names = WeakValueDictionary[str, asyncio.Lock]()
        self._writer, self._readers = writing(path), reading(path)

    def turn(self) -> AbstractAsyncContextManager[object]:
        """Return the lock of whoever writes."""
        return self._lock

    async def writing(self, key: Key | None) -> tuple[AsyncConnection, bool]:
        """Return the writer's connection, with a transaction that has the whole file to itself."""
        return await _begin(self._writer), True

    async def claiming(self, keys: Keys) -> tuple[AsyncConnection, frozenset[int]]:
        """Return such a connection, and every item: nobody else holds any."""
        return await _begin(self._writer), frozenset(keys.wanted)

    async def carry(self, connection: AsyncConnection, work: Coroutine[Any, Any, T]) -> T:
        """Return what `work` gives, done in the thread of that connection: a hop for each statement costs as much."""
        ours = (await connection.get_raw_connection()).driver_connection
        return await cast("driver.Connection", ours).carry(work)

    async def lone(self) -> AsyncConnection:
        """Return a connection whose transaction has begun: here everybody waits for everybody."""
        return await _begin(self._writer)

    async def reading(self) -> AsyncConnection:
        """Return a connection that sees the last commit."""
        return await _begin(self._readers)

    def alone(self, name: str) -> AbstractAsyncContextManager[object]:
        """Return the lock of that name: there is no other process."""
        return self._names.setdefault(name, asyncio.Lock())

    async def close(self) -> None:
        """Close every connection and free the lock file."""
        await self._readers.dispose()
        await self._writer.dispose()
        self._lock_file.close()


async def opened(path: Path) -> Sqlite:
    """Open a database file, made and migrated as needed. Raises `UnusableDatabaseError`: why it cannot be."""
    lock_file = take_lock(path)
    try:
        await asyncio.to_thread(migrate, path)
        return Sqlite(path, lock_file)
    except BaseException:
        lock_file.close()
        raise


def writing(path: Path) -> AsyncEngine:
    """Return the engine whose transactions have the file to themselves from their begin on."""
    return _engine(path, begin="BEGIN IMMEDIATE", pragmas=PRAGMAS)


def reading(path: Path) -> AsyncEngine:
    """Return the engine whose transactions see one commit and change nothing."""
    return _engine(path, begin="BEGIN", pragmas=(*PRAGMAS, "query_only=ON"))


def _engine(path: Path, *, begin: str, pragmas: tuple[str, ...]) -> AsyncEngine:
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)),
        async_creator=lambda: driver.connect(path, pragmas),
        poolclass=AsyncAdaptedQueuePool,
        pool_size=CONNECTIONS,
        max_overflow=-1,  # nobody waits for a connection
        pool_reset_on_return=None,  # it comes back committed, rolled back, or not at all
        hide_parameters=True,
    )

    @event.listens_for(engine.sync_engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


async def _begin(engine: AsyncEngine) -> AsyncConnection:
    connection = await engine.connect()
    try:
        await connection.begin()
    except BaseException:
        await connection.close()
        raise
    return connection
