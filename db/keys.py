"""What changes are kept apart by: the row of their league, which whoever writes in a league holds.

So what happens in one league happens one after the other, as on SQLite, and leagues do not wait for each other.
"""

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import cache

from sqlalchemy import BindParameter, Select, bindparam, literal, select

from db.engine import Key, Keys
from db.tables import challenge, contest, deputy, draft, fixture_move, league, outbox, plan, reward, team, trade, turn

_NOBODYS = select(literal(0))
_IDS: BindParameter[int] = bindparam("ids", expanding=True)
_CONTESTS = select(contest.c.id).join(league)
_TURNS = select(turn.c.id).join(contest).join(league)
_OF_LEAGUE = select(league.c.id).where(league.c.id == bindparam("id"))
_OF_LEAGUES = select(league.c.id).where(league.c.id.in_(_IDS))
_OF_CONTEST = _CONTESTS.where(contest.c.id == bindparam("id"))
_OF_TURN = _TURNS.where(turn.c.id == bindparam("id"))
_OF_DRAFT = _TURNS.join(draft, draft.c.turn_id == turn.c.id).where(draft.c.id == bindparam("id"))
_OF_DEPUTY = _CONTESTS.join(deputy, deputy.c.contest_id == contest.c.id).where(deputy.c.id == bindparam("id"))
_OF_REWARD = _CONTESTS.join(reward, reward.c.contest_id == contest.c.id).where(reward.c.id == bindparam("id"))
_OF_MOVE = _CONTESTS.join(fixture_move, fixture_move.c.competition_id == contest.c.id).where(
    fixture_move.c.id == bindparam("id")
)
_OF_CHALLENGE = select(challenge.c.id).join(league).where(challenge.c.id == bindparam("id"))
_OF_PLAN = select(plan.c.id).join(league).where(plan.c.id == bindparam("id"))
_OF_TEAM = select(team.c.id).join(league).where(team.c.id == bindparam("id"))
_OF_TRADE = (
    select(trade.c.id).join(team, team.c.id == trade.c.team_id).join(league).where(trade.c.id == bindparam("id"))
)
_OF_MESSAGE = select(outbox.c.id).join(league, league.c.id == outbox.c.league_id).where(outbox.c.id == bindparam("id"))
_OF_LANE = (
    select(outbox.c.id)
    .join(league, league.c.id == outbox.c.league_id)
    .where(outbox.c.lane == bindparam("lane"), outbox.c.status == "pending")
    .order_by(outbox.c.id)
    .limit(1)
)
# What another process has done meanwhile costs nobody a lock; who has one still looks.
_AMONG_TURNS = _TURNS.where(turn.c.id.in_(_IDS), turn.c.status.in_(("open", "stuck")))
_AMONG_CONTESTS = _CONTESTS.where(contest.c.id.in_(_IDS))

APART = Key(_NOBODYS, is_deed=False)  # rows that nobody looks at before they write them


def aside(key: Key) -> Key:
    """Return what a change holds that is kept beside what somebody asks for, such as a draft of it."""
    return replace(key, is_deed=False)


def of_league(league_id: int) -> Key:
    """Return what a change in a league holds."""
    return Key(_held(_OF_LEAGUE), {"id": league_id})


def of_leagues(league_ids: Collection[int]) -> Key:
    """Return what a change in several leagues holds, or in none."""
    return Key(_every(_OF_LEAGUES), {"ids": sorted(league_ids)})


def of_contest(contest_id: int) -> Key:
    """Return what a change of a contest holds."""
    return Key(_held(_OF_CONTEST), {"id": contest_id})


def of_turn(turn_id: int) -> Key:
    """Return what a change of a turn holds."""
    return Key(_held(_OF_TURN), {"id": turn_id})


def of_draft(draft_id: int) -> Key:
    """Return what a change of a draft, or of its turn, holds."""
    return Key(_held(_OF_DRAFT), {"id": draft_id})


def of_deputy(deputy_id: int) -> Key:
    """Return what a change of a deputy holds."""
    return Key(_held(_OF_DEPUTY), {"id": deputy_id})


def of_reward(reward_id: int) -> Key:
    """Return what a change of a reward holds."""
    return Key(_held(_OF_REWARD), {"id": reward_id})


def of_move(move_id: int) -> Key:
    """Return what a change of a fixture that is to be put off holds."""
    return Key(_held(_OF_MOVE), {"id": move_id})


def of_challenge(challenge_id: int) -> Key:
    """Return what a change of a challenge holds."""
    return Key(_held(_OF_CHALLENGE), {"id": challenge_id})


def of_plan(plan_id: int) -> Key:
    """Return what a change of a plan holds."""
    return Key(_held(_OF_PLAN), {"id": plan_id})


def of_team(team_id: int) -> Key:
    """Return what a change of a team, or of others of its league, holds."""
    return Key(_held(_OF_TEAM), {"id": team_id})


def of_trade(trade_id: int) -> Key:
    """Return what a change of a trade holds."""
    return Key(_held(_OF_TRADE), {"id": trade_id})


def of_message(outbox_id: int) -> Key:
    """Return what a change of a message holds."""
    return Key(_held(_OF_MESSAGE), {"id": outbox_id})


def of_lane(lane: str) -> Key:
    """Return what a change of the first message of a lane holds."""
    return Key(_held(_OF_LANE), {"lane": lane})


def of_turns(turn_ids: Sequence[int]) -> Keys:
    """Return what changes of some turns in play hold."""
    return _some(_AMONG_TURNS, turn_ids)


def of_contests(contest_ids: Sequence[int]) -> Keys:
    """Return what changes of some contests hold."""
    return _some(_AMONG_CONTESTS, contest_ids)


def _some(query: Select[*tuple[int, ...]], ids: Sequence[int]) -> Keys:
    return Keys(_every(query), {"ids": list(ids)}, free=_free(query), wanted=ids)


@cache
def _held(query: Select[*tuple[int, ...]]) -> Select[*tuple[int, ...]]:
    return query.with_for_update(of=league, key_share=True)


@cache
def _every(query: Select[*tuple[int, ...]]) -> Select[*tuple[int, ...]]:
    return _held(query.order_by(league.c.id))  # always in the same order: so nobody waits for one who waits for them


@cache
def _free(query: Select[*tuple[int, ...]]) -> Select[*tuple[int, ...]]:
    return query.with_for_update(of=league, key_share=True, skip_locked=True)
