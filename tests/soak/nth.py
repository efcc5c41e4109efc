"""The loop: a scenario is played again and again, with the first call failing, then the second, until none is left.

What must come of it is what comes of it without a fault: the same records, the same messages, each once. A run begins
at the last moment before its fault, and ends where all that what follows can come from (`remains`) is what a run had
there that ended well.
"""

import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import AbstractContextManager, asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from zlib import crc32

import pytest

from referee.clock.heart import Heart
from referee.model import UnsavedError
from referee.outbox.sender import Sender
from tests.faults.invariants import Records, violations
from tests.referee.world import GAMES, World
from tests.soak.faults import Fault
from tests.soak.moments import Moment
from tests.soak.remains import is_quiet, remains, same_bytes
from tests.soak.said import said
from tests.soak.story import Rows, differences, story
from tests.support.beside import Beside, beside

Notes = dict[str, int]
Step = Callable[[World, Notes], Awaitable[object]]
Watch = Callable[[World, Fault], AbstractContextManager[None]]
NEVER = 10**9
SHARE = 8


@dataclass(frozen=True)
class Scenario:
    """What has happened before (`eve`), and the steps that people then take, one after the other.

    `is_told`: what follows is watched, too: the beat that closes turns and announces.
    """

    eve: Callable[[World], Awaitable[object]]
    steps: Sequence[Step] = ()
    is_told: bool = False


class Known(Exception):
    """From here on all has been seen."""


@dataclass
class Run:
    """A run of a scenario: its fault, the steps that are left, what was noted for them, how often one was refused."""

    fault: Fault
    left: tuple[Step, ...]
    notes: Notes = field(default_factory=dict)
    refused: int = 0
    is_watched: bool = True
    is_told: bool = False  # the beat that is watched, too, is under way


@dataclass(frozen=True)
class Before:
    """A moment before any fault, `at` a part of a beat or between two acts; so many calls before, these steps left."""

    calls: int
    at: str | None
    left: tuple[Step, ...]
    notes: Notes
    moment: Moment


@dataclass
class Loop:
    """A scenario whose eve is over; `database` is a connection beside the program's."""

    world: World
    scenario: Scenario
    database: Beside
    befores: list[Before] = field(default_factory=list)
    known: set[bytes] = field(default_factory=set)
    failing: set[bytes] = field(default_factory=set)  # the same, where the fault lasts
    expected: Rows | None = None

    async def at_every_call(self, watch: Watch, *, lasts: bool = False, what: str = "a fault") -> int:
        """Fail each call in turn; return how many there are. Raises `AssertionError` where that shows."""
        eve = Before(0, None, tuple(self.scenario.steps), {}, Moment.of(self.world, self.database))
        self.befores, self.failing = [eve], set()
        whole = self._again(Fault(NEVER))
        await self._check(watch, whole)
        calls = whole.fault.calls
        tried, struck = places(calls, what), 0
        for at in tried:
            run = self._again(Fault(at, lasts))
            try:
                await self._check(watch, run)
            except BaseException as error:
                error.add_note(f"with {what} at call {at}{' and on' if lasts else ''}")
                raise
            struck += run.fault.has_struck
        assert struck > len(tried) / 2, "they were to be calls of a run without a fault; a server's last ones vary"
        self._put_back(eve, whole)
        return calls

    def _again(self, fault: Fault) -> Run:
        """Put everything back as it was at the last moment before the fault."""
        before = next(one for one in reversed(self.befores) if one.calls < fault.at)
        fault.calls = before.calls
        run = Run(fault, before.left, dict(before.notes))
        self._put_back(before, run)
        return run

    def _put_back(self, before: Before, run: Run) -> None:
        def come_to(part: str) -> None:
            if run.is_told:
                self._come_to(part, run, part)

        before.moment.put_back(self.world, self.database, come_to, before.at)

    async def _check(self, watch: Watch, run: Run) -> None:
        try:
            found = await self._played(watch, run)
        except Known:
            return
        if self.expected is None:
            self.expected = found
        wrong = differences(self.expected, found)
        assert not wrong, "\n".join(wrong)

    async def _played(self, watch: Watch, run: Run) -> Rows:
        """Play a scenario under a fault, then without, to its end; return what there is to tell of it."""
        world = self.world
        with watch(world, run.fault):
            await self._steps(run)
            if self.scenario.is_told:
                self._come_to("a beat", run)
                run.is_told = True
                await world.heart.beat()
        run.is_watched = run.is_told = False
        while run.left:
            self._come_to("a step", run)
            await run.left[0](world, run.notes)
            run.left = run.left[1:]
        self._come_to("a beat", run)
        await world.heart.beat()
        self._come_to("a minute", run)
        for _ in range(2):  # whatever waits for its next try
            world.clock.pass_(minutes=1)
            await world.heart.beat()
        return ended(world)

    async def _steps(self, run: Run) -> None:
        """Take the steps, each again that was not saved; leave what could not be taken while the fault lasts."""
        while run.left:
            self._come_to("a step", run)
            stamps = self.world.stamps
            try:
                await run.left[0](self.world, run.notes)
            except UnsavedError:
                self.world.stamps = stamps  # it is the same press that is tried again
                run.refused += 1
                if run.fault.lasts:
                    return
                assert run.refused == 1, "a fault that has passed was felt twice"
            else:
                run.left = run.left[1:]

    def _come_to(self, place: str, run: Run, at: str | None = None) -> None:
        """Keep this moment if no fault can have met it. Raises `Known` where a run had all the same, and ended well."""
        fault, is_first = run.fault, run.fault.at == NEVER
        if not is_quiet(self.world) or (run.is_watched and not fault.has_struck and not is_first):
            return
        if run.is_watched and is_first:
            moment = Moment.of(self.world, self.database)
            self.befores.append(Before(fault.calls, at, run.left, dict(run.notes), moment))
        self.database.forget_gaps()
        known = self.failing if run.is_watched and fault.lasts and fault.has_struck else self.known
        besides = (place, run.is_watched, len(run.left), sorted(run.notes.items()), run.is_watched and run.refused)
        key = remains(self.world, self.database, besides)
        if key in known and not is_first:
            raise Known
        known.add(key)


def places(calls: int, name: str) -> Sequence[int]:
    """Return the calls that fail: each with `SIFFLET_SEEDS`, as in `make check`; else one in `SHARE` and the last.

    Which one is the first follows from the name: what is called alike in all scenarios fails somewhere at each call.
    """
    if os.environ.get("SIFFLET_SEEDS"):
        return range(1, calls + 1)
    return sorted({*range(1 + crc32(name.encode()) % SHARE, calls + 1, SHARE), calls})


@asynccontextmanager
async def eve_of(scenario: Scenario, path: Path) -> AsyncIterator[Loop]:
    """Play the eve of a scenario, and give what fails each call of the rest in turn."""
    world = await World.make(path)
    world.house = replace(world.house, random_bytes=same_bytes())
    await world.reopen()  # so that all of it has the house as it is now
    await scenario.eve(world)
    world.sender = Sender(world.house, world.discord)  # the program has just been started: it has nothing in mind
    world.heart = Heart(world.house, world.sender)
    with beside(world.path) as database, pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(sys, "tracebacklimit", 0, raising=False)  # thousands are logged
        yield Loop(world, scenario, database)
    await world.close()


def ended(world: World) -> Rows:
    """Return what there is to tell of a run; then nothing is left to do, and all is as it must be."""
    records = Records.read(world.path)
    waiting = [(row["kind"], row["lane"], row["attempts"]) for row in records.outbox if row["status"] == "pending"]
    assert not waiting, f"I8: {waiting} still wait"
    wrong = [*violations(records, said(world), GAMES, world.clock.ms), *_astray(world, records)]
    assert not wrong, "\n".join(wrong)
    return story(world)


def _astray(world: World, records: Records) -> Iterator[str]:
    """Yield which contests are not written in the thread that was opened for them last."""
    starters = {message.lane: message.id for message in world.discord.messages if message.kind == "starter"}
    for contest_id, row in records.contests.items():
        if row["thread_id"] != starters.get(f"starter:{contest_id}", row["thread_id"]):
            yield f"contest {contest_id} is noted to have the thread {row['thread_id']}"
