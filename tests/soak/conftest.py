"""Thousands of transactions are made here, so none waits for the disk or for a thread; what is done stays the same."""

import pytest

from db.engine import driver, sqlite
from tests.support.at_once import AtOnce


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have commits handed to the system, not to the platter: no test here is about the loss of power."""
    pragmas = tuple(pragma for pragma in sqlite.PRAGMAS if not pragma.startswith("synchronous"))
    monkeypatch.setattr(sqlite, "PRAGMAS", (*pragmas, "synchronous=OFF"))
    monkeypatch.setattr(driver, "Connection", AtOnce)
