"""Long calculations beside the bot: done in another process, ended with it whatever they are at."""

import asyncio
import os
import time

from cogs.kit.workers import Workers

SOON_S = 10


async def test_work_is_done_in_another_process_and_what_it_raises_is_raised() -> None:
    workers = Workers()
    try:
        assert await workers.run(os.getpid) != os.getpid()
        try:
            await workers.run(int, "x")
        except ValueError as error:
            assert "x" in str(error)
        else:
            raise AssertionError
    finally:
        workers.close()


async def test_the_end_does_not_wait_for_what_is_being_worked_out() -> None:
    workers = Workers()
    assert await workers.run(abs, -3) == 3
    endless = asyncio.create_task(workers.run(time.sleep, 600))
    await asyncio.sleep(0)
    workers.close()
    done, _ = await asyncio.wait({endless}, timeout=SOON_S)
    assert done and endless.exception() is not None
    assert await workers.run(abs, -4) == 4, "the next calculation has a process of its own"
    workers.close()
    workers.close()
