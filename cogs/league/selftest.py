"""The self-test at the end of a set-up: what the bot may not do yet, and which role may be the referees'.

What is missing is told by channel and by permission. Before a role that many people have is taken, it asks.
"""

from collections.abc import Callable, Iterator, Sequence

import discord

from cogs.kit.actions import register
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import App, app_of
from cogs.kit.league import is_fit, league_here, referee_role
from cogs.kit.refusals import TRANSPORT
from presenters.errors import UserError
from presenters.post import Button, ButtonRow, ButtonStyle, Post, custom_id
from presenters.texts import Texts, Voice
from referee import deeds
from referee.model import League

POSTING = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
THREADS = ("create_public_threads", "send_messages_in_threads")
Room = tuple[str, discord.TextChannel | None, bool]  # its use, the channel, whether match threads are made there
UNFIT = ("everyone", "managed")
WISHED = ("pin_messages", "create_events")  # the invitation asks for it, but not every league needs it
MAKING = ("manage_channels", "manage_roles")  # for the installation alone
EVENTS = ("create_events",)  # one's own can be edited and ended with it; "Manage Events" is for those of others


def list_missing_permissions(channel: discord.TextChannel, me: discord.Member, *, threads: bool) -> tuple[str, ...]:
    """Return the names, as discord.py has them, of what the bot still needs in `channel`; none: all is well."""
    return list_not_granted(channel.permissions_for(me), POSTING + THREADS if threads else POSTING)


def list_not_granted(granted: discord.Permissions, needed: Sequence[str]) -> tuple[str, ...]:
    """Return those of the permissions `needed` that are not granted."""
    return tuple(name for name in needed if not getattr(granted, name))


def check_can_make(voice: Voice, guild: discord.Guild, rooms: Sequence[str], *, role: bool) -> None:
    """Raise `UserError` unless the bot may make these channels, and the referees' role: all that it lacks at once."""
    made = (*(("manage_roles",) if role else ()), *(("manage_channels",) if rooms else ()))
    if not list_not_granted(guild.me.guild_permissions, made):
        return
    lacking = list_not_granted(guild.me.guild_permissions, (*made, *POSTING, *THREADS))
    raise UserError(
        "install-cannot",
        permissions=", ".join(permission_names(voice.texts, voice.locale, lacking)),
        role="yes" if "manage_roles" in lacking else "no",
        channels=", ".join(f"#{room}" for room in rooms) if "manage_channels" in lacking else "none",
    )


def rooms_of(league: League, find: Callable[[int | None], discord.TextChannel | None]) -> tuple[Room, ...]:
    """Return a league's channels for `find_setup_faults`, each as `find` finds it by its id, None where it is gone."""
    return (
        ("announce", find(league.announce_channel_id), True),
        ("signup", find(league.signup_channel_id), False),
        ("referee", find(league.referee_channel_id), False),
    )


def find_setup_faults(
    me: discord.Member, channels: tuple[Room, ...], *, events: bool
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield what is amiss: (use of the channel, missing permissions), no permission named where the channel is gone.

    `channels`: use (`announce`, `signup`, `referee`), channel, and whether match threads are made there. `events`:
    whether the league has its days among the server's events (use `events`).
    """
    if events and (lacking := list_not_granted(me.guild_permissions, EVENTS)):
        yield "events", lacking
    for use, channel, threads in channels:
        if channel is None:
            yield use, ()
        elif missing := list_missing_permissions(channel, me, threads=threads):
            yield use, missing


def permission_names(texts: Texts, language: str, permissions: tuple[str, ...]) -> list[str]:
    """Return permissions by the names that Discord shows."""
    return [texts.t(language, f"permission-{name.replace('_', '-')}") for name in permissions]


def describe_fault(voice: Voice, use: str, permissions: tuple[str, ...]) -> str:
    """Return the line about one of the `find_setup_faults`."""
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


ROLE = "Arbitre"  # where the organiser names none of their own
HANDFUL = 5  # people; a league has one referee, or some
WARNING = 0xE67E22


def check_fit(role: discord.Role) -> None:
    """Raise `UserError` for a role that Discord itself hands out: everybody's, a bot's, the boosters'."""
    if role.is_default():
        raise UserError("install-role-everyone")
    if role.managed:
        raise UserError("install-role-managed", role=role.mention)


def find_role_to_take(guild: discord.Guild, league: League | None, named: discord.Role | None) -> discord.Role | None:
    """Return the role to referee with: the one that is named, the league's own, or one of our name.

    An earlier set-up may have stopped half-way. None: one is to be made.
    """
    if named is not None:
        check_fit(named)
        return named
    by_name = discord.utils.find(lambda role: role.name == ROLE and is_fit(role), guild.roles)
    return referee_role(guild, league) or by_name


async def make_role(guild: discord.Guild) -> discord.Role:
    """Return a new role for the referees."""
    # Discord shows `/arbitre` to those who have this permission; a bot can give only what it has itself.
    deeds.note_deed()
    is_giver = guild.me.guild_permissions.manage_messages
    return await guild.create_role(
        name=ROLE, permissions=discord.Permissions(manage_messages=is_giver), reason="Sifflet"
    )


async def doubt_post(
    app: App, language: str, guild: discord.Guild, league: League | None, role: discord.Role
) -> Post | None:
    """Return the question that comes before `role` is taken: many have it, or nobody knows how many; None without."""
    if role == referee_role(guild, league):
        return None
    holders = await _holders(guild, role)
    if holders is not None and holders <= HANDFUL:
        return None
    count = "unknown" if holders is None else holders
    warning = app.texts.t(language, "install-role-many", role=role.mention, count=count)
    button = Button(app.texts.t(language, "install-role-yes"), custom_id("referee-role", role.id), ButtonStyle.danger)
    return Post((warning, ButtonRow((button,))), accent=WARNING)


def take_row(voice: Voice) -> ButtonRow:
    """Return the button by which an organiser becomes one of the referees."""
    return ButtonRow((Button(voice.t("install-role-take"), custom_id("referee-me"), ButtonStyle.success),))


@register("referee-me")
async def become_referee(interaction: discord.Interaction) -> None:
    """Give the referees' role to an organiser who asks for it."""
    await defer(interaction)
    app, league, member = app_of(interaction), await league_here(interaction), interaction.user
    if not interaction.permissions.manage_guild or not isinstance(member, discord.Member):
        raise UserError("error-not-allowed")
    role = referee_role(member.guild, league)
    if role is None:
        raise UserError("referee-none")
    me = member.guild.me
    if not me.guild_permissions.manage_roles or role >= me.top_role:
        raise UserError("install-role-out-of-reach", role=role.mention)
    if role not in member.roles:
        deeds.note_deed()
        await member.add_roles(role, reason="Sifflet")
    room = f"<#{league.referee_channel_id}>"
    told = app.texts.t(await language_of(interaction), "install-role-taken", role=role.mention, room=room)
    await answer(interaction, Post((told,)))


async def _holders(guild: discord.Guild, role: discord.Role) -> int | None:
    """Return how many members have `role`; None where Discord does not tell the bot."""
    try:
        return (await guild.role_member_counts()).get(role, 0)
    except TRANSPORT:
        return None
