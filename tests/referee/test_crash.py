"""Dying at any step, and coming back: nothing is lost, nothing is doubled.

Each test runs the same evening again and again and ends it one step later each time: before every statement that the
database is given, before every commit, before and after every effect in Discord. The steps are counted by the
run itself, until a run ends without having been killed.
"""

import asyncio
import itertools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Engine, event

from referee import contests, history, orders
from tests.referee.world import CAMILLE, HOUR, OLGA, World


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


async def evening(world: World, draft_id: int) -> None:
    """Confirm the last order (which closes the turn), and let the heart beat."""
    await orders.confirm(world.house, draft_id, OLGA, world.stamp())
    await world.heart.beat()


async def night(world: World, _: int) -> None:
    """Let the heart beat after the deadline, with one order missing."""
    await world.heart.beat()


async def eve(path: Path, *, by_clock: bool) -> World:
    """Return the world just before the evening, closed."""
    world = await World.make(path)
    turn = await world.turn(await world.match())
    await world.send(turn, "left", "7")
    await world.sender.flush()
    await orders.draft(world.house, turn.id, "right", OLGA, "2")
    if by_clock:
        world.clock.ms = turn.due_ms + 10_000
    await world.close()
    return world


async def one_life(world: World, act: Callable[..., None], at: int, *, by_clock: bool, away_s: int) -> bool:
    """Play the evening, ended at step `at`; come back; check. Return whether it was ended."""
    play = night if by_clock else evening
    task = asyncio.ensure_future(play(world, 1))
    fate = Fate(at, die if act is die else task.cancel)
    with fate.watching(world):
        await asyncio.gather(task, return_exceptions=True)
        await world.heart.stop()
    await world.reopen()
    world.clock.pass_(seconds=away_s)
    await play(world, 1)
    world.clock.pass_(minutes=10)  # whatever had to wait for its next try
    await world.heart.beat()
    await check(world, 1, 1, has_right=not by_clock)
    return fate.has_struck


async def check(world: World, contest_id: int, turn_id: int, *, has_right: bool) -> None:
    """Exactly one result, one next turn, one announcement; every order once."""
    turns = await history.turns(world.house, contest_id)
    assert [(row.number, row.status) for row in turns] == [(1, "closed"), (2, "open")]
    received = await history.orders_received(world.house, turn_id)
    expected = [("left", 1), ("right", 1)] if has_right else [("left", 1)]
    assert [(order.seat, order.version) for order in received] == expected
    missing = await history.missing(world.house, contest_id)
    assert len(missing) == (0 if has_right else 1)
    assert world.discord.kinds(f"thread:{contest_id}") == ["match_opened", "seals", "turn_closed"]
    assert world.discord.kinds("announce:") == ["match_started"]
    assert sorted(world.discord.kinds(f"user:{CAMILLE}")) == ["private", "receipt"]
    assert world.discord.kinds(f"user:{OLGA}") == (["receipt"] if has_right else [])
    assert world.discord.kinds("panel:")[-1] == "panel"
    assert (await contests.owed(world.house, CAMILLE))[0][1].number == 2


@pytest.mark.slow
@pytest.mark.parametrize(
    ("way", "by_clock", "away_s"),
    [
        pytest.param("killed", False, 5, id="killed over the last order"),
        pytest.param("killed", False, 600, id="killed over the last order, back after the time of a nonce"),
        pytest.param("killed", True, 600, id="killed over the deadline, back after the time of a nonce"),
        pytest.param("cancelled", False, 600, id="cancelled over the last order, back after the time of a nonce"),
        pytest.param("cancelled", True, 5, id="cancelled over the deadline"),
    ],
)
async def test_a_turn_closes_once_wherever_the_program_dies(
    tmp_path: Path, way: str, by_clock: bool, away_s: int
) -> None:
    act = die if way == "killed" else asyncio.Task.cancel
    before = await eve(tmp_path / "eve.sqlite3", by_clock=by_clock)
    for at in itertools.count(1):
        world = await before.copy(tmp_path / f"{at}.sqlite3")
        try:
            if not await one_life(world, act, at, by_clock=by_clock, away_s=away_s):
                break
        finally:
            await world.close()
    assert at > 30  # the evening has that many steps at least: the watch did watch


async def test_a_stop_of_ten_hours_over_the_deadline_changes_nothing_but_the_time(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    await world.send(turn, "left", "7")
    world.clock.ms = turn.due_ms - HOUR
    await world.reopen()
    world.clock.ms = turn.due_ms + 10 * HOUR
    await world.heart.beat()
    await check(world, contest.id, turn.id, has_right=False)
