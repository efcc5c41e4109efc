"""What stands beside the ice: strength, the penalty box, stops, and the key."""

from collections.abc import Sequence

from boards import fonts
from boards.double_echec import _arrows, _pieces
from boards.double_echec._field import View
from boards.double_echec._frame import PANEL, Frame
from boards.double_echec._shown import Boxed, Shown
from boards.double_echec._words import ArrowKind, SignKind
from boards.fonts import Style, write_line
from boards.scene import Point, RoundedBox, Shape
from rules.double_echec.data import Team
from rules.double_echec.state import TEAMS

LEFT, RIGHT = PANEL
MIDDLE = (LEFT + RIGHT) / 2
_ROW = 58
_KEY, _LINE = 44, 28
_WORDS = RIGHT - LEFT - 50  # how wide a word of the key may be
_PIP = 9


def panel(moment: Shown, frame: Frame, where: View) -> list[Shape]:
    """Return strength and penalty boxes around the middle of the ice, and the reader's stops at their end."""
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
        shapes += [_pieces.draw_mark(team, (x, y), 28, look.of(team))]
        shapes.append(write_line(str(count), x, y, Style(34, look.palette.ink, bold=True, anchor="middle")))
    shapes.append(write_line("–", MIDDLE, y, Style(34, look.palette.ink, bold=True, anchor="middle")))
    return shapes


def _box(players: Sequence[Boxed], team: Team, frame: Frame, where: View) -> list[Shape]:
    """Who sits in the penalty box, with a tick for every unit left."""
    look, shapes = frame.look, list[Shape]()
    way = 1 if _is_below(team, frame) else -1
    for place, one in enumerate(players):
        y = where.top + where.tall / 2 + way * (72 + place * _ROW)
        shapes.append(RoundedBox(x=MIDDLE, y=y, w=RIGHT - LEFT, h=_ROW - 6, corner=10, fill=look.card))
        spot = (LEFT + 30, y)
        shapes.append(
            _pieces.draw_mark(team, spot, 23, _pieces.dull_colour(look.of(team), look), (look.palette.ink, 2))
        )
        number = Style(26, look.palette.ink, bold=True, anchor="middle")
        shapes.append(write_line(str(one.who[1]), *spot, number))
        ink = look.palette.ink if one.running else look.palette.muted
        if not one.running:
            shapes += _pieces.waiting((LEFT + 73, y), ink)
        shapes.append(
            write_line(
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


def draw_panel_key(arrows: Sequence[ArrowKind], signs: Sequence[SignKind], frame: Frame, bottom: float) -> list[Shape]:
    """Return what the arrows and signs mean, one under the other, the last one ending at `bottom`."""
    labels, look = frame.labels, frame.look
    words: list[tuple[str, ArrowKind | SignKind]] = [(labels.arrows.get(kind, ""), kind) for kind in arrows]
    words += [(labels.signs.get(sign, ""), sign) for sign in signs]
    rows = [
        (lines, meant)
        for word, meant in words
        if (lines := fonts.break_words(word, _WORDS, _pieces.SMALLEST, 2, bold=True))
    ]
    if not rows:
        return []
    tall = sum(_KEY + _LINE * (len(lines) - 1) for lines, _ in rows)
    top = bottom - tall
    shapes: list[Shape] = [
        RoundedBox(x=MIDDLE, y=top + tall / 2, w=RIGHT - LEFT, h=tall + 12, corner=12, fill=look.ice)
    ]
    style = Style(_pieces.SMALLEST, look.rubber, wide=_WORDS)
    for lines, meant in rows:
        height = _KEY + _LINE * (len(lines) - 1)
        y = top + height / 2
        shapes += _sign(meant, (LEFT + 4, y), frame)
        first = y - _LINE * (len(lines) - 1) / 2
        shapes += [write_line(line, LEFT + 49, first + _LINE * k, style) for k, line in enumerate(lines)]
        top += height
    return shapes


def _sign(meant: ArrowKind | SignKind, left: Point, frame: Frame) -> list[Shape]:
    """An arrow or sign in the key."""
    look, (x, y) = frame.look, left
    match meant:
        case "start":
            return [_pieces.draw_left_behind(team, (x + dx, y), look) for team, dx in zip(TEAMS, (10, 31), strict=True)]
        case "going":
            return [
                _pieces.draw_mark(team, (x + dx, y), 11, look.ice, (look.line(team), 4))
                for team, dx in zip(TEAMS, (9, 32), strict=True)
            ]
        case "carrier":
            return _pieces.puck((x + 20, y), look, 11)
        case _:
            return [_arrows.sample(meant, (left, (x + 41, y)), look)]
