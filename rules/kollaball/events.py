"""What happened in a turn: one Struct per event type of rulebook part 7, with exactly the page's JSON fields.

Every event may carry `audience` (the only team that may see it) and `reveal_turn` (from the opening of that turn on
it is public); both are absent when everybody may see it at once.
"""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from rules.kollaball.state import BallId, Cell, PlayerId, SpecialKind, TacticName, TeamId
from rules.marks import As, Word
from rules.people import PersonId

Role = Literal["carrier", "receiver", "hitter", "picker"]
Side = Literal["favour", "against"]
Via = Literal["class", "copy", "legend"]
RandomEventName = Literal[
    "expulsion",
    "fracture",
    "serious_injury",
    "warning",
    "special_aborted",
    "fumble",
    "misunderstanding",
    "indecision",
    "sprain",
    "fatigue",
    "nothing",
]
BribeEffectName = Literal[
    "hindrance",
    "play_through",
    "referee_error",
    "imaginary_foul",
    "blatant_fix",
    "fair_call",
    "offside",
    "advantage",
    "play_on",
    "favouritism",
]
Cause = RandomEventName | BribeEffectName
Effect = As("effect")  # told by its name; where a sentence depends on what it is, it is the page's word
Special, Tactic = As("special"), As("tactic")  # likewise
ExpulsionCause = Literal["charge", "block", "advantage"]
FailedPickup = Literal["expelled", "no_ball", "lost_draw"]
VoidReason = Literal["no_ball", "holding_ball", "no_way", "sprain", "aborted"]


class Fact(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """What all events share: who may see it, and from which turn on everybody may."""

    audience: TeamId | UnsetType = UNSET
    reveal_turn: int | UnsetType = UNSET


class RolledCall(Fact, frozen=True, kw_only=True, tag="roll_call"):
    """The roll-call of a team (KB-1-c)."""

    team: TeamId
    absent: tuple[PlayerId, ...]


class LinedUp(Fact, frozen=True, kw_only=True, tag="lineup"):
    """A team's starters, in player order, and the holder of its ball (KB-2-c)."""

    team: TeamId
    players: tuple[PlayerId, ...]
    ball: PlayerId | None


class KickedOff(Fact, frozen=True, kw_only=True, tag="kickoff"):
    """The match begins."""


class TimeoutCalled(Fact, frozen=True, kw_only=True, tag="timeout_called"):
    """A captain called a timeout (KB-7-d)."""

    team: TeamId


class TimeoutRuled(Fact, frozen=True, kw_only=True, tag="timeout_ruled"):
    """The Admin's answer (KB-7-e, KB-7-f)."""

    team: TeamId
    upheld: bool


class TurnVoid(Fact, frozen=True, kw_only=True, tag="turn_void"):
    """A turn that did not count; `missed` are both teams' misses so far (KB-9-c)."""

    turn: int
    missing: tuple[TeamId, ...]
    missed: Mapping[TeamId, int]


class Substituted(Fact, frozen=True, kw_only=True, tag="substituted"):
    """A substitute took the cell of one who left (KB-2-g)."""

    team: TeamId
    out: PlayerId
    into: PlayerId = msgspec.field(name="in")
    cell: Cell | None


class PlaysShort(Fact, frozen=True, kw_only=True, tag="plays_short"):
    """A fractured player was not replaced (KB-21-f)."""

    team: TeamId
    out: PlayerId


class Entered(Fact, frozen=True, kw_only=True, tag="entered"):
    """A player came back from the sideline (KB-20-i)."""

    player: PlayerId
    cell: Cell


class DecoyVanished(Fact, frozen=True, kw_only=True, tag="decoy_vanished"):
    """A decoy disappeared (KB-17-i)."""

    ball: BallId
    cell: Cell


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


class Critical(Fact, frozen=True, kw_only=True, tag="critical"):
    """A special is a critical success (KB-22-a)."""

    player: PlayerId
    special: SpecialKind | Literal["copy"]


class Copied(Fact, frozen=True, kw_only=True, tag="copy"):
    """An alchemist copied a special; not valid: he failed and it is spent (KB-17-e, KB-22-d)."""

    player: PlayerId
    copied: Annotated[SpecialKind, Special]
    valid: bool


class SpecialUsed(Fact, frozen=True, kw_only=True, tag="special_used"):
    """A special was performed and is spent (KB-17-c)."""

    player: PlayerId
    special: Annotated[SpecialKind, Special]
    via: Via


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


class DecoyGiven(Fact, frozen=True, kw_only=True, tag="decoy_given"):
    """A thief handed a decoy to a team-mate or kept it (KB-17-h)."""

    player: PlayerId
    to: PlayerId
    ball: BallId


class Charged(Fact, frozen=True, kw_only=True, tag="charged"):
    """A hitter charged his cell (KB-11-d)."""

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
    """A player was knocked back one cell; pinned, he stays (KB-19-r, s)."""

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


class TurnResolved(Fact, frozen=True, kw_only=True, tag="turn_resolved"):
    """The turn of that number was played to its end."""

    turn: int


class Disqualified(Fact, frozen=True, kw_only=True, tag="disqualified"):
    """A team is out; `reason` is the referee's own text when he decided it."""

    team: TeamId
    reason: str


class MatchOver(Fact, frozen=True, kw_only=True, tag="match_over"):
    """The match has ended (rulebook 4.2, `result`)."""

    winner: TeamId | None
    reason: str
    points: Mapping[TeamId, int]


class Overridden(Fact, frozen=True, kw_only=True, tag="override"):
    """A referee intervened (part 9)."""

    op: Word
    by: PersonId
    reason: str


Event = (
    RolledCall
    | LinedUp
    | KickedOff
    | TimeoutCalled
    | TimeoutRuled
    | TurnVoid
    | Substituted
    | PlaysShort
    | Entered
    | DecoyVanished
    | TacticPlayed
    | TacticFailed
    | TacticsCancelled
    | PlacementRevealed
    | AnalysisRevealed
    | InsightCancelled
    | Neutralised
    | RandomEvent
    | EventReplaced
    | NoEffect
    | SpecialAborted
    | PlayerDisplaced
    | PlayerHampered
    | Wounded
    | Sprained
    | PlayerRemoved
    | PassRedirected
    | BallLost
    | BallOut
    | BallSeized
    | BallReturned
    | BallPlaced
    | Bribed
    | BribeEffect
    | BribeChain
    | Favoured
    | RoleForced
    | Critical
    | Copied
    | SpecialUsed
    | Moved
    | Passed
    | LobLaunched
    | LobAimed
    | LobLanded
    | DecoyGiven
    | Charged
    | BlockHeld
    | Expelled
    | BallDropped
    | Received
    | PassMissed
    | PickedUp
    | PickupFailed
    | ActionVoid
    | Scored
    | TurnResolved
    | Disqualified
    | MatchOver
    | Overridden
)
