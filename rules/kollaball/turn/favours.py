"""What bribes obtain in one's own favour, and the chain from one favour to the next (KB-20-j to KB-20-o).

The referee may take a ball for it: imaginary foul (KB-20-f) and favouritism (KB-20-n).
"""

import msgspec

from rules.kollaball.events import BallSeized, BribeChain, Favoured, NoEffect, RoleForced
from rules.kollaball.events.fact import BribeEffectName, Cause, Role
from rules.kollaball.orders import Burst, Move, Pass, Pickup
from rules.kollaball.state import BallId, Cell, Ground, PlayerId, TeamId, opponents_of, team_of
from rules.kollaball.turn.pieces import ImaginaryFoul, PlayerPlan
from rules.kollaball.turn.why import Reasons, drawn_of, for_team, people
from rules.kollaball.turn.work import Work, sort_balls
from rules.reasons import Named, Reason

RECEIVERS = 2  # KB-20-f


def imaginary_foul(work: Work, merchant: PlayerId, team: TeamId) -> None:
    """KB-20-f: the ball of `team` is taken until the end of the turn, and two of `team` must play as receivers."""
    taken = seize(work, merchant, team, "imaginary_foul")
    if taken is None:
        work.log(NoEffect(cause="imaginary_foul"), reasons=(Reason("no-effect", {"cause": "imaginary_foul"}),))
        return
    ball, cell = taken
    work.fouls.append(ImaginaryFoul(merchant=merchant, ball=ball, team=team, cell=cell))
    for k in range(1, RECEIVERS + 1):
        hitters = _moves(work, team, "hitter")
        if len(_moves(work, team, "receiver")) >= RECEIVERS or not hitters:
            break
        forced = work.dice.pick(f"bribe/{merchant}/receiver/{k}", list(hitters))
        work.plans[forced].actions[0] = msgspec.structs.replace(hitters[forced], role="receiver")
        work.log(RoleForced(player=forced, role="receiver"), reasons=drawn_of(list(hitters), "KB-20-f"))


def seize(work: Work, merchant: PlayerId, team: TeamId, cause: Cause) -> tuple[BallId, Cell] | None:
    """Take the ball of `team` and return it with the cell it was on; None if there is none to take (KB-20-f).

    It is a real ball that the team holds (drawn if two, label `bribe/<merchant>/ball`), else its own from the ground.
    """
    held = {ball: player for player in work.on_pitch(team) if (ball := work.real_ball_of(player)) is not None}
    player: PlayerId | None = None
    reasons = drawn_of(list(held)) or (() if held else (Reason("from-ground", {"team": Named("team", (team,))}),))
    if held:
        ball = work.dice.pick(f"bribe/{merchant}/ball", sort_balls(held))
        player = held[ball]
        cell = work.cell(player)
    else:
        ball, place = team, work.places.get(team)
        if not isinstance(place, Ground):  # in the air, in the other team's hands, or with the referee already
            return None
        cell = place.cell
    work.hold_back(ball)
    work.log(BallSeized(ball=ball, player=player, cell=cell, cause=cause), reasons=reasons)
    return ball, cell


def _moves(work: Work, team: TeamId, role: Role) -> dict[PlayerId, Move]:
    """Return the first actions of acting players of `team` that are moves in a role."""
    firsts = ((player, plan.actions[0]) for player, plan in work.acting_plans() if team_of(player) == team)
    return {player: action for player, action in firsts if isinstance(action, Move) and action.role == role}


def grant_favour(work: Work, merchant: PlayerId, effect: BribeEffectName) -> None:
    """Grant a favour now, or (advantage, fair_call) let it wait for the charges of round 1."""
    match effect:
        case "favouritism":
            _favouritism(work, merchant)
        case "play_on":
            _play_on(work, merchant)
        case "offside":
            _offside(work, merchant)
        case _:
            work.pending.append((merchant, effect))


def chain(work: Work, merchant: PlayerId, impossible: BribeEffectName, then: BribeEffectName, *more: Reason) -> None:
    """KB-20-o: an impossible favour passes to the next one."""
    why = Reason("chain", {"from": impossible}, clause="KB-20-o")
    work.log(BribeChain(player=merchant, origin=impossible, to=then), reasons=(why, *more))


def offside_instead(work: Work, merchant: PlayerId) -> None:
    """KB-20-o: no interception; offside always ends the chain."""
    chain(work, merchant, "fair_call", "offside")
    _offside(work, merchant)


def _favouritism(work: Work, merchant: PlayerId) -> None:
    """KB-20-n: the opponents' ball is taken; it will be placed before their own goal."""
    victims = opponents_of(team_of(merchant))
    taken = seize(work, merchant, victims, "favouritism")
    if taken is None:
        chain(work, merchant, "favouritism", "play_on")
        _play_on(work, merchant)
    else:
        work.placings.append((taken[0], victims, merchant))


def _play_on(work: Work, merchant: PlayerId) -> None:
    """KB-20-j: one who picks a ball up may also pass it, by their reserve."""
    candidates = [
        player
        for player, plan in work.acting_plans()
        if team_of(player) == team_of(merchant) and _may_play_on(work, player, plan)
    ]
    if not candidates:
        chain(work, merchant, "play_on", "advantage", *_without_pass(work, team_of(merchant)))
        work.pending.append((merchant, "advantage"))
        return
    lucky = work.dice.pick(f"bribe/{merchant}/beneficiary", candidates)
    _use_reserve(work.plans[lucky])
    favoured = Favoured(player=merchant, effect="play_on", beneficiary=lucky)
    work.log(favoured, lucky, reasons=drawn_of(candidates, "KB-20-j"))


def _may_play_on(work: Work, player: PlayerId, plan: PlayerPlan) -> bool:
    return _picks_up(work, player, plan) and isinstance(plan.reserve, Pass)


def _picks_up(work: Work, player: PlayerId, plan: PlayerPlan) -> bool:
    lying = work.lying_on(work.cell(player))
    return isinstance(plan.actions[0], Pickup) and any(work.natures[ball].kind == "real" for ball in lying)


def _without_pass(work: Work, team: TeamId) -> Reasons:
    """Return who picks a ball up without a pass in reserve."""
    plans = [(player, plan) for player, plan in work.acting_plans() if team_of(player) == team]
    lacking = [player for player, plan in plans if _picks_up(work, player, plan)]
    return (for_team(team, "reserve-without-pass", {"who": people(*lacking)}, "KB-20-j"),) if lacking else ()


def _offside(work: Work, merchant: PlayerId) -> None:
    """KB-20-m: a drawn acting player makes the base action that they have in reserve, in a round after their others.

    They are drawn among those who have a usable one; where nobody has, among all, and nothing more happens.
    """
    acting = work.acting(team_of(merchant))
    if not acting:
        work.log(NoEffect(cause="offside"), reasons=(Reason("no-effect", {"cause": "offside"}),))
        return
    ready = [player for player in acting if _has_reserve(work.plans.get(player))]
    lucky = work.dice.pick(f"bribe/{merchant}/beneficiary", ready or acting)
    if ready:
        _use_reserve(work.plans[lucky])
    favoured = Favoured(player=merchant, effect="offside", beneficiary=lucky, used=bool(ready))
    lacking = () if ready else (for_team(team_of(merchant), "reserve-nobody"),)
    work.log(favoured, lucky, reasons=(*drawn_of(ready or acting), *lacking))


def _has_reserve(plan: PlayerPlan | None) -> bool:
    """Return whether a player has a reserve that serves here: not used yet, without `^` (rulebook 5.2)."""
    return plan is not None and plan.reserve is not None and not isinstance(plan.reserve, Burst)


def _use_reserve(plan: PlayerPlan) -> None:
    """Append the reserve to a player's actions."""
    if plan.reserve is None or isinstance(plan.reserve, Burst):
        raise RuntimeError("no reserve that can be used")
    plan.actions.append(plan.reserve)
    plan.reserve = None
