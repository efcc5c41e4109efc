"""Why a message could not be delivered, in the terms in which people are told (`parked-why`)."""

# Discord's codes for what only a person can repair, and reasons of the sender's.
_WHY = {
    "10003": "gone",
    "10008": "gone",
    "no_thread": "unopened",
    "no channel": "gone",
    "wrong kind of channel": "gone",
    "waiting": "waiting",
    "database": "database",
    "50001": "access",
    "50013": "permission",
    "50083": "locked",
    "locked": "locked",
    "50007": "dms",
    "10013": "dms",
    "no_dm": "dms",
}


def why_parked(reason: str) -> str:
    """Return what a reason, as the outbox keeps it, means to a reader.

    `other`: a code that only Discord knows; `ours`: the name of what our own program has raised.
    """
    return _WHY.get(reason) or ("other" if reason.isdigit() else "ours")
