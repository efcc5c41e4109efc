"""Bribes, what they obtained, and what the referee did with players and balls for them (KB-20)."""

from typing import Annotated

import msgspec
from msgspec import UNSET, UnsetType

from rules.kollaball.events.fact import BribeEffectName, Cause, Effect, Fact, Role, Side
from rules.kollaball.state import BallId, Cell, PlayerId, TeamId


class BallSeized(Fact, frozen=True, kw_only=True, tag="ball_seized"):
    """The referee took a ball from its holder or (null) from the ground (KB-20-f, n)."""

    ball: BallId
    player: PlayerId | None
    cell: Cell
    cause: Cause


class BallReturned(Fact, frozen=True, kw_only=True, tag="ball_returned"):
    """The referee handed a ball to a player."""

    ball: BallId
    player: PlayerId


class BallPlaced(Fact, frozen=True, kw_only=True, tag="ball_placed"):
    """The referee put a ball on the ground."""

    ball: BallId
    cell: Cell


class Bribed(Fact, frozen=True, kw_only=True, tag="bribe"):
    """A merchant bribed the referee; `roll` against `chance` (KB-20-b)."""

    player: PlayerId
    side: Side
    amount: int
    chance: int
    roll: int
    triggered: bool


class BribeEffect(Fact, frozen=True, kw_only=True, tag="bribe_effect"):
    """What a triggered bribe obtained, and for or against whom (KB-20-c)."""

    player: PlayerId
    effect: Annotated[BribeEffectName, Effect]
    roll: int
    team: TeamId


class BribeChain(Fact, frozen=True, kw_only=True, tag="bribe_chain"):
    """A favour was impossible and passed to the next one (KB-20-o)."""

    player: PlayerId
    origin: Annotated[BribeEffectName, Effect] = msgspec.field(name="from")
    to: Annotated[BribeEffectName, Effect]


class Favoured(Fact, frozen=True, kw_only=True, tag="favour"):
    """Who profits from a bribe; `used`: offside only, `ball`: fair_call only."""

    player: PlayerId
    effect: BribeEffectName
    beneficiary: PlayerId
    used: bool | UnsetType = UNSET
    ball: BallId | UnsetType = UNSET


class RoleForced(Fact, frozen=True, kw_only=True, tag="role_forced"):
    """A hitter must play as a receiver (KB-20-f)."""

    player: PlayerId
    role: Role
