"""The defensive action (rulebook 6.4, `defend`)."""

from rules.double_echec.conditions import holding, target
from rules.double_echec.data import Team
from rules.double_echec.events import Defence
from rules.double_echec.movement import Reach, move_toward, reach_of
from rules.double_echec.orders import Defend
from rules.double_echec.rink import (
    BIT,
    CREASE,
    CREASE_BITS,
    MIDDLE,
    MIDDLE_ROW,
    ROW,
    ZONE,
    cells_of,
    king,
    rings,
    squared_distance,
)
from rules.double_echec.state import OTHER, CardNext
from rules.double_echec.turn.changes import window
from rules.double_echec.turn.clock import mark
from rules.double_echec.turn.table import Side, Table


def play_defence(table: Table) -> None:
    """Play a defensive action: one unit, one die (DE-B.cycle)."""
    mark(table, "defend")
    team = OTHER[table.carrier[0]]
    window(table, team)
    points = table.die("defend")
    table.emit(Defence(team=team, points=points))
    _spend(table, team, points)
    table.next = CardNext()


def _spend(table: Table, team: Team, points: int) -> None:
    side = table.sides[team]
    served: set[str] = set()
    for entry, line in holding(table, side, Defend):
        if line.slot is None:  # fin
            table.use(side, entry)
            return
        n = side.ice[line.slot]
        if n is None or line.slot in served:
            continue
        if line.do == "marque":
            player = _marked(table, side, n, line)
            if player is None:
                continue
            table.fire(side, entry)
            spent = _mark(table, team, n, player, points)
        else:
            table.fire(side, entry)
            if line.slot == "G":
                spent = _cover(table, team, n, line, points)
            else:
                spent = move_toward(table, (team, n), target(table, team, line.cell), points, "defence")
        served.add(line.slot)
        points -= spent
        if points <= 0:
            return


def _marked(table: Table, side: Side, n: int, line: Defend) -> int | None:
    """Return the cell beside which a player is sent: of the puck, of a player by his slot, of the next free player."""
    other = table.sides[OTHER[side.team]]
    if line.mark == "P":
        return table.puck
    if line.mark != "L":
        marked = other.ice[line.mark] if line.mark is not None else None
        return None if marked is None else other.at[marked]
    mates = 0
    for _, mate in side.skaters():
        if mate != n:
            mates |= ZONE[side.at[mate]]
    free = [other.at[one] for _, one in other.skaters() if not mates & BIT[other.at[one]]]
    middle = MIDDLE[side.team]
    return min(free, key=lambda cell: king(cell, middle)) if free else None


def _mark(table: Table, team: Team, n: int, cell: int, points: int) -> int:
    """Send a player beside a cell: least (K to it - 1 or 0, steps, K and E2 to our middle crease cell, row, column)."""
    reach = reach_of(table, team, n, points)
    return table.move(team, n, reach.path(_beside(reach, cell, MIDDLE[team])), "defence")


def _beside(reach: Reach, cell: int, middle: int) -> int:
    inner, second, *outer = rings(cell)
    for ring in (inner | second, *outer):
        for layer in reach.layers:
            there = layer & ring
            if there:
                return min(cells_of(there), key=lambda one: (king(one, middle), squared_distance(one, middle), one))
    raise AssertionError(cell)


def _cover(table: Table, team: Team, n: int, line: Defend, points: int) -> int:
    """Move the goalkeeper: to the crease cell of the puck's side or the one named, within the crease if he is in it."""
    goal = crease_cell(team, ROW[table.puck]) if line.do == "couvre" else target(table, team, line.cell)
    return keeper_toward(table, team, n, goal, points)


def keeper_toward(table: Table, team: Team, n: int, goal: int, points: int) -> int:
    """Move a goalkeeper, who stays in their crease if they are in it."""
    if not table.sides[team].is_keeper_home:
        return move_toward(table, (team, n), goal, points, "defence")
    free = table.free(team, n) & CREASE_BITS[team]
    reach = Reach(table.sides[team].at[n], free, points)
    return table.move(team, n, reach.path(reach.nearest(goal, reach.cells)), "defence")


def crease_cell(team: Team, row: int) -> int:
    """Return the crease cell of a row's side of the rink (DE-3-a): rows A-F, G, H-M."""
    return CREASE[team][0 if row < MIDDLE_ROW else 1 if row == MIDDLE_ROW else 2]
