"""Several shards, as for a bot in thousands of servers: DMs come to the first, the server to the second."""

import asyncio
import time

import pytest

from tests.faults.cluster import Cluster
from tests.faults.fake.world import ANNOUNCE
from tests.faults.stage import BLUE, RED

TAKEN_OVER_S = 30
STANDS_BY = "stands by"


@pytest.fixture
def two(cluster: Cluster) -> Cluster:
    """Return a cluster of two shards, of which a gateway has one."""
    cluster.given.update(shard_count=2, shards_per_gateway=1)
    return cluster


async def has(cluster: Cluster, name: str, shards: str) -> None:
    await cluster.says(cluster[name], f"holds the line to Discord, shards {shards}")


async def test_each_gateway_takes_what_its_shard_brings(two: Cluster) -> None:
    match = two.match
    first, second = two.add("gateway1"), two.add("gateway2")
    await first.launch()
    await has(two, "gateway1", "0-0/2")
    await second.launch()
    await has(two, "gateway2", "1-1/2")
    await asyncio.gather(two.says(first, "ready as"), two.says(second, "ready as"))
    await two.up("worker1")
    assert "in 0 servers" in first.log and "in 1 servers" in second.log
    assert "Les Aigles" in (await match.red.used("mes-matchs", two.fake.world.channels[ANNOUNCE])).text
    await match.order(match.red, RED)
    shown = await match.blue.dm(BLUE)
    await match.blue.pressed(shown, "order-ok")
    await match.played()
    assert len(match.reports(1)) == 1
    assert two.fake.gateway.identified == 2


async def test_dms_are_read_by_who_hears_them_and_no_close_waits_for_another(two: Cluster) -> None:
    match = two.match
    await two.add("gateway1").launch()
    await two.says(two["gateway1"], "ready as")
    await two.up("worker1")
    await match.red.dm(RED)
    fault = two.fake.faults.add("GET", f"/channels/{match.red.dm_channel.id}/messages", hold=asyncio.Event())
    await two.add("gateway2").launch()
    await two.says(two["gateway2"], "ready as")
    assert not fault.struck
    two.pass_deadline(match)
    await match.closed()


async def test_one_shard_alone_lets_nothing_be_closed_and_another_gateway_takes_it(two: Cluster) -> None:
    match = two.match
    for name in ("gateway1", "gateway2"):
        await two.add(name).launch()
        await two.says(two[name], "ready as")
    await two.up("worker1")
    await match.order(match.red, RED)
    await two["gateway2"].killed()
    two.pass_time(seconds=30)  # what it has said last is old
    two.pass_deadline(match)
    await two.beats(two["worker1"], times=5)
    assert match.turns()[-1] == (2, "open")
    killed = time.monotonic()
    await two.add("gateway3").launch()
    await has(two, "gateway3", "1-1/2")
    await match.closed()
    assert time.monotonic() - killed < TAKEN_OVER_S
    answered = await match.red.used("mes-matchs", two.fake.world.channels[ANNOUNCE])
    assert "Les Aigles" in answered.text


async def test_a_third_gateway_stands_by_for_whichever_dies(two: Cluster) -> None:
    for name in ("gateway1", "gateway2"):
        await two.add(name).launch()
        await two.says(two[name], "ready as")
    await two.add("gateway3").launch()
    await two.says(two["gateway3"], STANDS_BY)
    await two.up("worker1")
    await two["gateway1"].killed()
    died = time.monotonic()
    await has(two, "gateway3", "0-0/2")
    assert time.monotonic() - died < TAKEN_OVER_S
    await two.says(two["gateway3"], "ready as")
    await two.match.orders()
    await two.match.played()
    assert len(two.match.reports(1)) == 1


async def test_dms_are_answered_while_another_shard_of_their_process_is_down(cluster: Cluster) -> None:
    cluster.given.update(shard_count=2)
    await cluster.up("all1")
    match, gateway = cluster.match, cluster.fake.gateway
    [server] = [session for session in (*gateway.earlier, gateway.session) if session and session.shard == (1, 2)]
    gateway.is_closed = True
    await gateway.drop(session=server)
    await cluster.says(cluster["all1"], "Attempting a reconnect for shard ID 1")
    shown = await match.red.dm(RED)
    cluster.pass_deadline(match)
    await cluster.beats(cluster["all1"], times=3)
    assert match.turns()[-1] == (2, "open")
    gateway.is_closed = False
    await match.closed()
    assert "Trop tard" in (await match.red.pressed(shown, "order-ok")).text


async def test_a_shard_that_is_hung_up_on_before_a_word_has_the_bot_begin_anew(cluster: Cluster) -> None:
    cluster.given.update(shard_count=2)
    cluster.expected.append("Failed to connect for shard_id")
    await cluster.up("all1")
    gateway = cluster.fake.gateway
    gateway.is_closed = True
    await gateway.drop()
    await cluster.says(cluster["all1"], "Attempting a reconnect for shard ID")
    knocked, gateway.is_closed, gateway.is_mute = gateway.knocked, False, True
    await cluster.fake.world.until("another try", lambda: gateway.knocked > knocked + 1)
    gateway.is_mute = False
    assert "(NoLineError)" in cluster["all1"].log
    await cluster.match.orders()
    await cluster.match.played()


async def test_one_process_may_have_all_shards(cluster: Cluster) -> None:
    cluster.given.update(shard_count=2)
    await cluster.up("all1")
    await has(cluster, "all1", "0-1/2")
    match = cluster.match
    assert "Les Aigles" in (await match.red.used("mes-matchs", cluster.fake.world.channels[ANNOUNCE])).text
    await match.orders()
    await match.played()
    assert len(match.reports(1)) == 1
    cluster.fake.gateway.ask_to_reconnect()  # the shard that came last
    await cluster.fake.world.until("it to resume", lambda: cluster.fake.gateway.resumed == 1)
    assert "Les Aigles" in (await match.red.used("mes-matchs")).text
