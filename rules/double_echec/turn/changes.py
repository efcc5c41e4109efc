"""Changes: players called off and on, and too many players (rulebook 6.8; DE-6, DE-R.11)."""

from rules.double_echec.conditions import do_conditions_hold, holding
from rules.double_echec.data import Team
from rules.double_echec.events import ChangeBarred, ChangeCalled, ChangeFailed, ChangeOff, Permuted, TooManyMen
from rules.double_echec.movement import reach_of
from rules.double_echec.orders import Change, Serve, Swap
from rules.double_echec.rink import BENCH, cells_of, king, squared_distance
from rules.double_echec.state import POSITION_OF, Going, SkaterSlot
from rules.double_echec.turn.clock import Sentence, free_door, penalise, step_on_ice
from rules.double_echec.turn.reasons import thrown
from rules.double_echec.turn.table import SheetEntry, Side, Table, going
from rules.reasons import Reason

CALLED: tuple[SkaterSlot, ...] = ("LW", "C", "RW", "LD", "RD")  # the order in which changes are called
NEAR = 3  # DE-R.11-b: steps to the bench with which a player counts as off


def window(table: Table, team: Team, named: int | None = None) -> None:
    """Run the changes of a side, before its action. `named`: who is named for a loose puck."""
    side = table.sides[team]
    for player in tuple(side.going):
        # The one before may have missed, and this one may have been named to serve for it.
        if player in side.going and not _walks(table, side, player.n):
            _too_many(table, side, player.n, player.substitute, is_first=False)
    permute(table, side)
    if not side.by[Change]:
        return
    for slot in CALLED:
        _call(table, side, slot, named)


def permute(table: Table, side: Side) -> None:
    """DE-S9.2-a: players swap slots while a penalty is in progress."""
    if not side.by[Swap] or not table.has_penalty():
        return
    for entry, line in holding(table, side, Swap):
        one, other = line.slot, line.other
        if side.ice[one] is None or side.ice[other] is None:
            continue
        side.ice[one], side.ice[other] = side.ice[other], side.ice[one]
        table.fire(side, entry)
        side.forget(entry)
        table.emit(Permuted(team=side.team, slots=(one, other)))


def fits_slot(table: Table, side: Side, n: int, slot: SkaterSlot) -> bool:
    """Return whether a player of the bench may take a slot: its position, or any with a penalty in progress."""
    if not side.is_on_bench(n):
        return False
    position = side.roster[n].pos
    return position == POSITION_OF[slot] or (position != "G" and table.has_penalty())


def changes_of(side: Side, slot: SkaterSlot) -> list[tuple[SheetEntry, Change]]:
    """Return the lines that name a player for a slot."""
    return [
        (entry, entry.line)
        for entry in side.by[Change]
        if isinstance(entry.line, Change) and entry.line.slot == slot and entry.line.n is not None
    ]


def _call(table: Table, side: Side, slot: SkaterSlot, named: int | None) -> None:
    """Call the first change of a slot that may be made."""
    is_locked = any(player.slot == slot for player in side.going)  # DE-R.11-j
    for entry, line in changes_of(side, slot):
        n, out = line.n, side.ice[slot]
        if n is None or out is None or not do_conditions_hold(table, side, line):
            continue
        if n == out:
            side.forget(entry)
            continue
        if is_locked or not fits_slot(table, side, n, slot) or table.has_entered(side.team, n):
            continue
        if table.held == (side.team, out) or out == named:
            _barred(table, side, entry, out, is_carrier=out != named)
            continue
        is_sure = steps_to_bench(side.team, side.at[out]) - NEAR <= side.roster[out].V
        if free_door(table, side) is None or not (is_sure or line.at_once):
            continue
        table.fire(side, entry)
        side.forget(entry)
        _change(table, side, going(out, n, slot))
        return


def _barred(table: Table, side: Side, entry: SheetEntry, out: int, *, is_carrier: bool) -> None:
    """Say that a change may not be made, once a line a turn (DE-R.11-d, DE-R.11-h)."""
    if id(entry) not in table.barred:
        table.barred.add(id(entry))
        table.choose(side.team, entry)
        table.emit(ChangeBarred(team=side.team, player=out, why="carrier" if is_carrier else "recoverer"))


def _change(table: Table, side: Side, change: Going) -> None:
    out, n, slot = change.n, change.substitute, change.slot
    table.emit(ChangeCalled(team=side.team, out=out, substitute=n, slot=slot))
    side.ice[slot] = None
    is_off = _walks(table, side, out, change)
    door = free_door(table, side)
    if door is not None:
        step_on_ice(table, side, n, slot, door)
    if not is_off:
        _too_many(table, side, out, n, is_first=True)


def _walks(table: Table, side: Side, n: int, called: Going | None = None) -> bool:
    """Let a player walk to the bench; return whether he is off. `called`: he is now on his way, in that change."""
    dice = side.roster[n].V
    points = sum(table.throw(dice, f"change/{side.team}/{n}"))
    cell = side.at[n]
    steps = steps_to_bench(side.team, cell)
    why = thrown("bench", dice, steps - NEAR, points, "DE-R.11-b")
    if steps - points <= NEAR:
        side.leave(n)
        table.emit(ChangeOff(team=side.team, player=n, points=points, need=steps - NEAR), why)
        return True
    if called is not None:
        side.going.append(called)
    table.emit(ChangeFailed(team=side.team, player=n, points=points, need=steps - NEAR), why)
    reach = reach_of(table, side.team, n, points)
    best = min(
        cells_of(reach.cells),
        key=lambda one: (*_to_door(side.team, one)[:2], reach.steps(one), one),
    )
    table.move(side.team, n, reach.path(best), "to_bench")
    return False


def _to_door(team: Team, cell: int) -> tuple[int, int, int]:
    """Return K and E2 to the nearest door, and that door."""
    return min((king(cell, door), squared_distance(cell, door), door) for door in BENCH[team])


def steps_to_bench(team: Team, cell: int) -> int:
    """DE-B.bench: return the steps off the ice (`D`), the last one being the bench itself."""
    return _to_door(team, cell)[0] + 1


def _too_many(table: Table, side: Side, out: int, substitute: int, *, is_first: bool) -> None:
    """DE-6: a bench minor for the player whom their coach names; the substitute goes if there are still too many."""
    eligible = {n for n in side.at if n != side.ice["G"] and table.held != (side.team, n)}
    server = substitute if is_first else out
    for entry, line in holding(table, side, Serve):
        chosen = next((n for n in line.who if n in eligible), None)
        if chosen is not None:
            table.fire(side, entry)
            server = chosen
            break
    again = "" if is_first else "DE-6-e"
    table.emit(TooManyMen(team=side.team, player=out, server=server), Reason("too-many", clause=again))
    given = Sentence("bench_minor", table.settings.minor_units, "too_many_men")
    penalise(table, side, server, given, substitute)
