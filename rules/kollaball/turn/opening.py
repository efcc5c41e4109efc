"""T1: decoys vanish, substitutes come in, the sidelined come back.

T2: neutralisation, and with it what everybody is still to do this turn.
"""

from rules.kollaball.events import DecoyVanished, Entered, Neutralised, Substituted, TacticsCancelled
from rules.kollaball.facts import WHOLE_TEAM_TACTICS
from rules.kollaball.notation.writing import noted_texts
from rules.kollaball.orders import Line, Substitution
from rules.kollaball.state import TEAMS, Ground, Held, Noted, TeamId, opponents_of, player_key
from rules.kollaball.turn.pieces import PlayerPlan
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
            if who.skip > 0 and player not in entering:  # KB-12-d: their turns to sit out count from the next
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
    """KB-20-i: one who is due back enters on the cell their captain gave."""
    if line.entry is None:
        return
    work.change(line.player, status="pitch", cell=line.entry, skip=0, returns=None, radius=None)
    work.log(Entered(player=line.player, cell=line.entry), line.player)


def neutralise(work: Work) -> None:
    """Play the neutralisations, then lay out the tactics and plans that are left (KB-23-c, KB-23-m)."""
    teams = [team for team in TEAMS if _neutralises(work, team)]
    for team in teams:
        tactic = work.orders[team].tactic
        if tactic is not None:
            work.play_tactic(team, tactic)
    if len(teams) > 1:  # KB-23-m: both are spent, nothing is noted
        work.log(TacticsCancelled(tactic="neutralise"), *teams)
        work.quiet.update(TEAMS)
    elif teams:
        _cancel(work, opponents_of(teams[0]), teams[0])
    for team in TEAMS:
        if team not in work.quiet:
            _lay_out(work, team)


def _neutralises(work: Work, team: TeamId) -> bool:
    tactic = work.orders[team].tactic
    return tactic is not None and tactic.name == "neutralise"


def _cancel(work: Work, team: TeamId, by: TeamId) -> None:
    """KB-23-m: the actions of `team`, its reserves and its tactic are noted and void; none is lost or paid for."""
    work.log(Neutralised(team=team, by=by), by)
    work.noted = Noted(team=team, orders=noted_texts(work.orders[team]))
    work.neutralised.add(team)
    work.quiet.update(TEAMS)


def _lay_out(work: Work, team: TeamId) -> None:
    order = work.orders[team]
    if order.tactic is not None:
        work.tactics[team] = order.tactic
        if order.tactic.name in WHOLE_TEAM_TACTICS:  # KB-23-c
            work.quiet.add(team)
            return
    for line in order.lines:
        if line.actions:
            work.plans[line.player] = PlayerPlan(list(line.actions), line.reserve)
