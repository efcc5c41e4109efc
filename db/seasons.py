"""Which season each league is in."""

from collections.abc import Mapping

from sqlalchemy import bindparam, update

from db.engine import Tx
from db.rows import Season
from db.sql import add as add_row
from db.sql import change, fetch_first, rows_of
from db.tables import season

_OF_LEAGUE = rows_of(season, Season).where(season.c.league_id == bindparam("league_id"))
_CHANGE = update(season).where(season.c.league_id == bindparam("where_league"))


async def of_league(tx: Tx, league_id: int) -> Season | None:
    """Return the season of a league, None before anybody has said anything about it."""
    return await fetch_first(tx, Season, _OF_LEAGUE, league_id=league_id)


async def put(tx: Tx, league_id: int, number: int, terms: Mapping[str, int]) -> None:
    """Store the season of a league in place of the one it was in."""
    if not await change(tx, _CHANGE, where_league=league_id, number=number, terms=terms):
        await add_row(tx, season, league_id=league_id, number=number, terms=terms)
