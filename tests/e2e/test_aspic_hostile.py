"""Presses that no honest client sends, against a match of Aspic: a polite answer, no effect, no log."""

from itertools import cycle

import pytest

from cogs.kit import actions
from tests.e2e.duel import Duel, duel
from tests.e2e.forging import answer_of, forge, pings
from tests.support.league import League, Person

BUG = "Une erreur s'est produite"
OWN = {"form-send", "as-rematch"}  # a player may do that
ARGUMENTS = cycle(
    (":{turn}", ":{contest}", ":{turn}:D5-K9", ":{turn}:A4A5", ":{turn}:D5D5", ":{turn}:-:Z9", ":{turn}:x:y:z",
     ":1:-:0", ":{turn}:D5-D6", ":{turn}:-", ":{turn}:H5H6H7H8H9G1G2G3", ":{turn}:xE6:E6")
)  # fmt: skip
VALUES = cycle(("D5", "D5-D6", "A4", "", "x" * 90, "D5-A4", "H5", "-"))
PRESSES = 4


async def forged(match: Duel, person: Person) -> list[tuple[str, str]]:
    """Forge Aspic's presses with nonsense; return those that are not answered as they should be."""
    [shown] = await person.dm("bonjour")
    turn, wrong = await match.turn(), []
    for action in [name for name in actions._actions if name.startswith("as-") and name not in OWN]:
        for number in range(PRESSES):
            name = action + next(ARGUMENTS).format(turn=turn.id, contest=match.contest_id)
            result = await forge(person, shown, name, values=[next(VALUES)] if number % 2 else None)
            told = "form" if result.modal is not None else answer_of(result)
            if not told or BUG in told:
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
