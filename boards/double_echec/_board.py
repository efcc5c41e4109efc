"""The rink as it is."""

from boards.double_echec import _frame, _overlay, _panel, _pieces
from boards.double_echec._frame import Frame
from boards.double_echec._overlay import Overlay
from boards.double_echec._shown import Man, Shown, Who, shown
from boards.double_echec._view import View
from boards.double_echec._words import TYPED, SignKind
from boards.scene import Point, Scene, Shape
from rules.double_echec.state import TEAMS, Match


def rink_scene(state: Match, frame: Frame, *, overlay: Overlay = _overlay.NONE) -> Scene:
    """Return the picture of the rink now. It shows nothing of sheets; the rest of a state is public."""
    moment, where = shown(state), _frame.view(frame)
    shades = _overlay.shades(moment, overlay, frame.look)
    shapes = [*_frame.header(moment, frame), *_frame.rink(frame, where, shades)]
    shapes += _overlaid(moment, overlay, where, frame)
    shapes += [*men(moment, where, frame), *_panel.panel(moment, frame, where)]
    shapes += _panel.key((), signs(moment), frame, where.top + where.tall - (60 if frame.stops else 8))
    return _frame.finish(shapes, where, frame)


def _overlaid(moment: Shown, overlay: Overlay, where: View, frame: Frame) -> list[Shape]:
    """What lies between the ice and the men."""
    shapes: list[Shape] = []
    if overlay.offside:
        shapes += [shape for team in TEAMS for shape in _overlay.offside_line(team, where, frame)]
    if overlay.steps is not None:
        shapes += _overlay.steps(moment, overlay.steps, where, frame)
    if overlay.rays:
        shapes += _overlay.rays(moment, where, frame)
    return shapes


def signs(moment: Shown) -> list[SignKind]:
    """Return the signs on the ice that are explained."""
    found: list[SignKind] = ["carrier"]
    if any(man.going for man in moment.men.values()):
        found.append("going")
    return found


def men(moment: Shown, where: View, frame: Frame, puck: Point | None = None) -> list[Shape]:
    """Return everybody on the ice that is shown, and the puck; `puck`: where it lies, if not on its cell.

    Two men on one cell stand side by side.
    """
    rims: list[Shape] = []
    shapes: list[Shape] = []
    cells = [man.cell for man in moment.men.values()]
    seen: list[str] = []
    for who, man in moment.order():
        if where.shows(man.cell):
            x, y = where.spot(man.cell)
            aside = 0 if cells.count(man.cell) == 1 else 16 if man.cell in seen else -16
            shapes += one_man(who, man, (x + aside, y), frame)
            seen.append(man.cell)
            if who == moment.holder:
                rims += _pieces.carrier(who[0], (x + aside, y), frame.look)
                shapes += _pieces.puck(_pieces.hand((x + aside, y)), frame.look)
    if moment.holder is None or moment.holder not in moment.men:
        shapes += _pieces.puck(puck or where.spot(moment.puck), frame.look, 14)
    return rims + shapes


def one_man(who: Who, man: Man, spot: Point, frame: Frame) -> list[Shape]:
    """Return a man at a spot."""
    team, number = who
    words = ("" if man.slot is None else TYPED[man.slot], str(number))
    return _pieces.man(team, spot, words, frame.look, going=man.going)
