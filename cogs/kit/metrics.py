"""The measures for Prometheus, and the only place that knows it: loaded only where they are wanted.

A label has a closed set of values: nobody's name, no league, no text.
"""

import re
from collections.abc import Mapping
from types import SimpleNamespace
from typing import get_args

import aiohttp
import discord
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from referee.clock.health import Health
from referee.house import HouseClock
from referee.measures import Outcome
from referee.model import Cause

UNKNOWN_S = float("nan")
ANSWER = re.compile(r"/interactions/(\d+)/[^/]+/callback$")  # where discord.py sends the first answer
TOO_LATE = 404  # the status of an answer that Discord no longer takes

QUICK_S = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
ANSWER_S = (0.1, 0.2, 0.3, 0.5, 0.75, 1, 1.5, 2, 3)
WAIT_S = (0.01, 0.1, 0.5, 1, 5, 15, 60)
BEAT_S = (0.1, 0.5, 1, 5, 15, 45, 120)


class Metrics:
    """Counts what it hears (`Measures`), in a registry of its own. `clock`: tells how old an interaction is."""

    content_type = CONTENT_TYPE_PLAIN_0_0_4

    def __init__(self, clock: HouseClock) -> None:
        self._clock = clock
        self._faults_seen = 0
        registry = self._registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self._about = Info("sifflet", "Which program this is", registry=registry)
        self._closed = Counter("sifflet_turns_closed", "Turns closed, by cause", ["cause"], registry=registry)
        self._tried = Counter("sifflet_messages", "Tries of messages, by outcome", ["outcome"], registry=registry)
        self._late = Counter("sifflet_interactions_late", "Answers that Discord no longer took", registry=registry)
        self._faults = Counter("sifflet_database_errors", "Transactions that the database failed", registry=registry)

        says = "Events of Discord's that cannot be read, or in part"
        self._unread = Counter("sifflet_events_unreadable", says, ["event"], registry=registry)

        def histogram(name: str, says: str, buckets: tuple[float, ...]) -> Histogram:
            return Histogram(f"sifflet_{name}_seconds", says, buckets=buckets, registry=registry)

        self._close_s = histogram("close", "Closing one turn, without its commit", QUICK_S)
        self._wait_s = histogram("pace_wait", "Requests held back for Discord's limit", WAIT_S)
        self._answer_s = histogram("interaction_answer", "From an interaction to its first answer", ANSWER_S)
        self._beat_s = histogram("beat_late", "By how much each beat began late", BEAT_S)

        def gauge(name: str, says: str) -> Gauge:
            return Gauge(f"sifflet_{name}", says, registry=registry)

        self._database = gauge("database_up", "1 if the database answers")
        self._line = gauge("line_up", "1 if Discord reaches the bot on every line")
        self._held = gauge("line_held", "1 if it is this process that has a line")
        self._due_s = gauge("oldest_due_seconds", "Age of the oldest turn that is due and open, 0 if none")
        self._waiting = gauge("outbox_waiting", "Messages that wait")
        self._message_s = gauge("oldest_message_seconds", "Age of the oldest message that waits, 0 if none")
        for cause in get_args(Cause):
            self._closed.labels(cause)
        for outcome in get_args(Outcome):
            self._tried.labels(outcome)

    def closed(self, cause: str, seconds: float) -> None:
        """Count a turn that was closed."""
        self._closed.labels(cause).inc()
        self._close_s.observe(seconds)

    def tried(self, outcome: Outcome) -> None:
        """Count a message that was tried."""
        self._tried.labels(outcome).inc()

    def waited(self, seconds: float) -> None:
        """Count a request that waited, however little."""
        self._wait_s.observe(seconds)

    def beat(self, late_s: float) -> None:
        """Count a beat."""
        self._beat_s.observe(late_s)

    def unread(self, event: str) -> None:
        """Count an event of Discord's that cannot be read; its name is one of those that discord.py knows."""
        self._unread.labels(event).inc()

    async def requested(
        self, _: aiohttp.ClientSession, _context: SimpleNamespace, request: aiohttp.TraceRequestEndParams
    ) -> None:
        """Look at one of discord.py's requests, which has its answer: whether it was the answer to an interaction."""
        answered = ANSWER.search(request.url.path)
        if answered is None:
            return
        created_ms = discord.utils.snowflake_time(int(answered[1])).timestamp() * 1000
        self._answer_s.observe(max(0.0, self._clock.now_ms() - created_ms) / 1000)
        if request.response.status == TOO_LATE:
            self._late.inc()

    def text(self, health: Health, faults: int, about: Mapping[str, str]) -> bytes:
        """Return everything in Prometheus's format. `faults`: the database's, since it was opened."""
        self._faults.inc(faults - self._faults_seen if faults >= self._faults_seen else faults)  # it was opened anew
        self._faults_seen = faults
        self._about.info({**about, "schema": health.schema or ""})
        self._database.set(health.database)
        self._line.set(health.line)
        self._held.set(about["process"] in health.held_by.values() or (health.line and not health.held_by))
        for gauge, value in (
            (self._due_s, health.oldest_due_s),
            (self._waiting, health.outbox_waiting),
            (self._message_s, health.oldest_message_s),
        ):
            gauge.set((value or 0) if health.database else UNKNOWN_S)
        return generate_latest(self._registry)
