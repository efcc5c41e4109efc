"""The acts of part 9: every one is a line of the referee's, or several; why one is refused (rulebook part 5)."""

from presenters.corrections import CorrectionText, WrittenAct
from presenters.escaping import escape
from rules.competition.acts import Lines
from rules.competition.state import State
from rules.errors import OrderError


def _lines(given: CorrectionText[State]) -> dict[str, object]:
    """Return the lines as they are written; the engine reads them."""
    return {"text": given.text}


LINES: WrittenAct[State] = WrittenAct("cp", Lines, whole=_lines)


NAMES = ("after", "entrant", "fixture", "phase", "round", "word")  # what the messages may tell


def fault_id(error: OrderError) -> str:
    """Return the message about a refused line."""
    return f"cp-error-{error.code}"


def fault_values(error: OrderError) -> dict[str, str]:
    """Return its values; a dash for what the fault does not know."""
    return {name: escape(str(error.details.get(name, "—"))) for name in NAMES}
