"""What posts and panels are made from, read as of one instant: the file of a turn, and what is beside it."""

from collections.abc import Callable, Iterable

import msgspec

from db import files, orders, postponements, records, turns
from db.engine import Tx
from referee.hand.play import Play
from referee.hand.record import as_told, is_hidden
from referee.hand.unreadable import reading
from referee.house import House
from referee.model import Arbitration, Contest, File, Postponement, StoredOrder, Turn
from referee.turns.live import live_state
from referee.turns.sealed import Lacking, lacking
from referee.turns.stakes import Stakes, stakes_of

IsLong = Callable[[Contest], bool]  # whether all turns before are wanted, not only the last one


class Whole(msgspec.Struct, frozen=True, kw_only=True):
    """A turn with the turns played before it, or just the last of them, and the referees' acts on it.

    `orders` are those that it was resolved with: not to be shown.
    """

    file: File
    past: tuple[Turn, ...]
    acts: tuple[Arbitration, ...]
    orders: tuple[StoredOrder, ...] = ()


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What the posts about a turn are made from.

    `is_long`: all turns before it are there, not only the last one. `read_ms` is when it was read.
    """

    whole: Whole
    read_ms: int
    is_long: bool

    @property
    def file(self) -> File:
        """The turn itself."""
        return self.whole.file


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """What the panels of a contest are made from: its last turn, what is still owed in it, what has put it off.

    `live`: the position with what a competition has been told in the turn; `stakes`: of a match that one hosts.
    """

    whole: Whole
    lacking: Lacking
    delays: tuple[Postponement, ...]
    live: msgspec.Struct | None = None
    stakes: Stakes | None = None


async def whole(house: House, turn_id: int, *, last_only: bool = False) -> Whole:
    """Return a turn with what was before it. Raises `LookupError`."""
    async with house.db.read() as tx:
        return await _whole(tx, await files.of_turn(tx, turn_id), last_only=last_only)


async def latest_whole(house: House, contest_id: int) -> Whole:
    """Return the turn of a contest that was opened last, likewise. Raises `LookupError`."""
    async with house.db.read() as tx:
        return await _whole(tx, await files.latest(tx, contest_id), last_only=False)


async def report(house: House, turn_id: int, *, is_long: IsLong) -> Report:
    """Return what the posts about a turn are made from. Raises `LookupError`."""

    async def read(tx: Tx) -> Report:
        file = await files.of_turn(tx, turn_id)
        return Report(
            whole=await _whole(tx, file, last_only=not is_long(file.contest)),
            read_ms=house.clock.now_ms(),
            is_long=is_long(file.contest),
        )

    return await house.db.look(read)


async def standing(house: House, contest_id: int, *, is_long: IsLong) -> Standing:
    """Return what the panels of a contest are made from. Raises `LookupError`, `UnreadableError`."""

    async def read(tx: Tx) -> Standing:
        file = await files.latest(tx, contest_id)
        play = Play(tx, house, file)
        with reading(contest_id):
            owed, live = await lacking(play), await live_state(play)
        return Standing(
            whole=await _whole(tx, file, last_only=not is_long(file.contest)),
            lacking=owed,
            delays=tuple(await postponements.of_turn(tx, file.turn.id)),
            live=live,
            stakes=await stakes_of(tx, house, file.contest),
        )

    return await house.db.look(read)


async def stakes(house: House, contest: Contest) -> Stakes | None:
    """Return what a match has to decide in the competition that hosts it."""
    async with house.db.read() as tx:
        return await stakes_of(tx, house, contest)


async def beside(house: House, file: File) -> Whole:
    """Return the whole of a file, be it one of a turn that was only rehearsed."""
    async with house.db.read() as tx:
        return await _whole(tx, file, last_only=False)


def whole_of(
    file: File, before: Iterable[Turn], acts: Iterable[Arbitration], sent: Iterable[StoredOrder] = ()
) -> Whole:
    """Return the whole of a file: with the turns `before` it that were played, and those `acts` that may be told."""
    told = (as_told(act, file.turn) for act in acts)
    return Whole(
        file=file,
        past=tuple(turn for turn in before if turn.status == "closed"),
        acts=tuple(act for act in told if not is_hidden(act)),
        orders=tuple(sent),
    )


async def _whole(tx: Tx, file: File, *, last_only: bool) -> Whole:
    past = await (turns.last_closed_before if last_only else turns.closed_before)(tx, file.turn)
    sent = await orders.all_current(tx, file.turn.id) if file.turn.status == "closed" else ()
    return whole_of(file, past, await records.acts_on(tx, file.turn), sent)
