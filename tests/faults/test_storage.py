"""Faults 11, 12 and 15: the disk is full or fails, the database is locked, handlers wait for it."""

import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

from tests.faults.stage import BLUE, RED, Stage

UNLIMITED = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


@contextmanager
def locked(stage: Stage) -> Iterator[None]:
    """Hold the database's write lock, as a shell or a copy may."""
    with closing(sqlite3.connect(stage.bot.database, isolation_level=None)) as connection:
        connection.execute("begin immediate")
        yield
        connection.execute("rollback")


@contextmanager
def full_disk(stage: Stage) -> Iterator[None]:
    """Let no file of the bot's process grow any more."""
    wal = stage.bot.database.with_name("sifflet.sqlite3-wal")
    limit = max(wal.stat().st_size, 1)
    resource.prlimit(stage.bot.pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(stage.bot.pid, resource.RLIMIT_FSIZE, UNLIMITED)


def failed_beats(stage: Stage) -> int:
    """Return how many beats could not even note that there was one: then none closes a turn."""
    return stage.bot.log.count("noting the time: OperationalError")


async def test_an_order_that_cannot_be_written_is_told_so_and_can_be_sent_again(stage: Stage) -> None:
    """Fault 11, during a submission."""
    await stage.started()
    stage.expected.append("OperationalError")
    match = stage.match
    shown = await match.red.dm(RED)
    with full_disk(stage):
        told = (await match.red.pressed(shown, "order-ok")).text
        assert "pas pu l'enregistrer" in told and "Bien reçu" not in told
        refused = await match.blue.dm(BLUE)
        assert "pas pu l'enregistrer" in refused.text
    assert stage.bot.value("select count(*) from submission where text = ?", RED) == 0
    assert "Bien reçu" in (await match.red.answered(match.red.forge(shown, shown.custom_ids[0]))).text
    await match.order(match.blue, BLUE)
    await match.played()


async def test_a_turn_that_cannot_be_written_stays_open_until_there_is_room(stage: Stage) -> None:
    """Fault 11, during a resolution."""
    await stage.started()
    stage.expected.append("OperationalError")
    match = stage.match
    await match.order(match.red, RED)
    with full_disk(stage):
        before = failed_beats(stage)
        stage.pass_deadline(match)
        await stage.fake.world.until("a beat that fails", lambda: failed_beats(stage) > before)
        assert match.turns()[-1] == (2, "open")
    await match.closed()
    assert sum("tour 1" in text and "Clôture" in text for text in match.told) == 1


async def test_a_database_that_is_locked_for_a_moment_is_waited_for(stage: Stage) -> None:
    """Faults 12 and 15: « thinking… » while it is locked, the receipt once the lock is gone."""
    await stage.started()
    match = stage.match
    shown = await match.red.dm(RED)
    await match.blue.used("mes-matchs")  # what Discord says of them is noted
    with locked(stage):
        press = match.red.press(shown, "order-ok")
        await stage.fake.world.until("the deferral", lambda: press.callback is not None)
        read = await match.blue.used("mes-matchs")
        assert "Les Bisons" in read.text  # reading goes on
        assert not press.is_done
    assert "Bien reçu" in (await match.red.answered(press)).text


async def test_a_database_that_stays_locked_is_told_and_the_turn_is_closed_afterwards(stage: Stage) -> None:
    """Fault 12: longer than it is waited for."""
    stage.bot.patience_ms = 300
    await stage.started()
    stage.expected.append("OperationalError")
    match = stage.match
    await match.order(match.red, RED)
    shown = await match.blue.dm(BLUE)
    with locked(stage):
        told = (await match.blue.pressed(shown, "order-ok")).text
        assert "pas pu l'enregistrer" in told
        before = failed_beats(stage)
        stage.pass_deadline(match)
        await stage.fake.world.until("a beat that fails", lambda: failed_beats(stage) > before)
    await match.closed()
    assert stage.bot.value("select count(*) from missing_order where contest_id = 1") == 1
