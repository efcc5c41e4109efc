"""How the matches of a competition ended: the last position of each that has been reported."""

import asyncio

import msgspec

from db import competitions as rows
from db import contests, turns
from referee.house import House
from rules.contract import AnyGame

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
