"""When turns are closed by the clock: not while orders may be on their way, nor by a clock that has just leapt."""

import asyncio
import logging
import math
import time
from collections.abc import Iterator
from contextlib import contextmanager

from referee.house import HouseClock

log = logging.getLogger(__name__)

LEAP_MS = 60_000  # by which the wall clock may gain on the monotonic one, or lose, between two looks
TRUST_S = 60.0  # a clock that has leapt may be set right: it is believed after this time
AWAKE_S, SLEPT_S = 1.0, 5.0  # how often it is looked whether we are awake; who does nothing for longer has slept
SLOW_S = 2.0  # an order that is in hand for so long keeps turns from being closed
WAITED_S = 60.0  # for any such order, and for several on end: nobody stops the clock by pressing on and on


class Gate:
    """Shut, it lets nothing be closed."""

    def __init__(self, clock: HouseClock, *, is_shut: bool = False) -> None:
        self._clock = clock
        self._shut_until_s = math.inf if is_shut else 0.0
        self._ahead_ms: float | None = None  # the wall clock, of the monotonic one
        self._believed_s = 0.0  # from when on the house's clock is believed
        self._in_hand: dict[object, float] = {}  # orders, the oldest first, since when
        self._slow_since_s: float | None = None  # known of an order that is not in hand any more; None: the oldest's
        self.held_since_ms: int | None = None  # until somebody takes note of it
        self.moved = asyncio.Event()  # held or released since somebody has cleared it

    @property
    def is_open(self) -> bool:
        """Whether turns may be closed now."""
        now_s, slow_s = time.monotonic(), self._slow_s()
        return now_s >= max(self._shut_until_s, self._believed_s) and (slow_s is None or now_s - slow_s >= WAITED_S)

    @contextmanager
    def taking(self) -> Iterator[None]:
        """Have an order in hand during the block: it was sent in time, and must be kept before its turn is closed.

        Whoever finds the gate open at a time that is at least `SLOW_S` after a deadline knows that every order from
        before the deadline is kept, or that there have been slow ones without a break for longer than `WAITED_S`.
        """
        order = object()
        self._slow_since_s = self._slow_s()
        self._in_hand[order] = time.monotonic()
        try:
            yield
        finally:
            self._slow_since_s = self._slow_s()
            del self._in_hand[order]
            self._slow_since_s = self._slow_s()

    def _slow_s(self) -> float | None:
        """Return since when an order has been in hand for too long, one or another; None: none is now.

        One that hangs counts no longer than it is waited for.
        """
        now_s = time.monotonic()
        waited_for = (began_s for began_s in self._in_hand.values() if now_s - began_s < SLOW_S + WAITED_S)
        slow_s = next(waited_for, math.inf) + SLOW_S
        if slow_s > now_s:
            return None
        return slow_s if self._slow_since_s is None else self._slow_since_s

    def hold(self) -> None:
        """Stay shut from now on: Discord does not reach us, orders sent in time may be on their way."""
        self._shut_until_s = math.inf
        self.moved.set()
        if self.held_since_ms is None:
            self.held_since_ms = self._clock.now_ms()

    def release(self, after_s: float = 0.0) -> None:
        """Open `after_s` seconds from now."""
        self._shut_until_s = time.monotonic() + after_s
        self.moved.set()

    def look(self, now_ms: int | None = None, leap_ms: int = LEAP_MS) -> None:
        """Compare the clocks; after a leap, such as a wrong hour or a machine that slept, stay shut for a while.

        `now_ms`: by another clock than the house's.
        """
        ahead_ms = (self._clock.now_ms() if now_ms is None else now_ms) - time.monotonic() * 1000
        if self._ahead_ms is not None and abs(ahead_ms - self._ahead_ms) > leap_ms:
            log.warning("the clock has leapt by %+.0f s", (ahead_ms - self._ahead_ms) / 1000)
            self.doubt()
            if now_ms is None:  # nothing that Discord brings tells whether it is right
                self._believed_s = time.monotonic() + TRUST_S
        self._ahead_ms = ahead_ms

    def believes(self) -> bool:
        """Return whether the house's clock has not leapt just now."""
        self.look()
        return time.monotonic() >= self._believed_s

    def doubt(self) -> None:
        """Stay shut for as long as it takes to find out what is true by now."""
        self._shut_until_s = max(self._shut_until_s, time.monotonic() + TRUST_S)

    async def watch(self) -> None:
        """Have doubts whenever we have slept: what Discord has brought is not taken yet, and its line may be dead."""
        while True:
            before_s = time.monotonic()
            await asyncio.sleep(AWAKE_S)
            if time.monotonic() - before_s > AWAKE_S + SLEPT_S:
                log.warning("%.0f s have passed in which nothing was done", time.monotonic() - before_s)
                self.doubt()
