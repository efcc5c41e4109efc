"""Who chooses when in the next draft (DE-8)."""

from rules.dice import Dice
from rules.double_echec.league.standings import ranked
from rules.double_echec.state import League


def draft_order(league: League, dice: Dice) -> tuple[str, ...]:
    """Return the order of every round, first choice first. Labels: `draft/lottery/i`, i-th choice drawn."""
    worst_first = [code for code, _ in reversed(ranked(league))]
    last = [code for code in worst_first if code == league.champion]  # DE-8-a
    others = [code for code in worst_first if code in league.playoffs and code not in last]  # DE-8-b
    left = sorted(set(league.teams) - {*others, *last})
    drawn: list[str] = []
    while left:  # DE-8-c
        drawn.append(dice.pick(f"draft/lottery/{len(drawn) + 1}", left))
        left.remove(drawn[-1])
    return (*drawn, *others, *last)
