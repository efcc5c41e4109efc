"""Many small acts, each whole by itself, several to a transaction: to make one durable takes as long as to do it."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from db.engine import Tx
from referee.faults import report
from referee.house import House

TOGETHER = 16  # the database is held no longer than a person who waits for it would notice

T = TypeVar("T")


async def each(
    house: House, items: Sequence[T], act: Callable[[Tx, T], Awaitable[int]], what: Callable[[T], str]
) -> int:
    """Return the sum of what `act` gives for every item.

    Where one raises, all of its transaction is undone and done again one by one; what then still raises is reported as
    `what` calls it, and keeps no other from being done.
    """
    return sum([await _together(house, items[i : i + TOGETHER], act, what) for i in range(0, len(items), TOGETHER)])


async def _together(
    house: House, items: Sequence[T], act: Callable[[Tx, T], Awaitable[int]], what: Callable[[T], str]
) -> int:
    try:
        async with house.db.write() as tx:
            return sum([await act(tx, item) for item in items])
    except Exception as error:
        if len(items) == 1:
            report(what(items[0]), error)
            return 0
    return sum([await _together(house, [item], act, what) for item in items])
