"""A server's database is looked at before it is used, and an address is read in one way."""

from collections.abc import Iterator

import psycopg
import pytest
from sqlalchemy import make_url

from db.engine import Database
from db.server import UnusableDatabaseError, conninfo, look, parts, shown
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
