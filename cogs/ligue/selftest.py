"""The self-test at the end of a set-up: what the bot may not do yet, by channel and by permission."""

from collections.abc import Iterator

import discord

from cogs.shared.texts import Texts

POSTING = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
THREADS = ("create_public_threads", "send_messages_in_threads")
WISHED = ("pin_messages",)  # the invitation asks for it, but nothing needs it


def missing_permissions(channel: discord.TextChannel, me: discord.Member, *, threads: bool) -> tuple[str, ...]:
    """Return the names, as discord.py has them, of what the bot still needs in `channel`; none: all is well."""
    granted = channel.permissions_for(me)
    needed = POSTING + THREADS if threads else POSTING
    return tuple(name for name in needed if not getattr(granted, name))


def faults(
    me: discord.Member, channels: tuple[tuple[str, discord.TextChannel | None, bool], ...]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield what is amiss: (use of the channel, missing permissions), no permission named where the channel is gone.

    `channels`: use (`announce`, `signup`, `referee`), channel, and whether match threads are made there.
    """
    for use, channel, threads in channels:
        if channel is None:
            yield use, ()
        elif missing := missing_permissions(channel, me, threads=threads):
            yield use, missing


def permission_names(texts: Texts, language: str, permissions: tuple[str, ...]) -> list[str]:
    """Return permissions by the names that Discord shows."""
    return [texts.t(language, f"permission-{name.replace('_', '-')}") for name in permissions]
