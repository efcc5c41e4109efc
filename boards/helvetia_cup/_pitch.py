"""The pitch as it is, and what a coach has drawn over it."""

from boards.helvetia_cup import _frame, _key, _orders, _overlay
from boards.helvetia_cup._arrows import ARROWS, arrows
from boards.helvetia_cup._board import figures, spots
from boards.helvetia_cup._frame import Frame
from boards.helvetia_cup._overlay import Overlay
from boards.helvetia_cup._shown import shown
from boards.helvetia_cup._words import ArrowKind
from boards.scene import Scene, Shape
from rules.helvetia_cup.state import Match


def pitch_scene(state: Match, frame: Frame, overlay: Overlay = _overlay.NONE) -> Scene:
    """Return the picture of the pitch now. It shows nothing of plans, hands or cells; the rest of a state is public.

    An overlay's draft is what its coach has written, and for him alone.
    """
    moment, where = shown(state), _frame.view(frame)
    draft, under, over, kinds = overlay.draft, list[Shape](), list[Shape](), list[ArrowKind]()
    if draft is not None:
        moment = _orders.placed(moment, draft)
        ways = _orders.ways(moment, draft, where)
        kinds = [kind for kind in ARROWS if any(way.kind == kind for way in ways)]
        under, over = arrows(ways, [spot for spot, _ in spots(moment, where).values()], frame.look)
        under += _orders.marks(moment, draft, where, frame)
    items = _overlay.items(overlay, frame) or _key.arrow_items(kinds, frame)
    if overlay == _overlay.NONE:
        items = _key.sign_items(moment.signs(), frame)
    shapes = [*_frame.header(moment, state, frame), _frame.pitch(frame, where, _overlay.shades(overlay, frame.look))]
    shapes += [*_overlay.written_on(overlay, moment, where, frame), *under, *figures(moment, where, frame.look), *over]
    shapes += [*_overlay.written_over(overlay, moment, where, frame), *_key.key(items, frame, _frame.bottom(where))]
    return _frame.finish(shapes, where, frame, below=_key.tall(items))
