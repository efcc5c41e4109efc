"""A shift on one rink: everybody where he stands after it, the last rush as arrows, and small, the rink before."""

from collections.abc import Sequence

from boards import fonts
from boards.double_echec import _board, _frame, _panel, _pieces, _rink
from boards.double_echec._arrows import arrows
from boards.double_echec._beats import Beat, beats, last_rush
from boards.double_echec._frame import Frame
from boards.double_echec._legs import Leg, Marks, joined, legs_of, marks_of, starts, straightened, ways_of
from boards.double_echec._shown import Shown, opened, shown
from boards.double_echec._view import View
from boards.double_echec._words import ArrowKind, SignKind
from boards.lettering import Style, written
from boards.scene import RoundedBox, Scene, Shape
from rules.double_echec.events import Event
from rules.double_echec.state import Match

_ARROWS: tuple[ArrowKind, ...] = ("skate", "carry", "pass", "shot", "clear", "bounce")
_MOST_WAYS = 4  # of the puck
_BANNER = 34
_SMALL = 13  # a cell of the small rink


def shift_scene(before: Match, after: Match, events: Sequence[Event], frame: Frame) -> Scene:
    """Return the picture of a shift from `before` to `after`. Neither states nor events need more than is public."""
    was, now, where = opened(before, after), shown(after), _frame.view(frame)
    course = beats(before, after, events)
    steps = [step for beat in end_of(last_rush(course)) for step in beat.steps]
    legs = straightened(joined(legs_of(steps)))
    since = was.units if was.period == now.period else 0
    shapes = [*_frame.header(now, frame, since), *_frame.rink(frame, where)]
    shapes += rush(now, legs, marks_of(steps), where, frame)
    shapes += _panel.panel(now, frame, where)
    shapes += _small(was, frame, where)
    kinds = [kind for kind in _ARROWS if any(leg.kind == kind for leg in legs)]
    shapes += _panel.key(kinds, _signs(now, legs), frame, where.top + where.tall - (60 if frame.stops else 8))
    return _frame.finish(shapes, where, frame)


def end_of(course: Sequence[Beat]) -> Sequence[Beat]:
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
    standing = [where.spot(man.cell) for man in now.men.values()]
    under, over = arrows(ways_of(legs, now, where), standing, look)
    shapes: list[Shape] = [_pieces.left_behind(team, where.at(*place), look) for team, place in starts(legs, now)]
    shapes += [_pieces.burst(where.at(*place), look) for place in marks.fights]
    in_net = marks.goals[-1][1] if marks.goals and now.holder is None else None
    shapes += [*under, *_board.men(now, where, frame, puck=None if in_net is None else where.at(*in_net))]
    shapes += [shape for place in marks.posts for shape in _pieces.crossed(where.at(*place), look)]
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
        shapes.append(written(word, x, y, Style(_BANNER, look.palette.outline, bold=True, anchor="middle")))
    return shapes


def _signs(now: Shown, legs: Sequence[Leg]) -> list[SignKind]:
    found = _board.signs(now)
    return ["start", *found] if starts(legs, now) else found


def _small(was: Shown, frame: Frame, where: View) -> list[Shape]:
    """The rink before, with marks instead of men."""
    look, word = frame.look, frame.labels.before
    middle, top = _panel.MIDDLE, where.top + (36 if word else 4)
    small = _rink.view_of(middle - 6.5 * _SMALL, top, flipped=frame.flipped, size=_SMALL)
    shapes: list[Shape] = []
    if word:
        style = Style(26, look.palette.muted, anchor="middle", wide=_panel.RIGHT - _panel.LEFT)
        shapes.append(written(word, middle, where.top + 12, style))
    shapes += _rink.sketch(small, frame.palette)
    for (team, _), man in was.order():
        spot = small.spot(man.cell)
        if man.going:
            shapes.append(_pieces.mark(team, spot, 6, look.ice, (look.of(team), 2)))
        else:
            shapes.append(_pieces.mark(team, spot, 6.5, look.of(team)))
    x, y = small.spot(was.puck)
    return [*shapes, *_pieces.puck((x + (5 if was.holder else 0), y + (5 if was.holder else 0)), look, 4)]
