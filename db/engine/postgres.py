"""PostgreSQL: any number of processes at once. What a transaction changes it holds by row locks.

Whoever writes holds rows of `league`, by his `Key`, and with them the table in a mode that others can hold as well;
whoever has no key holds the table alone. Readers see one commit and wait for nobody.

A transaction that does nothing for `IDLE_S`, as of a process that was stopped, is ended by the server: what it held is
free again, and the process finds that when it wakes.
"""

import asyncio
import hashlib
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import cast
from weakref import WeakValueDictionary

import psycopg
from psycopg.adapt import Buffer
from psycopg.types.string import StrDumperUnknown
from sqlalchemy import ExceptionContext, NullPool, event, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from db.engine.key import Key, Keys
from db.migrate import address, migrate_server

CONNECTIONS = 8
WAIT_S = 30  # for a connection, when all are in use
IDLE_S = 30  # a transaction that does nothing for so long is ended
STATEMENT_S = 60
_EVERYTHING = text("LOCK TABLE league IN EXCLUSIVE MODE")
_ALONE = text("SELECT pg_advisory_lock(:name)")
_OPTIONS = f"-c idle_in_transaction_session_timeout={IDLE_S}s -c statement_timeout={STATEMENT_S}s -c timezone=UTC"


class Postgres:
    """A database on a server."""

    def __init__(self, where: str) -> None:
        self.where = where
        self._engine = _engine(where, pool_size=CONNECTIONS, max_overflow=CONNECTIONS, pool_timeout=WAIT_S)
        # Who waits for a name must not keep the one who has it from his statements: it takes no connection of the pool.
        self._apart = _engine(where, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        self._names = WeakValueDictionary[str, asyncio.Lock]()
        self._writer = self._engine.execution_options(isolation_level="READ COMMITTED")
        self._readers = self._engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    def turn(self) -> AbstractAsyncContextManager[object]:
        """Wait for nobody: rows are held, not the database."""
        return nullcontext()

    async def writing(self, key: Key | None) -> AsyncConnection:
        """Return a connection with a transaction that holds what `key` names, everything if it is None."""
        connection = await self._writer.connect()
        try:
            await connection.execute(_EVERYTHING if key is None else key.select, {} if key is None else key.values)
        except BaseException:
            await connection.close()
            raise
        return connection

    async def claiming(self, keys: Keys) -> tuple[AsyncConnection, frozenset[int]]:
        """Return such a connection, and the items whose rows nobody held: now it does."""
        connection = await self._writer.connect()
        try:
            got = frozenset((await connection.execute(keys.free, keys.values)).scalars())
        except BaseException:
            await connection.close()
            raise
        return connection, got

    async def reading(self) -> AsyncConnection:
        """Return a connection whose transaction sees one commit, that before its first statement."""
        return await self._readers.connect()

    @asynccontextmanager
    async def alone(self, name: str) -> AsyncIterator[None]:
        """Hold a name for all processes, on a connection of its own that is in no transaction meanwhile.

        Within this process one waits for the other without any: a crowd does not take all that the server has.
        """
        number = {"name": int.from_bytes(hashlib.blake2b(name.encode(), digest_size=8).digest(), signed=True)}
        async with self._names.setdefault(name, asyncio.Lock()), self._apart.connect() as connection:
            await connection.execute(_ALONE, number)
            yield  # the name is free when the connection is gone, whatever strikes

    async def close(self) -> None:
        """Close every connection."""
        await self._engine.dispose()
        await self._apart.dispose()


async def opened(where: str) -> Postgres:
    """Open a database, its tables made and migrated as needed. Raises `UnusableDatabaseError`: why it cannot be."""
    await asyncio.to_thread(migrate_server, where)
    return Postgres(where)


class _Text(StrDumperUnknown):
    """A text on its way to the server, which can store every sign but NUL: it stands as the one for no sign."""

    def dump(self, obj: str) -> Buffer | None:
        """Return the text as it is sent."""
        return super().dump(obj.replace("\0", "\ufffd"))


def _engine(where: str, **options: object) -> AsyncEngine:
    engine = create_async_engine(
        address(where),
        connect_args={"options": _OPTIONS, "application_name": "sifflet"},
        pool_pre_ping=True,  # a server that was restarted is noticed before a statement is lost
        hide_parameters=True,
        **options,
    )

    @event.listens_for(engine.sync_engine, "connect")
    def on_connect(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        driver = cast("psycopg.AsyncConnection", connection.driver_connection)
        driver.adapters.register_dumper(str, _Text)

    @event.listens_for(engine.sync_engine, "handle_error")
    def on_error(context: ExceptionContext) -> None:
        # A transaction ended by the server is as unsaved as one that was never reached.
        cause = context.sqlalchemy_exception
        if context.is_disconnect and not isinstance(cause, OperationalError) and context.statement is not None:
            raise OperationalError(context.statement, None, context.original_exception) from cause

    return engine
