"""Rewards that were promised, and what became of each: notes, of which none is ever changed or taken away."""

from collections.abc import Collection
from typing import Literal

import msgspec
from sqlalchemy import bindparam

from db.engine import Tx
from db.sql import add as add_row
from db.sql import add_back, fetch_first, many, rows_of
from db.tables import contest, reward, reward_note
from rules.contract import SeatId

# `due`: to a winner, for one who has to come (or for nobody); `present`: they have come; `given`: to all of them;
# `lapsed`: the winner is another one; `replaced`: another reward stands in its place.
NoteKind = Literal["due", "present", "given", "lapsed", "replaced"]


class Reward(msgspec.Struct, frozen=True, kw_only=True):
    """What whoever takes a `place` of a contest has been promised; a match is a season of its own, the first."""

    id: int
    contest_id: int
    season: int
    place: int
    text: str
    by_user: int
    at_ms: int


class RewardNote(msgspec.Struct, frozen=True, kw_only=True):
    """What happened to a reward: `seat` has won it, `user_id` is one of those who have to come for it."""

    id: int
    reward_id: int
    kind: NoteKind
    seat: SeatId | None
    user_id: int | None
    at_ms: int


_REWARDS = rows_of(reward, Reward)
_BY_ID = _REWARDS.where(reward.c.id == bindparam("reward_id"))
_OF_CONTEST = _REWARDS.where(reward.c.contest_id == bindparam("contest_id")).order_by(reward.c.id)
_OF_LEAGUE = (
    _REWARDS.join(contest, contest.c.id == reward.c.contest_id)
    .where(contest.c.league_id == bindparam("league_id"))
    .order_by(reward.c.id)
)
_NOTES = (
    rows_of(reward_note, RewardNote)
    .where(reward_note.c.reward_id.in_(bindparam("reward_ids", expanding=True)))
    .order_by(reward_note.c.id)
)


async def add(tx: Tx, **fields: object) -> Reward:
    """Store a reward; return it."""
    return await add_back(tx, reward, Reward, **fields)


async def note(tx: Tx, **fields: object) -> None:
    """Store what happened to a reward."""
    await add_row(tx, reward_note, **fields)


async def get(tx: Tx, reward_id: int) -> Reward | None:
    """Return a reward."""
    return await fetch_first(tx, Reward, _BY_ID, reward_id=reward_id)


async def of_contest(tx: Tx, contest_id: int) -> list[Reward]:
    """Return the rewards of a contest, oldest first."""
    return await many(tx, Reward, _OF_CONTEST, contest_id=contest_id)


async def of_league(tx: Tx, league_id: int) -> list[Reward]:
    """Return the rewards of a league, oldest first."""
    return await many(tx, Reward, _OF_LEAGUE, league_id=league_id)


async def notes(tx: Tx, rewards: Collection[Reward]) -> dict[int, list[RewardNote]]:
    """Return what happened to rewards, by their ids, oldest first."""
    found: dict[int, list[RewardNote]] = {one.id: [] for one in rewards}
    for entry in await many(tx, RewardNote, _NOTES, reward_ids=list(found)) if found else ():
        found[entry.reward_id].append(entry)
    return found
