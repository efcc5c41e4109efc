"""Moves of men on the table: each says so by a `skate` event and returns the steps that it took."""

from rules.double_echec.data import Team
from rules.double_echec.events.play import SkateWhy
from rules.double_echec.movement import Reach, Spread, approach, barred, barred_back, carrying, sort_by_distance
from rules.double_echec.rink import BIT, FAR, OFFENSIVE_BITS, around
from rules.double_echec.state import SkaterSlot
from rules.double_echec.turn.table import Holder, Side, Table


def spread_of(table: Table, team: Team, n: int) -> Spread:
    """Return the steps that a man may take; with the option `offside` not every one (DE-B.offside)."""
    return barred(OFFENSIVE_BITS[team]) if _is_barred(table, team, n) else around


def _is_barred(table: Table, team: Team, n: int) -> bool:
    """Return whether a man may not step into his offensive zone."""
    side, inside = table.sides[team], OFFENSIVE_BITS[team]
    if table.settings.offside == "none" or side.ice["G"] == n:
        return False
    is_carrier = table.held == (team, n)
    return has_mate_inside(side, n, inside) if is_carrier else not BIT[table.puck] & inside


def has_mate_inside(side: Side, n: int, inside: int) -> bool:
    """Return whether a team-mate of `n` is in a set of cells."""
    return any(BIT[side.at[mate]] & inside for _, mate in side.skaters() if mate != n)


def reach_of(table: Table, team: Team, n: int, points: int, *, closed: int = 0) -> Reach:
    """Return where a man can get with so many points. `closed`: cells that are closed to him beside."""
    return Reach(table.sides[team].at[n], table.free(team, n) & ~closed, points, spread_of(table, team, n))


def toward(table: Table, who: Holder, goal: int, points: int, why: SkateWhy) -> int:
    """Move a man to the reachable cell nearest to `goal`."""
    if points <= 0:
        return 0
    team, n = who
    reach = reach_of(table, team, n, points)
    return table.move(team, n, reach.path(reach.nearest(goal, reach.cells)), why)


def approached(table: Table, who: Holder, goal: int, points: int, why: SkateWhy) -> int:
    """Move a man who does not make it as near as he comes."""
    team, n = who
    reach = reach_of(table, team, n, points)
    back = barred_back(OFFENSIVE_BITS[team]) if _is_barred(table, team, n) else around
    return table.move(team, n, reach.path(approach(reach, goal, table.free(team, n), back)), why)


def carry_reach(table: Table, team: Team, n: int, points: int) -> Reach:
    """Return where a carrier can get without entering a zone of reach (DE-B.zone-b)."""
    zones = [zone for _, zone in table.zones(team)]
    spread = carrying(zones, spread_of(table, team, n))
    return Reach(table.sides[team].at[n], table.free(team, n), points, spread)


def way_to(table: Table, team: Team, n: int, goal: int) -> tuple[int, ...] | None:
    """Return the shortest way of a man to a cell, which counts as free; None if there is none. Its steps: SD."""
    free = table.free(team, n) | BIT[goal]
    reach = Reach(table.sides[team].at[n], free, FAR, spread_of(table, team, n))
    return reach.path(goal) if reach.cells & BIT[goal] else None


def skaters_to(table: Table, team: Team, goal: int) -> list[tuple[int, SkaterSlot, int]]:
    """Return SD, slot and number of the skaters of a side who can reach a cell, in slot order."""
    side = table.sides[team]
    skaters = side.skaters()
    if table.settings.offside != "none":
        ways = ((slot, n, way_to(table, team, n, goal)) for slot, n in skaters)
        return [(len(way) - 1, slot, n) for slot, n, way in ways if way is not None]
    men = 0
    for _, n in skaters:
        men |= BIT[side.at[n]]
    free = table.free(team, -1)
    layers = sort_by_distance(goal, free, men)
    found: list[tuple[int, SkaterSlot, int]] = []
    for slot, n in skaters:
        bit = BIT[side.at[n]]
        found += [(steps, slot, n) for steps, layer in enumerate(layers) if layer & bit]
    return found
