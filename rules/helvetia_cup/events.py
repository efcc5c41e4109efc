"""What happened: one Struct per event type of rulebook part 7, with exactly the page's JSON fields.

Fields that are words of Python are called otherwise here: `in` is `substitute`, `from` is `start`.
"""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from rules.helvetia_cup.cards import CardKind
from rules.helvetia_cup.pitch import Direction, Hex, Zone
from rules.helvetia_cup.state import BySeat, CardNo, Number, Role, Seat, TeamKey
from rules.marks import As
from rules.people import PersonId

Cell = Annotated[str, As("cell")]
SubstitutionKind = Literal["goal", "play", "injury"]
RecoveredHow = Literal["loose", "steal", "tackle", "interception", "short_pass", "long_pass"]
PushedWhy = Literal["ball_hex", "box", "keeper"]
SidestepWhy = Literal["dodge", "steal", "interception"]
TackleResult = Literal["won", "foul", "pitiful"]
DieCard = Literal["yellow", "red"]
CardColour = Literal["yellow", "second_yellow", "red"]
ShotKind = Literal["shot", "volley", "header", "penalty"]
TurnEndReason = Literal[
    "stopped", "loose", "steal", "tackle", "interception", "short_pass", "long_pass", "foul", "offside", "goal",
    "saved", "missed",
]  # fmt: skip
SuspendedWhy = Literal["red", "yellows"]


class Fact(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Something that happened: the field `type` tells what."""


# ---- before the match, placements


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


# ---- cards, moves


class CardPlayed(Fact, frozen=True, kw_only=True, tag="card_played"):
    """A card is spent."""

    seat: Seat
    card: CardNo
    kind: CardKind
    target: Number | UnsetType = UNSET


class BoostGained(Fact, frozen=True, kw_only=True, tag="boost_gained"):
    """BOOST by a card; `boost`: what he has now."""

    seat: Seat
    player: Number
    boost: int


class StoodUp(Fact, frozen=True, kw_only=True, tag="stood_up"):
    """A fallen figure stands."""

    seat: Seat
    player: Number
    at: Hex


class Fell(Fact, frozen=True, kw_only=True, tag="fell"):
    """A figure falls."""

    seat: Seat
    player: Number
    at: Hex


class Moved(Fact, frozen=True, kw_only=True, tag="moved"):
    """A move; `path` without the start, empty if he only leaves; `with_ball`: he had it when he set off."""

    seat: Seat
    player: Number
    path: tuple[Hex, ...]
    boosts: int
    overlap: bool
    with_ball: bool


class MoveDropped(Fact, frozen=True, kw_only=True, tag="move_dropped"):
    """A move that could not be played any more, and why."""

    seat: Seat
    player: Number
    code: str


class Exhausted(Fact, frozen=True, kw_only=True, tag="exhausted"):
    """His BOOST came to nothing."""

    seat: Seat
    player: Number


class BallRecovered(Fact, frozen=True, kw_only=True, tag="ball_recovered"):
    """A figure has got the ball."""

    seat: Seat
    player: Number
    at: Hex
    how: RecoveredHow


class TakerBrought(Fact, frozen=True, kw_only=True, tag="taker_brought"):
    """The nearest attacker is brought to the ball (HC-2.5-fk-a)."""

    seat: Seat
    player: Number
    start: Hex = msgspec.field(name="from")
    at: Hex


class Pushed(Fact, frozen=True, kw_only=True, tag="pushed"):
    """A figure is put elsewhere."""

    seat: Seat
    player: Number
    start: Hex = msgspec.field(name="from")
    to: Hex
    why: PushedWhy


# ---- defensive gestures


class StealTried(Fact, frozen=True, kw_only=True, tag="steal"):
    """A steal."""

    seat: Seat
    player: Number
    target: Number
    roll: int
    needed: int
    success: bool


class Dribbled(Fact, frozen=True, kw_only=True, tag="dribble"):
    """The carrier's answer to a steal."""

    seat: Seat
    player: Number
    against: Number
    roll: int
    needed: int
    success: bool


class Sidestepped(Fact, frozen=True, kw_only=True, tag="sidestep"):
    """A hex that has to be moved (HC-PM-sidestep)."""

    seat: Seat
    player: Number
    start: Hex = msgspec.field(name="from")
    to: Hex
    why: SidestepWhy


class Tackled(Fact, frozen=True, kw_only=True, tag="tackle"):
    """A tackle."""

    seat: Seat
    player: Number
    target: Number
    roll: int
    needed: int
    result: TackleResult


class Foul(Fact, frozen=True, kw_only=True, tag="foul"):
    """A foul; `card`: of the die, shown or not."""

    seat: Seat
    player: Number
    target: Number
    at: Hex
    card: DieCard | None
    injury: int
    penalty: bool


class CardShown(Fact, frozen=True, kw_only=True, tag="card"):
    """A yellow or red card."""

    seat: Seat
    player: Number
    colour: CardColour


class SentOff(Fact, frozen=True, kw_only=True, tag="sent_off"):
    """A figure has to leave."""

    seat: Seat
    player: Number


class Injured(Fact, frozen=True, kw_only=True, tag="injured"):
    """A figure is injured and leaves."""

    seat: Seat
    player: Number


class BoostLost(Fact, frozen=True, kw_only=True, tag="boost_lost"):
    """BOOST lost by a die or a card; `amount`: asked; `left`: what he has now."""

    seat: Seat
    player: Number
    amount: int
    left: int


# ---- offensive gestures


class ShortPass(Fact, frozen=True, kw_only=True, tag="short_pass"):
    """A short pass; `receiver`: the attacker who stands there."""

    seat: Seat
    player: Number
    start: Hex = msgspec.field(name="from")
    to: Hex
    receiver: Number | None


class Interception(Fact, frozen=True, kw_only=True, tag="interception"):
    """A try to intercept a short pass."""

    seat: Seat
    player: Number
    at: Hex
    roll: int
    needed: int
    success: bool


class LongPass(Fact, frozen=True, kw_only=True, tag="long_pass"):
    """A long pass."""

    seat: Seat
    player: Number
    start: Hex = msgspec.field(name="from")
    aim: Hex
    roll: int
    needed: int
    success: bool
    pressed_by: Number | None


class Deflected(Fact, frozen=True, kw_only=True, tag="deflection"):
    """The template sends the ball off; `hexes`: really travelled."""

    roll: int
    direction: Direction
    hexes: int
    start: Hex = msgspec.field(name="from")
    to: Hex


class Clearance(Fact, frozen=True, kw_only=True, tag="clearance"):
    """A try to clear a long pass."""

    seat: Seat
    player: Number
    at: Hex
    roll: int
    needed: int
    success: bool


class Reception(Fact, frozen=True, kw_only=True, tag="reception"):
    """A pass is received."""

    seat: Seat
    player: Number
    at: Hex


class LooseBall(Fact, frozen=True, kw_only=True, tag="loose_ball"):
    """The ball lies loose; `to`: who attacks now; `distances` of the nearest standing, 99 where nobody stands."""

    at: Hex
    to: Seat
    distances: BySeat | None


class Offside(Fact, frozen=True, kw_only=True, tag="offside"):
    """An off-side is called; `seat`: the offender's."""

    seat: Seat
    player: Number
    at: Hex


class Shot(Fact, frozen=True, kw_only=True, tag="shot"):
    """A shot of any kind; `roll`, `needed`: None when saved."""

    seat: Seat
    player: Number
    kind: ShotKind
    start: Hex = msgspec.field(name="from")
    zone: Zone
    distance: int
    cell: Cell
    keeper: Number | None
    keeper_cells: tuple[Cell, ...]
    saved: bool
    roll: int | None
    needed: int | None
    goal: bool
    pressed_by: Number | None


class Goal(Fact, frozen=True, kw_only=True, tag="goal"):
    """A goal; `minute`: of the match, before the time die."""

    seat: Seat
    player: Number
    score: BySeat
    minute: int


class KeeperBall(Fact, frozen=True, kw_only=True, tag="keeper_ball"):
    """A keeper stands in his zone with the ball."""

    seat: Seat
    player: Number
    at: Hex


class PlanStopped(Fact, frozen=True, kw_only=True, tag="plan_stopped"):
    """No alternative of a step (from 1) could be played."""

    step: int


# ---- turns, halves, ends


class Possession(Fact, frozen=True, kw_only=True, tag="possession"):
    """Possession changes to a seat."""

    seat: Seat


class TimeRolled(Fact, frozen=True, kw_only=True, tag="time"):
    """The clock moves; FAMILY: without die."""

    seat: Seat
    roll: int | None
    minutes: int | None
    clock: int


class HalfEnd(Fact, frozen=True, kw_only=True, tag="half_end"):
    """A half is over."""

    half: int
    clock: int


class Passive(Fact, frozen=True, kw_only=True, tag="passive"):
    """Passive play of a seat is called (HC-PM-stall)."""

    seat: Seat


class TurnEnd(Fact, frozen=True, kw_only=True, tag="turn_end"):
    """A game turn is over."""

    reason: TurnEndReason


class Forfeit(Fact, frozen=True, kw_only=True, tag="forfeit"):
    """A seat loses by forfeit; `score`: as recorded."""

    seat: Seat
    score: BySeat


class ShootoutStart(Fact, frozen=True, kw_only=True, tag="shootout_start"):
    """The shoot-out comes."""


class ShootoutToss(Fact, frozen=True, kw_only=True, tag="shootout_toss"):
    """Who kicks first."""

    first: Seat


class ShootoutKick(Fact, frozen=True, kw_only=True, tag="shootout_kick"):
    """A kick of the shoot-out; `kick`: counted from 1 by seat."""

    seat: Seat
    kick: int
    player: Number
    cell: Cell
    keeper: Number | None
    keeper_cells: tuple[Cell, ...]
    saved: bool
    roll: int | None
    needed: int | None
    goal: bool


class MatchEnd(Fact, frozen=True, kw_only=True, tag="match_end"):
    """The match is over."""

    winner: Seat | None
    score: BySeat


# ---- competition: `seat` is the key of a team


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


# ---- referee


class RefereeActed(Fact, frozen=True, kw_only=True, tag="referee"):
    """A referee's act (rulebook part 9)."""

    by: PersonId
    action: str
    note: str


MatchEvent = (
    SquadSet | CardsDealt | CardsKept | ChallengeSet | Tossed | Placed | KickedOff | Substituted | KeeperNamed
    | CardPlayed | BoostGained | StoodUp | Fell | Moved | MoveDropped | Exhausted | BallRecovered | TakerBrought
    | Pushed | StealTried | Dribbled | Sidestepped | Tackled | Foul | CardShown | SentOff | Injured | BoostLost
    | ShortPass | Interception | LongPass | Deflected | Clearance | Reception | LooseBall | Offside | Shot | Goal
    | KeeperBall | PlanStopped | Possession | TimeRolled | HalfEnd | Passive | TurnEnd | Forfeit | ShootoutStart
    | ShootoutToss | ShootoutKick | MatchEnd
)  # fmt: skip
CompetitionEvent = Trained | Recovery | ResultRecorded | SuspensionServed | Suspended | ChallengeWon
Event = MatchEvent | CompetitionEvent | RefereeActed
