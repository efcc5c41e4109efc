"""The self-test at the end of a set-up: what the bot may not do yet, by channel and by permission."""

from collections.abc import Iterator, Sequence

import discord

from cogs.kit.league import is_fit, referee_role
from presenters.errors import UserError
from presenters.texts import Texts, Voice
from referee.model import League

POSTING = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
THREADS = ("create_public_threads", "send_messages_in_threads")
UNFIT = ("everyone", "managed")
WISHED = ("pin_messages", "create_events")  # the invitation asks for it, but not every league needs it
MAKING = ("manage_channels", "manage_roles")  # for the installation alone
EVENTS = ("create_events",)  # one's own can be edited and ended with it; "Manage Events" is for those of others


def missing_permissions(channel: discord.TextChannel, me: discord.Member, *, threads: bool) -> tuple[str, ...]:
    """Return the names, as discord.py has them, of what the bot still needs in `channel`; none: all is well."""
    return lacking_in(channel.permissions_for(me), POSTING + THREADS if threads else POSTING)


def lacking_in(granted: discord.Permissions, needed: Sequence[str]) -> tuple[str, ...]:
    """Return those of the permissions `needed` that are not granted."""
    return tuple(name for name in needed if not getattr(granted, name))


def check_can_make(voice: Voice, guild: discord.Guild, rooms: Sequence[str], *, role: bool) -> None:
    """Raise `UserError` unless the bot may make these channels, and the referees' role: all that it lacks at once."""
    made = (*(("manage_roles",) if role else ()), *(("manage_channels",) if rooms else ()))
    if not lacking_in(guild.me.guild_permissions, made):
        return
    lacking = lacking_in(guild.me.guild_permissions, (*made, *POSTING, *THREADS))
    raise UserError(
        "install-cannot",
        permissions=", ".join(permission_names(voice.texts, voice.locale, lacking)),
        role="yes" if "manage_roles" in lacking else "no",
        channels=", ".join(f"#{room}" for room in rooms) if "manage_channels" in lacking else "none",
    )


def faults(
    me: discord.Member, channels: tuple[tuple[str, discord.TextChannel | None, bool], ...], *, events: bool
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield what is amiss: (use of the channel, missing permissions), no permission named where the channel is gone.

    `channels`: use (`announce`, `signup`, `referee`), channel, and whether match threads are made there. `events`:
    whether the league has its days among the server's events (use `events`).
    """
    if events and (lacking := lacking_in(me.guild_permissions, EVENTS)):
        yield "events", lacking
    for use, channel, threads in channels:
        if channel is None:
            yield use, ()
        elif missing := missing_permissions(channel, me, threads=threads):
            yield use, missing


def permission_names(texts: Texts, language: str, permissions: tuple[str, ...]) -> list[str]:
    """Return permissions by the names that Discord shows."""
    return [texts.t(language, f"permission-{name.replace('_', '-')}") for name in permissions]


def describe_fault(voice: Voice, use: str, permissions: tuple[str, ...]) -> str:
    """Return the line about one of the `faults`."""
    if not permissions:
        return voice.t("selftest-no-channel", use=use)
    names = permission_names(voice.texts, voice.locale, permissions)
    return voice.t("selftest-permissions", use=use, permissions=", ".join(names))


def invitation(application_id: int) -> str:
    """Return the address at which an organiser takes the bot to their server, with all that it can need."""
    wanted = discord.Permissions(**dict.fromkeys((*POSTING, *THREADS, *WISHED, *MAKING), True))
    return discord.utils.oauth_url(application_id, permissions=wanted, scopes=("bot", "applications.commands"))


def role_fault(
    texts: Texts, language: str, guild: discord.Guild, league: League, before: League | None
) -> tuple[str, ...]:
    """Return that the league has no referees, and why; or that its role of before does not count and was replaced."""
    role = referee_role(guild, league)
    if role is None:
        return (texts.t(language, "selftest-no-referees", why=_why(guild, league)),)
    if before is not None and before.referee_role_id != role.id and (why := _why(guild, before)) in UNFIT:
        return (texts.t(language, "selftest-role-replaced", why=why, role=role.mention),)
    return ()


def _why(guild: discord.Guild, league: League) -> str:
    """Return why a league's role makes nobody a referee."""
    role = guild.get_role(league.referee_role_id or 0)
    if role is None:
        return "gone" if league.referee_role_id else "none"
    if is_fit(role):
        return "fit"
    return "everyone" if role.is_default() else "managed"
