"""The database: one writer at a time, all or nothing, one program per file."""

import asyncio
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from sqlalchemy import insert, text
from sqlalchemy.exc import IntegrityError, OperationalError

from db import leagues, tables
from db.engine import Database, DatabaseInUseError, Tx
from db.rows import League
from referee.league.settings import DEFAULTS


async def add(tx: Tx, guild_id: int) -> int:
    return await leagues.add(tx, guild_id=guild_id, name="x", **DEFAULTS)


async def all_guilds(database: Database) -> list[int]:
    async with database.read() as tx:
        return [league.guild_id for league in await leagues.all_leagues(tx)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "sifflet.sqlite3"


async def test_a_commit_survives_closing_and_an_error_undoes_everything(path: Path) -> None:
    database = await Database.open(path)
    async with database.write() as tx:
        await add(tx, 1)
    with pytest.raises(ZeroDivisionError):
        async with database.write() as tx:
            await add(tx, 2)
            assert 1 / 0
    await database.close()
    database = await Database.open(path)
    assert await all_guilds(database) == [1]
    await database.close()


async def test_writers_take_turns_and_readers_see_the_last_commit(path: Path) -> None:
    database = await Database.open(path)
    inside = asyncio.Event()
    go_on = asyncio.Event()

    async def slow() -> None:
        async with database.write() as tx:
            await add(tx, 1)
            inside.set()
            await go_on.wait()

    async def quick() -> None:
        async with database.write() as tx:
            assert len(await leagues.all_leagues(tx)) == 1
            await add(tx, 2)

    first = asyncio.create_task(slow())
    await inside.wait()
    second = asyncio.create_task(quick())
    assert await all_guilds(database) == []
    go_on.set()
    await asyncio.gather(first, second)
    assert await all_guilds(database) == [1, 2]
    await database.close()


async def test_readers_cannot_write(path: Path) -> None:
    database = await Database.open(path)
    with pytest.raises(OperationalError):
        async with database.read() as tx:
            await add(tx, 1)
    async with database.write() as tx:
        await add(tx, 1)
    await database.close()


async def test_a_cancellation_at_any_moment_leaves_all_or_nothing_and_no_lock(path: Path) -> None:
    database = await Database.open(path)

    async def three(base: int) -> None:
        async with database.write() as tx:
            for number in range(3):
                await add(tx, base + number)

    for turn in range(40):
        task = asyncio.create_task(three(turn * 10))
        for _ in range(turn * 3):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        kept = [guild for guild in await all_guilds(database) if guild // 10 == turn]
        assert len(kept) in {0, 3}
    async with database.write() as tx:
        await add(tx, 1000)
    await database.close()


async def test_a_timeout_is_a_timeout_even_in_a_transaction(path: Path) -> None:
    database = await Database.open(path)
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0), database.write() as tx:
            await add(tx, 1)
            await asyncio.sleep(1)
    assert await all_guilds(database) == []
    await database.close()


async def test_a_full_disk_is_told_as_such_and_what_was_there_stays(path: Path) -> None:
    database = await Database.open(path)
    async with database.write() as tx:
        await add(tx, 1)
    with pytest.raises(OperationalError, match="full"):
        async with database.write() as tx:
            await tx.execute(text("PRAGMA max_page_count = 1"))  # type: ignore[arg-type]
            for guild_id in range(2, 2000):
                await add(tx, guild_id)
    async with database.write() as tx:
        await tx.execute(text("PRAGMA max_page_count = 1000000"))  # type: ignore[arg-type]
        await add(tx, 2)
    assert await all_guilds(database) == [1, 2]
    await database.close()


async def test_after_a_commit_that_failed_the_next_transaction_is_as_good_as_ever(path: Path) -> None:
    database = await Database.open(path)
    with pytest.raises(IntegrityError):  # SQLite refuses the commit, and keeps the transaction
        async with database.write() as tx:
            await add(tx, 1)
            await tx.execute(text("PRAGMA defer_foreign_keys=ON"))  # type: ignore[arg-type]
            await tx.apply(insert(tables.team).values(league_id=99, game="x", name="x", data={}))
    async with database.write() as tx:
        await add(tx, 2)
    assert await all_guilds(database) == [2]
    await database.close()


async def test_settings_that_durability_rests_on_are_set(path: Path) -> None:
    database = await Database.open(path)
    async with database.write() as tx:
        found = [
            (await tx.execute(text(f"PRAGMA {name}"))).scalar()  # type: ignore[arg-type]
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        ]
    assert found == ["wal", 2, 1, 5000]
    await database.close()


async def test_the_file_is_its_owners(path: Path) -> None:
    database = await Database.open(path)
    await database.close()
    assert (await asyncio.to_thread(path.stat)).st_mode & 0o077 == 0


async def test_what_the_tables_forbid_is_refused(path: Path) -> None:
    database = await Database.open(path)
    with pytest.raises(IntegrityError):
        async with database.write() as tx:
            await leagues.add(tx, guild_id=1, name="x", **{**DEFAULTS, "quiet_from": 60})
    with pytest.raises(IntegrityError):
        async with database.write() as tx:
            await add(tx, 1)
            await add(tx, 1)
    assert League.__struct_fields__[0] == "id"
    await database.close()


async def test_a_second_program_on_the_same_file_is_refused_and_says_why(path: Path) -> None:
    database = await Database.open(path)
    with pytest.raises(DatabaseInUseError, match=r"sifflet\.sqlite3: another Sifflet \(pid \d+\) already runs"):
        await Database.open(path)
    script = (
        "import asyncio, sys, pathlib\nfrom db.engine import Database\n"
        "asyncio.run(Database.open(pathlib.Path(sys.argv[1])))"
    )
    root = Path(__file__).parents[2]
    other = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", script, str(path)], capture_output=True, text=True, cwd=root, check=False
    )
    assert "DatabaseInUseError" in other.stderr
    async with database.write() as tx:
        await add(tx, 1)
    await database.close()
    again = await Database.open(path)
    assert await all_guilds(again) == [1]
    await again.close()


async def test_closing_ends_every_thread(path: Path) -> None:
    before = set(threading.enumerate())
    database = await Database.open(path)
    async with database.write() as tx:
        await add(tx, 1)
    await asyncio.gather(*(all_guilds(database) for _ in range(8)))
    await database.close()
    left = [thread for thread in threading.enumerate() if thread not in before and "asyncio" not in thread.name]
    for thread in left:
        thread.join(5)
    assert not [thread for thread in left if thread.is_alive()]
