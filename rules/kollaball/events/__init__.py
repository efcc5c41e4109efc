"""What happened in a turn: one Struct per event type of rulebook part 7, with exactly the page's JSON fields.

Every event may carry `audience` (the only team that may see it) and `reveal_turn` (from the opening of that turn on
it is public); both are absent when everybody may see it at once.
"""

from rules.kollaball.events.bribes import (
    BallPlaced,
    BallReturned,
    BallSeized,
    BribeChain,
    Bribed,
    BribeEffect,
    Favoured,
    RoleForced,
)
from rules.kollaball.events.chance import (
    BallLost,
    BallOut,
    EventReplaced,
    NoEffect,
    PassRedirected,
    PlayerDisplaced,
    PlayerHampered,
    PlayerRemoved,
    RandomEvent,
    SpecialAborted,
    Sprained,
    Wounded,
)
from rules.kollaball.events.play import (
    ActionVoid,
    BallDropped,
    BlockHeld,
    Charged,
    Copied,
    Critical,
    DecoyGiven,
    DecoyVanished,
    Expelled,
    LobAimed,
    LobLanded,
    LobLaunched,
    Moved,
    Passed,
    PassMissed,
    PickedUp,
    PickupFailed,
    Received,
    Scored,
    SpecialUsed,
)
from rules.kollaball.events.stages import (
    Disqualified,
    Entered,
    KickedOff,
    LinedUp,
    MatchOver,
    Overridden,
    PlaysShort,
    RolledCall,
    Substituted,
    TimeoutCalled,
    TimeoutRuled,
    TurnResolved,
    TurnVoid,
)
from rules.kollaball.events.tactics import (
    AnalysisRevealed,
    InsightCancelled,
    Neutralised,
    PlacementRevealed,
    TacticFailed,
    TacticPlayed,
    TacticsCancelled,
)

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
