"""Deadlines that are put off: as a turn opens, and after an outage. Each time with its reason, for everybody to read.

A deadline that would fall on a day without play of the league's calendar comes at the same hour of the next day that
is played. One that falls into the leave of a captain whose order is awaited comes at the same hour of the first day
after it, where a turn has a length of its own: weeks, and reserves of thinking time, do not wait for one captain. The
hour agreed on at which a contest begins stays where it is; so does the end of a reserve, which is the rulebook's.

An outage is a span of at least `SHORTEST_MS` in which the bot did not run or Discord did not reach it: nobody is
charged an order that could not arrive. A turn that lacks orders, and of whose last hours (`outage_hours` of the league,
0: this rule is off) some fell into the span, gets that time back, and at least `NOTICE_MS` from the bot's return on.
Games with a thinking time have a rule of their own (`absence`).
"""

from collections.abc import Collection, Sequence
from datetime import date, datetime, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

import msgspec

from db import keys, leagues, leaves, messages, no_play, outages, postponements, turns
from db.engine import Tx
from db.rows import League, Leave, PostponedWhy, Postponement
from referee.batches import Chore, run_chore
from referee.hand.play import Play, take_turn
from referee.hand.times import HOUR_MS, MINUTE_MS, Days, played_ms
from referee.house import House
from referee.league.settings import MOST_OUTAGE_HOURS
from referee.outbox import announce
from referee.turns import desk, thinking
from referee.turns.owing import list_missing
from rules.contract import SeatId


class Delay(NamedTuple):
    """One step by which a deadline is put off; `seat` and `user_id` as in `Postponement`."""

    why: PostponedWhy
    from_ms: int
    to_ms: int
    seat: SeatId | None = None
    user_id: int | None = None


async def plan_delays(
    tx: Tx, contest_id: int, league: League, due_ms: int, awaited: Collection[SeatId] = ()
) -> list[Delay]:
    """Return the steps by which the deadline planned for a turn is put off; none if it stays.

    `awaited` are the seats whose captains' leaves count.
    """
    off = await no_play.of_league(tx, league.id)
    away = await _away(tx, contest_id, awaited, due_ms) if awaited else []
    if not off and not away:
        return []
    steps: list[Delay] = []
    while (step := _next(steps[-1].to_ms if steps else due_ms, league.zone, off, away)) is not None:
        steps.append(step)
    return steps


async def _away(tx: Tx, contest_id: int, awaited: Collection[SeatId], due_ms: int) -> list[tuple[SeatId, Leave]]:
    """Return the leaves that a deadline may fall into, each with the seat that its captain answers for."""
    since = _day(due_ms, "UTC") - timedelta(days=1)  # in no zone is it earlier
    return [(seat, leave) for seat, leave in await leaves.in_contest(tx, contest_id, since) if seat in awaited]


def _next(due_ms: int, zone: str, off: Sequence[Days], away: Sequence[tuple[SeatId, Leave]]) -> Delay | None:
    """Return the step from a deadline on: to the end of a leave that it falls into, else over days without play."""
    day = _day(due_ms, zone)
    for seat, leave in away:
        if leave.first_day <= day <= leave.last_day:
            to_ms = played_ms(due_ms, zone, [(leave.first_day, leave.last_day)])
            return Delay("leave", due_ms, to_ms, seat, leave.user_id)
    to_ms = played_ms(due_ms, zone, off)
    return None if to_ms == due_ms else Delay("no_play", due_ms, to_ms)


def _day(at_ms: int, zone: str) -> date:
    return datetime.fromtimestamp(at_ms / 1000, ZoneInfo(zone)).date()


async def keep_delays(tx: Tx, turn_id: int, steps: Sequence[Delay], at_ms: int) -> None:
    """Store why, and from when to when, the deadline of a turn was put off."""
    for step in steps:
        await postponements.add(tx, turn_id, at_ms=at_ms, **step._asdict())


async def tell_delays(play: Play) -> None:
    """Tell everybody if the deadline of a turn was put off."""
    if await postponements.of_turn(play.tx, play.turn.id):
        await announce.post(play, messages.Postponed(), to="thread")


async def list_postponements(house: House, turn_id: int) -> list[Postponement]:
    """Return how the deadline of a turn was put off, in order."""
    async with house.db.read() as tx:
        return await postponements.of_turn(tx, turn_id)


SHORTEST_MS = 20 * MINUTE_MS
NOTICE_MS = 30 * MINUTE_MS


async def settle_outages(house: House) -> int:
    """Move the closes that outages not yet settled came before; return how many. Comes before any turn is closed."""
    async with house.db.read() as tx:
        spans = await outages.unsettled(tx)
    moved = 0
    for outage_id, from_ms, to_ms in spans:
        moved += await _settle(house, (from_ms, to_ms))
        async with house.db.write(keys.APART) as tx:
            await outages.settle(tx, outage_id)
    return moved


async def settle_outage_of_turn(house: House, turn_id: int) -> bool:
    """Move the close of one turn as `settle_outages` will; return whether it was: for whoever acts before that."""
    async with house.db.read() as tx:
        spans = await outages.unsettled(tx)
    moved = False
    for _, from_ms, to_ms in spans:
        async with house.db.write(keys.of_turn(turn_id)) as tx:
            moved |= await _move(tx, house, turn_id, (from_ms, to_ms))
    return moved


async def _settle(house: House, span: tuple[int, int]) -> int:
    chore = Chore[int](
        found=lambda tx: turns.due_between(tx, span[0], span[1] + MOST_OUTAGE_HOURS * HOUR_MS),
        act=lambda tx, turn_id: _move(tx, house, turn_id, span),
        number=int,
        what=lambda turn_id: f"turn {turn_id}",
    )
    return await run_chore(house, chore)


def compute_deadline_after(due_ms: int, opened_ms: int, span: tuple[int, int], hours: int) -> int:
    """Return the deadline after an outage: the same if nothing of its last `hours` was lost."""
    from_ms, to_ms = span
    lost_ms = min(to_ms, due_ms) - max(from_ms, due_ms - hours * HOUR_MS, opened_ms)
    return due_ms if lost_ms <= 0 else max(due_ms + lost_ms, to_ms + NOTICE_MS)


async def _move(tx: Tx, house: House, turn_id: int, span: tuple[int, int]) -> bool:
    """Move the close of a turn if the outage calls for it; return whether it was moved.

    That it was is kept with the turn: the program may end before the outage is noted as settled.
    """
    play = await take_turn(tx, house, turn_id)
    if play.turn.status != "open" or any(start <= span[0] and span[1] <= end for start, end in play.turn.idle):
        return False
    league = await leagues.get(tx, play.contest.league_id)
    due_ms = compute_deadline_after(play.turn.due_ms, play.turn.opened_ms, span, league.outage_hours)
    if due_ms == play.turn.due_ms or thinking.has_clock(play.game, play.state) or not await list_missing(play):
        return False
    kept = msgspec.structs.replace(play.turn, idle=(*play.turn.idle, span))
    await desk.move_deadline(play, kept, due_ms - play.turn.due_ms)
    told = messages.CloseMoved(from_ms=span[0], to_ms=span[1], due_ms=due_ms)
    await announce.post(play, told, to="thread")
    await announce.refresh_panels(play)
    return True
