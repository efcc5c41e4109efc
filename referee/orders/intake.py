"""Where an order is accepted, or not: read, checked, merged with what its seat has sent before, and kept."""

import base64
from typing import NamedTuple, TypedDict

import msgspec

from db import messages, outbox, turns
from db import orders as rows
from referee.hand import answering
from referee.hand.play import Hand, Play, hand_of
from referee.hand.resolution import is_complete, read_kept_order, spell_order
from referee.hand.times import snowflake_ms
from referee.house import House
from referee.model import Link, Person, Refusal, StoredOrder, Why
from referee.outbox import announce
from referee.turns.opening import awaits_start
from referee.turns.owing import find_lacking_in, list_owing_in
from rules import seals
from rules.contract import SeatId
from rules.errors import OrderError

RECEIPT_BYTES = 5


class SentOrder(msgspec.Struct, frozen=True, kw_only=True):
    """An order as it arrives; `snowflake` tells when Discord received it, `copy_by_dm` asks for a receipt by DM.

    `link`: whether it is the captain's, or their deputy's, which is kept beside it.

    `as_sent` is what its author wrote, if `text` is a reading of that.

    `shown` is the canonical form in which it was shown back for confirmation, if it was, and `held` what the seat had
    ordered before then.
    """

    seat: SeatId
    user_id: int
    text: str
    as_sent: str | None = None
    snowflake: int
    link: Link = "captain"
    by_referee: bool = False
    copy_by_dm: bool = False
    shown: str | None = None
    held: str | None = None


class ReceivedOrder(NamedTuple):
    """An order that was accepted, what is in hand with it, and whether the turn may close now."""

    order: StoredOrder
    hand: Hand
    is_ready: bool


async def receive_order(
    play: Play, sent: SentOrder, *, sender: Person | None = None, is_closed_next: bool = False
) -> ReceivedOrder:
    """Accept an order, or not: the only place where that is decided. Raises `OrderError`, `Refusal`.

    In time is what Discord received up to the deadline (design 4), whenever it reaches us before the close. Who may
    send it is the caller's question. `sender`: who sends it, if that was read in this transaction. `is_closed_next`:
    where it makes the turn complete that is closed next, and shown in its panels by then.
    """
    hand = await hand_of(play)
    current = hand.sent_as(sent.seat, sent.link)
    if current is not None and _is_again(play, current, sent):
        return ReceivedOrder(current, hand, play.turn.ready)
    check_may_send(play, hand, sent.seat, sent.link)
    check_time(play, sent.snowflake)
    held = None if current is None else read_kept_order(play.game, play.state, sent.seat, current.canonical)
    if sent.shown is not None:
        _check_shown(play, sent, held)
    order = _merged(play, sent, held)
    if order is not None and play.game.is_trial(order):
        raise Refusal(Why.TRIAL)
    canonical = "" if order is None else spell_order(play.game, play.state, sent.seat, order)
    if current is not None:
        await rows.replace(play.tx, play.turn.id, sent.seat, sent.link)
    stored = await rows.add(
        play.tx,
        turn_id=play.turn.id,
        seat=sent.seat,
        user_id=sent.user_id,
        by_referee=sent.by_referee,
        text=sent.text,
        as_sent=sent.text if sent.as_sent is None else sent.as_sent,
        canonical=canonical,
        link=sent.link,
        status=None if order is not None else "withdrawn",  # nothing is left of what was ordered
        sent_ms=snowflake_ms(sent.snowflake),
        snowflake=sent.snowflake,
        receipt=_receipt_code(play.house),
        **make_seal(play, sent.seat, canonical),
    )
    before, hand, is_ready = hand, hand.after(stored), play.turn.ready
    async with outbox.together(play.tx):
        if sent.copy_by_dm:
            copy = messages.Receipt(seat=sent.seat, order_id=stored.id)
            await announce.tell_person(play, sender or sent.user_id, copy)
        if sent.link == "captain":  # of a deputy's order nothing may show before the close, not even an edited panel
            is_ready = await mark_ready(play, hand, before=before)
            if not (is_ready and is_closed_next):
                await announce.refresh_panels(play, seat=sent.seat)
    return ReceivedOrder(stored, hand, is_ready)


async def mark_ready(play: Play, hand: Hand | None = None, *, before: Hand | None = None) -> bool:
    """Note whether the turn may close early, so that it does even if we die before closing it.

    Its reminders are looked at anew, unless nobody owes what they did not owe with what was in hand `before`.
    """
    sent = (await hand_of(play) if hand is None else hand).sealed
    # Who alone is awaited lets nobody change their mind: their order is the turn.
    may_grow = play.game.adding is not None and play.game.adding.may_grow
    is_alone = len(play.turn.awaiting) == 1 and not may_grow
    is_early = play.contest.settings.early_close or is_alone
    is_early = is_early and not awaits_start(play.contest, play.turn.number)
    ready = is_early and is_complete(play.game, play.state, sent)
    if hand is None or before is None or _owing(play, hand) - _owing(play, before):
        await turns.change(play.tx, play.turn.id, was=("open",), ready=ready, remind_ms=0)
    elif ready != play.turn.ready:
        await turns.change(play.tx, play.turn.id, was=("open",), ready=ready)
    return ready


def _owing(play: Play, hand: Hand) -> set[str]:
    """Return who owes something in a turn with what is in hand, as they are known among those who do."""
    owed = find_lacking_in(play.game, play.state, hand)
    return {one.name for one in list_owing_in(play.file, hand, owed)}


async def note_change(play: Play, seat: SeatId) -> bool:
    """Have everything that depends on the orders in hand brought up to date; return whether the turn may close."""
    is_ready = await mark_ready(play)
    await announce.refresh_panels(play, seat=seat)
    return is_ready


def write_kept_order(play: Play, order: object | None) -> str:
    """Return an order as it is written; nothing where nothing is left of it."""
    return "" if order is None else play.game.canonical(order)


def _check_shown(play: Play, sent: SentOrder, held: object | None) -> None:
    """Raise `Refusal` unless the message still means what was shown back, with what was held then or is held now."""
    then = None if sent.held is None else read_kept_order(play.game, play.state, sent.seat, sent.held)
    for before in (then, held):
        try:
            order = play.game.merge(play.state, sent.seat, before, sent.text)
        except OrderError:
            continue
        if write_kept_order(play, order) == sent.shown:
            return
    raise Refusal(Why.POSITION_CHANGED)


def _is_again(play: Play, current: StoredOrder, sent: SentOrder) -> bool:
    """Return whether the same person sends the same order again, as by a double click."""
    if (current.user_id, current.by_referee) != (sent.user_id, sent.by_referee):
        return False
    held = read_kept_order(play.game, play.state, sent.seat, current.canonical)
    try:
        order = _merged(play, sent, held)
    except OrderError:
        return False
    return order is not None and play.game.canonical(order) == current.canonical


def _merged(play: Play, sent: SentOrder, held: object | None) -> object | None:
    """Return what the seat has ordered with this; a referee learns nothing of what it had ordered before."""
    add = play.game.enter if sent.by_referee else play.game.merge
    return add(play.state, sent.seat, held, sent.text)


def check_answers(play: Play, seat: SeatId, user_id: int) -> Link:
    """Return as what somebody answers for a seat. Orders from anybody else are refused."""
    link = answering.find_link(play.file, seat, user_id)
    if link is None:
        raise Refusal(Why.NOT_CAPTAIN)
    return link


def check_may_send(play: Play, hand: Hand, seat: SeatId, link: Link = "captain") -> None:
    """Raise `Refusal` where a seat's captain, or their deputy, may send nothing (more) in this turn."""
    if play.turn.status != "open" or play.contest.status == "over":
        raise Refusal(Why.CLOSED, due_ms=play.turn.due_ms)
    if play.contest.status == "paused":
        raise Refusal(Why.PAUSED)
    if seat not in play.turn.accepting:
        raise Refusal(Why.NOT_AWAITED)
    if not play.game.kind_of(play.game.stage(play.state)).is_final:
        return
    if hand.sent_as(seat, link) is not None:
        raise Refusal(Why.ALREADY_SUBMITTED, game=play.contest.game)
    if hand.sent_as(seat, "captain") is not None:
        raise Refusal(Why.CAPTAIN_SENT)


def check_time(play: Play, snowflake: int) -> None:
    """Raise `Refusal` for what Discord received after the deadline."""
    if snowflake_ms(snowflake) > play.turn.due_ms:
        raise Refusal(Why.CLOSED, due_ms=play.turn.due_ms)


class Seal(TypedDict):
    """The part of a stored order that binds it: see `rules.seals`."""

    salt: bytes
    seal: str


def make_seal(play: Play, seat: SeatId, canonical: str) -> Seal:
    """Return a fresh salt and the seal that an order has with it."""
    salt = play.house.random_bytes(seals.SALT_BYTES)
    return Seal(salt=salt, seal=seals.seal(salt, play.contest.id, play.turn.number, seat, canonical))


def _receipt_code(house: House) -> str:
    code = base64.b32encode(house.random_bytes(RECEIPT_BYTES)).decode()
    return f"{code[:4]}-{code[4:]}"
