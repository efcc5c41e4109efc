"""A captain answers for his team that has entered without anybody, as in a season that was carried over.

For a person a name proves nothing: such a place is a referee's to give (`placing`).
"""

import msgspec

from db import competitions, contests, keys, teams
from db.engine import Tx
from referee.competition import hosting
from referee.competition.entering import is_of_teams, list_entered_seats
from referee.hand.play import take_latest_turn
from referee.house import House
from referee.model import Refusal, Seat, Why
from referee.outbox import announce


async def claim_entrant(house: House, competition_id: int, user_id: int, name: str) -> Seat | None:
    """Return the seat that is somebody's from now on, if there is one of his team's name; its matches are opened.

    Raises `Refusal(Why.PLACE_BY_REFEREE)` unless he captains that team.
    """
    async with house.db.write(keys.of_contest(competition_id)) as tx:
        entered = await list_entered_seats(tx, competition_id)
        mine = next((row for row in entered if row.name == name and row.user_id is None), None)
        if mine is None or any(row.user_id == user_id for row in entered):
            return None
        await _check_captain(tx, house, mine, user_id)
        await contests.set_captain(tx, competition_id, mine.seat, user_id)
        play = await take_latest_turn(tx, house, competition_id)
        await announce.refresh_panels(play)
        await hosting.open_matches(play, play.state, answered_only=True)
    return msgspec.structs.replace(mine, user_id=user_id)


async def _check_captain(tx: Tx, house: House, mine: Seat, user_id: int) -> None:
    its, team = await competitions.get(tx, mine.contest_id), None
    if its is not None and is_of_teams(house, its.game):
        league_id = (await contests.need(tx, mine.contest_id)).league_id
        team = await teams.named(tx, league_id, its.game, mine.name)
    if team is None or team.captain_id != user_id:
        raise Refusal(Why.PLACE_BY_REFEREE)
