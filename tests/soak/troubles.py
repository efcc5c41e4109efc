"""What goes wrong while somebody does something: nothing, the database, Discord, or the program ends."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from referee.outbox.publishing import Unreachable
from tests.referee.fate import Fate, Killed, die
from tests.referee.world import World
from tests.soak.faults import WAYS, Fault, Way, failing_database, failing_discord

MOST_STEPS = 60


@dataclass(frozen=True)
class Trouble:
    """How it is called in the list of operations, and what it does to an act; it returns what the act gives."""

    name: str
    around: Callable[[World, Callable[[], Awaitable[str]]], Awaitable[str]]


async def _none(_: World, act: Callable[[], Awaitable[str]]) -> str:
    return await act()


def _database(at: int, *, lasts: bool) -> Trouble:
    async def around(_: World, act: Callable[[], Awaitable[str]]) -> str:
        with failing_database(Fault(at, lasts)):
            return await act()

    return Trouble(f"database fails at call {at}{' and on' if lasts else ''}", around)


def _discord(at: int, name: str, way: Way, *, lasts: bool) -> Trouble:
    async def around(world: World, act: Callable[[], Awaitable[str]]) -> str:
        with failing_discord(world, Fault(at, lasts), way):
            return await act()

    return Trouble(f"Discord: {name} at request {at}{' and on' if lasts else ''}", around)


def _gone(lane: str) -> Trouble:
    async def around(world: World, act: Callable[[], Awaitable[str]]) -> str:
        world.discord.faults = {lane: Unreachable("10003")}
        try:
            return await act()
        finally:
            world.discord.faults = {}

    return Trouble(f"{lane} is gone", around)


def _death(at: int, away_s: int) -> Trouble:
    async def around(world: World, act: Callable[[], Awaitable[str]]) -> str:
        fate, task = Fate(at, die), asyncio.ensure_future(act())
        with fate.watching(world):
            (told,) = await asyncio.gather(task, return_exceptions=True)
            await world.heart.stop()
        if not fate.has_struck and isinstance(told, BaseException):
            raise told
        world.clock.pass_(seconds=away_s)
        await revived(world)
        return "killed" if fate.has_struck else str(told)

    return Trouble(f"killed at step {at}, back after {away_s} s", around)


async def revived(world: World) -> None:
    """Start the program again, on the same file."""
    await world.reopen()
    await world.heart.wake()


NOTHING = Trouble("", _none)


def drawn(chance: random.Random) -> Trouble:
    """Return what goes wrong, if anything."""
    at = 1 + int(chance.random() ** 2 * MOST_STEPS)
    match chance.random():
        case p if p < 0.62:
            return NOTHING
        case p if p < 0.74:
            return _database(at, lasts=chance.random() < 0.3)
        case p if p < 0.86:
            name = chance.choice(list(WAYS))
            return _discord(1 + at // 10, name, WAYS[name], lasts=chance.random() < 0.3)
        case p if p < 0.89:
            return _gone(chance.choice(("thread:1", "thread:4", "announce:1", "user:1001", "panel:2", "referee:1")))
        case _:
            return _death(at, chance.choice((1, 30, 600, 7200)))


__all__ = ["NOTHING", "Killed", "Trouble", "drawn", "revived"]
