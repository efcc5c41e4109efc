"""Work on long positions is done in a thread: what takes longer than the loop may be held keeps nobody waiting."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

LONG_BYTES = 16_384  # a Swiss round of 64 takes 50 ms to pair, its position 19,000 bytes; no match's is half as long


async def apart(size: int, work: Callable[[], T]) -> T:
    """Return what `work`, which is pure, makes of positions of `size` bytes; what it raises is raised."""
    return work() if size < LONG_BYTES or not _is_in_loop() else await asyncio.to_thread(work)


def _is_in_loop() -> bool:
    """Return whether this is the loop's thread; many closes are carried to the database's."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True
