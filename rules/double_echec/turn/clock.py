"""The clock: penalties (rulebook 6.1 `mark`, 6.9; DE-2, DE-B.penalty), and the end of a period (6.10; DE-S9.3)."""

from typing import NamedTuple

from rules.double_echec.conditions import holding, target
from rules.double_echec.events import ClockMarked, Entered, Overtime, Penalty, PenaltyOver, PeriodEnd, Strength
from rules.double_echec.events.play import ClockWhy
from rules.double_echec.events.players import PenaltyWhy, Source
from rules.double_echec.movement import reach_of
from rules.double_echec.orders import Defend, Support
from rules.double_echec.rink import BENCH, BOX_DOOR, NAMES
from rules.double_echec.state import POSITION_OF, SKATERS, TEAMS, Goals, PenaltyKind, SkaterSlot
from rules.double_echec.turn.shooting import end_as_it_stands
from rules.double_echec.turn.table import Holder, Side, Table, Term
from rules.reasons import Reason

MOST_RUNNING = 2  # DE-B.penalty-b
DROPPED: tuple[SkaterSlot, ...] = ("RW", "LW", "RD", "LD", "C")  # who goes first, if nobody says


class Sentence(NamedTuple):
    """A penalty as it is given."""

    kind: PenaltyKind
    units: int
    why: PenaltyWhy


def mark(table: Table, why: ClockWhy) -> None:
    """Mark a unit; penalties that are served end as it begins (DE-2-h)."""
    for team in TEAMS:
        side = table.sides[team]
        for term in [term for term in side.box if term.running and term.left <= 0]:
            end_penalty(table, side, term)
    table.units += 1
    table.marked += 1
    for team in TEAMS:
        for term in table.sides[team].box:
            if term.running:
                term.left = max(term.left - 1, 0)
    table.emit(ClockMarked(period=table.period, unit=table.units, why=why))


def end_penalty(table: Table, side: Side, term: Term) -> None:
    """End a penalty in play: the player comes on from the box if he may and there is room, else he is on the bench."""
    leave_box(side, term)
    slot = term.slot if side.ice[term.slot] is None else empty_slot(side)
    door = BOX_DOOR[side.team]
    is_full = slot is None or len(side.skaters()) >= table.allowed(side.team)
    stays = "back-full" if is_full else "back-shut" if not table.is_open(door) else ""
    if side.roster[term.n].is_out:
        stays = "back-out"
    where = (Reason(stays, clause="DE-B.penalty-d"),) if stays else ()
    table.emit(PenaltyOver(team=side.team, player=term.n), _why_over(table, term), *where)
    if slot is not None and not stays and not table.has_entered(side.team, term.n):
        step_on_ice(table, side, term.n, slot, door)


def end_at_faceoff(table: Table, side: Side, term: Term) -> None:
    """End a penalty where changes are free."""
    leave_box(side, term)
    # A goal that ended the turn before this face-off may have ended the penalty, too: the position does not say.
    is_told = table.marked > 0 or term.is_freed or term.kind == "major"
    why = _why_over(table, term) if is_told else Reason("over-before", clause="DE-B.penalty-c")
    table.emit(PenaltyOver(team=side.team, player=term.n), why)


def _why_over(table: Table, term: Term) -> Reason:
    if term.is_freed:
        return Reason("freed", clause="DE-B.penalty-c")
    is_major = term.kind == "major"
    units = table.settings.major_units if is_major else table.settings.minor_units
    return Reason("served", {"units": units}, clause="DE-2-h" if is_major else "DE-B.penalty-a")


def leave_box(side: Side, term: Term) -> None:
    """Take a penalty off; the first that waits starts."""
    side.box.remove(term)
    waiting = next((one for one in side.box if not one.running), None)
    if waiting is not None and side.running() < MOST_RUNNING:
        waiting.running = True


def free_door(table: Table, side: Side) -> int | None:
    """Return the first bench door by which a player can come on."""
    return next((door for door in BENCH[side.team] if table.is_open(door)), None)


def empty_slot(side: Side) -> SkaterSlot | None:
    """Return the first slot without a skater."""
    return next((slot for slot in SKATERS if side.ice[slot] is None), None)


def step_on_ice(table: Table, side: Side, n: int, slot: SkaterSlot, door: int) -> None:
    """Let a player step on the ice: one point for the door, the rest towards where their sheet wants them (6.8)."""
    points = sum(table.throw(side.roster[n].V, f"enter/{side.team}/{n}"))
    side.ice[slot] = n
    side.at[n] = door
    source: Source = "box" if door == BOX_DOOR[side.team] else "bench"
    entered = Entered(team=side.team, player=n, slot=slot, door=NAMES[door], points=points, source=source)
    table.emit(entered, Reason("enter", {"points": points}))
    reach = reach_of(table, side.team, n, points - 1, closed=table.loose_at())
    goal = _wanted_at(table, side, slot)
    table.move(side.team, n, reach.path(reach.nearest(goal, reach.cells)), "enter")


def _wanted_at(table: Table, side: Side, slot: SkaterSlot) -> int:
    """Return the cell of the first `M` line of a slot (`D va` while the other side has the puck), else the puck's."""
    is_ours = table.held is None or table.held[0] == side.team
    for entry, line in holding(table, side, Support) if is_ours else holding(table, side, Defend):
        if line.slot is None:  # fin
            break
        if line.slot == slot and line.cell:
            table.choose(side.team, entry)
            return target(table, side.team, line.cell)
    return table.puck


def penalise(table: Table, side: Side, n: int, given: Sentence, substitute: int | None = None) -> None:
    """Send a player off (6.9), and bring the side to its strength; `substitute`: who goes first if it has too many."""
    slot = box_slot(side, n)
    side.leave(n)
    serve(table, side, n, slot, given)
    trim(table, side, substitute)
    if len(side.skaters()) < table.allowed(side.team):
        _step_on(table, side)


def serve(table: Table, side: Side, n: int, slot: SkaterSlot, given: Sentence) -> None:
    """Enter a player in the box; their penalty waits while two of their side run."""
    running = side.running() < MOST_RUNNING
    side.box.append(Term(n, given.kind, given.units, running, slot))
    told = Penalty(team=side.team, player=n, kind=given.kind, units=given.units, why=given.why, running=running)
    table.emit(told, *(() if running else (Reason("waits", clause="DE-B.penalty-b"),)))


def box_slot(side: Side, n: int) -> SkaterSlot:
    """Return the slot that a player of the box has: their own, or the one they had before they went off."""
    for player in side.going:
        if player.n == n:
            return player.slot
    return next((slot for slot in SKATERS if side.ice[slot] == n), "C")


def trim(table: Table, side: Side, substitute: int | None = None) -> None:
    """DE-6-d: send players to the bench until the side has no more than it may."""
    while len(side.skaters()) > table.allowed(side.team):
        carrier = table.held[1] if table.held is not None and table.held[0] == side.team else None
        slots = (side.slot_of(substitute),) if substitute is not None else ()
        wanted = (slot for slot in (*slots, *DROPPED) if slot is not None and slot != "G")
        slot = next((slot for slot in wanted if side.ice[slot] not in (None, carrier)), None)
        if slot is None:  # the carrier alone, where the config of a case has nobody on the ice
            return
        is_first = substitute is not None and side.ice[slot] == substitute
        why = Reason("substitute", clause="DE-6-d") if is_first else strength(table, side)
        drop(table, side, slot, why)


def drop(table: Table, side: Side, slot: SkaterSlot, why: Reason) -> None:
    """Send the player of a slot to the bench."""
    n = side.ice[slot]
    if n is not None:
        side.leave(n)
        table.emit(Strength(team=side.team, slot=slot, player=n, out=True), why)


def _step_on(table: Table, side: Side) -> None:
    """DE-B.penalty-b: a bench player steps on at the first free bench door, in the first empty slot, without dice."""
    slot, door = empty_slot(side), free_door(table, side)
    n = None if slot is None else bench_player(side, slot)
    if slot is not None and door is not None and n is not None:
        side.at[n] = door
        fill(table, side, slot, n)


def fill(table: Table, side: Side, slot: SkaterSlot, n: int) -> None:
    """Put a player in an empty slot."""
    side.ice[slot] = n
    table.emit(Strength(team=side.team, slot=slot, player=n, out=False), strength(table, side))


def strength(table: Table, side: Side) -> Reason:
    """Return why a side has the skaters that it may have now."""
    facts = {"allowed": table.allowed(side.team), "penalties": min(side.running(), MOST_RUNNING)}
    if any(not term.running for term in side.box):
        return Reason("strength-waits", facts, clause="DE-B.penalty-b")
    if table.is_season_overtime():
        return Reason("strength-overtime", facts, clause="DE-S9.3-b" if facts["penalties"] else "DE-S9.3-a")
    return Reason("strength", facts)


def bench_player(side: Side, slot: SkaterSlot) -> int | None:
    """Return the first bench player of a slot's position in roster order, else any skater."""
    bench = side.bench()
    return next((n for n in bench if side.roster[n].pos == POSITION_OF[slot]), bench[0] if bench else None)


Carried = tuple[Holder, SkaterSlot]  # the loser of a fight beyond the last unit, and their slot


def end_period(table: Table, carried: Carried | None = None) -> None:
    """End the period, and the match if it is decided; else set up the next one. `carried`: who is still to serve."""
    home, away = table.score["home"], table.score["away"]
    why = Reason("period-over", {"units": table.settings.units_per_period})
    table.emit(PeriodEnd(period=table.period, score=Goals(home=home, away=away)), why)
    table.ends = True
    if table.period >= table.settings.periods and home != away:
        end_as_it_stands(table)  # DE-2-o
        return
    table.period += 1
    table.units = table.over = 0
    if table.period > table.settings.periods:
        is_season = table.is_season_overtime()
        why = Reason("overtime-season", clause="DE-S9.3-a") if is_season else Reason("overtime", clause="DE-S9.3-c")
        table.emit(Overtime(period=table.period), why)
    for side in table.sides.values():
        side.stops = table.settings.stops_per_period
    if carried is not None:  # DE-2-n
        _carry_over(table, carried)
    table.face_off()


def _carry_over(table: Table, carried: Carried) -> None:
    (team, n), slot = carried
    serve(table, table.sides[team], n, slot, Sentence("major", table.settings.major_units, "fight"))
