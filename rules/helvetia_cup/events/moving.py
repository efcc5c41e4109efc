"""Cards and moves."""

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from rules.helvetia_cup.cards import CardKind
from rules.helvetia_cup.events.fact import Fact
from rules.helvetia_cup.pitch import Hex
from rules.helvetia_cup.state import CardNo, Number, Seat

RecoveredHow = Literal["loose", "steal", "tackle", "interception", "short_pass", "long_pass"]
PushedWhy = Literal["ball_hex", "box", "keeper"]


class CardPlayed(Fact, frozen=True, kw_only=True, tag="card_played"):
    """A card is spent."""

    seat: Seat
    card: CardNo
    kind: CardKind
    target: Number | UnsetType = UNSET


class BoostGained(Fact, frozen=True, kw_only=True, tag="boost_gained"):
    """BOOST by a card; `boost`: what they have now."""

    seat: Seat
    player: Number
    boost: int


class StoodUp(Fact, frozen=True, kw_only=True, tag="stood_up"):
    """A fallen figure stands."""

    seat: Seat
    player: Number
    at: Hex


class Fell(Fact, frozen=True, kw_only=True, tag="fell"):
    """A figure falls."""

    seat: Seat
    player: Number
    at: Hex


class Moved(Fact, frozen=True, kw_only=True, tag="moved"):
    """A move; `path` without the start, empty if they only leave; `with_ball`: they had it when they set off."""

    seat: Seat
    player: Number
    path: tuple[Hex, ...]
    boosts: int
    overlap: bool
    with_ball: bool


class MoveDropped(Fact, frozen=True, kw_only=True, tag="move_dropped"):
    """A move that could not be played any more, and why."""

    seat: Seat
    player: Number
    code: str


class Exhausted(Fact, frozen=True, kw_only=True, tag="exhausted"):
    """Their BOOST came to nothing."""

    seat: Seat
    player: Number


class BallRecovered(Fact, frozen=True, kw_only=True, tag="ball_recovered"):
    """A figure has got the ball."""

    seat: Seat
    player: Number
    at: Hex
    how: RecoveredHow


class TakerBrought(Fact, frozen=True, kw_only=True, tag="taker_brought"):
    """The nearest attacker is brought to the ball (HC-2.5-fk-a)."""

    seat: Seat
    player: Number
    start: Hex = msgspec.field(name="from")
    at: Hex


class Pushed(Fact, frozen=True, kw_only=True, tag="pushed"):
    """A figure is put elsewhere."""

    seat: Seat
    player: Number
    start: Hex = msgspec.field(name="from")
    to: Hex
    why: PushedWhy
