"""The goal as the shooter sees it: what each cell costs, what the keeper may cover, and after a shot both choices."""

from collections.abc import Mapping, Sequence
from math import ceil

import msgspec

from boards import fonts
from boards.fonts import Style, write_line
from boards.helvetia_cup import _frame, _pieces
from boards.helvetia_cup._frame import MARGIN, WIDTH, Frame
from boards.helvetia_cup._look import Look
from boards.helvetia_cup._words import OutcomeKind
from boards.palette import mix
from boards.scene import Arrow, Colour, Disc, Point, Polygon, RoundedBox, Scene, Shape
from rules.helvetia_cup.events import ShootoutKick, Shot
from rules.helvetia_cup.pitch import CELLS, PITCH, Cells, SeatName, Zone
from rules.helvetia_cup.state import OTHER

_COLUMNS = 3
_CELL, _MINI = (150.0, 104.0), (44.0, 32.0)
_POST = 9
_PER_ROW = 4
_SET = 128  # pixels a legal set is tall, with its name
_DIE = 34
_BAND = 92  # of the die below the goal


class GoalMouth(msgspec.Struct, frozen=True, kw_only=True):
    """What a picture of the goal shows.

    `seat` shoots. `malus` and `needed`: on the cells, where they are given. `covered`: the keeper's cells. After a
    shot: the cell aimed at, how it ended, and unless it was saved the D20 and what it had to reach.
    """

    seat: SeatName
    zone: Zone | None = None
    malus: Mapping[str, int] = {}
    needed: Mapping[str, int] = {}
    covered: Cells | None = None
    cell: str | None = None
    outcome: OutcomeKind | None = None
    roll: int | None = None
    target: int | None = None


def mouth_of(event: Shot | ShootoutKick, *, is_family: bool = False) -> GoalMouth:
    """Return what a shot that was played shows; FAMILY's malus is always that of the centre (HC-F-shot-c)."""
    zone: Zone = "centre" if is_family or isinstance(event, ShootoutKick) else event.zone
    outcome: OutcomeKind = "goal" if event.goal else "saved" if event.saved else "missed"
    return GoalMouth(
        seat=event.seat,
        zone=None if isinstance(event, ShootoutKick) else event.zone,
        malus={cell: PITCH.malus(zone, cell) for cell in CELLS},
        covered=event.keeper_cells,
        cell=event.cell,
        outcome=outcome,
        roll=event.roll,
        target=event.needed,
    )


def goal_scene(mouth: GoalMouth, frame: Frame) -> Scene:
    """Return the picture of the goal."""
    top, look = _frame.titles_tall(frame) + 8, frame.look
    corner = ((WIDTH - _COLUMNS * _CELL[0]) / 2, top + _POST)
    shapes = [*_frame.titles(frame), *net(mouth, corner, _CELL, look)]
    for cell in CELLS:
        shapes += cell_figures(cell, mouth, corner, _CELL, look)
    shapes += draw_aimed(mouth, corner, _CELL, look)
    bottom = corner[1] + 2 * _CELL[1] + 10
    if mouth.outcome is not None or mouth.zone is not None:
        shapes += _told(mouth, bottom + _BAND / 2, frame)
        bottom += _BAND
    return _whole(shapes, bottom + 6, frame)


def keeper_scene(seat: SeatName, size: int, frame: Frame, chosen: Sequence[str] = ()) -> Scene:
    """Return the picture of a keeper's legal sets of cells, each with its letters; `chosen` is framed."""
    sets = PITCH.keeper_sets[size]
    top, shapes = _frame.titles_tall(frame) + 8, _frame.titles(frame)
    gap = (WIDTH - 2 * MARGIN) / _PER_ROW
    for place, cells in enumerate(sets):
        x = MARGIN + (place % _PER_ROW + 0.5) * gap
        y = top + place // _PER_ROW * _SET
        if "".join(sorted(chosen)) == "".join(cells):
            shapes.append(_box((x, y + _SET / 2 - 3), (gap - 4, _SET - 8), frame.look.palette.special))
        mouth = GoalMouth(seat=OTHER[seat], covered=cells)
        corner = (x - _COLUMNS * _MINI[0] / 2, y + 12)
        shapes += net(mouth, corner, _MINI, frame.look)
        is_chosen = "".join(sorted(chosen)) == "".join(cells)
        ink = frame.look.palette.outline if is_chosen else frame.look.palette.ink
        shapes.append(write_line("".join(cells), x, y + 98, Style(27, ink, bold=True, anchor="middle")))
    return _whole(shapes, top + _SET * ceil(len(sets) / _PER_ROW), frame)


def shootout_scene(kicks: Sequence[ShootoutKick], frame: Frame) -> Scene:
    """Return a picture of kicks of the shoot-out, in their order: who kicked, both choices, the die."""
    top, shapes = _frame.titles_tall(frame) + 8, _frame.titles(frame)
    per_row, tall = 3, 168
    gap = (WIDTH - 2 * MARGIN) / per_row
    for place, kick in enumerate(kicks):
        x, y = MARGIN + (place % per_row + 0.5) * gap, top + place // per_row * tall
        mouth = mouth_of(kick)
        corner = (x - _COLUMNS * _MINI[0] / 2, y + 46)
        kind = _pieces.Kind(boost=1)
        shapes += [*_pieces.badge((kick.seat, kick.player), (x - 44, y + 20), 16, kind, frame.look)]
        word = frame.labels.outcomes.get(_outcome(mouth), "")
        colour = frame.look.palette.special if mouth.outcome == "goal" else frame.look.palette.muted
        style = Style(_pieces.SMALLEST, colour, bold=True, wide=gap / 2 + 12)
        shapes.append(write_line(word, x - 20, y + 20, style))
        shapes += [
            *net(mouth, corner, _MINI, frame.look),
            *draw_aimed(msgspec.structs.replace(mouth, malus={}), corner, _MINI, frame.look),
        ]
        if kick.roll is not None and kick.needed is not None:
            told = f"{kick.roll} {'≤' if kick.goal else '>'} {kick.needed}"
            style = Style(_pieces.SMALLEST, frame.look.palette.ink, anchor="middle")
            shapes.append(write_line(told, x, y + 134, style))
    return _whole(shapes, top + tall * ceil(len(kicks) / per_row), frame)


def _outcome(mouth: GoalMouth) -> OutcomeKind:
    return mouth.outcome or "missed"


def _box(spot: Point, size: tuple[float, float], fill: Colour) -> Shape:
    return RoundedBox(x=spot[0], y=spot[1], w=size[0], h=size[1], corner=10, fill=fill)


def _middle(cell: str, corner: Point, size: tuple[float, float]) -> Point:
    place = CELLS.index(cell)
    return (corner[0] + (place % _COLUMNS + 0.5) * size[0], corner[1] + (place // _COLUMNS + 0.5) * size[1])


def net(mouth: GoalMouth, corner: Point, size: tuple[float, float], look: Look) -> list[Shape]:
    """Return the net with the keeper's cells in their side's colour, the lines between the cells, the posts."""
    (left, top), (wide, tall) = corner, size
    right, bottom = left + _COLUMNS * wide, top + 2 * tall
    shapes: list[Shape] = []
    for cell in CELLS:
        x, y = _middle(cell, corner, size)
        is_covered = mouth.covered is not None and cell in mouth.covered
        fill = look.of(OTHER[mouth.seat]) if is_covered else look.wing
        shapes.append(RoundedBox(x=x, y=y, w=wide, h=tall, corner=0, fill=fill, stroke=look.palette.muted, width=2))
    posts = ((left, bottom), (left, top), (right, top), (right, bottom))
    shapes.append(Arrow(points=posts, colour=look.palette.ink, width=min(_POST, 0.11 * wide)))
    return shapes


def cell_figures(cell: str, mouth: GoalMouth, corner: Point, size: tuple[float, float], look: Look) -> list[Shape]:
    """Return a cell's letter, what it costs, and what the die must not exceed."""
    (x, y), scale = _middle(cell, corner, size), size[0] / _CELL[0]
    left, top = x - size[0] / 2, y - size[1] / 2 + 22 * scale
    shapes: list[Shape] = [write_line(cell, left + 12 * scale, top, Style(26 * scale, look.palette.ink, bold=True))]
    malus, needed = mouth.malus.get(cell), mouth.needed.get(cell)
    if malus is not None:
        style = Style(24 * scale, look.palette.ink, anchor="end")
        shapes.append(write_line(f"−{malus}" if malus else "0", left + size[0] - 12 * scale, top, style))
    if needed is not None:
        style = Style(34 * scale, look.palette.special, bold=True, anchor="middle")
        shapes.append(write_line(f"≤ {needed}", x, y + 20 * scale, style))
    return shapes


def draw_aimed(mouth: GoalMouth, corner: Point, size: tuple[float, float], look: Look) -> list[Shape]:
    """Return the ball in the cell aimed at; crossed where it is no goal."""
    if mouth.cell is None:
        return []
    (x, y), r = _middle(mouth.cell, corner, size), 0.235 * size[1]
    spot = (x, y + 0.12 * size[1]) if mouth.malus else (x, y)
    shapes = _pieces.ball(spot, look, r)
    if mouth.outcome in ("saved", "missed"):
        shapes += _pieces.draw_cross(spot, look, 1.5 * r)
    elif mouth.outcome == "goal":
        shapes = [Disc(x=spot[0], y=spot[1], r=r + 7, fill=look.palette.special), *shapes]
    return shapes


def _told(mouth: GoalMouth, y: float, frame: Frame) -> list[Shape]:
    """Whence the shot came, the die, and how it ended."""
    look, shapes = frame.look, list[Shape]()
    zone = frame.labels.zones.get(mouth.zone, "") if mouth.zone is not None else ""
    if zone and mouth.zone is not None:
        wide = fonts.width(fonts.clean(zone), 22, False)
        x = float(MARGIN) if mouth.outcome is not None else (WIDTH - wide - 34) / 2
        shapes.append(RoundedBox(x=x + 12, y=y, w=24, h=24, corner=5, fill=look.zones[mouth.zone]))
        shapes.append(write_line(zone, x + 34, y, Style(22, look.palette.ink)))
    if mouth.outcome is None:
        return shapes
    word = frame.labels.outcomes.get(mouth.outcome, "")
    fill = look.palette.special if mouth.outcome == "goal" else mix(look.palette.muted, look.palette.background, 0.3)
    wide = fonts.width(fonts.clean(word), 28, True) + 30
    if word:
        shapes.append(_box((WIDTH - MARGIN - wide / 2, y), (wide, 48), fill))
        style = Style(28, look.palette.outline, bold=True, anchor="middle")
        shapes.append(write_line(word, WIDTH - MARGIN - wide / 2, y, style))
    if mouth.roll is not None and mouth.target is not None:
        sign = "≤" if mouth.roll <= mouth.target else ">"
        shapes += _die(mouth.roll, (WIDTH / 2 - 40, y), frame)
        style = Style(34, look.palette.ink, bold=True)
        shapes.append(write_line(f"{sign} {mouth.target}", WIDTH / 2 + 6, y, style))
    return shapes


def _die(roll: int, spot: Point, frame: Frame) -> list[Shape]:
    """A D20 and what it shows."""
    (x, y), look = spot, frame.look
    across, half = 0.87 * _DIE, 0.5 * _DIE
    corners = ((x, y - _DIE), (x + across, y - half), (x + across, y + half), (x, y + _DIE), (x - across, y + half),
               (x - across, y - half))  # fmt: skip
    style = Style(32, look.palette.outline, bold=True, anchor="middle")
    return [Polygon(points=corners, fill=look.palette.ink), write_line(str(roll), x, y, style)]


def _whole(shapes: Sequence[Shape], height: float, frame: Frame) -> Scene:
    return Scene(
        width=WIDTH, height=ceil(height), background=frame.look.palette.background, shapes=tuple(shapes), colours=32
    )
