"""Before the match, placements, changes of players."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from rules.helvetia_cup.events.fact import Fact
from rules.helvetia_cup.pitch import Hex
from rules.helvetia_cup.state import CardNo, Number, Role, Seat

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
