"""Possession, time, halves, ends; what a referee does."""

from typing import Literal

from rules.helvetia_cup.events.fact import Cell, Fact
from rules.helvetia_cup.state import BySeat, Number, Seat
from rules.shapes import PersonId

PassiveWhy = Literal["stall", "possession"]
TurnEndReason = Literal[
    "stopped", "loose", "steal", "tackle", "interception", "short_pass", "long_pass", "foul", "offside", "goal",
    "saved", "missed",
]  # fmt: skip


class Possession(Fact, frozen=True, kw_only=True, tag="possession"):
    """Possession changes to a seat."""

    seat: Seat


class TimeRolled(Fact, frozen=True, kw_only=True, tag="time"):
    """The clock moves; FAMILY: without die."""

    seat: Seat
    roll: int | None
    minutes: int | None
    clock: int


class HalfEnd(Fact, frozen=True, kw_only=True, tag="half_end"):
    """A half is over."""

    half: int
    clock: int


class Passive(Fact, frozen=True, kw_only=True, tag="passive"):
    """Passive play of a seat is called (HC-PM-stall, HC-PM-hold); `why`: the limit, `stall` in records without it."""

    seat: Seat
    why: PassiveWhy = "stall"


class TurnEnd(Fact, frozen=True, kw_only=True, tag="turn_end"):
    """A game turn is over."""

    reason: TurnEndReason


class ForfeitSuffered(Fact, frozen=True, kw_only=True, tag="forfeit"):
    """A seat loses by forfeit; `score`: as recorded."""

    seat: Seat
    score: BySeat


class ShootoutStart(Fact, frozen=True, kw_only=True, tag="shootout_start"):
    """The shoot-out comes."""


class ShootoutToss(Fact, frozen=True, kw_only=True, tag="shootout_toss"):
    """Who kicks first."""

    first: Seat


class ShootoutKick(Fact, frozen=True, kw_only=True, tag="shootout_kick"):
    """A kick of the shoot-out; `kick`: counted from 1 by seat."""

    seat: Seat
    kick: int
    player: Number
    cell: Cell
    keeper: Number | None
    keeper_cells: tuple[Cell, ...]
    saved: bool
    roll: int | None
    needed: int | None
    goal: bool


class MatchEnd(Fact, frozen=True, kw_only=True, tag="match_end"):
    """The match is over."""

    winner: Seat | None
    score: BySeat


class RefereeActed(Fact, frozen=True, kw_only=True, tag="referee"):
    """A referee's act (rulebook part 9)."""

    by: PersonId
    action: str
    note: str
