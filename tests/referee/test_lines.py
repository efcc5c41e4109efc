"""Several processes' lines to Discord: who has them, and that nothing is closed while one is down."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio
from sqlalchemy import text

from db import lines as stored
from db import pulse
from db.engine import Database
from db.lines import Shards
from referee.clock import gate, lines
from referee.clock.gate import Gate
from referee.clock.heart import Heart
from referee.clock.lines import FRESH_MS, Line, Lines, layout
from referee.house import House, ServerClock
from referee.turns import history
from referee.turns.close import GRACE_MS
from tests.referee.world import World
from tests.support import postgres

HALVES = layout(2, 1)


class Process:
    """A gateway: its house, its line, the gate that is shut while Discord does not reach it."""

    def __init__(self, house: House, ranges: tuple[Shards, ...]) -> None:
        assert house.db.server is not None
        self.house, self.gate = house, Gate(house.clock, is_shut=True)
        self.line = Line(house, house.db.server, self.gate, ranges)
        self.lines = Lines(house, ranges[0].of, self.line)

    async def up(self) -> None:
        """Have Discord reach it, and wait until everybody can know."""
        self.gate.release()
        await self.told(is_up=True)

    async def down(self) -> None:
        self.gate.hold()
        await self.told(is_up=False)

    async def told(self, *, is_up: bool) -> None:
        """Wait until everybody can know."""
        await until(lambda: self._is_up(is_up))

    async def _is_up(self, wanted: bool) -> bool:
        async with self.house.db.read() as tx:
            lacking = await stored.lacking(tx, self.line.shards.of, FRESH_MS)
        return lacking.isdisjoint(self.line.shards.ids) is wanted


async def until(condition: Callable[[], Awaitable[object]]) -> None:
    async with asyncio.timeout(30):
        while not await condition():  # noqa: ASYNC110 - of another process
            await asyncio.sleep(0)


@pytest_asyncio.fixture
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    monkeypatch.setenv(postgres.ASKED, "1")
    monkeypatch.setattr(lines, "TRY_S", 0.05)
    world = await World.make(tmp_path / "sifflet.sqlite3")
    yield world
    await world.close()


@pytest_asyncio.fixture
async def another(world: World) -> AsyncIterator[Callable[..., object]]:
    """Return what makes another process, with connections of its own."""
    async with AsyncExitStack() as stack:
        names = iter("ABCDEF")

        async def start(ranges: tuple[Shards, ...] = layout(1, 0)) -> Process:
            db = await Database.open(world.path)
            stack.push_async_callback(db.close)
            process = Process(replace(world.house, db=db, process=next(names)), ranges)
            stack.push_async_callback(process.line.release)
            return process

        yield start


def test_shards_are_dealt_in_ranges() -> None:
    assert layout(1, 0) == (Shards(0, 0, 1),)
    assert layout(5, 0) == (Shards(0, 4, 5),)
    assert layout(5, 2) == (Shards(0, 1, 5), Shards(2, 3, 5), Shards(4, 4, 5))


def test_a_turn_is_closed_by_its_deadline_only_if_each_line_was_up_after_it() -> None:
    assert FRESH_MS < GRACE_MS


async def test_a_standby_takes_over_what_is_given_up_and_what_is_lost(world: World, another) -> None:
    first, second, third = [await another() for _ in range(3)]
    await first.line.claim()
    standby = asyncio.create_task(second.line.claim())
    await first.up()
    assert not standby.done()
    await first.line.release()
    async with asyncio.timeout(30):
        await standby
    assert not await world_is_up(second)
    await second.up()
    standby = asyncio.create_task(third.line.claim())
    await world_ends_holders(world)
    async with asyncio.timeout(30):
        await second.line.lost.wait()
        await standby
    assert not second.gate.is_open
    assert await owners(world) == ["C"]


async def world_is_up(process: Process) -> bool:
    return await process.lines.are_up()


async def world_ends_holders(world: World) -> None:
    """Cut the connections of those who hold a name."""
    async with world.house.db.write() as tx:
        await tx.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_locks "
                "WHERE locktype = 'advisory' AND granted AND pid <> pg_backend_pid() "
                "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
            )
        )


async def owners(world: World) -> list[str]:
    async with world.house.db.read() as tx:
        return list((await tx.execute(text("SELECT owner FROM line ORDER BY first_shard"))).scalars())  # type: ignore[arg-type]


async def test_each_gateway_has_a_range_and_all_must_be_up(world: World, another) -> None:
    first, second = [await another(HALVES) for _ in range(2)]
    await first.line.claim()
    await second.line.claim()
    assert {first.line.shards, second.line.shards} == set(HALVES)
    everybody = Lines(world.house, 2)
    assert not await everybody.are_up()
    await first.up()
    assert not await everybody.are_up()
    await second.up()
    assert await everybody.are_up()
    await first.down()
    assert not await everybody.are_up()


async def test_who_says_nothing_is_down(world: World, another) -> None:
    """As a gateway that was killed: nobody has said that its line is down."""
    first = await another()
    await first.line.claim()
    await first.up()
    async with world.house.db.read() as tx:
        assert not await stored.lacking(tx, 1, FRESH_MS)
        assert await stored.lacking(tx, 1, -1)


@pytest.mark.parametrize("off_ms", [-60_000, 60_000])
async def test_what_was_said_at_another_time_is_no_line_that_is_up(world: World, off_ms: int) -> None:
    """As by a statement that a server came to after a long pause, or before its clock was set back."""
    shards = Shards(0, 0, 1)
    async with world.house.db.write() as tx:
        await stored.take(tx, shards, "A")
        at_ms = await stored.now_ms(tx)
        assert await stored.tend(tx, shards, "A", at_ms + off_ms, is_up=True)
        assert await stored.lacking(tx, 1, FRESH_MS)
        assert await stored.tend(tx, shards, "A", at_ms, is_up=True)
        assert not await stored.lacking(tx, 1, FRESH_MS)


async def test_a_short_time_that_each_left_to_the_other_is_counted(world: World, another) -> None:
    """As after a restart of the server, which both gateways lose their lines with."""
    contest = await world.aspic()
    first, second = [await another(HALVES) for _ in range(2)]
    await first.line.claim()
    await second.line.claim()
    async with world.house.db.write() as tx:
        await pulse.note(tx, world.clock.ms)
    began_ms = world.clock.ms
    world.clock.pass_(minutes=5)
    await first.lines.wake()
    await second.lines.wake()
    await first.up()
    await second.up()
    await until(lambda: is_noted(world, world.clock.ms))
    assert [tuple(span) for span in (await world.turn(contest)).idle] == [(began_ms, world.clock.ms)]


async def test_nothing_is_closed_while_a_line_is_down(world: World, another) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    gateway = await another()
    worker = Heart(world.house, world.sender, lines=Lines(world.house, 1))
    await gateway.line.claim()
    world.clock.ms = turn.due_ms + GRACE_MS
    await worker.beat()
    assert (await world.turn(contest)).id == turn.id
    await gateway.up()
    await worker.beat()
    assert (await world.turn(contest)).id != turn.id
    await worker.stop()


async def test_an_order_that_a_gateway_has_in_hand_is_kept_before_a_worker_closes_its_turn(
    world: World, another, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As one that waits for a connection, since all are taken: the line is up, and the deadline passes meanwhile."""
    monkeypatch.setattr(gate, "SLOW_S", 0.0)
    contest = await world.match()
    turn = await world.turn(contest)
    gateway = await another()
    worker = Heart(world.house, world.sender, lines=Lines(world.house, 1))
    await gateway.line.claim()
    await gateway.up()
    sent_ms = turn.due_ms - 1000
    world.clock.ms = turn.due_ms + GRACE_MS
    with gateway.gate.taking():
        await gateway.told(is_up=False)
        await worker.beat()
        receipt = await world.send(turn, "left", "5", at_ms=sent_ms)
    await gateway.told(is_up=True)
    await worker.beat()
    assert (await world.turn(contest)).id != turn.id
    assert [order.id for order in await history.orders_of(world.house, turn.id) or ()] == [receipt.order.id]
    await worker.stop()


async def test_the_time_is_noted_by_lines_and_only_while_all_are_up(
    world: World, another, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Workers that are down are no outage: orders arrive, and their turns are closed late."""
    monkeypatch.setattr(lines, "NOTE_S", 0.0)
    monkeypatch.setattr(lines, "TEND_S", 0.01)
    first, second = [await another(HALVES) for _ in range(2)]
    await first.line.claim()
    await second.line.claim()
    await first.up()
    assert await noted(world) is None
    await second.up()
    await until(lambda: is_noted(world, world.clock.ms))
    await second.down()
    await first.down()
    before = world.clock.ms
    world.clock.pass_(hours=3)
    await Heart(world.house, world.sender, lines=Lines(world.house, 2)).beat()
    await first.lines.wake()
    assert await noted(world) == world.clock.ms  # so long a time is counted at once
    world.clock.pass_(minutes=5)
    await first.lines.wake()
    assert await noted(world) == world.clock.ms - 5 * 60_000  # the rest is left to the last who returns
    assert await spans(world) == [(before, before + 3 * 3_600_000)]
    await first.up()
    await second.lines.wake()
    assert await noted(world) == world.clock.ms


async def noted(world: World) -> int | None:
    async with world.house.db.read() as tx:
        return await pulse.last_ms(tx)


async def is_noted(world: World, at_ms: int) -> bool:
    return await noted(world) == at_ms


async def spans(world: World) -> list[tuple[int, int]]:
    async with world.house.db.read() as tx:
        found = await tx.execute(text("SELECT from_ms, to_ms FROM outage ORDER BY id"))  # type: ignore[arg-type]
        return [(row.from_ms, row.to_ms) for row in found]


async def test_processes_go_by_the_servers_clock(world: World) -> None:
    server = world.house.db.server
    assert server is not None
    one, other = ServerClock(), ServerClock()
    await one.look(server)
    await other.look(server)
    before, after = one.now_ms(), await server.now_ms()
    assert abs(before - after) < 5000 and abs(one.now_ms() - other.now_ms()) < 5000
