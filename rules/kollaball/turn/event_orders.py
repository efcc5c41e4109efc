"""The random events that meddle with orders: a special aborted, a pass misdirected, a receiver sprained (KB-21)."""

import msgspec

from rules.kollaball.events import PassRedirected, SpecialAborted, Sprained
from rules.kollaball.orders import Move, Pass, Special
from rules.kollaball.state import Cell, PlayerId, TeamId, team_of
from rules.kollaball.turn.pieces import PlayerPlan
from rules.kollaball.turn.specials import strip
from rules.kollaball.turn.work import Work, special_of


def abort_special(work: Work, team: TeamId) -> bool:
    """KB-21-i: one of those who play a special has it aborted; False if nobody does (label `event/victim`)."""
    specials: dict[PlayerId, tuple[int, Special]] = {}
    for player, plan in _plans(work, team):
        for place, action in enumerate(plan.actions):
            special = special_of(action)
            if special is not None:
                specials[player] = (place, special)
    if not specials:
        return False
    victim = work.dice.pick("event/victim", list(specials))
    place, special = specials[victim]
    # KB-21-i: it is spent, but not paid for, and was not performed
    work.spend(victim, special)
    strip(work.plans[victim], place)
    work.log(SpecialAborted(player=victim, special=special.kind), victim)
    return True


def misdirect(work: Work, team: TeamId) -> bool:
    """KB-21-k: one of the planned first passes will fly astray; False if there is none (label `event/pass`)."""
    passers = [player for player, plan in _plans(work, team) if isinstance(plan.actions[0], Pass)]
    if not passers:
        return False
    work.misdirected = work.dice.pick("event/pass", passers)
    return True


def sprain(work: Work, team: TeamId) -> bool:
    """KB-21-m: one who was to receive cannot catch, his passer chooses again; False if nobody was to receive."""
    targets = {plan.actions[0].to for _, plan in _plans(work, team) if isinstance(plan.actions[0], Pass)}
    receivers = {
        player: arrival
        for player, plan in _plans(work, team)
        if (arrival := _receiving_cell(plan)) is not None and arrival in targets
    }
    if not receivers:
        return False
    victim = work.dice.pick("event/victim", list(receivers))
    work.sprained.add(victim)
    work.log(Sprained(player=victim), victim)
    for player, plan in _plans(work, team):
        _redirect(work, player, plan, receivers[victim])
    return True


def _plans(work: Work, team: TeamId) -> list[tuple[PlayerId, PlayerPlan]]:
    return [(player, plan) for player, plan in work.acting_plans() if team_of(player) == team]


def _receiving_cell(plan: PlayerPlan) -> Cell | None:
    action = plan.actions[0]
    return action.path[-1] if isinstance(action, Move) and action.role == "receiver" else None


def _redirect(work: Work, player: PlayerId, plan: PlayerPlan, target: Cell) -> None:
    """KB-21-m: the pass goes where the reserve says, if it may; else the passer keeps the ball and stands."""
    action, reserve = plan.actions[0], plan.reserve
    if not isinstance(action, Pass) or action.to != target:
        return
    if isinstance(reserve, Pass) and reserve.to != target and len(plan.actions) == 1:
        special = action.special  # a deep pass so redirected is not spent
        kept = None if special is None or special.kind == "deep_pass" else special
        plan.actions[0] = msgspec.structs.replace(reserve, special=kept)
        plan.reserve = None
        work.log(PassRedirected(player=player, to=reserve.to), player)
    else:
        plan.void[0] = "sprain"
        work.log(PassRedirected(player=player, to=None), player)
