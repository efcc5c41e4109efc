"""How a failure is logged: what and where, never with values, for these may be orders."""

import logging
import traceback

from db.engine import is_of_server, why

__all__ = ["is_of_server", "report", "why"]

log = logging.getLogger(__name__)


def report(what: str, error: BaseException) -> None:
    """Log that `what` failed: why (`why`), and the lines of code that it came through."""
    log.error("%s: %s\n%s", what, why(error), "".join(traceback.format_tb(error.__traceback__)))
