"""An order before it is one: the seat that may send it, how its text would be understood, what waits to be confirmed.

What is only looked at is not kept. What was shown back is: until it is confirmed, found again or thrown away.
"""

import msgspec

from db import keys
from db import orders as rows
from referee.hand.play import hand_of, take_turn
from referee.hand.resolution import read_kept_order, spell_order
from referee.hand.unreadable import guard_reading
from referee.house import House
from referee.model import Draft, File, Link, Preview, Refusal, StoredOrder, Why
from referee.orders.intake import check_answers, check_may_send
from rules.contract import SeatId
from rules.errors import OrderError


class SeatedPerson(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody at a seat that may send an order in a turn: with what is around it, and what the seat has in."""

    file: File
    seat: SeatId
    link: Link
    held: StoredOrder | None


async def take_seat(house: House, turn_id: int, seat: str, user_id: int | None = None) -> SeatedPerson:
    """Return a seat that may send an order now. Raises `Refusal`.

    `user_id`: who asks, if it must be the one who answers for the seat.
    """
    async with house.db.read() as tx:
        play = await take_turn(tx, house, turn_id)
        hand = await hand_of(play)
    link: Link = "captain" if user_id is None else check_answers(play, SeatId(seat), user_id)
    with guard_reading(play.contest.id):
        check_may_send(play, hand, SeatId(seat), link)
    return SeatedPerson(file=play.file, seat=SeatId(seat), link=link, held=hand.sent_as(SeatId(seat), link))


def understand_order(house: House, at: SeatedPerson, text: str) -> Preview:
    """Return how `text` would be understood; nothing is read or kept. Raises `OrderError`."""
    game = house.games[at.file.contest.game]
    state = game.decode(at.file.turn.state)
    held = None if at.held is None else read_kept_order(game, state, at.seat, at.held.canonical)
    order = game.merge(state, at.seat, held, text)
    return Preview(
        turn_id=at.file.turn.id,
        seat=at.seat,
        link=at.link,
        order=order,
        canonical="" if order is None else spell_order(game, state, at.seat, order),
        held="" if held is None else game.canonical(held),
        file=at.file,
    )


async def preview_order(house: House, turn_id: int, seat: str, text: str, user_id: int | None = None) -> Preview:
    """Return how `text` would be understood; nothing is kept. Raises as `take_seat` and `understand_order`."""
    return understand_order(house, await take_seat(house, turn_id, seat, user_id), text)


MOST_DRAFTS = 10  # of one person for one turn; older ones go


async def write_draft(house: House, turn_id: int, seat: str, user_id: int, text: str) -> Draft:
    """Keep an order that its captain is asked to confirm; return it. Raises `OrderError`, `Refusal`."""
    return await keep_draft(house, await preview_order(house, turn_id, seat, text, user_id), user_id, text)


async def keep_draft(house: House, shown: Preview, user_id: int, text: str, as_sent: str | None = None) -> Draft:
    """Keep an order that its captain is asked to confirm, as it is shown to them; return it.

    `as_sent`: what they wrote, if `text` is a reading of that.
    """
    async with house.db.write(keys.aside(keys.of_turn(shown.turn_id))) as tx:
        kept = await rows.add_draft(
            tx,
            turn_id=shown.turn_id,
            seat=shown.seat,
            user_id=user_id,
            text=text,
            as_sent=text if as_sent is None else as_sent,
            canonical=shown.canonical,
            held=shown.held or None,
            created_ms=house.clock.now_ms(),
        )
        await rows.keep_drafts(tx, kept, MOST_DRAFTS)
    return kept


async def get_own_draft(house: House, draft_id: int, user_id: int) -> Draft:
    """Return a draft of a person. Raises `Refusal` if there is no such draft."""
    async with house.db.read() as tx:
        found = await rows.get_draft(tx, draft_id)
    if found is None or found.user_id != user_id:
        raise Refusal(Why.UNKNOWN_DRAFT)
    return found


async def find_unsent(house: House, turn_id: int, seat: SeatId, user_id: int) -> tuple[Draft, Preview] | None:
    """Return the order that a person was shown last for a seat and has not sent, as it would be understood now.

    None if there is none, or it could not be sent any more.
    """
    async with house.db.read() as tx:
        found = await rows.last_draft(tx, turn_id, seat, user_id)
    if found is None:
        return None
    try:
        now = await preview_order(house, turn_id, seat, found.text, user_id)
    except (OrderError, Refusal):
        return None
    return (found, now) if now.canonical == found.canonical != "" else None


async def read_last_written(house: House, at: SeatedPerson, user_id: int) -> str:
    """Return what a person at a seat has ordered last, in the page's notation: not sent yet, else in hand; or nothing.

    What could not be sent any more is not taken up.
    """
    async with house.db.read() as tx:
        found = await rows.last_draft(tx, at.file.turn.id, at.seat, user_id)
    if found is not None and _stands(house, at, found):
        return found.canonical
    return "" if at.held is None else at.held.canonical


def _stands(house: House, at: SeatedPerson, found: Draft) -> bool:
    try:
        return understand_order(house, at, found.text).canonical == found.canonical
    except OrderError:
        return False


async def discard_draft(house: House, draft_id: int, user_id: int) -> bool:
    """Throw one's own draft away; return whether there was one. Raises `Refusal` if it is the order that counts."""
    async with house.db.write(keys.of_draft(draft_id)) as tx:
        found = await rows.get_draft(tx, draft_id)
        if found is None or found.user_id != user_id:
            return False
        sent = [one for one in await rows.in_hand(tx, found.turn_id) if one.seat == found.seat]
        if (user_id, found.canonical) in {(one.user_id, one.canonical) for one in sent}:
            raise Refusal(Why.DRAFT_SENT, game=(await take_turn(tx, house, found.turn_id)).contest.game)
        await rows.remove_draft(tx, draft_id, user_id)
        return True
