"""What posts and panels are made from, read as of one instant: the file of a turn, and what is beside it.

Beside a match's turn is what it has to decide in its competition; of a competition, how it stands with what it has been
told in its open turn: the live state (rulebook part 10).
"""

from collections.abc import Callable, Iterable
from contextlib import suppress

import msgspec

from db import competitions as rows
from db import files, orders, postponements, records, turns
from db.engine import Tx
from referee.hand.play import Hand, Play, hand_of, take_latest_turn
from referee.hand.record import is_hidden, redact_act_on_turn
from referee.hand.resolution import read_kept_order
from referee.hand.unreadable import UnreadableError, guard_reading
from referee.house import House
from referee.model import Arbitration, Contest, File, Postponement, StoredOrder, Turn
from referee.turns.owing import Lacking, find_lacking
from rules.hosting import Level


class Stakes(msgspec.Struct, frozen=True, kw_only=True):
    """Which fixture of which competition a match plays, and what it `decides`.

    `replays`: how often it was played before, in vain. `first_leg`, of a second one: what home and away scored in the
    first.
    """

    competition: Contest
    fixture: str
    decides: Level
    replays: int
    first_leg: tuple[int, int] | None = None


async def stakes_of(tx: Tx, house: House, contest: Contest) -> Stakes | None:
    """Return what is at stake in a match; None in one that no competition hosts."""
    hosts = contest.settings.hosted_by
    found = None if hosts is None else await rows.stake_of(tx, contest.id)
    if hosts is None or found is None:
        return None
    played, competition = found
    decides = contest.settings.decides
    first_leg = None
    if decides == "aggregate":  # only then is the competition's position worth reading
        play = await take_latest_turn(tx, house, hosts)
        host, live = play.game.lines, await live_state(play)
        wanted = () if host is None or live is None else host.fixtures(live)
        first_leg = next((one.first_leg for one in wanted if one.key == played.fixture), None)
    return Stakes(
        competition=competition,
        fixture=played.fixture,
        decides=decides,
        replays=played.replays,
        first_leg=first_leg,
    )


async def live_state(play: Play, hand: Hand | None = None) -> msgspec.Struct | None:
    """Return the state with the lines in hand carried out; None of a contest that hosts nothing."""
    host = play.game.lines
    if host is None:
        return None
    if play.turn.status != "open":
        hand = None
    elif hand is None:
        hand = await hand_of(play)
    sealed = {} if hand is None else hand.sealed
    orders = {seat: read_kept_order(play.game, play.state, seat, text) for seat, text in sealed.items()}
    return host.live(play.state, {seat: order for seat, order in orders.items() if order is not None})


IsLong = Callable[[Contest], bool]  # whether all turns before are wanted, not only the last one


class WholeTurn(msgspec.Struct, frozen=True, kw_only=True):
    """A turn with the turns played before it, or just the last of them, and the referees' acts on it; as of `read_ms`.

    `orders` are those that it was resolved with: not to be shown. `stakes`: of a match that a competition hosts, where
    they are told. What is `lacking` in it, what has put it off (`delays`) and the position with what a competition has
    been told in it (`live`) are there of a turn as its panels show it. `is_long`: all turns before it are there.
    """

    file: File
    past: tuple[Turn, ...]
    acts: tuple[Arbitration, ...]
    orders: tuple[StoredOrder, ...] = ()
    stakes: Stakes | None = None
    lacking: Lacking = {}
    delays: tuple[Postponement, ...] = ()
    live: msgspec.Struct | None = None
    is_long: bool = True
    read_ms: int = 0


async def read_whole(house: House, turn_id: int) -> WholeTurn:
    """Return a turn with what was before it. Raises `LookupError`."""
    async with house.db.read() as tx:
        return await _whole(tx, await files.of_turn(tx, turn_id))


async def read_latest_whole(house: House, contest_id: int) -> WholeTurn:
    """Return the turn of a contest that was opened last, likewise. Raises `LookupError`."""
    async with house.db.read() as tx:
        return await _whole(tx, await files.latest(tx, contest_id))


async def read_stakes(house: House, contest: Contest) -> Stakes | None:
    """Return what a match has to decide in the competition that hosts it."""
    async with house.db.read() as tx:
        return await stakes_of(tx, house, contest)


async def complete_file(house: House, file: File) -> WholeTurn:
    """Return the whole of a file, be it one of a turn that was only rehearsed."""
    async with house.db.read() as tx:
        return await _whole(tx, file)


async def read_standing(house: House, contest_id: int, *, is_long: IsLong) -> WholeTurn:
    """Return what the panels of a contest are made from: its last turn. Raises `LookupError`, `UnreadableError`."""

    async def read(tx: Tx) -> WholeTurn:
        file = await files.latest(tx, contest_id)
        return (await _read_with(tx, house, file, file, is_long=is_long(file.contest)))[1]

    return await house.db.look(read)


async def read_around(
    house: House, turn_id: int, *, is_long: IsLong, is_drawn: Callable[[int], bool]
) -> tuple[WholeTurn, WholeTurn | None]:
    """Return what the posts about a turn are made from, and its contest's last turn as the panels show it.

    The latter where that `is_drawn` with the panel that is under way (`File.panel_row`), if it can be read and is the
    same turn or the one after it. Raises `LookupError`.
    """

    async def read(tx: Tx) -> tuple[WholeTurn, WholeTurn | None]:
        file = await files.of_turn(tx, turn_id)
        last, is_all = _last_around(file) if is_drawn(file.panel_row) else None, is_long(file.contest)
        if last is not None:
            with suppress(UnreadableError):
                return await _read_with(tx, house, file, last, is_long=is_all)
        return await _whole(tx, file, is_long=is_all, read_ms=house.clock.now_ms()), None

    return await house.db.look(read)


def whole_turn_of(
    file: File, before: Iterable[Turn], acts: Iterable[Arbitration], sent: Iterable[StoredOrder] = ()
) -> WholeTurn:
    """Return the whole of a file: with the turns `before` it that were played, and those `acts` that may be told."""
    told = (redact_act_on_turn(act, file.turn) for act in acts)
    return WholeTurn(
        file=file,
        past=tuple(turn for turn in before if turn.status == "closed"),
        acts=tuple(act for act in told if not is_hidden(act)),
        orders=tuple(sent),
    )


async def _whole(tx: Tx, file: File, *, is_long: bool = True, read_ms: int = 0) -> WholeTurn:
    past = await _past(tx, file.turn, is_long=is_long)
    sent = await orders.all_current(tx, file.turn.id) if file.turn.status == "closed" else ()
    whole = whole_turn_of(file, past, await records.acts_on(tx, file.turn), sent)
    return msgspec.structs.replace(whole, is_long=is_long, read_ms=read_ms)


async def _past(tx: Tx, turn: Turn, *, is_long: bool) -> list[Turn]:
    return await (turns.closed_before if is_long else turns.last_closed_before)(tx, turn)


def _last_around(file: File) -> File | None:
    """Return the file of the contest's last turn, if that is this one or was opened after it; it is not known else."""
    turn, following = file.turn, file.following
    if turn.status in files.IN_PLAY or (turn.status == "closed" and following is None):
        return file
    if turn.status != "closed" or following is None or following.status not in files.IN_PLAY:
        return None
    if (following.branch, following.number) != (turn.branch, turn.number + 1):
        return None
    return msgspec.structs.replace(file, turn=following, following=None)


async def _read_with(tx: Tx, house: House, file: File, last: File, *, is_long: bool) -> tuple[WholeTurn, WholeTurn]:
    """Return a turn, and the last one of its contest, the same or the one after it, as the panels show it."""
    turn, play, read_ms = file.turn, Play(tx, house, last), house.clock.now_ms()
    both = {turn.id, last.turn.id}
    past, acts = await _past(tx, turn, is_long=is_long), await records.acts_on_turns(tx, both)
    sent, stakes = await orders.in_hand_of(tx, both), await stakes_of(tx, house, last.contest)
    hand, used = Hand(tuple(sent[last.turn.id])), [order for order in sent[turn.id] if order.status == "current"]
    whole = whole_turn_of(file, past, acts[turn.id], used if turn.status == "closed" else ())
    whole = msgspec.structs.replace(whole, is_long=is_long, read_ms=read_ms)
    with guard_reading(last.contest.id):
        owed, live = await find_lacking(play, hand), await live_state(play, hand)
    if last is not file:
        shown = whole_turn_of(last, [*past, turn] if is_long else [turn], acts[last.turn.id])
    else:
        shown = whole = msgspec.structs.replace(whole, stakes=stakes)
    delays = tuple(await postponements.of_turn(tx, last.turn.id))
    beside = {"stakes": stakes, "lacking": owed, "delays": delays, "live": live}
    return whole, msgspec.structs.replace(shown, **beside, is_long=is_long, read_ms=read_ms)
