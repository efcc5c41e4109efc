"""What several processes on a server have besides rows: calls, names that one holds, one clock."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import psycopg
import pytest
import pytest_asyncio
from sqlalchemy import text

from db.engine import Database, LostError, Server, Tx
from db.engine import postgres as engine
from db.migrate import MIGRATIONS, migrate_server, newest
from db.server import UnusableDatabaseError
from tests.support import postgres

LATER = """from alembic import op
revision, down_revision = "9999", "{}"


def upgrade():
    op.execute("ALTER TABLE pulse ADD COLUMN later INTEGER")
"""
NAMED = """
    SELECT application_name FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'
"""
ENDED = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE %s"


@pytest_asyncio.fixture
async def databases() -> AsyncIterator[tuple[Database, Database]]:
    """The same database for two processes."""
    where = postgres.empty_database()
    both = await Database.open(where), await Database.open(where)
    yield both
    for one in both:
        await one.close()
    postgres.drop(where)


def server_of(database: Database) -> Server:
    assert database.server is not None
    return database.server


def end(database: Database, query: str) -> None:
    """Cut the connections whose last statement is like `query`."""
    with psycopg.connect(str(database.where), autocommit=True) as connection:
        connection.execute(ENDED, (query,))


async def alive(tx: Tx) -> int:
    return int((await tx.execute(text("SELECT 1"))).scalar_one())  # type: ignore[arg-type]


async def test_a_call_is_heard_also_after_the_connection_was_cut(
    databases: tuple[Database, Database], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "AGAIN_S", 0.01)
    here, there = databases
    heard: asyncio.Queue[None] = asyncio.Queue()
    listening = asyncio.create_task(server_of(here).listen(lambda: heard.put_nowait(None)))
    async with asyncio.timeout(30):
        await heard.get()  # it listens
        with psycopg.connect(str(there.where)) as connection:
            assert connection.execute(NAMED).fetchall() == [("sifflet",)]
        await there.call()
        await heard.get()
        end(there, "LISTEN%")
        await heard.get()  # it listens again, and what was called meanwhile is not missed
        await there.call()
        await heard.get()
    listening.cancel()
    await asyncio.wait({listening})


async def test_on_a_file_a_call_is_nothing(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "sifflet.sqlite3")
    await database.call()
    assert database.server is None
    await database.close()


async def test_a_name_has_one_holder_and_is_free_when_he_lets_it_go(databases: tuple[Database, Database]) -> None:
    here, there = map(server_of, databases)
    async with here.hold("x") as mine:
        assert mine is not None and await mine.touch(alive) == 1
        async with there.hold("x") as theirs, there.hold("y") as other:
            assert theirs is None and other is not None
    async with there.hold("x") as theirs:
        assert theirs is not None


async def test_a_holder_who_is_cut_off_knows_it_and_the_name_is_free(databases: tuple[Database, Database]) -> None:
    here, there = map(server_of, databases)
    async with here.hold("x") as mine:
        assert mine is not None
        end(databases[0], "%pg_try_advisory_lock%")
        async with there.hold("x") as theirs:
            assert theirs is not None
            with pytest.raises(LostError):
                await mine.touch(alive)
            assert mine.lost.is_set()
            with pytest.raises(LostError):
                await mine.touch(alive)


async def test_a_holder_to_whom_the_server_does_not_answer_gives_up_first(
    databases: tuple[Database, Database], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.engine.held.ANSWER_S", 0.1)
    async with server_of(databases[0]).hold("x") as mine:
        assert mine is not None
        with pytest.raises(LostError):
            await mine.touch(lambda tx: tx.execute(text("SELECT pg_sleep(20)")))  # type: ignore[arg-type]
        assert mine.lost.is_set()


async def test_a_holder_who_says_nothing_loses_the_name(
    databases: tuple[Database, Database], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a process that was stopped: the server ends its session."""
    here, there = map(server_of, databases)
    async with here.hold("x") as mine:
        assert mine is not None
        await mine.touch(lambda tx: tx.execute(text("SET idle_session_timeout = '100ms'")))  # type: ignore[arg-type]
        async with asyncio.timeout(30):
            while True:
                async with there.hold("x") as theirs:
                    if theirs is not None:
                        break
        with pytest.raises(LostError):
            await mine.touch(alive)


async def test_the_servers_clock_is_the_same_for_all(databases: tuple[Database, Database]) -> None:
    here, there = map(server_of, databases)
    first, second, third = await here.now_ms(), await there.now_ms(), await here.now_ms()
    assert first <= second <= third


async def test_a_later_program_is_noticed(databases: tuple[Database, Database]) -> None:
    here = server_of(databases[0])
    assert not await here.is_newer()
    with psycopg.connect(str(databases[0].where)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert await here.is_newer()
    with psycopg.connect(str(databases[0].where)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = %s", (newest(MIGRATIONS),))


async def test_a_migration_waits_for_nobody_for_long(
    databases: tuple[Database, Database], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A table that somebody holds: the migration lets others at it between its tries, and tells that it gave up."""
    monkeypatch.setattr("db.migrate.LOCK_S", 0.05)
    monkeypatch.setattr("db.migrate.TRIES", 3)
    scripts = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, scripts, ignore=shutil.ignore_patterns("__pycache__"))
    (scripts / "versions" / "9999_later.py").write_text(LATER.format(newest(MIGRATIONS)), "utf-8")
    where = str(databases[0].where)
    with psycopg.connect(where) as connection:
        connection.execute("LOCK TABLE pulse IN SHARE MODE")
        with pytest.raises(UnusableDatabaseError, match="lock timeout"):
            await asyncio.to_thread(migrate_server, where, scripts)
    await asyncio.to_thread(migrate_server, where, scripts)
    assert await server_of(databases[0]).is_newer()
