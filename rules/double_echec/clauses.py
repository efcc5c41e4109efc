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
    ev.Takeaway: ("DE-R.8-b", "DE-B.zone-d", "DE-R.8-a"),
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
    ev.OneTimerDenied: ("DE-R.3-d", "DE-R.3-e"),
    ev.Shot: (),
    ev.ShotMissed: ("DE-R.7-a",),
    ev.Post: ("DE-S9.5-b", "DE-S9.5-a", "DE-S9.5-d"),
    ev.Saved: (),
    ev.Beaten: ("DE-B.net-b", "DE-B.net-a"),
    ev.Goal: (),
    ev.Cleared: ("DE-4-a",),
    ev.Icing: ("DE-4-b",),
    ev.LoosePuck: ("DE-B.loose-a",),
    ev.RecoverTry: ("DE-B.loose-a",),
    ev.RecoverImpossible: ("DE-B.loose-a",),
    ev.StealTry: ("DE-B.steal", "DE-R.4-b"),
    ev.Stolen: ("DE-R.9-c", "DE-B.steal"),
    ev.StealImpossible: ("DE-B.steal",),
    ev.NoPlay: ("DE-B.cards",),
    ev.Rebound: ("DE-R.12-c", "DE-R.12-d"),
    ev.Whistle: ("DE-B.gcards-a", "DE-R.12-b"),
    ev.FightRound: ("DE-B.fight", "DE-2-d"),
    ev.Fight: ("DE-B.fight", "DE-2-e"),
    ev.InjuryThird: ("DE-2-p", "DE-B.injury-a"),
    ev.Injured: ("DE-B.injury-a",),
    ev.Penalty: (),
    ev.PenaltyOver: ("DE-B.penalty-d",),
    ev.ChangeCalled: ("DE-R.11-a", "DE-R.11-e", "DE-R.11-g"),
    ev.ChangeOff: ("DE-6-a", "DE-B.bench"),
    ev.ChangeFailed: ("DE-6-b", "DE-R.11-c", "DE-R.11-f"),
    ev.ChangeBarred: (),
    ev.ChangeFree: ("DE-B.faceoff",),
    ev.Entered: ("DE-S9.7-a",),
    ev.Strength: ("DE-B.penalty-b", "DE-B.faceoff"),
    ev.Permuted: ("DE-S9.2-a",),
    ev.TooManyMen: ("DE-6-b", "DE-6-c"),
    ev.PenaltyShotAwarded: ("DE-R.4-a", "DE-R.4-c", "DE-B.turn-c"),
    ev.PenaltyShot: ("DE-R.5-a", "DE-R.5-b", "DE-R.5"),
    ev.PsApproach: ("DE-R.5-c", "DE-R.5-m"),
    ev.PsKeeper: ("DE-R.5-d",),
    ev.Withdrawn: ("DE-R.5-b",),
    ev.PenaltyShotOver: (),
    ev.PeriodEnd: ("DE-2-l",),
    ev.Overtime: ("DE-S9.3-a", "DE-S9.3-c"),
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
        "pass": ("DE-B.pass", "DE-R.3-b"),
        "recover": ("DE-B.loose-a", "DE-R.3-a"),
        "puck_arrives": ("DE-B.loose-b",),
        "save": ("DE-B.net-b",),
        "rebound": ("DE-R.12-c",),
        "steal": ("DE-B.steal", "DE-R.9-c"),
        "fight": ("DE-2-f", "DE-2-g"),
        "zone": ("DE-R.8-b", "DE-B.zone-d"),
    },
    ev.Skated: {
        "defence": ("DE-B.cycle",),
        "carry": ("DE-B.zone-b", "DE-R.8-c"),
        "support": ("DE-5-b",),
        "recover": ("DE-B.loose-a", "DE-5-c"),
        "steal": ("DE-R.9-a",),
        "enter": ("DE-S9.7-a",),
        "to_bench": ("DE-R.11-a", "DE-S9.7-a"),
    },
    ev.Shot: {
        "direct": ("DE-B.shot-a", "DE-B.shot-c", "DE-B.shot-b"),
        "quick": ("DE-1-b", "DE-B.shot-a", "DE-B.shot-c"),
        "one_timer": ("DE-R.3-c", "DE-B.pass"),
        "rebound": ("DE-R.12-c",),
        "penalty": ("DE-R.5-e", "DE-R.5-f", "DE-R.6-a"),
    },
    ev.Goal: {
        "direct": ("DE-B.net-b", "DE-B.shot-c"),
        "quick": ("DE-B.net-b", "DE-1-b"),
        "one_timer": ("DE-B.net-b", "DE-R.3-c"),
        "rebound": ("DE-B.net-b", "DE-R.12-c"),
        "penalty": ("DE-R.5-f", "DE-B.net-b"),
        "clear": ("DE-4-j",),
    },
    ev.Saved: {
        None: ("DE-B.net-b", "DE-B.net-a"),
        "covered": ("DE-B.net-c",),
        "crease": ("DE-B.loose-b",),
        "clear": ("DE-4-i",),
        "recover": ("DE-B.loose-c",),
    },
    ev.NoPlay: {"no_clear_direction": ("DE-4-h",)},
    ev.Penalty: {
        "fight": ("DE-2-h", "DE-2-e"),
        "too_many_men": ("DE-6-b", "DE-6-c", "DE-B.penalty-a"),
        "wrong_card": ("DE-S9.1-d",),
        "unsportsmanlike": ("DE-S9.1-f",),
        "referee": ("DE-B.penalty-a",),
    },
    ev.ChangeBarred: {"carrier": ("DE-R.11-d",), "recoverer": ("DE-R.11-h",)},
}
BY_BONUS: Mapping[int, str] = {1: "DE-3-a", 2: "DE-3-b"}
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
    return tuple(dict.fromkeys((*_by_fields(event), *BY_TYPE[type(event)])))


def _by_fields(event: ev.Event) -> Clauses:  # noqa: PLR0911 - one per kind
    match event:
        case ev.PenaltyShotOver(result=result):
            return ("DE-B.faceoff",) if result == "goal" else ("DE-R.5-n", "DE-R.5-m")
        case ev.Penalty(running=False, why=why):
            return ("DE-B.penalty-b", *BY_WORD[ev.Penalty][why])
        case ev.Shot(kind=kind) | ev.Goal(kind=kind):
            return BY_WORD[type(event)][kind]
        case ev.Saved(bonus=bonus) | ev.Beaten(bonus=bonus) if bonus:
            return (BY_BONUS[bonus], "DE-B.net-b")
        case ev.RecoverTry(counted=counted):
            return ("DE-2-c",) if counted else ("DE-2-k",)
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
