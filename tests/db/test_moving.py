"""A house moved from SQLite to PostgreSQL and back is the same, row by row, and gives no id twice; or nothing moves."""

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import cast

import psycopg
import pytest
from hypothesis import Phase, given, settings

from db.engine import Database, DatabaseInUseError, Where
from db.moving import LEFT, MovedHouse, UnmovableError, move_house
from db.server import UnusableDatabaseError
from db.tables import metadata
from tests.support import postgres
from tests.support.beside import Table, beside
from tests.support.filled import Rows, filled, write
from tests.support.template import put_database

LEAGUE = (
    "INSERT INTO league (guild_id, name, zone, language, reminder_hours, early_close, turn_lines, stage_hours, fund, "
    "outage_hours) VALUES (1, 'x', 'Europe/Paris', 'fr', '[]', {yes}, {yes}, '{{}}', 0, 2)"
)


def tables(path: Path) -> dict[str, list[str]]:
    """Return all rows, in an order that both have."""
    with beside(path) as database:
        return {name: sorted(map(repr, cast("Table", rows))) for name, rows in database.state().items()}


def change(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as database, database:
        for statement in statements:
            database.execute(statement)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a small house in a file."""
    put_database(tmp_path / "sifflet.sqlite3")
    change(tmp_path / "sifflet.sqlite3", LEAGUE.format(yes="1"))
    return tmp_path / "sifflet.sqlite3"


@pytest.fixture
def server() -> Iterator[str]:
    where = postgres.empty_database()
    yield where
    postgres.drop(where)


def rows_of(where: str, table: str = "league") -> list[tuple[object, ...]]:
    with psycopg.connect(where) as connection:
        return connection.execute(f"SELECT * FROM {table}".encode()).fetchall()  # noqa: S608 - ours


@settings(max_examples=5, phases=[Phase.generate])
@given(rows=filled())
def test_a_house_that_moved_there_and_back_is_the_same(rows: Rows) -> None:
    assert {name for name, of_table in rows.items() if of_table} == {table.name for table in metadata.sorted_tables}
    where = postgres.empty_database()
    with tempfile.TemporaryDirectory() as folder:
        path, back, other = (Path(folder) / name for name in ("old.sqlite3", "back.sqlite3", "other.sqlite3"))
        write(put_database(path), rows)
        change(path, "UPDATE sqlite_sequence SET seq = max(seq, 2147480000) WHERE name = 'outbox'")
        moved = {name: of_table for name, of_table in rows.items() if name not in LEFT}
        count = MovedHouse(len(moved), sum(map(len, moved.values())))
        assert [move_house(path, where), move_house(where, back), move_house(back, other)] == [count, count, count]
        change(path, "UPDATE outbox SET owner = NULL, leased_ms = NULL", "DELETE FROM pace", "DELETE FROM line")
        assert tables(path) == tables(back) == tables(other)
    postgres.drop(where)


def test_no_id_is_given_twice(path: Path, server: str, tmp_path: Path) -> None:
    change(path, *[LEAGUE.format(yes="1").replace("(1,", f"({guild},") for guild in (2, 3)])
    change(path, "DELETE FROM league WHERE id > 1")
    move_house(path, server)
    with psycopg.connect(server) as connection:
        new = connection.execute((LEAGUE.format(yes="true").replace("(1,", "(4,") + " RETURNING id").encode())
        assert new.fetchone() == (4,)
        connection.execute("DELETE FROM league WHERE id = 4")
    move_house(server, tmp_path / "back.sqlite3")
    change(tmp_path / "back.sqlite3", LEAGUE.format(yes="1").replace("(1,", "(5,"))
    assert [row.split(",")[0] for row in tables(tmp_path / "back.sqlite3")["league"]] == ["(1", "(5"]


def refused(source: Where, target: Where) -> tuple[str, str]:
    with pytest.raises(UnmovableError) as raised:
        move_house(source, target)
    return raised.value.why, raised.value.place


def test_a_source_with_nothing_sound_in_it_is_refused(path: Path, server: str, tmp_path: Path) -> None:
    nothing, target = tmp_path / "nothing.sqlite3", tmp_path / "new" / "target.sqlite3"
    assert refused(nothing, target) == ("missing", "")
    nothing.touch()
    assert refused(nothing, target) == ("empty", "")
    assert refused(put_database(tmp_path / "fresh.sqlite3"), target) == ("empty", "")
    assert refused(server, target) == ("empty", "")
    nothing.write_bytes(b"no database" * 1000)
    assert refused(nothing, target)[0] == "damaged"
    change(path, "UPDATE alembic_version SET version_num = '0114'")
    assert refused(path, target) == ("older", "")
    change(path, "UPDATE alembic_version SET version_num = '9999'")
    assert refused(path, target) == ("newer", "")
    assert not target.exists()


def test_a_target_with_rows_is_refused_and_left_alone(path: Path, server: str, tmp_path: Path) -> None:
    other = tmp_path / "other.sqlite3"
    move_house(path, server)
    move_house(path, other)
    for target in (server, other):
        assert refused(path, target) == ("not_empty", "table league")
    for where in (path, server):
        assert refused(where, where) == ("same", "")
    assert refused(server, f"{server}&connect_timeout=9") == ("same", "")
    assert len(rows_of(server)) == 1
    with psycopg.connect(server) as connection:
        connection.execute("DELETE FROM league")
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert refused(path, server) == ("newer", "")


def test_a_database_that_a_bot_was_once_started_on_is_empty(path: Path, server: str) -> None:
    with psycopg.connect(server) as connection:
        connection.execute("INSERT INTO pulse (id, at_ms) VALUES (1, 5)")
    move_house(path, server)
    assert len(rows_of(server)) == 1
    assert rows_of(server, "pulse") == []


def test_a_database_without_tables_is_made(path: Path, server: str) -> None:
    with psycopg.connect(server) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    move_house(path, server)
    assert len(rows_of(server)) == 1


async def test_nothing_moves_while_a_bot_runs(path: Path, server: str, tmp_path: Path) -> None:
    for where in (path, server):
        bot = await Database.open(where)
        async with bot.read() as _, bot.write() as _:
            for source, target in ((path, server), (server, tmp_path / "new.sqlite3")):
                if where in (source, target):
                    with pytest.raises(DatabaseInUseError, match="already runs on this database"):
                        move_house(source, target)
        await bot.close()
    assert rows_of(server) == []


@pytest.mark.parametrize(
    ("spoil", "place"),
    [
        ("name = 'a' || char(0)", "table league, ligne id=1, colonne name : un caractère NUL"),
        ("name = CAST(x'41ff' AS TEXT)", "table league, ligne id=1, colonne name : valeur d'un autre type"),
        ("name = x'41'", "table league, ligne id=1, colonne name : valeur d'un autre type"),
        ("early_close = 2", "table league, ligne id=1, colonne early_close : valeur d'un autre type"),
        ("fund = 4294967296", "table league, ligne id=1, colonne fund : un nombre de plus de 32 bits"),
        (
            "language = 'français ou anglais'",
            "table league, ligne id=1, colonne language : un texte de 19 caractères, pour 8",
        ),
    ],
)
def test_a_value_that_could_not_be_kept_is_named_and_nothing_moves(
    path: Path, server: str, spoil: str, place: str
) -> None:
    change(path, f"UPDATE league SET {spoil}")  # noqa: S608 - ours
    assert refused(path, server) == ("unfit", place)
    assert rows_of(server) == []


def test_a_copy_that_is_not_equal_is_undone(path: Path, server: str) -> None:
    with psycopg.connect(server) as connection:
        connection.execute("CREATE RULE other AS ON INSERT TO league DO ALSO UPDATE league SET fund = 1")
    assert refused(path, server) == ("changed", "table league, ligne id=1")
    assert rows_of(server) == []


def test_what_breaks_off_leaves_the_target_as_it_was(path: Path, server: str, tmp_path: Path) -> None:
    with psycopg.connect(server) as connection:
        connection.execute("ALTER TABLE league ADD CONSTRAINT no CHECK (fund > 0)")
    with pytest.raises(UnusableDatabaseError, match="violates check constraint"):
        move_house(path, server)
    assert rows_of(server) == []
    with pytest.raises(UnusableDatabaseError, match="cannot be used"):
        move_house(path, server.replace("t_", "nowhere_"))
    change(path, "UPDATE league SET name = x'41'")
    assert refused(path, tmp_path / "new.sqlite3")[0] == "unfit"
    assert not (tmp_path / "new.sqlite3").exists()
