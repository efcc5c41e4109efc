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
from weakref import WeakValueDictionary

from sqlalchemy import ExceptionContext, NullPool, event, text
from sqlalchemy.exc import OperationalError, TimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from db.engine.key import Key, Keys
from db.migrate import address, migrate_server

CONNECTIONS = 8
WAIT_S = 30  # for a connection, when all are in use
IDLE_S = 30  # a transaction that does nothing for so long is ended
STATEMENT_S = 60
ALONE_S = 120  # a name that is held for so long is free again: its holder was stopped
_TRANSACTION_OVER = "25"  # how the codes of what is wrong with a transaction begin
_EVERYTHING = text("LOCK TABLE league IN EXCLUSIVE MODE")
_ALONE = text("SELECT pg_advisory_lock(:name)")
_PATIENCE = {"connect_timeout": 10, "keepalives_idle": 15, "keepalives_interval": 5, "keepalives_count": 3}  # s
_OPTIONS = f"-c idle_in_transaction_session_timeout={IDLE_S}s -c statement_timeout={STATEMENT_S}s -c timezone=UTC"
_OPTIONS_APART = f"{_OPTIONS} -c idle_session_timeout={ALONE_S}s"


class Postgres:
    """A database on a server."""

    def __init__(self, where: str) -> None:
        self.where = where
        self._engine = _engine(where, pool_size=CONNECTIONS, max_overflow=CONNECTIONS, pool_timeout=WAIT_S)
        # Who waits for a name must not keep the one who has it from his statements: it takes no connection of the pool.
        self._apart = _engine(where, _OPTIONS_APART, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        self._names = WeakValueDictionary[str, asyncio.Lock]()
        self._writer = self._engine.execution_options(isolation_level="READ COMMITTED")
        self._lone = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._readers = self._engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    def turn(self) -> AbstractAsyncContextManager[object]:
        """Wait for nobody: rows are held, not the database."""
        return nullcontext()

    async def writing(self, key: Key | None) -> AsyncConnection:
        """Return a connection with a transaction that holds what `key` names, everything if it is None."""
        connection = await _connection(self._writer)
        try:
            await connection.execute(_EVERYTHING if key is None else key.select, {} if key is None else key.values)
        except BaseException:
            await connection.close()
            raise
        return connection

    async def claiming(self, keys: Keys) -> tuple[AsyncConnection, frozenset[int]]:
        """Return such a connection, and the items whose rows nobody held: now it does."""
        connection = await _connection(self._writer)
        try:
            got = frozenset((await connection.execute(keys.free, keys.values)).scalars())
        except BaseException:
            await connection.close()
            raise
        return connection, got

    async def lone(self) -> AsyncConnection:
        """Return a connection whose statements are committed by the server itself."""
        return await _connection(self._lone)

    async def reading(self) -> AsyncConnection:
        """Return a connection whose transaction sees one commit, that before its first statement."""
        return await _connection(self._readers)

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


async def _connection(engine: AsyncEngine) -> AsyncConnection:
    try:
        return await engine.connect()
    except TimeoutError as error:  # SQLAlchemy's: all connections are in use
        raise OperationalError(None, None, error) from error


def _engine(where: str, settings: str = _OPTIONS, **options: object) -> AsyncEngine:
    engine = create_async_engine(
        address(where),
        connect_args={"options": settings, "application_name": "sifflet", **_PATIENCE},
        pool_pre_ping=True,  # a server that was restarted is noticed before a statement is lost
        hide_parameters=True,
        **options,
    )

    @event.listens_for(engine.sync_engine, "handle_error")
    def on_error(context: ExceptionContext) -> None:
        # A transaction that the server has ended, or may not write, is as unsaved as one that was never reached.
        cause, original = context.sqlalchemy_exception, context.original_exception
        if not isinstance(original, Exception):  # a cancellation stays one
            return
        is_over = str(getattr(original, "sqlstate", None)).startswith(_TRANSACTION_OVER)
        if (context.is_disconnect or is_over) and not isinstance(cause, OperationalError):
            raise OperationalError(context.statement, None, original) from cause

    return engine
