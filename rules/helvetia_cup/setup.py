"""The first state of a contest, from what its seats bring."""

from rules.contract import JsonObject
from rules.dice import Dice
from rules.helvetia_cup.consistency import fault
from rules.helvetia_cup.state import State, Strict


class MatchSetup(Strict, frozen=True, kw_only=True):
    """What a match begins with."""


def new_contest(setup: JsonObject, dice: Dice) -> State:
    """Return a match at its set-up, or a competition at its first preparation. Raises `CaseError`."""
    raise fault("not yet")
