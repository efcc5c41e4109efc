"""What the probe tells whoever runs the bot, over a real port; and that nobody does harm by asking."""

import asyncio
import json
import logging
import re
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest
import pytest_asyncio
from aiohttp import ClientSession, web

from cogs.kit import health as probing
from cogs.kit.health import Probe
from cogs.kit.metrics import Metrics
from cogs.kit.pace import Pace, keep_to_pace, trace_requests
from db.engine import Database
from referee.clock import health
from referee.clock.heart import Heart
from referee.course import close
from referee.house import House
from referee.measures import UNMEASURED
from referee.outbox.publishing import Unreachable
from referee.outbox.sender import Sender
from tests.referee.world import GAMES, TestClock, World
from tests.support import postgres
from tests.support.chance import of_this_test

HOST = "127.0.0.1"
ROOT = Path(__file__).parents[2]
ABOUT = {"role": "all", "version": "1", "process": ""}


class Line:
    """A line to Discord."""

    is_up = True

    def __init__(self, **held_by: str) -> None:
        self.held_by = held_by

    async def __call__(self, _: object) -> bool:
        return self.is_up

    async def holders(self, _: object) -> dict[str, str]:
        return self.held_by


@asynccontextmanager
async def opened(house: House, line: Line, *, measures: bool = False) -> AsyncIterator[Probe]:
    probe = Probe(house.clock, measures=measures, **ABOUT)
    await probe.open(HOST, 0)
    probe.watch(replace(house, measures=probe.measures), line, line.holders)
    try:
        yield probe
    finally:
        await probe.close()


async def said(port: int, request: str, *, seconds: float = 5) -> str:
    """Return what is answered to a request as it is written here, until the other side hangs up."""
    async with asyncio.timeout(seconds):
        reader, writer = await asyncio.open_connection(HOST, port)
        try:
            writer.write(request.encode())
            await writer.drain()
            return (await reader.read()).decode()
        except ConnectionError:
            return ""
        finally:
            writer.close()


async def got(port: int, path: str) -> tuple[int, str]:
    """Return the status and the body of a page."""
    head, _, body = (await said(port, f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n")).partition("\r\n\r\n")
    return int(head.split(" ")[1]), body


async def healthz(port: int) -> tuple[int, dict[str, object]]:
    status, body = await got(port, "/healthz")
    return status, json.loads(body)


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = await World.make(tmp_path / "sifflet.sqlite3")
    yield world
    await world.close()


@pytest.fixture
def line() -> Line:
    return Line()


@pytest.fixture
def look_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH_S", 0)


async def test_all_is_well_and_nobody_is_named(world: World, line: Line) -> None:
    async with opened(world.house, line) as probe:
        status, told = await healthz(probe.port)
    assert re.fullmatch(r"\d{4}", str(told.pop("schema")))
    assert (status, told) == (
        200,
        {
            "database": True,
            "line": True,
            "held_by": {},
            "oldest_due_s": None,
            "outbox_waiting": 0,
            "oldest_message_s": None,
            "process": "",
            **ABOUT,
        },
    )


@pytest.mark.usefixtures("look_each_time")
async def test_a_turn_that_nobody_closes_is_told_and_is_ill_after_two_minutes(world: World, line: Line) -> None:
    contest = await world.match()
    world.clock.ms = (await world.turn(contest)).due_ms - 1
    async with opened(world.house, line) as probe:
        assert (await healthz(probe.port))[1]["oldest_due_s"] is None
        world.clock.pass_(seconds=120)
        status, told = await healthz(probe.port)
        assert (status, told["oldest_due_s"]) == (200, 119.999)
        world.clock.pass_(seconds=0.001)
        status, told = await healthz(probe.port)
        assert (status, told["oldest_due_s"], told["outbox_waiting"]) == (503, 120.0, 3)
        assert told["oldest_message_s"] == (world.clock.ms - (await world.turn(contest)).opened_ms) / 1000
        await world.heart.beat()
        status, told = await healthz(probe.port)
        assert (status, told["oldest_due_s"], told["outbox_waiting"]) == (200, None, 0)


@pytest.mark.usefixtures("look_each_time")
async def test_a_line_that_is_down_is_ill_until_it_is_up(world: World, line: Line) -> None:
    async with opened(world.house, line) as probe:
        line.is_up = False
        status, told = await healthz(probe.port)
        assert (status, told["line"], told["database"]) == (503, False, True)
        line.is_up = True
        assert (await healthz(probe.port))[0] == 200


async def test_however_often_it_is_asked_the_database_is_asked_once(
    world: World, line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "FRESH_S", 3600)
    async with opened(world.house, line, measures=True) as probe:
        assert (await healthz(probe.port))[1]["outbox_waiting"] == 0
        await world.match()
        for _ in range(20):
            assert (await healthz(probe.port))[1]["outbox_waiting"] == 0
        assert "sifflet_outbox_waiting 0.0" in (await got(probe.port, "/metrics"))[1]
        monkeypatch.setattr(health, "FRESH_S", 0)
        assert (await healthz(probe.port))[1]["outbox_waiting"] == 3


@pytest.mark.usefixtures("look_each_time")
async def test_a_server_that_does_not_answer_is_ill_and_well_again(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "WITHIN_S", 0.5)
    where = postgres.empty_database()
    database = await Database.open(where)
    world = House(db=database, clock=TestClock(), games=GAMES, random_bytes=of_this_test())
    async with opened(world, line) as probe:
        assert (await healthz(probe.port))[0] == 200
        async with await psycopg.AsyncConnection.connect(where) as other:
            await other.execute("LOCK TABLE outbox IN ACCESS EXCLUSIVE MODE")
            status, told = await healthz(probe.port)
            assert (status, told["database"], told["outbox_waiting"], told["role"]) == (503, False, None, "all")
            assert (await healthz(probe.port))[0] == 503  # at once: the first look still waits, and is not doubled
            query = (
                "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'relation'"
            )
            assert await (await other.execute(query)).fetchone() == (1,)
        async with asyncio.timeout(20):
            while (await healthz(probe.port))[0] != 200:
                pass
        postgres.drop(where)
        status, told = await healthz(probe.port)
        assert (status, told["database"], told["schema"]) == (503, False, None)
        assert database.faults > 0
    await database.close()


async def test_there_is_nothing_else(world: World, line: Line) -> None:
    async with opened(world.house, line) as probe:
        assert await got(probe.port, "/livez") == (200, "ok")
        for path in ("/", "/metrics", "/healthz/", "/healthz/x", "//healthz", "/%2e%2e/config.toml"):
            assert await got(probe.port, path) == (404, "")
        told = await said(probe.port, "POST /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n")
        assert told.startswith("HTTP/1.1 404 ")


@pytest.mark.parametrize(
    "request_text",
    [
        "GET /" + "x" * 1_000_000 + " HTTP/1.1\r\n\r\n",
        "GET /healthz HTTP/1.1\r\nX: " + "x" * 1_000_000 + "\r\n\r\n",
        "GET /healthz HTTP/1.1\r\n" + "X: x\r\n" * 100_000 + "\r\n",
        "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 hello\r\n\r\n",
        "POST / HTTP/1.1\r\nContent-Length: 99999999999\r\n\r\n" + "x" * 100_000,
    ],
    ids=["path", "header", "headers", "no HTTP", "body"],
)
async def test_what_no_probe_asks_is_refused_and_logs_nothing(
    world: World, line: Line, request_text: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(world.house, line) as probe:
        told = await said(probe.port, request_text)
        assert told == "" or re.match(r"HTTP/1\.[01] 40[04] ", told)
        assert (await healthz(probe.port))[0] == 200
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


async def test_connections_that_say_nothing_are_few_and_short(
    world: World, line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(probing, "LIFE_S", 0.5)
    async with opened(world.house, line) as probe:
        silent = [await asyncio.open_connection(HOST, probe.port) for _ in range(200)]
        assert len(probe._http.connections) <= probing.MOST
        async with asyncio.timeout(5):
            for reader, _ in silent:  # all are hung up on
                assert await reader.read() == b""
        for _, writer in silent:
            writer.close()
        assert (await healthz(probe.port))[0] == 200


async def test_many_who_ask_at_once_leave_the_bot_its_time(world: World, line: Line) -> None:
    async with opened(world.house, line, measures=True) as probe:
        asking = [asyncio.create_task(got(probe.port, "/metrics")) for _ in range(300)]
        answers = await asyncio.gather(*asking, return_exceptions=True)
        assert sum(not isinstance(answer, BaseException) and answer[0] == 200 for answer in answers) >= probing.MOST
        assert (await healthz(probe.port))[0] == 200


async def test_a_port_that_is_taken_is_logged_and_stops_nothing(
    world: World, line: Line, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(world.house, line) as probe:
        other = Probe(world.clock, measures=False)
        await other.open(HOST, probe.port)
        assert other.port == 0
        assert f"the probe cannot listen on {HOST}, port {probe.port}" in caplog.text
        await other.close()


def test_who_does_not_want_measures_does_not_load_prometheus() -> None:
    program = (
        "import sys, bot\nfrom cogs.kit.health import Probe\nfrom referee.house import SystemClock\n"
        "Probe(SystemClock(), measures=False)\nassert 'prometheus_client' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True)  # noqa: S603
    assert Probe(Line, measures=False).measures is UNMEASURED


@pytest.mark.usefixtures("look_each_time")
async def test_what_the_referee_does_is_counted(world: World, line: Line) -> None:
    async with opened(world.house, line, measures=True) as probe:
        world.house = replace(world.house, measures=probe.measures)
        world.sender = Sender(world.house, world.discord)
        world.heart = Heart(world.house, world.sender)
        contest = await world.match()
        await world.heart.beat()
        world.discord.faults[f"thread:{contest.id}"] = [OSError(), Unreachable("gone")]
        world.clock.ms = (await world.turn(contest)).due_ms + 10_000
        await world.heart.beat()
        assert (await healthz(probe.port))[1]["oldest_message_s"] == 0.0  # `first_try_ms` may be of before
        world.clock.pass_(seconds=2)
        await world.heart.beat()
        turn = await world.turn(contest)
        await world.send(turn, "left", "4")
        await world.send(turn, "right", "2")
        await close.close_due(world.house)
        told = (await got(probe.port, "/metrics"))[1]
    assert 'sifflet_turns_closed_total{cause="deadline"} 1.0' in told
    assert 'sifflet_turns_closed_total{cause="complete"} 1.0' in told
    assert 'sifflet_turns_closed_total{cause="referee"} 0.0' in told
    assert "sifflet_close_seconds_count 2.0" in told
    assert re.search(r'sifflet_messages_total\{outcome="sent"\} [1-9]', told)
    assert 'sifflet_messages_total{outcome="failed"} 1.0' in told
    assert 'sifflet_messages_total{outcome="parked"} 1.0' in told
    assert "sifflet_database_up 1.0" in told
    assert "sifflet_line_up 1.0" in told and "sifflet_line_held 1.0" in told
    assert "process_resident_memory_bytes" in told


@pytest.mark.parametrize(("process", "held"), [("a", 1), ("b", 0)])
async def test_who_has_a_line_is_told(world: World, process: str, held: int) -> None:
    line = Line(**{"0-1/2": "a", "2-3/2": "c"})
    async with opened(replace(world.house, process=process), line, measures=True) as probe:
        assert (await healthz(probe.port))[1]["held_by"] == {"0-1/2": "a", "2-3/2": "c"}
        assert f"sifflet_line_held {held}.0" in (await got(probe.port, "/metrics"))[1]


async def test_a_close_that_is_not_kept_is_not_counted(world: World, line: Line) -> None:
    async with opened(world.house, line, measures=True) as probe:
        house = replace(world.house, measures=probe.measures)
        turn = await world.turn(await world.match())
        world.clock.ms = turn.due_ms + 10_000
        with pytest.raises(ZeroDivisionError):
            async with house.db.write() as tx:
                await close._close_if_cause(tx, house, turn.id, "deadline")
                raise ZeroDivisionError
        assert 'sifflet_turns_closed_total{cause="deadline"} 0.0' in (await got(probe.port, "/metrics"))[1]


async def test_requests_are_timed_that_answer_an_interaction_or_wait(world: World, line: Line) -> None:
    """As aiohttp lets us see those of discord.py."""
    status = 204

    async def answer(_: web.BaseRequest) -> web.Response:
        return web.Response(status=status)

    server = web.Server(answer)
    listening = await asyncio.get_running_loop().create_server(server, HOST, 0)
    root = f"http://{HOST}:{listening.sockets[0].getsockname()[1]}/api/v10"
    interaction = world.stamp()
    world.clock.pass_(seconds=0.4)
    world.house.db.faults = 3
    async with opened(world.house, line, measures=True) as probe:
        async with ClientSession(trace_configs=[probe.watched(trace_requests(probe.measures))]) as session:

            async def post(path: str) -> None:
                async with session.post(f"{root}/{path}"):
                    pass

            await post(f"interactions/{interaction}/secret/callback?with_response=true")
            with keep_to_pace(Pace(48)):
                await post("channels/1/messages")
            status = 404
            world.clock.pass_(seconds=3)
            await post(f"interactions/{interaction}/secret/callback")
        told = (await got(probe.port, "/metrics"))[1]
    listening.close()
    await server.shutdown(0)
    assert "sifflet_interaction_answer_seconds_count 2.0" in told
    assert 'sifflet_interaction_answer_seconds_bucket{le="0.5"} 1.0' in told
    assert "sifflet_interactions_late_total 1.0" in told
    assert "sifflet_pace_wait_seconds_count 1.0" in told
    assert "sifflet_database_errors_total 3.0" in told
    assert "secret" not in told


async def test_what_cannot_be_known_without_the_database_is_not_made_up(world: World) -> None:
    told = Metrics(world.clock).text(health.Health(), 0, ABOUT).decode()
    assert "sifflet_outbox_waiting NaN" in told
    assert "sifflet_database_up 0.0" in told
