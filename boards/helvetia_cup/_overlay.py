"""What a coach may have drawn over the pitch: where a figure can go, where a ball deviates, what their order says."""

from collections.abc import Mapping, Sequence

import msgspec

from boards import fonts
from boards.fonts import Style, write_line
from boards.helvetia_cup import _field, _key
from boards.helvetia_cup._field import Shades, View
from boards.helvetia_cup._frame import Frame
from boards.helvetia_cup._look import Look
from boards.helvetia_cup._pieces import SMALLEST
from boards.helvetia_cup._shown import Shown
from boards.scene import Colour, RoundedBox, Shape
from rules.helvetia_cup.orders import Order
from rules.helvetia_cup.pitch import PITCH, Hex, SeatName
from rules.helvetia_cup.state import OTHER

_COST = 28
_ROLLS, _MOST_ROLLS = 20, 3  # of a D20; how many of them stand in a line
_LINE = 20
_ABOVE = 0.36  # of a hex, where a figure stands on it


class ReachOverlay(msgspec.Struct, frozen=True, kw_only=True):
    """Where a figure can go: the BOOST that each hex costs, and the hexes that only an overlap gives."""

    cost: Mapping[Hex, int]
    overlap: tuple[Hex, ...] = ()


class Rosette(msgspec.Struct, frozen=True, kw_only=True):
    """The template laid on a hex by the side that kicks."""

    seat: SeatName
    at: Hex


class DraftOverlay(msgspec.Struct, frozen=True, kw_only=True):
    """An order of a side as it is written, not played."""

    seat: SeatName
    order: Order


class PitchOverlay(msgspec.Struct, frozen=True, kw_only=True):
    """What is drawn over the pitch; what is None is not."""

    reach: ReachOverlay | None = None
    rosette: Rosette | None = None
    draft: DraftOverlay | None = None


NONE = PitchOverlay()


def shades(overlay: PitchOverlay, look: Look) -> Shades:
    """Return the colours of the hexes that an overlay tells from the others."""
    found: dict[Hex, Colour] = {}
    if overlay.reach is not None:
        found |= {hex_: _cost_colour(cost, look) for hex_, cost in overlay.reach.cost.items()}
        found |= dict.fromkeys(overlay.reach.overlap, look.overlap)
    if overlay.rosette is not None:
        for hex_, rolls in ends(overlay.rosette).items():
            far = PITCH.data.template[str(rolls[0])][1]
            found[hex_] = look.reach[0 if far == 1 else 1]
    return Shades(found, is_all=overlay.reach is not None)


def _cost_colour(cost: int, look: Look) -> Colour:
    return look.reach[min(cost, len(look.reach) - 1)]


def ends(rosette: Rosette) -> Mapping[Hex, list[int]]:
    """Return the rolls of the D20 by the hex to which each sends the ball."""
    found: dict[Hex, list[int]] = {}
    for roll in range(1, _ROLLS + 1):
        _, path = PITCH.deflected(rosette.seat, rosette.at, roll)
        found.setdefault(path[-1] if path else rosette.at, []).append(roll)
    return found


def draw_below_figures(overlay: PitchOverlay, moment: Shown, where: View, frame: Frame) -> list[Shape]:
    """Return what stands on the hexes, under the figures."""
    look, shapes = frame.look, list[Shape]()
    ink = look.palette.outline
    if overlay.reach is not None:
        style = Style(_COST, ink, bold=True, anchor="middle")
        signs = {hex_: str(cost) for hex_, cost in overlay.reach.cost.items()} | dict.fromkeys(
            overlay.reach.overlap, "+"
        )
        shapes += [write_line(sign, *where.spot(hex_), style) for hex_, sign in signs.items()]
    if overlay.rosette is not None:
        shapes += _field.draw_outline([overlay.rosette.at], where, look.palette.special, 6)
        for hex_ in ends(overlay.rosette):
            winner = _whose(hex_, overlay.rosette, moment)
            if winner is not None:
                shapes += _field.draw_outline([hex_], where, look.of(winner), 6)
    return shapes


def draw_above_figures(overlay: PitchOverlay, moment: Shown, where: View, frame: Frame) -> list[Shape]:
    """Return what stands on the hexes, over the figures: the rolls of a template."""
    if overlay.rosette is None:
        return []
    shapes: list[Shape] = []
    style = Style(SMALLEST, frame.look.palette.outline, bold=True, anchor="middle")
    taken = {at for _, _, at in moment.standing()}
    for hex_, rolls in ends(overlay.rosette).items():
        lines = [rolls[k : k + _MOST_ROLLS] for k in range(0, len(rolls), _MOST_ROLLS)]
        x, y = where.spot(hex_)
        if hex_ in taken:
            y -= _ABOVE * where.size
            wide = max(fonts.width(" ".join(map(str, line)), SMALLEST, True) for line in lines) + 10
            tall = _LINE * len(lines) + 2
            shapes.append(RoundedBox(x=x, y=y, w=wide, h=tall, corner=6, fill=frame.look.palette.special))
        top = y - _LINE * (len(lines) - 1) / 2
        shapes += [write_line(" ".join(map(str, line)), x, top + _LINE * k, style) for k, line in enumerate(lines)]
    return shapes


def _whose(hex_: Hex, rosette: Rosette, moment: Shown) -> SeatName | None:
    """Who has a ball that comes down there; None where both stand (HC-2.5-long-d to -g)."""
    attack = moment.attack or rosette.seat
    standing = [(who[0], at) for who, one, at in moment.standing() if not one.down]
    here = {seat for seat, at in standing if at == hex_}
    if here:
        return None if len(here) > 1 else here.pop()
    near = {seat: min((PITCH.distance(hex_, at) for one, at in standing if one == seat), default=99) for seat in OTHER}
    return attack if near[attack] <= near[OTHER[attack]] else OTHER[attack]


def items(overlay: PitchOverlay, frame: Frame) -> Sequence[_key.Item]:
    """Return the key of the shades."""
    if overlay.reach is None:
        return []
    labels, look = frame.labels, frame.look
    costs = sorted(set(overlay.reach.cost.values()))
    found = [_key.shade_item(_cost_colour(cost, look), labels.reach(cost)) for cost in costs if labels.reach(cost)]
    if overlay.reach.overlap and labels.overlap:
        found.append(_key.shade_item(look.overlap, labels.overlap))
    return found
