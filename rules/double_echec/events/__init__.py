"""What happened in a turn: one Struct per event type of rulebook part 7, with exactly the page's JSON fields."""

from rules.double_echec.events.play import (
    Advance,
    Beaten,
    CardTurned,
    Cleared,
    ClockMarked,
    DecisionPoint,
    Defence,
    FacedOff,
    Goal,
    Icing,
    LoosePuck,
    NoPlay,
    OneTimerDenied,
    OneTimerPass,
    Passed,
    PassFailed,
    Possession,
    Post,
    QuickFaceoff,
    Rebound,
    RecoverImpossible,
    RecoverTry,
    Reshuffled,
    Saved,
    Shot,
    ShotMissed,
    Skated,
    StealImpossible,
    StealTry,
    Stolen,
    StopCalled,
    Takeaway,
    Whistle,
)
from rules.double_echec.events.players import (
    ChangeBarred,
    ChangeCalled,
    ChangeFailed,
    ChangeFree,
    ChangeOff,
    Entered,
    Fight,
    FightRound,
    Injured,
    InjuryThird,
    Penalty,
    PenaltyOver,
    Permuted,
    Strength,
    TooManyMen,
)
from rules.double_echec.events.stages import (
    MatchEnd,
    Overtime,
    PenaltyShot,
    PenaltyShotAwarded,
    PenaltyShotOver,
    PeriodEnd,
    PsApproach,
    PsKeeper,
    RefereeOverride,
    Withdrawn,
    WrongCard,
)
from rules.double_echec.league.events import LeagueEvent

MatchEvent = (
    ClockMarked
    | FacedOff
    | QuickFaceoff
    | Possession
    | Takeaway
    | Defence
    | Advance
    | Skated
    | CardTurned
    | Reshuffled
    | DecisionPoint
    | StopCalled
    | Passed
    | PassFailed
    | OneTimerPass
    | OneTimerDenied
    | Shot
    | ShotMissed
    | Post
    | Saved
    | Beaten
    | Goal
    | Cleared
    | Icing
    | LoosePuck
    | RecoverTry
    | RecoverImpossible
    | StealTry
    | Stolen
    | StealImpossible
    | NoPlay
    | Rebound
    | Whistle
    | FightRound
    | Fight
    | InjuryThird
    | Injured
    | Penalty
    | PenaltyOver
    | ChangeCalled
    | ChangeOff
    | ChangeFailed
    | ChangeBarred
    | ChangeFree
    | Entered
    | Strength
    | Permuted
    | TooManyMen
    | PenaltyShotAwarded
    | PenaltyShot
    | PsApproach
    | PsKeeper
    | Withdrawn
    | PenaltyShotOver
    | PeriodEnd
    | Overtime
    | MatchEnd
    | WrongCard
    | RefereeOverride
)
Event = MatchEvent | LeagueEvent
