"""The beats of a shift: a face-off, a defensive action, a card, a try for the puck, a penalty shot."""

from collections.abc import Sequence

from boards.double_echec._following import following
from boards.double_echec._shown import Shown, open_shift, show_state
from boards.film.beats import FilmBeat
from rules.double_echec.events import (
    CardTurned,
    ChangeBarred,
    ChangeCalled,
    ChangeFailed,
    ChangeFree,
    ChangeOff,
    ClockMarked,
    Entered,
    Event,
    FacedOff,
    Goal,
    MatchEnd,
    Overtime,
    Penalty,
    PenaltyOver,
    PenaltyShot,
    PeriodEnd,
    Permuted,
    RecoverImpossible,
    RecoverTry,
    Reshuffled,
    Skated,
    Strength,
    TooManyMen,
)
from rules.double_echec.state import Match

Step = tuple[Event, Shown, Shown]

_CALLS = (ChangeOff, ChangeFailed, ChangeCalled, ChangeBarred, ChangeFree, Permuted, Reshuffled, PenaltyOver)
_LED_BY = (*_CALLS, Entered, Strength, TooManyMen, Penalty, Skated)  # what may stand before a beat's own first event


class Beat(FilmBeat[Event, Shown], frozen=True):
    """A beat of a match."""

    @property
    def is_goal(self) -> bool:
        """Whether a goal was scored."""
        return any(isinstance(event, Goal) for event in self.events)


def beats(before: Match, after: Match, events: Sequence[Event]) -> list[Beat]:
    """Return the beats of a shift from `before` to `after`. Changes belong to the beat before whose dice they are."""
    found: list[list[Step]] = [[]]
    steps = list(following(open_shift(before, after), events))
    if steps:
        steps[-1] = (steps[-1][0], steps[-1][1], show_state(after))
    for step in steps:
        event = step[0]
        if (
            isinstance(event, PeriodEnd | Overtime | MatchEnd)
            and found[-1]
            and not isinstance(found[-1][-1][0], PeriodEnd)
        ):
            found.append([])
        elif _opens(event, found[-1]):
            found.append(_led(found[-1]))
        found[-1].append(step)
    return [Beat(tuple(steps)) for steps in found if steps]


def _opens(event: Event, steps: Sequence[Step]) -> bool:
    """Whether a beat begins with this event, or with what was called just before it."""
    match event:
        case FacedOff() | CardTurned() | PenaltyShot():
            return True
        case ClockMarked(why=why):
            return why != "fight"
        case RecoverTry() | RecoverImpossible():
            begun = [step[0] for step in steps]
            marked = any(isinstance(one, ClockMarked) and one.why == "recover" for one in begun)
            return not marked or any(isinstance(one, RecoverTry | RecoverImpossible) for one in begun)
        case _:
            return False


def _led(steps: list[Step]) -> list[Step]:
    """Take from the end of a beat what leads to the next one: changes, penalties that are over."""
    start = len(steps)
    while start and isinstance(steps[start - 1][0], _LED_BY):
        start -= 1
    while start < len(steps) and not isinstance(steps[start][0], _CALLS):
        start += 1
    taken = steps[start:]
    del steps[start:]
    return taken


def last_rush(course: Sequence[Beat]) -> list[Beat]:
    """Return the beats of the last attack: since the last face-off, or since the other side last turned a card.

    A goalkeeper's card belongs to the attack that it answers, so that a save does not end its picture.
    """
    side = None
    for place in range(len(course) - 1, -1, -1):
        for event in reversed(course[place].events):
            if isinstance(event, FacedOff):
                return list(course[place:])
            if isinstance(event, CardTurned) and event.deck != "G":
                side = side or event.team
                if event.team != side:
                    return list(course[place + 1 :])
    return list(course)
