"""Team-mates moved with points left over (rulebook 6.1, `support`)."""

from rules.double_echec.conditions import holding, target
from rules.double_echec.data import Team
from rules.double_echec.moves import toward
from rules.double_echec.orders import Support
from rules.double_echec.turn.table import Table


def support(table: Table, team: Team, points: int) -> None:
    """Move team-mates by the `M` lines while points are left."""
    side = table.sides[team]
    served: set[str] = set()
    if points <= 0:
        return
    for entry, line in holding(table, side, Support):
        if line.slot is None:  # fin
            table.fire(side, entry)
            return
        n = side.ice[line.slot]
        if n is None or line.slot in served or table.held == (team, n):
            continue
        served.add(line.slot)
        table.fire(side, entry)
        points -= toward(table, (team, n), target(table, team, line.cell), points, "support")
        if points <= 0:
            return
