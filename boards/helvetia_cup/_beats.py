"""The beats of a turn: the moves of each side, then every gesture with what it leads to."""

from collections.abc import Sequence

from boards.film.beats import FilmBeat
from boards.helvetia_cup._following import following
from boards.helvetia_cup._legs import Step
from boards.helvetia_cup._shown import Shown, show_state
from rules.helvetia_cup import events as ev
from rules.helvetia_cup.state import Match

_OPENING = (
    ev.StealTried, ev.Tackled, ev.ShortPass, ev.LongPass, ev.Shot, ev.Clearance, ev.KickedOff, ev.Placed, ev.HalfEnd,
    ev.Passive, ev.ShootoutStart, ev.ShootoutKick, ev.Offside, ev.MatchEnd,
)  # fmt: skip
_WALKING = (ev.StoodUp, ev.Moved, ev.TakerBrought, ev.Pushed)


class Beat(FilmBeat[ev.Event, Shown], frozen=True):
    """A beat of a match."""

    @property
    def is_goal(self) -> bool:
        """Whether a goal was scored, in play or in the shoot-out."""
        kicks = (event.goal for event in self.events if isinstance(event, ev.ShootoutKick))
        return any(kicks) or any(isinstance(event, ev.Goal) for event in self.events)


def beats(before: Match, events: Sequence[ev.Event]) -> list[Beat]:
    """Return the beats of a turn that begins as `before`."""
    found: list[list[Step]] = [[]]
    for step in following(show_state(before), events):
        if found[-1] and _opens(step[0], found[-1]):
            found.append([])
        found[-1].append(step)
    return [Beat(tuple(steps)) for steps in found if steps]


def _opens(event: ev.Event, steps: Sequence[Step]) -> bool:
    """Whether a beat begins with this event: a gesture, or the first move of a side."""
    if isinstance(event, _OPENING):
        return True
    if isinstance(event, _WALKING):
        walked = [one.seat for one, _, _ in steps if isinstance(one, _WALKING)]
        return not walked or walked[-1] != event.seat
    return False
