"""Dying at any step, and coming back.

The same scene is played again and again and ended one step later each time: before every statement that the database
is given, before every commit, before and after every effect in Discord. The steps are counted by the run itself,
until a run ends without having been killed. A scene of several acts is not played from its beginning each time: what
an act that nobody died in has left is where the deaths of the next begin.

Of a dead program nothing is left but its database and what Discord has: where these are, to the byte, what an earlier
death left behind, coming back from this one is coming back from that one, and is not done again.
"""

import asyncio
import hashlib
import itertools
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Literal

from sqlalchemy import Engine, event

from tests.referee.world import World
from tests.support.beside import beside
from tests.support.template import give_back

Scene = Callable[[World], Awaitable[None]]


class Killed(BaseException):
    """The end of the program."""


class Fate:
    """Ends the program at step `at`; `act` is how."""

    def __init__(self, at: int, act: Callable[[], None]) -> None:
        self.at, self.act, self.step = at, act, 0

    def __call__(self, *_: object) -> None:
        self.step += 1
        if self.step == self.at:
            self.act()

    @property
    def has_struck(self) -> bool:
        return self.step >= self.at

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
        for at in itertools.count(1):
            world = await before.copy(f"{number}-{at}.sqlite3", f"act {number}")
            has_struck = await _first_life(world, act, at, way)
            if (left := left_behind(world)) not in known:
                known.add(left)
                for seconds in away_s:
                    await _second_life(world, acts, check, seconds)
            if not has_struck:
                break
            give_back(world.path)
        before, steps = world, steps + at
    assert len(known) >= 2, "all deaths left the same behind"  # a scene of one transaction: before it and after
    return steps


async def _first_life(world: World, play: Scene, at: int, way: str) -> bool:
    """Play the scene until its step `at`; return whether there was one."""
    task = asyncio.ensure_future(play(world))
    fate = Fate(at, die if way == "killed" else lambda: task.cancel() and None)
    with fate.watching(world):
        await asyncio.gather(task, return_exceptions=True)
        await world.heart.stop()
    await world.house.db.close()
    return fate.has_struck


async def _second_life(dead: World, acts: Sequence[Scene], check: Scene, away_s: int) -> None:
    """Start the program again on what is left of it, and play the scene to its end."""
    world = await dead.copy("again.sqlite3", f"back after {away_s}")
    try:
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


def left_behind(world: World) -> bytes:
    """Return a hash of all that outlives the program: every row of every table, every message."""
    with beside(world.path) as database:
        return hashlib.sha256(repr((world.clock.ms, world.discord.messages, database.state())).encode()).digest()
