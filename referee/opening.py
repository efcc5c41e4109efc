"""Opening a turn: its length, its seed, whom it waits for."""

from collections.abc import Mapping
from typing import cast

import msgspec

from db import leagues, orders, turns
from db.engine import Tx
from db.rows import Contest, Turn
from referee import thinking
from referee.house import House
from referee.leagues import DEFAULT_HOURS
from referee.times import HOUR_MS, next_weekly_ms
from rules.contract import AnyGame

SEED_BYTES = 32
SHORTEST_WEEK_MS = 24 * HOUR_MS  # from the opening of a turn that is closed by the calendar


def length_ms(contest: Contest, stage: str) -> int:
    """Return how long a turn of this stage lasts in a contest."""
    hours = cast("Mapping[str, float]", contest.settings.get("hours", {}))
    return round(hours.get(stage, DEFAULT_HOURS) * HOUR_MS)


async def open_turn(
    tx: Tx,
    house: House,
    contest: Contest,
    state: msgspec.Struct,
    opened_ms: int,
    *,
    after: Turn | None = None,
    again: Turn | None = None,
) -> Turn:
    """Store and return the next turn of a contest, with fresh dice and its full length; old drafts go.

    `after` is the turn that has just been closed: where the calendar gives the deadlines, the next one comes later
    than that one's. A turn that waits for nobody and takes no orders is due as it opens. `again` is the turn that this
    one stands for on a new branch: its number, its dice.
    """
    last = await turns.latest(tx, contest.id)
    if last is not None:
        await orders.drop_drafts(tx, contest.id, last.id)
    game = house.games[contest.game]
    accepting = game.accepting(state)
    is_at_once = not accepting and game.is_complete(state, {})
    limit_ms = thinking.limit_ms(contest, opened_ms)
    ends = (limit_ms, thinking.flag_ms(game, state, opened_ms))
    due_ms = min((end for end in ends if end is not None), default=None)
    if due_ms is None:
        due_ms = opened_ms if is_at_once else await _due_ms(tx, contest, game.stage(state), opened_ms, after)
    turn_id = await turns.add(
        tx,
        contest_id=contest.id,
        branch=contest.branch,
        number=await turns.next_number(tx, contest.id, contest.branch) if again is None else again.number,
        status="open",
        stage=game.stage(state),
        awaiting=game.awaiting(state),
        accepting=accepting,
        ready=is_ready(contest, game, state) if not is_at_once else opened_ms <= house.clock.now_ms(),
        opened_ms=opened_ms,
        due_ms=due_ms,
        limit_ms=limit_ms,
        remind_ms=0,
        seed=house.random_bytes(SEED_BYTES) if again is None else again.seed,
        forced={} if again is None else again.forced,
        state=game.encode(state),
        events=b"[]",
        rolls=b"[]",
    )
    return await turns.need(tx, turn_id)


def is_ready(contest: Contest, game: AnyGame, state: msgspec.Struct) -> bool:
    """Return whether a turn may close as it opens, everything that it waits for being there already."""
    is_early = bool(contest.settings.get("early_close", True))
    return is_early and not game.awaiting(state) and game.is_complete(state, {})


async def _due_ms(tx: Tx, contest: Contest, stage: str, opened_ms: int, after: Turn | None) -> int:
    weekly = cast("Mapping[str, int] | None", contest.settings.get("weekly"))
    if weekly is None:
        return opened_ms + length_ms(contest, stage)
    zone = (await leagues.get(tx, contest.league_id)).zone
    earliest = opened_ms + SHORTEST_WEEK_MS
    if after is not None and after.accepting:
        earliest = max(earliest, after.due_ms + 1)
    return next_weekly_ms(earliest, zone, weekly["day"], weekly["hour"], weekly.get("minute", 0))
