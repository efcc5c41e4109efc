"""PostgreSQL: any number of processes at once. What a transaction changes it holds by row locks.

Whoever writes holds rows of `league`, by their `Key`, and with them the table in a mode that others can hold as well;
whoever has no key holds the table alone. Readers see one commit and wait for nobody.

A transaction that does nothing for `IDLE_S`, as of a process that was stopped, is ended by the server: what it held is
free again, and the process finds that when it wakes.
"""

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import Any, TypeVar, cast
from weakref import WeakValueDictionary

import psycopg
from psycopg.abc import Params, Query
from psycopg.adapt import Buffer
from psycopg.types.string import StrDumperUnknown
from sqlalchemy import CursorResult, ExceptionContext, Executable, NullPool, event, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, OperationalError, TimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from db.engine import held as holding
from db.engine.held import Hold
from db.engine.key import Key, Keys
from db.engine.unhurried import unhurried
from db.engine.why import why
from db.migrate import LOCKED, is_known, migrate_server
from db.server import CUT, UnusableDatabaseError, address, conninfo, look, shown

T = TypeVar("T")

log = logging.getLogger(__name__)

CONNECTIONS = 8
WAIT_S = 30  # for a connection, when all are in use
IDLE_S = 30  # a transaction that does nothing for so long is ended
STATEMENT_S = 60
ALONE_S = 120  # a name whose holder says nothing for so long is free again: they were stopped
_TRANSACTION_OVER = "25"  # how the codes of what is wrong with a transaction begin
_READ_ONLY = "25006"  # a connection may be so for good that was made while all were to be
# How the codes begin of what the server was like, and may not be any more: connections, resources, its operator, its
# disk. Whoever it said so to may be told so for ever.
_PASSING = (_READ_ONLY, "08", "53", "57P", "58")
_EVERYTHING = text("LOCK TABLE league IN EXCLUSIVE MODE")
_BRIEFLY = text("SET LOCAL lock_timeout = '500ms'")
TRIES, PAUSE_S = 40, 1.0  # to have everything
AGAIN_S = 1.0  # until a lost connection is made again
_CALL, _LISTEN = text("NOTIFY sifflet"), "LISTEN sifflet"
_ALONE = text("SELECT pg_advisory_lock(:name)")
_STILL = text("SELECT 1")
_TRY = text("SELECT pg_try_advisory_lock(:name)")
_NOW_MS = text("SELECT CAST(floor(extract(epoch FROM clock_timestamp()) * 1000) AS bigint)")
_IDLE = text("SELECT current_setting('idle_in_transaction_session_timeout')")
_REVISION = text("SELECT version_num FROM alembic_version")
_WRITING = {"isolation_level": "READ COMMITTED"}
_READING = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
_LONE = {"isolation_level": "AUTOCOMMIT"}
_OPTIONS = f"-c idle_in_transaction_session_timeout={IDLE_S}s -c timezone=UTC"
_NAMED: Mapping[str, Any] = {"application_name": "sifflet", **CUT}
_HEARING = {**_NAMED, "options": "-c idle_session_timeout=0"}


class Postgres:
    """A database on a server."""

    def __init__(self, where: str) -> None:
        self.where = where
        self._engine = _engine(where, pool_size=CONNECTIONS, max_overflow=CONNECTIONS, pool_timeout=WAIT_S)
        # Who waits for a name must not keep the one who has it from his statements: it takes no connection of the pool.
        self._apart = _engine(where, ALONE_S, 0, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        self._holding = _engine(where, holding.IDLE_S, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        self._names = WeakValueDictionary[str, asyncio.Lock]()
        self._room = asyncio.Semaphore(CONNECTIONS)  # for such connections

    def turn(self) -> AbstractAsyncContextManager[object]:
        """Wait for nobody: rows are held, not the database."""
        return nullcontext()

    async def writing(self, key: Key | None) -> tuple[AsyncConnection, bool]:
        """Return a connection with a transaction that holds the rows that `key` names, and whether there are any.

        None names everything.
        """
        if key is None:
            return await self._everything(), True
        connection, rows = await self._begun(key.select, key.values)
        return connection, rows.first() is not None

    async def _everything(self) -> AsyncConnection:
        """Hold everything. While one waits for that all others wait, too: so not for long, but again and again.

        Who is waited for may be a process that was stopped, whose transaction the server ends only after `IDLE_S`.
        """
        for left in reversed(range(TRIES)):
            connection, _ = await self._begun(_BRIEFLY, {})
            try:
                await connection.execute(_EVERYTHING)
            except BaseException as error:
                await unhurried(connection.close())
                if not left or getattr(getattr(error, "orig", None), "sqlstate", None) != LOCKED:
                    raise
            else:
                return connection
            await asyncio.sleep(PAUSE_S)
        raise AssertionError  # the last try has returned or raised

    async def claiming(self, keys: Keys) -> tuple[AsyncConnection, frozenset[int]]:
        """Return such a connection, and the items whose rows nobody held: now it does."""
        connection, rows = await self._begun(keys.free, keys.values)
        return connection, frozenset(rows.scalars())

    async def carry(self, connection: AsyncConnection, work: Coroutine[Any, Any, T]) -> T:
        """Return what `work` gives: its statements are the loop's own."""
        return await work

    async def lone(self) -> AsyncConnection:
        """Return a connection whose statements are committed by the server itself."""
        return await self._connection(_LONE)

    async def reading(self) -> AsyncConnection:
        """Return a connection whose transaction sees one commit, that before its first statement."""
        return await self._connection(_READING)

    @asynccontextmanager
    async def alone(self, name: str) -> AsyncIterator[None]:
        """Hold a name for all processes, on a connection of its own that is in no transaction meanwhile.

        Within this process one waits for the other without any: a crowd does not take all that the server has.
        """
        async with self._names.setdefault(name, asyncio.Lock()), self._room, self._apart.connect() as connection:
            await connection.execute(_ALONE, _number(name))
            speaking = asyncio.create_task(_speak(connection))
            try:
                yield  # the name is free when the connection is gone, whatever strikes
            finally:
                speaking.cancel()
                await asyncio.wait({speaking})

    @asynccontextmanager
    async def hold(self, *names: str) -> AsyncIterator[Hold | None]:
        """Give names that nobody holds, on a connection that ends with this process, or soon after it says nothing."""
        connection = await self._holding.connect()
        held = Hold(connection)
        try:
            is_ours = True
            for name in names:
                is_ours = is_ours and bool((await connection.execute(_TRY, _number(name))).scalar())
            yield held if is_ours else None
        finally:
            await held.close()

    async def call(self) -> None:
        """Wake those who listen, in whatever process."""
        async with self._lent() as connection:
            await connection.execute(_CALL)

    async def listen(self, heard: Callable[[], object]) -> None:
        """Have `heard` called at every call, and when the connection was made: calls before it were not heard."""
        is_told = False
        while True:
            try:
                connecting = psycopg.AsyncConnection.connect(conninfo(self.where), autocommit=True, **_HEARING)
                async with await connecting as connection:
                    await connection.execute(_LISTEN)
                    is_told = False
                    heard()
                    async for _ in connection.notifies():
                        heard()
            except (psycopg.Error, OSError) as error:
                if not is_told:
                    log.info("calls are not heard (%s)", why(error))
                is_told = True
            await asyncio.sleep(AGAIN_S)

    async def check(self) -> None:
        """Raise `UnusableDatabaseError` where connections cannot be set as ours must be, as behind poolers."""
        told = f"{shown(self.where)}: PostgreSQL 14 or later is needed, without a pooler (PgBouncer) before it: "
        try:
            async with self._lent() as connection:
                idle = str((await connection.execute(_IDLE)).scalar_one())
        except DBAPIError as error:
            raise UnusableDatabaseError(told + str(error.orig).strip().splitlines()[0]) from error
        if idle != f"{IDLE_S}s":
            raise UnusableDatabaseError(f"{told}idle_in_transaction_session_timeout stays {idle}")

    async def now_ms(self) -> int:
        """Return the time by the server's clock, in UTC milliseconds."""
        async with self._lent() as connection:
            return int((await connection.execute(_NOW_MS)).scalar_one())

    async def is_newer(self) -> bool:
        """Return whether a later program has migrated the tables."""
        async with self._lent() as connection:
            return not is_known(str((await connection.execute(_REVISION)).scalar_one()))

    async def close(self) -> None:
        """Close every connection."""
        await self._engine.dispose()

    async def _connection(self, options: Mapping[str, object]) -> AsyncConnection:
        """Return a connection of that kind. Whoever is called off while it is made so leaves none behind."""
        try:
            connection = await self._engine.connect()
        except TimeoutError as error:  # SQLAlchemy's: all connections are in use
            raise OperationalError(None, None, error) from error
        try:
            return await connection.execution_options(**options)
        except BaseException:
            await unhurried(connection.invalidate())  # it may be half of one kind and half of the other
            await unhurried(connection.close())
            raise

    @asynccontextmanager
    async def _lent(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection of `lone`; it is given back whole, whoever is called off meanwhile."""
        connection = await self._connection(_LONE)
        try:
            yield connection
        finally:
            await unhurried(connection.close())

    async def _begun(
        self, statement: Executable, values: Mapping[str, object]
    ) -> tuple[AsyncConnection, CursorResult[Any]]:
        """Return a connection with a transaction, and what its first statement gives."""
        connection = await self._connection(_WRITING)
        try:
            return connection, await connection.execute(statement, values)
        except BaseException:
            await unhurried(connection.close())
            raise


async def opened(where: str) -> Postgres:
    """Open a database, its tables made and migrated as needed. Raises `UnusableDatabaseError`: why it cannot be."""
    await asyncio.to_thread(look, where)
    database = Postgres(where)
    try:
        await database.check()  # before there is any table
        await asyncio.to_thread(migrate_server, where)
    except BaseException:
        await database.close()
        raise
    return database


class _Text(StrDumperUnknown):
    """A text on its way to the server, which can store every sign but NUL: it stands as the one for no sign."""

    def dump(self, obj: str) -> Buffer | None:
        """Return the text as it is sent."""
        return super().dump(obj.replace("\0", "\ufffd"))


class _Cursor(psycopg.AsyncCursor[Any]):
    """A cursor that sends a statement of many sets of values as many statements, and not as a pipeline.

    psycopg's last word in one (Flush, after Sync) has the server forget that it ends who does nothing in a transaction:
    what a process holds that is stopped just then would never be free.
    """

    async def executemany(self, query: Query, params_seq: Iterable[Params], *, returning: bool = False) -> None:
        """Execute it with each set of values in turn; what it returns is dropped."""
        for params in params_seq:
            await self.execute(query, params)  # type: ignore[arg-type]  # SQLAlchemy gives it no template


async def _speak(connection: AsyncConnection) -> None:
    """Say now and then on a connection that we are there, for as long as there is one."""
    with contextlib.suppress(DBAPIError):
        while True:
            await asyncio.sleep(ALONE_S / 3)
            await connection.execute(_STILL)


def _number(name: str) -> dict[str, int]:
    return {"name": int.from_bytes(hashlib.blake2b(name.encode(), digest_size=8).digest(), signed=True)}


def _engine(where: str, idle_s: float = 0, statement_s: float = STATEMENT_S, **options: object) -> AsyncEngine:
    """Return an engine whose connections the server closes after `idle_s` without a word; 0: never.

    `statement_s`: how long a statement may take, and what it waits for; 0: for ever.
    """
    # A role or a database may be set otherwise: who waits for a lock does so for as long as a statement may take.
    limits = f"-c lock_timeout=0 -c statement_timeout={statement_s}s -c idle_session_timeout={round(idle_s * 1000)}ms"
    engine = create_async_engine(
        address(where),
        connect_args={"options": f"{_OPTIONS} {limits}", "cursor_factory": _Cursor, **_NAMED},
        pool_pre_ping=True,  # a server that was restarted is noticed before a statement is lost
        hide_parameters=True,
        **options,
    )
    engine.dialect.use_insertmanyvalues_wo_returning = True  # several rows that are new are one statement

    # Whoever has read goes back to what the session says (None), not to READ WRITE, which a standby does not know.
    dialect: Any = engine.dialect
    set_readonly = dialect.set_readonly
    dialect.set_readonly = lambda connection, value: set_readonly(connection, value or None)

    @event.listens_for(engine.sync_engine, "connect")
    def on_connect(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        driver = cast("psycopg.AsyncConnection", connection.driver_connection)
        driver.adapters.register_dumper(str, _Text)

    @event.listens_for(engine.sync_engine, "handle_error")
    def on_error(context: ExceptionContext) -> None:
        # A transaction that the server has ended, or may not write, is as unsaved as one that was never reached.
        cause, original = context.sqlalchemy_exception, context.original_exception
        code = str(getattr(original, "sqlstate", None))
        if code.startswith(_PASSING):  # the connection is thrown away, with the others if they are of the same time
            context.invalidate_pool_on_disconnect = context.is_disconnect or code == _READ_ONLY
            context.is_disconnect = True
        if not isinstance(original, Exception) or isinstance(cause, OperationalError):  # a cancellation stays one
            return
        if context.is_disconnect or code.startswith(_TRANSACTION_OVER):
            raise OperationalError(context.statement, None, original) from cause

    return engine
