"""Long calculations, in a process of their own: the bot goes on answering and closing turns meanwhile.

The process is begun with the first calculation and ends with whoever waits for one that is under way, and with the
bot, whatever it is at. It steps back for others.
"""

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
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
            self._pool = ProcessPoolExecutor(self._at_once, context, _attend)
        pool = self._pool
        asked = pool.submit(work, *given, **named)
        try:
            return await asyncio.wrap_future(asked)
        except BrokenProcessPool:  # as when the machine ran out of memory: the next calculation has a new one
            self._end(pool)
            raise
        except asyncio.CancelledError:  # nobody waits for it any more, and as long as it is at work it holds up our end
            if asked.running():
                self._end(pool)
            raise

    def close(self) -> None:
        """End the processes; what they were at is thrown away."""
        if self._pool is not None:
            self._end(self._pool)

    def _end(self, pool: ProcessPoolExecutor) -> None:
        if pool is not self._pool:  # somebody else has ended it
            return
        self._pool = None
        pool.shutdown(wait=False)
        for process in multiprocessing.active_children():  # ours: nobody else begins any
            process.terminate()


def _attend() -> None:
    """Step back for others, and end when whoever began us does, be it without a word."""
    os.nice(NICE)
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    if parent := multiprocessing.parent_process():
        parent.join()
        os._exit(1)
