"""Part 10, form: how an entrant has done in the season so far, at home and away, over all stages."""

import msgspec

from rules.competition.results import letter
from rules.competition.state import State

SHOWN = 5


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """Matches won, drawn and lost."""

    won: int = 0
    drawn: int = 0
    lost: int = 0


class Form(msgspec.Struct, frozen=True, kw_only=True):
    """The last five results, oldest first (`W`, `D`, `L`), both records, the turns missed."""

    last: str
    home: Balance
    away: Balance
    missed: int


def form_of(state: State, entrant: str) -> Form:
    """Return how an entrant has done; annulled matches do not count."""
    played = [(one.stage, one.round, one) for one in state.fixtures.values() if one.status == "done"]
    own = [one for _, _, one in sorted(played, key=lambda row: row[:2]) if entrant in {one.home, one.away}]
    letters = [(one.home == entrant, letter(one, entrant)) for one in own]
    return Form(
        last="".join(got for _, got in letters)[-SHOWN:],
        home=_balance([got for is_home, got in letters if is_home]),
        away=_balance([got for is_home, got in letters if not is_home]),
        missed=sum(one.missed[one.away == entrant] for one in own),
    )


def _balance(letters: list[str]) -> Balance:
    return Balance(won=letters.count("W"), drawn=letters.count("D"), lost=letters.count("L"))
