"""An entrant as it plays now, a person or a team with its captain and people; and what it is worth at sign-up."""

from collections.abc import Mapping, Sequence

import msgspec

from db import competitions as rows
from db import contests, people, teams
from db.engine import Tx
from referee.competition.founding import hosting_terms_of
from referee.house import House
from referee.league.standings import FIRST_RATING, list_standings
from referee.model import League, Seat
from rules.contract import JsonObject, SeatId
from rules.hosting import Contender, Contenders, Somebody


class CannotPlayError(Exception):
    """An entrant, by its `name`, that cannot play as it is: `no_team`, `no_captain`."""

    def __init__(self, code: str, name: str) -> None:
        super().__init__(f"{code}: {name}")
        self.code, self.name = code, name


async def sides_of(tx: Tx, league: League, game_key: str, entered_by: str, seats: tuple[Seat, Seat]) -> Contenders:
    """Return who meets whom. Raises `CannotPlayError`."""
    home, away = [await _side(tx, league, game_key, entered_by, seat) for seat in seats]
    return Contenders(home, away)


async def captains_of(tx: Tx, league_id: int, game_key: str, seats: Sequence[Seat]) -> dict[SeatId, int | None]:
    """Return who answers for each of some entrants: for a team its captain of now, else who has entered it."""
    found = await teams.among(tx, league_id, game_key, [row.name for row in seats])
    leading = {team.name: team.captain_id for team in found if team.captain_id is not None}
    return {row.seat: leading.get(row.name, row.user_id) for row in seats}


def sides_by_seats(seats: tuple[Seat, Seat]) -> Contenders:
    """Return who meets whom by their seats alone: what they bring is the host's. Raises `CannotPlayError`."""
    home, away = (Contender(name=seat.name, captain=_captain(seat, seat.user_id)) for seat in seats)
    return Contenders(home, away)


async def _side(tx: Tx, league: League, game: str, entered_by: str, seat: Seat) -> Contender:
    if entered_by == "person":
        return Contender(name=seat.name, captain=_captain(seat, seat.user_id))
    team = await teams.named(tx, league.id, game, seat.name)
    if team is None:
        raise CannotPlayError("no_team", seat.name)
    captain = _captain(seat, team.captain_id if team.captain_id is not None else seat.user_id)
    found = []
    for member in await teams.members(tx, team.id):
        profile = await people.profile_of(tx, league.id, member.user_id, game)
        data: JsonObject = {} if profile is None else profile.data
        name = str(member.user_id) if profile is None else profile.name
        found.append(Somebody(id=str(member.user_id), name=name, data=data))
    return Contender(name=team.name, captain=captain, people=tuple(found), data=team.data)


def _captain(seat: Seat, user_id: int | None) -> str:
    if user_id is None:
        raise CannotPlayError("no_captain", seat.name)
    return str(user_id)


MOST = 9999  # CP-2-a


class Ratings(msgspec.Struct, frozen=True):
    """The ratings of people; `known` is None where they decide nothing."""

    known: Mapping[int, int] | None = None

    def of(self, user_id: int | None) -> int:
        """Return a person's rating as it is told to the rules; who has not played yet has the first one."""
        if self.known is None or user_id is None:
            return 0
        return min(max(self.known.get(user_id, FIRST_RATING), 0), MOST)


async def read_ratings(house: House, competition_id: int) -> Ratings:
    """Return the ratings of everybody who has played a competition's game in its league, where they decide something.

    A team is worth what its captain is.
    """
    async with house.db.read() as tx:
        its = await rows.get(tx, competition_id)
        if its is None or not hosting_terms_of(its).rated:
            return Ratings()
        contest = await contests.need(tx, competition_id)
    return Ratings({row.user_id: row.rating for row in await list_standings(house, contest.league_id, its.game)})
