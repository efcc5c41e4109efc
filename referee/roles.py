"""What a process does on a database that several processes may share.

`gateway`: takes what Discord brings; `worker`: closes turns and sends; `all`: both. On SQLite there is `all` alone.
"""

import asyncio
import contextlib
import logging
import os
import socket
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from db.engine import Database, UnsavedError, Where
from db.outbox import RandomBytes
from referee.clock import heart as beating
from referee.clock.backups import Backups
from referee.clock.calling import Caller
from referee.clock.gate import Gate
from referee.clock.heart import Heart
from referee.clock.lines import Line, Lines, layout
from referee.house import Clock, House, ServerClock, SystemClock
from referee.measures import UNMEASURED, Measures
from referee.outbox.elsewhere import Elsewhere
from referee.outbox.publishing import Publisher
from referee.outbox.sender import Sender
from rules.contract import AnyGame

log = logging.getLogger("sifflet")

NEWER = "une version plus récente de Sifflet a mis la base à jour ; ce processus s'arrête, lancez-le dans cette version"
Role = Literal["all", "gateway", "worker"]
AnyHeart = Heart | Caller


@dataclass(frozen=True)
class Part:
    """The part that a process takes: its `role`, and how many shards there are, and how many a gateway has (0: all)."""

    role: Role = "all"
    shard_count: int = 1
    shards_each: int = 0


async def house_at(
    where: Where,
    clock: Clock,
    games: Mapping[str, AnyGame],
    random_bytes: RandomBytes,
    measures: Measures = UNMEASURED,
) -> House:
    """Open the house; with a server everybody goes by its clock. Raises `UnusableDatabaseError`."""
    database = await Database.open(where)
    try:
        house = House(db=database, clock=clock, games=games, random_bytes=random_bytes, measures=measures)
        if database.server is None:
            return house
        followed = ServerClock()
        await followed.look(database.server)
    except BaseException:
        await database.close()
        raise
    process = f"{socket.gethostname()}-{os.getpid()}-{random_bytes(2).hex()}"
    return replace(house, clock=followed if isinstance(clock, SystemClock) else clock, process=process)


class Wired(NamedTuple):
    """The outbox of a process, its heart, its line, and the gate that is shut while Discord does not reach it."""

    sender: Sender
    heart: AnyHeart
    gate: Gate
    line: Line | None = None
    lines: Lines | None = None


def wired(house: House, publisher: Publisher, part: Part, backups: Backups) -> Wired:
    """Return what makes a process take its part."""
    server = house.db.server
    if server is None:
        sender = Sender(house, publisher)
        heart = Heart(house, sender, backups=backups)
        return Wired(sender, heart, heart.gate)
    gate = Gate(house.clock, is_shut=True)  # what it knows the line tells everybody, us among them
    has_line = part.role != "worker"
    line = Line(house, server, gate, layout(part.shard_count, part.shards_each)) if has_line else None
    lines = Lines(house, part.shard_count, line)
    if line is not None and part.role == "gateway":
        return Wired(Elsewhere(house, publisher), Caller(house, line), gate, line, lines)
    sender = Sender(house, publisher, owner=house.process)
    return Wired(sender, Heart(house, sender, backups=backups, lines=lines), gate, line, lines)


async def ended(house: House, line: Line | None) -> bool:
    """Return once this process's line is lost (True), or a later program has migrated the database (False).

    Until then the server's clock is followed.
    """
    server = house.db.server
    lost = line.lost if line is not None else asyncio.Event()
    if server is None:
        await lost.wait()
        return True
    while True:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(beating.BEAT_S):
                await lost.wait()
                return True
        try:
            if isinstance(house.clock, ServerClock):
                await house.clock.look(server)
            if await server.is_newer():
                log.warning("%s: %s", house.process, NEWER)
                return False
        except (UnsavedError, OSError) as error:  # the next time
            log.warning("%s: the server does not answer: %s", house.process, type(error).__name__)
