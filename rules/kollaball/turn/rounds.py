"""T6: the rounds (KB-multi-b). Round 1 is everybody's first action, round 2 the second ones, and so on."""

from rules.kollaball.turn import catches, charges, decoys, expulsions, goals, moves, passes, repairs, validity
from rules.kollaball.turn.work import Work


def play_rounds(work: Work) -> None:
    """Play round 1, then further ones while some acting player has an action left."""
    while work.round == 0 or any(len(plan.actions) > work.round for _, plan in work.acting_plans()):
        work.round += 1
        _play(work)


def _play(work: Work) -> None:
    trail = work.trail
    trail.step, trail.round = "moves", work.round
    validity.drop_void_actions(work)
    moves.move_all(work)
    trail.step = "passes"
    passes.throw_all(work)
    trail.step = "decoys"
    decoys.give_all(work)
    trail.step = "charges"
    melee = charges.charge_all(work)
    granted = repairs.apply_favours(work, melee)
    claimed = catches.claims(work)
    expulsions.expel_all(work, melee)
    trail.step = "catches"
    catches.settle_catches(work, claimed, granted, set(melee.expelled))
    trail.step = "goal"
    goals.check_goals(work)
