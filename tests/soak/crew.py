"""Several processes on one PostgreSQL: each has a house, a sender and a heart of its own; clock and Discord are one.

They are objects of one program here. One dies by itself, in the midst of what it does, while the others go on.
"""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, cast

from sqlalchemy import Engine, event
from sqlalchemy.pool import Pool

from db.engine import Database
from referee.clock.heart import Heart
from referee.house import House
from referee.model import UnsavedError
from referee.outbox.sender import Sender
from tests.referee.fate import Killed
from tests.referee.world import World
from tests.soak.troubles import NOTHING, Trouble, drawn

MEMBERS = 3
MOST_STEPS = 40


@dataclass(frozen=True)
class Member:
    """One process."""

    house: House
    sender: Sender
    heart: Heart


class Hearts:
    """All hearts, in the place of one."""

    def __init__(self, crew: "Crew") -> None:
        self._crew = crew

    @property
    def gate(self) -> Any:
        return self._crew.members[0].heart.gate

    async def beat(self) -> None:
        await asyncio.gather(*(member.heart.beat() for member in self._crew.members))

    async def wake(self) -> None:
        await self._crew.members[0].heart.wake()

    async def stop(self) -> None:
        stopping = (member.heart.stop() for member in self._crew.members)
        await asyncio.gather(*stopping, return_exceptions=True)  # a death may come then as well


@dataclass
class Crew(World):
    """A world in which somebody acts by one of several processes, `act_by` says by which."""

    members: list[Member] = field(default_factory=list)
    begun: int = 0

    async def reopen(self) -> None:
        await self.close()
        self.members = [await self._member() for _ in range(MEMBERS)]
        self.heart = cast("Heart", Hearts(self))
        self.act_by(self.members[0])

    async def close(self) -> None:
        await self.heart.stop()
        for house in [member.house for member in self.members] or [self.house]:
            await house.db.close()

    def act_by(self, member: Member) -> None:
        self.house, self.sender = member.house, member.sender

    async def succeed(self, dead: Member) -> None:
        """Have a new process in the place of one that has died."""
        await dead.house.db.close()
        self.members[self.members.index(dead)] = new = await self._member()
        await new.heart.wake()
        if self.house is dead.house:
            self.act_by(new)

    async def _member(self) -> Member:
        self.begun += 1
        house = replace(self.house, db=await Database.open(self.path), process=f"process-{self.begun}")
        sender = Sender(house, self.discord, owner=house.process)
        return Member(house, sender, Heart(house, sender))


@asynccontextmanager
async def tidied() -> AsyncIterator[None]:
    """Close in the end what the dead have left open, as the system does for a process."""
    opened: list[Any] = []

    def on_connect(connection: Any, _: object) -> None:
        opened.append(connection.driver_connection)

    event.listen(Pool, "connect", on_connect)
    try:
        yield
    finally:
        event.remove(Pool, "connect", on_connect)
        for connection in opened:
            await connection.close()


@contextmanager
def dying(member: Member, at: int) -> Iterator[Callable[[], bool]]:
    """Have a process die at the `at`th of its calls to the database, and do none after it; give whether it has."""
    calls = 0
    pool = cast("Any", member.house.db)._engine._engine.pool

    def count(connection: Any, *_: object) -> None:
        nonlocal calls
        if connection.engine.pool is pool:
            calls += 1
            if calls >= at:
                raise Killed

    names = ("before_cursor_execute", "commit")
    for name in names:
        event.listen(Engine, name, count)
    try:
        yield lambda: calls >= at
    finally:
        for name in names:
            event.remove(Engine, name, count)


def _one_dies(number: int, at: int) -> Trouble:
    async def around(world: World, act: Callable[[], Awaitable[str]]) -> str:
        crew = cast("Crew", world)
        member = crew.members[number]
        with dying(member, at) as has_died:
            (told,) = await asyncio.gather(act(), return_exceptions=True)
            await asyncio.gather(*(one.heart.beat() for one in crew.members), return_exceptions=True)
            if has_died():
                await asyncio.gather(member.heart.stop(), return_exceptions=True)  # what it has in hand it keeps
        if has_died():
            await crew.succeed(member)
        if isinstance(told, BaseException):
            if isinstance(told, Killed) or has_died():
                return "killed"
            raise told
        return str(told)

    return Trouble(f"process {number} dies at step {at}", around)


def among(chance: random.Random) -> Trouble:
    """Return by whom somebody acts, and what goes wrong meanwhile: the others' hearts beat at the same time."""
    at = 1 + int(chance.random() ** 2 * MOST_STEPS)
    inner = _one_dies(chance.randrange(MEMBERS), at) if chance.random() < 0.4 else drawn(chance)
    by = chance.randrange(MEMBERS)

    async def around(world: World, act: Callable[[], Awaitable[str]]) -> str:
        crew = cast("Crew", world)
        crew.act_by(crew.members[by])
        others = [asyncio.create_task(one.heart.beat()) for number, one in enumerate(crew.members) if number != by]
        try:
            return await inner.around(world, act)
        except UnsavedError:
            assert inner is not NOTHING, "the database fails by itself"
            raise
        finally:
            await asyncio.gather(*others, return_exceptions=True)

    return Trouble(f"by process {by}{': ' if inner.name else ''}{inner.name}", around)
