"""States that cannot be played, and how the place of the fault is told."""

from rules.errors import CaseError

CASE_ERROR = "MH_CASE"


class StateError(CaseError):
    """A state that cannot be played: `code` is `E_STATE_ROW`, `E_STATE_STOCK` or `E_STATE_REF`, the message a path."""

    def __init__(self, code: str, *path: str | int) -> None:
        super().__init__(code, pointer(*path))


class ActError(CaseError):
    """A referee's act that is impossible: `reason` is a stable word for it, `details` what its text needs."""

    def __init__(self, reason: str, message: str, **details: str | int) -> None:
        super().__init__(CASE_ERROR, message)
        self.reason = reason
        self.details = details


def pointer(*path: str | int) -> str:
    """Return the JSON pointer to `path`."""
    return "".join("/" + str(part).replace("~", "~0").replace("/", "~1") for part in path)
