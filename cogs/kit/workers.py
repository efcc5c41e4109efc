"""Long calculations, in a process of their own: the bot goes on answering and closing turns meanwhile.

The process is begun with the first calculation and ends with the bot, whatever it is at. It steps back for others.
"""

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

AT_ONCE = 1
NICE = 10


class Workers:
    """A few processes that calculate; those who ask for more than they can do at once wait for their turn."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self._at_once = at_once
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Return what `work`, a function of a module, makes of values that can be pickled. Raises what it raises."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")  # a fork would copy the locks of our threads
            self._pool = ProcessPoolExecutor(self._at_once, context, _step_back)
        try:
            return await asyncio.wrap_future(self._pool.submit(work, *given, **named))
        except BrokenProcessPool:  # as when the machine ran out of memory: the next calculation has a new one
            self.close()
            raise

    def close(self) -> None:
        """End the processes; what they were at is thrown away."""
        if self._pool is None:
            return
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = None
        for process in multiprocessing.active_children():  # ours: nobody else begins any
            process.terminate()


def _step_back() -> None:
    os.nice(NICE)
