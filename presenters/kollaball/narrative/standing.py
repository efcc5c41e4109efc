"""Short texts beside the report: a turn in one line, the result, the tie-break meter."""

from collections.abc import Mapping, Sequence

from presenters.kollaball.narrative.cast import Event, Pen, number, word, words
from presenters.kollaball.narrative.pages import Section
from presenters.kollaball.narrative.report import sentence
from presenters.kollaball.narrative.stages import match_over
from rules.kollaball.state import TEAMS, Result, Team, TeamId

# The first of these that happened is the news of a turn; its own sentence is the summary.
_NEWS = ("match_over", "timeout_called", "timeout_ruled", "kickoff", "tactics_cancelled", "override")


def summary(pen: Pen, events: Sequence[Event]) -> str:
    """Return a closed turn in one line for the announcement channel, from its public events."""
    first: dict[str, Event] = {}
    for event in events:
        first.setdefault(word(event, "type"), event)
    for news in _NEWS:
        if news in first:
            return sentence(pen, first[news])
    if "turn_void" in first:
        void = first["turn_void"]
        return pen.t("kb-summary-void", turn=number(void, "turn"), teams=pen.teams(words(void, "missing")))
    if "turn_resolved" in first:
        return _played(pen, events, number(first["turn_resolved"], "turn"))
    return pen.t("kb-summary-stage")


def _played(pen: Pen, events: Sequence[Event], turn: int) -> str:
    counts = dict.fromkeys(("received", "picked_up", "charged", "expelled"), 0)
    for event in events:
        kind = word(event, "type")
        if kind in counts:
            counts[kind] += 1
    return pen.t(
        "kb-summary-turn",
        turn=turn,
        received=counts["received"],
        picked_up=counts["picked_up"],
        charged=counts["charged"],
        expelled=counts["expelled"],
    )


def result(pen: Pen, outcome: Result) -> str:
    """Return the result of a finished match in a sentence: winner or draw, why, and the points."""
    event = {"winner": outcome.winner, "reason": outcome.reason, "points": dict(outcome.points)}
    return match_over(pen, event)


def meter(pen: Pen, teams: Mapping[TeamId, Team]) -> Section:
    """Return what a tie would be decided on so far (KB-11-c, d): specials, charges and deniers of each team."""
    lines = tuple(
        pen.t(
            "kb-meter-team",
            team=pen.team(team),
            specials=teams[team].stats.specials,
            charges=teams[team].stats.charges,
            deniers=teams[team].stats.deniers,
        )
        for team in TEAMS
        if team in teams
    )
    return Section(pen.t("kb-meter-title"), lines)
