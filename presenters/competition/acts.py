"""The acts of part 9: every one is a line of the referee's, or several."""

from presenters.corrections import CorrectionText, WrittenAct
from rules.competition.state import State


def _lines(given: CorrectionText[State]) -> dict[str, object]:
    """Return the lines as they are written; the engine reads them."""
    return {"text": given.text}


LINES: WrittenAct[State] = WrittenAct(op="lines", code="cp", whole=_lines, clause="CP-R-a")
