"""Long work beside the bot, which goes on answering and closing turns: calculations in a process, pictures in threads.

The process is begun with the first calculation and ends with whoever waits for one that is under way, and with the
bot, whatever it is at. It steps back for others.

A picture is painted in tens of MiB. Painted one by each thread that there is, the pictures of a burst stood in memory
together, and the C library kept it, each thread's apart, for pictures to come. So a few threads paint, and the memory
is given back once a burst is over.
"""

import asyncio
import ctypes
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
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


PAINTERS = 2  # painting holds Python's lock for most of its time: more would not be done sooner
BURST = 8  # pictures after which giving back is worth a moment
MIB = 1 << 20
M_TRIM_THRESHOLD, M_MMAP_THRESHOLD, M_ARENA_MAX = -1, -3, -8  # as glibc's malloc.h has them


def share_one_heap() -> bool:
    """Have all threads share one heap, that gives back what is free when asked to; return whether the system does.

    Canvases lie in it and not beside it, and it does not shrink at each that is thrown away: to be given the same pages
    again for the next one takes a tenth of a picture's time. To be called before there are threads.
    """
    wanted = ((M_ARENA_MAX, 1), (M_MMAP_THRESHOLD, 32 * MIB), (M_TRIM_THRESHOLD, 256 * MIB))
    done = [_call("mallopt", *one) for one in wanted]
    return all(done)


def give_memory_back() -> bool:
    """Give the memory that is free back to the system; return whether any was, as far as it tells."""
    return _call("malloc_trim", 0)


def _call(name: str, *arguments: int) -> bool:
    """Call a function of glibc that tells its success by 1; without glibc nothing is done."""
    function = getattr(_LIBRARY, name, None)
    return function is not None and function(*arguments) == 1


def _library() -> ctypes.CDLL | None:
    try:
        return ctypes.CDLL(None)  # what this process runs on; its calls leave Python's lock to others
    except (OSError, TypeError):  # as on Windows
        return None


_LIBRARY = _library()


class Painters:
    """At most `at_once` pictures are painted at a time; after the last of `burst` or more, memory is given back."""

    def __init__(
        self, name: str, at_once: int = PAINTERS, burst: int = BURST, give_back: Callable[[], object] = give_memory_back
    ) -> None:
        self._threads = ThreadPoolExecutor(at_once, name)
        self._burst, self._give_back = burst, give_back
        self._under_way = self._painted = 0

    async def paint(self, draw: Callable[[], bytes]) -> bytes:
        """Return what `draw` gives, done in a painter's thread."""
        self._under_way += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, draw)
        finally:
            self._under_way -= 1
            self._painted += 1
            if not self._under_way and self._painted >= self._burst:
                self._painted = 0
                self._threads.submit(self._give_back)
