"""A turn on one pitch: everybody where they stand after it, and as arrows how they and the ball came there.

As a film it has a frame for each beat; figures and ball slide there.
"""

from collections.abc import Callable, Sequence

import msgspec

from boards import fonts, strokes
from boards.animation import Glide, Still, glide_over
from boards.fonts import Style, write_line
from boards.helvetia_cup import _board, _frame, _key, _pieces
from boards.helvetia_cup._arrows import ARROWS, PEN
from boards.helvetia_cup._beats import Beat, beats
from boards.helvetia_cup._field import View, pixel_of
from boards.helvetia_cup._following import following
from boards.helvetia_cup._frame import Frame
from boards.helvetia_cup._legs import Leg, Step, legs_of, starts, ways_of
from boards.helvetia_cup._shown import Shown, Who, show_state
from boards.scene import Point, RoundedBox, Scene, Shape
from rules.helvetia_cup.events import Event, Placed
from rules.helvetia_cup.pitch import PITCH
from rules.helvetia_cup.state import Match

_BANNER = 27


def turn_scene(before: Match, after: Match, events: Sequence[Event], frame: Frame) -> Scene:
    """Return the picture of a turn from `before` to `after`. Neither states nor events need more than is public."""
    steps = since_placement(tuple(following(show_state(before), events)))
    now, where = settle_shown(steps[-1][2] if steps else show_state(before), after), _frame.view_in_frame(frame)
    legs = legs_of(steps)
    items = _key.arrow_items([kind for kind in ARROWS if any(leg.kind == kind for leg in legs)], frame)
    items += _key.sign_items(["start"] if starts(legs, now) else [], frame)
    shapes = [*_frame.draw_header(show_state(after), after, frame), _frame.pitch(frame, where)]
    shapes += [*draw_course(now, legs, where, frame), *_key.draw_key_items(items, frame, _frame.bottom(where))]
    return _frame.finish(shapes, where, frame, below=_key.tall(items))


def settle_shown(now: Shown, after: Match) -> Shown:
    """Return a turn's last moment; of who has become the taker of a free kick no event tells (HC-2.5-fk-a)."""
    end = show_state(after)
    is_same = now.ball == end.ball and now.in_net is None and after.phase in ("attack", "defence", "play")
    return msgspec.structs.replace(now, holder=end.holder) if is_same else now


def since_placement(steps: Sequence[Step]) -> Sequence[Step]:
    """Return the steps from the last placement on: nobody walked to where they were before it."""
    last = max((k for k, step in enumerate(steps) if isinstance(step[0], Placed)), default=0)
    return steps[last:]


def draw_course(now: Shown, legs: Sequence[Leg], where: View, frame: Frame) -> list[Shape]:
    """Return everybody at a moment, and how they and the ball came there."""
    look = frame.look
    standing = [spot for spot, _ in _board.spots(now, where).values()]
    under, over = PEN.draw_ways(ways_of(legs, now, where), standing, look)
    shapes: list[Shape] = [_pieces.draw_left_behind(seat, where.spot(hex_), look) for seat, hex_ in starts(legs, now)]
    return [*shapes, *under, *_board.figures(now, where, frame.look), *over, *_banner(now, where, frame)]


def _banner(now: Shown, where: View, frame: Frame) -> list[Shape]:
    """The word for a goal, beside the net that the ball is in."""
    word, look = fonts.clean(frame.labels.goal), frame.look
    if not word or now.in_net is None:
        return []
    row, along = pixel_of(PITCH.keeper_zone(now.in_net))
    way, wide = 1 if now.in_net == "away" else -1, fonts.width(word, _BANNER, True) + 24
    x, y = where.at(row - 1.2 * way, along + 0.34 * way)  # the ball is on the other side of the keeper
    box = RoundedBox(x=x, y=y, w=wide, h=38, corner=11, fill=look.palette.special, stroke=look.palette.outline, width=3)
    return [box, write_line(word, x, y, Style(_BANNER, look.palette.outline, bold=True, anchor="middle"))]


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
    """Return the picture of a beat: where everybody is after it, and how they came there."""
    where = _frame.view_in_frame(frame)
    steps = since_placement(beat.steps)
    shapes = [*_around(beat.after, state, where, frame), *draw_course(beat.after, legs_of(steps), where, frame)]
    return _frame.finish(shapes, where, frame)


def _around(moment: Shown, state: Match, where: View, frame: Frame) -> list[Shape]:
    """All but the figures and their ways."""
    return [*_frame.draw_header(moment, state, frame), _frame.pitch(frame, where)]


def _glide(beat: Beat, state: Match, frame: Frame) -> Glide | None:
    """What draws a beat at each share of its course; None where nobody and nothing goes."""
    steps = since_placement(beat.steps)
    legs = legs_of(steps)
    if not legs:
        return None
    where, start = _frame.view_in_frame(frame), steps[0][1]
    still = _frame.finish(_around(start, state, where, frame), where, frame)
    return glide_over(still, lambda share: _moving(legs, start, share * len(legs), where, frame))


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
            shapes = [*_pieces.draw_carrier(who[0], spot, r, frame.look), *shapes]
            ball = _pieces.hand(spot, r)
    return [*shapes, *(_pieces.ball(ball, frame.look, 10 if holder else 13) if ball else [])]


def _first(legs: Sequence[Leg], who: Who) -> int:
    return next(k for k, leg in enumerate(legs) if leg.who == who)
