"""For tests of thousands of transactions: none waits for the disk or for a thread; what is done stays the same."""

import asyncio
from collections.abc import Callable, Generator
from typing import Any, Self

import pytest

from db.engine import driver, sqlite

CONNECTIONS = 200  # as many as a test has people press at once: they are kept


class AtOnce(driver.Connection):
    """Does what it is given at once: the same steps, always in the same order. Who waits for it waits one round."""

    def __await__(self) -> Generator[Any, None, Self]:
        self._connection = self._connector()
        return self
        yield  # as a connection that had something to wait for

    async def _hop(self, work: Callable[[], Any]) -> Any:
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        try:
            loop.call_soon(done.set_result, work())
        except BaseException as error:
            loop.call_soon(done.set_exception, error)
        return await driver.unhurried(done)

    def stop(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have commits handed to the system, not to the platter: nothing of this is about the loss of power."""
    pragmas = tuple(pragma for pragma in sqlite.PRAGMAS if not pragma.startswith("synchronous"))
    monkeypatch.setattr(sqlite, "PRAGMAS", (*pragmas, "synchronous=OFF"))
    monkeypatch.setattr(sqlite, "CONNECTIONS", CONNECTIONS)
    monkeypatch.setattr(driver, "Connection", AtOnce)


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have a whole test hurried."""
    hurry(monkeypatch)
