"""Work that is called off at one of its waits, whichever that is."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Generator
from functools import partial
from typing import Any


class CalledOff(Awaitable[None]):
    """What `work` does until its task is cancelled where it waits for the `at`-th time; `waits` counts how often."""

    def __init__(self, work: Coroutine[Any, Any, object], at: int) -> None:
        self._work, self._at = work, at
        self.waits = 0

    def __await__(self) -> Generator[Any, Any, None]:
        """Do it. Raises what it raises."""
        step: Callable[[], Any] = partial(self._work.send, None)
        while True:
            try:
                future = step()
            except StopIteration:
                return
            self.waits += 1
            if self.waits == self._at and (task := asyncio.current_task()) is not None:
                task.cancel()
            try:
                yield future
                step = partial(self._work.send, None)
            except BaseException as error:  # the work is told of its cancellation
                step = partial(self._work.throw, error)
