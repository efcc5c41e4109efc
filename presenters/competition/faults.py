"""Why a line is refused, in words (rulebook part 5): for who wrote it and for the desk."""

from presenters.escaping import escape
from rules.errors import OrderError

NAMES = ("after", "entrant", "fixture", "phase", "round", "word")  # what the messages may tell


def fault_id(error: OrderError) -> str:
    """Return the message about a refused line."""
    return f"cp-error-{error.code}"


def fault_values(error: OrderError) -> dict[str, str]:
    """Return its values; a dash for what the fault does not know."""
    return {name: escape(str(error.details.get(name, "—"))) for name in NAMES}
