"""Dying at any step, and coming back.

The same scene is played again and again and ended one step later each time: before every statement that the database
is given, before every commit, before and after every effect in Discord. The steps are counted by the run itself,
until a run ends without having been killed.
"""

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Literal

from sqlalchemy import Engine, event

from tests.referee.world import World

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
    before: World, play: Scene, check: Scene, *, way: Literal["killed", "cancelled"] = "killed", away_s: int = 600
) -> int:
    """Play a scene from `before` (closed) on, ended at each of its steps in turn; come back, play again, check.

    Returns how many steps there are.
    """
    for at in itertools.count(1):
        world = await before.copy(before.path.with_name(f"{at}.sqlite3"))
        try:
            if not await _one_life(world, play, check, at, way, away_s):
                return at
        finally:
            await world.close()
    raise AssertionError


async def _one_life(world: World, play: Scene, check: Scene, at: int, way: str, away_s: int) -> bool:
    task = asyncio.ensure_future(play(world))
    fate = Fate(at, die if way == "killed" else lambda: task.cancel() and None)
    with fate.watching(world):
        await asyncio.gather(task, return_exceptions=True)
        await world.heart.stop()
    await world.reopen()
    world.clock.pass_(seconds=away_s)
    await world.heart.wake()
    await play(world)
    world.clock.pass_(minutes=10)  # whatever had to wait for its next try
    await world.heart.beat()
    await check(world)
    return fate.has_struck
