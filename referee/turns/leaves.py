"""Holidays that captains book ahead, per person and league: what they do to deadlines is told in `postponing`.

A leave is booked at least `NOTICE_MS` before its first day begins, for as many days a season as the league allows. A
deadline that was put off for it stays; so its days count although it is cancelled then. Days that one has not taken
come back otherwise.
"""

from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import msgspec

from db import contests, keys, leagues, postponements, turns
from db import leaves as rows
from db.engine import Tx
from referee.hand.times import HOUR_MS, local_to_utc_ms, snowflake_ms
from referee.house import House
from referee.model import Contest, Leave, Refusal, Why
from referee.turns import seasons, thinking
from rules.errors import CaseError

NOTICE_MS = 48 * HOUR_MS
ONE_DAY = timedelta(days=1)


class LeaveAccount(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's leaves to come or running in a league, earliest first, and how many days he has left of how many."""

    leaves: tuple[Leave, ...]
    left: int
    allowed: int


async def read_account(house: House, league_id: int, user_id: int) -> LeaveAccount:
    """Return how somebody stands in a league."""
    async with house.db.read() as tx:
        return await _account(tx, house, league_id, user_id)


async def list_leaves_to_come(house: House, league_id: int) -> list[Leave]:
    """Return the leaves, running or to come, of those who hold a seat in a league; these are public."""
    async with house.db.read() as tx:
        return await rows.of_seated(tx, league_id, await _today(tx, house, league_id))


async def list_leaves_of_person(tx: Tx, house: House, league_id: int, user_id: int) -> list[Leave]:
    """Return somebody's leaves, running or to come, earliest first."""
    return await rows.among(tx, league_id, [user_id], await _today(tx, house, league_id))


async def list_unheeding_contests(house: House, league_id: int, user_id: int) -> list[Contest]:
    """Return the contests of a captain that wait for nobody's leave: played by the week, or on the clock."""
    async with house.db.read() as tx:
        mine = [one for one, _ in await contests.of_person(tx, user_id, open_only=True) if one.league_id == league_id]
        return [contest for contest in mine if await _is_unheeded(tx, house, contest, user_id)]


async def book_leave(house: House, league_id: int, user_id: int, span: tuple[date, date], snowflake: int) -> Leave:
    """Book a leave from a day to another, both included; `snowflake` tells when that was asked for.

    Raises `Refusal`: `leave_off` where the league knows none, `leave_soon` with the first `day` possible,
    `leave_overlap`, `leave_days` with how many are `left` and `wanted`.
    """
    first, last = span
    async with house.db.write(keys.of_league(league_id)) as tx:
        his = await _account(tx, house, league_id, user_id)
        if not his.allowed:
            raise Refusal(Why.LEAVE_OFF)
        zone = (await leagues.get(tx, league_id)).zone
        earliest = _first_possible(snowflake_ms(snowflake), zone)
        if first < earliest:
            raise Refusal(Why.LEAVE_SOON, day=earliest.isoformat())
        if any(first <= other.last_day and other.first_day <= last for other in his.leaves):
            raise Refusal(Why.LEAVE_OVERLAP)
        days = (last - first).days + 1
        if days > his.left:
            raise Refusal(Why.LEAVE_DAYS, left=his.left, wanted=days)
        leave_id = await rows.add(
            tx,
            league_id=league_id,
            user_id=user_id,
            season=(await seasons.read_current_season(tx, league_id)).number,
            first_day=first,
            last_day=last,
            days=days,
            booked_ms=house.clock.now_ms(),
        )
        return await _need(tx, leave_id)


async def cancel_leave(house: House, league_id: int, user_id: int, leave_id: int) -> int:
    """Cancel somebody's leave, or what is left of it; return how many days come back to them.

    Raises `Refusal(Why.LEAVE_UNKNOWN)` for one that is over, cancelled, or not theirs in this league.
    """
    async with house.db.write(keys.of_league(league_id)) as tx:
        today = await _today(tx, house, league_id)
        his = {one.id: one for one in await rows.among(tx, league_id, [user_id], today)}
        if leave_id not in his:
            raise Refusal(Why.LEAVE_UNKNOWN)
        booked = his[leave_id]
        elapsed = max(0, (today - booked.first_day).days + 1)  # today was one if it has begun
        taken = booked.days if await _has_moved(tx, booked) else elapsed
        if taken:
            await rows.change(tx, leave_id, days=taken, cancelled_ms=house.clock.now_ms())
        else:
            await rows.remove(tx, leave_id)
        return booked.days - taken


def _first_possible(asked_ms: int, zone: str) -> date:
    """Return the first day that a leave asked for now may begin on."""
    day = datetime.fromtimestamp(asked_ms / 1000, ZoneInfo(zone)).date()
    while local_to_utc_ms(day, time(0), zone) < asked_ms + NOTICE_MS:
        day += ONE_DAY
    return day


async def _account(tx: Tx, house: House, league_id: int, user_id: int) -> LeaveAccount:
    season = await seasons.read_current_season(tx, league_id)
    his = await list_leaves_of_person(tx, house, league_id, user_id)
    spent = await rows.spent(tx, league_id, user_id, season.number)
    allowed = season.terms.leave_days
    return LeaveAccount(leaves=tuple(his), left=max(0, allowed - spent), allowed=allowed)


async def _is_unheeded(tx: Tx, house: House, contest: Contest, user_id: int) -> bool:
    if all(seat.user_id != user_id for seat in await contests.seats(tx, contest.id)):
        return False  # they play in it and are no captain
    if contest.settings.weekly is not None:
        return True
    game, turn = house.games[contest.game], await turns.latest(tx, contest.id)
    try:
        return turn is not None and thinking.has_clock(game, game.decode(turn.state))
    except CaseError:  # its close will find that
        return False


async def _has_moved(tx: Tx, leave: Leave) -> bool:
    """Return whether a deadline was put off for a leave."""
    zone = (await leagues.get(tx, leave.league_id)).zone
    start, end = (local_to_utc_ms(day, time(0), zone) for day in (leave.first_day, leave.last_day + ONE_DAY))
    return await postponements.for_leave(tx, leave.league_id, leave.user_id, start, end)


async def _today(tx: Tx, house: House, league_id: int) -> date:
    zone = ZoneInfo((await leagues.get(tx, league_id)).zone)
    return datetime.fromtimestamp(house.clock.now_ms() / 1000, zone).date()


async def _need(tx: Tx, leave_id: int) -> Leave:
    found = await rows.get(tx, leave_id)
    if found is None:
        raise LookupError(f"no leave {leave_id}")
    return found
