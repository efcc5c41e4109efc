"""Orders that come after their turn's deadline though they were sent before it: we were away, or the line was down.

One that fits a single match counts there without a confirmation: that it could not be asked for is not its author's
fault. Where it fits several its author is asked which, and the turns concerned wait for `ANSWER_MS`.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from db import keys, messages, orders, turns
from referee.course.sending import SentOrder, preview_order, submit_order
from referee.hand.play import take_turn
from referee.hand.times import HOUR_MS, MINUTE_MS, snowflake_ms
from referee.house import House
from referee.model import Refusal
from referee.outbox import announce
from referee.turns import deadlines
from rules.contract import SeatId
from rules.errors import CaseError, OrderError

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
        due_ms = await deadlines.move_deadline(play, play.turn, until_ms - play.turn.due_ms)
        if due_ms <= play.now_ms:  # a thinking time that is used up ends the turn whatever is asked
            return None
        await announce.post(play, messages.CloseWaits(due_ms=due_ms), to="thread")
        await announce.refresh_panels(play)
        return due_ms
