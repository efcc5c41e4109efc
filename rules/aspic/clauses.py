"""Which clauses stand behind an event: the answer to "why?"."""

from collections.abc import Mapping

from rules.aspic import events as ev
from rules.aspic.flights import Rebound
from rules.aspic.state import By

Clauses = tuple[str, ...]

# By the type of the event; what depends on its fields is below.
BY_TYPE: Mapping[type[ev.Event], Clauses] = {
    ev.ClockCharged: ("AS-time-b", "AS-time-e"),
    ev.ClockExpired: ("AS-time-c",),
    ev.ClockAdjusted: ("AS-time-e",),
    ev.TurnMissed: ("AS-time-f",),
    ev.TurnSkipped: ("AS-time-f",),
    ev.TurnPassed: ("AS-turn-g",),
    ev.PiecePlaced: ("AS-place-a", "AS-place-d"),
    ev.QueueSet: ("AS-place-h",),
    ev.KickoffReady: ("AS-place-b",),
    ev.PieceMoved: ("AS-move-a", "AS-move-b"),
    ev.ShotTaken: ("AS-exec-a", "AS-dest-b"),
    ev.ShotTested: ("AS-test-b", "AS-dest-b"),
    ev.GoalScored: ("AS-dest-f", "AS-goal-a", "AS-goal-b"),
    ev.OccupationSampled: ("AS-occ-a",),
    ev.RoundEnded: ("AS-match-d",),
    ev.HalfEnded: ("AS-match-d", "AS-match-b"),
    ev.PlacementStarted: ("AS-place-a", "AS-place-b"),
    ev.MatchForfeited: (),
    ev.MatchEnded: (),
}

BY_SOURCE: Mapping[ev.Source, Clauses] = {"order": (), "queue": ("AS-place-h",), "default": ("AS-time-f",)}

BY_REBOUND: Mapping[Rebound, Clauses] = {
    "goal_line": ("AS-dest-h",),
    "post": ("AS-dest-g", "AS-dest-h"),
    "lateral_1": ("AS-board-g", "AS-dest-h"),
    "lateral_9": ("AS-board-g", "AS-dest-h"),
}

BY_END: Mapping[By, Clauses] = {
    "score": ("AS-match-e", "AS-score-a"),
    "time": ("AS-time-c",),
    "forfeit": ("AS-time-f",),
    "referee": ("AS-match-e",),
}


def clauses_of(event: ev.Event) -> Clauses:
    """Return the clauses behind an event, the most telling first, each once."""
    return tuple(dict.fromkeys((*_particular(event), *BY_TYPE[type(event)])))


def _particular(event: ev.Event) -> Clauses:
    match event:
        case ev.PiecePlaced(source=source):
            return BY_SOURCE[source]
        case ev.ShotTaken() | ev.ShotTested():
            return _of_shot(event)
        case ev.PlacementStarted(half=half, round=number, kickoff=kickoff):
            # AS-place-c: a half begins; else somebody scored (AS-place-e).
            return ("AS-place-c",) if (half, number, kickoff) == (2, 1, "right") else ("AS-place-e",)
        case ev.MatchForfeited(reason=reason):
            return ("AS-time-f",) if reason == "missed" else ("AS-match-e",)
        case ev.MatchEnded(by=by):
            return BY_END[by]
        case _:
            return ()


def _of_shot(event: ev.ShotTaken | ev.ShotTested) -> Clauses:
    found: list[str] = []
    if event.swap:
        found.append("AS-swap-a")
    if event.goal:
        found += ["AS-dest-e", "AS-dest-f", "AS-path-d" if event.cardinal else "AS-path-e"]
    for rebound in event.rebounds:
        found += BY_REBOUND[rebound]
    if len(event.rebounds) > 1:
        found.append("AS-dest-j")
    return tuple(found)
