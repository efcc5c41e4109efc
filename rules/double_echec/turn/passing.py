"""Passes (rulebook 6.5), and a player who has got the puck with points left (`receive`)."""

from collections.abc import Sequence

from rules.double_echec import orders as sh
from rules.double_echec.conditions import entry_of, holding, odds, target
from rules.double_echec.data import Team
from rules.double_echec.events import OneTimerDenied, OneTimerPass, Passed, PassFailed
from rules.double_echec.movement import carry_reach, support
from rules.double_echec.rink import MIDDLE, NAMES, OFFENSIVE_FROM, puck_distance, puck_steps, x_of
from rules.double_echec.state import OTHER, DefendNext
from rules.double_echec.turn.landing import claim, land_puck, loose
from rules.double_echec.turn.reasons import players, thrown
from rules.double_echec.turn.shooting import shoot
from rules.double_echec.turn.table import Holder, SheetEntry, Table
from rules.reasons import Reason


def receiver(table: Table, team: Team, line: sh.OnCard) -> int | None:
    """Return the first player of an `O passe` line who can be passed to (rulebook 5.2)."""
    side, n = table.sides[team], table.carrier[1]
    if line.to == sh.ANY:
        steps = puck_steps(MIDDLE[OTHER[team]])
        mates = sorted((mate for _, mate in side.skaters()), key=lambda mate: steps[side.at[mate]])
    else:
        mates = [mate for slot in line.to if (mate := side.ice[slot]) is not None]  # type: ignore[index]
    watched = table.watched(team) if line.free else 0
    for mate in mates:
        cell = side.at[mate]
        if mate == n or watched >> cell & 1 or is_offside(table, team, table.puck, cell):
            continue
        if line.least is None or odds(side.roster[n].P, puck_distance(table.puck, cell)) >= line.least:
            return mate
    return None


def throw_pass(
    table: Table,
    to: int,
    dice: int,
    entry: SheetEntry | None = None,
    *,
    by_keeper: str = "",
) -> None:
    """Let the carrier pass. `entry`: the line that says so.

    `by_keeper`: of a goalkeeper's card, in whose pass the zone rule bites at once, the word for it.
    """
    team, n = table.carrier
    origin, cell = table.puck, table.sides[team].at[to]
    need = puck_distance(origin, cell)
    points = sum(table.throw(dice, "pass"))
    why = thrown(by_keeper or "pass", dice, need, points, BY_KEEPER.get(by_keeper, ""))
    if points < need:
        short = land_puck(table, origin, cell, points)
        table.emit(PassFailed(team=team, player=n, to=to, points=points, need=need, at=NAMES[short]), why)
        loose(table, short, team)
        return
    table.emit(Passed(team=team, player=n, to=to, points=points, need=need), why)
    table.hold(team, to, "pass", Reason("left", {"left": points - need}))
    touched = {(team, n), (team, to)}
    if by_keeper and table.watchers(team, cell):  # DE-R.12-e, -f
        claim(table, touched)
        table.next = DefendNext()
    else:
        options = entry.line.then if entry is not None and isinstance(entry.line, sh.OnCard) else CARRY
        play_reception(table, points - need, options, touched, entry)


BY_KEEPER = {"pass-nearest": "DE-R.12-e", "pass-centre": "DE-R.12-f", "pass-no-centre": "DE-R.12-g"}
CARRY = (sh.Option(do="avance"),)
USUAL = (sh.Option(do="tir"), sh.Option(do="avance"))
TO_NET = "but"


def play_reception(
    table: Table,
    left: int,
    options: Sequence[sh.Option] | None,
    touched: set[Holder],
    entry: SheetEntry | None = None,
) -> None:
    """Play the points left of a reception: one-timer, carry, or stay. `entry`: the line that says which."""
    team, n = table.carrier
    options = USUAL if options is None else options
    watchers = table.watchers(team, table.puck)
    is_watched = bool(watchers)
    if is_watched and any(option.do in ("tir", "passe") for option in options):
        table.choose(team, entry)
        table.emit(OneTimerDenied(team=team, player=n), Reason("watched", {"by": players(OTHER[team], watchers)}))
    may_time, cell, stays = not is_watched, None, False
    for option in options:
        if option.do == "tir" and may_time:
            if left >= entry_of(table, team, table.puck)[1]:
                table.choose(team, entry)
                shoot(table, "one_timer", total=left)
                return
        elif option.do == "passe" and may_time:
            to = _mate(table, team, option.to, left, touched)
            if to is not None:
                need = puck_distance(table.puck, table.sides[team].at[to])
                why = Reason("one-timer", {"points": left, "need": need})
                left -= need
                table.choose(team, entry)
                table.emit(OneTimerPass(team=team, player=table.carrier[1], to=to, left=left), why)
                touched.add((team, to))
                table.hold(team, to, "pass")
                may_time = False
        elif option.do in ("avance", "reste"):
            cell, stays = option.cell, option.do == "reste"
            break
    if not stays or is_watched:
        table.choose(team, entry)
        left -= carry(table, left, cell or first_carry(table, team))
    if is_watched and table.watchers(team, table.puck):
        claim(table, touched)
    if table.held is not None and table.held[0] == team:
        support(table, team, left)
    table.next = DefendNext()


def _mate(table: Table, team: Team, to: sh.Who | None, left: int, touched: set[Holder]) -> int | None:
    """Return the first player of the list whom a one-timer pass reaches: unwatched, and new to the puck."""
    side, n = table.sides[team], table.carrier[1]
    if to is None or to == sh.ANY:
        steps = puck_steps(MIDDLE[OTHER[team]])
        own = steps[table.puck]
        nearer = [mate for _, mate in side.skaters() if mate != n and steps[side.at[mate]] < own]
        mates: list[int] = sorted(nearer, key=lambda mate: steps[side.at[mate]])
    else:
        mates = [mate for slot in to if (mate := side.ice[slot]) is not None and mate != n]  # type: ignore[index]
    watched = table.watched(team)
    for mate in mates:
        cell = side.at[mate]
        if (team, mate) in touched or watched >> cell & 1 or is_offside(table, team, table.puck, cell):
            continue
        if puck_distance(table.puck, cell) <= left:
            return mate
    return None


def is_offside(table: Table, team: Team, origin: int, cell: int) -> bool:
    """DE-B.offside: return whether a pass from one cell to another crosses the far blue line."""
    if table.settings.offside == "none":
        return False
    return x_of(team, origin) < OFFENSIVE_FROM <= x_of(team, cell)


def carry(table: Table, points: int, cell: str) -> int:
    """Let the carrier skate to least (in a zone, K to the target, E2, steps, row, column); return the steps."""
    team, n = table.carrier
    if points <= 0:
        table.choose_nothing()
        return 0
    reach = carry_reach(table, team, n, points)
    clear = reach.cells & ~table.watched(team)
    goal = target(table, team, cell)
    return table.move(team, n, reach.path(reach.nearest(goal, clear or reach.cells)), "carry")


def first_carry(table: Table, team: Team) -> str:
    """Return the cell of the first `O avance` line that holds."""
    lines = holding(table, table.sides[team], sh.OnCard)
    return next((line.cell or TO_NET for _, line in lines if line.do == "avance"), TO_NET)
