"""A shift on one rink, and as a film.

On the rink everybody stands where the shift left them, the last rush is drawn as arrows, and small, the rink before.
The film has a frame for each beat, with its card, its dice and everybody's way; players and puck slide there.
"""

from collections.abc import Callable, Sequence

from boards import fonts, strokes
from boards.animation import Glide, Still, glide_over
from boards.double_echec import _board, _field, _frame, _panel, _pieces, _throws
from boards.double_echec._arrows import PEN
from boards.double_echec._beats import Beat, beats, last_rush
from boards.double_echec._field import View
from boards.double_echec._frame import Frame
from boards.double_echec._legs import Leg, Marks, join_runs, legs_of, marks_of, starts, straighten_runs, ways_of
from boards.double_echec._shown import Shown, open_shift, show_state
from boards.double_echec._words import ArrowKind, SignKind
from boards.fonts import Style, write_line
from boards.scene import Point, RoundedBox, Scene, Shape
from rules.double_echec.events import Event, FacedOff, PenaltyShot
from rules.double_echec.state import Match

_ARROWS: tuple[ArrowKind, ...] = ("skate", "carry", "pass", "shot", "clear", "bounce")
_MOST_WAYS = 4  # of the puck
_BANNER = 34
_SMALL = 13  # a cell of the small rink


def shift_scene(before: Match, after: Match, events: Sequence[Event], frame: Frame) -> Scene:
    """Return the picture of a shift from `before` to `after`. Neither states nor events need more than is public."""
    was, now, where = open_shift(before, after), show_state(after), _frame.view_in_frame(frame)
    course = beats(before, after, events)
    steps = [step for beat in last_beats_of(last_rush(course)) for step in beat.steps]
    legs = straighten_runs(join_runs(legs_of(steps)))
    since = was.units if was.period == now.period else 0
    shapes = [*_frame.draw_header(now, frame, since), *_frame.rink(frame, where)]
    shapes += rush(now, legs, marks_of(steps), where, frame)
    shapes += _panel.panel(now, frame, where)
    shapes += _small(was, frame, where)
    kinds = [kind for kind in _ARROWS if any(leg.kind == kind for leg in legs)]
    shapes += _panel.draw_panel_key(
        kinds, _signs(now, legs), frame, where.top + where.tall - (60 if frame.stops else 8)
    )
    return _frame.finish(shapes, where, frame)


def last_beats_of(course: Sequence[Beat]) -> Sequence[Beat]:
    """Return as much of an attack's end as is read easily; its film shows all of it."""
    ways = 0
    for place in range(len(course) - 1, -1, -1):
        ways += sum(not leg.is_man for leg in legs_of(course[place].steps))
        if ways > _MOST_WAYS and place + 1 < len(course):
            return course[place + 1 :]
    return course


def rush(now: Shown, legs: Sequence[Leg], marks: Marks, where: View, frame: Frame) -> list[Shape]:
    """Return everybody at a moment, and how they and the puck came there."""
    look = frame.look
    standing = [where.spot(piece.cell) for piece in now.players.values()]
    under, over = PEN.draw_ways(ways_of(legs, now, where), standing, look)
    shapes: list[Shape] = [_pieces.draw_left_behind(team, where.at(*place), look) for team, place in starts(legs, now)]
    shapes += [_pieces.burst(where.at(*place), look) for place in marks.fights]
    in_net = marks.goals[-1][1] if marks.goals and now.holder is None else None
    shapes += [*under, *_board.draw_players(now, where, frame, puck=None if in_net is None else where.at(*in_net))]
    shapes += [shape for place in marks.posts for shape in _pieces.draw_cross(where.at(*place), look)]
    return [*shapes, *over, *_banners(marks, where, frame)]


def _banners(marks: Marks, where: View, frame: Frame) -> list[Shape]:
    """The word for a goal, beside the net that the puck is in."""
    word, look = fonts.clean(frame.labels.goal), frame.look
    if not word:
        return []
    shapes: list[Shape] = []
    wide = fonts.width(word, _BANNER, True) + 28
    for _, (_, column) in marks.goals:
        x, y = where.at(10.5, column)
        shapes.append(
            RoundedBox(
                x=x, y=y, w=wide, h=46, corner=12, fill=look.palette.special, stroke=look.palette.outline, width=3
            )
        )
        shapes.append(write_line(word, x, y, Style(_BANNER, look.palette.outline, bold=True, anchor="middle")))
    return shapes


def _signs(now: Shown, legs: Sequence[Leg]) -> list[SignKind]:
    found = _board.signs(now)
    return ["start", *found] if starts(legs, now) else found


def _small(was: Shown, frame: Frame, where: View) -> list[Shape]:
    """The rink before, with marks instead of players."""
    look, word = frame.look, frame.labels.before
    middle, top = _panel.MIDDLE, where.top + (36 if word else 4)
    small = _field.view_of(middle - 6.5 * _SMALL, top, flipped=frame.flipped, size=_SMALL)
    shapes: list[Shape] = []
    if word:
        style = Style(26, look.palette.muted, anchor="middle", wide=_panel.RIGHT - _panel.LEFT)
        shapes.append(write_line(word, middle, where.top + 12, style))
    shapes += _field.sketch(small, frame.palette)
    for (team, _), piece in was.order():
        spot = small.spot(piece.cell)
        if piece.going:
            shapes.append(_pieces.draw_mark(team, spot, 6, look.ice, (look.of(team), 2)))
        else:
            shapes.append(_pieces.draw_mark(team, spot, 6.5, look.of(team)))
    x, y = small.spot(was.puck)
    return [*shapes, *_pieces.puck((x + (5 if was.holder else 0), y + (5 if was.holder else 0)), look, 4)]


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
    """Return the picture of a beat: where everybody is after it, and how they came there."""
    now, where = beat.after, _frame.view_in_frame(frame)
    legs = join_runs(legs_of(beat.steps))
    shapes = _around(beat, now, where, frame)
    shapes += rush(now, legs, marks_of(beat.steps), where, frame)
    return _frame.finish(shapes, where, frame)


def _around(beat: Beat, moment: Shown, where: View, frame: Frame) -> list[Shape]:
    """All but the players and their ways."""
    since = beat.before.units if beat.before.period == moment.period else 0
    shapes = [*_frame.draw_header(moment, frame, since), *_frame.rink(frame, where)]
    shapes += _panel.panel(moment, frame, where)
    return [*shapes, *_throws.draw_beside(beat, frame, _regions(moment, where, frame))]


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
    where = _frame.view_in_frame(frame)
    start = _start(beat)
    still = _frame.finish(_around(beat, start, where, frame), where, frame)
    return glide_over(still, lambda share: _moving(legs, start, share * len(legs), where, frame))


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
    for who, piece in start.order():
        spot = spots.get(who, where.spot(piece.cell))
        shapes += _board.draw_player(who, piece, spot, frame)
        if who == holder:
            shapes = [*_pieces.draw_carrier(who[0], spot, frame.look), *shapes]
            puck = _pieces.hand(spot)
    return [*shapes, *_pieces.puck(puck, frame.look, 14 if holder is None else 9)]
