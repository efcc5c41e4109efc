"""Where figures and ball are drawn, and they."""

from collections import Counter

from boards.helvetia_cup import _field, _pieces
from boards.helvetia_cup._field import View, pixel_of
from boards.helvetia_cup._look import Look
from boards.helvetia_cup._shown import Shown, Who
from boards.scene import Point, Shape
from rules.helvetia_cup.pitch import PITCH, SeatName

_ASIDE = 0.275  # of a hex: how far from its middle two stand who share it


def spots(moment: Shown, where: View) -> dict[Who, tuple[Point, float]]:
    """Return where each figure on the picture stands, and its radius: two on a hex side by side."""
    here = Counter(hex_ for _, _, hex_ in moment.standing())
    found: dict[Who, tuple[Point, float]] = {}
    for who, _, hex_ in moment.standing():
        if not where.shows(hex_):
            continue
        x, y = where.spot(hex_)
        is_left = (who[0] == "home") != where.flipped
        aside = 0.0 if here[hex_] == 1 else _ASIDE * where.size * (-1 if is_left else 1)
        found[who] = ((x + aside, y), (_pieces.R if here[hex_] == 1 else _pieces.PAIR) * where.scale)
    return found


def net_spot(seat: SeatName, where: View) -> Point:
    """Return where a ball crosses the line of a side's goal, past the keeper."""
    row, along = pixel_of(PITCH.keeper_zone(seat))
    way = -1 if seat == "home" else 1
    return where.at(row + 0.24 * way, along + way * (0.5 + _field.GOAL / 2 / where.size))


def ball_spot(moment: Shown, where: View) -> Point | None:
    """Return where a ball that nobody holds lies."""
    if moment.in_net is not None:
        return net_spot(moment.in_net, where)
    if moment.ball is None:
        return None
    x, y = where.spot(moment.ball)
    taken = any(hex_ == moment.ball for _, _, hex_ in moment.standing())
    return (x, y + 0.3 * where.size) if taken else (x, y)


def figures(moment: Shown, where: View, look: Look) -> list[Shape]:
    """Return everybody on the pitch, and the ball."""
    rims: list[Shape] = []
    shapes: list[Shape] = []
    places = spots(moment, where)
    for who, (spot, r) in places.items():
        shapes += _pieces.figure(who, spot, r, moment.kind(who), look)
        if who == moment.holder:
            rims += _pieces.draw_carrier(who[0], spot, r, look)
            shapes += _pieces.ball(_pieces.hand(spot, r), look, 10 * where.scale)
    if moment.holder is None or moment.holder not in places:
        spot_of_ball = ball_spot(moment, where)
        shapes += _pieces.ball(spot_of_ball, look, 13 * where.scale) if spot_of_ball else []
    return rims + shapes
