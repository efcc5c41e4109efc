"""Copies of a database on a server: whole, counted, and put back in one transaction or not at all."""

import asyncio
import os
import stat
from collections.abc import Iterator
from datetime import time
from pathlib import Path

import psycopg
import pytest

from db import backup, leagues
from db.engine import Database, DatabaseInUseError
from db.server import UnusableDatabaseError
from referee.clock.nightly import Backups, back_up
from referee.house import House
from referee.league.settings import DEFAULTS
from tests.referee.world import GAMES, TestClock
from tests.support import postgres
from tests.support.chance import of_this_test

NIGHT = 24 * 3_600_000
FIRST_NIGHT = 1_772_366_400_000  # 2026-03-01 12:00 UTC


@pytest.fixture(autouse=True)
def programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the server's own programs be found."""
    monkeypatch.setenv("PATH", f"{postgres.binaries()}:{os.environ['PATH']}")


@pytest.fixture
def where() -> Iterator[str]:
    database = postgres.empty_database()
    yield database
    postgres.drop(database)


def change(where: str, *statements: str) -> list[tuple[object, ...]]:
    with psycopg.connect(where) as connection:
        for statement in statements[:-1]:
            connection.execute(statement.encode())
        return connection.execute(statements[-1].encode()).fetchall()


async def add(database: Database, *guild_ids: int) -> None:
    for guild_id in guild_ids:
        async with database.write() as tx:
            await leagues.add(tx, guild_id=guild_id, name=f"\\. {guild_id}\nx", **DEFAULTS)


async def test_a_copy_made_amid_writes_is_put_back_and_nothing_is_said_unlooked(where: str, tmp_path: Path) -> None:
    database = await Database.open(where)
    await add(database, 1)
    waits = (
        "INSERT INTO outbox (league_id, destination, lane, kind, payload, nonce, status, attempts, next_try_ms) "
        "VALUES (1, 'announce', 'x', 'x', '{}', 'x', 'pending', 0, 5)"
    )
    change(where, waits, "SELECT 1")
    made, _ = await asyncio.gather(
        asyncio.to_thread(backup.make, where, tmp_path / "copies", FIRST_NIGHT, 14), add(database, 2, 3)
    )
    with pytest.raises(DatabaseInUseError):
        backup.restore(made, where, tmp_path, FIRST_NIGHT)
    await add(database, 4)
    await database.close()
    change(where, "UPDATE alembic_version SET version_num = '9999'", "CREATE TABLE later (id INTEGER)", "SELECT 1")
    kept = backup.restore(made, where, tmp_path, FIRST_NIGHT)
    [(last,)] = change(where, "SELECT max(guild_id) FROM league")
    assert last in {1, 2, 3}
    assert change(where, "SELECT first_try_ms FROM outbox") == [(5,)]
    assert change(where, "SELECT to_ms, is_settled FROM outage") == [(FIRST_NIGHT, True)]
    assert change(where, "SELECT to_regclass('later')") == [(None,)]
    assert change(where, "SELECT nextval('league_id_seq')") > [(last,)]
    assert kept is not None
    assert [stat.S_IMODE(file.stat().st_mode) for file in (made, kept)] == [0o600, 0o600]
    backup.restore(kept, where, tmp_path, FIRST_NIGHT + NIGHT)
    assert change(where, "SELECT guild_id FROM league ORDER BY id") == [(1,), (2,), (3,), (4,)]


def test_only_the_newest_copies_are_kept(where: str, tmp_path: Path) -> None:
    made = [backup.make(where, tmp_path, FIRST_NIGHT + night * NIGHT, 2) for night in range(3)]
    assert backup.copies(where, tmp_path) == made[:0:-1]
    assert sorted(tmp_path.iterdir()) == made[1:]


def test_a_file_that_is_no_sound_copy_changes_nothing(where: str, tmp_path: Path) -> None:
    change(where, "INSERT INTO person (user_id, name, palette) VALUES (1, 'x', 'default')", "SELECT 1")
    made = backup.make(where, tmp_path, FIRST_NIGHT, 2)
    stray, cut = tmp_path / "stray.dump", tmp_path / "cut.dump"
    stray.write_bytes(b"no copy")
    cut.write_bytes(made.read_bytes()[:-100])
    for broken in (stray, cut):
        with pytest.raises(backup.BrokenCopyError):
            backup.restore(broken, where, tmp_path, FIRST_NIGHT)
    other = tmp_path / "other.dump"  # read without fault, but the database does not take it
    other.write_bytes(made.read_bytes().replace(b"ck_person_palette", b'ck_person_quiet""', 1))
    with pytest.raises(UnusableDatabaseError):
        backup.restore(other, where, tmp_path, FIRST_NIGHT)
    assert change(where, "SELECT name FROM person") == [("x",)]


def test_a_copy_holds_our_tables_alone_and_nothing_else_is_touched(where: str, tmp_path: Path) -> None:
    change(where, "CREATE SCHEMA other", "CREATE TABLE other.notes AS SELECT 1 AS id", "SELECT 1")
    change(where, "CREATE EXTENSION IF NOT EXISTS plpgsql", "SELECT 1")
    made = backup.make(where, tmp_path, FIRST_NIGHT, 2)
    change(where, "INSERT INTO other.notes VALUES (2)", "SELECT 1")
    backup.restore(made, where, tmp_path, FIRST_NIGHT)
    assert change(where, "SELECT id FROM other.notes ORDER BY id") == [(1,), (2,)]


STRANGERS = (
    "CREATE ROLE {0}",
    "CREATE FOREIGN DATA WRAPPER {0}",
    "CREATE SERVER {0} FOREIGN DATA WRAPPER {0}",
    "CREATE FOREIGN TABLE far (id INTEGER) SERVER {0}",
    "CREATE TABLE near AS SELECT 7 AS id",
    "ALTER TABLE near OWNER TO {0}",
    "REVOKE ALL ON near FROM PUBLIC",
)


def test_what_is_anothers_in_our_schema_is_in_no_copys_way_and_stays(
    where: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A table of another role's, which we may not even read, and one that is on another server."""
    role = f"r_{where.partition('?')[0].rpartition('/')[2]}"
    change(where, *(statement.format(role) for statement in STRANGERS), "SELECT 1")
    made = backup.make(where, tmp_path, FIRST_NIGHT, 2)
    assert "no copy holds what is not Sifflet's: far, near (pg_dump --table=public.NAME)" in caplog.text
    backup.restore(made, where, tmp_path, FIRST_NIGHT)
    assert change(where, "SELECT id FROM near") == [(7,)]
    assert change(where, "SELECT to_regclass('far') IS NULL") == [(False,)]
    change(where, "DROP TABLE near", f"DROP FOREIGN DATA WRAPPER {role} CASCADE", f"DROP ROLE {role}", "SELECT 1")


@pytest.mark.parametrize(
    "made",
    [
        "CREATE VIEW mine AS SELECT name FROM league",
        "CREATE SCHEMA other; CREATE MATERIALIZED VIEW other.mine AS SELECT name FROM league",
        "CREATE TABLE mine (league_id INTEGER REFERENCES league)",
    ],
)
def test_a_restore_that_would_take_what_is_anothers_with_it_says_so_and_changes_nothing(
    where: str, tmp_path: Path, made: str
) -> None:
    change(where, "INSERT INTO person (user_id, name, palette) VALUES (1, 'x', 'default')", "SELECT 1")
    copy = backup.make(where, tmp_path, FIRST_NIGHT, 2)
    change(where, "DELETE FROM person", *made.split("; "), "SELECT 1")
    with pytest.raises(UnusableDatabaseError, match=r"tables: (other\.)?mine; keep how it is made"):
        backup.restore(copy, where, tmp_path, FIRST_NIGHT)
    assert change(where, "SELECT count(*) FROM person") == [(0,)]
    assert backup.copies(where, tmp_path) == [copy]


def test_what_later_programs_write_into_a_copy_an_older_server_is_not_told(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As those of PostgreSQL 17 do; a row that begins so is a row."""
    setting = "SET transaction_timeout = 0;"
    change(where, "INSERT INTO calendar_entry VALUES ('SET transaction_timeout = 0;', 1, 2, 3)", "SELECT 1")
    made = backup.make(where, tmp_path / "copies", FIRST_NIGHT, 2)
    real = postgres.binaries() / "pg_restore"
    program(tmp_path, "pg_restore", f'echo "{setting}"; exec {real} "$@"')
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    backup.restore(made, where, tmp_path / "copies", FIRST_NIGHT)
    assert change(where, "SELECT uid FROM calendar_entry") == [(setting,)]


def program(folder: Path, name: str, does: str) -> None:
    (folder / name).write_text(f"#!/bin/sh\n{does}\n")
    (folder / name).chmod(0o755)


def test_the_password_is_on_no_command_line(where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = postgres.binaries() / "pg_dump"
    program(tmp_path, "pg_dump", f'echo "$@" "$PGPASSWORD" >> {tmp_path}/seen; exec {real} "$@"')
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    backup.make(where.replace("sifflet@", "sifflet:geheim@"), tmp_path, FIRST_NIGHT, 2)
    *_, seen = (tmp_path / "seen").read_text().splitlines()
    assert seen.endswith(" geheim")
    assert seen.count("geheim") == 1


def test_a_copy_may_take_longer_than_a_silent_transaction(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server ends the one that gave pg_dump its instant, which it has by then."""
    program(tmp_path, "pg_dump", f'{postgres.binaries() / "pg_dump"} "$@" && test "$1" = --version || sleep 2')
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    monkeypatch.setattr("db.server.STILL_S", 1)
    backup.check(backup.make(where, tmp_path, FIRST_NIGHT, 2), where)


@pytest.mark.parametrize(
    ("there", "said"),
    [("", "pg_dump is not on the PATH"), ("echo 'pg_dump (PostgreSQL) 9.6.1'", "9.6.1 is older than the server")],
)
async def test_without_the_programs_the_night_says_so_and_goes_on(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, there: str, said: str
) -> None:
    if there:
        program(tmp_path, "pg_dump", there)
    monkeypatch.setenv("PATH", str(tmp_path))
    database = await Database.open(where)
    house = House(db=database, clock=TestClock(), games=GAMES, random_bytes=of_this_test())
    assert await back_up(house, Backups(tmp_path / "copies", time(4), "Europe/Paris", 2)) is None
    await database.close()
    assert [record.getMessage().count(said) for record in caplog.records] == [1]
    assert backup.copies(where, tmp_path / "copies") == []


async def test_of_several_processes_with_one_folder_one_makes_the_copy_of_a_night(where: str, tmp_path: Path) -> None:
    databases = [await Database.open(where) for _ in range(2)]
    nightly = Backups(tmp_path, time(4), "Europe/Paris", 2)
    houses = [House(db=each, clock=TestClock(), games=GAMES, random_bytes=of_this_test()) for each in databases]
    made = await asyncio.gather(*(back_up(house, nightly) for house in houses))
    for database in databases:
        await database.close()
    assert [copy for copy in made if copy] == backup.copies(where, tmp_path)
