"""Clears (rulebook 6.7; DE-4)."""

from collections.abc import Mapping

from rules.double_echec.data import DATA, Team
from rules.double_echec.events import Cleared, NoPlay
from rules.double_echec.movement import support
from rules.double_echec.orders import Direction
from rules.double_echec.rink import (
    BEHIND_FROM,
    BIT,
    COLUMN,
    COLUMNS,
    CREASE_BITS,
    NAMES,
    NET_BITS,
    NETS,
    ROW,
    find_cell,
    step,
    x_of,
    zone_of,
)
from rules.double_echec.state import OTHER, DefendNext
from rules.double_echec.turn.landing import loose, save_automatically
from rules.double_echec.turn.shooting import goal
from rules.double_echec.turn.table import Table
from rules.reasons import Named, Reason

# As the player looks at the opposing net: (to the right, ahead).
VECTORS: Mapping[Direction, tuple[int, int]] = {
    "AV": (0, 1), "AVG": (-1, 1), "AVD": (1, 1), "ARG": (-1, -1), "ARD": (1, -1), "LG": (-1, 0), "LD": (1, 0),
}  # fmt: skip
PREFERRED: tuple[Direction, ...] = ("AV", "AVG", "AVD", "LG", "LD", "ARG", "ARD")
FORWARD: tuple[Direction, ...] = ("AV", "AVG", "AVD")
LATERAL: tuple[Direction, ...] = ("LG", "LD")
ALL_DIAGONALS: tuple[Direction, ...] = (*FORWARD, "ARG", "ARD")
KEEPER_DICE = DATA.clear_dice.defensive  # DE-R.12-i
_DICE = {1: DATA.clear_dice.defensive, 2: DATA.clear_dice.neutral, 3: DATA.clear_dice.offensive}


def direction_of(team: Team, direction: Direction) -> tuple[int, int]:
    """Return a direction as rows and columns of the rink."""
    aside, ahead = VECTORS[direction]
    return (aside, ahead) if team == "home" else (-aside, -ahead)


def legal_directions(team: Team, cell: int) -> tuple[Direction, ...]:
    """Return the directions in which a player of `team` may clear from a cell (DE-4-c to -h)."""
    x, zone = x_of(team, cell), zone_of(team, cell)
    if zone == 1:
        return LATERAL if x == 1 else ALL_DIAGONALS
    directions = LATERAL if x == COLUMNS else FORWARD
    return tuple(direction for direction in directions if not _meets_net(team, cell, direction))


def _rule(team: Team, cell: int) -> str:
    """Return the clause on the directions of a clear from a cell."""
    x = x_of(team, cell)
    ways = {1: "DE-4-g" if x == 1 else "DE-4-f", 2: "DE-4-e", 3: "DE-4-d" if x == COLUMNS else "DE-4-c"}
    return ways[zone_of(team, cell)]


def _meets_net(team: Team, cell: int, direction: Direction) -> bool:
    """DE-4-h: return whether the endless line of cells meets an opposing crease or net cell."""
    dr, dc = direction_of(team, direction)
    goal = CREASE_BITS[OTHER[team]] | NET_BITS[OTHER[team]]
    ahead = find_cell(ROW[cell] + dr, COLUMN[cell] + dc)
    while ahead is not None:
        if goal & BIT[ahead]:
            return True
        ahead = find_cell(ROW[ahead] + dr, COLUMN[ahead] + dc)
    return False


def clear(table: Table, asked: Direction, dice: int | None = None) -> None:
    """Let the carrier clear. `dice`: of a goalkeeper's card; else those of their zone (DE-4-a)."""
    team, n = table.carrier
    origin = table.puck
    legal = legal_directions(team, origin)
    if not legal:
        table.emit(NoPlay(team=team, player=n, why="no_clear_direction"))
        table.next = DefendNext()
        return
    direction = asked if asked in legal else next(one for one in PREFERRED if one in legal)
    count = _DICE[zone_of(team, origin)] if dice is None else dice
    points = sum(table.throw(count, "clear"))
    table.clear_row = ROW[origin]
    cell, steps, scores = _run(table, team, origin, direction, points)
    table.drop(cell)
    code, clause = ("clear", "DE-4-a") if dice is None else ("clear-keeper", "DE-R.12-i")
    why = [Reason(code, {"dice": count, "zone": zone_of(team, origin)}, clause=clause)]
    if direction != asked:
        facts = {"asked": Named("way", (asked,)), "open": Named("way", legal)}
        why.append(Reason("closed", facts, clause=_rule(team, origin)))
    table.emit(
        Cleared(team=team, player=n, dir=direction, asked=asked, dice=count, points=points, at=NAMES[cell]), *why
    )
    other = table.sides[OTHER[team]]
    if scores:
        goal(table, team, n, "clear")
    elif BIT[cell] & CREASE_BITS[OTHER[team]] and other.is_keeper_home:  # DE-4-i
        save_automatically(table, OTHER[team], "clear", (origin, team))
        support(table, team, points - steps)
    else:
        support(table, team, points - steps)
        loose(table, cell, team, sent=origin, crossed=_is_icing(table, team, origin, cell))


def _run(table: Table, team: Team, cell: int, direction: Direction, points: int) -> tuple[int, int, bool]:
    """Return where a cleared puck stops, after how many steps, and whether it goes in (DE-4-i, -j)."""
    dr, dc = direction_of(team, direction)
    other = table.sides[OTHER[team]]
    crease, net = CREASE_BITS[OTHER[team]], NET_BITS[OTHER[team]]
    for steps in range(points):
        ahead = step(cell, dr, dc)
        if ahead is None or BIT[ahead] & NETS:
            is_in = ahead is not None and bool(BIT[ahead] & net and BIT[cell] & crease and not dr)
            return cell, steps, is_in
        cell = ahead
        if BIT[cell] & crease and other.is_keeper_home:
            return cell, steps + 1, False
    return cell, points, False


def _is_icing(table: Table, team: Team, origin: int, cell: int) -> bool:
    """DE-4-b: return whether a clear from before the far goal line rests behind it."""
    if not x_of(team, origin) < BEHIND_FROM <= x_of(team, cell):
        return False
    is_short = len(table.sides[team].skaters()) < len(table.sides[OTHER[team]].skaters())
    return not (table.settings.shorthanded_icing and is_short)
