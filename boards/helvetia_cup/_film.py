"""A turn as a film: a frame for each beat; figures and ball slide there."""

from collections.abc import Callable, Sequence

import msgspec

from boards import strokes
from boards.animation import Glide, Still
from boards.helvetia_cup import _board, _frame, _pieces
from boards.helvetia_cup._beats import Beat, beats
from boards.helvetia_cup._frame import Frame
from boards.helvetia_cup._legs import Leg, legs_of, ways_of
from boards.helvetia_cup._shown import Shown, Who
from boards.helvetia_cup._turn import course, since_placement
from boards.helvetia_cup._view import View
from boards.scene import Inset, Point, Scene, Shape
from rules.helvetia_cup.events import Event
from rules.helvetia_cup.state import Match

Caption = Callable[[Beat], str]


def turn_film(before: Match, after: Match, events: Sequence[Event], frame: Frame, caption: Caption) -> list[Still]:
    """Return a frame for each beat of a turn from `before` to `after`; goals are key frames.

    `caption` says in a line what happened in a beat: `beat.events`; how it was and is: `beat.before`, `beat.after`.
    """
    return [
        Still(
            scene=beat_scene(beat, after, frame),
            caption=caption(beat),
            is_key=beat.is_goal,
            glide=_glide(beat, after, frame),
        )
        for beat in beats(before, events)
    ]


def goal_film(before: Match, after: Match, events: Sequence[Event], frame: Frame, caption: Caption) -> list[Still]:
    """Return the frames up to the last goal of a turn; none if there was no goal."""
    stills = turn_film(before, after, events, frame, caption)
    last = max((k for k, still in enumerate(stills) if still.is_key), default=None)
    return [] if last is None else stills[: last + 1]


def beat_scene(beat: Beat, state: Match, frame: Frame) -> Scene:
    """Return the picture of a beat: where everybody is after it, and how he came there."""
    where = _frame.view(frame)
    steps = since_placement(beat.steps)
    shapes = [*_around(beat.after, state, where, frame), *course(beat.after, legs_of(steps), where, frame)]
    return _frame.finish(shapes, where, frame)


def _around(moment: Shown, state: Match, where: View, frame: Frame) -> list[Shape]:
    """All but the figures and their ways."""
    return [*_frame.header(moment, state, frame), _frame.pitch(frame, where)]


def _glide(beat: Beat, state: Match, frame: Frame) -> Glide | None:
    """What draws a beat at each share of its course; None where nobody and nothing goes."""
    steps = since_placement(beat.steps)
    legs = legs_of(steps)
    if not legs:
        return None
    where, start = _frame.view(frame), steps[0][1]
    still = _frame.finish(_around(start, state, where, frame), where, frame)
    ground = Inset(x=0, y=0, scene=still, is_brief=True)  # painted once for all the frames of the beat

    def drawn(share: float) -> Scene:
        shapes = _moving(legs, start, share * len(legs), where, frame)
        return msgspec.structs.replace(still, shapes=(ground, *shapes))

    return drawn


def _moving(legs: Sequence[Leg], start: Shown, moment: float, where: View, frame: Frame) -> list[Shape]:
    """Everybody at a moment of a beat: leg n goes between n and n + 1."""
    places = _board.spots(start, where)
    spots: dict[Who, Point] = {}
    ball, holder = _board.ball_spot(start, where), start.holder
    for place, leg in enumerate(legs):
        if moment <= place:
            break
        (way,) = ways_of([leg], start, where)
        line = way.points
        if leg.who is not None and place == _first(legs, leg.who) and leg.who in places:
            line = (places[leg.who][0], *line[1:])
        spot = strokes.along(line, min(moment - place, 1) * strokes.length(line))
        if leg.who is None:
            ball, holder = spot, None
        else:
            spots[leg.who] = spot
            holder = leg.who if leg.kind == "carry" else holder
    shapes: list[Shape] = []
    for who, _, _ in start.standing():
        spot, r = spots.get(who, places[who][0]), places[who][1]
        shapes += _pieces.figure(who, spot, r, start.kind(who), frame.look)
        if who == holder:
            shapes = [*_pieces.carrier(who[0], spot, r, frame.look), *shapes]
            ball = _pieces.hand(spot, r)
    return [*shapes, *(_pieces.ball(ball, frame.look, 10 if holder else 13) if ball else [])]


def _first(legs: Sequence[Leg], who: Who) -> int:
    return next(k for k, leg in enumerate(legs) if leg.who == who)
