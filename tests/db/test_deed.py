"""Whether what somebody asks for is done: what is committed for it in their own task, and nothing else."""

import asyncio
from pathlib import Path

import pytest

from db import keys, leagues
from db.engine import Database
from db.engine.deed import Deed, begin_deed, deed
from db.engine.key import Key
from referee.league.settings import DEFAULTS


async def write(database: Database, guild_id: int, key: Key | None = None) -> None:
    async with database.write(key) as tx:
        await leagues.add(tx, guild_id=guild_id, name="x", **DEFAULTS)


async def test_it_is_done_once_it_is_committed_and_not_before(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "sifflet.sqlite3")
    begin_deed()
    with pytest.raises(ZeroDivisionError):
        async with database.write() as tx:
            await leagues.add(tx, guild_id=1, name="x", **DEFAULTS)
            assert 1 / 0
    async with database.read():
        pass
    assert deed() is Deed.none
    await write(database, 1)
    assert deed() is Deed.done
    begin_deed()
    assert deed() is Deed.none
    await database.close()


async def test_what_is_kept_beside_it_and_what_other_tasks_do_is_not_it(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "sifflet.sqlite3")
    begin_deed()
    await write(database, 1, keys.APART)
    await write(database, 2, keys.aside(keys.of_league(1)))
    await asyncio.create_task(write(database, 3))
    assert deed() is Deed.none
    await database.close()
