"""Several processes on one database on a server: gateways and workers, and what happens when one of them ends."""

import asyncio
import contextlib
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from aiohttp import ClientConnectionError, ClientSession

from tests.faults.fake.server import FakeDiscord
from tests.faults.fake.world import REFEREE_ROLE
from tests.faults.league import MATCHES, REFEREE, prepare
from tests.faults.process import BotProcess
from tests.faults.stage import PLAYED, Match, Stage
from tests.faults.test_health import free_port
from tests.support import postgres


@dataclass
class Troupe:
    """A stage, and the processes that share its database; `stage.bot` is none of them: it only reads."""

    stage: Stage
    folder: Path
    all: list[BotProcess] = field(default_factory=list)

    async def launch(self, role: str, settings: str = "") -> BotProcess:
        """Start a process in a role, with further settings."""
        folder = self.folder / f"{role}{len(self.all)}"
        folder.mkdir()
        process = BotProcess(folder, self.stage.fake, database=self.stage.bot.database, role=role)
        with (folder / "config.toml").open("a") as config:
            config.write(settings)
        self.all.append(process)
        await process.launch()
        return process

    async def gateway(self) -> BotProcess:
        """Start a gateway, and wait until it plays."""
        process = await self.launch("gateway")
        await self.says(process, "ready as")
        return process

    def pass_deadline(self, match: Match) -> None:
        """Let time pass, for everybody, until the open turn of a match is to be closed."""
        self.stage.pass_deadline(match)

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


async def test_a_worker_alone_sends_and_closes_nothing_until_there_is_a_line(troupe: Troupe) -> None:
    """What is due waits for who hears Discord; nobody loses an order that could not arrive."""
    stage, match = troupe.stage, troupe.stage.match
    worker = await troupe.launch("worker")
    await stage.quiet()  # the posts of the beginning are out
    troupe.pass_deadline(match)
    await troupe.says(worker, "has leapt by")
    assert match.turns()[-1] == (2, "open")
    await troupe.gateway()
    await match.closed()
    assert (await worker.stop())[0] == 0


async def test_a_standby_takes_over_when_the_gateway_is_killed_and_when_it_is_stopped(troupe: Troupe) -> None:
    """Within 30 s; and who was stopped lets go as soon as he wakes, and stands by."""
    stage, match = troupe.stage, troupe.stage.match
    await troupe.launch("worker")
    first = await troupe.gateway()
    second = await troupe.launch("gateway")
    await troupe.says(second, "en réserve")
    await first.killed()
    stage.fake.gateway.forget()
    await troupe.says(second, "ready as", 30)
    third = await troupe.launch("gateway")
    await troupe.says(third, "en réserve")
    os.kill(second.pid, signal.SIGSTOP)
    await troupe.says(third, "ready as", 30)
    os.kill(second.pid, signal.SIGCONT)
    await troupe.says(second, "a perdu la ligne")
    await troupe.says(second, "en réserve")
    await match.orders()
    await match.played()
    await stage.quiet()
    assert len(match.reports(1)) == 1


async def test_told_to_stop_a_gateway_frees_its_line_and_a_worker_what_it_sends(troupe: Troupe) -> None:
    stage, match = troupe.stage, troupe.stage.match
    worker, gateway = await troupe.launch("worker"), await troupe.gateway()
    standby = await troupe.launch("gateway")
    await troupe.says(standby, "en réserve")
    code, _ = await gateway.stop()
    assert code == 0
    await troupe.says(standby, "ready as", 15)
    fault = stage.fake.faults.add("POST", "/channels/301/messages", hold=asyncio.Event(), says=PLAYED)
    await match.orders()
    await stage.fake.world.until("the request", lambda: fault.struck)
    code, _ = await worker.stop()
    assert code == 0
    assert fault.hold is not None
    fault.hold.set()
    await troupe.launch("worker")
    await match.played()
    await stage.quiet()
    assert len(match.reports(1)) == 1


async def test_a_process_that_finds_a_later_programs_tables_ends_kindly(troupe: Troupe) -> None:
    worker, gateway = await troupe.launch("worker"), await troupe.gateway()
    known = troupe.stage.bot.value("select version_num from alembic_version")
    troupe.stage.bot.change("update alembic_version set version_num = '9999'")
    assert [await worker.ended(60), await gateway.ended(60)] == [0, 0]
    for process in (worker, gateway):
        assert process.log.count("une version plus récente de Sifflet") == 1 and "Traceback" not in process.log
    await worker.launch()
    assert await worker.ended(60) == 1
    assert "made by a newer Sifflet" in worker.log
    troupe.stage.bot.change("update alembic_version set version_num = ?", known)


@pytest.mark.parametrize("role", ["gateway", "worker"])
async def test_on_a_file_there_is_one_process(tmp_path: Path, role: str) -> None:
    async with FakeDiscord() as fake:
        process = BotProcess(tmp_path, fake, role=role)
        await process.launch()
        assert await process.ended(60) == 1
        [line] = [line for line in process.log.splitlines() if "PostgreSQL" in line]
        assert line.startswith("config.toml : database :") and "Traceback" not in process.log
        assert not process.database.exists()


async def test_the_probe_of_a_worker_knows_the_gateways_line(troupe: Troupe) -> None:
    """It has none itself."""
    port = free_port()
    gateway = await troupe.gateway()
    worker = await troupe.launch("worker", f"health_port = {port}\nmetrics = true\n")

    async def told(status: int, seconds: float = 60) -> dict[str, Any]:
        async with asyncio.timeout(seconds):
            while True:
                with contextlib.suppress(ClientConnectionError):
                    async with session.get("/healthz") as response:
                        if response.status == status:
                            return dict(await response.json())

    async with ClientSession(f"http://127.0.0.1:{port}") as session:
        well = await told(200)
        assert (well["line"], well["role"], well["oldest_due_s"]) == (True, "worker", None)
        assert str(worker.pid) in well["process"]
        match = troupe.stage.match
        await match.orders()
        await match.played()
        async with session.get("/metrics") as response:
            assert re.search(r'messages_total\{outcome="sent"\} [1-9]', await response.text())
        await gateway.killed()
        ill = await told(503)
        assert (ill["database"], ill["line"]) == (True, False)
