"""The acts of part 9: every one is a line of the referee's, or several."""

from presenters.corrections import Act, Given
from rules.competition.state import State


def _lines(given: Given[State]) -> dict[str, object]:
    """Return the lines as they are written; the engine reads them."""
    return {"text": given.text}


LINES: Act[State] = Act(op="lines", code="cp", whole=_lines, clause="CP-R-a")
