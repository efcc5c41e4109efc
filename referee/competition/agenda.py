"""What somebody's calendar holds: the competitions that he takes part in, and how often each date has changed."""

from collections.abc import Mapping

from db import calendar_entries, contests, keys, teams
from db import competitions as rows
from referee.competition.entering import list_entered_seats
from referee.house import House
from referee.model import Contest
from rules.contract import SeatId

Span = tuple[int, int]


async def list_entered_competitions(house: House, user_id: int) -> list[tuple[Contest, SeatId]]:
    """Return the competitions in which a person takes part, himself or in a team, each with the entrant."""
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
