"""The stage of every test of faults; after each, the invariants are checked."""

import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.faults.cluster import Cluster, Databases, clustered
from tests.faults.league import more, prepare
from tests.faults.stage import Stage, staged

PASSED = pytest.StashKey[bool]()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("template") / "sifflet.sqlite3"
    await prepare(path)
    return path


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Let the stage know whether its test went well."""
    report = yield
    if report.when == "call":
        item.stash[PASSED] = report.passed
    return report


@pytest_asyncio.fixture
async def stage(tmp_path: Path, template: Path, request: pytest.FixtureRequest) -> AsyncIterator[Stage]:
    """A league with two matches at their first turn; the bot is not started. At the end the invariants are checked."""
    async with staged(tmp_path, template) as stage:
        yield stage
        await recovered(stage, request)


async def recovered(stage: Stage, request: pytest.FixtureRequest) -> None:
    """Let the bot recover from what a test did to it, and check the invariants; where anything fails show the log."""
    is_well = False
    try:
        if request.node.stash.get(PASSED, False):
            await stage.recover()
            stage.check()
            is_well = True
    finally:
        if not is_well:
            sys.stdout.write(f"the log:\n{stage.log}")


@pytest.fixture(scope="session")
def copies() -> Iterator[Databases]:
    made = Databases()
    yield made
    made.server.remove()


@pytest_asyncio.fixture
async def cluster(tmp_path: Path, copies: Databases, request: pytest.FixtureRequest) -> AsyncIterator[Cluster]:
    """The same league on a server, of two matches or as many as the test's parameter says; no process is started."""
    async with clustered(tmp_path, copies, more(getattr(request, "param", 2))) as cluster:
        yield cluster
        await recovered(cluster, request)
