"""Placements and the kick-off (rulebook 6.3; HC-2.2-j to -n)."""

from collections.abc import Mapping

from msgspec.structs import replace

from rules.errors import OrderError
from rules.helvetia_cup.events import KickedOff, Placed
from rules.helvetia_cup.pitch import PITCH, Hex
from rules.helvetia_cup.placing import check_placement
from rules.helvetia_cup.state import Role
from rules.helvetia_cup.turn.cards import arm
from rules.helvetia_cup.turn.leaving import change_players, follow_keeper_order
from rules.helvetia_cup.turn.table import Side, Table

Placement = Mapping[int, Hex]


def place_side(table: Table, side: Side, role: Role) -> None:
    """Place a side: its order, or the default of a silent one."""
    follow_keeper_order(table, side)
    arm(table, side)
    for swap in side.order.swaps:
        out = side.figures.get(swap.out)
        if out is not None and out.on_pitch and swap.substitute in side.bench and side.subs_left and table.sub_window:
            change_players(table, out, swap.substitute, "goal")
    placed = _placement(side, role)
    for n, hex_ in placed.items():
        figure = side.figures[n]
        figure.at, figure.down = hex_, False
    last = side.last_placement
    side.last_placement = replace(last, attack=placed) if role == "attack" else replace(last, defence=placed)
    table.emit(Placed(seat=side.seat, role=role, players=placed))


def _placement(side: Side, role: Role) -> Placement:
    ordered = {place.player: place.at for place in side.order.placement}
    for wanted in (ordered, side.last_placement.of(role)):
        if wanted and _is_legal(side, role, wanted):
            return wanted
    return formation(side, role)


def _is_legal(side: Side, role: Role, placed: Placement) -> bool:
    on_pitch = [one.n for one in side.on_pitch()]
    if not set(placed) <= set(on_pitch):
        return False
    try:
        check_placement(side.seat, role, side.keeper, on_pitch, placed)
    except OrderError:
        return False
    return True


def formation(side: Side, role: Role) -> dict[int, Hex]:
    """Return the default placement (Appendix A.6, HC-PM-onr)."""
    data = PITCH.data.formation
    outfield = [one.n for one in side.on_pitch() if one.n != side.keeper]
    placed: dict[int, Hex] = {}
    if side.keeper is not None:
        placed[side.keeper] = side.keeper_zone
    if role == "attack" and outfield:
        placed[outfield.pop()] = PITCH.own(side.seat, data.kicker)
    slots = data.attack if role == "attack" else data.defence
    placed |= {n: PITCH.own(side.seat, hex_) for n, hex_ in zip(outfield, slots, strict=False)}
    return placed


def kick_off(table: Table) -> None:
    """Give the kicker the ball."""
    table.sub_window = False
    kicker = table.attacking.standing_at(PITCH.centre)
    if kicker is None:
        raise RuntimeError("nobody to kick off")
    table.give(kicker)
    table.emit(KickedOff(seat=kicker.seat, player=kicker.n))
