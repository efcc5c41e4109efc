"""Who goes, for a loose puck or at the carrier, and a try for the loose puck (rulebook 6.7, `Recover`)."""

from collections.abc import Sequence

from rules.double_echec import orders as sh
from rules.double_echec.conditions import first
from rules.double_echec.data import Team
from rules.double_echec.events import RecoverImpossible, RecoverTry
from rules.double_echec.movement import approach_on_table, skaters_to, way_to
from rules.double_echec.orders import Loose, Option
from rules.double_echec.rink import DEFENSIVE_TO, x_of
from rules.double_echec.state import OTHER, RecoverNext, Slot
from rules.double_echec.turn.changes import window
from rules.double_echec.turn.clock import mark
from rules.double_echec.turn.landing import icing, save_automatically
from rules.double_echec.turn.passing import play_reception
from rules.double_echec.turn.reasons import one_player, thrown
from rules.double_echec.turn.table import SheetEntry, Table
from rules.reasons import Reason

FAR_COST, QUICK_GAIN = 2, 7  # of a step, of a Vol die


def choose_player(table: Table, team: Team, goal: int, who: Sequence[Slot] | str | None, *, keeper: bool) -> int | None:
    """Return the first listed player who can reach `goal`, else the best placed, else (`keeper`) the goalkeeper.

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
        return min(able.values(), key=lambda player: FAR_COST * player[0] - QUICK_GAIN * side.roster[player[1]].V)[1]
    return side.keeper if keeper and _keeper_can(table, team, goal) else None


def _keeper_can(table: Table, team: Team, goal: int) -> bool:
    keeper = table.sides[team].keeper
    return keeper is not None and way_to(table, team, keeper, goal) is not None


def recover(table: Table, do: RecoverNext) -> None:
    """Let a side try; where it did not have the puck when the last card was turned, it costs a unit (DE-2-c)."""
    team, goal = do.team, table.puck
    counted = team != table.attack
    if counted:
        mark(table, "recover")
    window(table, team, _named(table, team, goal)[0])
    n, entry = _named(table, team, goal)
    if n is None:
        _impossible(table, do)
        return
    way = way_to(table, team, n, goal) or ()
    if entry is not None:
        table.fire(table.sides[team], entry)
    need = len(way) - 1
    is_keeper = n == table.sides[team].keeper
    dice = 1 if is_keeper else table.sides[team].roster[n].V
    points = sum(table.throw(dice, "recover"))
    why = thrown("try-keeper", dice, need, points, "DE-B.loose-c") if is_keeper else thrown("try", dice, need, points)
    table.emit(RecoverTry(team=team, player=n, points=points, need=need, counted=counted), why)
    if points < need:
        if not is_keeper:
            approach_on_table(table, (team, n), goal, points, "recover")
        table.next = RecoverNext(team=OTHER[team], icing=do.icing)
        return
    table.move(team, n, way, "recover")
    if do.icing is not None and do.icing != team:
        icing(table, do.icing, n)
    elif is_keeper:
        save_automatically(table, team, "recover")
    else:
        table.hold(team, n, "recover", Reason("left", {"left": points - need}))
        play_reception(table, points - need, _options(entry), {(team, n)}, entry)


def _named(table: Table, team: Team, goal: int) -> tuple[int | None, SheetEntry | None]:
    """Return who is named for the puck, and by which line; a player who stands on it keeps all others off."""
    entry, line = first(table, table.sides[team], Loose)
    for side in table.sides.values():
        for n in side.ice.values():
            if n is not None and side.at[n] == goal:
                return (n if side.team == team else None), entry
    who = None if line is None else line.who
    return choose_player(table, team, goal, who, keeper=x_of(team, goal) <= DEFENSIVE_TO), entry


def _options(entry: SheetEntry | None) -> tuple[Option, ...] | None:
    return entry.line.then if entry is not None and isinstance(entry.line, Loose) else None


def _impossible(table: Table, do: RecoverNext) -> None:
    """Nobody can reach it: the other side's turn, or if it could not either, a face-off (DE-B.loose-d)."""
    on_it = [(one, n) for one, side in table.sides.items() for n, cell in side.at.items() if cell == table.puck]
    why = Reason("stood-on", {"who": one_player(on_it[0])}) if on_it else Reason("no-way")
    if do.blocked is True:
        why = Reason(why.code, why.facts, clause="DE-B.loose-d")
    table.emit(RecoverImpossible(team=do.team), why)
    if do.blocked is True:
        table.face_off()
    else:
        table.next = RecoverNext(team=OTHER[do.team], icing=do.icing, blocked=True)
