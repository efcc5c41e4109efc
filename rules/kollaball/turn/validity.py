"""Step V: which actions of the round can still be performed (KB-12-f), and the roles of those who act."""

from typing import assert_never

from rules.kollaball import pitch
from rules.kollaball.events import ActionVoid
from rules.kollaball.events.fact import Role, VoidReason
from rules.kollaball.orders import Action, Drop, Move, Pass, Pickup, Retreat, Stand
from rules.kollaball.state import Cell, PlayerId
from rules.kollaball.turn.pieces import PlayerPlan
from rules.kollaball.turn.work import Work


def drop_void_actions(work: Work) -> None:
    """Sort out the void actions of this round (`action_void`); the others are `work.acts`.

    KB-multi-c: one without an action in this round keeps the role they had.
    """
    work.acts = {}
    for player, plan in work.acting_plans():
        if len(plan.actions) < work.round:
            continue
        action = plan.actions[work.round - 1]
        reason = _fault(work, player, plan, action)
        if reason is None:
            work.acts[player] = action
            work.roles[player] = action_role_of(action)
        else:
            work.roles[player] = None
            work.log(ActionVoid(player=player, round=work.round, reason=reason), player)


def action_role_of(action: Action) -> Role | None:
    """Return the role that an action gives (KB-13)."""
    match action:
        case Move(role=role):
            return role
        case Pass() | Retreat() | Drop():
            return "carrier"
        case Pickup():
            return "picker"
        case Stand(carrier=carrier):  # KB-13-g
            return "carrier" if carrier else None
        case _:
            assert_never(action)


def displacement(work: Work, player: PlayerId, planned: Cell) -> pitch.Vector:
    """Return how far a player is from where their order expected them (KB-disp-a)."""
    return pitch.vector_between(planned, work.cell(player))


def _fault(work: Work, player: PlayerId, plan: PlayerPlan, action: Action) -> VoidReason | None:
    voided = plan.void.get(work.round - 1)  # T3, T5
    if voided is not None:
        return voided
    has_ball = work.real_ball_of(player) is not None
    if needs_ball(action) and not has_ball:
        return "no_ball"
    if isinstance(action, Move | Pickup) and has_ball:
        return "holding_ball"
    first = _first_cell(action)
    if first is not None:
        reached = pitch.shift(first, displacement(work, player, action.origin))
        if reached is None or reached == work.goal(player):
            return "no_way"
    return None


def needs_ball(action: Action) -> bool:
    """Return whether an action is a carrier's (KB-13-f)."""
    return isinstance(action, Pass | Retreat | Drop) or (isinstance(action, Stand) and action.carrier)


def _first_cell(action: Action) -> Cell | None:
    match action:
        case Move(path=path):
            return path[0]
        case Pass(to=to) | Retreat(to=to):
            return to
        case _:
            return None
