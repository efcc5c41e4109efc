"""What a league remembers of its competitions: how matches ended, who won each season, what somebody has done."""

import asyncio

import msgspec

from db import competitions, contests, records, turns
from db import competitions as rows
from db.engine import Tx
from db.rows import Contest
from referee.competition.telling import take_competition
from referee.house import House
from rules.contract import SeatId
from rules.game import AnyGame

Final = tuple[str, msgspec.Struct]  # a fixture, the match


async def list_finals(house: House, competition_id: int) -> list[Final]:
    """Return the matches that were played and reported, oldest first."""
    found: list[tuple[AnyGame, str, bytes]] = []
    async with house.db.read() as tx:
        for one in await rows.hosted_in(tx, competition_id):
            last = None if one.report is None else await turns.latest_closed(tx, one.contest_id)
            if last is not None and last.after is not None:
                game = house.games[(await contests.need(tx, one.contest_id)).game]
                found.append((game, one.fixture, last.after))
    return await asyncio.to_thread(lambda: [(fixture, game.decode(after)) for game, fixture, after in found])


class WonTitle(msgspec.Struct, frozen=True, kw_only=True):
    """A season of a competition that `name` has won; `people`: who played for it in its last match."""

    contest: Contest
    season: int
    name: str
    people: tuple[int, ...]


class Career(msgspec.Struct, frozen=True, kw_only=True):
    """How many contests of a game somebody has played in that are over, and how many bribes they have paid."""

    matches: int
    bribes: int


async def list_titles(house: House, league_id: int, game: str) -> list[WonTitle]:
    """Return the titles won in a league's competitions of a game: the newest competition first, its last season."""
    async with house.db.read() as tx:
        of_game = [one for one in await competitions.of_league(tx, league_id) if one.game == game]
        return [title for one in of_game for title in await _titles(tx, house, one.contest_id)]


async def read_career(house: House, league_id: int, game: str, user_id: int) -> Career:
    """Return what somebody has done in a game of a league."""
    matches = bribes = 0
    async with house.db.read() as tx:
        for contest, _ in await contests.of_person(tx, user_id, open_only=False):
            if (contest.league_id, contest.game, contest.status) != (league_id, game, "over"):
                continue
            own = {row.player for row in await contests.participants(tx, contest.id) if row.user_id == user_id}
            paid = await records.bribes(tx, contest_id=contest.id, turn_id=None)
            matches += bool(own)
            bribes += sum(one.details.get("player") in own for one in paid)
    return Career(matches=matches, bribes=bribes)


async def _titles(tx: Tx, house: House, competition_id: int) -> list[WonTitle]:
    play = await take_competition(tx, house, competition_id)
    host, last, contest = play.game.lines, play.turn, play.contest
    if host is None:
        return []
    won = host.champions(play.game.decode(last.state if last.after is None else last.after))
    names = {row.seat: row.name for row in await contests.seats(tx, competition_id)}
    return [
        WonTitle(
            contest=contest,
            season=season,
            name=names.get(winner, winner),
            people=await _people(tx, competition_id, season, winner),
        )
        for season, winner in sorted(won.items(), reverse=True)
    ]


async def _people(tx: Tx, competition_id: int, season: int, winner: SeatId) -> tuple[int, ...]:
    """Return who played for an entrant in its last match of a season."""
    for one in reversed(await competitions.hosted_in(tx, competition_id)):
        if one.season == season and winner in {one.home_entrant, one.away_entrant}:
            side = one.home if one.home_entrant == winner else one.away
            return tuple(row.user_id for row in await contests.participants(tx, one.contest_id) if row.seat == side)
    return ()
