"""Where announcements go out: lane by lane, each message once, and no blocked place in the way of another.

A message is sent with a nonce, so that sending it again within two minutes is the same message for Discord. One whose
first try is longer ago is looked for where it should be before it is sent again.

Of several processes that send, each takes the first message of a lane for a while, and again while it is at it. One
that was stopped for longer finds that another has taken it over, and leaves what that one has made of it.
"""

import asyncio
import contextlib
import logging
from collections.abc import Collection
from functools import partial
from typing import NamedTuple

from db import challenges, contests, keys, messages, outbox, teams, turns
from db.engine import Tx, UnsavedError
from db.outbox import Claimed, Delays
from referee.faults import explain_error, report_failure
from referee.hand.play import take_turn
from referee.hand.times import MINUTE_MS
from referee.house import House
from referee.model import OutboxRow
from referee.outbox import announce, unreached
from referee.outbox.publishing import Busy, DmsClosed, Ended, Publisher, Rejected, Unreachable
from referee.outbox.threads import NONCE_MS, SEND_TIMEOUT_S, Threads

log = logging.getLogger(__name__)

DELAYS = Delays(1_000, 5 * MINUTE_MS)
MOST_BUGS = 3  # tries of a message that fails for a reason of ours
MOST_SILENT = 3  # tries of a message before the referees are told that it is late
SEEN_OFF_S = 60
LANES_AT_ONCE = 8
TELLS_OF_CONTESTS = {"thread", "panel", "announce", "challenge"}  # where its thread is written in, or linked
LINKS = {"announce", "challenge"}
CARDS = {"signup", "challenge"}
KEEP_S = outbox.LEASE_MS / 3000
MOST_BEGUN = 200  # lanes with a task of their own: beginning all of a large league's would keep everybody waiting


class Republished(NamedTuple):
    """What was let go again: messages that had been put aside, and messages that were gone; `kept` are still there.

    `rows`: these messages and the panels, in the outbox.
    """

    parked: int
    gone: int
    kept: int
    rows: tuple[int, ...]


async def _keep_shown(tx: Tx, row: OutboxRow, name: str, message_id: int) -> None:
    """Keep which message shows a panel or a card."""
    match row.destination:
        case "signup":
            await teams.change(tx, int(name), card_id=message_id)
        case "challenge":
            await challenges.change(tx, int(name), message_id=message_id)
        case _ if row.contest_id is not None:
            await contests.set_panel(tx, row.contest_id, name, message_id)


def _is_posted(row: OutboxRow) -> bool:
    return row.status == "sent" and row.message_id is not None and row.destination in {"thread", "announce"}


class Sender:
    """Sends what waits. `bugs` are the kinds of error that trying again will not mend: those of our own code.

    `owner` is a name that no other sender on the database ever has; "" if there is no other.
    """

    def __init__(
        self,
        house: House,
        publisher: Publisher,
        *,
        owner: str = "",
        bugs: tuple[type[Exception], ...] = (LookupError, TypeError, ValueError, AttributeError, AssertionError),
    ) -> None:
        self._house = house
        self._publisher = publisher
        self._owner = owner
        self._threads = Threads(house, publisher)
        self._bugs = bugs
        self._lanes: dict[str, asyncio.Task[int]] = {}
        self._room = asyncio.Semaphore(LANES_AT_ONCE)
        self._has_ebbed = asyncio.Event()  # there is room for more lanes
        self._keeping: asyncio.Task[None] | None = None

    @property
    def owner(self) -> str:
        """The name under which it sends."""
        return self._owner

    async def flush(self) -> int:
        """Send everything that may be sent now, what that leads to with it; return how many messages left."""
        sent = 0
        while (left := await self.send()) is not None:
            sent += left
        return sent

    async def send(self) -> int | None:
        """Send what waits now; return how many messages left, None where none waited. Lanes do not wait for each other.

        What comes meanwhile is begun by the beat of who has written it, or found by whoever looks next.
        """
        sent, mine = 0, set[asyncio.Task[int]]()
        is_first = is_full = True  # more wait than there is room for, or we do not know
        while True:
            if is_full:
                mine |= await self._start_lanes()
                is_full = len(self._lanes) >= MOST_BEGUN
                if is_first and not self._lanes:
                    return None
                is_first = False
            if self._lanes:
                self._has_ebbed.clear()
                await self._has_ebbed.wait()
            over = {task for task in mine if task.done()}  # of the others' lanes their starters hear
            sent += sum(task.result() for task in over)
            mine -= over
            if not over and not self._lanes:
                return sent

    async def _start_lanes(self) -> set[asyncio.Task[int]]:
        """Start a task for each lane that may send and has none yet, the longest waiting first, while there is room."""
        async with self._house.db.read() as tx:
            most = MOST_BEGUN + len(self._lanes)
            waiting = await outbox.waiting_lanes(tx, self._house.clock.now_ms(), most, self._owner)
        started = set()
        for lane in waiting:
            if lane not in self._lanes and len(self._lanes) < MOST_BEGUN:
                self._lanes[lane] = asyncio.create_task(self._drain(lane))
                self._lanes[lane].add_done_callback(partial(self._forget, lane))
                started.add(self._lanes[lane])
        if started and self._owner and (self._keeping is None or self._keeping.done()):
            self._keeping = asyncio.create_task(self._keep())
        return started

    async def _keep(self) -> None:
        """Keep what is being sent ours, however long it takes."""
        while self._lanes:
            await asyncio.sleep(KEEP_S)
            try:
                async with self._house.db.write(keys.APART) as tx:
                    await outbox.keep(tx, self._owner, self._house.clock.now_ms())
            except UnsavedError:  # tried again: nobody else can take it meanwhile either
                continue
            except Exception as error:
                report_failure("keeping what is being sent", error)

    def _forget(self, lane: str, task: asyncio.Task[int]) -> None:
        if not task.cancelled():
            task.exception()  # heard: of several that failed at once, `flush` raises the first
        if self._lanes.get(lane) is task:
            del self._lanes[lane]
        if len(self._lanes) <= MOST_BEGUN // 2:
            self._has_ebbed.set()

    async def close(self) -> None:
        """Stop sending; what is under way is taken up again after the next start."""
        running = tuple(self._lanes.values())
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        if self._keeping is not None:
            self._keeping.cancel()
            with contextlib.suppress(UnsavedError):  # the leases run out
                async with self._house.db.write(keys.APART) as tx:
                    await outbox.give_back(tx, self._owner)

    async def open_thread(self, contest_id: int) -> int | None:
        """Return the thread of a contest, opened now if it has none; None where its first post has to try again."""
        try:
            return await self._threads.of(contest_id)
        except Exception as error:  # its posts meet it again: they tell what has to be told
            log.warning("the thread of contest %s cannot be opened now: %s", contest_id, type(error).__name__)
            return None

    async def _let_go(self, seen: OutboxRow) -> None:
        """Let a parked message be sent, or send a message that is gone once more, unless somebody has since."""
        async with self._house.db.write(keys.of_message(seen.id)) as tx:
            row = await outbox.get(tx, seen.id)
            if row is None or (row.status, row.nonce) != (seen.status, seen.nonce):
                return
            if row.status == "sent":
                await outbox.change(
                    tx, row.id, nonce=outbox.new_nonce(self._house.random_bytes), first_try_ms=None, message_id=None
                )
            now_ms = self._house.clock.now_ms()
            await outbox.change(tx, row.id, status="pending", attempts=0, next_try_ms=now_ms, fault=None)

    async def republish_all(self, contest_id: int, turn_id: int | None = None) -> Republished:
        """Let everything of a contest, or of a turn of it, be sent that did not arrive; of a turn what is gone, too.

        The panels are brought up to date, or posted anew where they are gone. What can be read is not sent again.
        What waits for threads is let go in the whole league: the referees have heard of the first alone.
        """
        async with self._house.db.read() as tx:
            contest = await contests.need(tx, contest_id)
            rows = await outbox.of_contest(tx, contest_id, turn_id)
            last = await turns.latest(tx, contest_id)
        parked = [row for row in rows if row.status == "parked" and row.fault != outbox.NO_DM]
        posted = [row for row in rows if turn_id is not None and _is_posted(row)]
        gone = [row for row in posted if not await self._is_there(row)]
        for row in (*parked, *gone):
            await self._let_go(row)
        async with self._house.db.write(keys.of_contest(contest_id)) as tx:
            await outbox.release_unopened(tx, contest.league_id, self._house.clock.now_ms())
            if last is not None:
                await announce.refresh_panels(await take_turn(tx, self._house, last.id))
        async with self._house.db.read() as tx:
            panels = await outbox.waiting(tx, messages.lane_of("panel", contest_id))
        again = dict.fromkeys(row.id for row in (*parked, *gone, *panels))
        return Republished(len(parked), len(gone), len(posted) - len(gone), tuple(again))

    async def republish_cards(self, league_id: int) -> tuple[int, ...]:
        """Let the cards of a league's teams and challenges be sent that were put aside; return these messages."""
        async with self._house.db.write(keys.of_league(league_id)) as tx:
            kept = [row for row in await outbox.parked(tx, league_id) if row.destination in CARDS]
            for lane in {row.lane for row in kept}:
                await outbox.release_lane(tx, lane, self._house.clock.now_ms())
        return tuple(row.id for row in kept)

    async def see_off(self, outbox_ids: Collection[int]) -> list[OutboxRow]:
        """Send what may be sent now; return those of these messages that did not leave, and why they did not."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SEEN_OFF_S):
                await self.flush()
        return await self._left(outbox_ids)

    async def _left(self, outbox_ids: Collection[int]) -> list[OutboxRow]:
        """Return those of some messages that have not been sent."""
        async with self._house.db.read() as tx:
            found = [await outbox.get(tx, one) for one in outbox_ids]
        return [row for row in found if row is not None and row.status != "sent"]

    async def _is_there(self, row: OutboxRow) -> bool:
        try:
            return await self._publisher.is_there(row)
        except Unreachable:
            return False

    async def _drain(self, lane: str) -> int:
        """Send a lane's messages in order until one has to wait; return how many left."""
        sent = 0
        async with self._room:
            while (claimed := await self._claim(lane)) is not None:
                if not await self._try(claimed):
                    break
                sent += 1
                if claimed.is_last:  # what came since, `flush` finds
                    break
        return sent

    async def _claim(self, lane: str) -> Claimed | None:
        """Return the lane's first message if it may be tried now; that it is being tried is written down first.

        Who changes what a panel shows leaves out to say so while such a message waits that nobody has begun to send
        (`outbox.untried_panels`). So none may be begun between their look and their commit: the claim holds the league.
        A lane that was empty holds none: what comes the moment after is left to whoever looks next.
        """
        async with self._house.db.write(keys.of_lane(lane)) as tx:
            return (
                None if not tx.holds else await outbox.claim(tx, lane, self._house.clock.now_ms(), DELAYS, self._owner)
            )

    async def _try(self, claimed: Claimed) -> bool:
        """Send a message; return whether the lane may go on to the next."""
        row = claimed.row
        try:
            if claimed.lacks_thread:
                await self._open_for(row)
            message_id = await self._send(row)
        except DmsClosed:
            async with self._house.db.write(keys.of_message(row.id)) as tx:
                now_ms, random_bytes = self._house.clock.now_ms(), self._house.random_bytes
                await unreached.close_dms(tx, row, self._owner, now_ms, random_bytes)
            return True
        except Unreachable as error:
            await self._park(row, error.reason)
            return True
        except Ended:
            await self._leave(row)
            return False
        except Exception as error:
            return await self._put_off(row, error)
        await self._mark_sent(row, message_id)
        return True

    async def _leave(self, row: OutboxRow) -> None:
        """Leave a message to the program that comes after this one, as if this try had not been."""
        log.info("message %s (%s) waits for the next start", row.id, row.kind)
        with contextlib.suppress(UnsavedError):  # the database may be closed already; its next try is written down
            async with self._house.db.write(keys.of_message(row.id)) as tx:
                await outbox.settle(tx, row.id, self._owner, attempts=row.attempts - 1)

    async def _put_off(self, row: OutboxRow, error: Exception) -> bool:
        self._house.measures.tried("failed")
        is_bug = isinstance(error, (Rejected, *self._bugs))
        if is_bug:
            report_failure(f"message {row.id} ({row.kind}) cannot be made", error.__cause__ or error)
            if row.attempts >= MOST_BUGS:
                await self._park(row, error.reason if isinstance(error, Rejected) else type(error).__name__)
                return True
        else:
            log.warning("message %s (%s): try %s failed: %s", row.id, row.kind, row.attempts, explain_error(error))
        is_silent = not is_bug and row.attempts == MOST_SILENT
        if not (is_silent or isinstance(error, Busy) or self._owner):  # the next try is written down already
            return False
        async with self._house.db.write(keys.of_message(row.id)) as tx:
            now_ms = self._house.clock.now_ms()
            later = {"next_try_ms": now_ms + error.wait_ms} if isinstance(error, Busy) else {}
            is_ours = await outbox.settle(tx, row.id, self._owner, **later)
            if is_ours and is_silent and not await outbox.is_waiting(tx, row.league_id, messages.Delayed):
                cause = "database" if isinstance(error, UnsavedError) else "waiting"
                await self._tell(tx, row, messages.Delayed, cause)
        return False

    async def _open_for(self, row: OutboxRow) -> None:
        """Have the thread opened of the contest that `row` is about; announced is even one without a link."""
        if row.contest_id is None or row.destination not in TELLS_OF_CONTESTS:
            return
        try:
            await self._threads.of(row.contest_id)
        except (Unreachable, Rejected):
            if row.destination not in LINKS:
                raise

    async def _send(self, row: OutboxRow) -> int | None:
        async with asyncio.timeout(SEND_TIMEOUT_S):
            if row.first_try_ms is not None and abs(self._house.clock.now_ms() - row.first_try_ms) > NONCE_MS:
                found = await self._publisher.find(row)
                if found is not None:
                    return found
            return await self._publisher.publish(row)

    async def _mark_sent(self, row: OutboxRow, message_id: int | None) -> None:
        async with self._house.db.write(keys.of_message(row.id)) as tx:
            is_ours = await outbox.settle(tx, row.id, self._owner, status="sent", message_id=message_id, fault=None)
            if not is_ours:
                await self._show_again(tx, row)
                return
            if row.attempts >= MOST_SILENT and row.turn_id is not None:
                await outbox.drop(tx, row.turn_id, messages.Delayed)  # it got through before they were told
            is_new = message_id is not None and message_id != row.message_id
            if row.panel is not None and message_id is not None and is_new:
                await _keep_shown(tx, row, row.panel, message_id)
            if row.destination in CARDS:
                await outbox.release_lane(tx, row.lane, self._house.clock.now_ms())  # whatever kept others is mended
        self._house.measures.tried("sent")

    async def _park(self, row: OutboxRow, reason: str) -> None:
        """Put a message aside. The referees are told once, until something gets through to that place again."""
        async with self._house.db.write(keys.of_message(row.id)) as tx:
            is_known = await outbox.others_parked(tx, row, reason)
            is_ours = await outbox.settle(tx, row.id, self._owner, status="parked", fault=reason)
            if is_ours and not is_known:
                await self._tell(tx, row, messages.Parked, reason)
        self._house.measures.tried("parked")

    async def _show_again(self, tx: Tx, row: OutboxRow) -> None:
        """Have a panel or a card shown once more: another has sent it, and what we have shown may be older."""
        if row.panel is not None:
            await self._add(tx, row, row.message, row.destination)

    async def _tell(self, tx: Tx, row: OutboxRow, said: type[messages.Parked | messages.Delayed], reason: str) -> None:
        """Tell the referees about a message, unless it is one to them."""
        if row.destination != "referee":
            told = said(destination=row.destination, kind=row.kind, reason=reason)
            await self._add(tx, row, told, "referee")

    async def _add(self, tx: Tx, row: OutboxRow, said: messages.Message, to: messages.Destination) -> None:
        """Store a message about what `row` is about."""
        envelope = outbox.Envelope(
            league_id=row.league_id,
            contest_id=row.contest_id,
            turn_id=row.turn_id,
            destination=to,
            now_ms=self._house.clock.now_ms(),
            nonce=outbox.new_nonce(self._house.random_bytes),
        )
        await outbox.add(tx, said, envelope)
