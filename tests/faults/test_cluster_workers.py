"""Several workers: they race for turns, one is stopped and wakes, all are away, each has a clock of its own."""

import signal

import pytest

from tests.faults.cluster import ENDED_SOON, Cluster
from tests.faults.invariants import GRACE_MS
from tests.faults.stage import BLUE, RED, Stage
from tests.faults.test_cluster_killed import CLAIM, LANE, LEASE_S, NONCE_WINDOW_S

SKEW_MS = 30_000


def closes(stage: Stage) -> int:
    return int(stage.bot.value("select count(*) from turn where status = 'closed' and number = 2"))


@pytest.mark.parametrize("cluster", [8], indirect=True)
async def test_two_workers_race_for_one_turn_and_for_many_and_each_is_closed_once(cluster: Cluster) -> None:
    """Both are woken at once, and find all of it due."""
    await cluster.up("gateway", "worker1", "worker2")
    cluster.end_time(cluster.match)
    await cluster.match.closed()
    cluster.pass_deadline(cluster.matches[-1])
    await cluster.fake.world.until("every close", lambda: closes(cluster) == len(cluster.matches))
    for match in cluster.matches[1:]:
        await match.closed()


async def test_a_worker_stopped_in_a_close_wakes_when_another_has_made_it(cluster: Cluster) -> None:
    """The server ends its transaction; what it does next is refused, and it goes on."""
    await cluster.up("gateway", "worker1", "worker2", **ENDED_SOON)
    cluster.expected.append("OperationalError")
    cluster["worker1"].die_at("before", CLAIM, signal.SIGSTOP)
    cluster.end_time(cluster.match)
    await cluster.match.closed()
    [stopped] = [cluster[name] for name in ("worker1", "worker2") if cluster[name].has_died]
    stopped.wake(60)
    await cluster.beats(stopped, times=2)
    [other] = [cluster[name] for name in ("worker1", "worker2") if cluster[name] is not stopped]
    await other.killed()
    cluster.end_time(cluster.other)
    await cluster.other.closed()  # by who was stopped


@pytest.mark.parametrize("slept_s", [LEASE_S, NONCE_WINDOW_S])
async def test_a_worker_stopped_before_it_sends_wakes_when_its_lease_is_over(cluster: Cluster, slept_s: int) -> None:
    """Another has sent its message; after the time of a nonce, too, it is not sent again."""
    await cluster.up("gateway", "worker1", "worker2")
    cluster.expected.append("OperationalError")
    cluster["worker1"].die_at("committed", LANE, signal.SIGSTOP)
    cluster.end_time(cluster.match)
    workers = [cluster[name] for name in ("worker1", "worker2")]
    stopped = await cluster.fake.world.until("the stop", lambda: next((one for one in workers if one.has_died), None))
    cluster.pass_time(seconds=slept_s)
    await cluster.match.closed()
    stopped.wake(slept_s)
    await cluster.beats(stopped, times=3)
    assert sum("tour 1" in text and "Clôture" in text for text in cluster.match.told) == 1


async def test_all_workers_away_for_long_turns_are_closed_once(cluster: Cluster) -> None:
    """Fault 8, of workers: the gateway takes orders meanwhile, and refuses those that are late."""
    await cluster.up("gateway", "worker1")
    match = cluster.match
    await cluster["worker1"].killed()
    await match.order(match.red, RED)
    cluster.pass_deadline(match)
    late = await match.blue.dm(BLUE)
    assert "Trop tard" in late.text
    cluster.pass_time(hours=9)
    assert closes(cluster) == 0
    await cluster.up("worker1", "worker2")
    for one in cluster.matches:
        await one.closed()
    assert sum("Tour 1 nul" in text for text in match.told) == 1
    assert match.turn()["due_ms"] > cluster.fake.world.now_ms()


async def test_clocks_that_are_wrong_by_half_a_minute_close_nothing_early_and_nothing_late(cluster: Cluster) -> None:
    """One is ahead, one behind, and so is the gateway: an order of the last second counts."""
    for name, skew_ms in (("gateway", -SKEW_MS), ("worker1", SKEW_MS), ("worker2", -SKEW_MS)):
        cluster.add(name).skew_ms = skew_ms
    cluster.pass_time()
    await cluster.up(*cluster.processes)
    match, fake = cluster.match, cluster.fake
    await match.order(match.red, RED)
    cluster.pass_deadline(match, late_ms=-20_000)
    for name in ("worker1", "worker2"):
        await cluster.beats(cluster[name], times=3)
    assert match.turns()[-1] == (2, "open")
    cluster.pass_deadline(match, late_ms=-3_000)
    shown = await match.blue.dm(BLUE)
    fake.world.still_ms = match.turn()["due_ms"] - 1
    fake.gateway.is_delayed = True
    press = match.blue.press(shown, "order-ok")
    fake.world.still_ms = None
    cluster.pass_deadline(match, late_ms=GRACE_MS // 2)
    for name in ("worker1", "worker2"):
        await cluster.beats(cluster[name], times=3)
    assert match.turns()[-1] == (2, "open")
    fake.gateway.release()
    assert "Bien reçu" in (await match.blue.answered(press)).text
    cluster.pass_deadline(match)
    await match.played()
    await cluster.other.closed()


async def test_one_that_stands_by_closes_and_sends_meanwhile_by_the_servers_clock(cluster: Cluster) -> None:
    await cluster.add("gateway").start()
    await cluster.add("all1").launch()
    await cluster.says(cluster["all1"], "stands by")
    cluster.pass_deadline(cluster.match)
    await cluster.match.closed()


async def test_a_worker_whose_token_is_refused_ends_instead_of_asking_on(cluster: Cluster) -> None:
    """No socket tells it so (4004); Discord bans who asks ten thousand times without leave."""
    await cluster.up("gateway", "worker1")
    cluster.expected.append("401 Unauthorized")
    cluster.fake.faults.add(
        "POST", "/channels/.*", times=None, status=401, body={"message": "401: Unauthorized", "code": 0}
    )
    cluster.pass_deadline(cluster.match)
    assert await cluster["worker1"].ended() == 1
    assert cluster["worker1"].log.count("Discord refuse ce jeton") == 1 and "Traceback" not in cluster["worker1"].log
    cluster.fake.faults.clear()
    await cluster.up("worker2")
    await cluster.match.closed()
