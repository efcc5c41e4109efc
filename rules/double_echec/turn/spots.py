"""Which circle a face-off is in (rulebook 6.6, `circle`)."""

from rules.double_echec.conditions import first
from rules.double_echec.data import Team
from rules.double_echec.orders import Circle
from rules.double_echec.rink import CIRCLES, MIDDLE_ROW
from rules.double_echec.turn.table import Table


def find_end_circle(table: Table, end: Team, row: int | None, chooser: Team) -> int:
    """Return the end circle of a side: upper for rows A-F, lower for H-M, from the middle as the chooser says."""
    upper, lower = CIRCLES[end]
    if row is not None and row != MIDDLE_ROW:
        return upper if row < MIDDLE_ROW else lower
    side = table.sides[chooser]
    entry, line = first(table, side, Circle)
    if entry is None or line is None:
        return upper
    table.fire(side, entry)
    return upper if line.upper else lower
