"""Thousands of transactions are made here, so none waits for the disk or for a thread; what is done stays the same."""

from collections.abc import Callable
from concurrent.futures import Executor, Future

import pytest

from db import engine


class AtOnce(Executor):
    """Does what it is given at once: the same steps, always in the same order."""

    def __init__(self, *_: object) -> None:
        pass

    def submit(self, fn: Callable[..., object], /, *args: object, **kwargs: object) -> Future:
        future: Future = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except BaseException as error:
            future.set_exception(error)
        return future


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have commits handed to the system, not to the platter: no test here is about the loss of power."""
    pragmas = tuple(pragma for pragma in engine.PRAGMAS if not pragma.startswith("synchronous"))
    monkeypatch.setattr(engine, "PRAGMAS", (*pragmas, "synchronous=OFF"))
    monkeypatch.setattr(engine, "ThreadPoolExecutor", AtOnce)
