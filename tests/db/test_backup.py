"""Copies of the database: whole, checked, few, and put back only where nobody runs."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from db import backup, leagues
from db.backup import BrokenCopyError
from db.engine import Database, DatabaseInUseError
from referee.league.settings import DEFAULTS

NIGHT = 24 * 3_600_000
FIRST_NIGHT = 1_772_366_400_000  # 2026-03-01 12:00 UTC


async def add(database: Database, guild_id: int) -> None:
    async with database.write() as tx:
        await leagues.add(tx, guild_id=guild_id, name="x", **DEFAULTS)


async def guilds(path: Path) -> list[int]:
    database = await Database.open(path)
    try:
        async with database.read() as tx:
            return [league.guild_id for league in await leagues.all_leagues(tx)]
    finally:
        await database.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "sifflet.sqlite3"


async def test_a_copy_made_amid_writes_holds_what_was_committed_and_can_be_put_back(path: Path) -> None:
    database = await Database.open(path)
    await add(database, 1)
    made, _ = await asyncio.gather(
        asyncio.to_thread(backup.make, path, path.parent / "copies", FIRST_NIGHT, 14), add(database, 2)
    )
    await add(database, 3)
    with pytest.raises(DatabaseInUseError):
        backup.restore(made, path, path.parent, FIRST_NIGHT)
    await database.close()
    kept = backup.restore(made, path, path.parent, FIRST_NIGHT)
    assert (await guilds(path)) in ([1], [1, 2])
    assert kept is not None
    assert await guilds(kept) == [1, 2, 3]


async def test_only_the_newest_copies_are_kept_and_other_files_are_left_alone(path: Path) -> None:
    await (await Database.open(path)).close()
    folder = path.parent / "copies"
    other = folder / "sifflet-notes.sqlite3"
    made = [backup.make(path, folder, FIRST_NIGHT + night * NIGHT, 3) for night in range(5)]
    other.touch()
    assert backup.copies(path, folder) == made[:1:-1]
    assert sorted(folder.iterdir()) == sorted([*made[2:], other])
    assert backup.made_at_ms(made[4]) == FIRST_NIGHT + 4 * NIGHT


def damage(sound: Path, damaged: Path) -> None:
    data = bytearray(sound.read_bytes())
    data[8192:20480] = b"\xff" * 12288
    damaged.write_bytes(bytes(data))


async def test_a_damaged_file_is_not_put_back_and_pushes_no_copy_out(path: Path) -> None:
    database = await Database.open(path)
    for guild in range(300):
        await add(database, guild)
    await database.close()
    folder = path.parent / "copies"
    sound = backup.make(path, folder, FIRST_NIGHT, 1)
    damaged = path.with_name("damaged.sqlite3")
    damage(sound, damaged)
    with pytest.raises(BrokenCopyError):
        backup.restore(damaged, path, path.parent, FIRST_NIGHT)
    with pytest.raises(BrokenCopyError):
        backup.make(damaged, folder, FIRST_NIGHT + NIGHT, 1)
    assert len(await guilds(path)) == 300
    assert [file.name for file in folder.iterdir()] == [sound.name]


@pytest.mark.parametrize("content", [b"", b"not a database" * 400])
def test_a_file_that_is_no_database_of_ours_is_refused(path: Path, content: bytes) -> None:
    stray = path.with_name("stray.sqlite3")
    stray.write_bytes(content)
    with pytest.raises(BrokenCopyError):
        backup.restore(stray, path, path.parent, FIRST_NIGHT)
    assert not path.exists()


async def test_a_copy_is_one_file_for_its_owner_alone(path: Path) -> None:
    await (await Database.open(path)).close()
    made = backup.make(path, path.parent / "copies", FIRST_NIGHT, 14)
    assert made.stat().st_mode & 0o077 == 0
    with closing(sqlite3.connect(made)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)


async def test_of_two_databases_in_one_folder_each_has_its_own_copies(path: Path) -> None:
    folder, made = path.parent / "copies", dict[Path, list[Path]]()
    places = [path.with_name(name) for name in ("ligue.db", "ligue-b.db", "ligue[a-b]*.db")]
    for place in places:
        await (await Database.open(place)).close()
    for night in range(3):
        for place in places:
            made.setdefault(place, []).insert(0, backup.make(place, folder, FIRST_NIGHT + night * NIGHT, 2))
    assert [backup.copies(place, folder) for place in places] == [copies[:2] for copies in made.values()]


def contents(folder: Path) -> list[bytes]:
    return [file.read_bytes() for file in folder.iterdir() if file.is_file()]


def lose(path: Path, left: bytes) -> None:
    """Remove a file, but not what stands beside it."""
    path.unlink()
    for ending in ("-wal", "-shm", "-journal"):
        path.with_name(path.name + ending).write_bytes(left)


async def test_what_sqlite_left_beside_the_file_before_is_not_taken_for_the_copys(path: Path) -> None:
    database = await Database.open(path)
    await add(database, 1)
    await database.close()
    made = backup.make(path, path.parent / "copies", FIRST_NIGHT, 14)
    left = b"left" * 1000
    lose(path, left)
    backup.restore(made, path, path.parent, FIRST_NIGHT)
    assert left not in contents(path.parent)
    assert await guilds(path) == [1]


async def test_what_a_copy_that_was_killed_has_left_is_thrown_away_once_nobody_works_on_it(path: Path) -> None:
    await (await Database.open(path)).close()
    folder = path.parent / "copies"
    folder.mkdir()
    names = ("sifflet-20260301-030000.sqlite3.1.part", "sifflet-20260303-030000.sqlite3.2.part", "film.mp4.part")
    old, new, other = (folder / name for name in names)
    for file, night in ((old, 0), (new, 2), (other, 0)):
        file.touch()
        os.utime(file, ns=((FIRST_NIGHT + night * NIGHT) * 1_000_000,) * 2)
    made = backup.make(path, folder, FIRST_NIGHT + 2 * NIGHT, 2)
    assert sorted(folder.iterdir()) == sorted([made, new, other])
