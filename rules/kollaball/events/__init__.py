"""What happened in a turn: one Struct per event type of rulebook part 7, with exactly the page's JSON fields.

Every event may carry `audience` (the only team that may see it) and `reveal_turn` (from the opening of that turn on
it is public); both are absent when everybody may see it at once.
"""

from rules.kollaball.events.chance import (
    BallLost,
    BallOut,
    BallPlaced,
    BallReturned,
    BallSeized,
    BribeChain,
    Bribed,
    BribeEffect,
    EventReplaced,
    Favoured,
    NoEffect,
    PassRedirected,
    PlayerDisplaced,
    PlayerHampered,
    PlayerRemoved,
    RandomEvent,
    RoleForced,
    SpecialAborted,
    Sprained,
    Wounded,
)
from rules.kollaball.events.play import (
    ActionVoid,
    AnalysisRevealed,
    BallDropped,
    BlockHeld,
    Charged,
    Copied,
    Critical,
    DecoyGiven,
    DecoyVanished,
    Expelled,
    InsightCancelled,
    LobAimed,
    LobLanded,
    LobLaunched,
    Moved,
    Neutralised,
    Passed,
    PassMissed,
    PickedUp,
    PickupFailed,
    PlacementRevealed,
    Received,
    Scored,
    SpecialUsed,
    TacticFailed,
    TacticPlayed,
    TacticsCancelled,
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
