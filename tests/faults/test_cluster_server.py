"""The server of the database: restarted, its connections cut, its disk full; tables that are a later program's."""

import shutil
import signal

import psycopg
import pytest
from sqlalchemy import make_url

from db.migrate import MIGRATIONS
from tests.faults.cluster import ENDED_SOON, IN_TIME, UNKEPT, UNSAVED, Cluster
from tests.faults.stage import BLUE, RED
from tests.faults.test_process import LATER, REFUSED


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["SIGINT", "SIGQUIT"])
async def test_a_server_that_is_restarted_in_play_keeps_what_it_has_said(cluster: Cluster, how: signal.Signals) -> None:
    """In order, or without any notice; the processes go on by themselves, and Discord is not left for that."""
    await cluster.up("gateway", "worker1")
    cluster.expected.extend(UNSAVED)
    match = cluster.match
    await match.order(match.red, RED)
    shown = await match.blue.dm(BLUE)
    with cluster.no_server(how):
        await cluster.says(cluster.gateway, "without the database, keeps the line")
        assert UNKEPT in (await match.blue.pressed(shown, "order-ok")).text
    await cluster.insist(match.blue, shown)
    await match.played()
    assert len(match.reports(1)) == 1
    assert cluster.fake.gateway.identified == 1


async def test_connections_cut_again_and_again_lose_nothing(cluster: Cluster) -> None:
    """In every moment of an order, a close, and a send."""
    await cluster.up("gateway", "worker1", "worker2")
    cluster.expected.extend(UNSAVED)
    match = cluster.match
    for person, text in ((match.red, RED), (match.blue, BLUE)):
        shown = await person.dm(text)
        person.press(shown, "order-ok")
        cluster.cut()
        await cluster.insist(person, shown)
    for _ in range(10):
        cluster.cut()
        await cluster.beats(cluster["worker1"])
    await match.played()
    cluster.end_time(cluster.other)
    for _ in range(5):
        cluster.cut()
        await cluster.beats(cluster["worker2"])
    await cluster.other.closed()


async def test_a_full_disk_is_told_and_turns_stay_open_until_there_is_room(cluster: Cluster) -> None:
    """Fault 11: the server refuses what would be written (53100)."""
    await cluster.up("gateway", "worker1")
    cluster.expected.extend((*UNSAVED, "DiskFull"))
    match = cluster.match
    await match.order(match.red, RED)
    shown = await match.blue.dm(BLUE)
    with cluster.full_disk():
        assert UNKEPT in (await match.blue.pressed(shown, "order-ok")).text
        cluster.pass_deadline(match)
        await cluster.beats(cluster["worker1"], times=5)
        assert match.turns()[-1] == (2, "open")
    await match.closed()
    assert cluster.bot.value("select count(*) from submission where text = ?", BLUE) == 0
    assert sum("tour 1" in text and "Clôture" in text for text in match.told) == 1


async def test_a_server_that_takes_nothing_for_a_while_is_told_and_forgotten(cluster: Cluster) -> None:
    """As one that has failed over: what was connected to it meanwhile is told for good that nothing can be written."""
    await cluster.up("gateway", "worker1")
    cluster.expected.extend((*UNSAVED, "25006"))
    match, name = cluster.match, make_url(str(cluster.bot.database)).database
    await match.order(match.red, RED)
    shown = await match.blue.dm(BLUE)
    setting = f"ALTER DATABASE {name} {{}} default_transaction_read_only".format
    cluster.bot.change(f"{setting('SET')} = on")
    cluster.cut()
    told = (await match.blue.pressed(shown, "order-ok")).text
    assert UNKEPT in told and "la base ne répond pas" in told and "disque" not in told
    for process in cluster.processes.values():
        await cluster.says(process, "25006, cannot execute")
    cluster.bot.change(setting("RESET"))
    await cluster.insist(match.blue, shown)
    await match.played()


async def test_one_that_is_stopped_at_its_start_keeps_nobody_from_his(cluster: Cluster) -> None:
    """It has the tables to itself just then, as for a migration."""
    stopped = cluster.add("worker1", **ENDED_SOON)
    stopped.die_at("before", "version_num", signal.SIGSTOP)
    await stopped.launch()
    await cluster.fake.world.until("it to stop", lambda: stopped.has_died)
    await cluster.up("gateway", "worker2")
    stopped.wake()
    await cluster.beats(stopped, 0)


async def test_one_that_is_stopped_in_a_copy_keeps_no_table_for_itself(cluster: Cluster) -> None:
    """A migration might want one whose rows it has counted. The copy is not made, and says so."""
    stopped = cluster.add("worker1", **ENDED_SOON)
    stopped.die_at("before", 'FROM public."team"', signal.SIGSTOP)
    await stopped.launch()
    await cluster.fake.world.until("it to stop", lambda: stopped.has_died)
    with psycopg.connect(str(cluster.bot.database), options=IN_TIME) as connection:
        connection.execute("LOCK TABLE season IN ACCESS EXCLUSIVE MODE")
    stopped.wake()
    await cluster.says(stopped, "no copy of the database is made")
    cluster.expected.append("no copy of the database is made")
    await cluster.up("gateway", "worker2")


async def test_a_later_program_migrates_and_the_older_ones_stop_kindly(cluster: Cluster) -> None:
    """A rolling upgrade: one of the later program is started while the others run; they end by themselves.

    So does one that stands by: it closes and sends.
    """
    await cluster.up("gateway", "worker1")
    await cluster.add("all1").launch()
    await cluster.says(cluster["all1"], "stands by")
    known = cluster.bot.value("select version_num from alembic_version")
    for name in ("worker2", "standby"):
        scripts = cluster.add(name).folder / "migrations"
        shutil.copytree(MIGRATIONS, scripts, ignore=shutil.ignore_patterns("__pycache__"))
        (scripts / "versions" / "9999_later.py").write_text(LATER.format(before=known), "utf-8")
    match = cluster.match
    await match.order(match.red, RED)
    shown = await match.blue.dm(BLUE)
    await cluster.up("worker2", "standby")
    for name in ("gateway", "worker1", "all1"):
        assert await cluster[name].ended() == 0
        assert cluster[name].log.count("a newer Sifflet") == 1
    await match.blue.pressed(shown, "order-ok")
    await match.played()
    await cluster["worker1"].launch()
    assert await cluster["worker1"].ended() == REFUSED
    assert "made by a newer Sifflet (revision 9999" in cluster["worker1"].log
    assert "Traceback" not in cluster["worker1"].log
    assert len(match.reports(1)) == 1
