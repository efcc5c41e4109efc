"""The shift film: a frame for each beat, with its card, its dice and everybody's way; men and puck slide there."""

from collections.abc import Callable, Sequence

import msgspec

from boards import strokes
from boards.animation import Glide, Still
from boards.double_echec import _board, _frame, _panel, _pieces, _throws
from boards.double_echec._beats import Beat, beats, last_rush
from boards.double_echec._frame import Frame
from boards.double_echec._legs import Leg, joined, legs_of, marks_of
from boards.double_echec._shift import rush
from boards.double_echec._shown import Shown
from boards.double_echec._view import View
from boards.scene import Inset, Point, Scene, Shape
from rules.double_echec.events import Event, FacedOff, PenaltyShot
from rules.double_echec.state import Match

Caption = Callable[[Beat], str]
_BOX_ROW = 58


def shift_film(before: Match, after: Match, events: Sequence[Event], frame: Frame, caption: Caption) -> list[Still]:
    """Return a frame for each beat of a shift from `before` to `after`; goals are key frames.

    `caption` says in a line what happened in a beat: `beat.events`; how it was and is: `beat.before`, `beat.after`.
    """
    return _stills(beats(before, after, events), frame, caption)


def goal_film(before: Match, after: Match, events: Sequence[Event], frame: Frame, caption: Caption) -> list[Still]:
    """Return the frames of the attack that led to the shift's last goal; none if there was no goal."""
    course = beats(before, after, events)
    last = max((k for k, beat in enumerate(course) if beat.is_goal), default=None)
    return [] if last is None else _stills(last_rush(course[: last + 1]), frame, caption)


def _stills(course: Sequence[Beat], frame: Frame, caption: Caption) -> list[Still]:
    return [
        Still(scene=beat_scene(beat, frame), caption=caption(beat), is_key=beat.is_goal, glide=_glide(beat, frame))
        for beat in course
    ]


def beat_scene(beat: Beat, frame: Frame) -> Scene:
    """Return the picture of a beat: where everybody is after it, and how he came there."""
    now, where = beat.after, _frame.view(frame)
    legs = joined(legs_of(beat.steps))
    shapes = _around(beat, now, where, frame)
    shapes += rush(now, legs, marks_of(beat.steps), where, frame)
    return _frame.finish(shapes, where, frame)


def _around(beat: Beat, moment: Shown, where: View, frame: Frame) -> list[Shape]:
    """All but the men and their ways."""
    since = beat.before.units if beat.before.period == moment.period else 0
    shapes = [*_frame.header(moment, frame, since), *_frame.rink(frame, where)]
    shapes += _panel.panel(moment, frame, where)
    return [*shapes, *_throws.beside(beat, frame, _regions(moment, where, frame))]


def _regions(moment: Shown, where: View, frame: Frame) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where there is room beside the ice: above and below strength and penalty box."""
    middle = where.top + where.tall / 2
    upper, lower = ("home", "away") if frame.flipped else ("away", "home")
    taken = {team: 44 + _BOX_ROW * sum(one.who[0] == team for one in moment.box) for team in ("home", "away")}
    bottom = where.top + where.tall - (54 if frame.stops else 0)
    return (where.top, middle - taken[upper]), (middle + taken[lower], bottom)


def _glide(beat: Beat, frame: Frame) -> Glide | None:
    """What draws a beat at each share of its course; None where nobody and nothing goes.

    They go one after the other; score and clock are as they were before.
    """
    legs = legs_of(beat.steps)
    if not legs:
        return None
    where = _frame.view(frame)
    start = _start(beat)
    still = _frame.finish(_around(beat, start, where, frame), where, frame)
    ground = Inset(x=0, y=0, scene=still, is_brief=True)  # painted once for all the frames of the beat

    def drawn(share: float) -> Scene:
        shapes = _moving(legs, start, share * len(legs), where, frame)
        return msgspec.structs.replace(still, shapes=(ground, *shapes))

    return drawn


def _start(beat: Beat) -> Shown:
    """The moment from which a beat's legs go: a face-off and a penalty shot put everybody elsewhere first."""
    placed = (now for event, _, now in beat.steps if isinstance(event, FacedOff | PenaltyShot))
    return next(placed, beat.before)


def _moving(legs: Sequence[Leg], start: Shown, moment: float, where: View, frame: Frame) -> list[Shape]:
    """Everybody at a moment of a beat: leg n goes between n and n + 1."""
    spots: dict[object, Point] = {}
    puck = where.spot(start.puck)
    holder = start.holder
    for place, leg in enumerate(legs):
        if moment <= place:
            break
        line = tuple(where.at(*part) for part in leg.places)
        spot = strokes.along(line, min(moment - place, 1) * strokes.length(line))
        if not leg.is_man:
            puck, holder = spot, None
            continue
        spots[leg.who] = spot
        if leg.kind == "carry":
            holder = leg.who
    shapes: list[Shape] = []
    for who, man in start.order():
        spot = spots.get(who, where.spot(man.cell))
        shapes += _board.one_man(who, man, spot, frame)
        if who == holder:
            shapes = [*_pieces.carrier(who[0], spot, frame.look), *shapes]
            puck = _pieces.hand(spot)
    return [*shapes, *_pieces.puck(puck, frame.look, 14 if holder is None else 9)]
