"""Whatever there is to say, a worker says it: it has no line to Discord, and needs nothing that only a line brings."""

from typing import get_args

from db.messages import Day, Message, kind_of
from tests.faults import kinds
from tests.faults.cluster import Cluster
from tests.faults.fake.world import SIGNUP


async def test_a_worker_posts_a_message_of_every_kind(cluster: Cluster) -> None:
    for name, number in kinds.THREADS.items():
        cluster.fake.world.thread(name, thread_id=number)
    await kinds.record(str(cluster.bot.database))
    await cluster.up("worker1")
    assert "worker, up" in cluster.log
    rows = cluster.bot.rows("select * from outbox")
    assert {row["kind"] for row in rows} == set(map(kind_of, get_args(Message)))
    assert [(row["kind"], row["fault"]) for row in rows if row["status"] != "sent"] == []
    assert {row["kind"] for row in rows if row["message_id"] is None} == {kind_of(Day)}
    assert cluster.fake.world.events  # what there is of a day
    [card] = cluster.fake.world.history(SIGNUP)
    assert "Les Aigles" in card.text
