"""Where an order comes in: read, shown back, confirmed, kept. What it says stays between its seat and the close."""

from string import ascii_letters

import msgspec

from db import contests, turns
from db import orders as rows
from db.rows import Turn
from referee.clock import outages
from referee.faults import report
from referee.house import House
from referee.model import Draft, Link, Preview, Receipt, Refusal, StoredOrder
from referee.orders.intake import (
    Sent,
    check_answers,
    check_may_send,
    check_time,
    held_by,
    note_change,
    receive,
    written,
)
from referee.orders.sealed import Lacking, lacking, missing
from referee.people.answering import link_of
from referee.turns.close import close_turn
from referee.turns.play import take
from rules.contract import SeatId

__all__ = [
    "Receipt",
    "Refusal",
    "check_in",
    "check_open",
    "confirm",
    "discard_draft",
    "draft",
    "mine",
    "missing_seats",
    "own_draft",
    "preview",
    "receipt",
    "sent_by",
    "sent_for",
    "still_owed",
    "submit",
    "withdraw",
]

ROLL_CALL = "roll_call"  # a stage in which each player reports for himself
SENDERS: tuple[Link, ...] = ("captain", "deputy")
MOST_DRAFTS = 10  # of one person for one turn; older ones go


async def check_open(house: House, turn_id: int, seat: str, user_id: int) -> None:
    """Raise `Refusal` where a person may send nothing (more) for `seat`: before a form is filled in for nothing."""
    async with house.db.read() as tx:
        play = await take(tx, house, turn_id)
        await check_may_send(play, SeatId(seat), await check_answers(play, SeatId(seat), user_id))


async def preview(house: House, turn_id: int, seat: str, text: str, user_id: int | None = None) -> Preview:
    """Return how `text` would be understood; nothing is kept. Raises `OrderError`, `Refusal`.

    `user_id`: who asks, if it must be the one who answers for the seat.
    """
    async with house.db.read() as tx:
        play = await take(tx, house, turn_id)
        link: Link = "captain" if user_id is None else await check_answers(play, SeatId(seat), user_id)
        await check_may_send(play, SeatId(seat), link)
        held = await held_by(play, SeatId(seat), link)
    order = play.game.merge(play.state, SeatId(seat), held, text)
    return Preview(
        turn_id=turn_id,
        seat=SeatId(seat),
        link=link,
        order=order,
        canonical=written(play, order),
        held=written(play, held),
    )


async def draft(house: House, turn_id: int, seat: str, user_id: int, text: str) -> Draft:
    """Keep an order that its captain is asked to confirm; return it. Raises `OrderError`, `Refusal`."""
    read = await preview(house, turn_id, seat, text, user_id)
    async with house.db.write() as tx:
        kept = await rows.add_draft(
            tx,
            turn_id=turn_id,
            seat=seat,
            user_id=user_id,
            text=text,
            canonical=read.canonical,
            held=read.held or None,
            created_ms=house.clock.now_ms(),
        )
        await rows.keep_drafts(tx, kept, MOST_DRAFTS)
    return kept


async def own_draft(house: House, draft_id: int, user_id: int) -> Draft:
    """Return a draft of a person. Raises `Refusal` if there is no such draft."""
    async with house.db.read() as tx:
        found = await rows.get_draft(tx, draft_id)
    if found is None or found.user_id != user_id:
        raise Refusal("unknown_draft")
    return found


async def discard_draft(house: House, draft_id: int, user_id: int) -> bool:
    """Throw one's own draft away; return whether there was one. Raises `Refusal` if it is the order that counts."""
    async with house.db.write() as tx:
        found = await rows.get_draft(tx, draft_id)
        if found is None or found.user_id != user_id:
            return False
        sent = [one for one in await rows.in_hand(tx, found.turn_id) if one.seat == found.seat]
        if (user_id, found.canonical) in {(one.user_id, one.canonical) for one in sent}:
            raise Refusal("draft_sent", game=(await take(tx, house, found.turn_id)).contest.game)
        await rows.remove_draft(tx, draft_id, user_id)
        return True


async def confirm(house: House, draft_id: int, user_id: int, snowflake: int, *, copy_by_dm: bool = True) -> Receipt:
    """Submit a draft: `snowflake` is the confirmation's. Raises `Refusal`.

    What counts is what was shown: a draft that the position, corrected since, makes another order is refused.
    """
    found = await own_draft(house, draft_id, user_id)
    return await submit(
        house,
        found.turn_id,
        found.seat,
        user_id,
        found.text,
        snowflake,
        copy_by_dm=copy_by_dm,
        shown=found.canonical,
        held=found.held,
    )


async def submit(
    house: House,
    turn_id: int,
    seat: str,
    user_id: int,
    text: str,
    snowflake: int,
    *,
    by_referee: bool = False,
    copy_by_dm: bool = True,
    shown: str | None = None,
    held: str | None = None,
) -> Receipt:
    """Return the receipt of an order, once it is safe; with the last one missing the turn closes at once.

    The same order from the same person again gives the first receipt again. `copy_by_dm`: the receipt also goes by
    DM, where DMs reach the captain. Raises `OrderError`, `Refusal`.
    """
    sent = Sent(
        seat=SeatId(seat),
        user_id=user_id,
        text=text,
        snowflake=snowflake,
        by_referee=by_referee,
        copy_by_dm=copy_by_dm,
        shown=shown,
        held=held,
    )
    try:
        return await _submit(house, turn_id, sent)
    except Refusal as refusal:  # too late, unless an outage has just ended that moves this close
        if refusal.code != "closed" or not await outages.settle_turn(house, turn_id):
            raise
    return await _submit(house, turn_id, sent)


async def _submit(house: House, turn_id: int, given: Sent) -> Receipt:
    async with house.db.write() as tx:
        play = await take(tx, house, turn_id)
        link: Link = "captain" if given.by_referee else await check_answers(play, given.seat, given.user_id)
        stored = await receive(play, msgspec.structs.replace(given, link=link))
        silent = await missing(play)
    return await finish(house, stored, play.turn, silent)


async def withdraw(house: House, turn_id: int, seat: str, user_id: int, snowflake: int) -> StoredOrder | None:
    """Take an order back where the rules allow it; return it, None if there was none. Raises `Refusal`."""
    async with house.db.write() as tx:
        play = await take(tx, house, turn_id)
        link = await check_answers(play, SeatId(seat), user_id)
        await check_may_send(play, SeatId(seat), link)
        check_time(play, snowflake)
        current = await rows.sent_as(tx, turn_id, SeatId(seat), link)
        if current is not None:
            await rows.set_status(tx, current.id, "withdrawn")
            if link == "captain":
                await note_change(play, SeatId(seat))
        return current


async def mine(house: House, turn_id: int, seat: str, user_id: int | None = None) -> StoredOrder | None:
    """Return the order of a seat that counts; with `user_id` what he has sent for it himself, as captain or deputy.

    Whoever asks must answer for the seat: the caller sees to that.
    """
    async with house.db.read() as tx:
        if user_id is None:
            return await rows.current(tx, turn_id, SeatId(seat))
        turn = await turns.need(tx, turn_id)
        link = await link_of(tx, turn.contest_id, seat, user_id) or "captain"
        return await rows.sent_as(tx, turn_id, SeatId(seat), link)


async def sent_for(house: House, turn_id: int, seat: str) -> tuple[StoredOrder, ...]:
    """Return all that was sent for a seat and stands, the captain's before his deputy's; as `mine` for its people."""
    async with house.db.read() as tx:
        found = [await rows.sent_as(tx, turn_id, SeatId(seat), link) for link in SENDERS]
    return tuple(order for order in found if order is not None)


async def receipt(house: House, order_id: int) -> Receipt:
    """Return the receipt of an order as it stands now."""
    async with house.db.read() as tx:
        stored = await rows.need(tx, order_id)
        turn = await turns.need(tx, stored.turn_id)
        silent = await missing(await take(tx, house, turn.id))
    is_closed = turn.status == "closed"
    return Receipt(order=stored, due_ms=turn.due_ms, missing_seats=tuple(silent), closed_now=is_closed)


async def sent_by(house: House, turn_id: int, user_id: int) -> Receipt | None:
    """Return the receipt of what a person has in for a turn, whatever became of the turn; None for nothing."""
    async with house.db.read() as tx:
        sent = [one for one in await rows.in_hand(tx, turn_id) if one.user_id == user_id and one.status in rows.IN_HAND]
    return await receipt(house, sent[-1].id) if sent else None


async def missing_seats(house: House, turn_id: int) -> tuple[SeatId, ...]:
    """Return the awaited seats that still owe something."""
    return tuple(await still_owed(house, turn_id))


async def still_owed(house: House, turn_id: int) -> Lacking:
    """Return what is still owed in a turn, and by whom."""
    async with house.db.read() as tx:
        return await lacking(await take(tx, house, turn_id))


async def check_in(house: House, turn_id: int, user_id: int, snowflake: int) -> Receipt:
    """Report a player present for the roll-call (KB-1-c); return the receipt of his seat's list.

    The list is the seat's order, `PRESENTS 1 3`: the numbers are those in the players' ids. Raises `Refusal`.
    """
    async with house.db.write() as tx:
        play = await take(tx, house, turn_id)
        played = [row for row in await contests.participants(tx, play.contest.id) if row.user_id == user_id]
        if not played:
            raise Refusal("not_participant")
        if play.turn.stage != ROLL_CALL:
            raise Refusal("closed", due_ms=play.turn.due_ms)
        seat = played[0].seat
        current = await rows.current(tx, turn_id, seat)
        listed = set() if current is None else set(current.canonical.split()[1:])
        numbers = {row.player.lstrip(ascii_letters) for row in played if row.seat == seat}
        if current is not None and numbers <= listed:
            stored = current
        else:
            text = " ".join(["PRESENTS", *sorted(listed | numbers, key=int)])
            stored = await receive(play, Sent(seat=seat, user_id=user_id, text=text, snowflake=snowflake))
        silent = await missing(play)
    return await finish(house, stored, play.turn, silent)


async def finish(house: House, stored: StoredOrder, turn: Turn, silent: list[SeatId]) -> Receipt:
    """Close the turn if it was made complete. The order is committed: whatever happens here, the receipt is given."""
    closed_now = False
    try:
        async with house.db.read() as tx:
            found = await turns.need(tx, turn.id)
        closed_now = found.status == "closed"  # the same order came again, later
        if found.ready and not closed_now:
            closed_now = await close_turn(house, turn.id, "complete")
    except Exception as error:  # the next beat of the heart closes it
        report(f"turn {turn.id} could not be closed now", error)
    return Receipt(order=stored, due_ms=turn.due_ms, missing_seats=tuple(silent), closed_now=closed_now)
