"""Several processes' lines to Discord: who has them, and that nothing is closed while one is down."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio
from sqlalchemy import text

from db import lines as stored
from db import pulse
from db.engine import Database, Hold, Server
from db.lines import Shards
from referee.clock import absence, gate, heart, lines, roles
from referee.clock.gate import Gate
from referee.clock.heart import Heart
from referee.clock.lines import FRESH_MS, ShardLine, ShardLines, lay_out_shards
from referee.course.close import GRACE_MS
from referee.house import House, ServerClock
from referee.turns import history
from tests.referee.world import World
from tests.support import postgres

HALVES = lay_out_shards(2, 1)


class Process:
    """A gateway: its house, its line, the gate that is shut while Discord does not reach it."""

    def __init__(self, house: House, ranges: tuple[Shards, ...]) -> None:
        assert house.db.server is not None
        self.house, self.gate = house, Gate(house.clock, is_shut=True)
        self.line = ShardLine(house, house.db.server, self.gate, ranges)
        self.lines = ShardLines(house, ranges[0].of, self.line)

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
    monkeypatch.setattr(lines, "TEND_S", 0.05)
    world = await World.make(tmp_path / "sifflet.sqlite3")
    yield world
    await world.close()


@pytest_asyncio.fixture
async def another(world: World) -> AsyncIterator[Callable[..., object]]:
    """Return what makes another process, with connections of its own."""
    async with AsyncExitStack() as stack:
        names = iter("ABCDEF")

        async def start(ranges: tuple[Shards, ...] = lay_out_shards(1, 0)) -> Process:
            db = await Database.open(world.path)
            stack.push_async_callback(db.close)
            process = Process(replace(world.house, db=db, process=next(names)), ranges)
            stack.push_async_callback(process.line.release)
            return process

        yield start


def test_shards_are_dealt_in_ranges() -> None:
    assert lay_out_shards(1, 0) == (Shards(0, 0, 1),)
    assert lay_out_shards(5, 0) == (Shards(0, 4, 5),)
    assert lay_out_shards(5, 2) == (Shards(0, 1, 5), Shards(2, 3, 5), Shards(4, 4, 5))


def test_a_turn_is_closed_by_its_deadline_only_if_each_line_was_up_after_it() -> None:
    assert FRESH_MS < GRACE_MS


async def test_a_standby_takes_over_what_is_given_up(world: World, another) -> None:
    first, second = [await another() for _ in range(2)]
    await first.line.claim()
    standby = asyncio.create_task(second.line.claim())
    await first.up()
    assert not standby.done()
    async with world.house.db.read() as tx:
        assert await second.lines.holders_in(tx) == {"0-0/1": first.house.process}
    await first.line.release()
    async with asyncio.timeout(30):
        await standby
    assert not await second.lines.are_up()
    await second.up()
    assert await owners(world) == ["B"]


async def test_a_line_outlives_the_session_that_it_was_held_with(world: World, another) -> None:
    """Discord is not left for a restart of the server: whoever asks is told that nothing can be kept now."""
    gateway = await another()
    await gateway.line.claim()
    await gateway.up()
    for _ in range(3):
        [before] = await holders(world)
        await world_ends_holders(world)
        await until(lambda before=before: is_held_anew(world, before))
        await gateway.told(is_up=True)
    assert not gateway.line.lost.is_set() and gateway.gate.is_open
    assert await owners(world) == ["A"]


async def test_who_was_cut_off_finds_that_another_has_the_line(world: World, another) -> None:
    first, second = [await another() for _ in range(2)]
    door = first.line._server = Door(first.house.db.server)
    await first.line.claim()
    await first.up()
    standby = asyncio.create_task(second.line.claim())
    door.may.clear()
    await world_ends_holders(world)
    async with asyncio.timeout(30):
        await standby
        door.may.set()
        await first.line.lost.wait()
    assert not first.gate.is_open and not second.line.lost.is_set()
    assert await owners(world) == ["B"]


async def test_a_line_is_not_kept_for_ever_without_the_server(
    world: World, another, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may be our cable alone that is cut: another takes what is Discord's, and is not to be got in the way of."""
    monkeypatch.setattr(lines, "KEPT_S", 0.0)
    gateway = await another()
    await gateway.line.claim()
    await gateway.up()
    await world_ends_holders(world)
    async with asyncio.timeout(30):
        await gateway.line.lost.wait()
    assert not gateway.gate.is_open


async def test_no_shard_has_two_gateways_however_they_are_dealt(world: World, another) -> None:
    """As while the number of shards to a gateway is being changed."""
    pair, all_of_them, other_pair = (
        await another(lay_out_shards(4, 2)),
        await another(lay_out_shards(4, 0)),
        await another(lay_out_shards(4, 2)),
    )
    await pair.line.claim()
    claiming = asyncio.create_task(all_of_them.line.claim())
    await other_pair.line.claim()
    assert {pair.line.shards, other_pair.line.shards} == set(lay_out_shards(4, 2))
    await pair.line.release()
    assert not claiming.done()
    await other_pair.line.release()
    async with asyncio.timeout(30):
        assert await claiming == Shards(0, 3, 4)
    await all_of_them.up()
    assert await all_of_them.lines.are_up()


async def test_processes_that_count_their_shards_otherwise_are_told_once(
    world: World, another, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Else nothing would be closed, and nobody would know why."""
    monkeypatch.setattr(heart, "BEAT_S", 0.01)
    first, second = await another(lay_out_shards(4, 0)), await another(lay_out_shards(2, 0))
    await first.line.claim()
    await second.line.claim()
    worker = asyncio.create_task(roles.wait_for_end(world.house, ShardLines(world.house, 2)))
    await until(lambda: _told(caplog))
    looked, server = asyncio.Semaphore(0), world.house.db.server
    is_newer = type(server).is_newer

    async def looking(self: Server) -> bool:
        looked.release()
        return await is_newer(self)

    monkeypatch.setattr(type(server), "is_newer", looking)
    for _ in range(3):
        await looked.acquire()
    worker.cancel()
    assert await _told(caplog) == ["shard_count: 2 here, 4 elsewhere"]


async def _told(caplog: pytest.LogCaptureFixture) -> list[str]:
    told = [record.getMessage().partition(": ")[2] for record in caplog.records if record.name == "sifflet"]
    return [line.partition(";")[0] for line in told if "shard_count" in line]


class Door:
    """A server at which nobody may hold anything for a while."""

    def __init__(self, server: Server) -> None:
        self._server, self.may = server, asyncio.Event()
        self.may.set()

    @asynccontextmanager
    async def hold(self, *names: str) -> AsyncIterator[Hold | None]:
        await self.may.wait()
        async with self._server.hold(*names) as held:
            yield held


OURS = (
    "FROM pg_locks WHERE locktype = 'advisory' AND granted AND pid <> pg_backend_pid() "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


async def holders(world: World) -> list[int]:
    """Return the sessions that hold a name."""
    async with world.house.db.read() as tx:
        return list((await tx.execute(text(f"SELECT DISTINCT pid {OURS}"))).scalars())  # type: ignore[arg-type]


async def is_held_anew(world: World, before: int) -> bool:
    return [pid for pid in await holders(world) if pid != before] != []


async def world_ends_holders(world: World) -> None:
    """Cut the connections of those who hold a name."""
    async with world.house.db.write() as tx:
        await tx.execute(text(f"SELECT pg_terminate_backend(pid) {OURS}"))


async def owners(world: World) -> list[str]:
    async with world.house.db.read() as tx:
        return list((await tx.execute(text("SELECT owner FROM line ORDER BY first_shard"))).scalars())  # type: ignore[arg-type]


async def test_each_gateway_has_a_range_and_all_must_be_up(world: World, another) -> None:
    first, second = [await another(HALVES) for _ in range(2)]
    await first.line.claim()
    await second.line.claim()
    assert {first.line.shards, second.line.shards} == set(HALVES)
    everybody = ShardLines(world.house, 2)
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
    """As after a restart of the server that both gateways were cut off by for long."""
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
    worker = Heart(world.house, world.sender, lines=ShardLines(world.house, 1))
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
    worker = Heart(world.house, world.sender, lines=ShardLines(world.house, 1))
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
    assert [order.id for order in await history.list_public_orders(world.house, turn.id) or ()] == [receipt.order.id]
    await worker.stop()


async def test_the_time_is_noted_by_lines_and_only_while_all_are_up(
    world: World, another, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Workers that are down are no outage: orders arrive, and their turns are closed late."""
    monkeypatch.setattr(lines, "NOTE_S", 0.0)
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
    await Heart(world.house, world.sender, lines=ShardLines(world.house, 2)).beat()
    await first.lines.wake()
    assert await noted(world) == world.clock.ms  # so long a time is counted at once
    world.clock.pass_(minutes=5)
    await first.lines.wake()
    assert await noted(world) == world.clock.ms - 5 * 60_000  # the rest is left to the last who returns
    assert await spans(world) == [(before, before + 3 * 3_600_000)]
    await first.up()
    await second.lines.wake()
    assert await noted(world) == world.clock.ms


async def test_who_was_stopped_before_he_noted_the_time_does_not_set_it_back(world: World) -> None:
    woken = asyncio.Event()

    class Stopped:
        @asynccontextmanager
        async def read(self) -> AsyncIterator[object]:
            await woken.wait()
            async with world.house.db.read() as tx:
                yield tx

        def __getattr__(self, name: str) -> object:
            return getattr(world.house.db, name)

    await absence.note_alive(world.house)
    stopped = asyncio.create_task(absence.note_alive(replace(world.house, db=Stopped())))
    await asyncio.sleep(0)
    for _ in range(3):
        world.clock.pass_(minutes=15)
        await absence.note_alive(world.house)
    woken.set()
    await stopped
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
