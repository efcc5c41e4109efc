"""A turn resolved as a value, before anything is written: pure, so that the same turn gives the same again.

Work on long positions is done in a thread: what takes longer than the loop may be held keeps nobody waiting.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, TypeVar

import msgspec

from db.engine import is_carried
from referee.model import By, StoredOrder, Turn
from rules.contract import JsonObject, Outcome, Record, SeatId
from rules.dice import Dice, Roll, entropy_of
from rules.errors import CaseError, OrderError
from rules.game import AnyGame
from rules.reading import read_turn
from rules.wishes import Wish

T = TypeVar("T")

LONG_BYTES = 16_384  # a Swiss round of 64 takes 50 ms to pair, its position 19,000 bytes; no match's is half as long


async def work_apart(size: int, work: Callable[[], T]) -> T:
    """Return what `work`, which is pure, makes of positions of `size` bytes; what it raises is raised."""
    return work() if size < LONG_BYTES or is_carried() else await asyncio.to_thread(work)


class StaysOpenError(Exception):
    """The game refuses what `seats` sent and keeps the turn open: nothing is resolved."""

    def __init__(self, seats: tuple[SeatId, ...]) -> None:
        super().__init__(f"refused: {', '.join(seats)}")
        self.seats = seats


class Resolution(msgspec.Struct, frozen=True, kw_only=True):
    """What a turn came to, ready to be written. `audience` are the seats that alone may know some of the events."""

    state: msgspec.Struct
    after: bytes
    events: bytes
    rolls: tuple[Roll, ...]
    entropy: bytes
    awaiting: tuple[SeatId, ...]
    audience: tuple[SeatId, ...]
    records: tuple[Record, ...]
    bulletins: tuple[str, ...]


class TurnChance(NamedTuple):
    """What the dice of a turn come of, besides its orders.

    `blind`: what is mixed into the entropy, None in a turn from before there were blinds. `entropy`: that of the first
    resolution, for a turn that is resolved again.
    """

    seed: bytes
    forced: Mapping[str, int]
    blind: bytes | None
    entropy: bytes | None = None


def chance_of(turn: Turn) -> TurnChance:
    """Return what the dice of a turn come of that is resolved for the first time."""
    return TurnChance(turn.seed, turn.forced, turn.blind)


def resolve_sealed(
    game: AnyGame,
    before: bytes,
    sealed: Mapping[SeatId, str],
    chance: TurnChance,
    service: Mapping[SeatId, str] | None = None,
) -> Resolution:
    """Return what the `sealed` orders (seat -> text) make of the state `before`. Raises whatever the game raises.

    `service`: what the game's service seats say, such as its clock; no part of the entropy. Raises `StaysOpenError` if
    the game keeps the turn open.
    """
    state, entropy = game.decode(before), chance.entropy
    if entropy is None:
        entropy = entropy_of({str(seat): text for seat, text in sealed.items()}, chance.blind or b"")
    dice = Dice(chance.seed, entropy, chance.forced)
    reading = read_turn(game, state, {**sealed, **(service or {})})
    if reading.stays_open:
        raise StaysOpenError(tuple(refusal.seat for refusal in reading.refusals))
    outcome = game.resolve(state, reading.orders, dice)
    return Resolution(
        state=outcome.state,
        after=game.encode(outcome.state),
        events=msgspec.json.encode(outcome.events),
        rolls=tuple(dice.rolls),
        entropy=entropy,
        awaiting=game.awaiting(outcome.state),
        audience=audience_of(outcome.events),
        records=game.records(outcome.events),
        bulletins=game.bulletins(outcome.state, outcome.events),
    )


def is_complete(game: AnyGame, state: msgspec.Struct, sent: Mapping[SeatId, str]) -> bool:
    """Return whether a turn may close before its deadline with the orders that were sent."""
    orders = {seat: read_kept_order(game, state, seat, text) for seat, text in sent.items()}
    return game.is_complete(state, {seat: order for seat, order in orders.items() if order is not None})


def read_kept_order(game: AnyGame, state: msgspec.Struct, seat: SeatId, text: str | None) -> object | None:
    """Return the order; None where there is none, or where a referee's act has made it impossible."""
    if text is None:
        return None
    try:
        return game.parse(state, seat, text)
    except OrderError:
        return None


def spell_order(game: AnyGame, state: msgspec.Struct, seat: SeatId, order: object) -> str:
    """Return an order as it is kept. Raises `OrderError` if it could not be read again when its turn closes.

    Its canonical spelling may be longer than what was written, and the page bounds how long an order is.
    """
    text = game.canonical(order)
    try:
        game.parse(state, seat, text)
    except OrderError as error:
        raise OrderError(error.code, 0, **error.details) from error
    return text


class FittedOrders(msgspec.Struct, frozen=True, kw_only=True):
    """Orders in hand in a position that a referee has changed: `state` as it is for them, and what becomes of them.

    `standing` are impossible as they were sent, but play all the same as `state` remembers them; `lapsed` do not count.
    """

    state: msgspec.Struct
    standing: tuple[StoredOrder, ...]
    lapsed: tuple[StoredOrder, ...]


def fit_orders(game: AnyGame, state: msgspec.Struct, orders: Iterable[StoredOrder]) -> FittedOrders:
    """Return what becomes of orders that were taken before `state` was made what it is."""
    now, standing, lapsed = state, list[StoredOrder](), list[StoredOrder]()
    accepting = game.accepting(state)
    for order in orders:
        if order.seat not in accepting:
            lapsed.append(order)
        elif read_kept_order(game, state, order.seat, order.canonical) is None:
            remembered = None if game.adding is None else game.adding.stands_by(now, order.seat, order.canonical)
            now = now if remembered is None else remembered
            (lapsed if remembered is None else standing).append(order)
    return FittedOrders(state=now, standing=tuple(standing), lapsed=tuple(lapsed))


def audience_of(events: tuple[msgspec.Struct, ...]) -> tuple[SeatId, ...]:
    """Return the seats that alone may know some of `events`."""
    named = {getattr(event, "audience", None) for event in events}
    return tuple(sorted(SeatId(seat) for seat in named if isinstance(seat, str)))


Granted = tuple[JsonObject, Outcome[msgspec.Struct, msgspec.Struct]]


def fulfil_wish(game: AnyGame, state: msgspec.Struct, wish: Wish, by: By) -> Granted | None:
    """Return the act that does what is asked, and its outcome; None where the game has none that is possible."""
    for op, fields in game.acts_for(wish):
        act = {**fields, "op": op}
        try:
            return act, game.override(state, {**act, "by": str(by.user_id), "reason": by.reason})
        except CaseError:
            continue
    return None
