"""What changes are kept apart by: the row of their league, which whoever writes in a league holds.

So what happens in one league happens one after the other, as on SQLite, and leagues do not wait for each other.
"""

from collections.abc import Sequence
from functools import cache

from sqlalchemy import Select, bindparam, literal, select

from db.engine import Key, Keys
from db.tables import contest, league, outbox, turn

_NOBODYS = select(literal(0))
_LEAGUE = select(league.c.id).where(league.c.id == bindparam("id"))
_OF_CONTEST = select(contest.c.id).join(league).where(contest.c.id == bindparam("id"))
_OF_TURN = select(turn.c.id).join(contest).join(league).where(turn.c.id == bindparam("id"))
_OF_MESSAGE = select(outbox.c.id).join(league, league.c.id == outbox.c.league_id).where(outbox.c.id == bindparam("id"))
_OF_LANE = (
    select(outbox.c.id)
    .join(league, league.c.id == outbox.c.league_id)
    .where(outbox.c.lane == bindparam("lane"), outbox.c.status == "pending")
    .order_by(outbox.c.id)
    .limit(1)
)
_AMONG_TURNS = select(turn.c.id).join(contest).join(league).where(turn.c.id.in_(bindparam("ids", expanding=True)))

APART = Key(_NOBODYS)  # rows that nobody looks at before he writes them


def of_league(league_id: int) -> Key:
    """Return what a change in a league holds."""
    return Key(_held(_LEAGUE), {"id": league_id})


def of_contest(contest_id: int) -> Key:
    """Return what a change of a contest holds."""
    return Key(_held(_OF_CONTEST), {"id": contest_id})


def of_turn(turn_id: int) -> Key:
    """Return what a change of a turn holds."""
    return Key(_held(_OF_TURN), {"id": turn_id})


def of_message(outbox_id: int) -> Key:
    """Return what a change of a message holds."""
    return Key(_held(_OF_MESSAGE), {"id": outbox_id})


def of_lane(lane: str) -> Key:
    """Return what a change of the first message of a lane holds."""
    return Key(_held(_OF_LANE), {"lane": lane})


def of_turns(turn_ids: Sequence[int]) -> Keys:
    """Return what changes of some turns hold, of those whose league is free."""
    return Keys(_free(_AMONG_TURNS), {"ids": list(turn_ids)}, wanted=turn_ids)


@cache
def _held(query: Select[*tuple[int, ...]]) -> Select[*tuple[int, ...]]:
    return query.with_for_update(of=league, key_share=True)


@cache
def _free(query: Select[*tuple[int, ...]]) -> Select[*tuple[int, ...]]:
    return query.with_for_update(of=league, key_share=True, skip_locked=True)
