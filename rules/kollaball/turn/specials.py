"""What all individual specials share: critical successes, and what is left of an action without its special."""

from contextlib import AbstractContextManager

import msgspec

from rules.kollaball.events import Critical
from rules.kollaball.orders import Move, Pass, Special, Stand
from rules.kollaball.state import PlayerId, SpecialKind
from rules.kollaball.turn.pieces import PlayerPlan
from rules.kollaball.turn.why import why_no_burst
from rules.kollaball.turn.work import Work
from rules.reasons import Reason

PERCENT = 100
CRITICAL_CHANCE = 3  # KB-22-a


def acting(work: Work, player: PlayerId) -> AbstractContextManager[None]:
    """Do something because of what a player was ordered to do in this round."""
    return work.trail.behind(f"round/{work.round}/{player}", player)


def is_critical(work: Work, player: PlayerId, special: Special) -> bool:
    """Return whether a special performed now is a critical success (label `crit/<player>`, event `critical`).

    KB-22-a: neither a copied special nor a legend's has a critical of its own.
    """
    return special.via == "class" and roll_critical(work, player, special.kind)


def roll_critical(work: Work, player: PlayerId, special: SpecialKind | None) -> bool:
    """Roll for a critical success, if the module is on; `special` None stands for the alchemist's copy (KB-22-d)."""
    if not work.state.config.criticals:
        return False
    roll = work.dice.roll(f"crit/{player}", PERCENT)
    if roll > CRITICAL_CHANCE:
        work.uncritical[player] = roll
        return False
    lacking = why_no_burst(work, player) if special in {"sprint", "deep_pass"} else ()
    reasons = (Reason("critical", {"need": CRITICAL_CHANCE, "roll": roll}), *lacking)
    work.log(Critical(player=player, special=special or "copy"), reasons=reasons)
    return True


def strip(plan: PlayerPlan, place: int) -> None:
    """KB-21-i: leave of the action at `place` what remains without its special."""
    action = plan.actions[place]
    match action:
        case Move(special=Special(kind="sprint"), path=path):
            plan.actions[place] = msgspec.structs.replace(action, path=path[:1], special=None)
        case Pass(special=Special(kind="deep_pass")):  # no throw: they keep the ball
            plan.actions[place] = msgspec.structs.replace(action, special=None)
            plan.void[place] = "aborted"
        case Move() | Pass() | Stand():  # of one who stands on it alone nothing remains but standing there
            plan.actions[place] = msgspec.structs.replace(action, special=None)
        case _:
            pass
