"""Presses that no honest client sends, against a match of Aspic: a polite answer, no effect, no log."""

from itertools import cycle

import pytest

from cogs.kit import actions
from tests.e2e.duel import Duel, duel
from tests.e2e.forging import answer_of, forge, pings
from tests.support.league import League, Person

BUG = "Une erreur s'est produite"
OF_A_MATCH = ("as-", "form", "type", "propose", "mine", "board", "report")
OWN = {"as-rematch"}  # a player may do that
PARTS = ("piece", "cell", "none", "shooter", "play", "try", "back", "cells", "unput", "colour")
FOCI = cycle(("", "fromD5", "fromZ9", "shoot", "tryE6", "tryZ9", "try" + "x" * 60))
ARGUMENTS = cycle(
    (":{turn}", ":{contest}", ":{turn}:D5-K9", ":{turn}:A4A5", ":{turn}:D5D5", ":{turn}:-:Z9", ":{turn}:x:y:z",
     ":1:-:0", ":{turn}:left", ":{turn}:right", ":{turn}:left:D5-D6", ":{turn}:right:H5H6H7H8H9G1G2G3", ":{turn}::0",
     ":{contest}:try", ":{contest}:fromZ9", ":{contest}:tryZ9")
)  # fmt: skip
VALUES = cycle(("D5", "D5-D6", "A4", "", "x" * 90, "D5-A4", "H5", "-"))
PRESSES = 4


async def forged(match: Duel, person: Person) -> list[tuple[str, str]]:
    """Forge Aspic's presses with nonsense; return those that are not answered as they should be."""
    [shown] = await person.dm("bonjour")
    turn, wrong = await match.turn(), []
    actions_of_it = [name for name in actions._actions if name.startswith(OF_A_MATCH) and name not in OWN]
    names = [action + next(ARGUMENTS) for action in actions_of_it for _ in range(PRESSES)]
    for part in PARTS:
        for seat in ("left", "right"):
            names += [f"form-set:{part}:{{turn}}:{seat}:{next(FOCI)}:0" for _ in range(PRESSES)]
            names += [f"form-do:{part}:{{turn}}:{seat}:{next(FOCI)}:{next(VALUES)[:9]}" for _ in range(PRESSES)]
    for number, template in enumerate(names):
        name = template.format(turn=turn.id, contest=match.contest_id)[:100]
        is_select = number % 2 if not name.startswith(("form-set", "form-do")) else name.startswith("form-set")
        result = await forge(person, shown, name, values=[next(VALUES)] if is_select else None)
        told = "form" if result.modal is not None else answer_of(result)
        if not told or BUG in told or "x" * 30 in told:
            wrong.append((name, told))
    return wrong


@pytest.mark.parametrize("who", ["on turn", "not on turn", "stranger"])
async def test_forged_presses_change_nothing(
    league: League, captain: Person, opponent: Person, stranger: Person, who: str
) -> None:
    match = await duel(league, captain, opponent)
    if who == "on turn":
        await match.place_all()
    person = {"on turn": captain, "not on turn": captain, "stranger": stranger}[who]
    before, since = await match.turn(), len(league.env.http_requests)
    assert await forged(match, person) == []
    assert await match.turn() == before
    assert pings(league, since) == []
