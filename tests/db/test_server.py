"""A server's database is looked at before it is used, and an address is read in one way."""

from collections.abc import Iterator

import psycopg
import pytest
from sqlalchemy import make_url, text

from db.engine import Database
from db.server import UnusableDatabaseError, conninfo, look, parts, server_engine, shown
from tests.support import postgres


@pytest.fixture
def where() -> Iterator[str]:
    where = postgres.empty_database()
    yield where
    postgres.drop(where)


def name_of(where: str) -> str:
    return str(make_url(where).database)


def run(where: str, *statements: str) -> None:
    with psycopg.connect(where, autocommit=True) as connection:
        for statement in statements:
            connection.execute(statement.encode())


async def refused(where: str) -> str:
    with pytest.raises(UnusableDatabaseError) as raised:
        await Database.open(where)
    return str(raised.value)


@pytest.mark.parametrize("encoding", ["LATIN1", "SQL_ASCII"])
async def test_a_database_that_holds_not_every_script_is_refused_with_what_to_do(where: str, encoding: str) -> None:
    name = f"{name_of(where)}_other"
    made = f"CREATE DATABASE {name} ENCODING '{encoding}' TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'"
    run(where, made)
    other = where.replace(name_of(where), name)
    told = await refused(other)
    assert encoding in told
    assert "createdb --encoding=UTF8" in told
    postgres.drop(other)


async def test_a_database_that_takes_nothing_is_refused(where: str) -> None:
    run(where, f"ALTER DATABASE {name_of(where)} SET default_transaction_read_only = on")
    assert "nothing can be written" in await refused(where)


async def test_a_database_whose_tables_would_be_in_no_copy_is_refused(where: str) -> None:
    run(where, "CREATE SCHEMA other", f"ALTER DATABASE {name_of(where)} SET search_path = other, public")
    assert "the schema is not public" in await refused(where)


@pytest.mark.parametrize("options", ["-c timezone=UTC", "-c no_such_setting_timeout=1"])
async def test_a_pooler_is_refused_before_any_table_is_made(
    where: str, monkeypatch: pytest.MonkeyPatch, options: str
) -> None:
    """One drops what a session asks for, another refuses it."""
    run(where, f"CREATE DATABASE {name_of(where)}_new TEMPLATE template0")
    new = where.replace(name_of(where), f"{name_of(where)}_new")
    monkeypatch.setattr("db.engine.postgres._OPTIONS", options)
    assert "without a pooler (PgBouncer) before it" in await refused(new)
    with psycopg.connect(new) as connection:
        assert connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall() == []
    postgres.drop(new)


async def test_how_long_we_wait_is_ours_whatever_the_database_is_set_to(where: str) -> None:
    limits = ("lock_timeout", "statement_timeout")
    run(where, *(f"ALTER DATABASE {name_of(where)} SET {limit} = '7ms'" for limit in limits))
    database = await Database.open(where)
    async with database.write() as tx:
        ours = [(await tx.execute(text(f"SELECT current_setting('{limit}')"))).scalar_one() for limit in limits]
    await database.close()
    with server_engine(where, name="x").connect() as connection:
        whole = [connection.scalar(text(f"SELECT current_setting('{limit}')")) for limit in limits]
    assert (ours, whole) == (["500ms", "1min"], ["0", "0"])  # who wants everything does not wait for long


def test_a_database_of_ours_is_fit(where: str) -> None:
    look(where)


def test_every_part_of_an_address_is_given_as_it_was_meant() -> None:
    address = "postgresql://l%C3%A9a:p%40s%20s%2F%27%5C@base.example:5433/ma%20ligue?sslmode=require"
    told = {
        "host": "base.example",
        "port": "5433",
        "user": "léa",
        "password": "p@s s/'\\",
        "dbname": "ma ligue",
        "sslmode": "require",
    }
    assert parts(address) == told
    assert psycopg.conninfo.conninfo_to_dict(conninfo(address)) == told
    assert "p@s" not in shown(address)
    assert "p%40s" not in shown(address)
