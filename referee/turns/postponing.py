"""Deadlines that are put off as a turn opens, each with its reason, for everybody to read.

A deadline that would fall on a day without play of the league's calendar comes at the same hour of the next day that
is played. One that falls into the leave of a captain whose order is awaited comes at the same hour of the first day
after it, where a turn has a length of its own: weeks, and reserves of thinking time, do not wait for one captain. The
hour agreed on at which a contest begins stays where it is; so does the end of a reserve, which is the rulebook's.
"""

from collections.abc import Collection, Sequence
from datetime import date, datetime, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

from db import leaves, messages, no_play, postponements
from db.engine import Tx
from db.rows import League, Leave, PostponedWhy, Postponement
from referee.hand.play import Play
from referee.hand.times import Days, played_ms
from referee.house import House
from referee.outbox import announce
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
