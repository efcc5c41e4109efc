"""How a failure is logged: what and where, never with values, for these may be orders."""

import logging
import re
import traceback
from typing import Protocol, TypeGuard

from db import engine
from db.engine import is_of_server

__all__ = ["explain_error", "is_of_server", "report_failure"]

log = logging.getLogger(__name__)

FIELD = re.compile(r"^In ([\w.]+): ", re.MULTILINE)  # how a refusal names what it is about, before it says why


class _Refusal(Protocol):
    """What Discord answers to a request that it does not take, as it is raised."""

    status: int
    code: int
    text: str


def report_failure(what: str, error: BaseException) -> None:
    """Log that `what` failed: why (`explain_error`), and the lines of code that it came through."""
    log.error("%s: %s\n%s", what, explain_error(error), "".join(traceback.format_tb(error.__traceback__)))


def explain_error(error: BaseException) -> str:
    """Return the kind of an error; of a refusal of Discord's also its status, its code, and which fields it is about.

    Of what a database has raised what `db.engine.why` says.
    """
    if not _is_refusal(error):
        return engine.why(error)
    return ", ".join((f"{type(error).__name__} {error.status}", f"code {error.code}", *FIELD.findall(error.text)))


def _is_refusal(error: object) -> TypeGuard[_Refusal]:
    return isinstance(getattr(error, "text", None), str) and hasattr(error, "status") and hasattr(error, "code")
