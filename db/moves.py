"""Matches of competitions that one side has asked to put off."""

from typing import Literal

import msgspec
from sqlalchemy import bindparam, update

from db.engine import Tx
from db.sql import add as add_row
from db.sql import change as change_rows
from db.sql import fetch_first, many, rows_of
from db.tables import contest, fixture_move
from rules.contract import SeatId

MoveStatus = Literal["asked", "agreed", "refused"]


class FixtureMove(msgspec.Struct, frozen=True, kw_only=True):
    """What the entrant `asked_by` asked for in a `round`: that a fixture is played in the round `to_round` instead."""

    id: int
    competition_id: int
    fixture: str
    season: int
    stage: int
    round: int
    to_round: int
    asked_by: SeatId
    status: MoveStatus


_MOVES = rows_of(fixture_move, FixtureMove)
_BY_ID = _MOVES.where(fixture_move.c.id == bindparam("move_id"))
_OF_ROUND = _MOVES.where(
    fixture_move.c.competition_id == bindparam("competition_id"),
    fixture_move.c.season == bindparam("season"),
    fixture_move.c.stage == bindparam("stage"),
    fixture_move.c.round == bindparam("round_"),
).order_by(fixture_move.c.id)
_ASKED = (
    _MOVES.join(contest, contest.c.id == fixture_move.c.competition_id)
    .where(contest.c.league_id == bindparam("league_id"), fixture_move.c.status == "asked")
    .order_by(fixture_move.c.competition_id.desc(), fixture_move.c.id)
)
_CHANGE = update(fixture_move).where(fixture_move.c.id == bindparam("where_id"))


async def add(tx: Tx, **fields: object) -> int:
    """Store what is asked for; return its id."""
    return await add_row(tx, fixture_move, **fields)


async def get(tx: Tx, move_id: int) -> FixtureMove | None:
    """Return what was asked for."""
    return await fetch_first(tx, FixtureMove, _BY_ID, move_id=move_id)


async def of_round(tx: Tx, competition_id: int, season: int, stage: int, round_: int) -> list[FixtureMove]:
    """Return what was asked for in a round, oldest first."""
    return await many(
        tx, FixtureMove, _OF_ROUND, competition_id=competition_id, season=season, stage=stage, round_=round_
    )


async def asked(tx: Tx, league_id: int) -> list[FixtureMove]:
    """Return what was asked for in a league and never answered: of its newest competition first, there oldest first."""
    return await many(tx, FixtureMove, _ASKED, league_id=league_id)


async def settle(tx: Tx, move_id: int, status: MoveStatus) -> None:
    """Write down what became of it."""
    await change_rows(tx, _CHANGE, where_id=move_id, status=status)
