"""aiosqlite, with one hop to its thread a statement or a transaction, and none that a cancellation can tear.

SQLAlchemy asks a driver for a cursor, has it execute, fetches the rows, and closes it. Each of these would be a hop to
the connection's thread and back, which costs several times what SQLite needs for most statements. Here the cursor is
nothing until it executes, the rows come with the execution (`Connection.execute_fetchall` is for that), and a BEGIN
goes along with the first statement after it. Work that waits for nothing but its statements goes over as a whole, and
each of them is executed at once.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Sequence
from contextvars import copy_context
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self, TypeVar, cast

import aiosqlite

from db.engine.unhurried import carrier, unhurried

T = TypeVar("T")

ROWS_AT_ONCE = 64  # of an iteration, which SQLAlchemy does not do


@dataclass(frozen=True)
class Done:
    """What there is to know of a statement that was executed."""

    rows: Sequence[Any] = ()
    description: object = None
    rowcount: int = -1
    lastrowid: int | None = None


class WholeCursor(sqlite3.Cursor):
    """A cursor that gives everything at once, and is closed then."""

    def fetchall(self) -> Done:  # type: ignore[override]  # what `execute_fetchall` hands through, whatever it is
        """Return the rows, and what else a cursor knows."""
        done = Done(super().fetchall(), self.description, self.rowcount, self.lastrowid)
        self.close()
        return done


class InThread(sqlite3.Connection):
    """SQLite's own connection: it lives in the thread of one of ours."""

    begin: str | None = None  # has been asked for, and goes before the next statement

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> WholeCursor:  # type: ignore[override]  # no mappings
        """Execute a statement, in a transaction if there is to be one."""
        self._begin()
        return self.cursor(WholeCursor).execute(sql, parameters)

    def execute_each(self, sql: str, parameters: Sequence[Sequence[Any]]) -> Done:
        """Execute a statement once for each set of parameters, likewise."""
        self._begin()
        return self.cursor(WholeCursor).executemany(sql, parameters).fetchall()

    def _begin(self) -> None:
        if self.begin is not None:
            super().execute(self.begin)  # raises if another program has the file for too long: then nothing is begun
            self.begin = None


class Cursor:
    """What SQLAlchemy takes for a cursor of the driver."""

    def __init__(self, connection: "Connection") -> None:
        self._connection = connection
        self._done = Done()

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, sql: str, parameters: Sequence[Any] = ()) -> Self:
        """Execute a statement and fetch its rows."""
        if sql.startswith("BEGIN"):
            self._connection.sqlite.begin = sql
        else:
            done = await self._connection.execute_fetchall(sql, parameters)
            self._done = cast("Done", done)  # aiosqlite hands through what `WholeCursor.fetchall` gives
        return self

    async def executemany(self, sql: str, parameters: Sequence[Sequence[Any]]) -> Self:
        """Execute a statement once for each set of parameters."""
        self._done = await self._connection.execute_each(sql, parameters)
        return self

    async def fetchall(self) -> Sequence[Any]:
        """Return the rows, which are there."""
        return self._done.rows

    async def close(self) -> None:
        """Do nothing: it was closed when it had executed."""

    @property
    def description(self) -> object:
        """Return what the columns are, None if there are none."""
        return self._done.description

    @property
    def rowcount(self) -> int:
        """Return how many rows were changed."""
        return self._done.rowcount

    @property
    def lastrowid(self) -> int | None:
        """Return the id of the row that was inserted."""
        return self._done.lastrowid


class Connection(aiosqlite.Connection):
    """A connection of aiosqlite with those cursors."""

    @property
    def sqlite(self) -> InThread:
        """Return SQLite's own connection."""
        return cast("InThread", self._conn)  # which aiosqlite has made by the factory that it was given

    def cursor(self) -> Cursor:  # type: ignore[override]  # SQLAlchemy enters it, which is all that it needs
        """Return a cursor; it has nothing to wait for."""
        return Cursor(self)

    async def execute_each(self, sql: str, parameters: Sequence[Sequence[Any]]) -> Done:
        """Execute a statement once for each set of parameters, in one hop."""
        return await self._execute(self.sqlite.execute_each, sql, parameters)

    async def commit(self) -> None:
        """Commit the transaction, if there is one."""
        if not self._is_only_begun():
            await super().commit()

    async def rollback(self) -> None:
        """Roll the transaction back, if there is one."""
        if not self._is_only_begun():
            await super().rollback()

    async def close(self) -> None:
        """Close, and end the thread."""
        await unhurried(super().close())

    def _is_only_begun(self) -> bool:
        """Return whether a transaction ends of which SQLite has not been told."""
        is_only_begun, self.sqlite.begin = self.sqlite.begin is not None, None
        return is_only_begun

    async def carry(self, work: Coroutine[Any, Any, T]) -> T:
        """Return what `work` gives, all of it done in the thread in one hop: it waits for this connection alone."""
        context = copy_context()
        context.run(carrier.set, self)
        return await self._execute(lambda: context.run(_done_with, work))

    async def _execute(self, fn: Callable[..., T], *args: object, **kwargs: object) -> T:
        """Have `fn` done in the thread. Everything that aiosqlite does goes through here."""
        if carrier.get() is self:
            return fn(*args, **kwargs)
        if not self._running or not self._connection:
            raise ValueError("Connection closed")
        # Not a `partial`: aiosqlite logs what it is given, and there an order would stand among the arguments.
        return await self._hop(lambda: fn(*args, **kwargs))

    async def _hop(self, work: Callable[[], T]) -> T:
        future = asyncio.get_running_loop().create_future()
        self._tx.put_nowait((future, work))
        return await unhurried(future)


def _done_with(work: Coroutine[Any, Any, T]) -> T:
    try:
        work.send(None)
    except StopIteration as done:
        return cast("T", done.value)
    work.close()
    raise RuntimeError("what is done in one hop has nothing to wait for but its statements")


async def connect(path: Path, pragmas: Sequence[str]) -> Connection:
    """Return a new connection to a database file. It begins no transaction of its own."""

    def connector() -> sqlite3.Connection:
        connection = sqlite3.connect(path, isolation_level=None, factory=InThread)
        try:
            for pragma in pragmas:
                connection.execute(f"PRAGMA {pragma}")
        except BaseException:
            connection.close()
            raise
        return connection

    async def opened() -> Connection:
        await connection
        return connection

    connection = Connection(connector, ROWS_AT_ONCE)
    connection._thread.daemon = True  # as SQLAlchemy has it for its own: a bot that dies is not held back by it
    return await unhurried(opened())
