"""Which clauses stand behind an event: the answer to "why?"."""

from collections.abc import Mapping
from typing import get_args

from rules.matrix_hockey import events as ev
from rules.matrix_hockey.acts import AnyAct
from rules.matrix_hockey.state import Comp, Decided

Clauses = tuple[str, ...]

# By the type of the event; what depends on the competition or on how a match ended is below.
BY_TYPE: Mapping[type[ev.Event], Clauses] = {
    ev.MatrixDrawn: ("MH-2.1.1-b", "MH-2.1.1-i"),
    ev.WgPoolsDrawn: ("MH-3.3.1-c",),
    ev.WgNotPlayed: ("MH-3.3.1-b",),
    ev.SeasonStarted: ("MH-4-a",),
    ev.Onr: (),
    ev.ChoiceRedrawn: (),
    ev.BoostCut: ("MH-4-g",),
    ev.BonusGoal: ("MH-2.1.4-a", "MH-2.1.4-b"),
    ev.MatchPlayed: ("MH-2.1-a",),
    ev.KdhReadmitted: ("MH-3.2.3-d", "MH-3.2.3-e", "MH-3.2.3-g"),
    ev.KdhRoundOver: ("MH-3.2.1-d",),
    ev.KdhDraw: ("MH-3.2.1-e",),
    ev.KdhWinner: ("MH-3.2.3-h",),
    ev.WgQualified: ("MH-3.3.1-d",),
    ev.WgSemisDrawn: ("MH-3.3.1-e",),
    ev.WgWinner: ("MH-3.3.1-f",),
    ev.TableDrawnUp: ("MH-3.1.5-c", "MH-3.1.5-e"),
    ev.LotDrawn: ("MH-3.1.5-f",),
    ev.OrdersLapsed: ("MH-4-h",),
    ev.Sanction: (),
    ev.TeamDummy: ("MH-3.1.3-g",),
    ev.TeamReplaced: (),
    ev.WeekClosed: ("MH-1-c",),
    ev.Dissolved: ("MH-3.1.3-h",),
    ev.PromotionRefused: ("MH-3.1.6-c",),
    ev.Promoted: ("MH-3.1.6-a",),
    ev.Relegated: ("MH-3.1.6-b", "MH-3.1.6-d", "MH-3.1.6-e"),
    ev.SeasonFinished: ("MH-1-a",),
    ev.TeamEnters: ("MH-3.1.6-d", "MH-2.1.2.1-d"),
    ev.Vacancy: ("MH-3.1.6-d",),
    ev.WgEntrants: ("MH-3.3.1-b",),
    ev.SeasonRolled: ("MH-3.1.1-d", "MH-2.1.2.1-b", "MH-2.1.3.1-b"),
    ev.Overridden: (),
}
ONR: Mapping[Comp, Clauses] = {
    "CH": ("MH-3.1.3-a", "MH-3.1.3-b"),
    "WG": ("MH-3.3.3-a",),
    "KDH": ("MH-3.2.3-a",),
}
ONR_FINAL_PHASE: Clauses = ("MH-3.3.3-c",)
DECIDED: Mapping[Decided, Clauses] = {
    "regulation": (),
    "overtime": ("MH-2.2-a", "MH-2.2-d"),
    "draw": ("MH-2.2-e",),
    "shootout": ("MH-2.2-f", "MH-2.2-g"),
    "pool_goals": ("MH-3.3.2-d",),
    "lot": (),
    "forfeit": (),
    "double_onr": ("MH-3.2.3-d",),
}
# Where the competition has a rule of its own; a match that nobody played has no regulation time.
DRAWN: Mapping[Comp, Clauses] = {"CH": ("MH-3.1.2-d",), "WG": ("MH-3.3.2-c",), "KDH": ()}
BY_LOT: Mapping[Comp, Clauses] = {"CH": (), "WG": ("MH-3.3.2-d",), "KDH": ("MH-3.2.2-d",)}
FORFEIT: Mapping[Comp, Clauses] = {"CH": (), "WG": ("MH-3.3.3-c",), "KDH": ("MH-3.2.3-a", "MH-3.2.3-c")}
BOTH_MISSING: Clauses = ("MH-3.3.3-d",)
SANCTIONS: Mapping[int, Clauses] = {1: ("MH-3.1.3-e",), 2: ("MH-3.1.3-f",), 3: ("MH-3.1.3-g",)}
REPLACED: Mapping[str, Clauses] = {
    "dummy": ("MH-3.1.3-i",),
    "first_round": ("MH-3.1.3-j",),
    "referee": ("MH-9-c",),
}
ACTS: Mapping[str, Clauses] = {act.op(): (act.clause,) for act in get_args(AnyAct)}


def clauses_of(event: ev.Event) -> Clauses:
    """Return the clauses behind an event, the most telling first, each once."""
    if isinstance(event, ev.MatchPlayed) and event.score is None:
        return _unplayed(event)
    return tuple(dict.fromkeys((*_of(event), *BY_TYPE[type(event)])))


def _of(event: ev.Event) -> Clauses:  # noqa: PLR0911 - one line per kind
    match event:
        case ev.Onr(comp="WG", forfeit=True):
            return ONR_FINAL_PHASE
        case ev.Onr(comp=comp):
            return ONR[comp]
        case ev.MatchPlayed(comp=comp, decided="draw"):
            return (*DRAWN[comp], *DECIDED["draw"])
        case ev.MatchPlayed(comp=comp, decided="lot"):
            return BY_LOT[comp]
        case ev.MatchPlayed(decided=decided):
            return DECIDED[decided]
        case ev.Sanction(step=step):
            return SANCTIONS[step]
        case ev.ChoiceRedrawn(what=what):
            return ("MH-4-c", "MH-4-d") if what == "column" else ("MH-4-e",)
        case ev.BoostCut(what="extra_goals"):
            return ("MH-4-f",)
        case ev.KdhDraw(bye=str()):
            return ("MH-3.2.1-e", "MH-3.2.1-f")
        case ev.TeamReplaced(reason=reason):
            return REPLACED[reason]
        case ev.Overridden(op=op):
            return ACTS.get(op, ())
        case _:
            return ()


def _unplayed(match: ev.MatchPlayed) -> Clauses:
    """Return the clauses of a match for which one side, or both, sent nothing."""
    if match.comp == "WG" and match.decided != "forfeit":
        return BOTH_MISSING
    return FORFEIT[match.comp] if match.decided == "forfeit" else DECIDED["double_onr"]
