"""Passes (rulebook 6.5)."""

from collections.abc import Sequence

from rules.double_echec import orders as sh
from rules.double_echec.chances import odds
from rules.double_echec.data import Team
from rules.double_echec.events import Passed, PassFailed
from rules.double_echec.rink import MIDDLE, NAMES, puck_distance, puck_steps
from rules.double_echec.state import OTHER, DefendNext
from rules.double_echec.turn.claims import claim
from rules.double_echec.turn.landing import land_puck, loose
from rules.double_echec.turn.receiving import is_offside, play_reception
from rules.double_echec.turn.table import Table


def receiver(table: Table, team: Team, line: sh.OnCard) -> int | None:
    """Return the first man of an `O passe` line who can be passed to (rulebook 5.2)."""
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
    table: Table, to: int, dice: int, options: Sequence[sh.Option] | None, *, by_keeper: bool = False
) -> None:
    """Let the carrier pass. `by_keeper`: the form of a goalkeeper's card, in which the zone rule bites at once."""
    team, n = table.carrier
    origin, cell = table.puck, table.sides[team].at[to]
    need = puck_distance(origin, cell)
    points = sum(table.throw(dice, "pass"))
    if points < need:
        short = land_puck(table, origin, cell, points)
        table.emit(PassFailed(team=team, player=n, to=to, points=points, need=need, at=NAMES[short]))
        loose(table, short, team)
        return
    table.emit(Passed(team=team, player=n, to=to, points=points, need=need))
    table.hold(team, to, "pass")
    touched = {(team, n), (team, to)}
    if by_keeper and table.watchers(team, cell):  # DE-R.12-e, -f
        claim(table, touched)
        table.next = DefendNext()
    else:
        play_reception(table, points - need, options, touched)
