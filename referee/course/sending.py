"""Where a confirmed order comes in, and gets its receipt: kept, and its turn closed if that makes it complete."""

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

import msgspec

from db import files, keys, turns
from db import orders as rows
from db.engine import Key, Tx
from referee.course.close import close_turn
from referee.faults import report_failure
from referee.hand.answering import find_link
from referee.hand.play import Play, hand_of, take_turn
from referee.house import House
from referee.model import File, Link, OrderReceipt, Person, Refusal, StoredOrder, Why
from referee.orders.intake import (
    ReceivedOrder,
    SentOrder,
    check_answers,
    check_may_send,
    check_time,
    note_change,
    receive_order,
)
from referee.turns import postponing
from referee.turns.owing import list_missing
from rules.contract import SeatId

SENDERS: tuple[Link, ...] = ("captain", "deputy")


async def confirm_order(
    house: House, draft_id: int, user_id: int, snowflake: int, *, copy_by_dm: bool = True
) -> OrderReceipt:
    """Submit a draft: `snowflake` is the confirmation's. Raises `Refusal`.

    What counts is what was shown: a draft that the position, corrected since, makes another order is refused.
    """

    async def sent(tx: Tx) -> IncomingOrder:
        found = await files.of_draft(tx, draft_id)
        if found is None or found.draft.user_id != user_id:
            raise Refusal(Why.UNKNOWN_DRAFT)
        shown = found.draft
        order = SentOrder(
            seat=shown.seat,
            user_id=user_id,
            text=shown.text,
            as_sent=shown.as_sent,
            snowflake=snowflake,
            copy_by_dm=copy_by_dm,
            shown=shown.canonical,
            held=shown.held,
        )
        return IncomingOrder(Play(tx, house, found.file), order, found.person)

    return await _in_time(house, keys.of_draft(draft_id), sent)


async def submit_order(house: House, turn_id: int, order: SentOrder) -> OrderReceipt:
    """Return the receipt of an order, once it is safe; with the last one missing the turn closes at once.

    The same order from the same person again gives the first receipt again. Raises `OrderError`, `Refusal`.
    """

    async def sent(tx: Tx) -> IncomingOrder:
        return IncomingOrder(await take_turn(tx, house, turn_id), order)

    return await _in_time(house, keys.of_turn(turn_id), sent)


class IncomingOrder(NamedTuple):
    """An order on its way in, for the turn that it is meant for; `person` is what is known of its sender, if read."""

    play: Play
    sent: SentOrder
    person: Person | None = None


async def _in_time(house: House, key: Key, read_it: Callable[[Tx], Awaitable[IncomingOrder]]) -> OrderReceipt:
    """Submit what `read_it` gives, with `key`; again if it is too late, and an outage just over moves the close."""
    seen: list[int] = []

    async def once() -> OrderReceipt:
        async with house.db.write(key) as tx:
            given = await read_it(tx)
            seen.append(given.play.turn.id)
            found = await _received(given)
            silent = await list_missing(given.play, found.hand)
        return await close_if_complete(given.play, found, silent, given.person)

    try:
        return await once()
    except Refusal as refusal:
        if refusal.code != Why.CLOSED or not await postponing.settle_outage_of_turn(house, seen[-1]):
            raise
    return await once()


async def _received(given: IncomingOrder) -> ReceivedOrder:
    play, sent = given.play, given.sent
    link: Link = "captain" if sent.by_referee else check_answers(play, sent.seat, sent.user_id)
    if play.house.db.server is not None and (known := await _known(play, sent)) is not None:
        return ReceivedOrder(known, await hand_of(play), play.turn.ready)
    order = msgspec.structs.replace(sent, link=link)
    return await receive_order(play, order, sender=given.person, is_closed_next=True)


async def _known(play: Play, sent: SentOrder) -> StoredOrder | None:
    """Return the very same order if another process has taken it, whatever has become of it since."""
    known = await rows.versions(play.tx, play.turn.id, sent.seat)
    its = (sent.user_id, sent.snowflake, sent.text)
    return next((one for one in known if (one.user_id, one.snowflake, one.text) == its), None)


async def withdraw_order(house: House, turn_id: int, seat: str, user_id: int, snowflake: int) -> StoredOrder | None:
    """Take an order back where the rules allow it; return it, None if there was none. Raises `Refusal`."""
    async with house.db.write(keys.of_turn(turn_id)) as tx:
        play = await take_turn(tx, house, turn_id)
        link, hand = check_answers(play, SeatId(seat), user_id), await hand_of(play)
        check_may_send(play, hand, SeatId(seat), link)
        check_time(play, snowflake)
        current = hand.sent_as(SeatId(seat), link)
        if current is not None and current.snowflake > snowflake:
            return None  # it was sent after this, which comes a second time
        if current is not None:
            await rows.set_status(tx, current.id, "withdrawn")
            if link == "captain":
                await note_change(play, SeatId(seat))
            else:
                await turns.look_again_at(tx, play.contest.id)
        return current


async def find_own_order(house: House, turn_id: int, seat: str, user_id: int | None = None) -> StoredOrder | None:
    """Return the order of a seat that counts; with `user_id` what he has sent for it himself, as captain or deputy.

    Whoever asks must answer for the seat: the caller sees to that.
    """
    async with house.db.read() as tx:
        if user_id is None:
            return await rows.current(tx, turn_id, SeatId(seat))
        play = await take_turn(tx, house, turn_id)
        return (await hand_of(play)).sent_as(SeatId(seat), find_link(play.file, seat, user_id) or "captain")


async def list_orders_sent(house: House, turn_id: int, seat: str) -> tuple[StoredOrder, ...]:
    """Return all that was sent for a seat and stands, the captain's first; as `find_own_order` for its people."""
    async with house.db.read() as tx:
        found = [await rows.sent_as(tx, turn_id, SeatId(seat), link) for link in SENDERS]
    return tuple(order for order in found if order is not None)


async def read_receipt(house: House, order_id: int) -> OrderReceipt:
    """Return the receipt of an order as it stands now."""
    async with house.db.read() as tx:
        stored = await rows.need(tx, order_id)
        play = await take_turn(tx, house, stored.turn_id)
        silent = await list_missing(play)
    return OrderReceipt(
        order=stored,
        due_ms=play.turn.due_ms,
        missing_seats=tuple(silent),
        closed_now=play.turn.status == "closed",
        file=play.file,
    )


async def find_receipt(house: House, turn_id: int, user_id: int) -> OrderReceipt | None:
    """Return the receipt of what a person has in for a turn, whatever became of the turn; None for nothing."""
    async with house.db.read() as tx:
        sent = [one for one in await rows.in_hand(tx, turn_id) if one.user_id == user_id and one.status in rows.IN_HAND]
    return await read_receipt(house, sent[-1].id) if sent else None


async def check_in(house: House, turn_id: int, user_id: int, snowflake: int) -> OrderReceipt:
    """Report a player present where each answers for himself; return the receipt of his seat's order, which lists them.

    Raises `Refusal`.
    """
    async with house.db.write(keys.of_turn(turn_id)) as tx:
        play = await take_turn(tx, house, turn_id)
        played = [row for row in play.file.participants if row.user_id == user_id]
        if not played:
            raise Refusal(Why.NOT_PARTICIPANT)
        seat = played[0].seat
        hand = await hand_of(play)
        current = hand.sent_as(seat, "captain")
        held = None if current is None else play.game.parse(play.state, seat, current.canonical)
        own = [row.player for row in played if row.seat == seat]
        presence = play.game.presence
        text = None if presence is None else presence.checks_in(play.state, seat, held, own)
        if text is None:
            raise Refusal(Why.CLOSED, due_ms=play.turn.due_ms)
        if current is not None and current.canonical == text:
            found = ReceivedOrder(current, hand, play.turn.ready)
        else:
            sent = SentOrder(seat=seat, user_id=user_id, text=text, snowflake=snowflake)
            found = await receive_order(play, sent, is_closed_next=True)
        silent = await list_missing(play, found.hand)
    return await close_if_complete(play, found, silent)


async def close_if_complete(
    play: Play, found: ReceivedOrder, silent: Sequence[SeatId], person: Person | None = None
) -> OrderReceipt:
    """Close the turn if it was made complete. The order is committed: whatever happens here, the receipt is given."""
    turn, file = play.turn, play.file
    closed_now = turn.status == "closed"  # the same order came again, later
    try:
        if found.is_ready and not closed_now:
            file = await close_turn(play.house, turn.id, "complete") or await _now(play)  # or the heart was faster
            closed_now = file.turn.status == "closed"
    except Exception as error:  # the next beat of the heart closes it
        report_failure(f"turn {turn.id} could not be closed now", error)
    return OrderReceipt(
        order=found.order,
        due_ms=turn.due_ms,
        missing_seats=tuple(silent),
        closed_now=closed_now,
        file=file,
        person=person,
    )


async def _now(play: Play) -> File:
    async with play.house.db.read() as tx:
        return await files.of_turn(tx, play.turn.id)
