"""A worker killed at every step of a close and of a send, while another lives: that one takes over, nothing is doubled.

Each step is one match's. Who of the two dies is who comes first; they are started again for the next step.
"""

from collections.abc import Callable

import pytest

from tests.faults.cluster import Cluster
from tests.faults.stage import Match

CLAIM = r"UPDATE turn SET .*closed_ms"  # the statement with which a close writes its result
LANE = r"UPDATE outbox SET .*attempts"  # that with which a sender takes a message
SENT = r"UPDATE outbox SET (?!.*attempts).*owner"  # that with which they note that it was sent
LEASE_S, NONCE_WINDOW_S = 31, 600

Arm = Callable[[Cluster, Match], None]


def at(when: str, pattern: str) -> Arm:
    """Have a worker die at a statement."""
    return lambda cluster, _: cluster["worker1"].die_at(when, pattern)


def on_its_way(*, after: bool) -> Arm:
    """Have a worker die while the post that tells of a close is on its way, before its effect or after it."""

    def arm(cluster: Cluster, match: Match) -> None:
        path = f"/channels/{match.setting.thread_id}/messages"
        fault = cluster.fake.faults.add("POST", path, says="tour 1", after=after)
        fault.act = lambda: cluster[fault.whose].kill()  # noqa: PLW0108 - whose is known by then

    return arm


CLOSE = [
    (at("before", "SKIP LOCKED"), 0),  # before the claim
    (at("before", CLAIM), 0),  # in the transaction
    (at("commit", CLAIM), 0),
    (at("committed", CLAIM), 0),
]
SEND = [
    (at("commit", LANE), 0),
    (at("committed", LANE), LEASE_S),  # its request not begun
    (on_its_way(after=False), LEASE_S),
    (on_its_way(after=True), NONCE_WINDOW_S),
    (at("before", SENT), LEASE_S),
]


@pytest.mark.parametrize("cluster", [5], indirect=True)
@pytest.mark.parametrize("steps", [CLOSE, SEND], ids=["close", "send"])
async def test_killed_at_any_step_the_other_worker_takes_over(cluster: Cluster, steps: list[tuple[Arm, int]]) -> None:
    """Faults 1 to 4, of two workers: a message that the dead one had in hand is free when its lease is over."""
    await cluster.up("gateway", "worker1", "worker2")
    for match, (arm, away_s) in zip(cluster.matches, steps, strict=False):
        arm(cluster, match)
        cluster.end_time(match)
        dead = await cluster.one_dies("worker1", "worker2")
        if away_s:
            cluster.pass_time(seconds=away_s)
        await match.closed()
        assert sum("tour 1" in text and "Clôture" in text for text in match.told) == 1
        if match.setting is not cluster.settings[len(steps) - 1]:
            await cluster.up(dead.folder.name)
