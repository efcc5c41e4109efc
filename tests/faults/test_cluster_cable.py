"""Faults of the cable to the database: what is sent is lost, and nobody says so."""

import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from sqlalchemy import make_url

from tests.faults.cable import Cables, cables
from tests.faults.cluster import ENDED_SOON, UNSAVED, Cluster, Databases, clustered
from tests.faults.conftest import recovered
from tests.faults.league import MATCHES
from tests.faults.stage import BLUE, RED
from tests.faults.test_cluster_killed import CLAIM
from tests.support.postgres import new_folder

SILENT_S = 40.0  # until a connection that nothing comes through is given up, and some


@pytest.fixture
def two() -> AsyncIterator[Cables]:
    with cables(2) as laid:
        yield laid


@pytest_asyncio.fixture
async def wired(two: Cables, tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Cluster]:
    """A cluster whose server is at the other end of two cables; who is not told otherwise has its own way."""
    folder = new_folder()
    databases = Databases(two.options(folder), folder=folder, within=two.within)
    try:
        async with clustered(tmp_path, databases, MATCHES) as cluster:
            cluster.expected.extend(UNSAVED)
            yield cluster
            await recovered(cluster, request)
    finally:
        databases.server.remove()


def by_cable(cluster: Cluster, cable: Cables, number: int, name: str, **limits: object) -> None:
    """Have a process reach the server by one of the cables."""
    where = make_url(str(cluster.bot.database)).set(host=cable.address(number), port=5432, query={})
    process = cluster.add(name, **limits)
    process.settings = {**process.settings, "database": where.render_as_string(hide_password=False)}


async def test_a_worker_cut_off_in_a_close_finds_it_made_when_the_cable_is_mended(wired: Cluster, two: Cables) -> None:
    by_cable(wired, two, 0, "worker1", **ENDED_SOON)
    by_cable(wired, two, 1, "gateway")
    await wired.up("gateway", "worker1")
    worker, match = wired["worker1"], wired.match
    worker.die_at("before", CLAIM, signal.SIGSTOP)
    wired.end_time(match)
    await wired.fake.world.until("the close", lambda: worker.has_died)
    with two.cut(0):
        worker.wake()
        by_cable(wired, two, 1, "worker2")
        await wired.up("worker2")
        await match.closed()
        await wired.fake.world.until("it to notice", lambda: "could not be closed now" in worker.log, SILENT_S)
    await wired.beats(worker, times=2)
    await wired["worker2"].killed()
    wired.end_time(wired.other)
    await wired.other.closed()


async def test_a_gateway_cut_off_gives_its_line_to_the_standby(wired: Cluster, two: Cables) -> None:
    by_cable(wired, two, 0, "gateway", **{"referee.clock.lines.KEPT_S": 8.0})
    for name in ("standby", "worker1"):
        by_cable(wired, two, 1, name)
    await wired.up("gateway", "worker1")
    await wired["standby"].launch()
    await wired.says(wired["standby"], "stands by")
    match = wired.match
    shown = await match.red.dm(RED)
    with two.cut(0):
        cut = time.monotonic()
        await wired.says(wired["standby"], "ready as")
        assert time.monotonic() - cut < 30
        await wired.says(wired.gateway, "has lost the line")
        await wired.insist(match.red, shown)
        await wired.insist(match.blue, await match.blue.dm(BLUE))
        await match.played()
    await wired.says(wired.gateway, "stands by")
    assert len(match.reports(1)) == 1


async def test_a_server_that_says_nothing_for_a_while_keeps_everybody_waiting_and_loses_nothing(
    wired: Cluster, two: Cables
) -> None:
    """All are cut off; the line to Discord is kept meanwhile, and the press is answered."""
    for name in ("gateway", "worker1"):
        by_cable(wired, two, 0, name)
    await wired.up("gateway", "worker1")
    match = wired.match
    await match.order(match.red, RED)
    shown = await match.blue.dm(BLUE)
    with two.cut(0):
        press = match.blue.press(shown, "order-ok")
        await wired.says(wired.gateway, "keeps the line")
    if "Bien reçu" not in (await match.blue.answered(press, SILENT_S)).text:
        await wired.insist(match.blue, shown)
    await match.played()
    assert wired.fake.gateway.identified == 1
