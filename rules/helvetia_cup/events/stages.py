"""Around the play: preparations, possession, time, ends, what a referee does; and what happens in a competition."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from rules.helvetia_cup.events.fact import Cell, Fact
from rules.helvetia_cup.pitch import Hex
from rules.helvetia_cup.state import BySeat, CardNo, Number, Role, Seat, TeamKey
from rules.shapes import PersonId

SubstitutionKind = Literal["goal", "play", "injury"]


class SquadSet(Fact, frozen=True, kw_only=True, tag="squad_set"):
    """A squad is named."""

    seat: Seat
    starters: tuple[Number, ...]
    bench: tuple[Number, ...]


class CardsDealt(Fact, frozen=True, kw_only=True, tag="cards_dealt"):
    """Six cards are offered to a seat; private."""

    seat: Seat
    cards: tuple[CardNo, ...]


class CardsKept(Fact, frozen=True, kw_only=True, tag="cards_kept"):
    """A seat holds its cards."""

    seat: Seat
    count: int


class ChallengeSet(Fact, frozen=True, kw_only=True, tag="challenge_set"):
    """A challenge card lies open."""

    seat: Seat
    card: CardNo


class Tossed(Fact, frozen=True, kw_only=True, tag="toss"):
    """The coin, and what its winner chose."""

    winner: Seat
    choice: Role


class Placed(Fact, frozen=True, kw_only=True, tag="placement"):
    """A seat's figures are placed."""

    seat: Seat
    role: Role
    players: Mapping[Number, Hex]


class KickedOff(Fact, frozen=True, kw_only=True, tag="kickoff"):
    """The kicker has the ball."""

    seat: Seat
    player: Number


class Substituted(Fact, frozen=True, kw_only=True, tag="substitution"):
    """A change of players."""

    seat: Seat
    out: Number
    substitute: Number = msgspec.field(name="in")
    at: Hex | None
    kind: SubstitutionKind


class KeeperNamed(Fact, frozen=True, kw_only=True, tag="keeper_named"):
    """Who acts as keeper now."""

    seat: Seat
    player: Number


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


SuspendedWhy = Literal["red", "yellows"]


class Trained(Fact, frozen=True, kw_only=True, tag="trained"):
    """A card is bought."""

    seat: TeamKey
    card: CardNo


class Recovery(Fact, frozen=True, kw_only=True, tag="recovery"):
    """The check of an injured figure."""

    seat: TeamKey
    player: Number
    roll: int
    fit: bool


class ResultRecorded(Fact, frozen=True, kw_only=True, tag="result"):
    """A match's result is entered; `winner`: the key of a team, `forfeit`: the seat that lost by it."""

    fixture: str
    score: BySeat
    winner: TeamKey | None
    forfeit: Seat | None


class SuspensionServed(Fact, frozen=True, kw_only=True, tag="suspension_served"):
    """A suspension is over."""

    seat: TeamKey
    player: Number


class Suspended(Fact, frozen=True, kw_only=True, tag="suspended"):
    """A figure misses the next match."""

    seat: TeamKey
    player: Number
    why: SuspendedWhy


class ChallengeWon(Fact, frozen=True, kw_only=True, tag="challenge_won"):
    """A challenge card joins the deck."""

    seat: TeamKey
    card: CardNo
