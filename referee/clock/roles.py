"""What a process does on a database that several processes may share.

`gateway`: takes what Discord brings; `worker`: closes turns and sends; `all`: both. On SQLite there is `all` alone.
"""

import asyncio
import contextlib
import logging
import os
import socket
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, NamedTuple, NotRequired, TypedDict, Unpack

from db.engine import Database, UnsavedError, Where
from db.migrate import DatabaseNewerError
from db.outbox import RandomBytes
from db.server import UnusableDatabaseError
from referee.clock import heart as beating
from referee.clock.gate import Gate
from referee.clock.heart import Caller, Heart
from referee.clock.lines import ShardLine, ShardLines, lay_out_shards
from referee.clock.nightly import Backups
from referee.faults import explain_error
from referee.house import House, HouseClock, ServerClock, SystemClock
from referee.measures import Measures
from referee.outbox.elsewhere import Elsewhere
from referee.outbox.publishing import Publisher
from referee.outbox.sender import Sender
from rules.game import AnyGame

__all__ = [
    "AnyHeart",
    "DatabaseNewerError",
    "ProcessPart",
    "ProcessWiring",
    "Role",
    "UnusableDatabaseError",
    "open_house",
    "wait_for_end",
    "wire_process",
]

log = logging.getLogger("sifflet")

NEWER = "%s: a newer Sifflet has brought the database up; this process ends, start it in that version"
COUNTS = "%s: shard_count: %s here, %s elsewhere; give all processes the same, or nothing closes"
Role = Literal["all", "gateway", "worker"]
AnyHeart = Heart | Caller


class HouseParts(TypedDict):
    """What a house has besides its database and its clock."""

    games: Mapping[str, AnyGame]
    random_bytes: RandomBytes
    process: str
    measures: NotRequired[Measures]


@dataclass(frozen=True)
class ProcessPart:
    """The part that a process takes: its `role`, and how many shards there are, and how many a gateway has (0: all)."""

    role: Role = "all"
    shard_count: int = 1
    shards_each: int = 0


def name_process(where: Where, random_bytes: RandomBytes) -> str:
    """Return what a process on a server is called in logs and records, which no other ever is."""
    return "" if isinstance(where, Path) else f"{socket.gethostname()}-{os.getpid()}-{random_bytes(3).hex()}"


async def open_house(where: Where, *, clock: HouseClock, **parts: Unpack[HouseParts]) -> House:
    """Open the house; with a server everybody goes by its clock. Raises `UnusableDatabaseError`."""
    database = await Database.open(where)
    try:
        if database.server is not None and isinstance(clock, SystemClock):
            clock = ServerClock()
            await clock.look(database.server)
        return House(db=database, clock=clock, **parts)
    except BaseException:
        await database.close()
        raise


class ProcessWiring(NamedTuple):
    """A process's outbox, its heart, the gate that is shut while Discord does not reach it, the lines of all."""

    sender: Sender
    heart: AnyHeart
    gate: Gate
    lines: ShardLines | None = None

    @property
    def line(self) -> ShardLine | None:
        """Return the process's own line, where other processes may have some, too."""
        return None if self.lines is None else self.lines.own


def wire_process(house: House, publisher: Publisher, part: ProcessPart, backups: Backups) -> ProcessWiring:
    """Return what makes a process take its part."""
    server = house.db.server
    if server is None:
        sender = Sender(house, publisher)
        heart = Heart(house, sender, backups=backups)
        return ProcessWiring(sender, heart, heart.gate)
    gate = Gate(house.clock, is_shut=True)  # what it knows the line tells everybody, us among them
    line = (
        None
        if part.role == "worker"
        else ShardLine(house, server, gate, lay_out_shards(part.shard_count, part.shards_each))
    )
    lines = ShardLines(house, part.shard_count, line)
    if part.role == "gateway":
        return ProcessWiring(Elsewhere(house, publisher), Caller(house, lines), gate, lines)
    sender = Sender(house, publisher, owner=house.process)
    return ProcessWiring(sender, Heart(house, sender, backups=backups, lines=lines), gate, lines)


async def wait_for_end(house: House, lines: ShardLines | None) -> bool:
    """Return once this process's line is lost (True), or a later program has migrated the database (False).

    Until then the server's clock is followed.
    """
    server = house.db.server
    lost = lines.own.lost if lines is not None and lines.own is not None else asyncio.Event()
    if server is None or lines is None:
        await lost.wait()
        return True
    told = frozenset[int]()
    while True:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(beating.BEAT_S):
                await lost.wait()
                return True
        try:
            if isinstance(house.clock, ServerClock):
                await house.clock.look(server)
            if await server.is_newer():
                log.warning(NEWER, house.process)
                return False
            if others := await lines.other_counts() - told:
                told |= others
                log.warning(COUNTS, house.process, lines.shard_count, ", ".join(map(str, others)))
        except (UnsavedError, OSError) as error:  # the next time
            log.warning("%s: the server does not answer: %s", house.process, explain_error(error))
