"""A hundred thousand open contests of a thousand leagues on PostgreSQL, ten thousand of them due at once.

How many turns a second one worker closes, and two, and four, each a process of its own, and that none is closed twice;
how long a gateway lets people wait meanwhile; how fast several senders tell it all, by one pace; what a beat asks.
"""

import asyncio
import json
import os
import secrets
import statistics
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any, NamedTuple

import discord
import psycopg

from bench import many
from bench.harness import Row
from bench.load import REQUESTS_PER_S, TELLING_S, bring, use
from bench.loopback import loopback
from bench.memory import MIB, resident_kib
from bench.orders import TEXT
from bench.payloads import guild, press
from bench.sizes import IS_LEAST, size
from bot import SiffletBot, create_bot
from cogs.kit.pace import PaceKeeper, pace_of
from cogs.kit.workers import share_one_heap
from config import Settings
from db import instants, outbox
from presenters.post import custom_id
from referee.clock.roles import open_house
from referee.course.close import GRACE_MS, close_due
from referee.house import House, SystemClock
from referee.model import Draft, OutboxRow
from referee.orders import drafts
from referee.outbox.publishing import Opening
from referee.outbox.sender import MOST_BEGUN, Sender
from rules.registry import GAMES
from tests.support.postgres import Server

Drafts = list[tuple[int, Draft]]  # and whose they are

OPTIONS = (
    "shared_buffers=1GB",
    "max_connections=200",
    "max_wal_size=4GB",
    "checkpoint_timeout=15min",
    "random_page_cost=1.1",
)
SENDERS = size(3, 2)
GROWTH = 1.7  # from one worker to two
EVERY_S = size(0.5, 0.01)  # each of the two things that people do
BEATS = 50
COUNT_DUE = "SELECT count(*) FROM turn WHERE status = 'open' AND due_ms <= %(due_ms)s"
COUNT_CLOSED = "SELECT count(*) FROM turn WHERE closed_ms >= %(began_ms)s"
WRITTEN = "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')"
TOLD_TWICE = """
SELECT count(*) FROM (
    SELECT FROM outbox JOIN turn ON turn.id = turn_id WHERE closed_ms >= %(began_ms)s AND outbox.status = 'pending'
    GROUP BY turn_id, lane, kind, payload HAVING count(*) > 1
) AS twice
"""


def measure() -> list[Row]:
    """Return the rows of this measure."""
    server = Server(OPTIONS)
    try:
        with psycopg.connect(many.address(str(server.url)), autocommit=True) as connection:
            connection.execute("CREATE DATABASE scale")
        where = many.address(str(server.url.set(database="scale")))
        many.make(where)
        with loopback() as base, psycopg.connect(where, autocommit=True) as connection:
            return rows(Bench(where, base, connection))
    finally:
        server.remove()


def rows(bench: "Bench") -> list[Row]:
    """Return the rows that are measured on a database that `many` has filled."""
    alone, two = bench.close(0, 1), bench.close(1, 2)
    four = two if IS_LEAST else bench.close(2, 4)  # which would show nothing more
    busy = bench.close(3, size(2, 1), with_people=True)
    told = bench.tell()
    beat_ms = bench.beat_ms()
    return [
        Row(name="start of a worker", value=alone.start_s, unit="s", bar=10),
        Row(name=f"{alone.due:,} turns due at once, 1 worker", value=alone.per_s, unit="turns/s"),
        _growth(two, alone, GROWTH),
        _growth(four, alone),
        Row(name="turns closed twice, or told twice", value=alone.doubled + two.doubled + four.doubled, unit="", bar=0),
        Row(name="WAL of a turn closed", value=two.wal_kib, unit="KiB"),
        Row(name="memory of a worker", value=two.worker_mib, unit="MiB", bar=200),
        Row(name=f"memory of a gateway of {many.LEAGUES:,} servers", value=busy.gateway_mib, unit="MiB"),
        Row(name="slash command meanwhile, 99th percentile", value=busy.slash_ms, unit="ms", bar=500),
        Row(name="order sent meanwhile, 99th percentile", value=busy.order_ms, unit="ms", bar=500),
        Row(
            name=f"announcements of {SENDERS} senders together",
            value=told.per_s,
            unit="requests/s",
            peer="the limit",
            peer_value=REQUESTS_PER_S,
            bar=0.9,
            bar_is="least ratio",
        ),
        Row(name="most of them in any second", value=told.most_in_a_second, unit="", bar=REQUESTS_PER_S),
        Row(name="sent twice", value=told.doubled, unit="", bar=0),
        Row(name="what a beat asks the database", value=beat_ms, unit="ms", bar=100),
    ]


def _growth(many_: "Closing", alone: "Closing", bar: float | None = None) -> Row:
    return Row(
        name=f"the same, {many_.workers} workers",
        value=many_.per_s,
        unit="turns/s",
        peer="1 worker",
        peer_value=alone.per_s,
        bar=bar,
        bar_is="least ratio",
    )


class Closing(NamedTuple):
    """How one round of closing went."""

    workers: int
    due: int
    per_s: float
    doubled: int
    wal_kib: float
    start_s: float
    worker_mib: float
    gateway_mib: float = 0
    slash_ms: float = 0
    order_ms: float = 0


class Telling(NamedTuple):
    """How the sending went."""

    per_s: float
    most_in_a_second: int
    doubled: int


class Bench:
    """A filled database, and the processes that work on it."""

    def __init__(self, where: str, base: str, server: psycopg.Connection) -> None:
        self._where, self._base, self._server = where, base, server

    def close(self, slot: int, workers: int, *, with_people: bool = False) -> Closing:
        """Have a tenth of the turns be due, and closed."""
        with ExitStack() as stack:
            running = [stack.enter_context(self._child("close")) for _ in range(workers)]
            people = [stack.enter_context(self._child("gateway"))] if with_people else []
            for child in (*running, *people):
                child.wait()
            began_ms = SystemClock().now_ms()
            due_ms = began_ms - GRACE_MS
            due = many.make_due(self._server, slot, due_ms)
            written = self._number(WRITTEN)
            start = time.perf_counter()
            for child in (*running, *people):
                child.tell()
            while self._number(COUNT_DUE, due_ms=due_ms):
                time.sleep(0.1)
            took_s = time.perf_counter() - start
            written = self._number(WRITTEN) - written
            closed = [child.end() for child in running]
            seen = people[0].end() if people else {}
        twice = sum(one["closed"] for one in closed) - self._number(COUNT_CLOSED, began_ms=began_ms)
        return Closing(
            workers,
            due,
            due / took_s,
            abs(twice) + self._number(TOLD_TWICE, began_ms=began_ms),
            written / due / 1024,
            statistics.mean(child.start_s for child in running),
            max(one["mib"] for one in closed),
            **seen,
        )

    def tell(self) -> Telling:
        """Have several processes send what waits, for a while."""
        with ExitStack() as stack:
            running = [stack.enter_context(self._child("send")) for _ in range(SENDERS)]
            for child in running:
                child.wait()
            for child in running:
                child.tell()
            time.sleep(TELLING_S)
            sent = sorted((at_s, row) for child in running for row, at_s in child.end()["sent"])
        recent, most = deque[float](), 0
        for at_s, _ in sent:
            recent.append(at_s)
            while recent[0] <= at_s - 1:
                recent.popleft()
            most = max(most, len(recent))
        times = [at_s for at_s, _ in sent]
        return Telling(len(sent) / (times[-1] - times[0]), most, len(sent) - len({row for _, row in sent}))

    def beat_ms(self) -> float:
        """Return how long the questions of a beat take, the median of many."""
        with self._child("beat") as child:
            child.wait()
            child.tell()
            return float(child.end()["beat_ms"])

    @contextmanager
    def _child(self, what: str) -> Iterator["Child"]:
        self._server.execute("DELETE FROM pulse")  # nobody was away: what has to be put right then is another matter
        child = Child([what, self._where, self._base])
        try:
            yield child
        finally:
            child.stop()

    def _number(self, query: str, **values: int) -> int:
        row = self._server.execute(query.encode(), values).fetchone()
        assert row is not None
        return int(row[0])


class Child:
    """A process of this module: once it is ready it is told to begin and to end, and tells what it has seen."""

    def __init__(self, arguments: Sequence[str]) -> None:
        command = [sys.executable, "-m", "bench.scale", *arguments]
        self._what, self._began = arguments[0], time.perf_counter()
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)  # noqa: S603
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in, self._out = self._process.stdin, self._process.stdout
        self.start_s = 0.0

    def wait(self) -> None:
        """Wait until it is ready; others may start meanwhile."""
        if not self._out.readline():
            raise RuntimeError(f"{self._what} has ended before it was ready")
        self.start_s = time.perf_counter() - self._began

    def tell(self) -> None:
        """Have it begin."""
        print(file=self._in, flush=True)

    def end(self) -> dict[str, Any]:
        """Have it end; return what it has seen."""
        self._in.close()
        seen: dict[str, Any] = json.loads(self._out.readline())
        return seen

    def stop(self) -> None:
        """Wait until it is gone."""
        self._in.close()
        self._process.wait(60)
        self._out.close()


async def _run(what: str, where: str) -> None:
    if what == "gateway":
        await _as_gateway(where)
        return
    work = {"close": _close, "send": _send, "beat": _beat}[what]
    house = await open_house(
        where, clock=SystemClock(), games=GAMES, random_bytes=secrets.token_bytes, process=f"{what}-{os.getpid()}"
    )
    try:
        print(json.dumps(await work(house, await _begun())), flush=True)
    finally:
        await house.db.close()


async def _begun() -> asyncio.Task[str]:
    """Say that this process is ready; return, once it may begin, what is done when it is to end."""
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    return asyncio.create_task(asyncio.to_thread(sys.stdin.readline))


async def _close(house: House, ended: asyncio.Task[str]) -> dict[str, Any]:
    """Close what is due, as a beat of a worker does."""
    closed = 0
    while not ended.done():
        closed += await close_due(house)
        await asyncio.wait({ended}, timeout=0.02)
    return {"closed": closed, "mib": resident_kib("VmHWM") / MIB}


async def _send(house: House, ended: asyncio.Task[str]) -> dict[str, Any]:
    """Send what waits to nowhere, at the pace that all senders share."""
    counting = Counting(pace_of(house, REQUESTS_PER_S))
    sender = Sender(house, counting, owner=house.process)
    flushing = asyncio.create_task(sender.flush())
    await asyncio.wait({ended, flushing}, return_when=asyncio.FIRST_COMPLETED)
    await sender.close()
    flushing.cancel()
    return {"sent": counting.sent}


async def _beat(house: House, _: asyncio.Task[str]) -> dict[str, Any]:
    """Ask what a beat asks that has something to do; one that has not asks the first thing alone."""
    took = []
    for _once in range(BEATS):
        start, now_ms = time.perf_counter(), house.clock.now_ms()
        async with house.db.read() as tx:
            await instants.due(tx, now_ms, now_ms - GRACE_MS, house.process)
            await outbox.waiting_lanes(tx, now_ms, MOST_BEGUN)
            await instants.ahead(tx)
        took.append((time.perf_counter() - start) * 1000)
    return {"beat_ms": statistics.median(took)}


async def _as_gateway(where: str) -> None:
    settings = Settings(token="token", database=where, sync_commands=False, emojis=False, backups_kept=0)  # type: ignore[arg-type]  # noqa: S106
    bot = create_bot(settings, clock=SystemClock(), random_bytes=secrets.token_bytes, role="gateway")
    async with bot:
        await bot.login("token")
        written = await _prepared(bot)
        print(json.dumps(await _answer(bot, await _begun(), written)), flush=True)


async def _prepared(bot: SiffletBot) -> Drafts:
    """Bring a gateway its servers; return orders that are written, and not confirmed yet."""
    bot._is_up_to_date = True  # as `on_ready` leaves it
    for guild_id, threads in many.guilds():
        bring(bot, guild(guild_id, threads))
    house = bot.app.house
    async with house.db.read() as tx:
        at_play = [(row.id, row.user_id) for row in await tx.execute(many.AT_PLAY)]
    return [(user, await drafts.write_draft(house, turn_id, "rouge", user, TEXT)) for turn_id, user in at_play]


async def _answer(bot: SiffletBot, ended: asyncio.Task[str], written: Drafts) -> dict[str, Any]:
    """Have people ask for their matches, and send orders."""
    slashes, orders = list[float](), list[float]()
    asking = asyncio.create_task(use(bot, slashes, EVERY_S / 2))
    for user, draft in written:
        if (await asyncio.wait({ended}, timeout=EVERY_S))[0]:
            break
        start = time.perf_counter()
        before = asyncio.all_tasks()
        bring(bot, press(user, custom_id("order-ok", draft.turn_id, draft.id)))
        await asyncio.wait(asyncio.all_tasks() - before)
        orders.append((time.perf_counter() - start) * 1000)
    await ended
    asking.cancel()
    return {"slash_ms": _p99(slashes), "order_ms": _p99(orders), "gateway_mib": resident_kib() / MIB}


def _p99(waits: list[float]) -> float:
    return statistics.quantiles(waits, n=100)[-1]


class Counting:
    """A publisher that brings a row nowhere, when it may, and notes which it was and when."""

    def __init__(self, pace: PaceKeeper) -> None:
        self._pace = pace
        self.sent: list[tuple[int, float]] = []

    async def open(self, opening: Opening) -> int:
        """Give a thread."""
        return opening.contest.id

    async def publish(self, row: OutboxRow) -> int:
        """Note a row."""
        await self._pace.keep()
        self.sent.append((row.id, time.time()))
        return 10**17 + row.id

    async def find(self, row: OutboxRow) -> int | None:
        """Find nothing."""
        return None

    async def is_there(self, row: OutboxRow) -> bool:
        """Find everything."""
        return True


if __name__ == "__main__":
    share_one_heap()  # as `bot.main` does
    discord.http.Route.BASE = sys.argv[3]
    asyncio.run(_run(sys.argv[1], sys.argv[2]))
