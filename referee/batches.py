"""Many small acts, each whole by itself, several to a transaction: to make one durable takes as long as to do it."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

from db.engine import Tx
from referee.faults import report
from referee.house import House
from referee.model import UnsavedError

TOGETHER = 16  # the database is held no longer than a person who waits for it would notice

T = TypeVar("T")


class _Chore(NamedTuple, Generic[T]):
    """What is done with each, what it is called, what is done instead where it cannot be."""

    act: Callable[[Tx, T], Awaitable[int]]
    what: Callable[[T], str]
    give_up: Callable[[Tx, T], Awaitable[None]] | None


async def each(
    house: House,
    items: Sequence[T],
    act: Callable[[Tx, T], Awaitable[int]],
    what: Callable[[T], str],
    give_up: Callable[[Tx, T], Awaitable[None]] | None = None,
) -> int:
    """Return the sum of what `act` gives for every item.

    Where one raises, all of its transaction is undone and done again one by one; what then still raises is reported as
    `what` calls it, and keeps no other from being done. `give_up` is done instead, unless it was the database's fault:
    then `UnsavedError` is raised in the end, for it is to be done later.
    """
    done, unsaved, chore = 0, list[UnsavedError](), _Chore(act, what, give_up)
    for start in range(0, len(items), TOGETHER):
        together = items[start : start + TOGETHER]
        try:
            async with house.db.write() as tx:
                by_all = sum([await act(tx, item) for item in together])
        except Exception:
            by_all = sum([await _alone(house, item, chore, unsaved) for item in together])
        done += by_all
    if unsaved:
        raise unsaved[0]
    return done


async def _alone(house: House, item: T, chore: _Chore[T], unsaved: list[UnsavedError]) -> int:
    try:
        async with house.db.write() as tx:
            return await chore.act(tx, item)
    except Exception as error:
        report(chore.what(item), error)
        if isinstance(error, UnsavedError):
            unsaved.append(error)
        elif chore.give_up is not None:
            async with house.db.write() as tx:
                await chore.give_up(tx, item)
    return 0
