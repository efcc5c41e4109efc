"""Pressure on the carrier (rulebook 6.7.9, HC-2.5-press)."""

from rules.helvetia_cup.turn.cards import is_unpressed
from rules.helvetia_cup.turn.table import Table


def pressure(table: Table) -> tuple[int | None, int]:
    """Return who presses the carrier's rolled gesture, None if nobody, and what he takes off; a `nopress` is spent."""
    one = table.presser()
    if one is None or is_unpressed(table, table.attacking.seat):
        return None, 0
    return one.n, table.skill(one, "press")
