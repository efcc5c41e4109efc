"""Chance that comes out the same every evening, so that the demonstration can be looked at twice."""

import hashlib
from collections import Counter


class Chance:
    """Random bytes that follow from a name; each length has its own sequence, so receipts do not move the dice."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._drawn: Counter[int] = Counter()

    def __call__(self, count: int) -> bytes:
        """Return the next `count` bytes, at most 32."""
        self._drawn[count] += 1
        return nth(self._name, count, self._drawn[count])


def nth(name: str, count: int, number: int) -> bytes:
    """Return the `number`th (1, 2, …) sequence of `count` bytes of the evening `name`."""
    return hashlib.sha256(f"{name}/{count}/{number}".encode()).digest()[:count]
