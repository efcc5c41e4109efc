"""What the probe and the log of a real process tell, through a turn that is played and a line that is lost."""

import asyncio
import json
import socket

from aiohttp import ClientSession

from tests.faults.fake.world import WAIT_S
from tests.faults.stage import Stage


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


async def test_a_process_tells_how_it_is_counts_what_it_does_and_logs_objects(stage: Stage) -> None:
    port = free_port()
    config = stage.bot.folder / "config.toml"
    wanted = f'health_port = {port}\nmetrics = true\nlog_format = "json"\n'
    config.write_text(config.read_text("utf-8") + wanted, "utf-8")
    await stage.started()
    async with ClientSession(f"http://127.0.0.1:{port}") as session:

        async def line_is(up: bool) -> bool:
            async with session.get("/healthz") as response:
                told = await response.json()
                return bool(told["line"]) is up and response.status == (200 if up else 503)

        assert await line_is(True)
        await stage.match.orders()
        await stage.match.played()
        await stage.quiet()
        async with session.get("/metrics") as response:
            told = await response.text()
        assert 'sifflet_turns_closed_total{cause="complete"} 1.0' in told
        assert "sifflet_interaction_answer_seconds_count 2.0" in told  # both captains confirmed their orders
        assert "sifflet_interactions_late_total 0.0" in told
        assert "sifflet_beat_late_seconds_count" in told
        assert "sifflet_pace_wait_seconds_count 0.0" not in told
        for person in (stage.match.red, stage.match.blue):
            assert str(person.id) not in told
        stage.fake.gateway.is_closed = True
        await stage.fake.gateway.drop()
        async with asyncio.timeout(WAIT_S):
            while not await line_is(False):
                pass
        stage.fake.gateway.is_closed = False
    lines = [json.loads(line) for line in stage.bot.log.splitlines()]
    assert any("chmod 600" in line["message"] for line in lines)
    assert {"time", "level", "logger", "message", "process", "role"} <= lines[-1].keys()


async def test_a_process_that_discord_does_not_answer_lives_and_says_that_it_is_ill(stage: Stage) -> None:
    """Who watches is to tell a bot that waits from one that has ended: from its first second on."""
    port = free_port()
    config = stage.bot.folder / "config.toml"
    config.write_text(f"{config.read_text('utf-8')}health_port = {port}\n", "utf-8")
    away = stage.fake.faults.add("GET", "/users/@me", status=503, times=None)
    await stage.bot.launch()
    await stage.fake.world.until("the first try", lambda: "Discord cannot be reached" in stage.bot.log)
    async with ClientSession(f"http://127.0.0.1:{port}") as session:

        async def told(path: str) -> int:
            async with session.get(path) as response:
                return response.status

        assert [await told(path) for path in ("/livez", "/healthz", "/metrics")] == [200, 503, 404]
        away.times = 0
        await stage.fake.world.until("the bot to be ready", lambda: "ready as" in stage.bot.log)
        async with asyncio.timeout(WAIT_S):
            while await told("/healthz") != 200:
                pass
        assert await told("/livez") == 200
