"""Random events and what they, or a bribe's effect, did to players and balls (KB-21)."""

from typing import Annotated, Literal

import msgspec

from rules.kollaball.events.fact import Cause, Effect, Fact, RandomEventName, Special
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
    """A player will miss his next turn and then act twice (KB-20-h2, KB-22-b)."""

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
    """A passer chose another target; null: he keeps the ball (KB-21-m)."""

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
