"""How much a measure does: all of it, or with `SIFFLET_BENCH=least` no more than shows that it still runs."""

import os
from typing import TypeVar

N = TypeVar("N", int, float)

IS_LEAST = os.environ.get("SIFFLET_BENCH") == "least"


def size(whole: N, least: N) -> N:
    """Return the size that this run asks for; children of the process are told by the environment."""
    return least if IS_LEAST else whole
