"""What every function of the referee is given first: the database, the clock, the games, and chance."""

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from db.engine import Database
from db.outbox import RandomBytes
from referee.measures import UNMEASURED, Measures
from rules.contract import AnyGame


class Clock(Protocol):
    """Where the time comes from; nothing else in the program asks the system."""

    def now_ms(self) -> int:
        """Return the present instant in UTC milliseconds."""


class SystemClock:
    """The clock of the machine."""

    def now_ms(self) -> int:
        """Return the present instant in UTC milliseconds."""
        return time.time_ns() // 1_000_000


@dataclass(frozen=True, kw_only=True)
class House:
    """The wiring of a running referee."""

    db: Database
    clock: Clock
    games: Mapping[str, AnyGame]
    random_bytes: RandomBytes
    process: str = ""  # its name among several that share a database
    measures: Measures = UNMEASURED
