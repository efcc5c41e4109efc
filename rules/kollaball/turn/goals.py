"""Step G: who stands with a ball in hand on the opponents' goal (KB-10-d); T7: the breakthrough (KB-22-e)."""

from rules.kollaball.events import Moved, Scored
from rules.kollaball.orders import Burst
from rules.kollaball.state import TEAMS, TeamId, opponents_of
from rules.kollaball.turn.validity import displacement
from rules.kollaball.turn.work import Work, step_from
from rules.reasons import Reason


def check_goals(work: Work) -> None:
    """KB-10-d: a team that fulfils the aim now has scored in this turn, once; KB-10-c: a decoy never scores."""
    for team in TEAMS:
        if team not in work.scored:
            _check(work, team)


def _check(work: Work, team: TeamId) -> None:
    for player in work.on_cell(team, work.teams[opponents_of(team)].goal):
        ball = work.real_ball_of(player)
        if ball is not None:
            work.scored.add(team)
            work.log(Scored(team=team, player=player, ball=ball, round=work.round), player)
            return


def break_through(work: Work) -> None:
    """T7, KB-22-e: a critical sprinter who caught a ball and still has it advances once more, by their reserve."""
    work.round = 0
    for player in work.roster:
        if player not in work.breaking or work.caught.get(player) != work.real_ball_of(player):
            continue
        plan = work.plans[player]
        if not isinstance(plan.reserve, Burst) or player not in work.caught:
            continue
        reserve, plan.reserve = plan.reserve, None
        cell = work.cell(player)
        reached = step_from(reserve.advance, displacement(work, player, reserve.origin), work.goal(player))
        if reached is not None:
            work.change(player, cell=reached)
            moved = Moved(player=player, origin=cell, to=reached, path=(cell, reached), role="carrier", round=0)
            work.log(moved, player, reasons=(Reason("break-through", clause="KB-22-e"),))
    check_goals(work)
