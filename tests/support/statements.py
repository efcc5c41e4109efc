"""The SQL statements that a flow costs: each with the task it ran in and the function that asked for it.

What begins and ends a transaction is counted apart: BEGIN, COMMIT, ROLLBACK and the PRAGMAs of a new connection are no
statements here, whichever driver runs them.
"""

import asyncio
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import FrameType
from typing import Any

from sqlalchemy import Engine, event

from config import __file__ as AT_ROOT

ROOT = AT_ROOT.rpartition("/")[0] + "/"
ROOMS = ("db/", "referee/", "cogs/", "presenters/")
HOUSEKEEPING = ("BEGIN", "COMMIT", "ROLLBACK", "PRAGMA", "SAVEPOINT", "RELEASE")
BACKGROUND = ("Heart.", "Sender.")  # of whose tasks the coroutines' names begin so


@dataclass(frozen=True)
class Statement:
    """A statement, where it was asked for, and whether a beat of the heart or a lane of the outbox did that."""

    sql: str
    place: str
    task: str
    transaction: int

    @property
    def is_in_front(self) -> bool:
        """Whether it ran in the task of a person's press or message."""
        return not self.task.startswith(BACKGROUND)


@dataclass
class Counted:
    """What was run in a flow."""

    statements: list[Statement] = field(default_factory=list)
    transactions: int = 0

    @property
    def in_front(self) -> list[Statement]:
        """The statements that the person waits for."""
        return [one for one in self.statements if one.is_in_front]

    def transactions_of(self, statements: list[Statement]) -> int:
        """Return in how many transactions `statements` ran."""
        return len({one.transaction for one in statements})

    def show(self, flow: str) -> None:
        """Print the figures of a flow."""
        print(self.told(flow))  # noqa: T201 - that is what it is for

    def told(self, flow: str) -> str:
        """Return the figures of a flow, and where each statement comes from."""
        front = self.in_front
        lines = [
            f"{flow}: {len(front)} statements in {self.transactions_of(front)} transactions in the press itself, "
            f"{len(self.statements)} in {self.transactions_of(self.statements)} with all that follows from it"
        ]
        lines += [f"  {one.transaction:3} {one.task:24} {one.sql[:70]:70} {one.place}" for one in self.statements]
        lines += [f"  {count} x {what}" for what, count in self._repeated()]
        return "\n".join(lines)

    def _repeated(self) -> list[tuple[str, int]]:
        counts = Counter(one.sql[:90] for one in self.statements)
        return [(what, count) for what, count in counts.most_common() if count > 1]


@contextmanager
def statements() -> Iterator[Counted]:
    """Count every statement of every database for the length of a block."""
    counted, begun = Counted(), dict[int, int]()

    def on_begin(connection: Any) -> None:
        counted.transactions += 1
        begun[id(connection)] = counted.transactions

    def on_execute(connection: Any, _cursor: Any, sql: str, *_: Any) -> None:
        if not sql.lstrip().upper().startswith(HOUSEKEEPING):
            counted.statements.append(Statement(" ".join(sql.split()), _place(), _task(), begun.get(id(connection), 0)))

    event.listen(Engine, "begin", on_begin)
    event.listen(Engine, "before_cursor_execute", on_execute)
    try:
        yield counted
    finally:
        event.remove(Engine, "begin", on_begin)
        event.remove(Engine, "before_cursor_execute", on_execute)


def _task() -> str:
    task = asyncio.current_task()
    return "" if task is None else getattr(task.get_coro(), "__qualname__", "")


def _place() -> str:
    """Return who asked for the statement that is being run: our functions on the way to it, the nearest first."""
    found = []
    for frame in _frames():
        path = frame.f_code.co_filename.removeprefix(ROOT)
        if path.startswith(ROOMS) and path not in {"db/sql.py", "db/engine.py"} and "/engine/" not in path:
            found.append(f"{path.removesuffix('.py').replace('/', '.')}.{frame.f_code.co_name}")
    return " < ".join(found[:6])


def _frames() -> Iterator[FrameType]:
    """Yield the frames of the stack, the nearest first, past the greenlet in which an async engine runs a statement."""
    greenlets = sys.modules.get("greenlet")
    here = None if greenlets is None else greenlets.getcurrent()
    frame: FrameType | None = sys._getframe(1)
    while frame is not None:
        yield frame
        frame = frame.f_back
        if frame is None and here is not None:
            here = here.parent
            frame = None if here is None else here.gr_frame
