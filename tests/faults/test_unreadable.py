"""Events that discord.py cannot read end nothing, but for those that begin a line: then the next starts stand back."""

import pytest
from aiohttp import ClientSession

from tests.faults.cluster import Cluster
from tests.faults.fake.shapes import GUILD_ID, Json
from tests.faults.fake.world import ANNOUNCE
from tests.faults.stage import Stage
from tests.faults.test_health import free_port

ENDED = 1  # the exit code; a service manager starts it again
HOUR_S = 3600.0
PAUSES = {"referee.clock.lines.PAUSES_S": (0.0, HOUR_S)}
STANDS_BACK = "this one begins its line to Discord in"
CANNOT_READ = "ne sait pas lire"


def with_gaps(server: Json) -> Json:
    """Return a server in which a field is missing of a channel, a thread and a role, and a list is null."""
    channels = [{k: v for k, v in one.items() if k != "position"} for one in server["channels"]]
    threads = [{**server["threads"][0], "thread_metadata": None}, *server["threads"][1:]]
    roles = [{**one, "colors": None} for one in server["roles"]]
    nothing = {"id": "1", "type": 0}
    return server | {"channels": [nothing, None, *channels], "threads": threads, "roles": roles, "emojis": None}


async def test_a_server_with_gaps_keeps_no_start_from_playing(stage: Stage) -> None:
    stage.expected.append(r"GUILD_CREATE of the server \d+ cannot be read")
    config, port = stage.bot.folder / "config.toml", free_port()
    config.write_text(f"{config.read_text('utf-8')}health_port = {port}\nmetrics = true\n", "utf-8")
    stage.fake.gateway.altered["GUILD_CREATE"] = with_gaps
    for _ in range(3):
        await stage.started()
        assert (await stage.bot.stop())[0] == 0
    await stage.started()
    assert stage.log.count(f"GUILD_CREATE of the server {GUILD_ID} cannot be read") == 4
    async with ClientSession(f"http://127.0.0.1:{port}") as session, session.get("/metrics") as response:
        assert 'sifflet_events_unreadable_total{event="GUILD_CREATE"} 1.0' in await response.text()
    place = stage.fake.world.channels[ANNOUNCE]
    assert "Les Aigles" in (await stage.match.red.used("mes-matchs", place)).text
    await stage.match.orders()
    await stage.match.played()
    [report] = [one for one in stage.fake.world.messages if one.text == stage.match.reports(1)[0]]
    assert report.data["attachments"]  # its rights are known


async def test_what_people_send_is_taken_whatever_else_it_lacks(stage: Stage) -> None:
    stage.expected.append(r"(MESSAGE|INTERACTION|CHANNEL)_CREATE of the server \w+ cannot be read")
    gone = {"attachment_size_limit", "version", "application_id"}

    def without(data: Json) -> Json:
        return {k: v for k, v in data.items() if k not in gone} | {"entitlements": None, "channel": None}

    stage.fake.gateway.altered |= {
        "MESSAGE_CREATE": lambda data: data | {"poll": {"expiry": None}, "application": {"id": "1"}},
        "INTERACTION_CREATE": without,
    }
    await stage.started()
    stage.fake.gateway.emit("CHANNEL_CREATE", {"guild_id": str(GUILD_ID), "id": "1", "type": 0})
    stage.fake.gateway.emit("CHANNEL_CREATE", {"guild_id": str(GUILD_ID)})
    await stage.match.orders()
    await stage.match.played()
    assert "used not at all" in stage.log and "used in part" in stage.log


def nothing(_: Json) -> None:
    return None


async def ends_and_stands_back(stage: Stage) -> None:
    """A line that cannot be begun ends the process in order; the next start waits before it begins one."""
    stage.expected.append("the line to Discord cannot be read")
    assert await stage.bot.ended() == ENDED
    assert CANNOT_READ in stage.log.splitlines()[-1] and "Traceback" not in stage.log
    known = stage.fake.gateway.identified
    await stage.bot.launch()
    await stage.fake.world.until("it to stand back", lambda: STANDS_BACK in stage.log)
    assert (await stage.bot.stop())[0] == 0
    await stage.bot.launch()  # whom that does not help: it never was ready
    await stage.fake.world.until("it to stand back", lambda: stage.log.count(STANDS_BACK) == 2)
    await stage.bot.killed()
    assert stage.fake.gateway.identified == known
    stage.fake.gateway.altered.clear()
    stage.pass_time(seconds=HOUR_S)
    await stage.bot.start()
    assert stage.log.count(STANDS_BACK) == 2


async def test_a_line_that_begins_with_what_cannot_be_read_ends_the_process_and_the_next_start_waits(
    stage: Stage,
) -> None:
    stage.bot.limits = PAUSES
    stage.fake.gateway.altered["READY"] = nothing
    await stage.bot.launch()
    await ends_and_stands_back(stage)


async def test_a_line_that_is_taken_up_with_what_cannot_be_read_is_the_same(stage: Stage) -> None:
    stage.bot.limits = PAUSES
    stage.fake.gateway.altered["RESUMED"] = nothing
    await stage.started()
    await stage.fake.gateway.drop()
    await ends_and_stands_back(stage)


async def test_who_lasts_or_is_told_to_stop_keeps_nobody_waiting(stage: Stage) -> None:
    stage.bot.limits = PAUSES
    for _ in range(2):
        await stage.started()
        assert (await stage.bot.stop())[0] == 0
    stage.bot.limits = PAUSES | {"cogs.wire.process.LASTS_S": 0.0}
    await stage.started()
    await stage.fake.world.until("it to have lasted", lambda: stage.bot.value("select early from start") == 0)
    await stage.bot.killed()
    await stage.started()
    assert STANDS_BACK not in stage.log


@pytest.mark.parametrize(("event", "shards"), [("READY", 1), ("READY", 2), ("RESUMED", 2)])
async def test_gateways_stand_back_whichever_of_them_takes_the_line(cluster: Cluster, event: str, shards: int) -> None:
    """A standby is another process; what it knows of the starts before it, the database has."""
    cluster.expected.append("the line to Discord cannot be read")
    cluster.given.update(shard_count=shards)
    cluster.fake.gateway.altered[event] = nothing
    await cluster.add("gateway", **PAUSES).launch()
    if event == "RESUMED":
        await cluster.says(cluster.gateway, "ready as")
        await cluster.fake.gateway.drop()
    assert await cluster.gateway.ended() == ENDED
    assert CANNOT_READ in cluster.gateway.log.splitlines()[-1] and "Traceback" not in cluster.gateway.log
    known = cluster.fake.gateway.identified
    standby = cluster.add("standby", **PAUSES)
    await standby.launch()
    await cluster.says(standby, STANDS_BACK)
    await standby.killed()
    assert cluster.fake.gateway.identified == known
    cluster.fake.gateway.altered.clear()
    cluster.pass_time(seconds=HOUR_S)
    await cluster.up("standby", "worker1")
    await cluster.match.orders()
    await cluster.match.played()


async def test_a_gateway_plays_in_a_server_with_gaps_with_shards_too(cluster: Cluster) -> None:
    cluster.expected.append(r"GUILD_CREATE of the server \d+ cannot be read")
    cluster.given.update(shard_count=2, shards_per_gateway=2)
    cluster.fake.gateway.altered["GUILD_CREATE"] = with_gaps
    await cluster.up("gateway", "worker1")
    await cluster.match.orders()
    await cluster.match.played()
