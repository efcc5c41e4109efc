"""What stands beside the ice: strength, the penalty box, stops, and the key."""

from collections.abc import Sequence

from boards.double_echec import _arrows, _pieces
from boards.double_echec._frame import PANEL, Frame
from boards.double_echec._shown import Boxed, Shown
from boards.double_echec._view import View
from boards.double_echec._words import ArrowKind, SignKind
from boards.lettering import Style, written
from boards.scene import RoundedBox, Shape
from rules.double_echec.data import Team
from rules.double_echec.state import TEAMS

LEFT, RIGHT = PANEL
MIDDLE = (LEFT + RIGHT) / 2
_ROW = 58
_KEY = 44
_PIP = 9


def panel(moment: Shown, frame: Frame, where: View) -> list[Shape]:
    """Return strength and penalty boxes around the middle of the ice, and the reader's stops at his end."""
    shapes = _strength(moment, frame, where)
    for team in TEAMS:
        shapes += _box([one for one in moment.box if one.who[0] == team], team, frame, where)
    return [*shapes, *_stops(frame, where)]


def _is_below(team: Team, frame: Frame) -> bool:
    """Whether a side's half is the lower one."""
    return (team == "home") != frame.flipped


def _strength(moment: Shown, frame: Frame, where: View) -> list[Shape]:
    """5-4, each number in the shape of its side."""
    y, look = where.top + where.tall / 2, frame.look
    shapes: list[Shape] = []
    for team, count, x in zip(TEAMS, moment.strength(), (MIDDLE - 46, MIDDLE + 46), strict=True):
        shapes += [_pieces.mark(team, (x, y), 28, look.of(team))]
        shapes.append(written(str(count), x, y, Style(34, look.palette.ink, bold=True, anchor="middle")))
    shapes.append(written("–", MIDDLE, y, Style(34, look.palette.ink, bold=True, anchor="middle")))
    return shapes


def _box(men: Sequence[Boxed], team: Team, frame: Frame, where: View) -> list[Shape]:
    """Who sits in the penalty box, with a tick for every unit left."""
    look, shapes = frame.look, list[Shape]()
    way = 1 if _is_below(team, frame) else -1
    for place, one in enumerate(men):
        y = where.top + where.tall / 2 + way * (72 + place * _ROW)
        shapes.append(RoundedBox(x=MIDDLE, y=y, w=RIGHT - LEFT, h=_ROW - 6, corner=10, fill=look.card))
        spot = (LEFT + 30, y)
        shapes.append(_pieces.mark(team, spot, 23, _pieces.dulled(look.of(team), look), (look.palette.ink, 2)))
        number = Style(26, look.palette.ink, bold=True, anchor="middle")
        shapes.append(written(str(one.who[1]), *spot, number))
        ink = look.palette.ink if one.running else look.palette.muted
        if not one.running:
            shapes += _pieces.waiting((LEFT + 73, y), ink)
        shapes.append(
            written(
                str(one.left), LEFT + (104 if not one.running else 84), y, Style(28, ink, bold=True, anchor="middle")
            )
        )
        if one.running:
            shapes += [
                RoundedBox(x=LEFT + 108 + (k % 10) * _PIP, y=y, w=_PIP - 3, h=20, corner=2, fill=look.palette.special)
                for k in range(min(one.left, 10))
            ]
    return shapes


def _stops(frame: Frame, where: View) -> list[Shape]:
    """The stops that the reader has left, the used ones hollow."""
    if frame.stops is None:
        return []
    team, left, most = frame.stops
    y = where.top + where.tall - 24 if _is_below(team, frame) else where.top + 24
    colours = [frame.look.palette.special if k < left else frame.look.card for k in range(max(left, most))]
    start = RIGHT - 20 - 42 * (len(colours) - 1)
    return [_pieces.stop_sign((start + 42 * k, y), colour, 18) for k, colour in enumerate(colours)]


def key(arrows: Sequence[ArrowKind], signs: Sequence[SignKind], frame: Frame, bottom: float) -> list[Shape]:
    """Return what the arrows and signs mean, one a line, the last one ending at `bottom`."""
    labels, look = frame.labels, frame.look
    lines = [(kind, labels.arrows[kind]) for kind in arrows if labels.arrows.get(kind)]
    meant = [(sign, labels.signs[sign]) for sign in signs if labels.signs.get(sign)]
    shapes: list[Shape] = []
    top = bottom - _KEY * (len(lines) + len(meant))
    if lines or meant:
        tall = bottom - top
        shapes.append(RoundedBox(x=MIDDLE, y=top + tall / 2, w=RIGHT - LEFT, h=tall + 12, corner=12, fill=look.ice))
    style = Style(26, look.rubber, wide=RIGHT - LEFT - 50)
    for place, (kind, word) in enumerate(lines):
        y = top + (place + 0.5) * _KEY
        shapes += _arrows.sample(kind, ((LEFT + 4, y), (LEFT + 45, y)), look)
        shapes.append(written(word, LEFT + 49, y, style))
    for place, (sign, word) in enumerate(meant, start=len(lines)):
        y = top + (place + 0.5) * _KEY
        shapes += _sign(sign, (LEFT + 24, y), frame)
        shapes.append(written(word, LEFT + 49, y, style))
    return shapes


def _sign(sign: SignKind, spot: tuple[float, float], frame: Frame) -> list[Shape]:
    look = frame.look
    match sign:
        case "start":
            x, y = spot
            return [_pieces.left_behind(team, (x + dx, y), look) for team, dx in zip(TEAMS, (-10, 10), strict=True)]
        case "going":
            x, y = spot
            return [
                _pieces.mark(team, (x + dx, y), 11, look.ice, (look.line(team), 4))
                for team, dx in zip(TEAMS, (-11, 11), strict=True)
            ]
        case "carrier":
            return _pieces.puck(spot, look, 11)
