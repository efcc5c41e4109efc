"""What happens to the puck."""

from typing import Literal

from rules.double_echec.events.fact import Fact
from rules.double_echec.state import Card, Cell, Deck, Goals, Number, Team

ClockWhy = Literal["defend", "recover", "fight"]
QuickDeed = Literal["tir", "passe"]
PossessionWhy = Literal["faceoff", "pass", "recover", "puck_arrives", "save", "rebound", "steal", "fight", "zone"]
SkateWhy = Literal["defence", "carry", "support", "recover", "steal", "enter", "to_bench"]
StopWord = Literal["but", "penalite", "perte", "gain"]
ShotKind = Literal["direct", "quick", "one_timer", "rebound", "penalty"]
GoalKind = Literal["direct", "quick", "one_timer", "rebound", "penalty", "clear"]
SaveWhy = Literal["covered", "crease", "clear", "recover"]
Direction = Literal["AV", "AVG", "AVD", "ARG", "ARD", "LG", "LD"]
NoPlayWhy = Literal["no_receiver", "no_clear_direction"]


class ClockMarked(Fact, frozen=True, kw_only=True, tag="clock"):
    """A unit was marked (DE-2-b, DE-2-c, DE-2-d)."""

    period: int
    unit: int
    why: ClockWhy


class FacedOff(Fact, frozen=True, kw_only=True, tag="faceoff"):
    """A face-off: the last dice, the winner and their taker."""

    spot: Cell
    rounds: int
    home: int
    away: int
    winner: Team
    player: Number


class QuickFaceoff(Fact, frozen=True, kw_only=True, tag="quick_faceoff"):
    """The taker plays at once (DE-1-b)."""

    team: Team
    player: Number
    do: QuickDeed


class Possession(Fact, frozen=True, kw_only=True, tag="possession"):
    """A player has got the puck."""

    team: Team
    player: Number
    at: Cell
    why: PossessionWhy


class Takeaway(Fact, frozen=True, kw_only=True, tag="takeaway"):
    """The puck was claimed by the zone rule (DE-R.8)."""

    team: Team
    player: Number
    from_player: Number


class Defence(Fact, frozen=True, kw_only=True, tag="defence"):
    """The defensive die."""

    team: Team
    points: int


class Advance(Fact, frozen=True, kw_only=True, tag="advance"):
    """The carrier's Vol dice."""

    team: Team
    player: Number
    points: int


class Skated(Fact, frozen=True, kw_only=True, tag="skate"):
    """A player moved, cell by cell (DE-R.8-c)."""

    team: Team
    player: Number
    path: tuple[Cell, ...]
    why: SkateWhy


class CardTurned(Fact, frozen=True, kw_only=True, tag="card"):
    """A card was turned."""

    team: Team
    player: Number
    deck: Deck
    card: Card


class Reshuffled(Fact, frozen=True, kw_only=True, tag="reshuffle"):
    """A deck was refilled."""

    deck: Deck


class DecisionPoint(Fact, frozen=True, kw_only=True, tag="decision_point"):
    """A card waits for its side's word (DE-B.turn-d)."""

    team: Team
    card: Card


class StopCalled(Fact, frozen=True, kw_only=True, tag="stop_called"):
    """A side's stop: what it waited for has happened (DE-B.turn-d)."""

    team: Team
    on: StopWord


class Passed(Fact, frozen=True, kw_only=True, tag="pass"):
    """A pass that arrives."""

    team: Team
    player: Number
    to: Number
    points: int
    need: int


class PassFailed(Fact, frozen=True, kw_only=True, tag="pass_failed"):
    """A pass that stops short."""

    team: Team
    player: Number
    to: Number
    points: int
    need: int
    at: Cell


class OneTimerPass(Fact, frozen=True, kw_only=True, tag="one_timer_pass"):
    """A pass with the points left of a pass or a recovery."""

    team: Team
    player: Number
    to: Number
    left: int


class OneTimerDenied(Fact, frozen=True, kw_only=True, tag="one_timer_denied"):
    """Whoever has the puck is in an opponent's zone (DE-R.3-d)."""

    team: Team
    player: Number


class Shot(Fact, frozen=True, kw_only=True, tag="shot"):
    """A shot."""

    team: Team
    player: Number
    at: Cell
    kind: ShotKind
    points: int
    need: int
    entry: Cell
    aim: int | None


class ShotMissed(Fact, frozen=True, kw_only=True, tag="shot_missed"):
    """A shot that does not arrive."""

    team: Team
    player: Number
    at: Cell


class Post(Fact, frozen=True, kw_only=True, tag="post"):
    """An aimed shot on the post (DE-S9.5-b): the aim dice."""

    team: Team
    player: Number
    dice: tuple[int, ...]


class Saved(Fact, frozen=True, kw_only=True, tag="save"):
    """The goalkeeper has it."""

    team: Team
    player: Number
    auto: bool
    dice: tuple[int, ...]
    numbers: tuple[int, ...]
    bonus: int
    why: SaveWhy | None


class Beaten(Fact, frozen=True, kw_only=True, tag="beaten"):
    """The goalkeeper's dice did not stop it."""

    team: Team
    player: Number
    dice: tuple[int, ...]
    numbers: tuple[int, ...]
    bonus: int


class Goal(Fact, frozen=True, kw_only=True, tag="goal"):
    """A goal, and the score after it."""

    team: Team
    player: Number
    kind: GoalKind
    score: Goals
    period: int
    unit: int


class Cleared(Fact, frozen=True, kw_only=True, tag="clear"):
    """A clear."""

    team: Team
    player: Number
    dir: Direction
    asked: Direction
    dice: int
    points: int
    at: Cell


class Icing(Fact, frozen=True, kw_only=True, tag="icing"):
    """A clear refused (DE-4-b)."""

    team: Team
    touched_by: Number
    spot: Cell


class LoosePuck(Fact, frozen=True, kw_only=True, tag="loose_puck"):
    """The puck is loose; `by`: the side that played it last."""

    at: Cell
    by: Team


class RecoverTry(Fact, frozen=True, kw_only=True, tag="recover_try"):
    """A try for the loose puck; `counted`: it cost a unit (DE-2-c)."""

    team: Team
    player: Number
    points: int
    need: int
    counted: bool


class RecoverImpossible(Fact, frozen=True, kw_only=True, tag="recover_impossible"):
    """Nobody of the side can reach the puck."""

    team: Team


class StealTry(Fact, frozen=True, kw_only=True, tag="steal_try"):
    """A try to steal."""

    team: Team
    player: Number
    carrier: Number
    points: int
    distance: int


class Stolen(Fact, frozen=True, kw_only=True, tag="steal"):
    """A theft (DE-R.9)."""

    team: Team
    player: Number
    from_player: Number
    at: Cell


class StealImpossible(Fact, frozen=True, kw_only=True, tag="steal_impossible"):
    """Nobody can reach the carrier."""

    team: Team


class NoPlay(Fact, frozen=True, kw_only=True, tag="no_play"):
    """The card cannot be played."""

    team: Team
    player: Number
    why: NoPlayWhy


class Rebound(Fact, frozen=True, kw_only=True, tag="rebound"):
    """Retour!: who has the puck (DE-R.12-c)."""

    team: Team
    player: Number


class Whistle(Fact, frozen=True, kw_only=True, tag="whistle"):
    """The goalkeeper freezes the puck."""

    team: Team
    spot: Cell
