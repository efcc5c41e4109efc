"""Whether the parts of a state fit together: what its types cannot say."""

from rules.errors import CaseError
from rules.helvetia_cup.state import State

CASE_ERROR = "HC_CASE"


def check(state: State) -> None:
    """Raise `CaseError` `HC_CASE` if `state` contradicts itself."""


def fault(message: str) -> CaseError:
    """Return the error of a state that cannot be."""
    return CaseError(CASE_ERROR, message)
