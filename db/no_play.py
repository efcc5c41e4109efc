"""The days on which a league does not play, as spans of a first and a last day that neither touch nor overlap."""

from collections.abc import Sequence
from datetime import date

from sqlalchemy import bindparam, delete, select

from db.engine import Tx
from db.sql import add as add_row
from db.tables import no_play

_OF_LEAGUE = (
    select(no_play.c.first_day, no_play.c.last_day)
    .where(no_play.c.league_id == bindparam("league_id"))
    .order_by(no_play.c.first_day)
)
_CLEAR = delete(no_play).where(no_play.c.league_id == bindparam("where_league"))


async def of_league(tx: Tx, league_id: int) -> list[tuple[date, date]]:
    """Return a league's days without play, earliest first."""
    return [(row.first_day, row.last_day) for row in await tx.execute(_OF_LEAGUE, {"league_id": league_id})]


async def put(tx: Tx, league_id: int, spans: Sequence[tuple[date, date]]) -> None:
    """Store a league's days without play in place of those it had."""
    await tx.apply(_CLEAR, {"where_league": league_id})
    for first_day, last_day in spans:
        await add_row(tx, no_play, league_id=league_id, first_day=first_day, last_day=last_day)
