"""Deadlines that were put off, and for what."""

from sqlalchemy import bindparam, delete, func, select

from db.engine import Tx
from db.rows import Postponement
from db.sql import add as add_row
from db.sql import fetch_number, many, rows_of
from db.tables import contest, postponement, turn

_OF_TURN = (
    rows_of(postponement, Postponement)
    .where(postponement.c.turn_id == bindparam("turn_id"))
    .order_by(postponement.c.id)
)
_FOR_LEAVE = (
    select(func.count())
    .select_from(postponement)
    .join(turn)
    .join(contest)
    .where(contest.c.league_id == bindparam("league_id"), postponement.c.user_id == bindparam("user_id"))
    .where(postponement.c.why == "leave")
    .where(postponement.c.from_ms >= bindparam("since_ms"), postponement.c.from_ms < bindparam("until_ms"))
)
_GRACES = (
    select(turn.c.contest_id, turn.c.number)
    .distinct()
    .select_from(postponement)
    .join(turn)
    .join(contest)
    .where(contest.c.league_id == bindparam("league_id"), postponement.c.user_id == bindparam("user_id"))
    .where(postponement.c.season == bindparam("season"), turn.c.status != "annulled")
)
_CLEAR = delete(postponement).where(postponement.c.turn_id == bindparam("where_turn"))


async def add(tx: Tx, turn_id: int, **fields: object) -> int:
    """Store that the deadline of a turn was put off; return the id."""
    return await add_row(tx, postponement, turn_id=turn_id, **fields)


async def of_turn(tx: Tx, turn_id: int) -> list[Postponement]:
    """Return how the deadline of a turn was put off, in order."""
    return await many(tx, Postponement, _OF_TURN, turn_id=turn_id)


async def for_leave(tx: Tx, league_id: int, user_id: int, since_ms: int, until_ms: int) -> bool:
    """Return whether a deadline between two instants was put off for a leave of a person in a league."""
    span = {"league_id": league_id, "user_id": user_id, "since_ms": since_ms, "until_ms": until_ms}
    return bool(await fetch_number(tx, _FOR_LEAVE, **span))


async def graces(tx: Tx, league_id: int, user_id: int, season: int) -> set[tuple[int, int]]:
    """Return for which turns (contest, number) a person has taken an extension in a season of a league.

    What a referee has annulled does not count, and a turn that was played again counts once.
    """
    query = {"league_id": league_id, "user_id": user_id, "season": season}
    return {(row.contest_id, row.number) for row in await tx.execute(_GRACES, query)}


async def carry(tx: Tx, from_turn: int, to_turn: int) -> None:
    """Have a turn that stands for another on a new branch put off as that one was, and not otherwise."""
    await tx.apply(_CLEAR, {"where_turn": to_turn})
    for one in await of_turn(tx, from_turn):
        await add_row(
            tx, postponement, turn_id=to_turn, why=one.why, seat=one.seat, user_id=one.user_id, season=one.season,
            from_ms=one.from_ms, to_ms=one.to_ms, at_ms=one.at_ms,
        )  # fmt: skip
