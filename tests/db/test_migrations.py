"""Migrations: what they make is what the program expects, in one piece or not at all."""

import re
import runpy
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from io import StringIO
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from sqlalchemy import PrimaryKeyConstraint, UniqueConstraint, create_engine

from db.migrate import (
    MIGRATIONS,
    BrokenMigrationError,
    DatabaseNewerError,
    DatabaseOlderError,
    EmptyDatabaseError,
    UnusableDatabaseError,
    migrate,
)
from db.tables import metadata

ADDED = re.compile(r", (?=[a-z_]+ [A-Z]+)")  # SQLite writes a column that was added into the line of the last one
ADDS = re.compile(r"ALTER TABLE (\w+) ADD (?:COLUMN )?(.*)")
DROPS = re.compile(r"ALTER TABLE (\w+) DROP (CONSTRAINT \w+)")
POSTGRESQL_KEEPS = 63  # letters of a name
SECOND = '''"""A later table."""

from alembic import op

revision = "{revision}"
down_revision = "{before}"


def upgrade() -> None:
    """Change."""
    op.execute("CREATE TABLE later (id INTEGER)")
{more}
'''


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
    return {  # a table that was made anew to be changed has its name in quotes
        name: sorted(part for line in sql.splitlines() for part in ADDED.split(line.strip().rstrip(",")))
        for name, sql in ((name, sql.replace(f'"{name}"', name)) for name, sql in rows)
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
        database.execute("INSERT INTO person (user_id, name, palette) VALUES (1, 'x', 'default')")
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


def test_a_database_from_before_the_first_release_is_refused_and_left_as_it_is(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('0010')")
    before = path.read_bytes()
    with pytest.raises(DatabaseOlderError, match=r"before its first release \(revision 0010; .* move the file away"):
        migrate(path)
    assert path.read_bytes() == before
    assert [found.name for found in path.parent.iterdir()] == [path.name]


def on_postgresql(make: Callable[[MigrationContext], None]) -> list[str]:
    """Return the statements with which `make` would make tables there; the parts of each in alphabetical order."""
    written = StringIO()
    options = {"as_sql": True, "output_buffer": written, "target_metadata": metadata}
    make(MigrationContext.configure(dialect_name="postgresql", opts=options))
    statements = [statement.strip() for statement in written.getvalue().split(";") if statement.strip()]
    changes = [one for one in statements if one.startswith("ALTER TABLE")]
    for change in changes:
        if dropped := DROPS.fullmatch(change):
            table, constraint = dropped.groups()
            of_table = re.compile(rf"(?<=CREATE TABLE {table} \()(.*?),?\s*{constraint} [^\n]*", re.DOTALL)
            statements = [of_table.sub(r"\1,", one) for one in statements]
        elif match := ADDS.fullmatch(change):
            table, added = match.groups()
            statements = [f"{one}\n{added}" if one.startswith(f"CREATE TABLE {table} (") else one for one in statements]
    statements = [one for one in statements if not one.startswith(("ALTER TABLE", "UPDATE"))]
    return sorted("\n".join(sorted(line.strip(" ,\t") for line in one.splitlines())) for one in statements)


def test_the_migrations_make_exactly_the_tables_of_the_program_on_postgresql_too() -> None:
    def by_migrations(context: MigrationContext) -> None:
        with Operations.context(context):
            for script in sorted((MIGRATIONS / "versions").glob("[0-9]*.py")):
                runpy.run_path(str(script))["upgrade"]()

    def by_program(context: MigrationContext) -> None:
        for table in metadata.sorted_tables:
            context.impl.create_table(table)

    made = on_postgresql(by_migrations)
    assert len(made) > len(metadata.tables)
    assert made == on_postgresql(by_program)


def test_orders_from_before_were_read_as_they_were_sent() -> None:
    engine = create_engine("sqlite://")
    with engine.begin() as connection, Operations.context(MigrationContext.configure(connection)):
        connection.exec_driver_sql("CREATE TABLE submission AS SELECT '1 R B4' AS text")
        connection.exec_driver_sql("CREATE TABLE draft AS SELECT '2 R B4' AS text")
        runpy.run_path(str(MIGRATIONS / "versions" / "0105_as_sent.py"))["upgrade"]()
        for table in ("submission", "draft"):
            rows = connection.exec_driver_sql(f"SELECT text, as_sent FROM {table}").all()  # noqa: S608 - ours
            assert [text == as_sent for text, as_sent in rows] == [True]
    engine.dispose()


def test_no_name_is_used_twice_where_all_tables_share_them() -> None:
    # On PostgreSQL what has an index (keys, unique constraints, indexes) is named in the same space as the tables.
    names = [str(table.name) for table in metadata.tables.values()]
    for table in metadata.tables.values():
        names += [str(index.name) for index in table.indexes]
        kinds = (PrimaryKeyConstraint, UniqueConstraint)
        names += [str(one.name) for one in table.constraints if isinstance(one, kinds)]
    assert sorted(names) == sorted(set(names))
    assert max(map(len, names)) <= POSTGRESQL_KEEPS


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


def test_what_waits_to_be_sent_outlives_a_table_made_anew(path: Path, later: Path) -> None:
    for script in (later / "versions").glob("[0-9]*.py"):
        if script.name >= "0107":
            script.unlink()
    migrate(path, later)
    with closing(sqlite3.connect(path)) as database, database:
        fill(database, "league", name="Ligue")
        fill(database, "outbox", league_id=1, destination="user", user_id=7, status="pending", nonce="n")
        before = database.execute("SELECT * FROM outbox").fetchall()
    migrate(path)
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT * FROM outbox").fetchall() == [(*row, None, None) for row in before]
        fill(database, "outbox", league_id=1, destination="signup", status="sent", nonce="m")
        with pytest.raises(sqlite3.IntegrityError, match="ck_outbox_destination"):
            fill(database, "outbox", league_id=1, destination="elsewhere", status="sent", nonce="o")


def fill(database: sqlite3.Connection, table: str, **given: object) -> None:
    """Insert a row in which whatever is not given and has to be there is zero."""
    needed = database.execute('SELECT name FROM pragma_table_info(?) WHERE "notnull" AND NOT pk', (table,)).fetchall()
    row = {**{name: 0 for (name,) in needed}, **given}
    places = ", ".join("?" for _ in row)
    database.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({places})", tuple(row.values()))  # noqa: S608 - ours
