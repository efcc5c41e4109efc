"""When a competition is played: its matches, as they were hosted, and by its pace the rounds to come.

Also what somebody's calendar holds of that: the competitions that they take part in, how often each date has changed.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from db import calendar_entries, contests, keys, leagues, teams, turns
from db import competitions as rows
from db.engine import Tx
from referee.competition.entering import list_entered_seats
from referee.hand.times import HOUR_MS, Days, end_ms, next_weekly_ms, played_ms
from referee.house import House
from referee.model import Contest, ContestSettings, League
from referee.turns.opening import SHORTEST_WEEK_MS, planned_end_ms
from rules.contract import SeatId


def compute_round_ends(
    settings: ContestSettings, zone: str, off: Sequence[Days], now_ms: int, rounds: int
) -> tuple[int, list[int]]:
    """Return when sign-up ends that begins now, and each of so many rounds, at the latest (UTC ms).

    `off`: the days on which the league does not play, in `zone`; each round is played as long as it may be.
    """
    at_ms = signup_ms = played_ms(end_ms(now_ms, round(settings.hours["signup"] * HOUR_MS), zone), zone, off)
    ends = []
    for _ in range(rounds):
        if settings.weekly is None:
            planned_ms = end_ms(at_ms, round(settings.hours["running"] * HOUR_MS), zone)
        else:
            weekly = settings.weekly
            planned_ms = next_weekly_ms(at_ms + SHORTEST_WEEK_MS, zone, weekly.day, weekly.hour, weekly.minute)
        at_ms = played_ms(planned_ms, zone, off)
        ends.append(at_ms)
    return signup_ms, ends


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
    """Return the entrant for whom somebody answers, if they do for one."""
    async with house.db.read() as tx:
        seats = await contests.seats(tx, competition_id)
    return next((row.seat for row in seats if row.user_id == user_id), None)


def _after(contest: Contest, league: League, at_ms: int) -> int:
    weekly = contest.settings.weekly
    if weekly is None:
        return planned_end_ms(contest, STAGE, at_ms, league.zone)
    return next_weekly_ms(at_ms + 1, league.zone, weekly.day, weekly.hour, weekly.minute)


Span = tuple[int, int]


async def list_entered_competitions(house: House, user_id: int) -> list[tuple[Contest, SeatId]]:
    """Return the competitions in which a person takes part, themselves or in a team, each with the entrant."""
    async with house.db.read() as tx:
        own = {contest.id: contest for contest, _ in await contests.of_person(tx, user_id, open_only=True)}
        his = await teams.of_user(tx, user_id)
        leagues = {one.league_id for one in his} | {contest.league_id for contest in own.values()}
        known = [its for league_id in sorted(leagues) for its in await rows.of_league(tx, league_id)]
        running = await contests.among(tx, [its.contest_id for its in known])
        found = []
        for its in known:
            contest = running[its.contest_id]
            names = {one.name for one in his if (one.league_id, one.game) == (contest.league_id, its.game)}
            entered = await list_entered_seats(tx, contest.id) if contest.status != "over" else []
            found += [(contest, row.seat) for row in entered if row.user_id == user_id or row.name in names]
        return found


async def count_date_changes(house: House, spans: Mapping[str, Span]) -> dict[str, int]:
    """Return how often what a calendar tells now, by its identity, has moved since it was told first."""
    async with house.db.read() as tx:
        known = await calendar_entries.told(tx, spans)
    moved = {uid: span for uid, span in spans.items() if uid not in known or known[uid][:2] != span}
    if moved:
        async with house.db.write(keys.APART) as tx:
            await calendar_entries.put(tx, moved)
            known |= await calendar_entries.told(tx, moved)
    return {uid: known[uid][2] for uid in spans}
