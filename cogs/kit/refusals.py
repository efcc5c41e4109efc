"""What may go wrong on the way out: faults of ours, what Discord refuses, what passes; and in the sender's terms."""

from collections.abc import Iterator
from contextlib import contextmanager

import aiohttp
import discord

from cogs.kit.archived import ThreadLocked
from referee.model import UnsavedError
from referee.outbox.publishing import Busy, DmsClosed, Ended, Rejected, Unreachable

GONE = {10003, 10008, 10013, 50001, 50013}  # gone channel or user, no access, no right
CLOSED_DMS = 50007
ITS_OWN_FAULT = {400, 413}  # what Discord says to a message that it will never take
TRANSPORT = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
TOO_MANY, BROKEN = 429, 500
CLOSED = "Session is closed"  # what aiohttp says, in a RuntimeError, once discord.py has closed its session


def passes(error: BaseException) -> bool:
    """Return whether what went wrong between Discord and us may be over at the next try."""
    if isinstance(error, discord.HTTPException):
        return error.status == TOO_MANY or error.status >= BROKEN
    return True


@contextmanager
def making() -> Iterator[None]:
    """Turn what goes wrong while a post is made into `Rejected`: a fault of ours, and of this post alone."""
    try:
        yield
    except UnsavedError:  # the database cannot be read now
        raise
    except Exception as error:
        if _is_closed(error):
            raise Ended from error
        raise Rejected(type(error).__name__) from error


@contextmanager
def refusals() -> Iterator[None]:
    """Turn Discord's refusals into what the sender knows: `Unreachable`, `Rejected`, `Busy`, `Ended`."""
    try:
        yield
    except ThreadLocked as error:
        raise Unreachable("locked") from error
    except discord.RateLimited as error:
        raise Busy(error.retry_after) from error
    except discord.HTTPException as error:
        if error.code == CLOSED_DMS:
            raise DmsClosed(str(error.code)) from error
        if error.code in GONE:
            raise Unreachable(str(error.code)) from error
        if error.status in ITS_OWN_FAULT:
            raise Rejected(str(error.code)) from error
        raise
    except RuntimeError as error:
        if _is_closed(error):
            raise Ended from error
        raise


def _is_closed(error: Exception) -> bool:
    return isinstance(error, RuntimeError) and str(error) == CLOSED
