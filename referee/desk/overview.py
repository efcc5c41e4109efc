"""What the referees of a league have before them: open contests and who is awaited, appeals, messages not delivered.

Read in one transaction, by as many statements for a league of a hundred teams as for one of two. It tells of sealed
orders what panels tell: who still owes one.
"""

import asyncio
from collections.abc import Iterable, Mapping

import msgspec

from db import contests, orders, outbox, records, turns
from db.engine import Tx
from referee.desk import appeals
from referee.hand.play import Hand
from referee.house import House
from referee.model import Arbitration, Contest, League, OutboxRow, Seat, Turn
from referee.turns.owing import Lacking, find_lacking_in
from rules.contract import SeatId
from rules.game import AnyGame


class Situation(msgspec.Struct, frozen=True, kw_only=True):
    """An open contest: the turn in play, its position (None: it cannot be read), what is owed and by whom."""

    contest: Contest
    turn: Turn
    state: msgspec.Struct | None
    lacking: Lacking
    seats: tuple[Seat, ...]


class Undelivered(msgspec.Struct, frozen=True, kw_only=True):
    """Messages about a contest that could not be delivered, and why the first could not."""

    contest: Contest
    count: int
    reason: str


class Appealed(msgspec.Struct, frozen=True, kw_only=True):
    """An appeal that waits for its answer."""

    contest: Contest
    entry: Arbitration


class Unshown(msgspec.Struct, frozen=True, kw_only=True):
    """Teams and challenges whose cards could not be brought up to date, and why the first could not."""

    count: int
    reason: str


class LateContest(msgspec.Struct, frozen=True, kw_only=True):
    """An open contest in whose last closed turn orders are missing that nobody has excused."""

    contest: Contest
    turn_id: int
    number: int
    seats: tuple[Seat, ...]


class Overview(msgspec.Struct, frozen=True, kw_only=True):
    """What is open in a league; situations come in the order of their deadlines."""

    league: League
    situations: tuple[Situation, ...]
    appeals: tuple[Appealed, ...]
    undelivered: tuple[Undelivered, ...]
    late: tuple[LateContest, ...] = ()
    unshown: Unshown | None = None


class _Read(msgspec.Struct, frozen=True):
    contests: Mapping[int, Contest]
    turns: Mapping[int, Turn]
    seats: Mapping[int, list[Seat]]
    hands: Mapping[int, Hand]


async def read_overview(house: House, league: League) -> Overview:
    """Return what is open in a league."""
    async with house.db.read() as tx:
        open_now = {row.id: row for row in await contests.of_league(tx, league.id, open_only=True)}
        running = await turns.in_play_among(tx, list(open_now))
        seats = await contests.seats_among(tx, list(running))
        sent = await orders.in_hand_of(tx, [row.id for row in running.values()])
        asked = await appeals.list_pending_in_league(tx, league.id)
        kept = await outbox.parked(tx, league.id)
        late = await _late(tx, open_now, running, seats)
        known = await _known(tx, open_now, [*(one.contest_id for one in asked), *(row.contest_id for row in kept)])
    hands = {turn_id: Hand(tuple(found)) for turn_id, found in sent.items()}
    read = _Read(open_now, running, seats, hands)
    return Overview(
        league=league,
        situations=await asyncio.to_thread(_situations, house.games, read),
        appeals=tuple(Appealed(contest=known[one.contest_id or 0], entry=one) for one in asked),
        undelivered=_undelivered(kept, known),
        late=late,
        unshown=_unshown(kept),
    )


async def _late(
    tx: Tx, read: Mapping[int, Contest], running: Mapping[int, Turn], seats: Mapping[int, list[Seat]]
) -> tuple[LateContest, ...]:
    """Return the contests where somebody was late in the turn before the one in play."""
    found: dict[int, list[SeatId]] = {}
    turns_of: dict[int, tuple[int, int]] = {}
    for one, number in await records.missing_last(tx, list(running)):
        if number == running[one.contest_id].number - 1:  # else it was closed on a branch that was left
            found.setdefault(one.contest_id, []).append(one.seat)
            turns_of[one.contest_id] = (one.turn_id, number)
    if not found:
        return ()
    excused = await appeals.list_excused_by_contest(tx, list(found))
    lists = []
    for contest_id, (turn_id, number) in turns_of.items():
        owed = {seat for seat in found[contest_id] if (number, seat) not in excused[contest_id]}
        those = tuple(row for row in seats.get(contest_id, ()) if row.seat in owed)
        if those:
            lists.append(LateContest(contest=read[contest_id], turn_id=turn_id, number=number, seats=those))
    return tuple(lists)


async def _known(tx: Tx, read: Mapping[int, Contest], wanted: Iterable[int | None]) -> Mapping[int, Contest]:
    """Return the contests read so far and those of `wanted`, some of which may be over."""
    others = sorted({contest_id for contest_id in wanted if contest_id is not None} - set(read))
    return {**read, **(await contests.among(tx, others) if others else {})}


def _situations(games: Mapping[str, AnyGame], read: _Read) -> tuple[Situation, ...]:
    """Return the open contests as they stand; many positions take their time to decode."""
    found = [_situation(games[read.contests[contest_id].game], read, turn) for contest_id, turn in read.turns.items()]
    return tuple(sorted(found, key=lambda one: (one.turn.due_ms, one.turn.id)))


def _situation(game: AnyGame, read: _Read, turn: Turn) -> Situation:
    try:
        state = game.decode(turn.state)
        owed = find_lacking_in(game, state, read.hands[turn.id])
    except Exception:  # whatever a game raises: one contest keeps none of the others from being shown
        state, owed = None, {}
    seats = tuple(read.seats.get(turn.contest_id, ()))
    return Situation(contest=read.contests[turn.contest_id], turn=turn, state=state, lacking=owed, seats=seats)


def _unshown(kept: Iterable[OutboxRow]) -> Unshown | None:
    cards = [row for row in kept if row.contest_id is None and row.panel is not None]
    return Unshown(count=len({(row.lane, row.panel) for row in cards}), reason=cards[0].fault or "") if cards else None


def _undelivered(kept: Iterable[OutboxRow], known: Mapping[int, Contest]) -> tuple[Undelivered, ...]:
    """Return messages that could not be delivered, those about one contest together."""
    found: dict[int, list[OutboxRow]] = {}
    for row in kept:
        if row.contest_id is not None:
            found.setdefault(row.contest_id, []).append(row)
    return tuple(
        Undelivered(contest=known[contest_id], count=len(rows), reason=rows[0].fault or "")
        for contest_id, rows in found.items()
    )
