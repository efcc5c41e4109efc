"""Evenings in simulated Discord on a PostgreSQL server: each statement is the server's, the time is simulated.

Who holds the line to Discord is told by the server's own clock, which no test moves: the bot is wired as one process
that is alone. Lines, standbys and workers are for processes and real time (tests/faults).
"""

import asyncio
import itertools
import select
from collections.abc import Generator
from typing import Any

import pytest
from psycopg import generators, waiting

from referee.clock.gate import Gate
from referee.clock.heart import Heart
from referee.clock.nightly import Backups
from referee.clock.roles import ProcessPart, ProcessWiring
from referee.house import House
from referee.outbox.publishing import Publisher
from referee.outbox.sender import Sender

LOOK_MS = 1


def play_on_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let who waits for a statement be busy, and leave out the lines.

    psycopg waits for a socket with a timer of 0.1 s and a future that simcord 3.2.1 knows nothing of.
    """
    monkeypatch.setattr(waiting, "wait_async", _answer)
    monkeypatch.setattr(waiting, "wait_conn_async", _connection)
    monkeypatch.setattr("bot.wire_process", _wired)
    numbers = itertools.count(1)  # not drawn: the dice are to fall as on SQLite
    monkeypatch.setattr("bot.name_process", lambda *_: f"evening-{next(numbers)}")


def _wired(house: House, publisher: Publisher, _: ProcessPart, backups: Backups) -> ProcessWiring:
    sender = Sender(house, publisher, owner=house.process)
    heart = Heart(house, sender, backups=backups)
    heart.gate = Gate(house.clock, is_shut=True)  # until the bot is ready: with a server it beats before
    return ProcessWiring(sender, heart, heart.gate)


async def _answer(steps: Generator[int, int, Any], fileno: int, **_: object) -> Any:
    """Return what the server answers. Nothing is waited for in between: the task can go on at any time, so it is busy.

    Only who listens to other processes may wait for long; that is known to be quiet (tests/support/settling.py).
    """
    is_listening = getattr(steps, "gi_code", None) is generators.notifies.__code__
    try:
        wanted = next(steps)
        while True:
            wanted = steps.send(await (_call(fileno) if is_listening else _ready(fileno, wanted)))
    except StopIteration as over:
        return over.value


async def _connection(steps: Generator[tuple[int, int], int, Any], **_: object) -> Any:
    try:
        wanted = next(steps)
        while True:
            wanted = steps.send(await _ready(*wanted))
    except StopIteration as over:
        return over.value


async def _ready(fileno: int, wanted: int) -> int:
    """Return for which of `wanted` a socket is ready; others have their turn until it is for one."""
    poll = select.poll()
    poll.register(
        fileno, select.POLLIN * bool(wanted & waiting.WAIT_R) | select.POLLOUT * bool(wanted & waiting.WAIT_W)
    )
    while not (events := poll.poll(LOOK_MS)):  # noqa: ASYNC110 - an event would be quiet
        await asyncio.sleep(0)
    found = events[0][1]
    ready = waiting.READY_R * bool(found & ~select.POLLOUT) | waiting.READY_W * bool(found & ~select.POLLIN)
    return ready & wanted


async def _call(fileno: int) -> int:
    loop, called = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(fileno, called.set)
    try:
        await called.wait()
    finally:
        loop.remove_reader(fileno)
    return waiting.READY_R
