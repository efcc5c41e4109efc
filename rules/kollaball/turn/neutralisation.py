"""T2: neutralisation, and with it what everybody is still to do this turn."""

from rules.kollaball.events import Neutralised, TacticsCancelled
from rules.kollaball.facts import WHOLE_TEAM_TACTICS
from rules.kollaball.notation.writing import noted_texts
from rules.kollaball.state import TEAMS, Noted, TeamId, opponents_of
from rules.kollaball.turn.pieces import PlayerPlan
from rules.kollaball.turn.work import Work


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
