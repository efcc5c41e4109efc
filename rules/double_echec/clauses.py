"""Which clauses stand behind an event: the answer to "why?"."""

from collections.abc import Mapping

from rules.double_echec import events as ev
from rules.double_echec.league import events as league
from rules.double_echec.state import MatchStage

Clauses = tuple[str, ...]

# By the type of the event; what depends on its fields is below.
BY_TYPE: Mapping[type[ev.Event], Clauses] = {
    ev.ClockMarked: ("DE-2-a",),
    ev.FacedOff: ("DE-B.faceoff", "DE-1-a"),
    ev.QuickFaceoff: ("DE-1-b", "DE-1-a"),
    ev.Possession: (),
    ev.Takeaway: ("DE-R.8-a", "DE-B.zone-a"),
    ev.Defence: ("DE-B.cycle",),
    ev.Advance: ("DE-B.cards",),
    ev.Skated: (),
    ev.CardTurned: ("DE-B.decks", "DE-B.cards"),
    ev.Reshuffled: ("DE-B.decks",),
    ev.DecisionPoint: ("DE-B.turn-d",),
    ev.StopCalled: ("DE-B.turn-d",),
    ev.Passed: ("DE-B.pass",),
    ev.PassFailed: ("DE-B.pass", "DE-5-c"),
    ev.OneTimerPass: ("DE-R.3-a",),
    ev.OneTimerDenied: ("DE-R.3-d",),
    ev.Shot: (),
    ev.ShotMissed: ("DE-R.7-a",),
    ev.Post: ("DE-S9.5-b", "DE-S9.5-d"),
    ev.Saved: (),
    ev.Beaten: ("DE-B.net-a",),
    ev.Goal: ("DE-B.shot-a",),
    ev.Cleared: ("DE-4-a",),
    ev.Icing: ("DE-4-b",),
    ev.LoosePuck: ("DE-B.loose-a",),
    ev.RecoverTry: ("DE-B.loose-a",),
    ev.RecoverImpossible: ("DE-B.loose-a",),
    ev.StealTry: ("DE-B.steal", "DE-R.9-a"),
    ev.Stolen: ("DE-B.steal", "DE-R.9-a"),
    ev.StealImpossible: ("DE-B.steal",),
    ev.NoPlay: ("DE-B.cards",),
    ev.Rebound: ("DE-R.12-c",),
    ev.Whistle: ("DE-B.gcards-a",),
    ev.FightRound: ("DE-B.fight", "DE-2-d"),
    ev.Fight: ("DE-B.fight", "DE-2-e"),
    ev.InjuryThird: ("DE-2-p", "DE-B.injury-a"),
    ev.Injured: ("DE-B.injury-a",),
    ev.Penalty: (),
    ev.PenaltyOver: ("DE-2-h", "DE-B.penalty-a"),
    ev.ChangeCalled: ("DE-R.11-a",),
    ev.ChangeOff: ("DE-R.11-a",),
    ev.ChangeFailed: ("DE-6-a", "DE-R.11-c"),
    ev.ChangeBarred: (),
    ev.ChangeFree: ("DE-B.faceoff",),
    ev.Entered: ("DE-S9.7-a",),
    ev.Strength: ("DE-S9.3-b",),
    ev.Permuted: ("DE-S9.2-a",),
    ev.TooManyMen: ("DE-6-b", "DE-6-c"),
    ev.PenaltyShotAwarded: ("DE-R.4-a",),
    ev.PenaltyShot: ("DE-R.5",),
    ev.PsApproach: ("DE-R.5",),
    ev.PsKeeper: ("DE-R.5",),
    ev.Withdrawn: ("DE-R.5",),
    ev.PenaltyShotOver: ("DE-R.5",),
    ev.PeriodEnd: ("DE-2-l",),
    ev.Overtime: ("DE-S9.3-a",),
    ev.MatchEnd: (),
    ev.WrongCard: (),
    ev.RefereeOverride: ("DE-B.orders",),
    league.MatchRecorded: ("DE-B.league-a", "DE-B.league-d"),
    league.StandingsDrawn: ("DE-B.league-b", "DE-B.league-a"),
    league.DraftRound: ("DE-8-a", "DE-8-b", "DE-8-c"),
    league.GmScore: ("DE-X-c",),
    league.TrophyAwarded: ("DE-X-b", "DE-X-c"),
    league.LeagueEdit: (),
}

# By the word that an event has for its reason.
BY_WORD: Mapping[type[ev.Event], Mapping[str | None, Clauses]] = {
    ev.ClockMarked: {"defend": ("DE-2-b",), "recover": ("DE-2-c",), "fight": ("DE-2-d",)},
    ev.Possession: {
        "faceoff": ("DE-1-c",),
        "pass": ("DE-B.pass",),
        "recover": ("DE-B.loose-a",),
        "puck_arrives": ("DE-B.loose-a",),
        "save": ("DE-B.shot-a",),
        "rebound": ("DE-R.12-c",),
        "steal": ("DE-B.steal",),
        "fight": ("DE-2-f",),
        "zone": ("DE-R.8-a",),
    },
    ev.Skated: {
        "defence": ("DE-B.cycle",),
        "carry": ("DE-R.8-c",),
        "support": ("DE-5-b",),
        "recover": ("DE-5-c", "DE-B.loose-a"),
        "steal": ("DE-R.9-a",),
        "enter": ("DE-S9.7-a",),
        "to_bench": ("DE-R.11-a", "DE-S9.7-a"),
    },
    ev.Shot: {
        "direct": ("DE-B.shot-a",),
        "quick": ("DE-1-b", "DE-B.shot-a"),
        "one_timer": ("DE-R.3-a",),
        "rebound": ("DE-R.12-c",),
        "penalty": ("DE-R.5",),
    },
    ev.Saved: {
        None: ("DE-B.net-a",),
        "covered": ("DE-B.net-a",),
        "crease": ("DE-B.loose-a",),
        "clear": ("DE-4-i",),
        "recover": ("DE-B.loose-a",),
    },
    ev.NoPlay: {"no_clear_direction": ("DE-4-h",)},
    ev.Penalty: {
        "fight": ("DE-2-h", "DE-2-e"),
        "too_many_men": ("DE-6-b", "DE-6-c"),
        "wrong_card": ("DE-S9.1-d",),
        "unsportsmanlike": ("DE-S9.1-f",),
        "referee": ("DE-B.penalty-a",),
    },
    ev.ChangeBarred: {"carrier": ("DE-R.11-d",), "recoverer": ("DE-R.11-g",)},
}
BY_STAGE: Mapping[MatchStage, Clauses] = {"season": ("DE-7-a",), "semifinal": ("DE-7-b",), "final": ("DE-7-c",)}
BY_FIELD: Mapping[league.Field, Clauses] = {
    "adjust": ("DE-B.league-a",),
    "beers": ("DE-B.league-d",),
    "rookies": ("DE-X-c",),
    "ja": ("DE-X-c",),
    "payroll": ("DE-B.league-e", "DE-X-c"),
    "tpvba": ("DE-X-c",),
    "revenue": ("DE-B.league-d",),
    "salaries": ("DE-B.league-e", "DE-X-c"),
    "picks": ("DE-X-c",),
    "playoffs": ("DE-B.league-c",),
    "champion": ("DE-B.league-c",),
    "alex": ("DE-X-a",),
}


def clauses_of(event: ev.Event) -> Clauses:
    """Return the clauses behind an event, the most telling first."""
    return (*_by_fields(event), *BY_TYPE[type(event)])


def _by_fields(event: ev.Event) -> Clauses:  # noqa: PLR0911 - one per kind
    match event:
        case ev.Goal(kind="clear"):
            return ("DE-4-j",)
        case ev.Shot(kind=kind):
            return BY_WORD[ev.Shot][kind]
        case ev.Saved(bonus=1) | ev.Beaten(bonus=1):
            return ("DE-3-a",)
        case ev.Saved(bonus=2) | ev.Beaten(bonus=2):
            return ("DE-3-b",)
        case ev.RecoverTry(counted=counted):
            return ("DE-2-c",) if counted else ("DE-2-k",)
        case ev.Strength(out=True):
            return ("DE-6-d",)
        case ev.MatchEnd(overtime=overtime):
            return ("DE-S9.3-a",) if overtime else ("DE-2-l",)
        case ev.WrongCard(accepted=accepted):
            return ("DE-S9.1-d",) if accepted else ("DE-S9.1-e",)
        case league.MatchRecorded(stage=stage):
            return BY_STAGE[stage]
        case league.LeagueEdit(field=field):
            return BY_FIELD[field]
        case _:
            return BY_WORD.get(type(event), {}).get(getattr(event, "why", None), ())
