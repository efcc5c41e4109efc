"""A worker killed at every step of a close and of a send, while another lives: that one takes over, nothing is doubled.

Each step is one match's. Who of the two dies is who comes first.
"""

import pytest

from tests.faults.cluster import Cluster
from tests.faults.process import BotProcess
from tests.faults.stage import BLUE, PLAYED, RED, Match

CLAIM = r"UPDATE turn SET .*closed_ms"  # the statement with which a close writes its result
LANE = r"UPDATE outbox SET .*attempts"  # that with which a sender takes a message
SENT = r"UPDATE outbox SET (?!.*attempts).*owner"  # that with which he notes that it was sent
LEASE_S, NONCE_WINDOW_S = 31, 600
CLOSE = [
    ("before", "SKIP LOCKED"),  # before the claim
    ("before", CLAIM),  # in the transaction
    ("before", "INSERT INTO outbox"),
    ("commit", CLAIM),
    ("committed", CLAIM),
]
SEND = [
    ("before", LANE, LEASE_S),
    ("commit", LANE, LEASE_S),
    ("committed", LANE, LEASE_S),
    ("before", SENT, LEASE_S),
    ("committed", LANE, NONCE_WINDOW_S),
    ("before", SENT, NONCE_WINDOW_S),
]


async def complete(cluster: Cluster, match: Match, when: str, pattern: str) -> BotProcess:
    """Have a turn's last order come in, after which a worker is to die; start him again when he has."""
    await match.order(match.red, RED)
    shown = await match.blue.dm(BLUE)
    await cluster.quiet()
    cluster["worker1"].die_at(when, pattern)
    await match.blue.pressed(shown, "order-ok")
    import asyncio
    await asyncio.sleep(8)
    print(match.turns(), match.reports(1), (cluster.bot.folder/"die").exists() and (cluster.bot.folder/"die").read_text())
    print(cluster.bot.rows("select pid, state, wait_event, left(query, 300) as q from pg_stat_activity where datname=current_database()"))
    print([x for x in cluster.bot.rows("select id,contest_id,status,ready from turn")])
    print([x for x in cluster.bot.rows("select * from line")], cluster.bot.rows("select clock_timestamp()"))
    return await cluster.one_dies("worker1", "worker2")


def is_played_once(match: Match) -> bool:
    return match.turns() == [(1, "closed"), (2, "closed"), (3, "open")] and len(match.reports(1)) == 1


@pytest.mark.parametrize("cluster", [len(CLOSE)], indirect=True)
async def test_killed_at_any_step_of_a_close_the_other_worker_makes_it(cluster: Cluster) -> None:
    """Faults 1 and 2, of two workers."""
    await cluster.up("gateway", "worker1", "worker2")
    for match, (when, pattern) in zip(cluster.matches, CLOSE, strict=True):
        dead = await complete(cluster, match, when, pattern)
        await match.played()  # without any time passing
        await cluster.up(dead.folder.name)
        assert is_played_once(match), (when, pattern)


@pytest.mark.parametrize("cluster", [len(SEND)], indirect=True)
async def test_killed_at_any_step_of_a_send_the_other_worker_sends_it_once(cluster: Cluster) -> None:
    """Faults 3 and 4, of two workers: what the dead one had in hand is free when its lease is over."""
    await cluster.up("gateway", "worker1", "worker2")
    for match, (when, pattern, away_s) in zip(cluster.matches, SEND, strict=True):
        dead = await complete(cluster, match, when, pattern)
        cluster.pass_time(seconds=away_s)
        await match.played()
        await cluster.up(dead.folder.name)
        assert is_played_once(match), (when, pattern)


@pytest.mark.parametrize("cluster", [2], indirect=True)
async def test_killed_while_a_report_is_on_its_way_the_other_worker_has_it_there_once(cluster: Cluster) -> None:
    """Fault 3, of two workers: the request has had its effect, or has not."""
    await cluster.up("gateway", "worker1", "worker2")
    for match, after in zip(cluster.matches, (False, True), strict=True):
        path = f"/channels/{match.setting.thread_id}/messages"
        fault = cluster.fake.faults.add("POST", path, says=PLAYED, after=after)
        fault.act = lambda fault=fault: cluster[fault.whose].kill()
        await match.orders()
        dead = await cluster.one_dies("worker1", "worker2")
        assert len(match.reports(1)) == (1 if after else 0)
        cluster.pass_time(seconds=LEASE_S)
        await match.played()
        await cluster.up(dead.folder.name)
        assert is_played_once(match)
