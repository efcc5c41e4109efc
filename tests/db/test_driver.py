"""The driver: no statement in the thread of the event loop, none torn by a cancellation, a BEGIN with the first."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import AdaptedConnection, Engine, event, text
from sqlalchemy.exc import OperationalError

from db import leagues
from db.engine import Database, Tx, sqlite
from referee.league.settings import DEFAULTS

HOLD: Any = text("SELECT hold()")
LONGEST_S = 30  # for a statement to begin; one that fails before never does


class Held:
    """A statement that takes until it is let go."""

    def __init__(self) -> None:
        self.has_begun, self.may_end = threading.Event(), threading.Event()
        self.connections = 0

    def hold(self) -> None:
        self.has_begun.set()
        self.may_end.wait()

    def on_connect(self, connection: AdaptedConnection, _: object) -> None:
        self.connections += 1
        connection.create_function("hold", 0, self.hold)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "sifflet.sqlite3"


@pytest_asyncio.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    database = await Database.open(path)
    yield database
    await database.close()


@pytest.fixture
def held() -> Iterator[Held]:
    held = Held()
    event.listen(Engine, "connect", held.on_connect)
    yield held
    event.remove(Engine, "connect", held.on_connect)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Let another program write."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


async def add(tx: Tx, guild_id: int) -> int:
    return await leagues.add(tx, guild_id=guild_id, name="x", **DEFAULTS)


async def guilds(database: Database) -> list[int]:
    async with database.read() as tx:
        return [league.guild_id for league in await leagues.all_leagues(tx)]


async def test_no_statement_runs_in_the_thread_of_the_event_loop(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, int]] = []
    connect = sqlite3.connect

    def watched(*arguments: Any, **options: Any) -> sqlite3.Connection:
        connection = connect(*arguments, **options)
        connection.set_trace_callback(lambda sql: seen.append((sql.partition(" ")[0], threading.get_ident())))
        return connection

    for module in (sqlite3, sqlite3.dbapi2):
        monkeypatch.setattr(module, "connect", watched)
    database = await Database.open(path)
    async with database.write() as tx:
        await add(tx, 1)
    with pytest.raises(ZeroDivisionError):
        async with database.write() as tx:
            await add(tx, 2)
            assert 1 / 0
    assert await guilds(database) == [1]
    await database.close()
    assert {"CREATE", "PRAGMA", "BEGIN", "INSERT", "SELECT", "COMMIT", "ROLLBACK"} <= {word for word, _ in seen}
    assert threading.get_ident() not in {thread for _, thread in seen}


@pytest.mark.parametrize("times", [1, 3])
async def test_a_cancellation_during_a_statement_waits_for_it_and_then_undoes_all(
    database: Database, held: Held, times: int
) -> None:
    async def three() -> None:
        async with database.write() as tx:
            await add(tx, 1)
            await tx.execute(HOLD)
            await asyncio.sleep(0)
            await add(tx, 2)

    task = asyncio.create_task(three())
    assert await asyncio.to_thread(held.has_begun.wait, LONGEST_S)
    for _ in range(times):
        task.cancel()
        await asyncio.sleep(0)
    assert not task.done()
    held.may_end.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await guilds(database) == []
    async with database.write() as tx:
        await add(tx, 3)
    assert await guilds(database) == [3]
    assert held.connections == 2  # the writer's and a reader's: no connection was lost


async def test_a_timeout_during_a_statement_is_a_timeout(database: Database, held: Held) -> None:
    async def wait() -> None:
        async with asyncio.timeout(None) as limit, database.read() as tx:
            limit.reschedule(0)
            await tx.execute(HOLD)
            await asyncio.sleep(0)

    task = asyncio.create_task(wait())
    assert await asyncio.to_thread(held.has_begun.wait, LONGEST_S)
    await asyncio.sleep(0)
    held.may_end.set()
    with pytest.raises(TimeoutError):
        await task


async def test_a_reader_that_is_cancelled_sees_the_last_commit_the_next_time(database: Database, held: Held) -> None:
    async def look() -> None:
        async with database.read() as tx:
            await tx.execute(HOLD)

    task = asyncio.create_task(look())
    assert await asyncio.to_thread(held.has_begun.wait, LONGEST_S)
    task.cancel()
    held.may_end.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    async with database.write() as tx:
        await add(tx, 1)
    assert await guilds(database) == [1]


async def test_a_transaction_that_could_not_begin_keeps_nothing_even_if_its_block_goes_on(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    *others, _ = sqlite.PRAGMAS
    monkeypatch.setattr(sqlite, "PRAGMAS", (*others, "busy_timeout=1"))
    database = await Database.open(path)
    with pytest.raises(ZeroDivisionError):
        async with database.write() as tx:
            with locked(path), pytest.raises(OperationalError, match="locked"):
                await add(tx, 1)
            await add(tx, 2)
            assert 1 / 0
    assert await guilds(database) == []
    with locked(path):
        async with database.write():
            pass  # nothing is asked of the database, and nothing waits for it
        with pytest.raises(OperationalError, match="locked"):
            async with database.write() as tx:
                await add(tx, 3)
    async with database.write() as tx:
        await add(tx, 4)
    assert await guilds(database) == [4]
    await database.close()


async def test_closing_waits_for_who_still_reads(path: Path, held: Held) -> None:
    database = await Database.open(path)

    async def look() -> list[Any]:
        async with database.read() as tx:
            await tx.execute(HOLD)
            return await leagues.all_leagues(tx)

    reading = asyncio.create_task(look())
    assert await asyncio.to_thread(held.has_begun.wait, LONGEST_S)
    closing_ = asyncio.create_task(database.close())
    await asyncio.sleep(0)
    held.may_end.set()
    await closing_
    assert reading.done()
    assert await reading == []
