"""Short texts beside the report: a turn in one line, the result."""

from collections import Counter
from collections.abc import Sequence

from presenters.kollaball.narrative.cast import Pen
from presenters.kollaball.narrative.sentences import sentence
from rules.kollaball import events as ev
from rules.kollaball.state import Result

# The first of these that happened is the news of a turn; its own sentence is the summary.
_NEWS = (ev.MatchOver, ev.TimeoutCalled, ev.TimeoutRuled, ev.KickedOff, ev.TacticsCancelled, ev.Overridden)


def news(events: Sequence[ev.Event]) -> ev.Event | None:
    """Return the event that is the news of a turn; None where nothing stands out."""
    return next((event for kind in _NEWS for event in events if isinstance(event, kind)), None)


def summary(pen: Pen, events: Sequence[ev.Event]) -> str:
    """Return a closed turn in one line, from its public events."""
    told = news(events)
    if told is not None:
        return sentence(pen, told)
    for event in events:
        match event:
            case ev.TurnVoid(turn=turn, missing=missing):
                return pen.t("kb-summary-void", turn=turn, teams=pen.teams(missing))
            case ev.TurnResolved(turn=turn):
                return _played(pen, events, turn)
            case _:
                pass
    return pen.t("kb-summary-stage")


def _played(pen: Pen, events: Sequence[ev.Event], turn: int) -> str:
    counts = Counter(map(type, events))
    return pen.t(
        "kb-summary-turn",
        turn=turn,
        received=counts[ev.Received],
        picked_up=counts[ev.PickedUp],
        charged=counts[ev.Charged],
        expelled=counts[ev.Expelled],
    )


def result(pen: Pen, outcome: Result) -> str:
    """Return the result of a finished match in a sentence: winner or draw, why, and the points."""
    return sentence(pen, ev.MatchOver(winner=outcome.winner, reason=outcome.reason, points=outcome.points))
