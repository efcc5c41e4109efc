"""Random events (KB-21), bribes and what they obtained (KB-20): what these did to players and balls."""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from rules.kollaball.events.fact import BribeEffectName, Cause, Effect, Fact, RandomEventName, Role, Side, Special
from rules.kollaball.state import BallId, Cell, PlayerId, SpecialKind, TeamId


class RandomEvent(Fact, frozen=True, kw_only=True, tag="random_event"):
    """A random event struck; `roll` as rolled, `rate` what the trigger was rolled against (KB-21-b, d)."""

    team: TeamId
    event: Annotated[RandomEventName, Effect]
    roll: int
    rate: int


class EventReplaced(Fact, frozen=True, kw_only=True, tag="event_replaced"):
    """Another event took the place of the drawn one (KB-21-i)."""

    event: Annotated[RandomEventName, Effect]


class NoEffect(Fact, frozen=True, kw_only=True, tag="no_effect"):
    """An event or a bribe's effect found nothing to act on."""

    cause: Annotated[Cause, Effect]


class SpecialAborted(Fact, frozen=True, kw_only=True, tag="special_aborted"):
    """A special was spent without effect; of a copy, the kind copied (KB-21-i)."""

    player: PlayerId
    special: Annotated[SpecialKind, Special]


class PlayerDisplaced(Fact, frozen=True, kw_only=True, tag="player_displaced"):
    """A player was sent back one cell before the moves (KB-21-h, l); pinned, `to` is `from`."""

    player: PlayerId
    origin: Cell = msgspec.field(name="from")
    to: Cell
    cause: Cause


class PlayerHampered(Fact, frozen=True, kw_only=True, tag="player_hampered"):
    """A player sits this turn out."""

    player: PlayerId
    cause: Cause


class Wounded(Fact, frozen=True, kw_only=True, tag="wounded"):
    """A player will miss their next turn and then act twice (KB-20-h2, KB-22-b)."""

    player: PlayerId
    cause: Literal["play_through", "block"]


class Sprained(Fact, frozen=True, kw_only=True, tag="sprained"):
    """A player cannot catch this turn (KB-21-m)."""

    player: PlayerId


class PlayerRemoved(Fact, frozen=True, kw_only=True, tag="player_removed"):
    """A player left the pitch at `cell`, until turn `returns` or (null) for good."""

    player: PlayerId
    cause: Cause
    returns: int | None
    cell: Cell


class PassRedirected(Fact, frozen=True, kw_only=True, tag="pass_redirected"):
    """A passer chose another target; null: they keep the ball (KB-21-m)."""

    player: PlayerId
    to: Cell | None


class BallLost(Fact, frozen=True, kw_only=True, tag="ball_lost"):
    """A ball went astray and lies on `cell` (KB-21-j, k)."""

    ball: BallId
    player: PlayerId
    cell: Cell
    cause: Cause


class BallOut(Fact, frozen=True, kw_only=True, tag="ball_out"):
    """A misdirected pass left the pitch beyond its target `cell` (KB-21-k)."""

    ball: BallId
    player: PlayerId
    cell: Cell


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
