"""Transactions: one writer at a time under a lock, readers apart, which see the last commit.

No statement runs in the thread of the event loop. Each is done to its end once it has begun: a cancellation strikes
only then, and what it undoes has nothing half done in it.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import Self, TypeVar, TypeVarTuple

from sqlalchemy import CursorResult
from sqlalchemy.exc import OperationalError as UnsavedError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql.dml import UpdateBase
from sqlalchemy.sql.selectable import TypedReturnsRows

from db.engine import sqlite
from db.engine.lock import take_lock
from db.migrate import migrate

__all__ = ["Database", "Tx", "UnsavedError"]

T = TypeVar("T")
Columns = TypeVarTuple("Columns")


class Tx:
    """A transaction. Its statements are given to the database one after the other."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def execute(
        self, query: TypedReturnsRows[*Columns], values: Mapping[str, object] | None = None
    ) -> CursorResult[*Columns]:
        """Return the rows of a query, all there; `values` are those of its named parameters."""
        return await self._connection.execute(query, values)

    async def apply(
        self, statement: UpdateBase, values: Mapping[str, object] | Sequence[Mapping[str, object]] | None = None
    ) -> CursorResult[*tuple[object, ...]]:
        """Change rows; `values` are those of the statement's named parameters, and of the columns to write.

        Several sets of them are several rows, in one statement.
        """
        return await self._connection.execute(statement, values)


class Database:
    """An open database. `open` migrates it first; `close` ends every thread and frees the lock file."""

    def __init__(self, path: Path, lock_file: TextIOWrapper) -> None:
        self.path = path
        self._lock_file = lock_file
        self._lock = asyncio.Lock()
        self._writer, self._readers = sqlite.writing(path), sqlite.reading(path)
        self._reading = 0
        self._unread = asyncio.Event()  # set while nobody reads
        self._unread.set()

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the database file, made and migrated as needed. Raises `UnusableDatabaseError`: why it cannot be."""
        lock_file = take_lock(path)
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
            connection = await _begin(self._writer)
            try:
                yield Tx(connection)
            except BaseException:
                # It is rolled back; a transaction that SQLite has already given up is left alone.
                await connection.close()
                raise
            await _commit(connection)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Tx]:
        """Give a transaction that sees the last commit and can change nothing."""
        with self._reader():
            connection = await _begin(self._readers)
            try:
                yield Tx(connection)
            finally:
                await connection.close()

    async def close(self) -> None:
        """Wait for the transactions that are running, then close every connection and free the lock file."""
        async with self._lock:
            await self._unread.wait()
            await self._readers.dispose()
            await self._writer.dispose()
        self._lock_file.close()

    @contextmanager
    def _reader(self) -> Iterator[None]:
        self._reading += 1
        self._unread.clear()
        try:
            yield
        finally:
            self._reading -= 1
            if not self._reading:
                self._unread.set()


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
    except BaseException:
        await connection.invalidate()  # SQLite may have kept the transaction, and the pool would hand it on
        raise
    finally:
        await connection.close()
