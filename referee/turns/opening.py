"""Opening a turn: its length, its seed and blind, whom it waits for."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, cast

import msgspec

from db import leagues, orders, turns
from db.engine import Tx
from db.rows import Contest, Turn
from referee.clock import postponing, thinking
from referee.clock.postponing import Delay
from referee.clock.times import HOUR_MS, next_weekly_ms
from referee.house import House
from referee.league.leagues import DEFAULT_HOURS
from referee.turns.play import Play
from rules.contract import AnyGame
from rules.dice import BLIND_BYTES, SEED_BYTES

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
    is_at_once = _is_at_once(game, state)
    number = await turns.next_number(tx, contest.id, contest.branch) if again is None else again.number
    end = await _end(tx, game, contest, number, state, opened_ms, after)
    turn_id = await turns.add(
        tx,
        contest_id=contest.id,
        branch=contest.branch,
        number=number,
        status="open",
        stage=game.stage(state),
        awaiting=game.awaiting(state),
        accepting=accepting,
        ready=is_ready(contest, game, state) if not is_at_once else opened_ms <= house.clock.now_ms(),
        opened_ms=opened_ms,
        due_ms=end.due_ms,
        limit_ms=end.limit_ms,
        remind_ms=0,
        seed=house.random_bytes(SEED_BYTES) if again is None else again.seed,
        blind=house.random_bytes(BLIND_BYTES) if again is None else again.blind,
        forced={} if again is None else again.forced,
        state=game.encode(state),
        events=b"[]",
        rolls=b"[]",
    )
    turn = await turns.need(tx, turn_id)
    await postponing.keep(tx, turn.id, end.steps, opened_ms)
    if last is not None:  # the first is told of by who creates the contest, after its thread's first post
        await postponing.tell(Play(tx, house, contest, turn))
    return turn


class _End(NamedTuple):
    """When a turn ends: the earlier of its limit (or length) and its thinking time; `steps` have put it off."""

    due_ms: int
    limit_ms: int | None
    steps: Sequence[Delay]


async def _end(
    tx: Tx, game: AnyGame, contest: Contest, number: int, state: msgspec.Struct, opened_ms: int, after: Turn | None
) -> _End:
    planned_ms = limit_ms = thinking.limit_ms(contest, opened_ms)
    flag_ms = thinking.flag_ms(game, state, opened_ms)
    if limit_ms is None and flag_ms is None:
        is_at_once = _is_at_once(game, state)
        planned_ms = opened_ms if is_at_once else await _due_ms(tx, contest, game.stage(state), opened_ms, after)
    if planned_ms is None or planned_ms <= opened_ms or awaits_start(contest, number):
        return _End(min(end for end in (planned_ms, flag_ms) if end is not None), limit_ms, ())
    waits_for_one = contest.settings.get("weekly") is None and not thinking.runs(game, state)
    steps = await postponing.delays(tx, contest, planned_ms, game.awaiting(state) if waits_for_one else ())
    end_ms = steps[-1].to_ms if steps else planned_ms
    due_ms = end_ms if flag_ms is None else min(end_ms, flag_ms)
    is_told = due_ms > planned_ms  # else the thinking time ends it as before
    return _End(due_ms, None if limit_ms is None else end_ms, steps if is_told else ())


def awaits_start(contest: Contest, number: int) -> bool:
    """Return whether a turn is the first stage of a contest that begins at an hour agreed on: it lasts until then."""
    return number == 1 and "start_ms" in contest.settings


def _is_at_once(game: AnyGame, state: msgspec.Struct) -> bool:
    """Return whether a turn waits for nobody and takes no orders."""
    return not game.accepting(state) and game.is_complete(state, {})


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
