"""Trades between two teams of a league: proposed by one, agreed to by the other, carried out when neither plays."""

from typing import Literal

import msgspec
from sqlalchemy import bindparam, or_, update

from db.engine import Tx
from db.sql import add_back, fetch_first, many, rows_of
from db.sql import change as change_rows
from db.tables import trade
from rules.contract import JsonObject

TradeStatus = Literal["proposed", "agreed", "done", "refused", "failed"]


class Trade(msgspec.Struct, frozen=True, kw_only=True):
    """What a team gives another and takes from it; `deal` is the game's own."""

    id: int
    team_id: int
    other_id: int
    deal: JsonObject
    status: TradeStatus
    made_ms: int


_TRADES = rows_of(trade, Trade)
_BY_ID = _TRADES.where(trade.c.id == bindparam("id"))
_AGREED = _TRADES.where(
    trade.c.status == "agreed", or_(trade.c.team_id == bindparam("team_id"), trade.c.other_id == bindparam("team_id"))
).order_by(trade.c.id)
_CHANGE = update(trade).where(trade.c.id == bindparam("where_id"))


async def get(tx: Tx, trade_id: int) -> Trade | None:
    """Return a trade."""
    return await fetch_first(tx, Trade, _BY_ID, id=trade_id)


async def agreed(tx: Tx, team_id: int) -> list[Trade]:
    """Return what a team has agreed to and is not carried out yet, oldest first."""
    return await many(tx, Trade, _AGREED, team_id=team_id)


async def add(tx: Tx, **fields: object) -> Trade:
    """Store a trade; return it."""
    return await add_back(tx, trade, Trade, **fields)


async def change(tx: Tx, trade_id: int, status: TradeStatus) -> None:
    """Note what has become of a trade."""
    await change_rows(tx, _CHANGE, where_id=trade_id, status=status)
