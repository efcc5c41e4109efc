"""Arrows of the grass: a figure's way is plain, with the ball it is wavy, a long pass is dashed, a deviation dotted."""

from collections.abc import Sequence
from typing import get_args

from boards import strokes
from boards.film.ways import DrawnWay, Pen
from boards.helvetia_cup._look import Look
from boards.helvetia_cup._pieces import SMALLEST
from boards.helvetia_cup._words import ArrowKind
from boards.scene import Point, Shape
from rules.helvetia_cup.pitch import SeatName

ARROWS: tuple[ArrowKind, ...] = get_args(ArrowKind)


def _sampled(line: tuple[Point, ...]) -> Sequence[Point]:
    return line[2:-2] or [strokes.between(line[0], line[-1], k / 14) for k in range(2, 13)]


Way = DrawnWay[ArrowKind, SeatName]
PEN = Pen[ArrowKind](
    styles={
        "move": (4.5, "solid", 17),
        "carry": (4.5, "solid", 15),
        "sidestep": (5, "dotted", 16),
        "short_pass": (5.5, "solid", 19),
        "long_pass": (5.5, "dashed", 20),
        "deflection": (6, "dotted", 19),
        "shot": (8, "solid", 25),
    },
    walks=("move", "carry", "sidestep"),
    carry="carry",
    wave=15,
    swing=4,
    step=13,
    letters=SMALLEST,
    near=27,
    apart=11,
    bends=(0, 18, -18, 32, -32, 48, -48),
    sampled=_sampled,
)


def sample(kind: ArrowKind, points: tuple[Point, Point], look: Look) -> Shape:
    """Return a short arrow of this kind for a key."""
    colour = look.palette.ink if kind in PEN.walks else look.of_way(kind, "home")
    return PEN.draw_arrow(kind, points, colour, look.palette.outline)
