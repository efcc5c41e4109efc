"""Under which heading an event stands. The headings follow KB-19-a; the events keep the order they come in."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from presenters.kollaball.narrative.cast import Event, number, word

# In the order of the resolution (rulebook 6.2). `extra` is the breakthrough of T7, after the rounds.
STEPS = (
    "opening",
    "event",
    "bribes",
    "copies",
    "moves",
    "passes",
    "decoys",
    "charges",
    "catches",
    "goal",
    "extra",
    "closing",
)
_RANK = {step: rank for rank, step in enumerate(STEPS)}
_OF_A_ROUND = frozenset({"moves", "passes", "decoys", "charges", "catches"})

# Type -> the steps where it can happen. Several: the first that is not over.
_AT: dict[str, tuple[str, ...]] = {
    "random_event": ("event",),
    "event_replaced": ("event",),
    "special_aborted": ("event",),
    "sprained": ("event",),
    "player_displaced": ("event",),
    "bribe": ("bribes", "copies"),
    "bribe_effect": ("bribes", "copies"),
    "bribe_chain": ("bribes", "copies", "charges"),
    "favour": ("bribes", "copies", "charges"),
    "role_forced": ("bribes", "copies"),
    "ball_seized": ("bribes", "copies"),
    "copy": ("copies",),
    "moved": ("moves", "passes"),  # after a throw: the advance of a one-two (KB-22-f)
    "action_void": ("moves",),
    "tactic_failed": ("moves",),
    "passed": ("passes",),
    "ball_out": ("passes",),
    "lob_launched": ("passes",),
    "lob_aimed": ("passes",),
    "decoy_given": ("decoys",),
    "charged": ("charges",),
    "block_held": ("charges",),
    "expelled": ("charges",),
    "lob_landed": ("catches",),
    "received": ("catches",),
    "pass_missed": ("catches",),
    "picked_up": ("catches",),
    "pickup_failed": ("catches",),
    "scored": ("goal",),
    "ball_returned": ("closing",),
    "ball_placed": ("closing",),
    "insight_cancelled": ("closing",),
    "turn_resolved": ("closing",),
    "disqualified": ("closing",),
    "match_over": ("closing",),
    "override": ("opening",),
}
_OF_SPECIAL: dict[str, tuple[str, ...]] = {
    "sprint": ("moves",),
    "block": ("moves",),
    "deep_pass": ("passes",),
    "decoy": ("decoys",),
    "bribe": ("bribes", "copies"),
    "copy": ("copies",),
}
_OF_CAUSE: dict[str, dict[str, tuple[str, ...]]] = {
    "ball_dropped": {"expelled": ("charges",), "drop": ("catches",)},
    "ball_lost": {"fumble": ("event",), "misunderstanding": ("passes",)},
    "wounded": {"play_through": ("bribes", "copies", "closing"), "block": ("charges",)},
    "player_hampered": {"hindrance": ("bribes", "copies")},
}


class Place(NamedTuple):
    """Where an event stands: the round (0: after the rounds, or before them) and the step."""

    round: int
    step: str


def places(events: Sequence[Event]) -> Iterator[tuple[Place, Event]]:
    """Yield each event with its place, in the order given.

    An event that may belong to several steps goes to the first that is not over; one that tells nothing about its
    step (a ball dropped by somebody sent off, say) stays where the event before it stands.
    """
    here = Place(1, "opening")
    for index, event in enumerate(events):
        here = _place(here, event, _round(events, index) or here.round)
        yield here, event


def _place(here: Place, event: Event, round_number: int) -> Place:
    kind = word(event, "type")
    steps = _steps(kind, event)
    if kind in {"moved", "scored"} and event.get("round") == 0:
        return Place(here.round, "extra")
    if round_number > here.round:
        return Place(round_number, steps[0] if steps else "moves")
    if not steps:
        return here
    ahead = next((step for step in steps if _RANK[step] >= _RANK[here.step]), None)
    if ahead is not None:
        return Place(here.round, ahead)
    # Its step is over in this round: an event that does not name its round belongs to the next one.
    begins_round = "round" not in event and steps[0] in _OF_A_ROUND
    return Place(here.round + 1 if begins_round else here.round, steps[0])


def _round(events: Sequence[Event], index: int) -> int:
    """Return the round of an event; a special's is that of the act it rides on, which comes right after it."""
    event = events[index]
    if word(event, "type") in {"special_used", "critical"} and word(event, "special") in {"sprint", "deep_pass"}:
        return next((number(later, "round") for later in events[index + 1 :] if "round" in later), 0)
    return number(event, "round")


def _steps(kind: str, event: Event) -> tuple[str, ...]:
    if kind in {"special_used", "critical"}:
        return _OF_SPECIAL.get(word(event, "special"), ())
    if kind == "tactic_played":
        return ("opening", "moves") if word(event, "tactic") in {"placement", "neutralise"} else ("moves",)
    if kind in _OF_CAUSE:
        return _OF_CAUSE[kind].get(word(event, "cause"), ())
    return _AT.get(kind, ())
