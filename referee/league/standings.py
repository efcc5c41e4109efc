"""Standings and ratings of a game in a league, worked out from its finished contests each time they are asked for.

Nothing is stored, so nothing can drift: a corrected result is in the next answer. Points are 3 for a win, 1 for a draw;
goals count as they stand, also where a contest was lost on time.
"""

import asyncio
from collections.abc import Callable, Iterable

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from db import contests, turns
from db.rows import Seat
from referee.hand import unreadable
from referee.hand.unreadable import UnreadableError
from referee.house import House
from rules.contract import Score

WIN_POINTS, DRAW_POINTS = 3, 1
SIDES = 2
FIRST_RATING = 1000  # of who has not played yet; it can only be guessed, so it is below what they are likely worth
RATING_SCALE = 40


class PlayerStanding(msgspec.Struct, frozen=True, kw_only=True):
    """What a person has done so far. `share` is his mean part of the play in tenths of a percent, if the game says so.

    `rating`: they are very probably worth at least that; it starts at 1000.
    """

    user_id: int
    name: str
    played: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    goals_for: int = 0
    goals_against: int = 0
    share: int | None = None
    rating: int = FIRST_RATING

    @property
    def points(self) -> int:
        """Return 3 for each win, 1 for each draw."""
        return WIN_POINTS * self.won + DRAW_POINTS * self.drawn

    @property
    def difference(self) -> int:
        """Return the goals scored less those conceded."""
        return self.goals_for - self.goals_against


class FinishedContest(msgspec.Struct, frozen=True, kw_only=True):
    """A contest that counts: who held its two seats at the end, and its result."""

    contest_id: int
    seats: tuple[Seat, Seat]
    score: Score


async def list_standings(house: House, league_id: int, game: str) -> tuple[PlayerStanding, ...]:
    """Return everybody who has finished a contest of a game in a league: by points, difference, goals, rating."""
    finished = await list_results(house, league_id, game)
    return await asyncio.to_thread(compute_standings, finished)


async def list_results(house: House, league_id: int, game: str) -> list[FinishedContest]:
    """Return the contests that count, in the order in which they ended; none of a game without results.

    One that cannot be read is left out, and the referees are told.
    """
    rules = house.games[game]
    score_of = rules.score
    if score_of is None:
        return []

    def score(state: bytes) -> Score | None:
        return score_of(rules.decode(state))

    async with house.db.read() as tx:
        ends = await turns.last_states(tx, league_id, game)
        seats = await contests.seats_of_game(tx, league_id, game)
    finished, broken = await asyncio.to_thread(_read, score, ends, seats)
    await unreadable.report_unreadable(house, broken)
    return finished


def compute_standings(finished: Iterable[FinishedContest]) -> tuple[PlayerStanding, ...]:
    """Return the standings after `finished`, which are in the order in which they were played."""
    model = PlackettLuce()
    rows: dict[int, PlayerStanding] = {}
    ratings: dict[int, PlackettLuceRating] = {}
    shares: dict[int, list[int]] = {}
    for one in finished:
        players = [seat.user_id for seat in one.seats if seat.user_id is not None]
        for seat, other, user_id in zip(one.seats, one.seats[::-1], players, strict=True):
            before = rows.get(user_id, PlayerStanding(user_id=user_id, name=seat.name))
            rows[user_id] = _with(before, one.score, seat, other)
            if seat.seat in one.score.shares:
                shares.setdefault(user_id, []).append(one.score.shares[seat.seat])
        teams = [[ratings.get(player) or model.rating()] for player in players]
        ranks = [0.0 if one.score.winner in {None, seat.seat} else 1.0 for seat in one.seats]
        rated = model.rate(teams, ranks=ranks)
        ratings |= {player: team[0] for player, team in zip(players, rated, strict=True)}
    whole = (_whole(row, ratings[user_id], shares.get(user_id, [])) for user_id, row in rows.items())
    return tuple(sorted(whole, key=_rank))


def _with(row: PlayerStanding, score: Score, seat: Seat, other: Seat) -> PlayerStanding:
    return msgspec.structs.replace(
        row,
        name=seat.name,
        played=row.played + 1,
        won=row.won + (score.winner == seat.seat),
        drawn=row.drawn + (score.winner is None),
        lost=row.lost + (score.winner == other.seat),
        goals_for=row.goals_for + score.goals.get(seat.seat, 0),
        goals_against=row.goals_against + score.goals.get(other.seat, 0),
    )


def _whole(row: PlayerStanding, rating: PlackettLuceRating, shares: list[int]) -> PlayerStanding:
    share = (2 * sum(shares) + len(shares)) // (2 * len(shares)) if shares else None
    shown = FIRST_RATING + round(RATING_SCALE * rating.ordinal())
    return msgspec.structs.replace(row, share=share, rating=shown)


def _rank(row: PlayerStanding) -> tuple[int, int, int, int, int]:
    return (-row.points, -row.difference, -row.goals_for, -row.rating, row.user_id)


def _read(
    score_of: Callable[[bytes], Score | None], ends: list[tuple[int, bytes]], seats: dict[int, list[Seat]]
) -> tuple[list[FinishedContest], list[UnreadableError]]:
    found: list[FinishedContest] = []
    broken: list[UnreadableError] = []
    for contest_id, state in ends:
        try:
            with unreadable.guard_reading(contest_id):
                score = score_of(state)
        except UnreadableError as error:
            broken.append(error)
            continue
        held = [seat for seat in seats.get(contest_id, []) if score is not None and seat.seat in score.goals]
        if score is None or len({seat.user_id for seat in held} - {None}) != SIDES:
            continue  # a side that nobody held, or nobody any more
        found.append(FinishedContest(contest_id=contest_id, seats=(held[0], held[1]), score=score))
    return found, broken
