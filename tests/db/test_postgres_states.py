"""What a server says that is like it is for a while, and no fault of ours: told as unsaved, and not for longer."""

from collections.abc import AsyncIterator

import psycopg
import pytest
from sqlalchemy import make_url, text
from sqlalchemy.exc import DBAPIError

from db import keys, people, pulse
from db.engine import Database, UnsavedError, why
from tests.db.test_postgres import SOMEBODY, pid_of
from tests.support import postgres as server
from tests.support.beside import beside


@pytest.fixture
async def database() -> AsyncIterator[Database]:
    where = server.empty_database()
    opened = await Database.open(where)
    yield opened
    await opened.close()
    server.drop(where)


@pytest.mark.parametrize(
    "code",
    [
        "40001",  # serialization failure
        "40P01",  # deadlock
        "57014",  # statement timeout
        "55P03",  # lock timeout
        "57P01",  # the server goes down
        "25P03",  # idle in transaction
        "25006",  # the server may only be read
        "53100",  # disk full
        "53200",  # out of memory
        "53300",  # too many connections
        "58030",  # the disk is broken
    ],
)
async def test_what_is_not_our_fault_is_unsaved(database: Database, code: str) -> None:
    raising = text(f"DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '{code}'; END $$")
    with pytest.raises(UnsavedError):
        async with database.write(keys.APART) as tx:
            await tx.execute(raising)
    async with database.write() as tx:
        await people.add(tx, SOMEBODY)


async def test_connections_made_while_nothing_could_be_written_are_not_kept(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    """Each session has kept what was said of all when it began (25006); the log says so, in a line."""
    where = str(database.where)
    setting = f"ALTER DATABASE {make_url(where).database} {{}} default_transaction_read_only".format
    with beside(where) as it:
        it.change(f"{setting('SET')} = on")
        it.send_away()
    async with database.read() as one, database.read() as other:
        for tx in (one, other):
            await pid_of(tx)
    with pytest.raises(UnsavedError):
        async with database.write(keys.APART) as tx:
            await people.add(tx, SOMEBODY)
    with beside(where) as it:
        it.change(setting("RESET"))
    async with database.write(keys.APART) as tx, database.write(keys.APART) as beside_it:
        await people.add(tx, SOMEBODY)
        await pulse.note(beside_it, 1)
    assert "25006, cannot execute INSERT in a read-only transaction" in caplog.text


@pytest.mark.parametrize(("code", "is_kept"), [("40001", True), ("57014", True), ("53100", False), ("58030", False)])
async def test_a_connection_that_was_told_how_the_server_is_is_not_kept(
    database: Database, code: str, is_kept: bool
) -> None:
    raising = text(f"DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '{code}'; END $$")
    with pytest.raises(UnsavedError):
        async with database.write(keys.APART) as tx:
            before = await pid_of(tx)
            await tx.execute(raising)
    async with database.read() as tx:
        assert (await pid_of(tx) == before) is is_kept


@pytest.mark.parametrize("code", ["22001", "23505"])
def test_of_what_was_to_be_written_the_log_has_the_code_alone(code: str) -> None:
    error = psycopg.errors.lookup(code)("value »1 P >B4« is too long")
    assert why(DBAPIError(None, None, error)) == f"{type(error).__name__}, {code}"
