"""The lines of several processes to Discord: each range of shards has one owner; while one is down nothing is closed.

Whoever holds a range holds its name in the database (`Server.hold`) and says every `TEND_S` in its row whether Discord
reaches it. Others that want it stand by. What its owner does once it is lost must be harmless, and is: an order is kept
once, by its snowflake, and Discord takes one answer to an interaction.

Turns are closed while every shard's row is up and no older than `FRESH_MS`. That is less than the grace after a
deadline (`close.GRACE_MS`), by as long as an order may be in hand: so whenever a turn is closed by its deadline, each
line was still up after it, and had no order of before it in hand (`Gate.taking`).

Discord counts how often a bot begins a line, and takes its token away past 1,000 a day. A program that ends early and
is started again at once, as service managers do, would get there in a quarter of an hour. So each of the `Starts` is
noted before it begins a line, and waits for longer the more of those before it have ended early. The count is kept in
the database: it outlives the process, the machine, and is the same for a standby that takes over.
"""

import asyncio
import contextlib
import logging
import math
from dataclasses import dataclass

from db import keys, lines, pulse, starts
from db.engine import Hold, LostError, Server, Tx
from db.lines import Shards
from db.starts import Early
from referee.clock import absence
from referee.clock.gate import SLOW_S, Gate
from referee.course.close import GRACE_MS
from referee.faults import explain_error, report_failure
from referee.house import House
from referee.turns.postponing import SHORTEST_MS

PAUSES_S = (0.0, 0.0, 0.0, 5.0, 30.0, 120.0, 600.0)  # from a start to the next, by how many in a row have ended early
LASTS_S = 300.0  # who has lived so long has not ended early
ALONE = Shards(0, 0, 1)


class Starts:
    """The starts of who has the line of `shards`, the one that is being made among them."""

    def __init__(self, house: House, shards: Shards) -> None:
        self._house, self._shards = house, shards
        self._is_noted = False

    async def pause_s(self) -> float:
        """Return how long to wait before this one begins a line, and no longer whatever the clock says."""
        early = await self._early()
        pause_s = PAUSES_S[min(early.in_a_row, len(PAUSES_S) - 1)]
        passed_s = (self._house.clock.now_ms() - early.at_ms) / 1000
        return min(max(pause_s - passed_s, 0.0), pause_s)

    async def note(self) -> None:
        """Note that this one begins a line, once: until it has lasted it is one that ended early."""
        if not self._is_noted:
            await self._set((await self._early()).in_a_row + 1)
            self._is_noted = True

    async def lasted(self) -> None:
        """Note that this one has not ended early."""
        await self._set(0)

    async def _early(self) -> Early:
        async with self._house.db.read() as tx:
            return await starts.early(tx, self._shards)

    async def _set(self, count: int) -> None:
        async with self._house.db.write(keys.APART) as tx:
            await starts.note(tx, self._shards, Early(count, self._house.clock.now_ms()))


log = logging.getLogger(__name__)

TEND_S = 2.0
TRY_S = 3.0  # between two tries of a standby
SLEPT_MS = 5_000  # by which the server's clock may gain on ours between two looks
KEPT_S = 30.0  # for so long a line is kept without a word from the database
FRESH_MS = GRACE_MS - round(SLOW_S * 1000)
NOTE_S = 10.0


def lay_out_shards(shard_count: int, shards_each: int) -> tuple[Shards, ...]:
    """Return the ranges that gateways of `shards_each` shards have; 0: one has them all."""
    each = shards_each or shard_count
    return tuple(
        Shards(first, min(first + each, shard_count) - 1, shard_count) for first in range(0, shard_count, each)
    )


class ShardLine:
    """This process's line: it claims the first range that is free, and tends it until it is lost or given up.

    `gate` is shut while Discord does not reach this process. `lost` is set once the range is not ours any more.
    """

    def __init__(self, house: House, server: Server, gate: Gate, ranges: tuple[Shards, ...]) -> None:
        self._house, self._server, self._gate = house, server, gate
        self._ranges = ranges
        self._left = asyncio.Event()  # it is to be given up
        self._task: asyncio.Task[None] | None = None
        self._noting: asyncio.Task[None] | None = None
        self._noted_s = self._spoke_s = -math.inf
        self._has_left_time = False  # to the last who returns
        self.shards = ranges[0]  # those that are ours, once they are
        self.lost = asyncio.Event()

    async def claim(self) -> Shards:
        """Wait until a range is ours; return it."""
        held = asyncio.Event()
        self._task = asyncio.create_task(self._run(held))
        await held.wait()
        return self.shards

    async def release(self) -> None:
        """Give the range up, if there is one: a standby has it within seconds."""
        self._left.set()
        self._gate.hold()
        for task in (self._noting, self._task):
            if task is not None:
                await asyncio.wait({task})

    async def wake(self) -> None:
        """Count the time in which Discord did not reach every line as nobody's: until now.

        While others are down yet, a short time is left to the last of them, who counts it all.
        """
        async with self._house.db.read() as tx:
            others = await lines.lacking(tx, self.shards.of, FRESH_MS) - set(self.shards.ids)
            last_ms = await pulse.last_ms(tx)
        self._has_left_time = bool(others) and last_ms is not None
        if not self._has_left_time or self._house.clock.now_ms() - (last_ms or 0) >= SHORTEST_MS:
            await absence.count_absence(self._house)

    async def _run(self, held: asyncio.Event) -> None:
        """Stand by for a range and have it; in the end everybody knows that it is not ours any more."""
        watching = asyncio.create_task(self._gate.watch())
        try:
            await self._had(held)
        finally:  # whatever took it from us
            watching.cancel()
            self._gate.hold()
            if held.is_set():
                self.lost.set()
        if held.is_set() and not self._left.is_set():
            log.warning("%s: has lost the line to Discord, shards %s", self._house.process, self.shards)

    async def _had(self, held: asyncio.Event) -> None:
        is_told = False
        while not held.is_set() and not self._left.is_set():
            is_refused = False
            for shards in self._ranges:
                try:
                    await self._try(shards, held)
                except Exception as error:  # whatever the server has: it is tried again
                    is_refused = True
                    log.warning(
                        "%s: no line to be had (%s)", self._house.process, explain_error(error.__cause__ or error)
                    )
                if held.is_set():
                    return
            if not is_told and not is_refused:
                is_told = True
                log.info("%s: stands by: other processes hold the lines to Discord", self._house.process)
            await _until(self._left, TRY_S)

    async def _try(self, shards: Shards, held: asyncio.Event) -> None:
        """Take a range if it is free, and tend it to the end."""
        async with self._server.hold(*shards.names) as hold:
            if hold is None:
                return
            await hold.touch(lambda tx: lines.take(tx, shards, self._house.process))
            self.shards = shards
            log.info("%s: holds the line to Discord, shards %s", self._house.process, shards)
            held.set()
            is_cut_off = await self._tended(hold)
        while is_cut_off:
            is_cut_off = await self._resumed()

    async def _tended(self, hold: Hold) -> bool:
        """Tend the range while it is ours; return whether the session was lost, and not the range."""
        try:
            while await hold.touch(self._tend) and not self._left.is_set():
                self._note()
                await _until(self._gate.moved, TEND_S)
        except LostError:
            return not self._left.is_set()
        return False

    async def _resumed(self) -> bool:
        """Take the range again that a session was lost with, unless somebody has had it since, and tend it.

        Discord is not left for that: orders are answered meanwhile, be it that they cannot be kept. Nothing is closed,
        for our row says nothing. Return whether that session was lost as well.
        """
        log.warning("%s: without the database, keeps the line to Discord, shards %s", self._house.process, self.shards)
        self._noted_s = -math.inf
        end_s = self._spoke_s + KEPT_S
        while not self._left.is_set() and asyncio.get_running_loop().time() < end_s:
            try:
                async with self._server.hold(*self.shards.names) as hold:
                    if hold is not None:
                        return await hold.touch(self._tend) and await self._tended(hold)
                if not await self._is_ours():
                    return False
            except Exception as error:  # whatever the server has: it is tried again
                log.info(
                    "%s: the database does not answer (%s)",
                    self._house.process,
                    explain_error(error.__cause__ or error),
                )
            await _until(self._left, TEND_S)
        return False

    async def _is_ours(self) -> bool:
        """Return whether nobody has taken the range since we had it: the name may yet be held by our own session."""
        async with self._house.db.read() as tx:
            return await lines.owner_of(tx, self.shards) == self._house.process

    async def _tend(self, tx: Tx) -> bool:
        """Say that we are there, and whether our line is up; return whether it is ours."""
        at_ms, self._spoke_s = await lines.now_ms(tx), asyncio.get_running_loop().time()
        self._gate.look(at_ms, SLEPT_MS)  # a machine that slept may not know it: its own clock slept, too
        self._gate.moved.clear()
        return await lines.tend(tx, self.shards, self._house.process, at_ms, is_up=self._gate.is_open)

    def _note(self) -> None:
        """Have it noted now and then that people can reach us."""
        now_s = asyncio.get_running_loop().time()
        is_noting = self._noting is not None and not self._noting.done()
        if not self._gate.is_open:
            self._noted_s = -math.inf
        elif not is_noting and now_s - self._noted_s >= NOTE_S:
            is_back, self._noted_s = self._noted_s < 0, now_s
            self._noting = asyncio.create_task(self._note_if_all_are_up(is_back=is_back))

    async def _note_if_all_are_up(self, *, is_back: bool) -> None:
        try:
            if await ShardLines(self._house, self.shards.of).are_up():
                if self._has_left_time:  # who was down then may have left it to us
                    await absence.count_absence(self._house)
                    self._has_left_time = False
                else:
                    await absence.note_alive(self._house)
                if is_back:
                    await self._house.db.call()  # what was due meanwhile can be closed
        except Exception as error:  # the next time
            report_failure("noting the time", error)


async def _until(event: asyncio.Event, seconds: float) -> None:
    """Wait for an event, `seconds` at most."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()


@dataclass(frozen=True)
class ShardLines:
    """All lines, as many as `shard_count` says, and our own if we have one."""

    house: House
    shard_count: int
    own: ShardLine | None = None

    async def are_up(self) -> bool:
        """Return whether Discord reaches every line."""
        async with self.house.db.read() as tx:
            return await self.are_up_in(tx)

    async def are_up_in(self, tx: Tx) -> bool:
        """Return the same, asked in a transaction."""
        return not await lines.lacking(tx, self.shard_count, FRESH_MS)

    async def holders_in(self, tx: Tx) -> dict[str, str]:
        """Return which process has each line, by the line's shards, asked in a transaction."""
        return await lines.holders(tx, self.shard_count, FRESH_MS)

    async def other_counts(self) -> frozenset[int]:
        """Return how many shards others count who do not count as many as we: nothing would ever be closed so."""
        async with self.house.db.read() as tx:
            return await lines.counts(tx, FRESH_MS) - {self.shard_count}

    async def wake(self) -> None:
        """Count the time in which Discord did not reach every line as nobody's, if ours is one."""
        if self.own is not None:
            await self.own.wake()
