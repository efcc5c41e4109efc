"""The labels of the draws of rulebook part 6: which die stands behind each."""

import re

from rules.double_echec.state import FULL_DECKS, League, State

_PICK = re.compile(r"b\d+/(ps/)?card(/\d+)?")
_DIE = re.compile(
    r"b\d+/(faceoff/\d+/(home|away)|defend|(advance|pass|shot|aim|save|clear|recover|steal)(/\d+)?"
    r"|fight/\d+/(home|away)/\d+|(change|enter)/(home|away)/\d+/\d+"
    r"|ps/(approach|keeper|chase)/\d+|ps/\d+/(shot|aim|save)/\d+|ps/\d+/keeper_recover/\d+"
    r"|ps/\d+/shooter_recover/\d+/\d+)"
)
_LOT = re.compile(r"draft/lottery/\d+")
_FACES = 6


def faces(state: State, label: str) -> int | None:
    """Return how many faces the die `label` has, for a pick the most it can have; None if there is no such die."""
    if isinstance(state, League):
        return len(state.teams) if _LOT.fullmatch(label) else None
    if _PICK.fullmatch(label):
        return max(sum(deck.values()) for deck in FULL_DECKS.values())
    return _FACES if _DIE.fullmatch(label) else None
