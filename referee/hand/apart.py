"""Work on long positions is done in a thread: what takes longer than the loop may be held keeps nobody waiting."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from db.engine import is_carried

T = TypeVar("T")

LONG_BYTES = 16_384  # a Swiss round of 64 takes 50 ms to pair, its position 19,000 bytes; no match's is half as long


async def work_apart(size: int, work: Callable[[], T]) -> T:
    """Return what `work`, which is pure, makes of positions of `size` bytes; what it raises is raised."""
    return work() if size < LONG_BYTES or is_carried() else await asyncio.to_thread(work)
