"""The small parts of a turn being resolved: balls on their way, what players are still to do, what is owed."""

from dataclasses import dataclass, field
from typing import Literal

import msgspec

from rules.kollaball.events.fact import VoidReason
from rules.kollaball.orders import Action, Reserve
from rules.kollaball.state import Air, BallId, Cell, Ground, Held, PlayerId, TeamId


class ThrownBall(msgspec.Struct, frozen=True):
    """A ball thrown in this round, on its way to `cell`."""

    cell: Cell
    team: TeamId


class Away(msgspec.Struct, frozen=True):
    """A ball in the referee's hands, until the end of the turn."""


class Nature(msgspec.Struct, frozen=True):
    """What of a ball never changes."""

    kind: Literal["real", "decoy"] | None
    team: TeamId | None
    vanishes: int | msgspec.UnsetType | None


Place = Held | Ground | Air | ThrownBall | Away


@dataclass(slots=True)
class PlayerPlan:
    """What a player is still to do; `void` holds the actions (from 0) voided before the rounds (T3, T5)."""

    actions: list[Action]
    reserve: Reserve | None
    void: dict[int, VoidReason] = field(default_factory=dict)


@dataclass(slots=True)
class Block:
    """A standing block; `held`: it has repelled its one hitter (KB-19-k)."""

    critical: bool
    held: bool = False


@dataclass(slots=True)
class ImaginaryFoul:
    """A ball taken by an imaginary foul, to be handed back to `team`; `cell`: where it was taken."""

    merchant: PlayerId
    ball: BallId
    team: TeamId
    cell: Cell


@dataclass(slots=True)
class Stray:
    """A ball out of the pitch (KB-21-k), thrown by `team` beyond `cell`."""

    ball: BallId
    team: TeamId
    cell: Cell
