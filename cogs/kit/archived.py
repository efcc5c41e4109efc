"""Threads that Discord has archived: they open again for us, unless a moderator has locked them.

A message sent opens an archived thread by itself. To edit one there the thread has to be opened first, which asks for
no more than the right to write in it; nothing but « manage threads » helps in a locked one.
"""

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

import discord

from cogs.kit.places import Channel

log = logging.getLogger(__name__)

T = TypeVar("T")
ARCHIVED = 50083
LOCKED = 160005
LONGEST: Final = 10080  # minutes without a message after which Discord archives a thread; the most that it offers


class ThreadLocked(Exception):
    """The thread is locked: only a person who may manage threads can open it."""


async def awake(
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
