"""One sentence per event, as a referee would say it: what the fields alone do not say."""

from presenters.escaping import escape
from presenters.kollaball.narrative.cast import Pen
from presenters.teller import NONE, NOTHING, WRITTEN, Teller, Values
from rules.kollaball import events as ev

AGAINST = frozenset({"hindrance", "play_through", "referee_error", "imaginary_foul", "blatant_fix"})


def _own(pen: Pen, event: ev.Event) -> Values:  # noqa: PLR0911 - one per kind
    match event:
        case ev.RolledCall(absent=absent):
            return {"count": len(absent)}
        case ev.TurnVoid(missing=missing, missed=missed):
            counts = (pen.t("kb-missed", team=pen.team(team), count=count) for team, count in missed.items())
            return {"missed": pen.list(counts), "count": len(missing)}
        case ev.PlacementRevealed(path=path):
            return {"start": path[0] if path else NONE, "steps": max(len(path) - 1, 0), "path": " → ".join(path)}
        case ev.AnalysisRevealed(roles=roles):
            told = (pen.t("kb-role-of", player=pen.player(who), role=role or NONE) for who, role in roles.items())
            return {"roles": pen.list(told)}
        case ev.PlayerDisplaced():
            return {"moved": event.origin != event.to}
        case ev.BribeEffect(effect=effect):
            return {"side": "against" if effect in AGAINST else "favour"}
        case ev.Moved(path=path):
            return {"via": ", ".join(path[1:-1]) or NONE}
        case ev.DecoyGiven():
            return {"kept": event.to == event.player}
        case ev.Disqualified(reason=reason):
            return {"reason": reason, "text": escape(reason, WRITTEN)}
        case ev.MatchOver(reason=reason, points=points):
            # `tie_break:specials` is no name that Fluent can select on
            shown = {"rouge": str(points.get("rouge", 0)), "bleue": str(points.get("bleue", 0))}
            return {"reason": reason.replace(":", "-"), "text": escape(reason, WRITTEN), **shown}
        case _:
            return NOTHING


TELLER = Teller[Pen, ev.Event]("kb", _own)


def sentence(pen: Pen, event: ev.Event) -> str:
    """Return an event in words."""
    return TELLER.sentence(pen, event) or ""
