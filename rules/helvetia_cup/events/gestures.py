"""Gestures of the defence and of the attack."""

from typing import Literal

import msgspec

from rules.helvetia_cup.events.fact import Cell, Fact
from rules.helvetia_cup.pitch import Direction, Hex, Zone
from rules.helvetia_cup.state import BySeat, Number, Seat

SidestepWhy = Literal["dodge", "steal", "interception"]
TackleResult = Literal["won", "foul", "pitiful"]
DieCard = Literal["yellow", "red"]
CardColour = Literal["yellow", "second_yellow", "red"]
ShotKind = Literal["shot", "volley", "header", "penalty"]


class StealTried(Fact, frozen=True, kw_only=True, tag="steal"):
    """A steal."""

    seat: Seat
    player: Number
    target: Number
    roll: int
    needed: int
    success: bool


class Dribbled(Fact, frozen=True, kw_only=True, tag="dribble"):
    """The carrier's answer to a steal."""

    seat: Seat
    player: Number
    against: Number
    roll: int
    needed: int
    success: bool


class Sidestepped(Fact, frozen=True, kw_only=True, tag="sidestep"):
    """A hex that has to be moved (HC-PM-sidestep)."""

    seat: Seat
    player: Number
    start: Hex = msgspec.field(name="from")
    to: Hex
    why: SidestepWhy


class Tackled(Fact, frozen=True, kw_only=True, tag="tackle"):
    """A tackle."""

    seat: Seat
    player: Number
    target: Number
    roll: int
    needed: int
    result: TackleResult


class Foul(Fact, frozen=True, kw_only=True, tag="foul"):
    """A foul; `card`: of the die, shown or not."""

    seat: Seat
    player: Number
    target: Number
    at: Hex
    card: DieCard | None
    injury: int
    penalty: bool


class CardShown(Fact, frozen=True, kw_only=True, tag="card"):
    """A yellow or red card."""

    seat: Seat
    player: Number
    colour: CardColour


class SentOff(Fact, frozen=True, kw_only=True, tag="sent_off"):
    """A figure has to leave."""

    seat: Seat
    player: Number


class Injured(Fact, frozen=True, kw_only=True, tag="injured"):
    """A figure is injured and leaves."""

    seat: Seat
    player: Number


class BoostLost(Fact, frozen=True, kw_only=True, tag="boost_lost"):
    """BOOST lost by a die or a card; `amount`: asked; `left`: what they have now."""

    seat: Seat
    player: Number
    amount: int
    left: int


class ShortPass(Fact, frozen=True, kw_only=True, tag="short_pass"):
    """A short pass; `receiver`: the attacker who stands there."""

    seat: Seat
    player: Number
    start: Hex = msgspec.field(name="from")
    to: Hex
    receiver: Number | None


class Interception(Fact, frozen=True, kw_only=True, tag="interception"):
    """A try to intercept a short pass."""

    seat: Seat
    player: Number
    at: Hex
    roll: int
    needed: int
    success: bool


class LongPass(Fact, frozen=True, kw_only=True, tag="long_pass"):
    """A long pass."""

    seat: Seat
    player: Number
    start: Hex = msgspec.field(name="from")
    aim: Hex
    roll: int
    needed: int
    success: bool
    pressed_by: Number | None


class Deflected(Fact, frozen=True, kw_only=True, tag="deflection"):
    """The template sends the ball off; `hexes`: really travelled."""

    roll: int
    direction: Direction
    hexes: int
    start: Hex = msgspec.field(name="from")
    to: Hex


class Clearance(Fact, frozen=True, kw_only=True, tag="clearance"):
    """A try to clear a long pass."""

    seat: Seat
    player: Number
    at: Hex
    roll: int
    needed: int
    success: bool


class Reception(Fact, frozen=True, kw_only=True, tag="reception"):
    """A pass is received."""

    seat: Seat
    player: Number
    at: Hex


class LooseBall(Fact, frozen=True, kw_only=True, tag="loose_ball"):
    """The ball lies loose; `to`: who attacks now; `distances` of the nearest standing, 99 where nobody stands."""

    at: Hex
    to: Seat
    distances: BySeat | None


class Offside(Fact, frozen=True, kw_only=True, tag="offside"):
    """An off-side is called; `seat`: the offender's."""

    seat: Seat
    player: Number
    at: Hex


class Shot(Fact, frozen=True, kw_only=True, tag="shot"):
    """A shot of any kind; `roll`, `needed`: None when saved."""

    seat: Seat
    player: Number
    kind: ShotKind
    start: Hex = msgspec.field(name="from")
    zone: Zone
    distance: int
    cell: Cell
    keeper: Number | None
    keeper_cells: tuple[Cell, ...]
    saved: bool
    roll: int | None
    needed: int | None
    goal: bool
    pressed_by: Number | None


class Goal(Fact, frozen=True, kw_only=True, tag="goal"):
    """A goal; `minute`: of the match, before the time die."""

    seat: Seat
    player: Number
    score: BySeat
    minute: int


class KeeperBall(Fact, frozen=True, kw_only=True, tag="keeper_ball"):
    """A keeper stands in their zone with the ball."""

    seat: Seat
    player: Number
    at: Hex


class PlanStopped(Fact, frozen=True, kw_only=True, tag="plan_stopped"):
    """No alternative of a step (from 1) could be played."""

    step: int
