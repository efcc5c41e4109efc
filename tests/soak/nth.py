"""The loop: a scenario is played again and again, with the first call failing, then the second, until none is left.

What must come of it is what comes of it without a fault: the same records, the same messages, each once.
"""

import itertools
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, closing
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path

from db.outbox import NONCE, RandomBytes
from referee.clock.heart import Heart
from referee.model import UnsavedError
from referee.outbox.sender import Sender
from tests.faults.invariants import Records, violations
from tests.referee.world import GAMES, Message, World
from tests.soak.faults import Fault
from tests.soak.said import said
from tests.soak.story import Rows, differences, story
from tests.support.chance import of_this_test
from tools.demo.chance import Chance

Notes = dict[str, int]
Step = Callable[[World, Notes], Awaitable[object]]
Watch = Callable[[World, Fault], AbstractContextManager[None]]
NEVER = 10**9


@dataclass(frozen=True)
class Scenario:
    """What has happened before (`eve`), and the steps that people then take, one after the other.

    `is_told`: what follows is watched, too: the beat that closes turns and announces.
    """

    eve: Callable[[World], Awaitable[object]]
    steps: Sequence[Step] = ()
    is_told: bool = False


def same_bytes(nonces: Chance) -> RandomBytes:
    """Return what gives the same chance in every run, however often something in it was tried.

    Nonces alone are never the same twice: by them Discord knows a message again.
    """
    return lambda count: nonces(count) if count == NONCE // 2 else sha256(b"%d" % count).digest()[:count]


async def at_every_call(scenario: Scenario, path: Path, watch: Watch, *, lasts: bool = False) -> int:
    """Fail each call of a scenario in turn; return how many there are. Raises `AssertionError` where that shows."""
    async with eve_of(scenario, path) as eve:
        expected = await _played(eve.again(), scenario, watch, Fault(NEVER))
        for at in itertools.count(1):
            fault = Fault(at, lasts)
            found = await _played(eve.again(), scenario, watch, fault)
            wrong = differences(expected, found)
            assert not wrong, "\n".join([f"after a fault of call {at}:", *wrong])
            if not fault.has_struck:
                return at - 1
    raise AssertionError


@dataclass(frozen=True)
class Eve:
    """The world on the eve of a scenario, which can be had again and again: its database stays open."""

    world: World
    records: sqlite3.Connection
    ms: int
    messages: tuple[Message, ...]

    def again(self) -> World:
        """Put everything back as it was then, and return it."""
        world = self.world
        with closing(sqlite3.connect(world.path)) as connection:
            connection.execute("PRAGMA synchronous=OFF")
            self.records.backup(connection)
        world.clock.ms = self.ms
        world.discord.messages[:] = self.messages
        world.sender = Sender(world.house, world.discord)
        world.heart = Heart(world.house, world.sender)
        return world


@asynccontextmanager
async def eve_of(scenario: Scenario, path: Path) -> AsyncIterator[Eve]:
    """Give the eve of a scenario."""
    world = await World.make(path)
    world.house = replace(world.house, random_bytes=same_bytes(of_this_test()))
    await world.reopen()  # so that all of it has the house as it is now
    await scenario.eve(world)
    with closing(sqlite3.connect(":memory:")) as records, closing(sqlite3.connect(path)) as connection:
        connection.backup(records)
        yield Eve(world, records, world.clock.ms, tuple(world.discord.messages))
    await world.close()


async def _played(world: World, scenario: Scenario, watch: Watch, fault: Fault) -> Rows:
    """Play a scenario under a fault, then without, to its end; return what there is to tell of it."""
    notes: Notes = {}
    with watch(world, fault):
        left = await _steps(world, notes, list(scenario.steps), fault)
        if scenario.is_told:
            await world.heart.beat()
    for step in left:
        await step(world, notes)
    await world.heart.beat()
    await _settle(world)
    return story(world)


async def _steps(world: World, notes: Notes, steps: list[Step], fault: Fault) -> list[Step]:
    """Take the steps, each again that was not saved; return those that could not be taken while the fault lasts."""
    refused = 0
    while steps:
        try:
            await steps[0](world, notes)
        except UnsavedError:
            refused += 1
            if fault.lasts:
                return steps
            assert refused == 1, "a fault that has passed was felt twice"
        else:
            steps = steps[1:]
    return []


async def _settle(world: World) -> None:
    """Let everything be done that waits for its next try; then nothing is left to do, and all is as it must be."""
    for _ in range(2):
        world.clock.pass_(minutes=1)
        await world.heart.beat()
    records = Records.read(world.path)
    waiting = [(row["kind"], row["lane"], row["attempts"]) for row in records.outbox if row["status"] == "pending"]
    assert not waiting, f"I8: {waiting} still wait"
    wrong = violations(records, said(world), GAMES, world.clock.ms)
    assert not wrong, "\n".join(wrong)
