"""Transactions, on whatever kind of database it is: all or nothing, and readers see the last commit.

What a transaction changes it has to itself, by a `Key`, from its begin on: looked at first and written then, nothing
comes in between. Without a key it has everything to itself. No statement runs in the thread of the event loop.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from typing import Any, Self, TypeVar, cast

from sqlalchemy import CursorResult
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import UpdateBase

from db.engine.deed import Deed, note_deed
from db.engine.key import Key, Keys
from db.engine.kinds import Engine, Server
from db.engine.tx import Tx, UnsavedError, Where
from db.engine.unhurried import unhurried
from db.engine.why import why

T = TypeVar("T")

log = logging.getLogger(__name__)


class Database:
    """An open database. `open` migrates it first; `close` ends every thread and frees what keeps others away."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.faults = 0  # transactions that the database failed, since the start
        self._told = ""  # why the last one was, unless one has been kept since
        self._under_way = 0
        self._is_idle = asyncio.Event()  # set while no transaction is under way
        self._is_idle.set()

    @classmethod
    async def open(cls, where: Where) -> Self:
        """Open the database, made and migrated as needed. Raises `UnusableDatabaseError`: why it cannot be."""
        # Of the two drivers only one is loaded: each takes several MiB.
        if isinstance(where, str):
            from db.engine import postgres  # noqa: PLC0415

            return cls(await postgres.opened(where))
        from db.engine import sqlite  # noqa: PLC0415

        return cls(await sqlite.opened(where))

    @property
    def where(self) -> Where:
        """Return where the database is."""
        return self._engine.where

    @property
    def server(self) -> Server | None:
        """Return what there is for several processes; None where there can be but one."""
        return cast("Server", self._engine) if isinstance(self.where, str) else None

    @asynccontextmanager
    async def write(self, key: Key | None = None) -> AsyncIterator[Tx]:
        """Give a transaction that is committed at the end of the block and rolled back if the block raises."""
        holds = False

        async def begin() -> AsyncConnection:
            nonlocal holds
            connection, holds = await self._engine.writing(key)
            return connection

        async with self._engine.turn(), self._whole(begin) as tx:
            tx.holds, tx.is_deed = holds, key is None or key.is_deed
            yield tx

    @asynccontextmanager
    async def claim(self, keys: Keys) -> AsyncIterator[tuple[Tx, frozenset[int]]]:
        """Give such a transaction and, of the items that `keys` want, those whose rows nobody else had: it has them."""
        got = frozenset[int]()

        async def begin() -> AsyncConnection:
            nonlocal got
            connection, got = await self._engine.claiming(keys)
            return connection

        async with self._engine.turn(), self._whole(begin) as tx:
            yield tx, got

    async def carry(self, tx: Tx, work: Coroutine[Any, Any, T]) -> T:
        """Return what `work` gives, which waits for statements of `tx` and for nothing else: so they cost less.

        Raises `RuntimeError` if it waits for anything else, where that matters.
        """
        return await self._engine.carry(tx.connection, work)

    async def at_once(self, statement: UpdateBase, values: Mapping[str, object]) -> CursorResult[*tuple[object, ...]]:
        """Change rows by one statement that nothing else hangs on, and that no process can stop in the middle of."""
        async with self._engine.turn(), self._whole(self._engine.lone) as tx:
            return await tx.apply(statement, values)

    async def call(self) -> None:
        """Wake those who listen in other processes, where there may be any: something has been committed for them."""
        if self.server is not None:
            with self._transaction():
                await self.server.call()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Tx]:
        """Give a transaction that sees the last commit and can change nothing."""
        with self._transaction():
            connection = await self._engine.reading()
            try:
                yield Tx(connection)
            finally:
                await unhurried(connection.close())

    async def look(self, act: Callable[[Tx], Coroutine[Any, Any, T]]) -> T:
        """Return what `act` reads in such a transaction; it waits for nothing else."""
        async with self.read() as tx:
            return await self.carry(tx, act(tx))

    def alone(self, name: str) -> AbstractAsyncContextManager[object]:
        """Wait until nobody else is in a block of that name: for rare acts that look first, and write later."""
        return self._engine.alone(name)

    async def close(self) -> None:
        """Wait for the transactions that are running, then close every connection."""
        async with self._engine.turn():
            await self._is_idle.wait()
            await self._engine.close()

    @asynccontextmanager
    async def _whole(self, begin: Callable[[], Awaitable[AsyncConnection]]) -> AsyncIterator[Tx]:
        with self._transaction():
            connection = await begin()
            tx = Tx(connection)
            try:
                yield tx
            except BaseException:
                # It is rolled back; a transaction that the database has already given up is left alone.
                await unhurried(connection.close())
                raise
            try:
                await _commit(connection)
            except UnsavedError:
                if tx.is_deed and self.server is not None:  # it may have committed, and the line broke then
                    note_deed(Deed.unsure)
                raise
            if tx.is_deed:
                note_deed()
        for act in tx.afterwards:
            act()

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._under_way += 1
        self._is_idle.clear()
        try:
            yield
        except UnsavedError as error:
            self.faults += 1
            if (told := why(error)) != self._told:
                self._told = told
                log.warning("a transaction is not kept: %s", told)
            raise
        else:
            self._told = ""
        finally:
            self._under_way -= 1
            if not self._under_way:
                self._is_idle.set()


async def _commit(connection: AsyncConnection) -> None:
    try:
        await unhurried(connection.commit())
    except BaseException:
        await connection.invalidate()  # the transaction may have been kept, and the pool would hand it on
        raise
    finally:
        await unhurried(connection.close())
