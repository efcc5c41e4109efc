"""What happened, in words: a sentence an event, as a referee would say it, a turn in one line, the result.

What the fields alone do not say is here; the rest are messages with an event's fields.
"""

from collections import Counter
from collections.abc import Sequence

from presenters.escaping import escape
from presenters.kollaball.words import GameWords
from presenters.teller import NONE, NOTHING, WRITTEN, Teller, Values
from rules.kollaball import events as ev
from rules.kollaball.state import Result

AGAINST = frozenset({"hindrance", "play_through", "referee_error", "imaginary_foul", "blatant_fix"})


def _own(words: GameWords, event: ev.Event) -> Values:  # noqa: PLR0911 - one per kind
    match event:
        case ev.RolledCall(absent=absent):
            return {"count": len(absent)}
        case ev.TurnVoid(missing=missing, missed=missed):
            counts = (words.t("kb-missed", team=words.team(team), count=count) for team, count in missed.items())
            return {"missed": words.list(counts), "count": len(missing)}
        case ev.PlacementRevealed(path=path):
            return {"start": path[0] if path else NONE, "steps": max(len(path) - 1, 0), "path": " → ".join(path)}
        case ev.AnalysisRevealed(roles=roles):
            told = (words.t("kb-role-of", player=words.player(who), role=role or NONE) for who, role in roles.items())
            return {"roles": words.list(told)}
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


TELLER = Teller[GameWords, ev.Event]("kb", _own)


def sentence(words: GameWords, event: ev.Event) -> str:
    """Return an event in words."""
    return TELLER.sentence(words, event) or ""


# The first of these that happened is the news of a turn; its own sentence is the summary.
_NEWS = (ev.MatchOver, ev.TimeoutCalled, ev.TimeoutRuled, ev.KickedOff, ev.TacticsCancelled, ev.Overridden)


def find_news(events: Sequence[ev.Event]) -> ev.Event | None:
    """Return the event that is the news of a turn; None where nothing stands out."""
    return next((event for kind in _NEWS for event in events if isinstance(event, kind)), None)


def summary_line(words: GameWords, events: Sequence[ev.Event]) -> str:
    """Return a closed turn in one line, from its public events."""
    told = find_news(events)
    if told is not None:
        return sentence(words, told)
    for event in events:
        match event:
            case ev.TurnVoid(turn=turn, missing=missing):
                return words.t("kb-summary-void", turn=turn, teams=words.teams(missing))
            case ev.TurnResolved(turn=turn):
                return _played(words, events, turn)
            case _:
                pass
    return words.t("kb-summary-stage")


def _played(words: GameWords, events: Sequence[ev.Event], turn: int) -> str:
    counts = Counter(map(type, events))
    return words.t(
        "kb-summary-turn",
        turn=turn,
        received=counts[ev.Received],
        picked_up=counts[ev.PickedUp],
        charged=counts[ev.Charged],
        expelled=counts[ev.Expelled],
    )


def result_sentence(words: GameWords, outcome: Result) -> str:
    """Return the result of a finished match in a sentence: winner or draw, why, and the points."""
    return sentence(words, ev.MatchOver(winner=outcome.winner, reason=outcome.reason, points=outcome.points))
