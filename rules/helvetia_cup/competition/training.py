"""Training before a match (HC-3.1-m, HC-3.3-a): what a team may buy."""

from collections.abc import Sequence

from rules.errors import OrderError
from rules.helvetia_cup.cards import cards_of
from rules.helvetia_cup.state import CompetitionState, Entrant

SESSIONS = 3
NOBODY = Entrant(team="")


def may_train(state: CompetitionState) -> bool:
    """Return whether there is training before this round (`training_before_first`)."""
    return state.round > 1 or state.config.training_before_first


def check_training(
    state: CompetitionState, key: str, cards: Sequence[int], places: Sequence[int] | None = None
) -> None:
    """See that a team may buy `cards` in this order. `places`: where each stands in the text, for the error.

    Raises `OrderError` `card_unknown` (a LEGEND too), `card_owned`, `training_over`.
    """
    entrant = state.teams.get(key, NOBODY)
    known = cards_of(entrant.team)
    owned, sessions = set(entrant.deck), 0
    for i, n in enumerate(cards):
        at = 0 if places is None else places[i]
        if n not in known or known[n].kind != "power":
            raise OrderError("card_unknown", at, n=n)
        if n in owned:
            raise OrderError("card_owned", at, n=n)
        owned.add(n)
        sessions += known[n].level
        if sessions > SESSIONS:
            raise OrderError("training_over", at)
