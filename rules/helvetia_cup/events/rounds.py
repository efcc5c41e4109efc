"""What happens in a competition; `seat` is the key of a team."""

from typing import Literal

from rules.helvetia_cup.events.fact import Fact
from rules.helvetia_cup.state import BySeat, CardNo, Number, Seat, TeamKey

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
