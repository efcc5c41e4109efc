"""T1: decoys vanish, substitutes come in, the sidelined come back."""

from rules.kollaball.events import DecoyVanished, Entered, Substituted
from rules.kollaball.orders import Line, Substitution
from rules.kollaball.state import TEAMS, Ground, Held, TeamId, player_key
from rules.kollaball.turn.work import Work


def open_turn(work: Work) -> None:
    """Open the turn (rulebook 6.2, T1); afterwards it is known who sits out and where everybody starts from."""
    _vanish(work)
    for team in TEAMS:
        order = work.orders[team]
        for change in sorted(order.substitutions, key=lambda change: player_key(change.out)):
            substitute(work, team, change)
    for team in TEAMS:
        for line in sorted(work.orders[team].lines, key=lambda line: player_key(line.player)):
            _enter(work, line)
    entering = {change.into for order in work.orders.values() for change in order.substitutions}
    for player in work.roster:
        who = work.players[player]
        if who.status == "pitch" and who.cell is not None:
            work.planned[player] = who.cell
            if who.skip > 0 and player not in entering:  # KB-12-d: his turns to sit out count from the next
                work.skipping.add(player)


def _vanish(work: Work) -> None:
    """KB-17-i: decoys whose turn has come vanish before anything else."""
    for ball, place in list(work.places.items()):
        vanishes = work.natures[ball].vanishes
        if work.natures[ball].kind != "decoy" or not isinstance(vanishes, int) or vanishes > work.turn:
            continue
        if isinstance(place, Held | Ground):
            work.log(DecoyVanished(ball=ball, cell=work.cell(place.by) if isinstance(place, Held) else place.cell))
        del work.places[ball], work.natures[ball]


def substitute(work: Work, team: TeamId, change: Substitution) -> None:
    """KB-2-g: the substitute takes the cell that the replaced player last occupied; that one never comes back."""
    if change.into is None:
        return
    cell = work.players[change.out].cell
    work.change(change.out, status="out", replace_from=None, replace_by=None)
    work.change(change.into, status="pitch", cell=cell)
    work.log(Substituted(team=team, out=change.out, into=change.into, cell=cell), team)


def _enter(work: Work, line: Line) -> None:
    """KB-20-i: one who is due back enters on the cell his captain gave."""
    if line.entry is None:
        return
    work.change(line.player, status="pitch", cell=line.entry, skip=0, returns=None, radius=None)
    work.log(Entered(player=line.player, cell=line.entry), line.player)
