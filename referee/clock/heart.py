"""The beat: every fifteen seconds, at the next instant that matters, and when somebody pokes.

The loop is the guarantee: it sleeps on the monotonic clock, so neither a jump of the wall clock nor a lost job stops
it. APScheduler only makes the beat come on the second. A process that closes and sends nothing has a `Caller` in its
place: others do it, and it calls them.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

from apscheduler.schedulers.asyncio import AsyncIOScheduler

from db import instants
from db.engine import UnsavedError
from db.instants import Ahead, DueWork
from referee.clock import absence
from referee.clock.gate import Gate
from referee.clock.lines import ShardLines
from referee.clock.nightly import Backups, back_up, mend_books
from referee.course.close import GRACE_MS, close_due, retry_stuck
from referee.faults import report_failure
from referee.house import House
from referee.league import challenges
from referee.orders.rules_change import keep_rules_up
from referee.outbox.sender import Sender
from referee.turns import postponing, reminders

log = logging.getLogger(__name__)

BEAT_S = 15.0
NOTE_MS = 10_000  # beats in between, for what somebody sent, note nothing
LATE_S = 60.0
FLUSH_S = 20.0  # how long a beat waits for messages that do not get through
JOB = "next-instant"

OnError = Callable[[str, Exception], None]


class Heart:
    """Owns the loop and the scheduler; `on_error` hears of every part of a beat that failed.

    `lines`: those to Discord, where other processes may have some or all; who has one notes the time.
    """

    def __init__(
        self,
        house: House,
        sender: Sender,
        on_error: OnError = report_failure,
        *,
        backups: Backups | None = None,
        lines: ShardLines | None = None,
    ) -> None:
        self._house = house
        self._backups = backups
        self._sender = sender
        self._on_error = on_error
        self._beating = asyncio.Lock()
        self._copying = asyncio.Lock()
        self._is_poked = False
        self._loop: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None] | asyncio.Task[bool]] = set()
        self.gate = Gate(house.clock)
        self._lines = lines
        self._alarm: asyncio.TimerHandle | None = None
        self._armed_ms: int | None = None
        self._noted_ms: int | None = None
        self._scheduler = AsyncIOScheduler(
            timezone=UTC, job_defaults={"misfire_grace_time": None, "coalesce": True, "max_instances": 1}
        )

    async def wake(self) -> None:
        """Count the time in which we did not run, or Discord did not reach us, as nobody's: until now."""
        if self._lines is not None:
            await self._lines.wake()
            return
        await absence.count_absence(self._house, self.gate.held_since_ms)
        self.gate.held_since_ms = None

    def start(self) -> None:
        """Begin to beat, at once."""
        if self._loop is None:
            self._scheduler.start()
            if self._backups is not None:
                self._copy_at_night(self._backups)
            self._loop = asyncio.create_task(self._run())
            if self._house.db.server is not None:
                self._listening = asyncio.create_task(self._house.db.server.listen(self.poke))

    async def stop(self) -> None:
        """End the loop and every task; what is being written is finished or undone as a whole."""
        if self._loop is not None:
            self._scheduler.shutdown(wait=False)
            self._keep(self._loop)
            self._loop = None
        if self._listening is not None:
            self._keep(self._listening)
            self._listening = None
        while tasks := tuple(self._tasks):  # one that is struck after a statement may have begun another by then
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        await self._sender.close()

    def poke(self) -> None:
        """Have a beat come now, besides the loop's; pokes before it has begun are one poke."""
        if self._loop is not None and not self._is_poked:
            self._is_poked = True
            self._keep(asyncio.create_task(self._beat_if_poked()))

    async def beat(self) -> None:
        """Close what is due, write reminders, send what waits; what fails does not keep the rest from being done."""
        async with self._beating:
            due = await self._resolve()
        await self._send(due)

    def _keep(self, task: asyncio.Task[None] | asyncio.Task[bool]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _beat_if_poked(self) -> None:
        async with self._beating:
            if not self._is_poked:  # another beat has begun since
                return
            self.gate.look()
            due = await self._resolve()
        await self._send(due)

    async def _resolve(self) -> DueWork:
        """Do what is due, but send; return what there may be to send, and what comes next."""
        self._is_poked, now_ms = False, self._house.clock.now_ms()
        if not self.gate.is_open or not await self._is_reached():
            return DueWork()
        # Nobody is charged an order that could not arrive: until it is known what to move, nothing is closed.
        is_moved = await self._attempt("noting the time", self._note)
        due = await self._due()
        if is_moved and due.outages:
            is_moved = await self._attempt("moving closes", lambda: postponing.settle_outages(self._house))
        if is_moved and (due.closes or due.outages):
            await self._attempt("closing turns", lambda: close_due(self._house, now_ms))
        if due.books:
            await self._attempt("mending books", lambda: mend_books(self._house))
        if due.expiries:
            await self._attempt("challenges that expire", lambda: challenges.expire_challenges(self._house))
        # What was moved, closed or corrected may have something to remind of; the end of a challenge has not. An order
        # has not either: when its turn is to be looked at was written as that was opened.
        if any((due.outages, due.closes, due.reminders, due.books)):
            await self._attempt("reminders", lambda: reminders.write_due_reminders(self._house))
        return DueWork() if due.changes else due

    async def _due(self) -> DueWork:
        """Return what there may be to do now: everything, where that cannot be asked."""
        now_ms = self._house.clock.now_ms()
        try:
            async with self._house.db.read() as tx:
                return await instants.due(tx, now_ms, now_ms - GRACE_MS, self._sender.owner)
        except Exception:  # each part finds that for itself, and says so
            return DueWork()

    async def _send(self, due: DueWork) -> None:
        """Send what waits. No other beat waits for this one's messages: a place that hangs stops no other."""
        ahead = due.ahead
        if due.messages or ahead is None:
            await self._flush()
            ahead = None
        await self._attempt("arming the scheduler", lambda: self._arm(ahead))

    async def _is_reached(self) -> bool:
        """Return whether every line to Discord is up, as far as others have any."""
        if self._lines is None:
            return True
        try:
            return await self._lines.are_up()
        except UnsavedError:
            return False

    async def _note(self) -> None:
        if self._lines is not None:
            return
        if self.gate.held_since_ms is not None:  # the line is back, and that could not be noted then
            await self.wake()
        now_ms = self._house.clock.now_ms()
        if self._noted_ms is None or now_ms - self._noted_ms >= NOTE_MS:
            await absence.note_alive(self._house)
            self._noted_ms = now_ms

    def _copy_at_night(self, backups: Backups) -> None:
        """Have the database copied every night, and now if the last night has passed without."""

        async def copy() -> None:
            async with self._copying:
                await self._attempt("the copy of the database", lambda: back_up(self._house, backups))

        async def begin() -> None:  # APScheduler cancels its own jobs with a traceback when we stop; ours end quietly
            self._keep(asyncio.create_task(copy()))

        at = backups.at
        self._scheduler.add_job(begin, "cron", hour=at.hour, minute=at.minute, timezone=backups.zone)
        self._keep(asyncio.create_task(copy()))

    async def _on_instant(self) -> None:
        self._on_alarm()  # a coroutine, because APScheduler runs anything else in a thread

    def _on_alarm(self) -> None:
        self._armed_ms = None  # the instant may be some ms off yet: the clock is set right now and then
        self.poke()

    async def _run(self) -> None:
        await self._attempt("rules that have changed", lambda: keep_rules_up(self._house))
        await self._attempt("stuck turns", self._retry_stuck)
        last = time.monotonic() - BEAT_S
        while True:
            start = time.monotonic()
            if start - last > LATE_S:
                log.warning("%.0f s have passed since the last beat", start - last)
            self._house.measures.beat(start - last - BEAT_S)
            last = start
            self.gate.look()
            await self.beat()
            await asyncio.sleep(BEAT_S)

    async def _retry_stuck(self) -> None:
        """Try stuck turns again, unless another process has just begun to."""
        server = self._house.db.server
        if server is None:
            await retry_stuck(self._house)
            return
        async with server.hold("stuck turns") as hold:
            if hold is not None:
                await retry_stuck(self._house)

    async def _attempt(self, what: str, act: Callable[[], Awaitable[object]]) -> bool:
        """Do a part of a beat; return whether it was done."""
        try:
            await act()
        except Exception as error:  # the next beat tries again
            self._on_error(what, error)
            return False
        return True

    async def _flush(self) -> None:
        """Send what waits; a place that does not answer is left behind in a task of its own."""
        task = asyncio.create_task(self._attempt("sending", self._sender.send))
        self._keep(task)
        await asyncio.wait({task}, timeout=FLUSH_S)

    async def _arm(self, ahead: Ahead | None) -> None:
        """Set the scheduler's one job to the next instant that matters; what has come to be sent since goes out."""
        if ahead is None:
            ahead = await self._ahead()
            if ahead.try_ms is not None and ahead.try_ms <= self._house.clock.now_ms():
                await self._flush()
                ahead = await self._ahead()
        next_ms = _next_ms(ahead)
        if next_ms is None or next_ms <= self._house.clock.now_ms() or next_ms == self._armed_ms:
            return
        self._armed_ms = next_ms
        if self._house.db.server is not None:  # the scheduler goes by the machine's clock, which may be wrong
            if self._alarm is not None:
                self._alarm.cancel()
            wait_s = (next_ms - self._house.clock.now_ms()) / 1000
            self._alarm = asyncio.get_running_loop().call_later(wait_s, self._on_alarm)
            return
        run_date = datetime.fromtimestamp(next_ms / 1000, UTC)
        self._scheduler.add_job(self._on_instant, "date", run_date=run_date, id=JOB, replace_existing=True)

    async def next_instant_ms(self) -> int | None:
        """Return when something is to be done next: a close, a reminder, a message, the end of a challenge."""
        return _next_ms(await self._ahead())

    async def _ahead(self) -> Ahead:
        async with self._house.db.read() as tx:
            return await instants.ahead(tx)


def _next_ms(ahead: Ahead) -> int | None:
    due_ms, *others = ahead
    at = (None if due_ms is None else due_ms + GRACE_MS, *others)
    return min((instant for instant in at if instant is not None), default=None)


class Caller:
    """Calls those who close and send. Nothing hangs on a call: they look by themselves as well."""

    def __init__(self, house: House, lines: ShardLines) -> None:
        self._house, self._lines = house, lines
        self._calling: asyncio.Task[None] | None = None
        self._is_poked = False

    async def wake(self) -> None:
        """Count the time in which Discord did not reach some line as nobody's: until now."""
        await self._lines.wake()

    def start(self) -> None:
        """Do nothing: others beat."""

    async def stop(self) -> None:
        """End; a call that is on its way is heard."""
        if self._calling is not None:
            await asyncio.wait({self._calling})

    def poke(self) -> None:
        """Call those who beat; pokes while a call is on its way are one call more."""
        self._is_poked = True
        if self._calling is None or self._calling.done():
            self._calling = asyncio.create_task(self._call())

    async def beat(self) -> None:
        """Have the others beat."""
        await self._house.db.call()

    async def _call(self) -> None:
        while self._is_poked:
            self._is_poked = False
            try:
                await self._house.db.call()
            except Exception as error:  # their own look finds it
                log.warning("nobody could be called: %s", type(error).__name__)
