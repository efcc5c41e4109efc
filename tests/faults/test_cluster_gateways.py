"""A gateway and its standby: killed, stopped, both away. No order is lost, no turn is closed while one may be."""

import asyncio
import re
import time
from typing import Any

import pytest
from aiohttp import ClientSession

from tests.faults.cluster import LIMITS, Cluster
from tests.faults.fake.world import WAIT_S
from tests.faults.invariants import GRACE_MS
from tests.faults.stage import BLUE, PLAYED, RED
from tests.faults.test_health import free_port

TAKEN_OVER_S = 30
STANDS_BY, LOST = "stands by", "has lost the line"


async def standing_by(cluster: Cluster) -> None:
    """Start a gateway, a worker, and a standby that finds the line taken."""
    await cluster.up("gateway", "worker1")
    await cluster.add("standby").launch()
    await cluster.says(cluster["standby"], STANDS_BY)


@pytest.mark.parametrize("when", ["before", "committed"])
async def test_killed_with_a_press_in_hand_and_a_dm_just_written_the_standby_goes_on(
    cluster: Cluster, when: str
) -> None:
    """What was stored counts, what was not is pressed again; the DM that nobody has heard is read."""
    await standing_by(cluster)
    match, standby = cluster.match, cluster["standby"]
    shown = await match.red.dm(RED)
    cluster.gateway.die_at(when, "INSERT INTO submission")
    match.red.press(shown, "order-ok")
    assert await cluster.one_dies("gateway") is cluster.gateway
    died = time.monotonic()
    match.blue.write(BLUE)  # no line brings it
    await cluster.says(standby, "ready as")
    assert time.monotonic() - died < TAKEN_OVER_S
    asked = await cluster.fake.world.until("the answer", match.blue.inbox)
    stored = cluster.bot.value("select count(*) from submission where text = ?", RED)
    assert stored == (when == "committed")
    if not stored:
        assert "Bien reçu" in (await match.red.pressed(shown, "order-ok")).text
    await match.blue.pressed(asked[-1], "order-ok")
    await match.played()
    assert len(match.reports(1)) == 1


async def test_a_standby_takes_over_within_half_a_minute_by_the_programs_own_limits(cluster: Cluster) -> None:
    """From one that was killed, and from one that is stopped: the server ends its session."""
    for name in ("gateway", "standby", "all1"):
        cluster.add(name).limits = {}
    await cluster["gateway"].start()
    await cluster["standby"].launch()
    await cluster.says(cluster["standby"], STANDS_BY)
    await cluster["gateway"].killed()
    died = time.monotonic()
    await cluster.says(cluster["standby"], "ready as")
    assert time.monotonic() - died < TAKEN_OVER_S
    await cluster["all1"].launch()
    await cluster.says(cluster["all1"], STANDS_BY)
    cluster["standby"].pause()
    stopped = time.monotonic()
    await cluster.says(cluster["all1"], "ready as")
    assert time.monotonic() - stopped < TAKEN_OVER_S
    cluster["standby"].wake()
    await cluster.says(cluster["standby"], LOST)
    await cluster.match.orders()
    await cluster.match.played()


async def test_told_to_stop_a_gateway_gives_its_line_back_and_a_worker_what_it_sends(cluster: Cluster) -> None:
    """As for an update: nobody waits until a lease or a session is over."""
    await standing_by(cluster)
    match, worker = cluster.match, cluster["worker1"]
    assert (await cluster.gateway.stop())[0] == 0
    told = time.monotonic()
    await cluster.says(cluster["standby"], "ready as")
    assert time.monotonic() - told < LIMITS["db.engine.held.IDLE_S"]
    fault = cluster.fake.faults.add("POST", "/channels/301/messages", hold=asyncio.Event(), says=PLAYED)
    await match.orders()
    await cluster.fake.world.until("the request", lambda: fault.struck)
    assert (await worker.stop())[0] == 0
    assert cluster.bot.value("select count(*) from outbox where owner is not null") == 0
    assert fault.hold is not None
    fault.hold.set()
    await cluster.up("worker1")
    await match.played()
    assert len(match.reports(1)) == 1


async def test_a_gateway_that_was_stopped_wakes_when_the_standby_has_its_line(cluster: Cluster) -> None:
    """It has heard everything, and begins with it; then it finds that the line is another's, and stands by."""
    await standing_by(cluster)
    cluster.expected.append("Session is closed")  # it was about to answer when it found that
    match, gateway, standby = cluster.match, cluster.gateway, cluster["standby"]
    shown = await match.red.dm(RED)
    await match.red.pressed(shown, "order-ok")
    gateway.pause()
    stopped = time.monotonic()
    await cluster.says(standby, "ready as")
    assert time.monotonic() - stopped < TAKEN_OVER_S
    asked = await match.blue.dm(BLUE)
    answers = len(match.blue.inbox())
    gateway.wake(TAKEN_OVER_S)
    await cluster.says(gateway, LOST)
    await cluster.says(gateway, STANDS_BY)
    assert len(match.blue.inbox()) == answers  # it has been told of the DM as well
    await match.blue.pressed(asked, "order-ok")
    await match.played()
    assert len(match.reports(1)) == 1
    await standby.killed()
    await cluster.says(gateway, "ready as", times=2)


async def test_a_workers_probe_knows_the_line_of_the_gateway(cluster: Cluster) -> None:
    """It has none itself. Without a gateway it sends what is to be sent, and closes nothing."""
    port = free_port()
    worker = cluster.add("worker1")
    worker.settings = {"health_port": port, "metrics": True}
    await cluster.up("worker1")
    match = cluster.match
    cluster.pass_deadline(match)
    await cluster.beats(worker, times=3)
    assert match.turns()[-1] == (2, "open") and match.panels
    async with ClientSession(f"http://127.0.0.1:{port}") as session:
        ill = await told(session, 503)
        assert (ill["database"], ill["line"], ill["role"]) == (True, False, "worker")
        assert ill["oldest_due_s"] > GRACE_MS / 1000 and f"-{worker.pid}-" in ill["process"]
        await cluster.up("gateway")
        await match.closed()
        await told(session, 200)
        async with session.get("/metrics") as response:
            assert re.search(r'messages_total\{outcome="sent"\} [1-9]', await response.text())
        await cluster.gateway.killed()
        assert (await told(session, 503))["line"] is False


async def told(session: ClientSession, status: int) -> dict[str, Any]:
    """Return what the probe says once it is what the status says."""
    async with asyncio.timeout(WAIT_S):
        while True:
            async with session.get("/healthz") as response:
                if response.status == status:
                    return dict(await response.json())


async def test_without_any_line_nothing_is_closed_before_one_is_back_and_the_dms_are_read(cluster: Cluster) -> None:
    """All gateways are away over a deadline. An order sent in time, which nobody has heard, counts."""
    await cluster.up("gateway", "worker1")
    match, worker = cluster.match, cluster["worker1"]
    await match.order(match.red, RED)
    await cluster.gateway.killed()
    cluster.pass_time(hours=1)
    match.blue.write(BLUE)
    cluster.pass_deadline(match)
    await cluster.beats(worker, times=5)
    cluster.pass_time(hours=5)
    await cluster.beats(worker, times=5)
    assert match.turns()[-1] == cluster.other.turns()[-1] == (2, "open")
    hold = asyncio.Event()
    path = f"/channels/{match.blue.dm_channel.id}/messages"
    fault = cluster.fake.faults.add("GET", path, hold=hold)  # it is a while until they are read
    await cluster.gateway.launch()
    await cluster.fake.world.until("the DMs to be asked for", lambda: fault.struck)
    await cluster.beats(worker, times=5)
    assert match.turns()[-1] == (2, "open")
    hold.set()
    await match.played()
    assert cluster.bot.value("select count(*) from missing_order where contest_id = 1") == 0


async def test_a_gateway_that_loses_its_line_while_it_reads_missed_dms_leaves_them_to_whoever_has_it(
    cluster: Cluster,
) -> None:
    """Some of its requests wait for their turn then, and would find no connection any more."""
    await cluster.up("gateway", "worker1")
    people = [person for match in cluster.matches for person in (match.red, match.blue)]
    for person in people:
        await person.dm("?")
    await cluster.gateway.stop()
    for person in people:
        person.write("??")
    cluster.gateway.settings = {"requests_per_s": 1}
    reading = cluster.fake.faults.add("GET", r"/channels/\d+/messages", hold=asyncio.Event(), after=True)
    await cluster.gateway.launch()
    await cluster.fake.world.until("the first to be read", lambda: reading.struck)
    cluster.bot.change("UPDATE line SET owner = 'another'")
    await cluster.says(cluster.gateway, LOST)
    assert reading.hold is not None
    reading.hold.set()
    await cluster.fake.world.until("the answers", lambda: all(len(person.inbox()) == 2 for person in people))


async def test_told_to_stop_while_it_leaves_a_line_that_it_has_lost_a_process_leaves_in_order(cluster: Cluster) -> None:
    process = cluster.add("all1", **{"cogs.wire.process.CUT_OFF_S": 3.0})
    await cluster.up("all1")
    hangs = cluster.fake.faults.add("POST", r"/interactions/\d+/\w+/callback", hold=asyncio.Event())
    cluster.match.red.use("mes-matchs")
    await cluster.fake.world.until("the answer to hang", lambda: hangs.struck)
    cluster.bot.change("UPDATE line SET owner = 'another'")
    await cluster.says(process, "in hand are answered first")
    assert (await process.stop())[0] == 0
    assert "stopped" in process.log
    assert hangs.hold is not None
    hangs.hold.set()


async def test_a_blink_of_the_line_while_the_dms_of_before_are_read_lets_nothing_be_closed(cluster: Cluster) -> None:
    """Discord resumes the session at once; what was written while no gateway lived is yet to be read."""
    await cluster.up("gateway", "worker1")
    match = cluster.match
    await match.order(match.red, RED)
    await cluster.gateway.killed()
    cluster.pass_time(hours=1)
    match.blue.write(BLUE)
    cluster.pass_deadline(match)
    hold = asyncio.Event()
    path = f"/channels/{match.blue.dm_channel.id}/messages"
    fault = cluster.fake.faults.add("GET", path, hold=hold)
    await cluster.gateway.launch()
    await cluster.fake.world.until("the DMs to be asked for", lambda: fault.struck)
    await cluster.fake.gateway.drop()
    await cluster.says(cluster.gateway, "RESUMED")
    await cluster.beats(cluster["worker1"], times=8)
    assert match.turns()[-1] == (2, "open")
    hold.set()
    await match.played()
    assert cluster.bot.value("select count(*) from missing_order where contest_id = 1") == 0


@pytest.mark.parametrize("is_half_open", [True, False], ids=["its machine slept", "it was stopped"])
async def test_a_lone_gateway_that_slept_over_a_deadline_counts_what_was_sent_meanwhile(
    cluster: Cluster, is_half_open: bool
) -> None:
    """It has its line again before it knows what Discord has brought, or that Discord has given it up."""
    gateway = cluster.add("gateway")
    gateway.trust_s = 20.0
    await cluster.up("gateway", "worker1")
    match, session = cluster.match, cluster.fake.gateway.session
    assert session is not None
    await match.order(match.red, RED)
    gateway.pause()
    socket = session.socket
    if is_half_open:
        session.socket = None
    match.blue.write(BLUE)
    cluster.pass_time(hours=1)
    cluster.pass_deadline(match)
    query = "select count(*) from pg_locks where locktype = 'advisory' and granted"
    await cluster.fake.world.until("the line to be free", lambda: cluster.bot.value(query) == 0)
    gateway.wake(0 if is_half_open else cluster.fake.world.ahead_ms / 1000)
    await cluster.says(gateway, "without the database, keeps the line")
    await cluster.beats(cluster["worker1"], times=5)
    if is_half_open:
        assert match.turns()[-1] == (2, "open")
        session.socket = socket
        await cluster.fake.gateway.drop()  # as the next heartbeat tells
    await match.played()
    assert cluster.bot.value("select count(*) from missing_order where contest_id = 1") == 0


@pytest.mark.parametrize(("code", "told"), [(4011, "config.toml : shard_count"), (4012, "mettez-la à jour")])
async def test_a_line_that_discord_closes_for_good_is_not_asked_for_again(
    cluster: Cluster, code: int, told: str
) -> None:
    """As 4011, the bot needs shards: nobody who begins anew would hear anything else. One line says what to do."""
    await cluster.up("gateway", "worker1")
    await cluster.fake.gateway.drop(code)
    assert await cluster.gateway.ended() == 1
    assert cluster.fake.gateway.identified == 1
    assert told in cluster.gateway.log.splitlines()[-1]
    assert "Traceback" not in cluster.gateway.log
