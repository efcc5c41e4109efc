"""A referee gives the place of somebody who has entered to a person: a name proves nothing (CP-2)."""

from db import competitions as rows
from referee.competition.entering import is_of_teams, list_entered_seats
from referee.desk import arbitration
from referee.house import House
from referee.model import Arbitration, By, Refusal, Why


async def give_place(house: House, competition_id: int, by: By, *, seat: str, user_id: int) -> Arbitration:
    """Have a person answer for an entrant from now on; matches that waited for him are opened.

    Raises `Refusal`: `unknown_player` for who has not entered, `not_possible` where teams enter, whose captains are
    those of the league; `conflict` as `arbitration.replace_player`.
    """
    async with house.db.read() as tx:
        its = await rows.get(tx, competition_id)
        if its is None or is_of_teams(house, its.game):
            raise Refusal(Why.NOT_POSSIBLE)
        if seat not in {row.seat for row in await list_entered_seats(tx, competition_id)}:
            raise Refusal(Why.UNKNOWN_PLAYER, player=seat)
    return await arbitration.replace_player(house, competition_id, by, seat=seat, user_id=user_id)
