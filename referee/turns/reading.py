"""What posts and panels are made from, read as of one instant: the file of a turn, and what is beside it.

Beside a match's turn is what it has to decide in its competition; of a competition, how it stands with what it has been
told in its open turn: the live state (rulebook part 10).
"""

from collections.abc import Callable, Iterable

import msgspec

from db import competitions as rows
from db import contests, files, orders, postponements, records, turns
from db.engine import Tx
from referee.hand.play import Hand, Play, hand_of, take_latest_turn
from referee.hand.record import is_hidden, redact_act_on_turn
from referee.hand.resolution import read_kept_order
from referee.hand.unreadable import guard_reading
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
    played = None if hosts is None else await rows.played_by(tx, contest.id)
    if hosts is None or played is None:
        return None
    decides = contest.settings.decides
    first_leg = None
    if decides == "aggregate":  # only then is the competition's position worth reading
        play = await take_latest_turn(tx, house, hosts)
        host, live = play.game.lines, await live_state(play)
        wanted = () if host is None or live is None else host.fixtures(live)
        first_leg = next((one.first_leg for one in wanted if one.key == played.fixture), None)
    return Stakes(
        competition=await contests.need(tx, hosts),
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
    if hand is None and play.turn.status == "open":
        hand = await hand_of(play)
    sealed = {} if hand is None else hand.sealed
    orders = {seat: read_kept_order(play.game, play.state, seat, text) for seat, text in sealed.items()}
    return host.live(play.state, {seat: order for seat, order in orders.items() if order is not None})


IsLong = Callable[[Contest], bool]  # whether all turns before are wanted, not only the last one


class WholeTurn(msgspec.Struct, frozen=True, kw_only=True):
    """A turn with the turns played before it, or just the last of them, and the referees' acts on it.

    `orders` are those that it was resolved with: not to be shown.
    """

    file: File
    past: tuple[Turn, ...]
    acts: tuple[Arbitration, ...]
    orders: tuple[StoredOrder, ...] = ()


class TurnReport(msgspec.Struct, frozen=True, kw_only=True):
    """What the posts about a turn are made from.

    `is_long`: all turns before it are there, not only the last one. `read_ms` is when it was read.
    """

    whole: WholeTurn
    read_ms: int
    is_long: bool

    @property
    def file(self) -> File:
        """The turn itself."""
        return self.whole.file


class ContestStanding(msgspec.Struct, frozen=True, kw_only=True):
    """What the panels of a contest are made from: its last turn, what is still owed in it, what has put it off.

    `live`: the position with what a competition has been told in the turn; `stakes`: of a match that one hosts.
    """

    whole: WholeTurn
    lacking: Lacking
    delays: tuple[Postponement, ...]
    live: msgspec.Struct | None = None
    stakes: Stakes | None = None


async def read_whole(house: House, turn_id: int, *, last_only: bool = False) -> WholeTurn:
    """Return a turn with what was before it. Raises `LookupError`."""
    async with house.db.read() as tx:
        return await _whole(tx, await files.of_turn(tx, turn_id), last_only=last_only)


async def read_latest_whole(house: House, contest_id: int) -> WholeTurn:
    """Return the turn of a contest that was opened last, likewise. Raises `LookupError`."""
    async with house.db.read() as tx:
        return await _whole(tx, await files.latest(tx, contest_id), last_only=False)


async def read_report(house: House, turn_id: int, *, is_long: IsLong) -> TurnReport:
    """Return what the posts about a turn are made from. Raises `LookupError`."""

    async def read(tx: Tx) -> TurnReport:
        file = await files.of_turn(tx, turn_id)
        return TurnReport(
            whole=await _whole(tx, file, last_only=not is_long(file.contest)),
            read_ms=house.clock.now_ms(),
            is_long=is_long(file.contest),
        )

    return await house.db.look(read)


async def read_standing(house: House, contest_id: int, *, is_long: IsLong) -> ContestStanding:
    """Return what the panels of a contest are made from. Raises `LookupError`, `UnreadableError`."""

    async def read(tx: Tx) -> ContestStanding:
        file = await files.latest(tx, contest_id)
        play = Play(tx, house, file)
        with guard_reading(contest_id):
            owed, live = await find_lacking(play), await live_state(play)
        return ContestStanding(
            whole=await _whole(tx, file, last_only=not is_long(file.contest)),
            lacking=owed,
            delays=tuple(await postponements.of_turn(tx, file.turn.id)),
            live=live,
            stakes=await stakes_of(tx, house, file.contest),
        )

    return await house.db.look(read)


async def read_stakes(house: House, contest: Contest) -> Stakes | None:
    """Return what a match has to decide in the competition that hosts it."""
    async with house.db.read() as tx:
        return await stakes_of(tx, house, contest)


async def complete_file(house: House, file: File) -> WholeTurn:
    """Return the whole of a file, be it one of a turn that was only rehearsed."""
    async with house.db.read() as tx:
        return await _whole(tx, file, last_only=False)


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


async def _whole(tx: Tx, file: File, *, last_only: bool) -> WholeTurn:
    past = await (turns.last_closed_before if last_only else turns.closed_before)(tx, file.turn)
    sent = await orders.all_current(tx, file.turn.id) if file.turn.status == "closed" else ()
    return whole_turn_of(file, past, await records.acts_on(tx, file.turn), sent)
