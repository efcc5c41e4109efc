"""SQLite: how its connections are made, and how its transactions begin."""

from pathlib import Path

from sqlalchemy import URL, AsyncAdaptedQueuePool, Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from db.engine import driver

CONNECTIONS = 4  # kept open; more are made when more are in use at once
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")


def writing(path: Path) -> AsyncEngine:
    """Return the engine whose transactions have the file to themselves from their begin on."""
    return _engine(path, begin="BEGIN IMMEDIATE", pragmas=PRAGMAS)


def reading(path: Path) -> AsyncEngine:
    """Return the engine whose transactions see one commit and change nothing."""
    return _engine(path, begin="BEGIN", pragmas=(*PRAGMAS, "query_only=ON"))


def _engine(path: Path, *, begin: str, pragmas: tuple[str, ...]) -> AsyncEngine:
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)),
        async_creator=lambda: driver.connect(path, pragmas),
        poolclass=AsyncAdaptedQueuePool,
        pool_size=CONNECTIONS,
        max_overflow=-1,  # nobody waits for a connection
        pool_reset_on_return=None,  # it comes back committed, rolled back, or not at all
        hide_parameters=True,
    )

    @event.listens_for(engine.sync_engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
