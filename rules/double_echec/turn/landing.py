"""Where a puck that falls short stops (rulebook 6.6, `land`), and whose it then is (`loose`).

Whose it is by the zone rule (6.1, `claim`; DE-R.8, DE-B.zone), and which circle a face-off is in (6.6, `circle`).
"""

from functools import cache

from rules.double_echec.conditions import first
from rules.double_echec.data import Team
from rules.double_echec.events import Icing, LoosePuck, Saved, Takeaway
from rules.double_echec.events.play import SaveWhy
from rules.double_echec.orders import Circle
from rules.double_echec.rink import BIT, CIRCLES, COLUMN, CREASE_BITS, MIDDLE_ROW, NAMES, NET, ROW, cells_of, puck_steps
from rules.double_echec.state import OTHER, TEAMS, DefendNext, RecoverNext
from rules.double_echec.turn.reasons import claiming
from rules.double_echec.turn.table import Holder, Table
from rules.reasons import Named, Reason


def find_end_circle(table: Table, end: Team, row: int | None, chooser: Team) -> int:
    """Return the end circle of a side: upper for rows A-F, lower for H-M, from the middle as the chooser says."""
    upper, lower = CIRCLES[end]
    if row is not None and row != MIDDLE_ROW:
        return upper if row < MIDDLE_ROW else lower
    side = table.sides[chooser]
    entry, line = first(table, side, Circle)
    if entry is None or line is None:
        return upper
    table.fire(side, entry)
    return upper if line.upper else lower


def claim(table: Table, touched: set[Holder]) -> bool:
    """Let the puck go to whoever may claim it, one after the other; return whether anybody did."""
    taken = False
    while table.held is not None:
        team, n = table.held
        touched.add((team, n))
        other = OTHER[team]
        side = table.sides[team]
        claimants = [one for one in table.watchers(team, side.at[n]) if (other, one) not in touched]
        if not claimants:
            break
        taker = next((one for one in claimants if _is_safe(table, (other, one), touched)), claimants[0])
        is_free = _is_safe(table, (other, taker), touched)
        why = claiming((team, n), [(other, one) for one in claimants], taker, is_free=is_free)
        table.emit(Takeaway(team=other, player=taker, from_player=n), why)
        table.hold(other, taker, "zone")
        taken = True
    return taken


def _is_safe(table: Table, holder: Holder, touched: set[Holder]) -> bool:
    """Return whether a player stands in no zone of an opponent who has not touched the puck."""
    team, n = holder
    watchers = table.watchers(team, table.sides[team].at[n])
    return all((OTHER[team], one) in touched for one in watchers)


@cache
def _layers(cell: int) -> dict[int, int]:
    """Return the cells by their PD from a cell."""
    found: dict[int, int] = {}
    for other, steps in enumerate(puck_steps(cell)):
        found[steps] = found.get(steps, 0) | BIT[other]
    return found


def land_puck(table: Table, origin: int, entry: int, total: int, net: Team | None = None) -> int:
    """Return where a puck from `origin` towards `entry` stops after `total` steps, fewer than it needs.

    `net`: of a shot, whose net the line from the shooter has to meet if it can (DE-R.7-a).
    """
    rest = puck_steps(entry)[origin] - total
    candidates = _layers(origin).get(total, 0) & _layers(entry).get(rest, 0)
    occupied = table.occupied()
    row, column = ROW[origin], COLUMN[origin]
    ahead, aside = COLUMN[entry] - column, ROW[entry] - row

    def rank(cell: int) -> tuple[bool, bool, int, int]:
        cross = abs(ahead * (ROW[cell] - row) - aside * (COLUMN[cell] - column))
        misses = net is not None and not meets_net(origin, cell, net)
        return misses, bool(occupied & BIT[cell]), cross, cell

    return min(cells_of(candidates), key=rank)


@cache
def meets_net(origin: int, cell: int, net: Team) -> bool:
    """Return whether the ray from a cell's centre through another's meets the closed rectangle of a net's cells."""
    # Twice the coordinates, so that the bounds of the rectangle are whole numbers.
    y, x = 2 * ROW[origin], 2 * COLUMN[origin]
    dy, dx = 2 * ROW[cell] - y, 2 * COLUMN[cell] - x
    rows, columns = [2 * ROW[one] for one in NET[net]], [2 * COLUMN[one] for one in NET[net]]
    low, high = (0, 1), None  # the part of the ray inside, as fractions of the vector
    for start, way, least, most in (
        (y, dy, min(rows) - 1, max(rows) + 1),
        (x, dx, min(columns) - 1, max(columns) + 1),
    ):
        if way == 0:
            if not least <= start <= most:
                return False
            continue
        near, far = sorted((least - start, most - start), key=lambda gap: gap * way)
        size, sign = abs(way), (1 if way > 0 else -1)
        enters, leaves = (near * sign, size), (far * sign, size)
        low = max(low, enters, key=_fraction)
        high = leaves if high is None else min(high, leaves, key=_fraction)
    return high is None or low[0] * high[1] <= high[0] * low[1]


def _fraction(value: tuple[int, int]) -> float:
    return value[0] / value[1]


def loose(table: Table, cell: int, by: Team, *, sent: int | None = None, crossed: bool = False) -> None:
    """Say whose a puck is that stops on a cell.

    `sent`: from where `by` shot or cleared it; None: a pass. `crossed`: a clear over the far goal line (DE-4-b).
    """
    table.drop(cell)
    sender = None if sent is None else (sent, by)
    for team in TEAMS:
        side = table.sides[team]
        if BIT[cell] & CREASE_BITS[team] and side.is_keeper_home:
            save_automatically(table, team, "crease", sender)
            return
    for team in TEAMS:
        side = table.sides[team]
        n = next((n for slot, n in side.ice.items() if n is not None and side.at[n] == cell), None)
        if n is None:
            continue
        if crossed and team != by:
            icing(table, by, n)
            return
        if n == side.keeper:
            keeper_has_it(table, team, sender)
            table.hold(team, n, "puck_arrives")
        else:
            table.hold(team, n, "puck_arrives")
            claim(table, {(team, n)})
        table.next = DefendNext()
        return
    table.emit(LoosePuck(at=NAMES[cell], by=by))
    table.next = RecoverNext(team=OTHER[by], icing=by if crossed else None)


def save_automatically(table: Table, team: Team, why: SaveWhy, sent: tuple[int, Team] | None = None) -> None:
    """An automatic save of a side's goalkeeper. `sent`: the cell and the side of who shot or cleared."""
    keeper = table.sides[team].the_keeper
    table.emit(Saved(team=team, player=keeper, auto=True, dice=(), numbers=(), bonus=0, why=why))
    keeper_has_it(table, team, sent)
    table.hold(team, keeper, "save")
    table.next = DefendNext()


def keeper_has_it(table: Table, team: Team, sent: tuple[int, Team] | None = None) -> None:
    """Remember where the face-off of a goalkeeper's whistle is to be (`save_from`, `shot_by`)."""
    if sent is None:
        side = table.sides[team]
        sent = (side.at[side.the_keeper], OTHER[team])
    table.save_from, table.shot_by = sent


def icing(table: Table, cleared: Team, touched_by: int) -> None:
    """DE-4-b: a clear is refused; face-off in the clearing side's end."""
    spot = find_end_circle(table, cleared, table.clear_row, OTHER[cleared])
    is_middle = table.clear_row in (None, MIDDLE_ROW)
    why = Reason("icing-chosen" if is_middle else "icing-side", {"chooser": Named("team", (OTHER[cleared],))})
    table.emit(Icing(team=cleared, touched_by=touched_by, spot=NAMES[spot]), why)
    table.face_off(spot)
