"""Several processes on one database on a server: gateways and workers, and what happens when one of them ends."""

import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import pytest_asyncio

from tests.faults.fake.server import FakeDiscord
from tests.faults.fake.world import REFEREE_ROLE
from tests.faults.league import MATCHES, REFEREE, prepare
from tests.faults.process import BotProcess
from tests.faults.stage import Stage
from tests.support import postgres


@dataclass
class Troupe:
    """A stage, and the processes that share its database; `stage.bot` is none of them: it only reads."""

    stage: Stage
    folder: Path
    all: list[BotProcess] = field(default_factory=list)

    async def launch(self, role: str) -> BotProcess:
        """Start a process in a role."""
        folder = self.folder / f"{role}{len(self.all)}"
        folder.mkdir()
        process = BotProcess(folder, self.stage.fake, database=self.stage.bot.database, role=role)
        self.all.append(process)
        await process.launch()
        return process

    async def gateway(self) -> BotProcess:
        """Start a gateway, and wait until it plays."""
        process = await self.launch("gateway")
        await self.says(process, "ready as")
        return process

    async def says(self, process: BotProcess, what: str, seconds: float = 90.0) -> None:
        """Wait until a process has logged something."""
        await self.stage.fake.world.until(f"{what}\n{process.log[-4000:]}", lambda: what in process.log, seconds)


@pytest_asyncio.fixture
async def troupe(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Troupe]:
    """Two matches at their first turn in a database on a server; no process is started."""
    where = postgres.empty_database()
    await prepare(where)
    async with FakeDiscord() as fake:
        for setting in MATCHES:
            fake.world.thread(" – ".join(setting.names), thread_id=setting.thread_id)
        fake.world.member_roles[REFEREE] = [REFEREE_ROLE]
        troupe = Troupe(Stage(fake, BotProcess(tmp_path, fake, database=where)), tmp_path)
        try:
            yield troupe
        finally:
            for process in troupe.all:
                if process.is_alive:
                    await process.killed()
                sys.stdout.write(f"--- {process.folder.name}\n{process.log}")
    postgres.drop(where)


async def test_a_gateway_and_two_workers_play_a_turn(troupe: Troupe) -> None:
    """From the orders by DM to the report, which is there once."""
    match = troupe.stage.match
    for role in ("worker", "worker"):
        await troupe.launch(role)
    await troupe.gateway()
    await match.orders()
    await match.played()
    await troupe.stage.quiet()
    assert len(match.reports(1)) == 1
