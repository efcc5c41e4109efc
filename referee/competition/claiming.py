"""Somebody answers for an entrant of his name for whom nobody does, as in a season that was carried over."""

import msgspec

from db import contests
from referee.competition import hosting
from referee.competition.entering import entrants
from referee.house import House
from referee.model import Seat
from referee.outbox import announce
from referee.turns.play import take_latest


async def claim(house: House, competition_id: int, user_id: int, name: str) -> Seat | None:
    """Return the seat that is somebody's from now on, if there is one of his name; his matches are opened."""
    async with house.db.write() as tx:
        entered = await entrants(tx, competition_id)
        mine = next((row for row in entered if row.name == name and row.user_id is None), None)
        if mine is None or any(row.user_id == user_id for row in entered):
            return None
        await contests.set_captain(tx, competition_id, mine.seat, user_id)
        play = await take_latest(tx, house, competition_id)
        await announce.refresh_panels(play)
        await hosting.open_matches(play, play.state, answered_only=True)
    return msgspec.structs.replace(mine, user_id=user_id)
