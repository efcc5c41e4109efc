"""The dice of a beat, and the card turned in it, beside the ice."""

from collections.abc import Sequence

import msgspec

from boards import fonts
from boards.double_echec import _pieces
from boards.double_echec._beats import Beat
from boards.double_echec._frame import PANEL, Frame
from boards.double_echec._icons import card_icon
from boards.fonts import Style, write_line
from boards.icon import SIDE
from boards.scene import Arrow, Cross, Disc, Point, Polygon, RoundedBox, Shape
from rules.double_echec.data import Team
from rules.double_echec.events import (
    Advance,
    Beaten,
    CardTurned,
    Cleared,
    DecisionPoint,
    Defence,
    Event,
    FacedOff,
    FightRound,
    Passed,
    PassFailed,
    Post,
    PsApproach,
    PsKeeper,
    RecoverTry,
    Saved,
    Shot,
    StealTry,
)
from rules.double_echec.state import Card

LEFT, RIGHT = PANEL
MIDDLE = (LEFT + RIGHT) / 2
WIDE = RIGHT - LEFT
_TALL = 224  # of a card
_ROW = 96  # of a throw, with its word
_DIE, _GAP = 44, 5
_OUT = 2


class Throw(msgspec.Struct, frozen=True, kw_only=True):
    """Dice: what for (the event's type), by whom, their total and what it had to be, or their faces and which count.

    `rival`: the other side's total, of a face-off or a fight.
    """

    kind: str
    team: Team | None = None
    total: int = 0
    need: int | None = None
    faces: tuple[int, ...] = ()
    hits: tuple[int, ...] = ()
    rival: tuple[Team, int] | None = None


def throws_of(beat: Beat) -> list[Throw]:
    """Return the dice of a beat that decide something, in their order."""
    found = (_throw(event) for event, _, _ in beat.steps)
    return [throw for throw in found if throw is not None]


def _throw(event: Event) -> Throw | None:  # noqa: PLR0911 - one a sort of dice
    kind = str(event.__struct_config__.tag)
    match event:
        case FacedOff(home=home, away=away):
            return Throw(kind=kind, team="home", total=home, rival=("away", away))
        case FightRound(teams=teams, totals=totals):
            return Throw(kind=kind, team=teams[0], total=totals[0], rival=(teams[1], totals[1]))
        case Defence(team=team, points=points):
            return Throw(kind=kind, team=team, faces=(points,))
        case PsKeeper(points=points):
            return Throw(kind=kind, faces=(points,))
        case Advance(team=team, points=points) | Cleared(team=team, points=points):
            return Throw(kind=kind, team=team, total=points)
        case PsApproach(points=points):
            return Throw(kind=kind, total=points)
        case Passed() | PassFailed() | Shot() | RecoverTry():
            return Throw(kind=kind, team=event.team, total=event.points, need=event.need)
        case StealTry(team=team, points=points, distance=distance):  # DE-R.9-f: two steps more take them out with it
            return Throw(kind=kind, team=team, total=points, need=distance + _OUT)
        case Saved(team=team, dice=dice, numbers=hits) | Beaten(team=team, dice=dice, numbers=hits) if dice:
            return Throw(kind=kind, team=team, faces=dice, hits=hits)
        case Post(team=team, dice=dice) if dice:
            return Throw(kind=kind, team=team, faces=dice)
        case _:
            return None


def card_of(beat: Beat) -> Card | None:
    """Return the card of a beat."""
    cards = [event.card for event in beat.events if isinstance(event, CardTurned | DecisionPoint)]
    return cards[0] if cards else None


def draw_beside(beat: Beat, frame: Frame, regions: Sequence[tuple[float, float]]) -> list[Shape]:
    """Return card and dice from top to bottom of the first of `regions` (top, bottom), then of the next.

    What finds no room is left out; the line below a frame tells it.
    """
    shapes: list[Shape] = []
    places = list(regions)
    card = card_of(beat)
    blocks: list[tuple[float, Card | Throw]] = [] if card is None else [(_TALL, card)]
    blocks += [(_ROW, throw) for throw in throws_of(beat)]
    for tall, block in blocks:
        while places and places[0][0] + tall > places[0][1]:
            places.pop(0)
        if not places:
            break
        top, bottom = places[0]
        shapes += draw_thrown(block, (LEFT, top), frame) if isinstance(block, Throw) else _card(block, top, frame)
        places[0] = (top + tall, bottom)
    return shapes


def _card(card: Card, top: float, frame: Frame) -> list[Shape]:
    """A card with its sign and its name."""
    look = frame.look
    shapes: list[Shape] = [
        RoundedBox(x=MIDDLE, y=top + _TALL / 2 - 6, w=RIGHT - LEFT, h=_TALL - 12, corner=18, fill=look.ice),
        RoundedBox(
            x=MIDDLE, y=top + _TALL / 2 - 6, w=RIGHT - LEFT - 12, h=_TALL - 24, corner=13, stroke=look.board, width=3
        ),
    ]
    lines = fonts.break_words(frame.labels.cards.get(card, ""), RIGHT - LEFT - 24, _pieces.SMALLEST, 3, bold=True)
    side = 148 - 30 * max(len(lines) - 1, 0)
    shapes += [_scaled(shape, side / SIDE, (MIDDLE - side / 2, top + 14)) for shape in card_icon(card)]
    style = Style(26, look.rubber, bold=True, anchor="middle", wide=RIGHT - LEFT - 20)
    first = top + _TALL - 34 - 29 * (len(lines) - 1)
    return [*shapes, *(write_line(line, MIDDLE, first + 29 * k, style) for k, line in enumerate(lines))]


def draw_thrown(throw: Throw, corner: Point, frame: Frame) -> list[Shape]:
    """Return dice with their word above them, from a corner on, `WIDE` pixels wide."""
    look, (edge, top) = frame.look, corner
    is_marked = throw.team is not None and throw.rival is None
    word, left, y = frame.labels.throws.get(throw.kind, ""), edge + (40 if is_marked else 0), top + 64
    shapes: list[Shape] = []
    if throw.team is not None and is_marked:
        shapes.append(
            _pieces.draw_mark(throw.team, (edge + 17, top + 18), 14, look.of(throw.team), (look.palette.ink, 2))
        )
    room = WIDE - (left - edge)
    if throw.hits:
        wanted = "-".join(map(str, throw.hits))
        style = Style(26, look.palette.special, bold=True, anchor="end")
        shapes.append(write_line(wanted, edge + WIDE - 4, top + 18, style))
        room -= fonts.width(wanted, 26, True) + 12
    shapes.append(write_line(word, left, top + 18, Style(26, look.palette.muted, wide=room)))
    if throw.faces:
        size = min(_DIE, WIDE / len(throw.faces) - _GAP)
        for k, face in enumerate(throw.faces):
            spot = (edge + size / 2 + 2 + k * (size + _GAP), y)
            shapes += _die(face, spot, size, frame, is_hit=face in throw.hits)
        return shapes
    if throw.rival is not None:
        rival, total = throw.rival
        shapes += _total(throw.total, (edge + 40, y), frame, throw.team)
        return [*shapes, *_total(total, (edge + 140, y), frame, rival)]
    shapes += _total(throw.total, (edge + 40, y), frame)
    if throw.need is not None:
        sign = "≥" if throw.total >= throw.need else "<"
        shapes.append(write_line(f"{sign} {throw.need}", edge + 92, y, Style(38, look.palette.ink, bold=True)))
    return shapes


def _total(total: int, spot: Point, frame: Frame, team: Team | None = None) -> list[Shape]:
    """The sum of some dice, in a box, or in its side's mark."""
    look, (x, y) = frame.look, spot
    if team is not None:
        box: Shape = _pieces.draw_mark(team, spot, 27, look.of(team), (look.palette.ink, 3))
        return [box, write_line(str(total), x, y, Style(34, look.palette.ink, bold=True, anchor="middle"))]
    box = RoundedBox(x=x, y=y, w=72, h=52, corner=12, fill=look.palette.ink)
    return [box, write_line(str(total), x, y, Style(38, look.rubber, bold=True, anchor="middle"))]


def _die(face: int, spot: Point, size: float, frame: Frame, *, is_hit: bool) -> list[Shape]:
    """A die as it fell; one that counts is gold and ringed."""
    look, (x, y) = frame.look, spot
    fill = look.palette.special if is_hit else look.palette.ink
    shapes: list[Shape] = []
    if is_hit:
        shapes.append(RoundedBox(x=x, y=y, w=size + 4, h=size + 4, corner=0.25 * size, fill=look.palette.special))
        shapes.append(RoundedBox(x=x, y=y, w=size - 2, h=size - 2, corner=0.2 * size, fill=look.palette.outline))
    edge = size - 8 if is_hit else size - 2
    shapes.append(RoundedBox(x=x, y=y, w=edge, h=edge, corner=0.18 * size, fill=fill))
    gap, pip = size / 4, 0.095 * size
    return [*shapes, *(Disc(x=x + gap * dx, y=y + gap * dy, r=pip, fill=look.rubber) for dx, dy in _PIPS[face])]


_CORNERS = ((-1, -1), (1, 1), (1, -1), (-1, 1))
_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: _CORNERS[:2],
    3: (*_CORNERS[:2], (0, 0)),
    4: _CORNERS,
    5: (*_CORNERS, (0, 0)),
    6: (*_CORNERS, (-1, 0), (1, 0)),
}


def _scaled(shape: Shape, share: float, corner: Point) -> Shape:
    """A shape of an icon, smaller and elsewhere."""

    def at(point: Point) -> Point:
        return (corner[0] + share * point[0], corner[1] + share * point[1])

    change = msgspec.structs.replace
    match shape:
        case Polygon(points=points, width=width):
            return change(shape, points=tuple(map(at, points)), width=share * width)
        case Arrow(points=points, width=width, head=head):
            return change(shape, points=tuple(map(at, points)), width=share * width, head=share * head)
        case Disc(x=x, y=y, r=r, width=width) | Cross(x=x, y=y, r=r, width=width):
            x, y = at((x, y))
            return change(shape, x=x, y=y, r=share * r, width=share * width)
        case RoundedBox(x=x, y=y, w=w, h=h, corner=edge, width=width):
            x, y = at((x, y))
            return change(shape, x=x, y=y, w=share * w, h=share * h, corner=share * edge, width=share * width)
        case _:
            return shape
