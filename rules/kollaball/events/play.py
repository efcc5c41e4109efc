"""What the players did: specials, moves, passes, charges, catches, goals; and what their tactics did (KB-23)."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from rules.kollaball.events.fact import (
    Cause,
    ExpulsionCause,
    Fact,
    FailedPickup,
    Role,
    Special,
    Tactic,
    Via,
    VoidReason,
)
from rules.kollaball.state import BallId, Cell, PlayerId, SpecialKind, TacticName, TeamId


class Critical(Fact, frozen=True, kw_only=True, tag="critical"):
    """A special is a critical success (KB-22-a)."""

    player: PlayerId
    special: SpecialKind | Literal["copy"]


class Copied(Fact, frozen=True, kw_only=True, tag="copy"):
    """An alchemist copied a special; not valid: they failed and it is spent (KB-17-e, KB-22-d)."""

    player: PlayerId
    copied: Annotated[SpecialKind, Special]
    valid: bool


class SpecialUsed(Fact, frozen=True, kw_only=True, tag="special_used"):
    """A special was performed and is spent (KB-17-c)."""

    player: PlayerId
    special: Annotated[SpecialKind, Special]
    via: Via


class DecoyGiven(Fact, frozen=True, kw_only=True, tag="decoy_given"):
    """A thief handed a decoy to one of their team, or kept it (KB-17-h)."""

    player: PlayerId
    to: PlayerId
    ball: BallId


class DecoyVanished(Fact, frozen=True, kw_only=True, tag="decoy_vanished"):
    """A decoy disappeared (KB-17-i)."""

    ball: BallId
    cell: Cell


class Moved(Fact, frozen=True, kw_only=True, tag="moved"):
    """A player walked `path` (`from` first)."""

    player: PlayerId
    origin: Cell = msgspec.field(name="from")
    to: Cell
    path: tuple[Cell, ...]
    role: Role | None
    round: int


class Passed(Fact, frozen=True, kw_only=True, tag="passed"):
    """A carrier threw a ball at the cell `to` (KB-15)."""

    player: PlayerId
    ball: BallId
    origin: Cell = msgspec.field(name="from")
    to: Cell
    deep: bool
    round: int


class LobLaunched(Fact, frozen=True, kw_only=True, tag="lob_launched"):
    """A lob went up; it comes down in turn `lands` (KB-23-f)."""

    player: PlayerId
    ball: BallId
    lands: int


class LobAimed(Fact, frozen=True, kw_only=True, tag="lob_aimed"):
    """Where a lob will come down: its team's secret until then (KB-23-f)."""

    player: PlayerId
    to: Cell


class LobLanded(Fact, frozen=True, kw_only=True, tag="lob_landed"):
    """A lob came down on `cell`."""

    ball: BallId
    cell: Cell


class Charged(Fact, frozen=True, kw_only=True, tag="charged"):
    """A hitter charged their cell (KB-11-d)."""

    player: PlayerId
    cell: Cell
    round: int


class BlockHeld(Fact, frozen=True, kw_only=True, tag="block_held"):
    """A block repelled its first hitter (KB-19-k)."""

    player: PlayerId
    hitter: PlayerId
    cell: Cell
    round: int


class Expelled(Fact, frozen=True, kw_only=True, tag="expelled"):
    """A player was knocked back one cell; pinned, they stay (KB-19-r, s)."""

    player: PlayerId
    origin: Cell = msgspec.field(name="from")
    to: Cell
    cause: ExpulsionCause
    pinned: bool
    round: int


class BallDropped(Fact, frozen=True, kw_only=True, tag="ball_dropped"):
    """A ball fell or was put on the ground of `cell`."""

    ball: BallId
    player: PlayerId
    cell: Cell
    cause: Literal["expelled", "drop"] | Cause


class Received(Fact, frozen=True, kw_only=True, tag="received"):
    """A receiver caught a ball, standing on `cell`."""

    player: PlayerId
    ball: BallId
    cell: Cell
    round: int
    fair_call: bool


class PassMissed(Fact, frozen=True, kw_only=True, tag="pass_missed"):
    """Nobody caught a ball: it lies on `cell` (KB-15-d)."""

    ball: BallId
    cell: Cell
    round: int


class PickedUp(Fact, frozen=True, kw_only=True, tag="picked_up"):
    """A player picked a ball up (KB-16)."""

    player: PlayerId
    ball: BallId
    cell: Cell
    round: int


class PickupFailed(Fact, frozen=True, kw_only=True, tag="pickup_failed"):
    """A player wanted a ball of `cell` and got none."""

    player: PlayerId
    cell: Cell
    reason: FailedPickup
    round: int


class ActionVoid(Fact, frozen=True, kw_only=True, tag="action_void"):
    """An action had become impossible (KB-12-f)."""

    player: PlayerId
    round: int
    reason: VoidReason


class Scored(Fact, frozen=True, kw_only=True, tag="scored"):
    """A team has a player with a ball in hand on the opponents' goal (KB-10-d); round 0: at the end of the turn."""

    team: TeamId
    player: PlayerId
    ball: BallId
    round: int


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
