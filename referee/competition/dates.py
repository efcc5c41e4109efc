"""When the matches of a competition can be played: as they were hosted, and by its pace those to come."""

from typing import NamedTuple

from db import competitions as rows
from db import contests, leagues, turns
from db.engine import Tx
from referee.hand.times import next_weekly_ms
from referee.house import House
from referee.model import Contest, League
from referee.turns.opening import length_ms
from rules.contract import SeatId

STAGE = "running"


class Dates(NamedTuple):
    """`hosted`: fixture -> when its match was opened and, once it is over, ended; `open`: from when to when one plays.

    `next_ms` are the ends of the rounds to come, one after the other.
    """

    hosted: dict[str, tuple[int, int | None]]
    open: tuple[int, int]
    next_ms: tuple[int, ...]

    def ahead(self, rounds: int) -> tuple[int, int] | None:
        """Return when a round so many openings ahead begins and ends by the pace of now, None beyond what is known."""
        ends = (self.open[1], *self.next_ms)
        if rounds <= 0:
            return self.open
        return (ends[rounds - 1], ends[rounds]) if rounds < len(ends) else None


async def dates_of(house: House, competition_id: int, season: int, ahead: int) -> Dates:
    """Return the dates of a season of a competition, for `ahead` rounds to come."""
    async with house.db.read() as tx:
        return await dates_in(tx, house.clock.now_ms(), competition_id, season, ahead)


async def dates_in(tx: Tx, now_ms: int, competition_id: int, season: int, ahead: int) -> Dates:
    """Return the same inside a transaction."""
    contest = await contests.need(tx, competition_id)
    league = await leagues.get(tx, contest.league_id)
    last = await turns.latest(tx, competition_id)
    hosted = {row.fixture: (row.from_ms, row.to_ms) for row in await rows.times_of(tx, competition_id, season)}
    start, end = (now_ms, now_ms) if last is None else (last.opened_ms, last.due_ms)
    ends, at = [], end
    for _ in range(ahead):
        at = _after(contest, league, at)
        ends.append(at)
    return Dates(hosted, (start, end), tuple(ends))


async def entrant_of(house: House, competition_id: int, user_id: int) -> SeatId | None:
    """Return the entrant for whom somebody answers, if he does for one."""
    async with house.db.read() as tx:
        seats = await contests.seats(tx, competition_id)
    return next((row.seat for row in seats if row.user_id == user_id), None)


def _after(contest: Contest, league: League, at_ms: int) -> int:
    weekly = contest.settings.weekly
    if weekly is None:
        return at_ms + length_ms(contest, STAGE)
    return next_weekly_ms(at_ms + 1, league.zone, weekly.day, weekly.hour, weekly.minute)
