"""The orders of a turn, and the line-up turn (rulebook 6.2-1)."""

from collections.abc import Mapping

from rules.double_echec import sheet as sh
from rules.double_echec.data import Team
from rules.double_echec.lineup import default_keeper, default_lines
from rules.double_echec.state import TEAMS, LineName
from rules.double_echec.table import SLOTS_OF_LINE, Side, Table

Sheets = Mapping[Team, sh.Sheet]


def line_up(table: Table, sheets: Sheets) -> None:
    """In the line-up turn, declare the lines: the orders' over the state's over roster order."""
    if table.phase != "lineup":
        return
    for team in TEAMS:
        side = table.sides[team]
        lines = sheets[team].lines if team in sheets else ()
        said = {line.line: line.who for line in lines if isinstance(line, sh.LineUp)}
        side.lines = {**default_lines(side.state), **side.lines, **said}
        side.keeper_named = next((line.n for line in reversed(lines) if isinstance(line, sh.Keeper)), None)
        side.agrees = next((line.yes for line in reversed(lines) if isinstance(line, sh.Precise)), False)


def start(table: Table) -> None:
    """Put the first line, the first pair and the goalkeeper on the ice; the match begins with a face-off."""
    if table.phase != "lineup":
        return
    for side in table.sides.values():
        _on_the_ice(side)
    table.precise = all(side.agrees for side in table.sides.values())
    table.phase = "play"
    table.face_off()


def _on_the_ice(side: Side) -> None:
    first: tuple[LineName, LineName] = ("A1", "P1")
    for line in first:
        side.ice.update(zip(SLOTS_OF_LINE[line[0]], side.lines.get(line, ()), strict=False))
    keeper = side.keeper_named if side.keeper_named is not None else default_keeper(side.state)
    side.ice["G"] = keeper
