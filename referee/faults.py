"""How a failure is logged: what and where, never with values, for these may be orders."""

import logging
import traceback

log = logging.getLogger(__name__)


def report(what: str, error: BaseException) -> None:
    """Log that `what` failed: the kind of `error` and the lines of code that it came through."""
    log.error("%s: %s\n%s", what, type(error).__name__, "".join(traceback.format_tb(error.__traceback__)))
