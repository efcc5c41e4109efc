"""Dying at any step, and coming back.

The same scene is played again and again and ended one step later each time: before every statement that the database
is given, before every commit, before and after every effect in Discord. The steps are counted by the run itself,
until a run ends without having been killed.

Of a dead program nothing is left but its file and what Discord has: where these are, to the byte, what an earlier death
left behind, coming back from this one is coming back from that one, and is not done again.
"""

import asyncio
import hashlib
import itertools
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
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
    known: set[bytes] = set()
    for at in itertools.count(1):
        world = await before.copy(before.path.with_name(f"{at}.sqlite3"))
        try:
            has_struck = await _first_life(world, play, at, way)
            if (left := left_behind(world)) not in known:
                known.add(left)
                await _second_life(world, play, check, away_s)
        finally:
            await world.close()
            world.path.unlink()
        if not has_struck:
            assert len(known) > 1, "all deaths left the same behind"  # at least: before the commit, after it
            return at
    raise AssertionError


async def _first_life(world: World, play: Scene, at: int, way: str) -> bool:
    """Play the scene until its step `at`; return whether there was one."""
    task = asyncio.ensure_future(play(world))
    fate = Fate(at, die if way == "killed" else lambda: task.cancel() and None)
    with fate.watching(world):
        await asyncio.gather(task, return_exceptions=True)
        await world.heart.stop()
    await world.house.db.close()
    return fate.has_struck


async def _second_life(world: World, play: Scene, check: Scene, away_s: int) -> None:
    """Start the program again, and play the scene to its end."""
    await world.reopen()
    world.clock.pass_(seconds=away_s)
    await world.heart.wake()
    await play(world)
    world.clock.pass_(minutes=10)  # whatever had to wait for its next try
    await world.heart.beat()
    await check(world)


def left_behind(world: World) -> bytes:
    """Return a hash of all that outlives the program: every row of every table, every message."""
    told = hashlib.sha256(repr((world.clock.ms, world.discord.messages)).encode())
    with closing(sqlite3.connect(world.path)) as connection:
        for (name,) in connection.execute(
            "select name from sqlite_master where type = 'table' order by name"
        ).fetchall():
            told.update(repr((name, connection.execute(f"select * from {name}").fetchall())).encode())  # noqa: S608
    return told.digest()
