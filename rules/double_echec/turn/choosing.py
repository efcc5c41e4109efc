"""Who goes: for a loose puck or at the carrier (rulebook 6.7)."""

from collections.abc import Sequence

from rules.double_echec import orders as sh
from rules.double_echec.data import Team
from rules.double_echec.moves import skaters_to, way_to
from rules.double_echec.state import Slot
from rules.double_echec.turn.table import Table

FAR_COST, QUICK_GAIN = 2, 7  # of a step, of a Vol die


def chosen(table: Table, team: Team, goal: int, who: Sequence[Slot] | str | None, *, keeper: bool) -> int | None:
    """Return the first listed man who can reach `goal`, else the best placed, else (`keeper`) the goalkeeper.

    `who`: None where no line says anything.
    """
    side = table.sides[team]
    able = {slot: (steps, n) for steps, slot, n in skaters_to(table, team, goal)}
    if who is not None and who != sh.ANY:
        for slot in who:
            if slot == "G":
                if keeper and _keeper_can(table, team, goal):
                    return side.keeper
            elif slot in able:
                return able[slot][1]
    if able:
        return min(able.values(), key=lambda man: FAR_COST * man[0] - QUICK_GAIN * side.roster[man[1]].V)[1]
    return side.keeper if keeper and _keeper_can(table, team, goal) else None


def _keeper_can(table: Table, team: Team, goal: int) -> bool:
    keeper = table.sides[team].keeper
    return keeper is not None and way_to(table, team, keeper, goal) is not None
