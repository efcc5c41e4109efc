"""Fault 37: the disk of the server is full, to the last byte."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.faults.cluster import UNKEPT, UNSAVED, Cluster, Databases, clustered
from tests.faults.conftest import recovered
from tests.faults.league import MATCHES
from tests.faults.room import no_room, small_disk
from tests.faults.stage import OTHERS, RED

ROOM_MB = 160
SMALL = ("min_wal_size=8MB", "max_wal_size=16MB")  # of its log, which takes most of the disk
MOST = 500  # orders, until there is no room for one more


@pytest_asyncio.fixture
async def disk() -> AsyncIterator[Path]:
    with small_disk(ROOM_MB) as folder:
        yield folder


@pytest_asyncio.fixture
async def alone(disk: Path, tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Cluster]:
    """A cluster whose server has that disk to itself."""
    databases = Databases(SMALL, folder=disk)
    try:
        async with clustered(tmp_path, databases, MATCHES) as cluster:
            yield cluster
            await recovered(cluster, request)
    finally:
        databases.server.remove()


async def test_what_was_said_to_be_kept_is_and_the_rest_is_told_until_there_is_room(alone: Cluster, disk: Path) -> None:
    """The server refuses what would be written, or stops for want of its own log; then the operator starts it again."""
    await alone.up("gateway", "worker1")
    alone.expected.extend((*UNSAVED, "DiskFull"))
    match, worker = alone.match, alone["worker1"]
    with no_room(disk):
        told = [await sent(alone, (RED, OTHERS[0])[number % 2]) for number in range(10)]
        while UNKEPT not in told[-1] and len(told) < MOST:
            told.append(await sent(alone, (RED, OTHERS[0])[len(told) % 2]))
        assert UNKEPT in told[-1]
        alone.pass_deadline(match)
        await alone.fake.world.until("a close that fails", lambda: "could not be closed now" in worker.log)
    if not alone.server.is_alive:
        alone.server.start()
    await match.closed()


async def sent(cluster: Cluster, text: str) -> str:
    """Return what a captain is told who sends an order and confirms it."""
    shown = await cluster.match.red.dm(text)
    if not any(one.startswith("order-ok") for one in shown.custom_ids):
        return shown.text
    return (await cluster.match.red.pressed(shown, "order-ok")).text
