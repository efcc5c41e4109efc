"""The Nth call fails: to the database, or to Discord.

Calls are counted by the run itself. A `Fault` makes the one it is told to fail, once or with every later one, until
the watch is over; a run that ends before has needed no fault, and so there is no further N to try.
"""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from psycopg.errors import DiskFull
from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import OperationalError

from referee.outbox.publishing import Busy
from tests.referee.world import World
from tests.support.storage import fail


class ServerError(Exception):
    """Discord says 500: what discord.py then raises is none of the sender's own kinds."""


@dataclass
class Fault:
    """Strikes at call `at`, and with `lasts` at every later one; `calls` is how many there have been."""

    at: int
    lasts: bool = False
    calls: int = 0

    @property
    def has_struck(self) -> bool:
        return self.calls >= self.at

    def is_due(self) -> bool:
        """Count a call; return whether it is to fail."""
        self.calls += 1
        return self.calls >= self.at if self.lasts else self.calls == self.at


@contextmanager
def failing_database(fault: Fault, struck: Callable[[], None] = lambda: None) -> Iterator[None]:
    """Let statements, begins and commits fail as the database has them fail: with nothing of the transaction kept.

    `struck` is called at each.
    """

    def execute(cursor: Any, _: str, __: object, context: Any) -> None:
        if fault.is_due():
            struck()
            fail(cursor, context.dialect)

    def commit(connection: Connection) -> None:
        if fault.is_due():
            struck()
            is_server = connection.dialect.name == "postgresql"
            error = DiskFull("disk full") if is_server else sqlite3.OperationalError("database or disk is full")
            raise OperationalError("COMMIT", None, error)

    listeners = {"do_execute": execute, "commit": commit}
    for name, act in listeners.items():
        event.listen(Engine, name, act)
    try:
        yield
    finally:
        for name, act in listeners.items():
            event.remove(Engine, name, act)


@dataclass(frozen=True)
class Way:
    """How a request to Discord goes wrong: with what error, and whether Discord has done what it was asked."""

    error: Exception
    has_effect: bool = False


WAYS = {
    "reset before the effect": Way(ConnectionResetError()),
    "reset after the effect": Way(ConnectionResetError(), has_effect=True),
    "500 before the effect": Way(ServerError()),
    "no answer in time, though it was done": Way(TimeoutError(), has_effect=True),
    "wait 30 s": Way(Busy(30)),
}


@contextmanager
def failing_discord(world: World, fault: Fault, way: Way) -> Iterator[None]:
    """Let requests of the sender fail; a look at the channel's history is a request, too."""
    is_owed = False

    def step(moment: str) -> None:
        nonlocal is_owed
        if moment == "after the effect":
            if is_owed:
                is_owed = False
                raise way.error
        elif fault.is_due():
            if moment == "before looking" or not way.has_effect:
                raise way.error
            is_owed = True

    world.discord.step = step
    try:
        yield
    finally:
        world.discord.step = lambda _: None
