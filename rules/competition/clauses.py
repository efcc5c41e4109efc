"""Which clauses stand behind an event: the answer to "why?"."""

from collections.abc import Mapping

from rules.competition import events as ev

Clauses = tuple[str, ...]

BY_TYPE: Mapping[type[ev.Event], Clauses] = {
    ev.SignedUp: ("CP-2-b",),
    ev.Withdrawn: ("CP-2-e",),
    ev.Excluded: ("CP-R-e", "CP-2-e"),
    ev.Replaced: ("CP-2-g",),
    ev.TooFew: ("CP-2-b",),
    ev.CompetitionStarted: ("CP-1-a", "CP-2-c"),
    ev.StageOpened: (),
    ev.RoundOpened: (),
    ev.Started: ("CP-7-g",),
    ev.Postponed: ("CP-9-b",),
    ev.FixtureSettled: (),
    ev.Abandoned: ("CP-7-f",),
    ev.TieOver: ("CP-5-e",),
    ev.RoundOver: ("CP-9-a",),
    ev.LotDrawn: ("CP-8-i",),
    ev.TableDrawnUp: ("CP-8-c", "CP-8-b"),
    ev.StageOver: ("CP-9-a",),
    ev.Qualified: ("CP-10-b", "CP-10-c"),
    ev.Promoted: ("CP-11-d", "CP-11-e"),
    ev.Relegated: ("CP-11-d", "CP-11-e"),
    ev.Finished: ("CP-11-a", "CP-11-b", "CP-11-c"),
    ev.RolledOver: ("CP-11-g",),
    ev.Ignored: ("CP-N-c",),
    ev.Corrected: ("CP-R-b",),
    ev.PointsAdjusted: ("CP-R-d",),
    ev.Moved: ("CP-R-f",),
    ev.Swapped: ("CP-R-g",),
    ev.Redrawn: ("CP-R-h",),
    ev.PairingRedone: ("CP-R-b",),
    ev.PairingKept: ("CP-R-b",),
    ev.Closed: ("CP-R-i",),
    ev.Stopped: ("CP-R-j",),
}
OPENED: Mapping[str, Clauses] = {
    "round_robin": ("CP-3-a", "CP-3-b", "CP-3-c"),
    "groups": ("CP-3-e", "CP-3-b"),
    "swiss": ("CP-4-a", "CP-4-e"),
    "knockout": ("CP-5-a", "CP-5-b"),
    "double_elimination": ("CP-6-a", "CP-6-b"),
    "playoff": ("CP-11-e",),
}
RESULTS: Mapping[str, Clauses] = {
    "score": ("CP-7-a", "CP-7-b"),
    "overtime": ("CP-7-b",),
    "shootout": ("CP-7-b", "CP-7-d"),
    "forfeit": ("CP-7-e",),
    "double_forfeit": ("CP-7-e",),
    "unplayed": ("CP-9-b",),
}
ROUND: Clauses = ("CP-3-d", "CP-3-f", "CP-4-e", "CP-5-c", "CP-6-b")


def clauses_of(event: ev.Event) -> Clauses:  # noqa: PLR0911 - one line per kind
    """Return the clauses behind an event, the most telling first."""
    match event:
        case ev.StageOpened(format=format_):
            return OPENED[format_]
        case ev.RoundOpened():
            return ROUND
        case ev.FixtureSettled(by="left"):
            return ("CP-2-e", "CP-7-e")
        case ev.FixtureSettled(by="unplayed"):
            return ("CP-9-b",)
        case ev.FixtureSettled(how=how):
            return RESULTS[how]
        case ev.Withdrawn(policy="none"):
            return ("CP-2-b",)
        case ev.Corrected(replay=True):
            return ("CP-R-c",)
        case ev.Redrawn(why="correction"):
            return ("CP-R-b",)
        case _:
            return BY_TYPE[type(event)]
