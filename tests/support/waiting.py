"""A race that the database referees: what waits for a lock is seen in the server itself."""

import asyncio

from sqlalchemy import text

from db.engine import Database

_WAITING = text("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'")
_OTHERS = text("SELECT count(*) FROM pg_stat_activity WHERE pid = :pid")
_SPEAKING = text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND query = 'SELECT 1' "
    "AND clock_timestamp() - backend_start > make_interval(secs => :age_s)"
)


async def until_waiting(database: Database, count: int = 1) -> None:
    """Return once as many transactions wait for a lock that another one holds."""
    await _until(database, _WAITING, {}, count)


async def until_old(database: Database, age_s: float) -> None:
    """Return once a session is that old which says now and then that it is there."""
    await _until(database, _SPEAKING, {"age_s": age_s}, 1)


async def until_gone(database: Database, pid: int) -> None:
    """Return once the server has ended a session."""
    await _until(database, _OTHERS, {"pid": pid}, 0)


async def _until(database: Database, query: object, values: dict[str, float], wanted: int) -> None:
    async with asyncio.timeout(20):
        while True:
            async with database.read() as tx:
                if (await tx.execute(query, values)).scalar_one() == wanted:
                    return
            await asyncio.sleep(0.005)  # the server tells nobody of it
