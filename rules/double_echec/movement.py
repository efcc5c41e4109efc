"""How men move (rulebook 6.1): breadth-first over sets of cells, so that a whole layer is a few operations.

The path shown is the first-found one: of the shortest, the least by the order of its cells.
"""

from collections.abc import Callable, Sequence

from rules.double_echec.rink import BIT, around, cells_of, rings, squared

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
        return min(cells_of(among), key=lambda cell: (squared(cell, target), self.steps(cell), cell))


def barred(inside: int) -> Spread:
    """Return the steps of a man who may not step into a set of cells from outside it (DE-B.offside)."""

    def spread(bits: int) -> int:
        return around(bits & inside) | (around(bits & ~inside) & ~inside)

    return spread


def carrying(zones: Sequence[int], spread: Spread = around) -> Spread:
    """Return the steps of a carrier (DE-B.zone-b): every opponent whose zone holds the next cell holds his own too.

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


def sort_by_distance(goal: int, free: int, men: int) -> list[int]:
    """Return, for n = 0, 1…, who of the cells `men` is n steps from `goal`, which counts as free (SD, rulebook 6.1)."""
    found: list[int] = []
    seen = frontier = BIT[goal]
    men_left = men
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


def barred_back(inside: int) -> Spread:
    """Return the steps of `barred`, taken backwards."""

    def spread(bits: int) -> int:
        return (around(bits & inside) & inside) | around(bits & ~inside)

    return spread


def approach(reach: Reach, goal: int, free: int, back: Spread = around) -> int:
    """Return the reachable cell with least (SD to goal, E2, steps, row, column). `back`: his steps, backwards."""
    seen = frontier = BIT[goal]
    while frontier:
        there = frontier & reach.cells
        if there:
            return reach.least(there, goal)
        frontier = back(frontier) & free & ~seen
        seen |= frontier
    return reach.least(reach.cells, goal)
