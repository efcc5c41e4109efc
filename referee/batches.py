"""Many small acts, each whole by itself, several to a transaction: to make one durable takes as long as to do it.

Where several processes share a database each takes what nobody else holds, and begins at a place of its own.
"""

import hashlib
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from db import keys
from db.engine import Keys, Tx
from referee.faults import report_failure
from referee.house import House
from referee.model import UnsavedError

TOGETHER = 16  # the database is held no longer than a person who waits for it would notice
AT_ONCE = 1024  # after so many is looked what others have done meanwhile

T = TypeVar("T")


@dataclass(frozen=True, kw_only=True)
class Chore(Generic[T]):
    """What is done with each of what `found` finds: `act` does it, and finds again that it is to be done.

    `number`: which of `held` it is that it changes. `what`: how it is called. `act_on_all` does several, where that is
    more than `act` for each. `give_up`: what is done instead where it cannot be done.
    """

    found: Callable[[Tx], Awaitable[Sequence[T]]]
    act: Callable[[Tx, T], Awaitable[int]]
    number: Callable[[T], int]
    what: Callable[[T], str]
    act_on_all: Callable[[Tx, Sequence[T]], Coroutine[Any, Any, int]] | None = None
    give_up: Callable[[Tx, T], Awaitable[None]] | None = None
    held: Callable[[Sequence[int]], Keys] = keys.of_turns


async def run_chore(house: House, chore: Chore[T]) -> int:
    """Return the sum of what `act` gives for every item.

    Where one raises, all of its transaction is undone and done again one by one; what then still raises is reported as
    `what` calls it, and keeps no other from being done. `give_up` is done instead, unless it was the database's fault:
    then `UnsavedError` is raised in the end, for it is to be done later.
    """
    return await _Round(house, chore).done()


class _Round(Generic[T]):
    """One go at a chore: `busy` are the items that somebody else held."""

    def __init__(self, house: House, chore: Chore[T]) -> None:
        self._house = house
        self._chore = chore
        self._busy: list[T] = []
        self._unsaved: list[UnsavedError] = []

    async def done(self) -> int:
        items = await self._found()
        start = round(_place(self._house.process) * len(items))
        done = await self._walk([*items[start:], *items[:start]], waits=False)
        if self._busy:  # who held it may have had another thing in hand
            done += await self._walk(await self._still(self._busy), waits=True)
        if self._unsaved:
            raise self._unsaved[0]
        return done

    async def _walk(self, left: Sequence[T], *, waits: bool) -> int:
        done = 0
        at_once = AT_ONCE if self._house.db.server is not None else len(left)
        while left:
            for start in range(0, min(at_once, len(left)), TOGETHER):
                if self._house.db.server is not None and len(self._unsaved) >= TOGETHER:
                    return done  # the server is away: no use in asking it for each of thousands
                together = left[start : min(start + TOGETHER, at_once)]
                try:
                    done += await self._act(together, waits=waits)
                except Exception:
                    done += sum([await self._alone(item, waits=waits) for item in together])
            left = left[at_once:]
            if left:
                left = await self._still(left)
        return done

    async def _act(self, items: Sequence[T], *, waits: bool) -> int:
        chore = self._chore
        held = chore.held([chore.number(item) for item in items])
        if waits:
            async with self._house.db.write(held) as tx:
                return await self._do(tx, items)
        async with self._house.db.claim(held) as (tx, got):
            done = await self._do(tx, [item for item in items if chore.number(item) in got])
        self._busy += [item for item in items if chore.number(item) not in got]
        return done

    async def _do(self, tx: Tx, items: Sequence[T]) -> int:
        if len(items) < 2:  # noqa: PLR2004 - one needs no hop of its own, and may wait for what it likes
            return await self._act_on_each(tx, items)
        return await self._house.db.carry(tx, (self._chore.act_on_all or self._act_on_each)(tx, items))

    async def _act_on_each(self, tx: Tx, items: Sequence[T]) -> int:
        return sum([await self._chore.act(tx, item) for item in items])

    async def _alone(self, item: T, *, waits: bool) -> int:
        chore = self._chore
        try:
            return await self._act([item], waits=waits)
        except Exception as error:
            report_failure(chore.what(item), error)
            if isinstance(error, UnsavedError):
                self._unsaved.append(error)
            elif chore.give_up is not None and not await self._is_outdated():
                await self._given_up(item, chore.give_up)
        return 0

    async def _is_outdated(self) -> bool:
        """Return whether what failed may do so because the tables are a later program's, which does it better."""
        server = self._house.db.server
        return server is not None and await server.is_newer()

    async def _given_up(self, item: T, give_up: Callable[[Tx, T], Awaitable[None]]) -> None:
        chore = self._chore
        try:
            async with self._house.db.write(chore.held([chore.number(item)])) as tx:
                await give_up(tx, item)
        except Exception as error:  # such as a row that cannot even be read
            report_failure(f"{chore.what(item)}, nor put aside", error)

    async def _found(self) -> Sequence[T]:
        async with self._house.db.read() as tx:
            return await self._chore.found(tx)

    async def _still(self, items: Sequence[T]) -> list[T]:
        """Return those of `items` that nobody has done meanwhile."""
        found = {self._chore.number(item) for item in await self._found()}
        return [item for item in items if self._chore.number(item) in found]


def _place(process: str) -> float:
    """Return where a process begins in what there is to do, from 0 to 1."""
    return int.from_bytes(hashlib.blake2b(process.encode(), digest_size=4).digest()) / 2**32 if process else 0.0
