"""How the tests are run: where their scratch files go, in what order, and what it took."""

import gc
import os
import random
import resource
import shutil
import time
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest

MEMORY = Path("/dev/shm")  # noqa: S108 - pytest makes a folder of its own there, readable by its owner alone
ENOUGH_BYTES = 2 * 1024**3
ROOT_VARIABLE = "PYTEST_DEBUG_TEMPROOT"
SHUFFLE = "SIFFLET_SHUFFLE"
BEGUN = time.monotonic()


def scratch_in_memory() -> None:
    """Have `tmp_path` lie in memory where there is enough of it; else it stays where pytest puts it."""
    if has_room_in_memory():
        os.environ.setdefault(ROOT_VARIABLE, str(MEMORY))


def has_room_in_memory() -> bool:
    """Return whether there is enough memory for scratch files."""
    try:
        return shutil.disk_usage(MEMORY).free >= ENOUGH_BYTES and os.access(MEMORY, os.W_OK | os.X_OK)
    except OSError:
        return False


def collect_seldom() -> None:
    """Look for what is of no use any more less often, and never among what the program itself is made of."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)


def shuffle(items: list[pytest.Item], seed: str) -> None:
    """Put modules into another order, and the tests inside each: by the seed alone, so that all workers agree."""
    chance = random.Random(seed)
    modules = [list(tests) for _, tests in groupby(items, key=lambda item: item.nodeid.partition("::")[0])]
    chance.shuffle(modules)
    items[:] = _shuffled(modules, chance)


def _shuffled(modules: list[list[pytest.Item]], chance: random.Random) -> Iterator[pytest.Item]:
    for tests in modules:
        chance.shuffle(tests)
        yield from tests


def cost() -> str:
    """Return what the run took, its workers and all that they started with it, in seconds of the clock and of a CPU."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    cpu_s = sum(one.ru_utime + one.ru_stime for one in used)
    return f"{time.monotonic() - BEGUN:.0f} s of the clock, {cpu_s:.0f} s of CPU, all processes together"
