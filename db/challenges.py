"""Challenges: contests that somebody offers to play."""

from sqlalchemy import and_, bindparam, literal_column, or_, select, update

from db.engine import Tx
from db.rows import Challenge
from db.sql import add as add_row
from db.sql import change as change_rows
from db.sql import fetch_first, many, rows_of
from db.tables import challenge

_CHALLENGES = rows_of(challenge, Challenge)
_BY_ID = _CHALLENGES.where(challenge.c.id == bindparam("challenge_id"))
_THAT_LED_TO = _CHALLENGES.where(challenge.c.contest_id == bindparam("contest_id"))
_IS_ABANDONED = and_(
    challenge.c.status == "taken", challenge.c.contest_id.is_(None), challenge.c.taken_ms < bindparam("abandoned_ms")
)
_WAITING = _CHALLENGES.where(
    or_(challenge.c.status == "open", _IS_ABANDONED), challenge.c.expires_ms > bindparam("now_ms")
).order_by(challenge.c.id)
_OPEN = _WAITING.where(challenge.c.league_id == bindparam("league_id"), challenge.c.game == bindparam("game"))
_OF_PERSON = _WAITING.where(
    or_(challenge.c.by_user == bindparam("user_id"), challenge.c.to_user == bindparam("user_id"))
)
_IS_OPEN = challenge.c.status == literal_column("'open'")  # as the index has it: a parameter would miss it
NEXT_EXPIRY = select(challenge.c.expires_ms).where(_IS_OPEN).order_by(challenge.c.expires_ms).limit(1)
_EXPIRED = (
    select(challenge.c.id)
    .where(_IS_OPEN, challenge.c.expires_ms <= bindparam("now_ms"))
    .order_by(challenge.c.expires_ms)
    .limit(bindparam("most"))
)
_CHANGE = update(challenge).where(challenge.c.id == bindparam("where_id"))

_REOPEN = update(challenge).where(challenge.c.status == "taken", challenge.c.contest_id.is_(None))


async def need(tx: Tx, challenge_id: int) -> Challenge:
    """Return a challenge that exists."""
    found = await fetch_first(tx, Challenge, _BY_ID, challenge_id=challenge_id)
    if found is None:
        raise LookupError(f"no challenge {challenge_id}")
    return found


async def open_ones(tx: Tx, league_id: int, game: str, now_ms: int, abandoned_ms: int) -> list[Challenge]:
    """Return the challenges of a game in a league that may still be taken, oldest first.

    One that was claimed before `abandoned_ms` and led to no contest may be taken again.
    """
    values = {"league_id": league_id, "game": game, "now_ms": now_ms, "abandoned_ms": abandoned_ms}
    return await many(tx, Challenge, _OPEN, **values)


async def of_person(tx: Tx, user_id: int, now_ms: int, abandoned_ms: int) -> list[Challenge]:
    """Return such challenges of all leagues and games that somebody has made, or that are made to them."""
    values = {"user_id": user_id, "now_ms": now_ms, "abandoned_ms": abandoned_ms}
    return await many(tx, Challenge, _OF_PERSON, **values)


async def expired(tx: Tx, now_ms: int, most: int) -> list[int]:
    """Return challenges that are over because nobody took them, and still stand as open, the oldest first."""
    return list((await tx.execute(_EXPIRED, {"now_ms": now_ms, "most": most})).scalars())


async def that_led_to(tx: Tx, contest_id: int) -> Challenge | None:
    """Return the challenge that a contest came from."""
    return await fetch_first(tx, Challenge, _THAT_LED_TO, contest_id=contest_id)


async def add(tx: Tx, **fields: object) -> int:
    """Store a new challenge; return its id."""
    return await add_row(tx, challenge, **fields)


async def change(tx: Tx, challenge_id: int, **fields: object) -> None:
    """Change fields of a challenge."""
    await change_rows(tx, _CHANGE, where_id=challenge_id, **fields)


async def reopen(tx: Tx) -> None:
    """Give every claim back that has led to no contest."""
    await change_rows(tx, _REOPEN, status="open", taken_by=None, taken_ms=None)
