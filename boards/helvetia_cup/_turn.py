"""A turn on one pitch: everybody where he stands after it, and as arrows how he and the ball came there."""

from collections.abc import Sequence

import msgspec

from boards import fonts
from boards.helvetia_cup import _board, _frame, _key, _pieces
from boards.helvetia_cup._arrows import ARROWS, arrows
from boards.helvetia_cup._following import following
from boards.helvetia_cup._frame import Frame
from boards.helvetia_cup._legs import Leg, Step, legs_of, starts, ways_of
from boards.helvetia_cup._shown import Shown, shown
from boards.helvetia_cup._view import View, place
from boards.lettering import Style, written
from boards.scene import RoundedBox, Scene, Shape
from rules.helvetia_cup.events import Event, Placed
from rules.helvetia_cup.pitch import PITCH
from rules.helvetia_cup.state import Match

_BANNER = 27


def turn_scene(before: Match, after: Match, events: Sequence[Event], frame: Frame) -> Scene:
    """Return the picture of a turn from `before` to `after`. Neither states nor events need more than is public."""
    steps = since_placement(tuple(following(shown(before), events)))
    now, where = settled(steps[-1][2] if steps else shown(before), after), _frame.view(frame)
    legs = legs_of(steps)
    items = _key.arrow_items([kind for kind in ARROWS if any(leg.kind == kind for leg in legs)], frame)
    items += _key.sign_items(["start"] if starts(legs, now) else [], frame)
    shapes = [*_frame.header(shown(after), after, frame), _frame.pitch(frame, where)]
    shapes += [*course(now, legs, where, frame), *_key.key(items, frame, _frame.bottom(where))]
    return _frame.finish(shapes, where, frame, below=_key.tall(items))


def settled(now: Shown, after: Match) -> Shown:
    """Return a turn's last moment; of who has become the taker of a free kick no event tells (HC-2.5-fk-a)."""
    end = shown(after)
    is_same = now.ball == end.ball and now.in_net is None and after.phase in ("attack", "defence", "play")
    return msgspec.structs.replace(now, holder=end.holder) if is_same else now


def since_placement(steps: Sequence[Step]) -> Sequence[Step]:
    """Return the steps from the last placement on: nobody walked to where he was before it."""
    last = max((k for k, step in enumerate(steps) if isinstance(step[0], Placed)), default=0)
    return steps[last:]


def course(now: Shown, legs: Sequence[Leg], where: View, frame: Frame) -> list[Shape]:
    """Return everybody at a moment, and how they and the ball came there."""
    look = frame.look
    standing = [spot for spot, _ in _board.spots(now, where).values()]
    under, over = arrows(ways_of(legs, now, where), standing, look)
    shapes: list[Shape] = [_pieces.left_behind(seat, where.spot(hex_), look) for seat, hex_ in starts(legs, now)]
    return [*shapes, *under, *_board.figures(now, where, frame.look), *over, *_banner(now, where, frame)]


def _banner(now: Shown, where: View, frame: Frame) -> list[Shape]:
    """The word for a goal, beside the net that the ball is in."""
    word, look = fonts.clean(frame.labels.goal), frame.look
    if not word or now.in_net is None:
        return []
    row, along = place(PITCH.keeper_zone(now.in_net))
    way, wide = 1 if now.in_net == "away" else -1, fonts.width(word, _BANNER, True) + 24
    x, y = where.at(row - 1.2 * way, along + 0.34 * way)  # the ball is on the other side of the keeper
    box = RoundedBox(x=x, y=y, w=wide, h=38, corner=11, fill=look.palette.special, stroke=look.palette.outline, width=3)
    return [box, written(word, x, y, Style(_BANNER, look.palette.outline, bold=True, anchor="middle"))]
