"""Long calculations beside the bot: done in another process, ended with it whatever they are at."""

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cogs.kit.workers import Workers

SOON_S = 60  # on a busy machine
ROOT = Path(__file__).parents[2]
LEAVING = """
import asyncio, os, sys, time
from pathlib import Path
from cogs.kit.workers import Workers

def work(path):
    path.touch()
    time.sleep(600)

async def main():
    path = Path(sys.argv[1])
    calculation = asyncio.create_task(Workers().run(work, path))
    while not path.exists():
        await asyncio.sleep(0.01)
    {end}

if __name__ == "__main__":
    asyncio.run(main())
"""
ENDS = {"it fails": "raise ValueError", "it is killed": "os.kill(os.getpid(), 9)"}


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


@pytest.mark.parametrize("end", ENDS.values(), ids=ENDS)
def test_the_process_ends_with_whoever_began_it(tmp_path: Path, end: str) -> None:
    script = tmp_path / "leaving.py"
    script.write_text(LEAVING.format(end=end))
    command, given = [sys.executable, str(script), str(tmp_path / "at work")], {**os.environ, "PYTHONPATH": str(ROOT)}
    left = subprocess.run(command, env=given, capture_output=True, text=True, timeout=SOON_S, check=False)  # noqa: S603
    assert left.returncode != 0, "and its output is closed: nobody is left who could write to it"
