"""What an entrant is worth when he signs up, where that decides something: his rating in the league's standings."""

from collections.abc import Mapping

import msgspec

from db import competitions as rows
from db import contests
from referee.competition.terms import hosting_terms_of
from referee.house import House
from referee.league.standings import FIRST_RATING, list_standings

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
