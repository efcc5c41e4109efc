"""Migrations: what they make is what the program expects, in one piece or not at all."""

import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine

from db.migrate import (
    MIGRATIONS,
    BrokenMigrationError,
    DatabaseNewerError,
    EmptyDatabaseError,
    UnusableDatabaseError,
    migrate,
)
from db.tables import metadata

ADDED = re.compile(r", (?=[a-z_]+ [A-Z]+)")  # SQLite writes a column that was added into the line of the last one
SECOND = '''"""A later table."""

from alembic import op

revision = "{revision}"
down_revision = "{before}"


def upgrade() -> None:
    """Change."""
    op.execute("CREATE TABLE later (id INTEGER)")
{more}
'''

PUT_OFF = """
    INSERT INTO league VALUES (1, 1, 'x', 'UTC', 'fr', NULL, NULL, NULL, NULL, '[]', NULL, NULL, 1, 0, '{}', 0, 0);
    INSERT INTO contest VALUES (1, 1, 'duel', 1, 'x', 'open', '{}', '{}', x'', 1, NULL, 1, 0, NULL);
    INSERT INTO turn (id, contest_id, branch, number, status, stage, awaiting, accepting, ready, opened_ms, due_ms,
                      idle, seed, forced, service, state, events, rolls)
    VALUES (1, 1, 1, 1, 'open', 'orders', '[]', '[]', 0, 0, 30, '[]', zeroblob(32), '{}', '{}', x'', x'', x'');
    INSERT INTO postponement VALUES (7, 1, 'leave', 'left', 5, 20, 30, 10);
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "sifflet.sqlite3"


@pytest.fixture
def later(tmp_path: Path) -> Path:
    """Return the migrations of a later program."""
    scripts = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, scripts, ignore=shutil.ignore_patterns("__pycache__"))
    return scripts


def add_migration(scripts: Path, more: str = "") -> None:
    text = SECOND.format(revision="9999", before=head(scripts), more=more)
    (scripts / "versions" / "9999_later.py").write_text(text, encoding="utf-8")


def head(scripts: Path) -> str:
    return max(script.name[:4] for script in (scripts / "versions").glob("[0-9]*.py"))


def schema(path: Path) -> dict[str, list[str]]:
    """Return the lines of each table and index, without regard to their order."""
    with closing(sqlite3.connect(path)) as database:
        rows = database.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    return {
        name: sorted(part for line in sql.splitlines() for part in ADDED.split(line.strip().rstrip(",")))
        for name, sql in rows
        if not name.startswith(("sqlite_", "alembic_"))
    }


def test_the_migrations_make_exactly_the_tables_of_the_program(path: Path, tmp_path: Path) -> None:
    migrate(path)
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()
    made = create_engine(f"sqlite:///{tmp_path / 'made.sqlite3'}")
    metadata.create_all(made)
    made.dispose()
    assert schema(path) == schema(tmp_path / "made.sqlite3")  # CHECK constraints and partial indexes with the rest


def test_migrating_twice_changes_nothing(path: Path) -> None:
    migrate(path)
    before = path.read_bytes()
    migrate(path)
    assert path.read_bytes() == before
    assert [found.name for found in path.parent.iterdir()] == [path.name]


def test_an_existing_database_is_copied_before_it_is_migrated(path: Path, later: Path) -> None:
    migrate(path)
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("INSERT INTO person (user_id, name, reminders, palette) VALUES (1, 'x', 1, 'default')")
    add_migration(later)
    migrate(path, later)
    assert "later" in schema(path)
    copy = path.with_name("sifflet.sqlite3.before-9999")
    assert "later" not in schema(copy)
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("SELECT count(*) FROM person").fetchone() == (1,)


def test_a_migration_that_fails_changes_nothing(path: Path, later: Path) -> None:
    migrate(path)
    before = schema(path)
    add_migration(later, more="    raise ZeroDivisionError")
    with pytest.raises(ZeroDivisionError):
        migrate(path, later)
    assert schema(path) == before
    migrate(path)


def test_a_migration_that_breaks_references_changes_nothing(path: Path, later: Path) -> None:
    migrate(path)
    before = schema(path)
    orphan = "INSERT INTO profile VALUES (5, 1, 'kollaball', 'x', '{{}}')"
    add_migration(later, more=f'    op.execute("{orphan}")'.replace("{{}}", "{}"))
    with pytest.raises(BrokenMigrationError, match="would break 1 references"):
        migrate(path, later)
    assert schema(path) == before


def test_a_newer_database_is_refused_with_what_to_do(path: Path, later: Path) -> None:
    add_migration(later)
    migrate(path, later)
    with pytest.raises(DatabaseNewerError, match=r"made by a newer Sifflet \(revision 9999"):
        migrate(path)


def test_turns_opened_before_there_were_blinds_have_none(path: Path, later: Path) -> None:
    for script in (later / "versions").glob("[0-9]*.py"):
        if script.name[:4] > "0008":
            script.unlink()
    migrate(path, later)
    with closing(sqlite3.connect(path)) as database, database:
        database.executescript(PUT_OFF.partition("INSERT INTO postponement")[0])
    migrate(path)
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT seed, blind FROM turn").fetchall() == [(bytes(32), None)]


def test_deadlines_put_off_before_there_were_extensions_are_kept(path: Path, later: Path) -> None:
    for script in (later / "versions").glob("[0-9]*.py"):
        if script.name[:4] > "0005":
            script.unlink()
    migrate(path, later)
    with closing(sqlite3.connect(path)) as database, database:
        database.executescript(PUT_OFF)
    migrate(path)
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT * FROM postponement").fetchall() == [
            (7, 1, "leave", "left", 5, None, 20, 30, 10)
        ]


def test_an_empty_file_is_refused_and_a_missing_one_is_made(path: Path) -> None:
    path.touch()
    with pytest.raises(EmptyDatabaseError, match="the file is empty"):
        migrate(path)
    assert path.stat().st_size == 0
    path.unlink()
    migrate(path)
    assert "league" in schema(path)
    assert path.stat().st_mode & 0o077 == 0


def test_what_is_left_of_a_database_half_made_is_no_hindrance(path: Path, later: Path) -> None:
    add_migration(later, '    op.execute("INSERT INTO nowhere VALUES (1)")')
    with pytest.raises(UnusableDatabaseError, match="no such table: nowhere"):
        migrate(path, later)
    assert not path.exists()
    path.with_name(path.name + ".new").write_bytes(b"half")
    migrate(path)
    assert "league" in schema(path)
    assert [file.name for file in path.parent.glob(f"{path.name}*")] == [path.name]
