"""Dying at any step, and coming back.

The steps are counted by the run itself: each statement that the database is given, each commit, before and after every
effect in Discord. Of a killed program nothing is left but its database and what Discord has: both are looked at before
each step of one run, beside it, and that is what a death there leaves behind. A cancelled program still does what its
handlers do: it is played again and again and ended one step later each time.

A scene of several acts is not played from its beginning each time: what an act that nobody died in has left is where
the deaths of the next begin. Where what is left is, to the byte, what an earlier death left, coming back from this one
is coming back from that one, and is not done again.
"""

import asyncio
import hashlib
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Engine, event

from tests.referee.world import Message, World
from tests.support.beside import Beside, Held, beside
from tests.support.template import give_back

Scene = Callable[[World], Awaitable[None]]


class Killed(BaseException):
    """The end of the program."""


@dataclass(frozen=True)
class Left:
    """What outlives the program: every row of every table, every message; and how late it is."""

    held: Held
    messages: tuple[Message, ...]
    ms: int
    number: int

    @classmethod
    def of(cls, world: World, database: Beside) -> "Left":
        return cls(database.held(), tuple(world.discord.messages), world.clock.ms, world.number)

    @property
    def key(self) -> bytes:
        return hashlib.sha256(repr((self.ms, self.messages, self.held.state)).encode()).digest()


class Fate:
    """Counts steps and calls `act` at step `at`, or at each if there is none."""

    def __init__(self, at: int | None, act: Callable[[], object]) -> None:
        self.at, self.act, self.step = at, act, 0

    def __call__(self, *_: object) -> None:
        self.step += 1
        if self.at is None or self.step == self.at:
            self.act()

    @property
    def has_struck(self) -> bool:
        return self.at is not None and self.step >= self.at

    @contextmanager
    def watching(self, world: World) -> Iterator[None]:
        names = ("before_cursor_execute", "commit")
        for name in names:
            event.listen(Engine, name, self)
        world.discord.step = self
        try:
            yield
        finally:
            world.discord.step = lambda _: None
            for name in names:
                event.remove(Engine, name, self)


def die() -> None:
    raise Killed


async def at_every_step(
    before: World,
    acts: Sequence[Scene],
    check: Scene,
    *,
    way: Literal["killed", "cancelled"] = "killed",
    away_s: Sequence[int] = (600,),
) -> int:
    """Play a scene from `before` (closed) on, ended at each of its steps in turn; come back, play again, check.

    All is checked for each time `away_s` that the program may be away. Returns how many steps there are.
    """
    known: set[bytes] = set()
    steps = 0
    for number, act in enumerate(acts):
        lives = _cancelled if way == "cancelled" else _killed
        async for left, after in lives(before, act, number):  # noqa: B007 - the last one is the next act's
            steps += 1
            if left.key not in known:
                known.add(left.key)
                for seconds in away_s:
                    await _second_life(before, left, acts, check, seconds)
        before = after
    assert len(known) >= 2, "all deaths left the same behind"  # a scene of one transaction: before it and after
    return steps


async def _killed(before: World, play: Scene, number: int) -> AsyncIterator[tuple[Left, World]]:
    """Play an act once; yield what a death at each of its steps would leave, at last what there is after it."""
    world = await before.copy(f"{number}.sqlite3", f"act {number}")
    found: list[Left] = []
    with beside(world.path) as database:
        fate = Fate(None, lambda: found.append(Left.of(world, database)))
        with fate.watching(world):
            await play(world)
            await world.heart.stop()
        await world.house.db.close()
        found.append(Left.of(world, database))
    for left in found:
        yield left, world


async def _cancelled(before: World, play: Scene, number: int) -> AsyncIterator[tuple[Left, World]]:
    """Play an act until it comes to its end, cancelled one step later each time; yield what is left."""
    for at in itertools.count(1):
        world = await before.copy(f"{number}-{at}.sqlite3", f"act {number}")
        task = asyncio.ensure_future(play(world))
        fate = Fate(at, task.cancel)
        with fate.watching(world):
            await asyncio.gather(task, return_exceptions=True)
            await world.heart.stop()
        await world.house.db.close()
        with beside(world.path) as database:
            left = Left.of(world, database)
        yield left, world
        if not fate.has_struck:
            return
        give_back(world.path)


async def _second_life(before: World, left: Left, acts: Sequence[Scene], check: Scene, away_s: int) -> None:
    """Start the program again on what is left of it, and play the scene to its end."""
    world = await before.copy("again.sqlite3", f"back after {away_s}")
    try:
        with beside(world.path) as database:
            database.put(left.held)
        world.discord.messages[:], world.clock.ms, world.number = left.messages, left.ms, left.number
        world.clock.pass_(seconds=away_s)
        await world.heart.wake()
        for act in acts:
            await act(world)
        world.clock.pass_(minutes=10)  # whatever had to wait for its next try
        await world.heart.beat()
        await check(world)
    finally:
        await world.close()
        give_back(world.path)
