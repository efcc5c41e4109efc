"""What every function of the referee is given first: the database, the clock, the games, and chance."""

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from db.engine import Database, Server
from db.outbox import RandomBytes
from referee.measures import UNMEASURED, Measures
from rules.game import AnyGame

SOON_S = 1.0


class HouseClock(Protocol):
    """Where the time comes from; nothing else in the program asks the system."""

    def now_ms(self) -> int:
        """Return the present instant in UTC milliseconds."""


class SystemClock:
    """The clock of the machine."""

    def now_ms(self) -> int:
        """Return the present instant in UTC milliseconds."""
        return time.time_ns() // 1_000_000


class ServerClock:
    """The clock of the database's server, the same for every process; between two looks at it time runs as it does."""

    _ahead_ms = 0.0  # of the monotonic clock, which nobody sets

    def now_ms(self) -> int:
        """Return the present instant in UTC milliseconds."""
        return round(time.monotonic() * 1000 + self._ahead_ms)

    async def look(self, server: Server) -> None:
        """Follow the server's clock; an answer that took long tells too little, unless ours must be wrong by it."""
        start = time.monotonic()
        now_ms = await server.now_ms()
        took_s = time.monotonic() - start
        ahead_ms = now_ms - (start + took_s / 2) * 1000
        if took_s < SOON_S or abs(ahead_ms - self._ahead_ms) > took_s * 1000:
            self._ahead_ms = ahead_ms


@dataclass(frozen=True, kw_only=True)
class House:
    """The wiring of a running referee."""

    db: Database
    clock: HouseClock
    games: Mapping[str, AnyGame]
    random_bytes: RandomBytes
    process: str = ""  # its name among several that share a database
    measures: Measures = UNMEASURED
