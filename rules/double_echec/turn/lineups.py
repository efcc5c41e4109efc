"""The orders of a turn, and the line-up turn (rulebook 6.2-1)."""

from collections.abc import Mapping

from rules.double_echec import orders as sh
from rules.double_echec.data import Team
from rules.double_echec.roster import default_keeper, default_lines
from rules.double_echec.state import TEAMS, LineName
from rules.double_echec.turn.table import SLOTS_OF_LINE, Side, Table

Sheets = Mapping[Team, sh.Sheet]
Lines = Mapping[LineName, tuple[int, ...]]


def merge_lines(table: Table, sheets: Sheets) -> None:
    """Let the orders' lines take the place of those that stood (rulebook 5.1, "Silence")."""
    for team, sheet in sheets.items():
        side = table.sides[team]
        side.take(sheet, declare_lines(side, sheet) if table.phase == "lineup" else side.lines)


def declare_lines(side: Side, sheet: sh.Sheet | None) -> Lines:
    """Return the lines of a side in the line-up turn: the order's over the state's over roster order."""
    said = {line.line: line.who for line in _lines(sheet) if isinstance(line, sh.LineUp)}
    return {**default_lines(side.state), **side.lines, **said}


def start_line_up(table: Table, sheets: Sheets) -> None:
    """In the line-up turn, put the first line, the first pair and the goalkeeper on the ice: a face-off comes."""
    if table.phase != "lineup":
        return
    for team in TEAMS:
        _on_the_ice(table.sides[team], sheets.get(team))
    table.precise = all(team in sheets and _agrees(sheets[team]) for team in TEAMS)
    table.phase = "play"
    table.face_off()


def _on_the_ice(side: Side, sheet: sh.Sheet | None) -> None:
    side.lines = dict(declare_lines(side, sheet))
    busy = {player.n for player in side.going} | {term.n for term in side.box}  # in a case
    first: tuple[LineName, LineName] = ("A1", "P1")
    for line in first:
        for slot, n in zip(SLOTS_OF_LINE[line[0]], side.lines.get(line, ()), strict=False):
            side.ice[slot] = None if n in busy else n
    keepers = [said.n for said in _lines(sheet) if isinstance(said, sh.Keeper)]
    side.ice["G"] = keepers[-1] if keepers else default_keeper(side.state)


def _agrees(sheet: sh.Sheet) -> bool:
    """Return whether a side wants aimed shots in open play (DE-R.2-a)."""
    return next((line.yes for line in reversed(sheet.lines) if isinstance(line, sh.Precise)), False)


def _lines(sheet: sh.Sheet | None) -> tuple[sh.AnyLine, ...]:
    return () if sheet is None else sheet.lines
