"""How players move (rulebook 6.1): breadth-first over sets of cells, so that a whole layer is a few operations.

On the table each move says so by a `skate` event and returns the steps that it took; team-mates move with points left
over (`support`).
"""

from collections.abc import Callable, Sequence

from rules.double_echec.conditions import holding, target
from rules.double_echec.data import Team
from rules.double_echec.events.play import SkateWhy
from rules.double_echec.orders import Support
from rules.double_echec.rink import BIT, FAR, OFFENSIVE_BITS, around, cells_of, rings, squared_distance
from rules.double_echec.state import SkaterSlot
from rules.double_echec.turn.table import Holder, Side, Table

Spread = Callable[[int], int]  # from a set of cells to those one allowed step away


class Reach:
    """The cells that can be reached, by the steps that it takes: `layers[n]` in exactly n."""

    def __init__(self, start: int, free: int, most: int, spread: Spread = around) -> None:
        self.start, self._spread = start, spread
        seen = BIT[start]
        self.layers: list[int] = [seen]
        frontier = seen
        for _ in range(most):
            frontier = spread(frontier) & free & ~seen
            if not frontier:
                break
            self.layers.append(frontier)
            seen |= frontier
        self.cells = seen

    def steps(self, cell: int) -> int:
        """Return the steps to a cell that can be reached."""
        bit = BIT[cell]
        return next(steps for steps, layer in enumerate(self.layers) if layer & bit)

    def path(self, cell: int) -> tuple[int, ...]:
        """Return the cells on the way to a cell that can be reached, from the first left to the one reached."""
        steps = self.steps(cell)
        wanted = [BIT[cell]]
        for layer in reversed(self.layers[1:steps]):
            wanted.append(self._before(layer, wanted[-1]))
        way = [self.start]
        for ahead in reversed(wanted):
            if len(way) > steps:
                break
            allowed = self._spread(BIT[way[-1]]) & ahead
            way.append((allowed & -allowed).bit_length() - 1)
        return tuple(way)

    def _before(self, layer: int, after: int) -> int:
        """Return the cells of a layer from which one step leads into `after`."""
        near = layer & around(after)
        if self._spread is around:
            return near
        found = 0
        for cell in cells_of(near):
            if self._spread(BIT[cell]) & after:
                found |= BIT[cell]
        return found

    def nearest(self, target: int, among: int) -> int:
        """Return the cell of `among` with least (K to target, E2 to target, steps, row, column)."""
        for ring in rings(target):
            there = among & ring
            if there:
                return self.least(there, target)
        raise AssertionError(target)

    def least(self, among: int, target: int) -> int:
        """Return the cell of `among` with least (E2 to target, steps, row, column)."""
        if not among & (among - 1):
            return among.bit_length() - 1
        return min(cells_of(among), key=lambda cell: (squared_distance(cell, target), self.steps(cell), cell))


def bar_steps(inside: int) -> Spread:
    """Return the steps of a player who may not step into a set of cells from outside it (DE-B.offside)."""

    def spread(bits: int) -> int:
        return around(bits & inside) | (around(bits & ~inside) & ~inside)

    return spread


def carrying(zones: Sequence[int], spread: Spread = around) -> Spread:
    """Return the steps of a carrier (DE-B.zone-b): every opponent whose zone holds the next cell holds their own too.

    That is the grace set of rulebook 6.1: after a step it is made of exactly those whose zone holds the cell.
    """
    watched = 0
    for zone in zones:
        watched |= zone

    def step(bits: int) -> int:
        found = spread(bits) & ~watched
        for cell in cells_of(bits & watched):
            forbidden = 0
            for zone in zones:
                if not zone & BIT[cell]:
                    forbidden |= zone
            found |= spread(BIT[cell]) & ~forbidden
        return found

    return step


def sort_by_distance(goal: int, free: int, players: int) -> list[int]:
    """Return, for n = 0, 1…, who of `players` is n steps from `goal`, which counts as free (SD, rulebook 6.1)."""
    found: list[int] = []
    seen = frontier = BIT[goal]
    men_left = players
    while True:
        found.append(frontier & men_left)
        men_left &= ~frontier
        if not men_left:
            return found
        inner = frontier & free if len(found) > 1 else frontier
        frontier = around(inner) & (free | men_left) & ~seen
        if not frontier:
            return found
        seen |= frontier


def bar_steps_back(inside: int) -> Spread:
    """Return the steps of `bar_steps`, taken backwards."""

    def spread(bits: int) -> int:
        return (around(bits & inside) & inside) | around(bits & ~inside)

    return spread


def approach(reach: Reach, goal: int, free: int, back: Spread = around) -> int:
    """Return the reachable cell with least (SD to goal, E2, steps, row, column). `back`: their steps, backwards."""
    seen = frontier = BIT[goal]
    while frontier:
        there = frontier & reach.cells
        if there:
            return reach.least(there, goal)
        frontier = back(frontier) & free & ~seen
        seen |= frontier
    return reach.least(reach.cells, goal)


def spread_of(table: Table, team: Team, n: int) -> Spread:
    """Return the steps that a player may take; with the option `offside` not every one (DE-B.offside)."""
    return bar_steps(OFFENSIVE_BITS[team]) if _is_barred(table, team, n) else around


def _is_barred(table: Table, team: Team, n: int) -> bool:
    """Return whether a player may not step into their offensive zone."""
    side, inside = table.sides[team], OFFENSIVE_BITS[team]
    if table.settings.offside == "none" or side.ice["G"] == n:
        return False
    is_carrier = table.held == (team, n)
    return has_mate_inside(side, n, inside) if is_carrier else not BIT[table.puck] & inside


def has_mate_inside(side: Side, n: int, inside: int) -> bool:
    """Return whether a team-mate of `n` is in a set of cells."""
    return any(BIT[side.at[mate]] & inside for _, mate in side.skaters() if mate != n)


def reach_of(table: Table, team: Team, n: int, points: int, *, closed: int = 0) -> Reach:
    """Return where a player can get with so many points. `closed`: cells that are closed to them beside."""
    return Reach(table.sides[team].at[n], table.free(team, n) & ~closed, points, spread_of(table, team, n))


def move_toward(table: Table, who: Holder, goal: int, points: int, why: SkateWhy) -> int:
    """Move a player to the reachable cell nearest to `goal`."""
    if points <= 0:
        return 0
    team, n = who
    reach = reach_of(table, team, n, points)
    return table.move(team, n, reach.path(reach.nearest(goal, reach.cells)), why)


def approach_on_table(table: Table, who: Holder, goal: int, points: int, why: SkateWhy) -> int:
    """Move a player who does not make it as near as they come."""
    team, n = who
    reach = reach_of(table, team, n, points)
    back = bar_steps_back(OFFENSIVE_BITS[team]) if _is_barred(table, team, n) else around
    return table.move(team, n, reach.path(approach(reach, goal, table.free(team, n), back)), why)


def carry_reach(table: Table, team: Team, n: int, points: int) -> Reach:
    """Return where a carrier can get without entering a zone of reach (DE-B.zone-b)."""
    zones = [zone for _, zone in table.zones(team)]
    spread = carrying(zones, spread_of(table, team, n))
    return Reach(table.sides[team].at[n], table.free(team, n), points, spread)


def way_to(table: Table, team: Team, n: int, goal: int) -> tuple[int, ...] | None:
    """Return the shortest way of a player to a cell, which counts as free; None if there is none. Its steps: SD."""
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
    players = 0
    for _, n in skaters:
        players |= BIT[side.at[n]]
    free = table.free(team, -1)
    layers = sort_by_distance(goal, free, players)
    found: list[tuple[int, SkaterSlot, int]] = []
    for slot, n in skaters:
        bit = BIT[side.at[n]]
        found += [(steps, slot, n) for steps, layer in enumerate(layers) if layer & bit]
    return found


def support(table: Table, team: Team, points: int) -> None:
    """Move team-mates by the `M` lines while points are left."""
    side = table.sides[team]
    served: set[str] = set()
    if points <= 0:
        return
    for entry, line in holding(table, side, Support):
        if line.slot is None:  # fin
            table.use(side, entry)
            return
        n = side.ice[line.slot]
        if n is None or line.slot in served or table.held == (team, n):
            continue
        served.add(line.slot)
        table.fire(side, entry)
        points -= move_toward(table, (team, n), target(table, team, line.cell), points, "support")
        if points <= 0:
            return
