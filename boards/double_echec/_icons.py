"""Signs of texts and of the cards: the sides' marks, the puck, and a picture for each card."""

from collections.abc import Callable, Mapping

from boards import strokes
from boards.double_echec import _pieces
from boards.double_echec._look import LOOKS, SIDES
from boards.icon import MIDDLE, PALETTE
from boards.palette import PUBLIC
from boards.scene import Arrow, Colour, Disc, Point, RoundedBox, Shape
from rules.double_echec.data import Team
from rules.double_echec.state import Card

_LOOK = LOOKS[PUBLIC]
_DARK, _INK, _GOLD = PALETTE.outline, PALETTE.ink, PALETTE.special
_WARM, _COOL, _LILAC = PALETTE.strike, PALETTE.lob, PALETTE.knock
_BOLD = 17


def side_icon(team: Team) -> tuple[Shape, ...]:
    """Return a side's mark as the rink has it: a disc or a box."""
    rim = _pieces.draw_mark(team, MIDDLE, 62, _DARK)
    return rim, _pieces.draw_mark(team, MIDDLE, 57, PALETTE.side_fill[SIDES[team]], (_INK, 9))


def puck_icon() -> tuple[Shape, ...]:
    """Return the puck."""
    x, y = MIDDLE
    return Disc(x=x, y=y, r=62, fill=_GOLD, stroke=_DARK, width=4), *_pieces.puck(MIDDLE, _LOOK, 47)


def card_icon(card: Card) -> tuple[Shape, ...]:
    """Return the sign of a card."""
    return _CARDS[card]()


def _pass() -> tuple[Shape, ...]:
    """From player to player."""
    return (*_man((24, 104)), _run(((38, 90), (104, 24)), _INK), *_ring((104, 24)))


def _pass_or_shot() -> tuple[Shape, ...]:
    """Two ways: to a player, or into the net."""
    return (
        *_net(((70, 12), (120, 12))),
        _run(((30, 96), (98, 30)), _WARM),
        _run(((34, 106), (92, 106)), _INK),
        *_ring((106, 106), 16),
        *_man((20, 106)),
    )


def _advance() -> tuple[Shape, ...]:
    """Two chevrons ahead."""
    chevrons = (((18, 64), (64, 18), (110, 64)), ((18, 110), (64, 64), (110, 110)))
    return tuple(Arrow(points=points, colour=_GOLD, width=_BOLD, halo=_DARK) for points in chevrons)


def _clear() -> tuple[Shape, ...]:
    """Far away, over a line."""
    line = Arrow(points=((10, 62), (118, 62)), colour=_LILAC, width=13, halo=_DARK)
    return line, _run(((64, 122), (64, 8)), _INK)


def _steal() -> tuple[Shape, ...]:
    """The puck changes sides."""
    left, right = PALETTE.side_fill
    there = strokes.curve((20, 72), (108, 72), 44)
    back = strokes.curve((108, 56), (20, 56), 44)
    return _run(there, _lighter(left)), _run(back, _lighter(right)), *_pieces.puck(MIDDLE, _LOOK, 17)


def _faceoff() -> tuple[Shape, ...]:
    """The spot in its circle."""
    return (
        Disc(x=64, y=64, r=60, stroke=_DARK, width=24),
        Disc(x=64, y=64, r=56, stroke=_COOL, width=15),
        Disc(x=64, y=64, r=21, fill=_COOL, stroke=_DARK, width=4),
    )


def _rebound() -> tuple[Shape, ...]:
    """Back from the net."""
    turn = ((34, 118), (34, 52), (46, 36), (64, 30), (82, 36), (94, 52), (94, 118))
    return (*_net(((30, 12), (98, 12))), _run(turn, _WARM))


def _pass_nearest() -> tuple[Shape, ...]:
    """A short way from the crease."""
    return (*_crease(), _run(((64, 96), (64, 48)), _INK), *_ring((64, 28), 20))


def _pass_centre() -> tuple[Shape, ...]:
    """From the crease to the centre line."""
    line = Arrow(points=((8, 30), (120, 30)), colour=_WARM, width=12, halo=_DARK)
    return (*_crease(), line, _run(((64, 96), (64, 44)), _INK), *_ring((64, 28), 20))


def _run(points: tuple[Point, ...], colour: Colour) -> Arrow:
    return Arrow(points=points, colour=colour, width=13, head=40, halo=_DARK)


def _ring(at: Point, r: float = 19) -> tuple[Shape, ...]:
    x, y = at
    return (
        Disc(x=x, y=y, r=r + 3, stroke=_DARK, width=16),
        Disc(x=x, y=y, r=r, stroke=_GOLD, width=10),
    )


def _man(at: Point) -> tuple[Shape, ...]:
    return (Disc(x=at[0], y=at[1], r=20, fill=_DARK), Disc(x=at[0], y=at[1], r=16, fill=_GOLD))


def _net(ends: tuple[Point, Point]) -> tuple[Shape, ...]:
    return (Arrow(points=ends, colour=_COOL, width=15, halo=_DARK),)


def _crease() -> tuple[Shape, ...]:
    return (RoundedBox(x=64, y=110, w=84, h=32, corner=8, fill=_COOL, stroke=_DARK, width=5),)


def _lighter(colour: Colour) -> Colour:
    return {PALETTE.side_fill[0]: "#ff8a3d", PALETTE.side_fill[1]: "#5aa2ff"}.get(colour, colour)


_CARDS: Mapping[Card, Callable[[], tuple[Shape, ...]]] = {
    "pass": _pass,
    "pass_or_shot": _pass_or_shot,
    "advance": _advance,
    "clear": _clear,
    "steal": _steal,
    "faceoff": _faceoff,
    "rebound": _rebound,
    "pass_nearest": _pass_nearest,
    "pass_centre": _pass_centre,
}
