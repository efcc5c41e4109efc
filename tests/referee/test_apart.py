"""What takes long is done beside the event loop, the rest at once."""

import asyncio
import threading

import pytest

from referee.hand.resolution import LONG_BYTES, work_apart


async def test_while_a_long_position_is_worked_on_the_loop_serves_others() -> None:
    served = threading.Event()
    asyncio.get_running_loop().call_soon(served.set)
    assert await work_apart(LONG_BYTES, lambda: served.wait(60))


async def test_a_short_one_is_worked_on_at_once_and_what_is_raised_is_raised() -> None:
    thread = threading.get_ident()
    assert await work_apart(LONG_BYTES - 1, threading.get_ident) == thread
    for size in (0, LONG_BYTES):
        with pytest.raises(ZeroDivisionError):
            await work_apart(size, lambda: 1 // 0)
