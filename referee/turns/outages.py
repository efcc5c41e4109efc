"""Closes that an outage came before: moved by rule, so that nobody is charged an order that could not arrive.

An outage is a span of at least `SHORTEST_MS` in which the bot did not run or Discord did not reach it. A turn that
lacks orders, and of whose last hours (`outage_hours` of the league, 0: this rule is off) some fell into the span, gets
that time back, and at least `NOTICE_MS` from the bot's return on. Games with a thinking time have a rule of their own
(`absence`).
"""

import msgspec

from db import keys, leagues, messages, outages, turns
from db.engine import Tx
from referee.batches import Chore, run_chore
from referee.hand.play import take_turn
from referee.hand.times import HOUR_MS, MINUTE_MS
from referee.house import House
from referee.outbox import announce
from referee.turns import deadlines, thinking
from referee.turns.sealed import list_missing

SHORTEST_MS = 20 * MINUTE_MS
NOTICE_MS = 30 * MINUTE_MS
MOST_HOURS = 48


async def settle_outages(house: House) -> int:
    """Move the closes that outages not yet settled came before; return how many. Comes before any turn is closed."""
    async with house.db.read() as tx:
        spans = await outages.unsettled(tx)
    moved = 0
    for outage_id, from_ms, to_ms in spans:
        moved += await _settle(house, (from_ms, to_ms))
        async with house.db.write(keys.APART) as tx:
            await outages.settle(tx, outage_id)
    return moved


async def settle_outage_of_turn(house: House, turn_id: int) -> bool:
    """Move the close of one turn as `settle_outages` will; return whether it was: for whoever acts before that."""
    async with house.db.read() as tx:
        spans = await outages.unsettled(tx)
    moved = False
    for _, from_ms, to_ms in spans:
        async with house.db.write(keys.of_turn(turn_id)) as tx:
            moved |= await _move(tx, house, turn_id, (from_ms, to_ms))
    return moved


async def _settle(house: House, span: tuple[int, int]) -> int:
    chore = Chore[int](
        found=lambda tx: turns.due_between(tx, span[0], span[1] + MOST_HOURS * HOUR_MS),
        act=lambda tx, turn_id: _move(tx, house, turn_id, span),
        number=int,
        what=lambda turn_id: f"turn {turn_id}",
    )
    return await run_chore(house, chore)


def compute_deadline_after(due_ms: int, opened_ms: int, span: tuple[int, int], hours: int) -> int:
    """Return the deadline after an outage: the same if nothing of its last `hours` was lost."""
    from_ms, to_ms = span
    lost_ms = min(to_ms, due_ms) - max(from_ms, due_ms - hours * HOUR_MS, opened_ms)
    return due_ms if lost_ms <= 0 else max(due_ms + lost_ms, to_ms + NOTICE_MS)


async def _move(tx: Tx, house: House, turn_id: int, span: tuple[int, int]) -> bool:
    """Move the close of a turn if the outage calls for it; return whether it was moved.

    That it was is kept with the turn: the program may end before the outage is noted as settled.
    """
    play = await take_turn(tx, house, turn_id)
    if play.turn.status != "open" or any(start <= span[0] and span[1] <= end for start, end in play.turn.idle):
        return False
    league = await leagues.get(tx, play.contest.league_id)
    due_ms = compute_deadline_after(play.turn.due_ms, play.turn.opened_ms, span, league.outage_hours)
    if due_ms == play.turn.due_ms or thinking.has_clock(play.game, play.state) or not await list_missing(play):
        return False
    kept = msgspec.structs.replace(play.turn, idle=(*play.turn.idle, span))
    await deadlines.move_deadline(play, kept, due_ms - play.turn.due_ms)
    told = messages.CloseMoved(from_ms=span[0], to_ms=span[1], due_ms=due_ms)
    await announce.post(play, told, to="thread")
    await announce.refresh_panels(play)
    return True
