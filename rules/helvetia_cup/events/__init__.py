"""What happened: one Struct per event type of rulebook part 7, with exactly the page's JSON fields.

Fields that are words of Python are called otherwise here: `in` is `substitute`, `from` is `start`.
"""

from rules.helvetia_cup.events.fact import Cell as Cell
from rules.helvetia_cup.events.fact import Fact as Fact
from rules.helvetia_cup.events.gestures import (
    BoostLost,
    CardShown,
    Clearance,
    Deflected,
    Dribbled,
    Foul,
    Goal,
    Injured,
    Interception,
    KeeperBall,
    LongPass,
    LooseBall,
    Offside,
    PlanStopped,
    Reception,
    SentOff,
    ShortPass,
    Shot,
    Sidestepped,
    StealTried,
    Tackled,
)
from rules.helvetia_cup.events.gestures import (
    CardColour as CardColour,
)
from rules.helvetia_cup.events.gestures import (
    DieCard as DieCard,
)
from rules.helvetia_cup.events.gestures import (
    ShotKind as ShotKind,
)
from rules.helvetia_cup.events.gestures import (
    SidestepWhy as SidestepWhy,
)
from rules.helvetia_cup.events.gestures import (
    TackleResult as TackleResult,
)
from rules.helvetia_cup.events.moving import (
    BallRecovered,
    BoostGained,
    CardPlayed,
    Exhausted,
    Fell,
    Moved,
    MoveDropped,
    Pushed,
    StoodUp,
    TakerBrought,
)
from rules.helvetia_cup.events.moving import (
    PushedWhy as PushedWhy,
)
from rules.helvetia_cup.events.moving import (
    RecoveredHow as RecoveredHow,
)
from rules.helvetia_cup.events.stages import (
    CardsDealt,
    CardsKept,
    ChallengeSet,
    ChallengeWon,
    ForfeitSuffered,
    HalfEnd,
    KeeperNamed,
    KickedOff,
    MatchEnd,
    Passive,
    Placed,
    Possession,
    Recovery,
    RefereeActed,
    ResultRecorded,
    ShootoutKick,
    ShootoutStart,
    ShootoutToss,
    SquadSet,
    Substituted,
    Suspended,
    SuspensionServed,
    TimeRolled,
    Tossed,
    Trained,
    TurnEnd,
)
from rules.helvetia_cup.events.stages import (
    PassiveWhy as PassiveWhy,
)
from rules.helvetia_cup.events.stages import (
    SubstitutionKind as SubstitutionKind,
)
from rules.helvetia_cup.events.stages import (
    SuspendedWhy as SuspendedWhy,
)
from rules.helvetia_cup.events.stages import (
    TurnEndReason as TurnEndReason,
)

MatchEvent = (
    SquadSet | CardsDealt | CardsKept | ChallengeSet | Tossed | Placed | KickedOff | Substituted | KeeperNamed
    | CardPlayed | BoostGained | StoodUp | Fell | Moved | MoveDropped | Exhausted | BallRecovered | TakerBrought
    | Pushed | StealTried | Dribbled | Sidestepped | Tackled | Foul | CardShown | SentOff | Injured | BoostLost
    | ShortPass | Interception | LongPass | Deflected | Clearance | Reception | LooseBall | Offside | Shot | Goal
    | KeeperBall | PlanStopped | Possession | TimeRolled | HalfEnd | Passive | TurnEnd | ForfeitSuffered | ShootoutStart
    | ShootoutToss | ShootoutKick | MatchEnd
)  # fmt: skip
CompetitionEvent = Trained | Recovery | ResultRecorded | SuspensionServed | Suspended | ChallengeWon
Event = MatchEvent | CompetitionEvent | RefereeActed
