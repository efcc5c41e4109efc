"""How fast the bot may ask: Discord takes some fifty requests a second from a bot, and answers beyond are lost time.

What counts is every request that goes out while a pace is `keep_to_pace`, also those that discord.py makes by itself:
the next page of a history, the same once more. Answers to people count nowhere: Discord does not count them either.
"""

import asyncio
import copy
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Protocol, Self

import aiohttp

from referee.clock.lines import SLEPT_MS
from referee.house import House, ServerClock
from referee.measures import UNMEASURED, Measures
from referee.outbox import publishing


class PaceKeeper(Protocol):
    """Something that lets requests through."""

    def begun(self) -> "PaceKeeper":
        """Return what the requests keep to of something that begins now."""

    async def keep(self) -> None:
        """Wait until one more request may go out."""


_kept = ContextVar[PaceKeeper | None]("pace", default=None)


def pace_of(house: House, per_s: int) -> PaceKeeper:
    """Return the pace of this process's requests: that of all processes, where there may be several."""
    return SharedPace(house, per_s) if per_s and house.db.server is not None else Pace(per_s)


@contextmanager
def keep_to_pace(pace: PaceKeeper) -> Iterator[None]:
    """Keep to `pace` with every request of this task in a block, by a client that was given the `trace_requests`."""
    token = _kept.set(pace.begun())
    try:
        yield
    finally:
        _kept.reset(token)


def trace_requests(measures: Measures = UNMEASURED) -> aiohttp.TraceConfig:
    """Return what a Discord client has to be given, as `http_trace`, for its requests to keep to a pace."""

    async def on_start(session: aiohttp.ClientSession, *_: object) -> None:
        if (pace := _kept.get()) is not None:
            start_s = time.monotonic()
            await pace.keep()
            measures.waited(time.monotonic() - start_s)
            if session.closed:  # while we waited; aiohttp would take that for a fault of its own
                raise aiohttp.ClientConnectionError("the session is closed")

    config = aiohttp.TraceConfig()
    config.on_request_start.append(on_start)
    return config


class Pace:
    """Lets at most `per_s` through in any second; who comes too early waits for their turn. 0: nobody waits."""

    def __init__(self, per_s: int) -> None:
        self._taken: deque[float] = deque(maxlen=per_s)

    def begun(self) -> Self:
        """Return this pace: it asks nobody else."""
        return self

    async def keep(self) -> None:
        """Wait until one more request may go out."""
        now_s = asyncio.get_running_loop().time()
        at_s = self.take(now_s)
        if at_s > now_s:
            await asyncio.sleep(at_s - now_s)

    def take(self, now_s: float) -> float:
        """Return when the request that is asked for at `now_s` may go out; the moment is taken."""
        is_full = 0 < len(self._taken) == self._taken.maxlen
        at_s = max(now_s, self._taken[0] + 1) if is_full else now_s
        self._taken.append(at_s)
        return at_s


class SharedPace:
    """Lets at most `per_s` through in any second, of all the processes on a server, for what has begun just now."""

    def __init__(self, house: House, per_s: int) -> None:
        self._house, self._per_s = house, per_s
        self._as_begun = copy.copy(house.clock)  # by which it was decided what is to go out; it looks no more

    def begun(self) -> "SharedPace":
        """Return the same pace for what begins now."""
        return SharedPace(self._house, self._per_s)

    async def keep(self) -> None:
        """Wait until one more request may go out.

        Raises `TimeoutError` where our machine has slept meanwhile: what was to go out may be another's by now.
        """
        slot, clock = await publishing.take_slot(self._house, self._per_s), self._house.clock
        gained_ms = (slot.at_us - slot.wait_us) / 1000 - self._as_begun.now_ms()
        if isinstance(clock, ServerClock) and gained_ms > SLEPT_MS:
            if self._house.db.server is not None:
                await clock.look(self._house.db.server)  # so that who tries again goes by the right time
            raise TimeoutError
        await asyncio.sleep(slot.wait_us / 1_000_000)
