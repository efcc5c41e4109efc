"""Where an order comes in: read, shown back, confirmed, kept. What it says stays between its seat and the close."""

import base64
from string import ascii_letters

import msgspec

from db import contests, turns
from db import orders as rows
from db.rows import Turn
from referee import announce
from referee.close import close_turn
from referee.faults import report
from referee.house import House
from referee.model import Draft, Preview, Receipt, Refusal, StoredOrder
from referee.play import Play, take
from referee.resolution import is_complete, read
from referee.times import snowflake_ms
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
    "preview",
    "receipt",
    "submit",
    "withdraw",
]

ROLL_CALL = "roll_call"  # a stage in which each player reports for himself
RECEIPT_BYTES = 5
MOST_DRAFTS = 10  # of one person for one turn; older ones go


class Sent(msgspec.Struct, frozen=True, kw_only=True):
    """An order as it arrives; `snowflake` tells when Discord received it, `copy_by_dm` asks for a receipt by DM.

    `shown` is the canonical form in which it was shown back for confirmation, if it was.
    """

    seat: SeatId
    user_id: int
    text: str
    snowflake: int
    by_referee: bool = False
    copy_by_dm: bool = False
    shown: str | None = None


async def check_open(house: House, turn_id: int, seat: str) -> None:
    """Raise `Refusal` where `seat` may send nothing (more) for this turn: before a form is filled in for nothing."""
    async with house.db.read() as tx:
        await _check_open(await take(tx, house, turn_id), SeatId(seat))


async def preview(house: House, turn_id: int, seat: str, text: str) -> Preview:
    """Return how `text` would be understood; nothing is kept. Raises `OrderError`, `Refusal`."""
    async with house.db.read() as tx:
        play = await take(tx, house, turn_id)
        await _check_open(play, SeatId(seat))
    order = play.game.parse(play.state, SeatId(seat), text)
    return Preview(turn_id=turn_id, seat=SeatId(seat), order=order, canonical=play.game.canonical(order))


async def draft(house: House, turn_id: int, seat: str, user_id: int, text: str) -> Draft:
    """Keep an order that its captain is asked to confirm; return it. Raises `OrderError`, `Refusal`."""
    async with house.db.read() as tx:
        await _check_captain(await take(tx, house, turn_id), SeatId(seat), user_id)
    read = await preview(house, turn_id, seat, text)
    async with house.db.write() as tx:
        kept = await rows.add_draft(
            tx,
            turn_id=turn_id,
            seat=seat,
            user_id=user_id,
            text=text,
            canonical=read.canonical,
            created_ms=house.clock.now_ms(),
        )
        await rows.keep_drafts(tx, kept, MOST_DRAFTS)
    return kept


async def discard_draft(house: House, draft_id: int, user_id: int) -> bool:
    """Throw one's own draft away; return whether there was one. Raises `Refusal` if it is the order that counts."""
    async with house.db.write() as tx:
        found = await rows.get_draft(tx, draft_id)
        if found is None or found.user_id != user_id:
            return False
        current = await rows.current(tx, found.turn_id, found.seat)
        if current is not None and (current.user_id, current.canonical) == (user_id, found.canonical):
            raise Refusal("draft_sent")
        await rows.remove_draft(tx, draft_id, user_id)
        return True


async def confirm(house: House, draft_id: int, user_id: int, snowflake: int, *, copy_by_dm: bool = True) -> Receipt:
    """Submit a draft: `snowflake` is the confirmation's. Raises `Refusal`.

    What counts is what was shown: a draft that the position, corrected since, makes another order is refused.
    """
    async with house.db.read() as tx:
        found = await rows.get_draft(tx, draft_id)
    if found is None or found.user_id != user_id:
        raise Refusal("unknown_draft")
    return await submit(
        house,
        found.turn_id,
        found.seat,
        user_id,
        found.text,
        snowflake,
        copy_by_dm=copy_by_dm,
        shown=found.canonical,
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
) -> Receipt:
    """Return the receipt of an order, once it is safe; with the last one missing the turn closes at once.

    The same order from the same person again gives the first receipt again. `copy_by_dm`: the receipt also goes by
    DM, where DMs reach the captain. Raises `OrderError`, `Refusal`.
    """
    async with house.db.write() as tx:
        play = await take(tx, house, turn_id)
        if not by_referee:
            await _check_captain(play, SeatId(seat), user_id)
        sent = Sent(
            seat=SeatId(seat),
            user_id=user_id,
            text=text,
            snowflake=snowflake,
            by_referee=by_referee,
            copy_by_dm=copy_by_dm,
            shown=shown,
        )
        stored = await receive(play, sent)
        missing = await turns.silent(tx, play.turn)
    return await finish(house, stored, play.turn, missing)


async def receive(play: Play, sent: Sent) -> StoredOrder:
    """Accept an order, or not: the only place where that is decided. Raises `OrderError`, `Refusal`.

    In time is what Discord received up to the deadline (design 4), whenever it reaches us before the close. Who may
    send it is the caller's question.
    """
    current = await rows.current(play.tx, play.turn.id, sent.seat)
    if current is not None and _is_again(play, current, sent):
        return current
    await _check_open(play, sent.seat)
    _check_time(play, sent.snowflake)
    order = play.game.parse(play.state, sent.seat, sent.text) if sent.shown is None else _as_shown(play, sent)
    stored = await rows.add(
        play.tx,
        turn_id=play.turn.id,
        seat=sent.seat,
        user_id=sent.user_id,
        by_referee=sent.by_referee,
        text=sent.text,
        canonical=play.game.canonical(order),
        sent_ms=snowflake_ms(sent.snowflake),
        snowflake=sent.snowflake,
        receipt=_receipt_code(play.house),
    )
    if sent.copy_by_dm:
        payload = {"order_id": stored.id, "seat": sent.seat}
        await announce.tell(play, sent.user_id, kind="receipt", payload=payload)
    await _note_change(play)
    return stored


async def withdraw(house: House, turn_id: int, seat: str, user_id: int, snowflake: int) -> StoredOrder | None:
    """Take an order back where the rules allow it; return it, None if there was none. Raises `Refusal`."""
    async with house.db.write() as tx:
        play = await take(tx, house, turn_id)
        await _check_captain(play, SeatId(seat), user_id)
        await _check_open(play, SeatId(seat))
        _check_time(play, snowflake)
        current = await rows.current(tx, turn_id, SeatId(seat))
        if current is not None:
            await rows.set_status(tx, current.id, "withdrawn")
            await _note_change(play)
        return current


async def mine(house: House, turn_id: int, seat: str) -> StoredOrder | None:
    """Return the order of a seat that counts. Whoever asks must hold the seat: the caller sees to that."""
    async with house.db.read() as tx:
        return await rows.current(tx, turn_id, SeatId(seat))


async def receipt(house: House, order_id: int) -> Receipt:
    """Return the receipt of an order as it stands now."""
    async with house.db.read() as tx:
        stored = await rows.need(tx, order_id)
        turn = await turns.need(tx, stored.turn_id)
        missing = await turns.silent(tx, turn)
    is_closed = turn.status == "closed"
    return Receipt(order=stored, due_ms=turn.due_ms, missing_seats=tuple(missing), closed_now=is_closed)


async def missing_seats(house: House, turn_id: int) -> tuple[SeatId, ...]:
    """Return the awaited seats that have sent nothing."""
    async with house.db.read() as tx:
        return tuple(await turns.silent(tx, await turns.need(tx, turn_id)))


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
        missing = await turns.silent(tx, play.turn)
    return await finish(house, stored, play.turn, missing)


async def mark_ready(play: Play) -> None:
    """Note whether the turn may close early, so that it does even if we die before closing it; look at reminders."""
    sent = {order.seat: order.canonical for order in await rows.all_current(play.tx, play.turn.id)}
    is_early = bool(play.contest.settings.get("early_close", True)) and not _awaits_start(play)
    ready = is_early and is_complete(play.game, play.state, sent)
    await turns.change(play.tx, play.turn.id, was=("open",), ready=ready, remind_ms=0)


def _awaits_start(play: Play) -> bool:
    """Return whether this is the first stage of a contest that begins at an hour agreed on: it lasts until then."""
    return play.turn.number == 1 and "start_ms" in play.contest.settings


async def finish(house: House, stored: StoredOrder, turn: Turn, missing: list[SeatId]) -> Receipt:
    """Close the turn if it was made complete. The order is committed: whatever happens here, the receipt is given."""
    closed_now = False
    try:
        async with house.db.read() as tx:
            is_ready = (await turns.need(tx, turn.id)).ready
        if is_ready:
            closed_now = await close_turn(house, turn.id, "complete")
    except Exception as error:  # the next beat of the heart closes it
        report(f"turn {turn.id} could not be closed now", error)
    return Receipt(order=stored, due_ms=turn.due_ms, missing_seats=tuple(missing), closed_now=closed_now)


async def _note_change(play: Play) -> None:
    await mark_ready(play)
    await announce.refresh_panel(play)


def _as_shown(play: Play, sent: Sent) -> object:
    """Return the order if it still is what was shown back. Raises `Refusal`."""
    order = read(play.game, play.state, sent.seat, sent.text)
    if order is None or play.game.canonical(order) != sent.shown:
        raise Refusal("position_changed")
    return order


def _is_again(play: Play, current: StoredOrder, sent: Sent) -> bool:
    """Return whether the same person sends the same order again, as by a double click."""
    if (current.user_id, current.by_referee) != (sent.user_id, sent.by_referee):
        return False
    order = read(play.game, play.state, sent.seat, sent.text)
    return order is not None and play.game.canonical(order) == current.canonical


async def _check_captain(play: Play, seat: SeatId, user_id: int) -> None:
    """KB-7-i: orders from anybody but the captain are refused."""
    held = [row.seat for row in await contests.seats(play.tx, play.contest.id) if row.user_id == user_id]
    if seat not in held:
        raise Refusal("not_captain")


async def _check_open(play: Play, seat: SeatId) -> None:
    if play.turn.status != "open" or play.contest.status == "over":
        raise Refusal("closed", due_ms=play.turn.due_ms)
    if play.contest.status == "paused":
        raise Refusal("paused")
    if seat not in play.turn.awaiting:
        raise Refusal("not_awaited")
    # KB-7-c: one submission, no correction.
    if play.game.is_final(play.state) and await rows.current(play.tx, play.turn.id, seat) is not None:
        raise Refusal("already_submitted")


def _check_time(play: Play, snowflake: int) -> None:
    if snowflake_ms(snowflake) > play.turn.due_ms:
        raise Refusal("closed", due_ms=play.turn.due_ms)


def _receipt_code(house: House) -> str:
    code = base64.b32encode(house.random_bytes(RECEIPT_BYTES)).decode()
    return f"{code[:4]}-{code[4:]}"
