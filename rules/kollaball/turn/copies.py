"""T5: copies (KB-17-e): which of them hold good; copied bribes are resolved here."""

from rules.kollaball.events import Copied
from rules.kollaball.orders import Special
from rules.kollaball.state import PlayerId
from rules.kollaball.turn.bribes import resolve_batch
from rules.kollaball.turn.pieces import PlayerPlan
from rules.kollaball.turn.specials import roll_critical, strip
from rules.kollaball.turn.work import Work, special_of


def resolve_copies(work: Work) -> None:
    """T5: check every copy, in player order (label `crit/<player>`); a copy that fails is spent."""
    bribes: list[tuple[PlayerId, Special]] = []
    for player, plan in work.acting_plans():
        found = _copy_of(plan)
        if found is None:
            continue
        place, special = found
        # KB-22-d: a critical copy performs what nobody performed last turn
        with work.trail.behind(f"copy/{player}", player):
            critical = roll_critical(work, player, None)
            valid = critical or special.kind in work.state.last_specials
            work.log(Copied(player=player, copied=special.kind, valid=valid))
        if not valid:
            work.spend(player, special)
            strip(plan, place)
        elif special.kind == "bribe":
            bribes.append((player, special))
    # KB-19-b: a copied bribe is resolved after all merchants' bribes
    resolve_batch(work, bribes)


def _copy_of(plan: PlayerPlan) -> tuple[int, Special] | None:
    for place, action in enumerate(plan.actions):
        special = special_of(action)
        if special is not None and special.via == "copy":
            return place, special
    return None
