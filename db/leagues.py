"""Leagues."""

from sqlalchemy import bindparam, update

from db.engine import Tx
from db.rows import League
from db.sql import add as add_row
from db.sql import change as change_rows
from db.sql import fetch_first, many, rows_of
from db.tables import league

_LEAGUES = rows_of(league, League)
_BY_ID = _LEAGUES.where(league.c.id == bindparam("league_id"))
_OF_GUILD = _LEAGUES.where(league.c.guild_id == bindparam("guild_id"))
_CHANGE = update(league).where(league.c.id == bindparam("where_id"))


async def get(tx: Tx, league_id: int) -> League:
    """Return a league that exists."""
    found = await fetch_first(tx, League, _BY_ID, league_id=league_id)
    if found is None:
        raise LookupError(f"no league {league_id}")
    return found


async def of_guild(tx: Tx, guild_id: int) -> League | None:
    """Return the league of a guild."""
    return await fetch_first(tx, League, _OF_GUILD, guild_id=guild_id)


async def all_leagues(tx: Tx) -> list[League]:
    """Return every league, oldest first."""
    return await many(tx, League, _LEAGUES.order_by(league.c.id))


async def add(tx: Tx, **fields: object) -> int:
    """Store a new league; return its id."""
    return await add_row(tx, league, **fields)


async def change(tx: Tx, league_id: int, **fields: object) -> None:
    """Change fields of a league."""
    await change_rows(tx, _CHANGE, where_id=league_id, **fields)
