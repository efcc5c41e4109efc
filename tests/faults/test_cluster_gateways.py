"""A gateway and its standby: killed, stopped, both away. No order is lost, no turn is closed while one may be."""

import asyncio
import time

import pytest

from tests.faults.cluster import Cluster
from tests.faults.stage import BLUE, RED

TAKEN_OVER_S = 30
STANDS_BY, LOST = "en réserve", "a perdu la ligne"


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


async def test_a_gateway_that_was_stopped_wakes_when_the_standby_has_its_line(cluster: Cluster) -> None:
    """It has heard everything, and begins with it; then it finds that the line is another's, and stands by."""
    await standing_by(cluster)
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
