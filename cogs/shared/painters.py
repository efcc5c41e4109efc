"""Who paints: a few threads, so that a burst of pictures takes the memory of a few, and gives it back once it is over.

A picture is painted in tens of MiB. Painted one by each thread that there is, the pictures of a burst stood in memory
together, and the C library kept it, each thread's apart, for pictures to come.
"""

import asyncio
import ctypes
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

PAINTERS = 2  # painting holds Python's lock for most of its time: more would not be done sooner
BURST = 8  # pictures after which giving back is worth a moment
MIB = 1 << 20
M_TRIM_THRESHOLD, M_MMAP_THRESHOLD, M_ARENA_MAX = -1, -3, -8  # as glibc's malloc.h has them


def one_heap() -> bool:
    """Have all threads share one heap, that gives back what is free when asked to; return whether the system does.

    Canvases lie in it and not beside it, and it does not shrink at each that is thrown away: to be given the same pages
    again for the next one takes a tenth of a picture's time. To be called before there are threads.
    """
    wanted = ((M_ARENA_MAX, 1), (M_MMAP_THRESHOLD, 32 * MIB), (M_TRIM_THRESHOLD, 256 * MIB))
    done = [_call("mallopt", *one) for one in wanted]
    return all(done)


def give_back() -> bool:
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
        self,
        name: str,
        at_once: int = PAINTERS,
        burst: int = BURST,
        give_back: Callable[[], object] = give_back,
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
