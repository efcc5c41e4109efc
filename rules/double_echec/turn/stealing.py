"""Vol!: an opponent goes at the carrier (rulebook 6.7, `Steal`; DE-R.4, DE-R.9)."""

from collections.abc import Callable

from rules.double_echec.conditions import first, odds, target
from rules.double_echec.data import Team
from rules.double_echec.events import PenaltyShotAwarded, StealImpossible, StealTry, Stolen
from rules.double_echec.movement import approach_on_table, has_mate_inside, way_to
from rules.double_echec.orders import Steal
from rules.double_echec.rink import (
    AROUND,
    BIT,
    MIDDLE,
    NAMES,
    OFFENSIVE_BITS,
    OFFENSIVE_FROM,
    SPOT_CENTRE,
    cells_of,
    king,
    rings,
    squared_distance,
    x_of,
)
from rules.double_echec.state import OTHER, DefendNext, PenaltyShotNext
from rules.double_echec.turn.fighting import fight
from rules.double_echec.turn.landing import claim
from rules.double_echec.turn.recovering import choose_player
from rules.double_echec.turn.table import Table
from rules.reasons import Reason


def is_breakaway(table: Table) -> bool:
    """DE-R.4-a: return whether the goalkeeper is the only opponent in the offensive zone that the carrier is in."""
    team = table.carrier[0]
    inside = OFFENSIVE_BITS[team]
    other = table.sides[OTHER[team]]
    return bool(BIT[table.puck] & inside) and not any(BIT[other.at[n]] & inside for _, n in other.skaters())


def steal(table: Table) -> None:
    """Play a Vol! card."""
    carrier_team, carrier = table.carrier
    team, cell, breakaway = OTHER[carrier_team], table.puck, is_breakaway(table)
    side = table.sides[team]
    entry, line = first(table, side, Steal)
    thief = choose_player(table, team, cell, None if line is None else line.who, keeper=False)
    table.next = DefendNext()
    if thief is None:
        table.emit(StealImpossible(team=team), Reason("no-way"))
        return
    if entry is not None:
        table.fire(side, entry)
    way = way_to(table, team, thief, cell) or ()
    distance = len(way) - 1
    dice = side.roster[thief].V
    points = sum(table.throw(dice, "steal"))
    goal = MIDDLE[carrier_team] if line is None or line.cell is None else target(table, team, line.cell)
    out = _exit(table, team, thief, goal) if points >= distance + OUT else None
    table.emit(
        StealTry(team=team, player=thief, carrier=carrier, points=points, distance=distance),
        _why(dice, points, distance, is_out=out is not None),
    )
    if points < distance:
        approach_on_table(table, (team, thief), cell, points, "steal")
        if points < distance - 1:
            return
    else:
        if out is not None:
            table.move(team, thief, (*way, *out), "steal")
            at = NAMES[side.at[thief]]
            table.choose(team, entry)
            table.emit(Stolen(team=team, player=thief, from_player=carrier, at=at))
            table.hold(team, thief, "steal")
            claim(table, {(team, thief), (carrier_team, carrier)})
            return
        table.move(team, thief, way, "steal")
    if breakaway and x_of(carrier_team, side.at[thief]) >= OFFENSIVE_FROM:
        _award(table, carrier_team, carrier, thief, cell)
    else:
        fight(table, (carrier_team, carrier), (team, thief))


OUT = 2  # steps from the carrier's cell out of their zone (DE-R.9-f)


def _why(dice: int, points: int, distance: int, *, is_out: bool) -> Reason:
    """Return what a steal had to come to, and what it came to (DE-B.steal)."""
    if points >= distance + OUT:
        code = "steal-out" if is_out else "steal-blocked"
    else:
        code = "steal-caught" if points >= distance - 1 else "steal-short"
    facts = {"distance": distance, "need": distance + OUT, "points": points, "dice": dice}
    return Reason(
        code, {**facts, "chance": odds(dice, distance + OUT)}, clause="DE-R.9-f" if code == "steal-blocked" else ""
    )


def _exit(table: Table, team: Team, thief: int, goal: int) -> tuple[int, ...] | None:
    """Return the steps by which a thief leaves the zone of the carrier from their cell (DE-R.9-b to -f)."""
    carrier, cell = table.carrier[1], table.puck
    free = table.free(team, thief)
    others = 0
    for n, zone in table.zones(team):
        if n != carrier:
            others |= zone
    allowed = _steps(table, team, thief)
    inner = AROUND[cell] & free & allowed(cell)
    ring = rings(cell)[2] & free
    found: list[tuple[bool, int, int, int, int]] = []
    for outer in cells_of(ring):
        ways = [one for one in cells_of(AROUND[outer] & inner) if BIT[outer] & allowed(one)]
        if not ways:
            continue
        way = next((one for one in ways if not others & BIT[one]), ways[0])
        trouble = bool(others & (BIT[way] | BIT[outer]))
        found.append((trouble, king(outer, goal), squared_distance(outer, goal), outer, way))
    if not found:
        return None
    *_, outer, way = min(found)
    return (way,) if others & BIT[way] else (way, outer)


def _steps(table: Table, team: Team, thief: int) -> Callable[[int], int]:
    """Return where a step may lead from a cell: with a team-mate inside, not over the blue line (DE-B.offside)."""
    inside = OFFENSIVE_BITS[team]
    if table.settings.offside == "none" or not has_mate_inside(table.sides[team], thief, inside):
        return lambda cell: ~0
    return lambda cell: ~0 if inside & BIT[cell] else ~inside


def _award(table: Table, team: Team, carrier: int, thief: int, cell: int) -> None:
    """DE-R.4: a penalty shot instead of the fight; it is the first beat of the next turn."""
    table.emit(PenaltyShotAwarded(team=team, player=carrier, by=thief), Reason("breakaway", {"cell": NAMES[cell]}))
    table.next = PenaltyShotNext(team=team, player=carrier, row=NAMES[cell][0])
    table.drop(SPOT_CENTRE)
    table.ends = True
