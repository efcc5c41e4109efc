"""The position of the turn in play replaced by another one, made of it by an act: its orders stand by, or are lost."""

import msgspec

from db import messages, turns
from db import orders as stored
from referee.hand.play import Play, take_turn
from referee.hand.resolution import fit_orders
from referee.model import Refusal, Why
from referee.orders.intake import mark_ready
from referee.outbox import announce
from referee.turns import thinking


async def replace_position(play: Play, state: msgspec.Struct) -> None:
    """Have the turn in play begin with `state`, in which the orders in hand stand by."""
    fitted = fit_orders(play.game, state, await stored.all_current(play.tx, play.turn.id))
    await turns.change(
        play.tx,
        play.turn.id,
        was=("open", "stuck"),
        status="open",
        state=play.game.encode(fitted.state),
        stage=play.game.stage(fitted.state),
        awaiting=play.game.awaiting(fitted.state),
        accepting=play.game.accepting(fitted.state),
        due_ms=_due_ms(play, fitted.state),
    )
    changed = await take_turn(play.tx, play.house, play.turn.id)
    for order in fitted.lapsed:
        await stored.set_status(play.tx, order.id, "discarded")
    await announce.tell_seats(changed, [order.seat for order in fitted.lapsed], messages.OrderDiscarded)
    await announce.tell_seats(changed, [order.seat for order in fitted.standing], messages.OrderStands)
    await mark_ready(changed)


def _due_ms(play: Play, state: msgspec.Struct) -> int:
    """Return the deadline of the turn in play, now that it begins with `state`: a reserve may have changed.

    Raises `Refusal(Why.NO_TIME_LEFT)` if it would have passed already.
    """
    due_ms = thinking.due_ms(play.game, state, play.turn, play.turn.limit_ms)
    if due_ms is None or due_ms == play.turn.due_ms:
        return play.turn.due_ms
    if due_ms <= (play.now_ms if play.contest.paused_ms is None else play.contest.paused_ms):
        raise Refusal(Why.NO_TIME_LEFT)
    return due_ms
