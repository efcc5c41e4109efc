"""PostgreSQL: what holds whom up, what does not, and what is told of a transaction that was not saved."""

import asyncio
import gc
import itertools
from collections.abc import AsyncIterator, Coroutine
from contextlib import AbstractAsyncContextManager
from typing import Any

import psycopg
import psycopg.waiting
import pytest
from sqlalchemy import text, update

from db import calendar_entries, contests, keys, leagues, people, pulse, sql, turns
from db.engine import Database, Tx, UnsavedError, postgres
from db.engine.key import Keys
from db.rows import ContestSettings, Person
from db.tables import league as league_table
from referee.league.settings import DEFAULTS
from tests.support import postgres as server
from tests.support.called_off import CalledOff
from tests.support.waiting import until_gone, until_old, until_waiting

SOMEBODY = Person(
    user_id=1,
    name="",
    language=None,
    client_language=None,
    reminder_hours=None,
    quiet_from=None,
    quiet_to=None,
    palette="safe",
    dm_channel_id=None,
    last_dm_id=None,
    zone=None,
)


@pytest.fixture
async def where() -> AsyncIterator[str]:
    where = server.empty_database()
    yield where
    server.drop(where)


@pytest.fixture
async def two(where: str) -> AsyncIterator[tuple[Database, Database]]:
    """Return what two processes have open of one database."""
    opened = await Database.open(where), await Database.open(where)
    yield opened
    for database in opened:
        await database.close()


async def league_in(database: Database, guild_id: int) -> int:
    async with database.write() as tx:
        return await leagues.add(tx, guild_id=guild_id, name="x", **DEFAULTS)


async def turn_in(database: Database, league_id: int) -> int:
    async with database.write(keys.of_league(league_id)) as tx:
        contest = await contests.add(
            tx, league_id=league_id, game="duel", rules_version=1, name="x", status="open", settings=ContestSettings(),
            setup={}, setup_seed=b"", branch=1, created_ms=0,
        )  # fmt: skip
        turn = await turns.add(
            tx, contest_id=contest.id, branch=1, number=1, status="open", stage="x", awaiting=[], accepting=[],
            ready=False, opened_ms=0, due_ms=1, seed=bytes(32), forced={}, state=b"", events=b"[]", rolls=b"[]",
        )  # fmt: skip
        return turn.id


async def pid_of(tx: Tx) -> int:
    return (await tx.execute(text("SELECT pg_backend_pid()"))).scalar_one()


async def test_in_one_league_one_waits_for_the_other_and_sees_what_it_did(two: tuple[Database, Database]) -> None:
    one, other = two
    here, there = await league_in(one, 1), await league_in(one, 2)

    async def rename() -> str:
        async with other.write(keys.of_league(here)) as tx:
            return (await leagues.get(tx, here)).name

    async with one.write(keys.of_league(here)) as tx:
        waits = asyncio.create_task(rename())
        await until_waiting(one)
        async with other.write(keys.of_league(there)) as elsewhere:
            await leagues.change(elsewhere, there, name="meanwhile")
        async with other.write(keys.APART) as apart:
            await pulse.note(apart, 1)
        await leagues.change(tx, here, name="first")
    assert await waits == "first"


async def test_without_a_key_a_change_is_alone(two: tuple[Database, Database]) -> None:
    one, other = two
    league_id = await league_in(one, 1)

    async def everything() -> list[str]:
        async with other.write() as tx:
            return [league.name for league in await leagues.all_leagues(tx)]

    async with one.write(keys.of_league(league_id)) as tx:
        waits = asyncio.create_task(everything())
        await until_waiting(one)
        await leagues.change(tx, league_id, name="before")
    assert await waits == ["before"]


async def test_who_waits_for_everything_does_not_keep_all_others_waiting(
    two: tuple[Database, Database], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody was stopped in the midst of their league: whoever wants everything lets the others pass meanwhile."""
    one, other = two
    here, there = await league_in(one, 1), await league_in(one, 2)
    monkeypatch.setattr(postgres, "PAUSE_S", 0.2)

    async def everything() -> str:
        async with other.write() as tx:
            return (await leagues.get(tx, here)).name

    async with one.write(keys.of_league(here)) as tx:
        waits = asyncio.create_task(everything())
        await until_waiting(one)
        async with one.write(keys.of_league(there)) as elsewhere:
            await leagues.change(elsewhere, there, name="meanwhile")
        await leagues.change(tx, here, name="before")
    assert await waits == "before"


async def test_who_claims_waits_for_nobody_and_leaves_what_is_over(two: tuple[Database, Database]) -> None:
    one, other = two
    first, second = [await turn_in(one, await league_in(one, guild)) for guild in (1, 2)]
    over = await turn_in(one, await league_in(one, 3))
    async with one.write(keys.of_turn(over)) as tx:
        await turns.change(tx, over, was=("open",), status="annulled")
    async with one.write(keys.of_turn(first)), other.claim(keys.of_turns([first, second, over])) as (_, got):
        assert got == {second}
        async with one.claim(keys.of_turns([first, second])) as (_, left):
            assert left == frozenset()
    async with other.write(keys.of_turns([second, first])) as tx:
        assert await turns.get(tx, first) is not None


async def test_who_waits_for_several_leagues_takes_them_in_one_order(two: tuple[Database, Database]) -> None:
    one, other = two
    ids = [await turn_in(one, await league_in(one, guild)) for guild in range(1, 5)]

    async def hold(database: Database, held: Keys) -> None:
        async with database.write(held) as tx:
            await pid_of(tx)

    async with one.write(keys.of_turn(ids[1])):
        both = [
            asyncio.create_task(hold(database, keys.of_turns(wanted)))
            for database, wanted in ((one, ids), (other, ids[::-1]))
        ]
        await until_waiting(one, 2)
    await asyncio.gather(*both)


async def test_a_reader_sees_one_commit(two: tuple[Database, Database]) -> None:
    one, other = two
    league_id = await league_in(one, 1)
    async with one.read() as tx:
        before = await leagues.get(tx, league_id)
        async with other.write(keys.of_league(league_id)) as changing:
            await leagues.change(changing, league_id, name="later")
        assert await leagues.get(tx, league_id) == before
    async with one.read() as tx:
        assert (await leagues.get(tx, league_id)).name == "later"


async def test_a_name_has_one_holder_and_is_free_after_whatever_struck(two: tuple[Database, Database]) -> None:
    one, other = two
    done: list[str] = []

    async def hold() -> None:
        async with other.alone("league 1"):
            done.append("other")

    with pytest.raises(ZeroDivisionError):
        async with one.alone("league 1"):
            waits = asyncio.create_task(hold())
            await until_waiting(one)
            async with one.alone("league 2"):
                done.append("one")
            assert 1 / 0
    await waits
    assert done == ["one", "other"]


async def test_a_name_is_held_for_as_long_as_its_holder_is_there(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As for a copy that takes longer than a session may say nothing."""
    monkeypatch.setattr(postgres, "ALONE_S", 0.15)
    one, other = await Database.open(where), await Database.open(where)

    async def hold() -> None:
        async with other.alone("the copies"):
            pass

    async with one.alone("the copies"):
        waits = asyncio.create_task(hold())
        await until_old(one, 0.6)
        await until_waiting(one)
    await waits
    for database in (one, other):
        await database.close()


@pytest.mark.parametrize("last", ["one row", "several rows", "several rows, new or not"])
async def test_what_a_stopped_process_held_is_free_and_it_learns_that_nothing_was_saved(
    two: tuple[Database, Database], last: str
) -> None:
    one, other = two
    league_id = await league_in(one, 1)
    with pytest.raises(UnsavedError):
        async with one.write(keys.of_league(league_id)) as tx:
            pid = await pid_of(tx)
            await tx.execute(text("SET LOCAL idle_in_transaction_session_timeout = '100ms'"))
            match last:
                case "one row":
                    await leagues.change(tx, league_id, name="never")
                case "several rows":
                    added = [{"guild_id": guild_id, "name": "x", **DEFAULTS} for guild_id in (2, 3)]
                    await sql.add_all(tx, league_table, added)
                case _:
                    await calendar_entries.put(tx, {"a": (1, 2), "b": (1, 2)})
            await until_gone(other, pid)
            async with other.write(keys.of_league(league_id)) as free:
                await leagues.change(free, league_id, name="free")
            await leagues.change(tx, league_id, name="never")
    async with one.read() as tx:
        assert (await leagues.get(tx, league_id)).name == "free"


async def test_a_connection_cut_before_the_commit_is_unsaved(two: tuple[Database, Database]) -> None:
    one, other = two
    league_id = await league_in(one, 1)
    with pytest.raises(UnsavedError):
        async with one.write(keys.of_league(league_id)) as tx:
            await leagues.change(tx, league_id, name="never")
            await cut(other, await pid_of(tx))
    with pytest.raises(UnsavedError):
        async with one.read() as tx:
            await cut(other, await pid_of(tx))
            await leagues.get(tx, league_id)
    async with one.read() as tx:
        assert (await leagues.get(tx, league_id)).name == "x"


async def cut(database: Database, pid: int) -> None:
    async with database.read() as tx:
        await tx.execute(text("SELECT pg_terminate_backend(:pid)"), {"pid": pid})
    await until_gone(database, pid)


async def test_one_of_two_who_wait_for_each_other_is_unsaved(two: tuple[Database, Database]) -> None:
    one, other = two
    first, second = await league_in(one, 1), await league_in(one, 2)

    async def cross(database: Database, mine: int, others: int, held: asyncio.Barrier) -> None:
        async with database.write(keys.of_league(mine)) as tx:
            await held.wait()
            await leagues.change(tx, others, name=f"of {mine}")

    held = asyncio.Barrier(2)
    both = cross(one, first, second, held), cross(other, second, first, held)
    found = await asyncio.gather(*both, return_exceptions=True)
    assert sorted(type(one).__name__ for one in found) == ["NoneType", UnsavedError.__name__]


async def test_a_statement_that_takes_too_long_is_unsaved(two: tuple[Database, Database]) -> None:
    with pytest.raises(UnsavedError):
        async with two[0].write() as tx:
            await tx.execute(text("SET LOCAL statement_timeout = '1ms'"))
            await tx.execute(text("SELECT pg_sleep(10)"))


async def test_when_all_connections_are_in_use_nothing_is_saved(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "CONNECTIONS", 1)
    monkeypatch.setattr(postgres, "WAIT_S", 0.01)
    database = await Database.open(where)
    async with database.read() as one, database.read() as other:
        await pid_of(one)
        await pid_of(other)
        for begin in (database.read, database.write):
            with pytest.raises(UnsavedError):
                async with begin():
                    pass
    async with database.write():
        pass
    await database.close()


@pytest.mark.parametrize("how", ["read", "write", "at once", "call", "alone", "hold"])
async def test_a_connection_is_given_back_wherever_its_taker_is_called_off(
    where: str, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    database = await Database.open(where)
    engine = database.server
    assert engine is not None
    # A driver that has had the loop to itself for so long waits, also where it has nothing to wait for.
    monkeypatch.setattr(psycopg.waiting, "MAX_BUSY_TIME", 0)

    async def within(block: AbstractAsyncContextManager[object]) -> None:
        async with block as given:
            if isinstance(given, Tx):
                await pid_of(given)

    def takes() -> Coroutine[Any, Any, object]:
        match how:
            case "read":
                return within(database.read())
            case "write":
                return within(database.write())
            case "at once":
                return database.at_once(update(league_table).values(name="y"), {})
            case "call":
                return database.call()
            case "alone":
                return within(database.alone("x"))
            case _:
                return within(engine.hold("x"))

    for at in itertools.count(1):
        work = CalledOff(takes(), at)
        await asyncio.gather(asyncio.ensure_future(work), return_exceptions=True)
        assert database._engine._engine.pool.checkedout() == 0  # type: ignore[attr-defined]
        if work.waits < at:
            break
    assert at > 5
    gc.collect()  # what was dropped, and not given back, is told of here
    await database.close()


async def test_a_server_that_is_not_there_is_told_as_unsaved(where: str) -> None:
    database = await Database.open(where)
    server.drop(where)
    with pytest.raises(UnsavedError):
        async with database.write():
            pass
    await database.close()


async def test_two_who_write_the_same_new_row_do_not_fail(two: tuple[Database, Database]) -> None:
    one, other = two

    async def meet(tx: Tx, message_id: int, spans: dict[str, tuple[int, int]]) -> None:
        await people.add(tx, SOMEBODY)
        await people.dm_seen(tx, 1, message_id)
        await pulse.note(tx, message_id)
        await calendar_entries.put(tx, spans)

    async def second() -> None:
        async with other.write(keys.APART) as tx:
            await meet(tx, 5, {"b": (1, 2), "a": (1, 2)})

    async with one.write(keys.APART) as tx:
        await people.add(tx, SOMEBODY)
        waits = asyncio.create_task(second())
        await until_waiting(one)
        await meet(tx, 9, {"a": (3, 4), "b": (1, 2)})
    await waits
    async with one.read() as tx:
        person = await people.get(tx, 1)
        assert person is not None
        assert person.last_dm_id == 9
        assert await calendar_entries.told(tx, ["a", "b"]) == {"a": (1, 2, 1), "b": (1, 2, 0)}
        assert await pulse.last_ms(tx) == 5
