"""Penalty shots, periods, and what the referee does."""

from typing import Literal

from rules.double_echec.events.fact import Fact
from rules.double_echec.state import Card, Cell, Deck, Goals, Number, Team

PsResult = Literal["goal", "no_goal"]


class PenaltyShotAwarded(Fact, frozen=True, kw_only=True, tag="penalty_shot_awarded"):
    """A penalty shot is due (DE-R.4); `by`: the player who fouled."""

    team: Team
    player: Number
    by: Number


class PenaltyShot(Fact, frozen=True, kw_only=True, tag="penalty_shot"):
    """A penalty shot: the shooter, the goalkeeper and their cell."""

    team: Team
    player: Number
    keeper: Number
    keeper_at: Cell


class PsApproach(Fact, frozen=True, kw_only=True, tag="ps_approach"):
    """The shooter's way in; `braked`: points were left."""

    player: Number
    points: int
    at: Cell
    braked: bool


class PsKeeper(Fact, frozen=True, kw_only=True, tag="ps_keeper"):
    """The goalkeeper's die."""

    points: int
    at: Cell


class Withdrawn(Fact, frozen=True, kw_only=True, tag="withdrawn"):
    """The fouled player is withdrawn for the rest of the match (DE-R.5-b)."""

    team: Team
    player: Number


class PenaltyShotOver(Fact, frozen=True, kw_only=True, tag="penalty_shot_over"):
    """The penalty shot is over."""

    team: Team
    player: Number
    result: PsResult
    spot: Cell


class PeriodEnd(Fact, frozen=True, kw_only=True, tag="period_end"):
    """A period is over."""

    period: int
    score: Goals


class Overtime(Fact, frozen=True, kw_only=True, tag="overtime"):
    """An overtime period begins."""

    period: int


class MatchEnd(Fact, frozen=True, kw_only=True, tag="match_end"):
    """The match is over."""

    score: Goals
    winner: Team | None
    overtime: bool


class WrongCard(Fact, frozen=True, kw_only=True, tag="wrong_card"):
    """A card of a wrong deck or out of turn (DE-S9.1)."""

    team: Team
    deck: Deck
    card: Card
    accepted: bool


class RefereeOverride(Fact, frozen=True, kw_only=True, tag="referee_override"):
    """A referee intervened (part 9)."""

    text: str
