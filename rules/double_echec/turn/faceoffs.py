"""Face-offs (rulebook 6.3; DE-1, DE-B.faceoff)."""

from rules.double_echec.conditions import do_conditions_hold, first, holding
from rules.double_echec.data import Team
from rules.double_echec.events import ChangeFree, ChangeOff, FacedOff, QuickFaceoff
from rules.double_echec.orders import Change, FaceoffTarget, Quick
from rules.double_echec.rink import COLUMNS, MIDDLE, NAMES, turn_cell
from rules.double_echec.state import SKATERS, TEAMS, DefendNext, SkaterSlot
from rules.double_echec.turn.cards import first_pass
from rules.double_echec.turn.changes import CALLED, changes_of, fits_slot, permute
from rules.double_echec.turn.clock import DROPPED, bench_player, drop, empty_slot, end_at_faceoff, fill, strength
from rules.double_echec.turn.passing import throw_pass
from rules.double_echec.turn.shooting import first_shot, shoot
from rules.double_echec.turn.table import Side, Table
from rules.reasons import Reason

# DE-B.faceoff: where the home side stands, as rows and columns from the spot.
PLACES: dict[SkaterSlot, tuple[int, int]] = {"C": (0, -1), "LW": (-3, -1), "RW": (3, -1), "LD": (-2, -2), "RD": (2, -2)}
QUICK = 6  # DE-1-a


def faceoff(table: Table, spot: int) -> None:
    """Play a face-off; it costs no time (DE-2-j)."""
    table.drop(spot)
    for team in TEAMS:
        _end_penalties(table, table.sides[team])
    for team in TEAMS:
        _change(table, table.sides[team])
    takers = {team: _place(table.sides[team], spot) for team in TEAMS}
    rounds = 0
    dice: dict[Team, int] = {"home": 0, "away": 0}
    while dice["home"] == dice["away"]:
        rounds += 1
        dice = {team: table.die(f"faceoff/{rounds}/{team}") for team in TEAMS}
    winner: Team = "home" if dice["home"] > dice["away"] else "away"
    taker = takers[winner]
    table.attack, table.k = winner, 0
    table.emit(
        FacedOff(spot=NAMES[spot], rounds=rounds, home=dice["home"], away=dice["away"], winner=winner, player=taker),
        Reason(
            "faceoff-six" if dice[winner] == QUICK else "faceoff",
            {"high": max(dice.values()), "low": min(dice.values())},
        ),
    )
    table.held = (winner, taker)
    if dice[winner] == QUICK and _quick(table, winner, taker):
        return
    n = _handed_to(table, winner, taker)
    table.hold(winner, n, "faceoff")
    table.next = DefendNext()


def _end_penalties(table: Table, side: Side) -> None:
    for term in [term for term in side.box if term.running and term.left <= 0]:
        end_at_faceoff(table, side, term)
        if side.ice[term.slot] is None and not side.roster[term.n].is_out:
            side.ice[term.slot] = term.n


def _change(table: Table, side: Side) -> None:
    """DE-B.faceoff: change freely, then bring the side to its strength."""
    for player in tuple(side.going):
        side.leave(player.n)
        table.emit(ChangeOff(team=side.team, player=player.n, points=0, need=0), Reason("free", clause="DE-B.faceoff"))
    permute(table, side)
    for slot in CALLED:
        _change_free(table, side, slot)
    allowed = table.allowed(side.team)
    if len(side.skaters()) > allowed:
        for slot in (*_sitting(table, side), *DROPPED):
            if len(side.skaters()) > allowed and side.ice[slot] is not None:
                drop(table, side, slot, strength(table, side))
    while len(side.skaters()) < allowed:
        empty = empty_slot(side)
        n = None if empty is None else bench_player(side, empty)
        if empty is None or n is None:
            break
        fill(table, side, empty, n)


def _change_free(table: Table, side: Side, slot: SkaterSlot) -> None:
    for entry, line in changes_of(side, slot):
        n, out = line.n, side.ice[slot]
        if n is None or out is None or not fits_slot(table, side, n, slot) or not do_conditions_hold(table, side, line):
            continue
        table.fire(side, entry)
        side.forget(entry)
        side.leave(out)
        side.ice[slot] = n
        table.emit(ChangeFree(team=side.team, out=out, substitute=n, slot=slot))
        return


def _sitting(table: Table, side: Side) -> list[SkaterSlot]:
    """Return the slots that sit by the side's own word (DE-S9.3-a)."""
    return [line.slot for _, line in holding(table, side, Change) if line.n is None]


def _place(side: Side, spot: int) -> int:
    """Put a side in its formation; return who takes the face-off."""
    origin = spot if side.team == "home" else turn_cell(spot)
    keeper = side.the_keeper
    takes, taker = (*side.skaters(), ("C", keeper))[0]  # without any skater it is up to the goalkeeper
    side.at = {keeper: MIDDLE[side.team]}
    for slot, n in side.skaters():
        dr, dc = PLACES["C" if slot == takes else slot]
        cell = origin + dr * COLUMNS + dc
        side.at[n] = cell if side.team == "home" else turn_cell(cell)
    return taker


def _quick(table: Table, team: Team, taker: int) -> bool:
    """DE-1-b: play a quick face-off if the sheet wants it; return whether it was played."""
    side = table.sides[team]
    entry, line = first(table, side, Quick)
    if entry is None or line is None or line.do == "non":
        return False
    table.puck, spot = side.at[taker], table.puck
    if line.do == "tir":
        table.fire(side, entry)
        table.emit(QuickFaceoff(team=team, player=taker, do="tir"), Reason("six"))
        shot = first_shot(table, team)
        shoot(table, "quick", aim=None if shot is None else shot.aim)
        return True
    found = first_pass(table, team)
    if found is None:
        table.puck = spot
        return False
    table.fire(side, entry)
    table.emit(QuickFaceoff(team=team, player=taker, do="passe"), Reason("six"))
    table.choose(team, found[2])
    throw_pass(table, found[1], side.roster[taker].P, found[2])
    return True


def _handed_to(table: Table, team: Team, taker: int) -> int:
    """DE-1-c: return who is handed the puck, never the taker."""
    side = table.sides[team]
    mates = {slot: n for slot, n in side.skaters() if n != taker}
    for entry, line in holding(table, side, FaceoffTarget):
        who = SKATERS if line.who == "*" else line.who
        found = next((mates[slot] for slot in who if slot in mates), None)
        if found is not None:
            table.fire(side, entry)
            return found
    return next(iter(mates.values()), taker)
