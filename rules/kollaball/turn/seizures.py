"""The referee takes a ball: imaginary foul (KB-20-f) and favouritism (KB-20-n)."""

import msgspec

from rules.kollaball.events import BallSeized, NoEffect, RoleForced
from rules.kollaball.events.fact import Cause, Role
from rules.kollaball.orders import Move
from rules.kollaball.state import BallId, Cell, Ground, PlayerId, TeamId, team_of
from rules.kollaball.turn.pieces import ImaginaryFoul
from rules.kollaball.turn.work import Work, in_ball_order

RECEIVERS = 2  # KB-20-f


def imaginary_foul(work: Work, merchant: PlayerId, team: TeamId) -> None:
    """KB-20-f: the ball of `team` is taken until the end of the turn, and two of `team` must play as receivers."""
    taken = seize(work, merchant, team, "imaginary_foul")
    if taken is None:
        work.log(NoEffect(cause="imaginary_foul"))
        return
    ball, cell = taken
    work.fouls.append(ImaginaryFoul(merchant=merchant, ball=ball, team=team, cell=cell))
    for k in range(1, RECEIVERS + 1):
        hitters = _moves(work, team, "hitter")
        if len(_moves(work, team, "receiver")) >= RECEIVERS or not hitters:
            break
        forced = work.dice.pick(f"bribe/{merchant}/receiver/{k}", list(hitters))
        work.plans[forced].actions[0] = msgspec.structs.replace(hitters[forced], role="receiver")
        work.log(RoleForced(player=forced, role="receiver"))


def seize(work: Work, merchant: PlayerId, team: TeamId, cause: Cause) -> tuple[BallId, Cell] | None:
    """Take the ball of `team` and return it with the cell it was on; None if there is none to take (KB-20-f).

    It is a real ball that the team holds (drawn if two, label `bribe/<merchant>/ball`), else its own from the ground.
    """
    held = {ball: player for player in work.on_pitch(team) if (ball := work.real_ball_of(player)) is not None}
    player: PlayerId | None = None
    if held:
        ball = work.dice.pick(f"bribe/{merchant}/ball", in_ball_order(held))
        player = held[ball]
        cell = work.cell(player)
    else:
        ball, place = team, work.places.get(team)
        if not isinstance(place, Ground):  # in the air, in the other team's hands, or with the referee already
            return None
        cell = place.cell
    work.hold_back(ball)
    work.log(BallSeized(ball=ball, player=player, cell=cell, cause=cause))
    return ball, cell


def _moves(work: Work, team: TeamId, role: Role) -> dict[PlayerId, Move]:
    """Return the first actions of acting players of `team` that are moves in a role."""
    firsts = ((player, plan.actions[0]) for player, plan in work.acting_plans() if team_of(player) == team)
    return {player: action for player, action in firsts if isinstance(action, Move) and action.role == role}
