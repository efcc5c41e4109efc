"""What tactics did, and what they let a team know (rulebook clauses KB-23)."""

from collections.abc import Mapping
from typing import Annotated

from rules.kollaball.events.fact import Fact, Role, Tactic
from rules.kollaball.state import Cell, PlayerId, TacticName, TeamId


class TacticPlayed(Fact, frozen=True, kw_only=True, tag="tactic_played"):
    """A tactic was performed and is spent; `copied`: by `T JEU` (KB-23-l)."""

    team: TeamId
    tactic: Annotated[TacticName, Tactic]
    copied: bool


class TacticFailed(Fact, frozen=True, kw_only=True, tag="tactic_failed"):
    """A tactic could not be performed and is not spent (KB-23-e)."""

    team: TeamId
    tactic: Annotated[TacticName, Tactic]


class TacticsCancelled(Fact, frozen=True, kw_only=True, tag="tactics_cancelled"):
    """Both teams played the same cancelling tactic (KB-23-k, KB-23-m)."""

    tactic: TacticName


class PlacementRevealed(Fact, frozen=True, kw_only=True, tag="placement_revealed"):
    """What `team` learns from its placement: the path of an opponent (KB-23-k)."""

    team: TeamId
    player: PlayerId
    path: tuple[Cell, ...]


class AnalysisRevealed(Fact, frozen=True, kw_only=True, tag="analysis_revealed"):
    """What `team` learns from its analysis: the roles of two opponents (KB-23-j)."""

    team: TeamId
    roles: Mapping[PlayerId, Role | None]


class InsightCancelled(Fact, frozen=True, kw_only=True, tag="insight_cancelled"):
    """Both teams analysed: neither learns anything (KB-23-j)."""


class Neutralised(Fact, frozen=True, kw_only=True, tag="neutralised"):
    """The orders of `team` were noted and cancelled by the team `by` (KB-23-m)."""

    team: TeamId
    by: TeamId
