"""What was missed: the time in which we did not run, or Discord did not reach us, and the orders that came late by it.

In such a time nobody could play, so nobody's time ran. An order that was sent in time and fits a single match counts
there without a confirmation: that it could not be asked for is not its author's fault. Where it fits several its author
is asked which, and the turns concerned wait for `ANSWER_MS`.
"""

import asyncio
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from db import keys, messages, orders, outages, pulse, turns
from db.engine import Tx
from referee.batches import Chore, run_chore
from referee.course.sending import submit_order
from referee.faults import report_failure
from referee.hand.play import take_turn
from referee.hand.times import HOUR_MS, MINUTE_MS, snowflake_ms
from referee.house import House
from referee.model import Refusal
from referee.orders.drafts import preview_order
from referee.orders.intake import SentOrder
from referee.outbox import announce
from referee.turns import desk, thinking
from referee.turns.postponing import SHORTEST_MS
from rules.contract import SeatId
from rules.errors import CaseError, OrderError
from rules.game import AnyGame

AT_ONCE = 256  # positions in memory


async def last_alive_ms(house: House) -> int | None:
    """Return when the program was last noted to be alive; None before the first time."""
    async with house.db.read() as tx:
        return await pulse.last_ms(tx)


async def note_alive(house: House) -> None:
    """Note that people can reach us, or what time has passed since they could."""
    now_ms = house.clock.now_ms()  # before we wait for anything: who was stopped meanwhile knows of no later time
    async with house.db.write(keys.APART) as tx:
        if await pulse.go_on(tx, now_ms, since_ms=now_ms - SHORTEST_MS + 1):
            return
    async with house.db.read() as tx:
        last_ms = await pulse.last_ms(tx)
    if last_ms is not None and now_ms - last_ms >= SHORTEST_MS:
        await count_absence(house)
        return
    if house.db.server is not None and last_ms is not None and 0 < last_ms - now_ms < HOUR_MS:
        return  # another has noted a later time since we looked at the clock: we were stopped
    async with house.db.write(keys.APART) as tx:
        await pulse.note(tx, now_ms, after_ms=last_ms)


async def count_absence(house: House, since_ms: int | None = None) -> int:
    """Count the time since `since_ms` as idle in the turns with a thinking time; return how many.

    None: since the program was last seen alive. To be called before any order is read. Reserves then last that much
    longer; a turn's own limit stays. Nobody is seen alive before all is counted: who comes after one that died in the
    midst counts it all, and in what was counted only what is later.
    """
    now_ms = house.clock.now_ms()
    async with house.db.read() as tx:
        noted_ms = await pulse.last_ms(tx)
    last_ms = noted_ms if since_ms is None else since_ms
    stood = 0 if last_ms is None or last_ms >= now_ms else await _stand(house, (last_ms, now_ms))
    async with house.db.write(keys.APART) as tx:
        is_first = await pulse.note(tx, now_ms, after_ms=noted_ms)
        if is_first and last_ms is not None and now_ms - last_ms >= SHORTEST_MS:
            await outages.add(tx, last_ms, now_ms)
    return stood


async def _stand(house: House, away: thinking.Span) -> int:
    """Count the span `away` as idle in every turn whose time runs; return in how many."""
    clocked = await _clocked(house)

    async def found(_: Tx) -> Sequence[int]:
        return list(clocked)

    chore = Chore[int](
        found=found,
        act=lambda tx, turn_id: _stood(tx, house, clocked[turn_id], turn_id, away),
        number=int,
        what=lambda turn_id: f"turn {turn_id}",
    )
    return await run_chore(house, chore)


async def _clocked(house: House) -> dict[int, AnyGame]:
    """Return the turns whose time runs, read before anybody is kept waiting: of a hundred thousand that takes long."""
    found: dict[int, AnyGame] = {}
    async with house.db.read() as tx:
        for game in filter(thinking.may_run, house.games.values()):
            running = await turns.running(tx, game.key)
            for start in range(0, len(running), AT_ONCE):
                states = await turns.states(tx, running[start : start + AT_ONCE])
                found |= {turn_id: game for turn_id, state in states.items() if _runs(game, turn_id, state)}
                await asyncio.sleep(0)
    return found


def _runs(game: AnyGame, turn_id: int, state: bytes) -> bool:
    try:
        return thinking.has_clock(game, game.decode(state))
    except Exception as error:  # whatever a game raises: its close will find that, and nothing else waits for it
        report_failure(f"turn {turn_id} cannot be read", error)
        return False


async def _stood(tx: Tx, house: House, game: AnyGame, turn_id: int, away: thinking.Span) -> bool:
    """Count the span `away` as idle in a turn, if its time still runs; return whether it does."""
    turn = next(iter(await turns.running_among(tx, [turn_id])), None)
    if turn is None or not _runs(game, turn.id, turn.state):
        return False
    after = thinking.add_idle_span(turn, away)
    _, due_ms = thinking.move_limit(game, game.decode(turn.state), after, 0)
    await turns.change(tx, turn.id, was=("open",), idle=after.idle, due_ms=due_ms)
    if due_ms != turn.due_ms:
        await turns.change(tx, turn.id, was=("open",), remind_ms=0)
        await announce.refresh_panels(await take_turn(tx, house, turn.id))
    return True


ANSWER_MS = 2 * HOUR_MS - MINUTE_MS  # the mark of the last reminder has passed then: the question is one

Overdue = Mapping[int, int]  # turns that could not be closed yet: the deadline that each had when we came back


class LateFit(NamedTuple):
    """A turn in which an order can be played; `is_new`: its seat has sent nothing else in it yet."""

    turn_id: int
    seat: SeatId
    is_new: bool


async def list_overdue(house: House) -> Overdue:
    """Return the turns whose deadline has passed without a close. To be asked before anything moves them."""
    async with house.db.read() as tx:
        return await turns.overdue(tx, house.clock.now_ms())


async def find_fits(house: House, user_id: int, text: str, snowflake: int, passed: Overdue) -> list[LateFit]:
    """Return the turns that an order may be meant for: sent in time for them, and playable there.

    A turn in which its author has sent an order already is one of them only where there is no other.
    """
    async with house.db.read() as tx:
        found = await turns.open_to(tx, user_id)
    fits = []
    for contest, turn, seat in found:
        if snowflake_ms(snowflake) > passed.get(turn.id, turn.due_ms):  # what an outage has moved since is no matter
            continue
        try:
            read = await preview_order(house, turn.id, seat, text, user_id)
        except (OrderError, Refusal, CaseError):
            continue
        if read.order is None or not house.games[contest.game].is_trial(read.order):
            fits.append(LateFit(turn.id, seat, not read.held))
    return [fit for fit in fits if fit.is_new] or fits


async def is_kept(house: House, user_id: int, *snowflakes: int) -> bool:
    """Return whether an order that somebody sent with one of these snowflakes was kept before."""
    async with house.db.read() as tx:
        return await orders.was_kept(tx, user_id, snowflakes)


async def count_late_order(house: House, user_id: int, text: str, snowflake: int, passed: Overdue) -> bool:
    """Keep an order for the one turn that it fits, if that is overdue; return whether it is kept."""
    fits = await find_fits(house, user_id, text, snowflake, passed)
    if len(fits) != 1 or fits[0].turn_id not in passed:
        return False
    try:
        order = SentOrder(seat=fits[0].seat, user_id=user_id, text=text, snowflake=snowflake, copy_by_dm=True)
        await submit_order(house, fits[0].turn_id, order)
    except (OrderError, Refusal):
        return False
    return True


async def wait_for_answer(house: House, fits: Sequence[LateFit], passed: Overdue) -> int | None:
    """Let the overdue ones of `fits` wait for an answer of their captain; return until when, None if there are none."""
    found = [await _wait(house, fit.turn_id) for fit in fits if fit.turn_id in passed]
    return min((until_ms for until_ms in found if until_ms is not None), default=None)


async def _wait(house: House, turn_id: int) -> int | None:
    """Put a close off so that there is time for an answer; return when it is to be, None if it is over."""
    async with house.db.write(keys.of_turn(turn_id)) as tx:
        play = await take_turn(tx, house, turn_id)
        until_ms = play.now_ms + ANSWER_MS
        if play.turn.status != "open" or play.contest.status != "open":
            return None
        if play.turn.due_ms >= until_ms - MINUTE_MS:  # two gateways may have read the same DM
            return play.turn.due_ms
        due_ms = await desk.move_deadline(play, play.turn, until_ms - play.turn.due_ms)
        if due_ms <= play.now_ms:  # a thinking time that is used up ends the turn whatever is asked
            return None
        await announce.post(play, messages.CloseWaits(due_ms=due_ms), to="thread")
        await announce.refresh_panels(play)
        return due_ms
