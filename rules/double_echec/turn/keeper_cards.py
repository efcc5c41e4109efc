"""A goalkeeper's cards (rulebook 6.6; DE-R.12)."""

from rules.double_echec import orders as sh
from rules.double_echec.chances import odds
from rules.double_echec.conditions import holding
from rules.double_echec.data import Team
from rules.double_echec.events import Rebound, Whistle
from rules.double_echec.rink import NAMES, ROW, king, puck_steps
from rules.double_echec.state import OTHER, Card, DefendNext
from rules.double_echec.turn.claims import claim
from rules.double_echec.turn.clearing import KEEPER_DICE, clear
from rules.double_echec.turn.passing import throw_pass
from rules.double_echec.turn.receiving import is_offside
from rules.double_echec.turn.shooting import first_shot, shoot
from rules.double_echec.turn.spots import find_end_circle
from rules.double_echec.turn.table import Side, Table

NEAREST_DICE, CENTRE_DICE = 2, 3  # DE-R.12-e, -f
CARRY = (sh.Option(do="avance"),)


def play_keeper_card(table: Table, card: Card) -> None:
    """Play a card of deck G for the goalkeeper who has the puck."""
    team = table.carrier[0]
    match card:
        case "faceoff":
            _whistle(table, team)
        case "rebound":
            _rebound(table, team)
        case "pass_centre":
            centre = table.sides[team].ice["C"]
            _pass(table, team, CENTRE_DICE, centre)
        case _:
            _pass(table, team, NEAREST_DICE, None)


def _whistle(table: Table, team: Team) -> None:
    row = None if table.save_from is None else ROW[table.save_from]
    spot = find_end_circle(table, team, row, table.shot_by or OTHER[team])
    table.emit(Whistle(team=team, spot=NAMES[spot]))
    table.face_off(spot)


def _preferred(table: Table, side: Side, men: list[int]) -> int | None:
    """Return whom the first `R` list of a side prefers among equals."""
    for entry, line in holding(table, side, sh.Preference):
        slots = () if line.who == sh.ANY else line.who
        found = next((n for slot in slots for n in men if side.ice[slot] == n), None)  # type: ignore[index]
        if found is not None:
            table.fire(side, entry)
            return found
    return None


def _rebound(table: Table, team: Team) -> None:
    other = OTHER[team]
    side = table.sides[other]
    if not side.skaters():
        table.next = DefendNext()
        return
    distance = {n: king(side.at[n], table.puck) for _, n in side.skaters()}
    nearest = [n for n, steps in distance.items() if steps == min(distance.values())]
    n = nearest[0] if len(nearest) == 1 else _preferred(table, side, nearest)
    if n is None:
        n = max(nearest, key=lambda one: side.roster[one].T)
    table.emit(Rebound(team=other, player=n))
    table.hold(other, n, "rebound")
    table.next = DefendNext()
    if claim(table, {(other, n)}):  # DE-R.12-d
        return
    line = first_shot(table, other)
    if line is not None:
        shoot(table, "rebound", aim=line.aim)


def _pass(table: Table, team: Team, dice: int, centre: int | None) -> None:
    """Pass to the centre or to the nearest; first the `G` lines may have him clear instead (DE-R.12-i)."""
    side = table.sides[team]
    to = centre if centre is not None else _nearest(table, team)
    is_allowed = to is not None and not is_offside(table, team, table.puck, side.at[to])
    own: dict[str, int] = {}
    if to is not None:
        cell = side.at[to]
        own = {"mk": int(bool(table.watchers(team, cell))), "pct": odds(dice, puck_steps(cell)[table.puck])}
    direction: sh.Direction | None = None
    for entry, line in holding(table, side, sh.KeeperCard, own):
        table.fire(side, entry)
        direction = line.direction
        break
    if direction is None and not is_allowed:
        direction = "AVG"
    if direction is not None:
        clear(table, direction, KEEPER_DICE)
    elif to is not None:
        throw_pass(table, to, dice, CARRY, by_keeper=True)


def _nearest(table: Table, team: Team) -> int | None:
    """Return the team-mate of least PD among those who may be passed to."""
    side = table.sides[team]
    steps = puck_steps(table.puck)
    mates = {n: steps[side.at[n]] for _, n in side.skaters() if not is_offside(table, team, table.puck, side.at[n])}
    nearest = [n for n, distance in mates.items() if distance == min(mates.values())]
    if len(nearest) > 1:
        preferred = _preferred(table, side, nearest)
        return nearest[0] if preferred is None else preferred
    return nearest[0] if nearest else None
