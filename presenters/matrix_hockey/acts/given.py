"""What a referee gave for an act of a season, and what is wrong with it."""

from presenters import corrections
from presenters.errors import UploadFaults, UserError, fault_lines
from rules.errors import CaseError
from rules.matrix_hockey.errors import ActError
from rules.matrix_hockey.state import State

Given = corrections.CorrectionText[State]


def how(act: str) -> UserError:
    """Return the answer to a text that is no such act: what it should look like."""
    return UserError(f"mh-act-how-{act.replace('_', '-')}")


def faulty(given: Given, faults: UploadFaults) -> UserError:
    """Return the answer to a text with faults that are told one by one."""
    return UserError("mh-act-faulty", faults="\n".join(f"- {line}" for line in fault_lines(given.voice, faults, "mh")))


def impossible(error: CaseError) -> UserError:
    """Return the answer to an act that the game refuses: why, and what is possible."""
    if isinstance(error, ActError):
        return UserError(f"mh-refused-{error.reason.replace('_', '-')}", **error.details)
    return UserError("mh-act-impossible", fault=error.code)
