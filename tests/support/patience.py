"""How long to wait for a program: as long as it, or anything that it has begun, gets on. Others only make it slow.

Time is counted in looks, so that a machine that stands still for a minute is not taken for a program that does.
"""

import time
from typing import NamedTuple, Self

import psutil

STILL_S = 30.0  # who gets on in nothing for so long is not waited for any more
BEAT_S = 5.0
LOOKING_S = 1.0  # whoever looks uses something of a CPU themselves in `STILL_S`, in their own thread
TICK_S = 0.01  # the system counts what a process uses in these


class Signs(NamedTuple):
    """What shows that a program gets on: s of a CPU in the thread that waits, and in others; how much it has said."""

    own_s: float
    others_s: float
    told: int

    @classmethod
    def of_now(cls, told: int) -> Self:
        """Return the signs of this process and of all that it, or who it began, has begun."""
        own_s = time.thread_time()
        return cls(own_s, time.process_time() - own_s + _children_s(), told)

    def show_more_than(self, before: Self) -> bool:
        """Return whether something has moved since `before`; a process that has ended takes its seconds with it."""
        return (
            self.told != before.told
            or self.own_s - before.own_s > LOOKING_S
            or abs(self.others_s - before.others_s) >= TICK_S
        )


class Patience:
    """Whether somebody is worth waiting for, asked after each beat."""

    def __init__(self, signs: Signs) -> None:
        self._last, self._still_s = signs, 0.0

    def is_over(self, signs: Signs) -> bool:
        """Return whether nothing has moved for `STILL_S`, as it stands a beat after the last look."""
        if signs.show_more_than(self._last):
            self._last, self._still_s = signs, 0.0
        else:
            self._still_s += BEAT_S
        return self._still_s >= STILL_S


def _children_s() -> float:
    used_s = 0.0
    for process in psutil.Process().children(recursive=True):
        try:
            times = process.cpu_times()
        except psutil.Error:  # it has just ended
            continue
        used_s += times.user + times.system
    return used_s
