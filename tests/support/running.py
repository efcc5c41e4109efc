"""How the tests are run: where their scratch files go, and in what order."""

import os
import random
import shutil
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest

MEMORY = Path("/dev/shm")  # noqa: S108 - pytest makes a folder of its own there, readable by its owner alone
ENOUGH_BYTES = 2 * 1024**3
ROOT_VARIABLE = "PYTEST_DEBUG_TEMPROOT"
SHUFFLE = "SIFFLET_SHUFFLE"


def scratch_in_memory() -> None:
    """Have `tmp_path` lie in memory where there is enough of it; else it stays where pytest puts it."""
    try:
        has_room = shutil.disk_usage(MEMORY).free >= ENOUGH_BYTES and os.access(MEMORY, os.W_OK | os.X_OK)
    except OSError:
        has_room = False
    if has_room:
        os.environ.setdefault(ROOT_VARIABLE, str(MEMORY))


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
