"""What may go wrong on the way out: faults of ours, what Discord refuses, what passes; and in the sender's terms.

A message sent opens an archived thread by itself. To edit one there the thread has to be opened first, which asks for
no more than the right to write in it; nothing but « manage threads » helps in a locked one.
"""

import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, TypeVar

import aiohttp
import discord

from cogs.kit.places import Channel
from referee.model import UnsavedError
from referee.outbox.publishing import Busy, DmsClosed, Ended, Rejected, Unreachable

GONE = {10003, 10008, 10013, 50001, 50013}  # gone channel or user, no access, no right
CLOSED_DMS = 50007
ITS_OWN_FAULT = {400, 413}  # what Discord says to a message that it will never take
# What may go wrong between Discord and us; a TimeoutError is an OSError.
TRANSPORT = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
TOO_MANY, BROKEN = 429, 500
CLOSED = "Session is closed"  # what aiohttp says, in a RuntimeError, once discord.py has closed its session


def may_pass(error: BaseException) -> bool:
    """Return whether what went wrong between Discord and us may be over at the next try."""
    if isinstance(error, discord.HTTPException):
        return error.status == TOO_MANY or error.status >= BROKEN
    return True


@contextmanager
def guard_making() -> Iterator[None]:
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
def translate_refusals() -> Iterator[None]:
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


log = logging.getLogger(__name__)

T = TypeVar("T")
ARCHIVED = 50083
LOCKED = 160005
LONGEST: Final = 10080  # minutes without a message after which Discord archives a thread; the most that it offers


class ThreadLocked(Exception):
    """The thread is locked: only a person who may manage threads can open it."""


async def act_awake(
    client: discord.Client, channel: Channel, act: Callable[[], Awaitable[T]], files: Sequence[discord.File] = ()
) -> T:
    """Return what `act` does in `channel`; if that is an archived thread it is opened, and `act` done again.

    `files`: what `act` sends, to be read from their beginning once more. Raises `ThreadLocked`.
    """
    try:
        return await act()
    except discord.HTTPException as error:
        if error.code == LOCKED:
            raise ThreadLocked from error
        if error.code != ARCHIVED:
            raise
    thread = channel if isinstance(channel, discord.Thread) else await client.fetch_channel(channel.id)
    if isinstance(thread, discord.Thread):
        await _open(thread)
    for file in files:
        file.reset()
    return await act()


async def _open(thread: discord.Thread) -> None:
    """Take a thread out of the archive."""
    try:
        await thread.edit(archived=False)
    except discord.HTTPException as error:
        known = await thread.guild.fetch_channel(thread.id)
        is_locked = isinstance(known, discord.Thread) and known.locked
        if is_locked or error.code in {ARCHIVED, LOCKED}:
            raise ThreadLocked from error
        raise
    log.info("the thread %s was archived; it is open again", thread.id)
