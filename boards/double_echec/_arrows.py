"""Arrows of the ice: a player's way is plain, with the puck it is wavy, a pass is dashed."""

from boards import strokes
from boards.double_echec._look import Look
from boards.double_echec._pieces import SMALLEST
from boards.double_echec._words import ArrowKind
from boards.film.ways import DrawnWay, Pen
from boards.scene import Point, Shape
from rules.double_echec.data import Team


def _sampled(line: tuple[Point, ...]) -> list[Point]:
    whole = strokes.length(line)
    return [strokes.along(line, whole * k / 14) for k in range(2, 13)]


Way = DrawnWay[ArrowKind, Team]
PEN = Pen[ArrowKind](
    styles={
        "skate": (4.5, "solid", 17),
        "carry": (4.5, "solid", 18),
        "pass": (6, "dashed", 22),
        "shot": (9, "solid", 28),
        "clear": (7, "dotted", 24),
        "bounce": (5, "dotted", 18),
    },
    walks=("skate", "carry"),
    carry="carry",
    wave=24,
    swing=5.5,
    step=17,
    letters=SMALLEST,
    near=30,
    apart=11,
    bends=(0, 16, -16, 28, -28, 42, -42),
    sampled=_sampled,
)


def sample(kind: ArrowKind, points: tuple[Point, Point], look: Look) -> Shape:
    """Return a short arrow of this kind for a key."""
    return PEN.draw_arrow(kind, points, look.rubber if kind in PEN.walks else look.of_way(kind, "home"), None)
