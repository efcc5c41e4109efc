"""Whether a line holds: the variables of rulebook 5.2, read from the table; among them what dice come to."""

import operator
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import TypeVar

from rules.double_echec import orders as sh
from rules.double_echec.data import Team
from rules.double_echec.rink import CELL, CREASE, FAR, king, puck_steps, turn_cell, zone_of
from rules.double_echec.state import OTHER
from rules.double_echec.turn.table import SheetEntry, Side, Table


@cache
def odds(dice: int, total: int) -> int:
    """Return floor(100 * P(`dice` dice make at least `total`))."""
    ways = {0: 1}
    for _ in range(dice):
        after: dict[int, int] = {}
        for points, count in ways.items():
            for face in range(1, 7):
                after[points + face] = after.get(points + face, 0) + count
        ways = after
    favourable = sum(count for points, count in ways.items() if points >= total)
    return 100 * favourable // sum(ways.values())


L = TypeVar("L", bound=sh.Line)
Values = Mapping[str, int]  # what only the line's own moment knows: `pct` and `mk` of a goalkeeper's pass

_TEST: Mapping[str, Callable[[object, object], bool]] = {
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,  # type: ignore[dict-item]
    ">": operator.gt,  # type: ignore[dict-item]
    "<=": operator.le,  # type: ignore[dict-item]
    ">=": operator.ge,  # type: ignore[dict-item]
}
NET, HOME = CELL["G24"], CELL["G4"]  # `but` and `maison` of the home side


@cache
def _fixed(team: Team, cell: str) -> int:
    match cell:
        case "but":
            found = NET
        case "maison":
            found = HOME
        case _ if cell.startswith("~"):
            found = CELL[cell[1:]]
        case _:
            return CELL[cell]
    return found if team == "home" else turn_cell(found)


def target(table: Table, team: Team, cell: str) -> int:
    """Return the cell that a sheet of `team` means."""
    return table.puck if cell == "P" else _fixed(team, cell)


def entry_of(table: Table, team: Team, shooter: int) -> tuple[int, int]:
    """Return the crease cell by which a shot of `team` from a cell goes in, and the steps to it (`entry`, `d`)."""
    keeper = table.sides[OTHER[team]].keeper_at
    best = (FAR, 0, 0)
    for cell in CREASE[OTHER[team]]:
        if cell != keeper:
            best = min(best, (puck_steps(cell)[shooter], 0 if keeper is None else -king(cell, keeper), cell))
    return best[2], best[0]


def do_conditions_hold(table: Table, side: Side, line: sh.AnyLine, own: Values | None = None) -> bool:
    """Return whether all conditions of a line hold; one that cannot be evaluated is false."""
    came_to = []
    for cond in line.si:
        value = own[cond.var] if own is not None and cond.var in own else _value(table, side, cond.var)
        if value is None or not _TEST[cond.op](value, cond.value):
            return False
        came_to.append(value)
    table.came_to[id(line)] = came_to
    return True


def holding(table: Table, side: Side, kind: type[L], own: Values | None = None) -> Iterator[tuple[SheetEntry, L]]:
    """Yield the lines of a kind that hold, the coach's before the doctrine's."""
    for entry in side.by[kind]:
        if not entry.line.si or do_conditions_hold(table, side, entry.line, own):
            yield entry, entry.line  # type: ignore[misc]


def first(table: Table, side: Side, kind: type[L]) -> tuple[SheetEntry, L] | tuple[None, None]:
    """Return the first line of a kind that holds."""
    return next(holding(table, side, kind), (None, None))


def _value(table: Table, side: Side, var: str) -> int | str | None:  # noqa: PLR0911 - one per variable
    team = side.team
    match var:
        case "zone":
            return zone_of(team, table.puck)
        case "ecart":
            return table.score[team] - table.score[OTHER[team]]
        case "u":
            return table.units
        case "per":
            return table.period
        case "k":
            return table.k
        case "num":
            return len(side.skaters()) - len(table.sides[OTHER[team]].skaters())
        case "mk":
            return None
        case _:
            return _of_carrier(table, side, var)


def _of_carrier(table: Table, side: Side, var: str) -> int | str | None:
    if table.held is None or table.held[0] != side.team:
        return None
    n = table.held[1]
    if var == "por":
        return side.slot_of(n)
    distance = entry_of(table, side.team, side.at[n])[1]
    return distance if var == "d" else odds(side.roster[n].T, distance)
