"""Opening a turn: its length, its seed, whom it waits for."""

from typing import cast

import msgspec

from db import orders, turns
from db.engine import Tx
from db.rows import Contest, Turn
from referee.house import House
from referee.leagues import DEFAULT_HOURS
from referee.times import HOUR_MS

SEED_BYTES = 32


def length_ms(contest: Contest, stage: str) -> int:
    """Return how long a turn of this stage lasts in a contest."""
    hours = cast("dict[str, float]", contest.settings.get("hours", {}))
    return round(hours.get(stage, DEFAULT_HOURS) * HOUR_MS)


async def open_turn(tx: Tx, house: House, contest: Contest, state: msgspec.Struct, opened_ms: int) -> Turn:
    """Store and return the next turn of a contest, with fresh dice and its full length; old drafts go."""
    last = await turns.latest(tx, contest.id)
    if last is not None:
        await orders.drop_drafts(tx, contest.id, last.id)
    game = house.games[contest.game]
    stage = game.stage(state)
    turn_id = await turns.add(
        tx,
        contest_id=contest.id,
        branch=contest.branch,
        number=await turns.next_number(tx, contest.id, contest.branch),
        status="open",
        stage=stage,
        awaiting=game.awaiting(state),
        ready=False,
        opened_ms=opened_ms,
        due_ms=opened_ms + length_ms(contest, stage),
        remind_ms=0,
        seed=house.random_bytes(SEED_BYTES),
        forced={},
        state=game.encode(state),
        events=b"[]",
        rolls=b"[]",
    )
    return await turns.need(tx, turn_id)
