"""Who chooses when in the next draft (DE-8)."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rules.dice import Dice
from rules.double_echec.league.settings import ROUNDS
from rules.double_echec.league.standings import rank_teams
from rules.double_echec.state import League


class Due(NamedTuple):
    """Whose choice is next, in which round."""

    team: str
    round: int


def draft_order(league: League, dice: Dice) -> tuple[str, ...]:
    """Return the order of every round, first choice first. Labels: `draft/lottery/i`, i-th choice drawn."""
    worst_first = [code for code, _ in reversed(rank_teams(league))]
    last = [code for code in worst_first if code == league.champion]  # DE-8-a
    others = [code for code in worst_first if code in league.playoffs and code not in last]  # DE-8-b
    left = sorted(set(league.teams) - {*others, *last})
    drawn: list[str] = []
    while left:  # DE-8-c
        drawn.append(dice.pick(f"draft/lottery/{len(drawn) + 1}", left))
        left.remove(drawn[-1])
    return (*drawn, *others, *last)


def owners(order: Sequence[str], choices: Mapping[str, int]) -> tuple[str, ...]:
    """Return who chooses at the places of a round that are left, of the choices that each team owns by now.

    The first places are gone. A place whose team owns no choice any more is that of who owns more than its own.
    """
    left = list(order)[max(0, len(order) - sum(choices.values())) :]
    more = {code: count - (code in left) for code, count in choices.items()}
    bought = [code for code in order for _ in range(more.get(code, 0))]
    return tuple(code if choices.get(code, 0) else bought.pop(0) for code in left)


def turn_of(league: League, order: Sequence[str]) -> Due | None:
    """Return whose choice is next; None once all are made."""
    for among in ROUNDS:
        left = owners(order, {code: team.picks.get(among, 0) for code, team in league.teams.items()})
        if left:
            return Due(left[0], int(among))
    return None
