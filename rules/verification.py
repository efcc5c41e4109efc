"""A closed turn as a file that anybody can check: seals, dice and result computed anew (`python -m rules verify`).

What is still secret is left out of the file and said to be unchecked: nobody's order is told by a verification.
"""

from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec

from rules.chain import Journal, lines_of_journal
from rules.checks import Check
from rules.contract import SeatId
from rules.dice import BLIND_BYTES, Dice, Roll, blind_hash, entropy_of, fair_value, key_of, seed_hash
from rules.errors import CaseError, unreadable
from rules.game import AnyGame
from rules.kit.codec import UNREADABLE
from rules.reading import read_turn
from rules.registry import GAMES
from rules.seals import announced_hash_of, seal
from rules.shapes import rewritten

FORM = "sifflet-turn-1"
MOST_SIDES = 1 << 32


class Identity(msgspec.Struct, frozen=True, kw_only=True):
    """Which contest it is."""

    id: int
    name: str = ""
    league: str = ""


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """Which turn it is; times are UTC milliseconds. `branch` grows each time a referee goes back."""

    number: int
    branch: int = 1
    stage: str = ""
    opened_ms: int
    due_ms: int
    closed_ms: int
    cause: str = ""


class SealedOrder(msgspec.Struct, frozen=True, kw_only=True):
    """An order that counted. `salt` (hexadecimal) and `text` are there once they may be shown to who holds the file.

    `link`: whether it was the captain's own, their deputy's, or their standing order, which count in this sequence.
    `as_sent`: what was written, where `text` is a reading of that; nothing is computed of it.
    """

    seat: str
    seal: str
    received_ms: int
    by_referee: bool = False
    link: Literal["captain", "deputy", "standing"] = "captain"
    salt: str | None = None
    text: str | None = None
    as_sent: str | None = None


class Draws(msgspec.Struct, frozen=True, kw_only=True):
    """The dice. `promise` was published when the turn opened; `entropy` is left out where it would betray orders.

    `blind_promise` was published with it, None in a turn from before there were blinds; `blind` is there once every
    order that the entropy comes from is public. `drawn_from`: these orders, if the turn was played again with others.
    """

    promise: str
    seed: str
    blind_promise: str | None = None
    blind: str | None = None
    entropy: str | None = None
    forced: Mapping[str, int] = {}
    rolls: tuple[Roll, ...] = ()
    drawn_from: Mapping[str, str] | None = None


class PlayRecord(msgspec.Struct, frozen=True, kw_only=True):
    """What a turn began with and what it came to, as the game writes it; `service`: texts of its service seats."""

    before: msgspec.Raw
    after: msgspec.Raw
    events: msgspec.Raw
    service: Mapping[SeatId, str] = {}


class TurnRecord(msgspec.Struct, frozen=True, kw_only=True, tag=FORM, tag_field="form"):
    """The file. `play` is left out while it would betray something, `rolls` then holds the draws that may be seen.

    `decided`: the turn was not resolved but ended by a referee's act or by what the players settled between them.
    `promised`: the hashes that promise the dice of the turn opened after it; None where its result bears no hash.
    """

    game: str
    rules_version: int
    contest: Identity
    turn: Moment
    orders: tuple[SealedOrder, ...]
    dice: Draws
    play: PlayRecord | None = None
    decided: bool = False
    promised: tuple[str, ...] | None = None


def verify_turn(record: TurnRecord) -> tuple[Check, ...]:
    """Return what was checked of a turn, in the order in which things happened. Never raises for what a file says."""
    orders = tuple(line for order in record.orders for line in _order_lines(record, order))
    return (*orders, *_announced_lines(record), *_dice_lines(record), *_play_lines(record))


def _order_lines(record: TurnRecord, order: SealedOrder) -> Iterator[Check]:
    holds = None
    if order.salt is not None and order.text is not None:
        salt = _bytes(order.salt)
        expected = seal(salt, record.contest.id, record.turn.number, order.seat, order.text) if salt else ""
        holds = expected == order.seal
    yield Check(point="seal", holds=holds, about=order.seat)
    is_in_time = order.received_ms <= record.turn.due_ms
    yield Check(point="time", holds=is_in_time or (None if order.by_referee else False), about=order.seat)


def _announced_lines(record: TurnRecord) -> Iterator[Check]:
    """Yield the hash that the turn's result has to bear: only who looks at the post knows whether it does."""
    if record.promised is not None:
        seals = {order.seat: order.seal for order in record.orders}
        about = announced_hash_of(record.contest.id, record.turn.number, seals, record.promised)
        yield Check(point="announced", holds=True, about=about)


def _dice_lines(record: TurnRecord) -> Iterator[Check]:
    if record.decided:
        return
    dice, seed = record.dice, _bytes(record.dice.seed)
    yield Check(point="promise", holds=seed is not None and seed_hash(seed) == dice.promise)
    entropy = None if dice.entropy is None else _bytes(dice.entropy)
    yield from _entropy_lines(record)
    if seed is None or (dice.entropy is not None and entropy is None):
        return
    if entropy is None:
        yield Check(point="rolls", holds=None, count=len(dice.rolls))
        return
    key = key_of(seed, entropy)
    wrong = [roll for roll in dice.rolls if not _fell(roll, key, dice.forced)]
    yield from (Check(point="roll", holds=False, about=roll.label) for roll in wrong)
    if not wrong:
        yield Check(point="rolls", holds=True, count=len(dice.rolls))


def _entropy_lines(record: TurnRecord) -> Iterator[Check]:
    """Yield whether the entropy is what it should be, in the form that the turn has: with a blind, or without."""
    dice = record.dice
    if dice.blind_promise is None and dice.blind is None:
        yield Check(point="entropy", holds=_comes_from_orders(record, b""))
    elif dice.blind is None:
        yield Check(point="blind-kept", holds=None)
    else:
        # Its length is part of the form: bytes moved between it and the orders would give the same entropy.
        blind = _bytes(dice.blind) or b""
        holds = len(blind) == BLIND_BYTES and blind_hash(blind) == dice.blind_promise
        yield Check(point="blind", holds=holds)
        yield Check(point="entropy-blind", holds=_comes_from_orders(record, blind))


def _comes_from_orders(record: TurnRecord, blind: bytes) -> bool | None:
    """Return whether the entropy is that of the orders, or of those of the first time; None if these are secret."""
    dice, texts = record.dice, {order.seat: order.text for order in record.orders}
    if dice.entropy is None or None in texts.values():
        return None
    known = [texts, *(() if dice.drawn_from is None else (dice.drawn_from,))]
    return dice.entropy in {entropy_of(orders, blind).hex() for orders in known}


def _fell(roll: Roll, key: bytes, forced: Mapping[str, int]) -> bool:
    if not 1 <= roll.sides <= MOST_SIDES:
        return False
    if roll.forced:
        return forced.get(roll.label) == roll.value
    return roll.label not in forced and fair_value(key, roll.label, roll.sides) == roll.value


def _play_lines(record: TurnRecord) -> Iterator[Check]:
    game, play = GAMES.get(record.game), record.play
    if record.decided:
        yield Check(point="decided", holds=None)
        return
    if game is None or game.rules_version != record.rules_version:
        yield Check(point="version", holds=None, about=str(record.rules_version))
        return
    if play is None:
        yield Check(point="result", holds=None)
        return
    try:
        after, events, rolls = _played_again(game, record, play)
        told, came_to = _value(play.events), _value(play.after)
    except Exception:
        yield Check(point="result", holds=False)
        return
    is_told = _same(events, told, game.shapes.events)
    yield Check(point="events", holds=is_told, count=len(told) if isinstance(told, list) else 0)
    is_same = _same(after, came_to, game.shapes.state)
    yield Check(point="result", holds=is_same and rolls == record.dice.rolls)


def _same(one: object, other: object, shape: object) -> bool:
    """Return whether two JSON values are the same, people's names aside: who is forgotten has another one by now."""
    bare = [rewritten(value, shape, lambda _, part, text: "" if part == "name" else text) for value in (one, other)]
    return one == other or bare[0] == bare[1]


def _played_again(game: AnyGame, record: TurnRecord, play: PlayRecord) -> tuple[object, object, tuple[Roll, ...]]:
    """Return state, events (as JSON values) and draws of the turn resolved anew."""
    state = game.decode(bytes(play.before))
    texts: dict[SeatId, str | None] = {SeatId(order.seat): order.text for order in record.orders}
    reading = read_turn(game, state, {**texts, **play.service})
    if reading.stays_open:
        raise CaseError(game.case_error, "these orders close no turn")
    dice = Dice(bytes.fromhex(record.dice.seed), bytes.fromhex(record.dice.entropy or ""), record.dice.forced)
    outcome = game.resolve(state, reading.orders, dice)
    events = msgspec.json.decode(msgspec.json.encode(outcome.events))
    return msgspec.json.decode(game.encode(outcome.state)), events, tuple(dice.rolls)


def verify_file(data: bytes) -> tuple[Check, ...]:
    """Return what was checked of a file: a turn, or the journal of a league. Raises `CaseError` for anything else."""
    try:
        read = msgspec.json.decode(data, type=TurnRecord | Journal)
    except UNREADABLE as error:
        raise CaseError("VERIFY", unreadable(error)) from None
    return verify_turn(read) if isinstance(read, TurnRecord) else lines_of_journal(read)


def _value(raw: msgspec.Raw) -> object:
    return msgspec.json.decode(bytes(raw))


def _bytes(text: str) -> bytes | None:
    try:
        return bytes.fromhex(text)
    except ValueError:
        return None
