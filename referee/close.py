"""The close of a turn: claimed, its orders frozen, resolved, written and announced in one transaction."""

import msgspec

from db import contests, leagues, orders, outbox, records, turns
from db.rows import Cause
from referee import announce
from referee.faults import report
from referee.house import House
from referee.opening import open_turn
from referee.play import Play, take
from referee.resolution import Resolution, is_complete, resolve_turn
from referee.times import MINUTE_MS
from rules.contract import SeatId
from rules.dice import ForcedDieError

GRACE_MS = 10_000  # an order sent in the last second must have time to arrive
RHYTHM_MS = 15 * MINUTE_MS  # a close at most this late does not move the deadlines that follow


async def close_due(house: House) -> int:
    """Close every turn whose time has come, and those that are complete; return how many were closed."""
    async with house.db.read() as tx:
        due = await turns.to_close(tx, house.clock.now_ms() - GRACE_MS)
    return sum([await _close_if_possible(house, turn_id, cause) for turn_id, cause in due])


async def retry_stuck(house: House) -> int:
    """Try again to resolve the turns that could not be, as after an update; return how many were closed."""
    async with house.db.read() as tx:
        stuck = await turns.stuck(tx)
    return sum([await _close_if_possible(house, turn_id, "deadline") for turn_id in stuck])


async def close_turn(house: House, turn_id: int, cause: Cause) -> bool:
    """Close a turn if there is cause to; return whether it was closed by this call."""
    async with house.db.write() as tx:
        play = await take(tx, house, turn_id)
        if play.contest.status != "open" or not await _may_close(play, cause):
            return False
        return await close_in(play, cause)


async def close_in(play: Play, cause: Cause) -> bool:
    """Close a turn inside its transaction; return False if its game failed and the turn is stuck."""
    turn = play.turn
    sealed = await _sealed(play)
    try:
        resolution = resolve_turn(play.game, turn.state, sealed, seed=turn.seed, forced=turn.forced)
    except ForcedDieError:  # a referee's mistake, which he can take back
        await _park(play, "stuck_die")
        return False
    except Exception as error:  # whatever a game raises stops this turn and nothing else
        report(f"turn {turn.id} of contest {play.contest.id} is stuck", error)
        await _park(play, "stuck")
        return False
    await _write(play, cause, resolution)
    return True


async def end_in(play: Play) -> None:
    """Declare a contest over, inside the transaction of its last turn."""
    await orders.drop_drafts(play.tx, play.contest.id, play.turn.id)
    await contests.change(play.tx, play.contest.id, status="over", paused_ms=None)
    await announce.post(play, kind="match_over", to="announce")


async def _close_if_possible(house: House, turn_id: int, cause: Cause) -> bool:
    try:
        return await close_turn(house, turn_id, cause)
    except Exception as error:  # one that cannot be written now must not keep the others open
        report(f"turn {turn_id} could not be closed now", error)
        return False


async def _may_close(play: Play, cause: Cause) -> bool:
    turn = play.turn
    match cause:
        case "referee":
            return turn.status in {"open", "stuck"}
        case "complete":
            return turn.status == "open" and is_complete(play.game, play.state, await _sealed(play))
        case "deadline":
            return turn.status == "stuck" or (turn.status == "open" and turn.due_ms + GRACE_MS <= play.now_ms)


async def _sealed(play: Play) -> dict[SeatId, str]:
    return {order.seat: order.canonical for order in await orders.all_current(play.tx, play.turn.id)}


async def _write(play: Play, cause: Cause, resolution: Resolution) -> None:
    tx, turn, now_ms = play.tx, play.turn, play.now_ms
    await turns.change(
        tx,
        turn.id,
        was=("open", "stuck"),
        status="closed",
        ready=False,
        cause=cause,
        closed_ms=now_ms,
        entropy=resolution.entropy,
        after=resolution.after,
        events=resolution.events,
        rolls=msgspec.json.encode(resolution.rolls),
    )
    for record in resolution.records:
        await records.add(tx, turn, record, now_ms)
    await outbox.drop(tx, turn.id, ("reminder",))
    await announce.post(play, kind="turn_closed", to="thread")
    await announce.tell_seats(play, resolution.audience, kind="private")
    if resolution.awaiting:
        await _go_on(play, cause, resolution)
    else:
        await end_in(play)
    await announce.refresh_panel(play)


async def _go_on(play: Play, cause: Cause, resolution: Resolution) -> None:
    is_on_time = cause == "deadline" and play.now_ms - play.turn.due_ms <= RHYTHM_MS
    opened_ms = play.turn.due_ms if is_on_time else play.now_ms
    await open_turn(play.tx, play.house, play.contest, resolution.state, opened_ms)
    if await _unmanned(play, resolution):
        await announce.post(play, kind="seat_unmanned", to="referee")  # such as KB-7-e: the Admin must rule
    if (await leagues.get(play.tx, play.contest.league_id)).turn_lines:
        await announce.post(play, kind="turn_line", to="announce")


async def _unmanned(play: Play, resolution: Resolution) -> bool:
    """Return whether an order is awaited from a seat that only a referee can answer for."""
    manned = {seat.seat for seat in await contests.seats(play.tx, play.contest.id) if seat.user_id is not None}
    return not manned.issuperset(resolution.awaiting)


async def _park(play: Play, kind: str) -> None:
    if play.turn.status == "open":
        await turns.change(play.tx, play.turn.id, was=("open",), status="stuck")
        await announce.post(play, kind=kind, to="referee")
        await announce.refresh_panel(play)
