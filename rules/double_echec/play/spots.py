"""Which circle a face-off is in (rulebook 6.6, `circle`)."""

from rules.double_echec.conditions import holding
from rules.double_echec.data import Team
from rules.double_echec.rink import CIRCLES, MIDDLE_ROW
from rules.double_echec.sheet import Circle
from rules.double_echec.table import Table


def circle(table: Table, end: Team, row: int | None, chooser: Team) -> int:
    """Return the end circle of a side: the upper for rows A-F, the lower for H-M; from the middle as its chooser says."""
    upper, lower = CIRCLES[end]
    if row is not None and row != MIDDLE_ROW:
        return upper if row < MIDDLE_ROW else lower
    side = table.sides[chooser]
    for entry in holding(table, side, "R"):
        if isinstance(entry.line, Circle):
            table.fire(side, entry)
            return upper if entry.line.upper else lower
    return upper
