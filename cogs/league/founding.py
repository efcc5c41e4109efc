"""`/ligue`: set a league up on a server, change its settings, read its journal."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.kit.actions import register
from cogs.kit.answers import answer, change_message, defer, defer_change, language_of
from cogs.kit.app import app_of
from cogs.kit.declare import declare_command, declare_options, language_choices, mark_word
from cogs.kit.league import guild_here, league_here
from cogs.league.forms import read_hours, read_quiet
from cogs.league.journal import chain_post, journal_post
from cogs.league.selftest import check_can_make, check_fit, doubt_post, find_role_to_take, make_role
from cogs.league.summary import Before, announce_room, installation_post, referee_room, signup_room, summary_post
from cogs.league.welcome import put_greeting_up
from cogs.league.zones import read_zone, zone_choices
from presenters.errors import UserError
from referee import deeds
from referee.hand import record
from referee.league import leagues
from referee.league.settings import MOST_OUTAGE_HOURS, MOST_TURN_HOURS, LeagueSettings
from referee.turns import contests

# Names of what the bot makes where the organiser names nothing of their own.
ANNOUNCE = "annonces-sifflet"
SIGNUP = "inscriptions"
REFEREE = "arbitres"
MOST_ACTS = 1_000_000


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class LeagueCog(commands.GroupCog, group_name=mark_word("cmd-ligue"), group_description=mark_word("cmd-ligue-about")):
    """The commands of `/ligue`."""

    @app_commands.command(**declare_command("installer"))
    @app_commands.checks.has_permissions(manage_guild=True)
    @declare_options(
        announce="annonces",
        signup="inscriptions",
        referee="salon-arbitres",
        role="role",
        zone="fuseau",
        language="langue",
        reminders="rappels",
        quiet="silence",
    )
    @app_commands.choices(language=language_choices())
    @app_commands.autocomplete(zone=zone_choices)
    async def install(
        self,
        interaction: discord.Interaction,
        announce: discord.TextChannel | None = None,
        signup: discord.TextChannel | None = None,
        referee: discord.TextChannel | None = None,
        role: discord.Role | None = None,
        zone: str | None = None,
        language: str | None = None,
        reminders: str | None = None,
        quiet: str | None = None,
    ) -> None:
        """Set the league up; run again, it repairs what is missing and changes only what is named."""
        await defer(interaction)
        app, guild = app_of(interaction), guild_here(interaction)
        known = await leagues.find_league(app.house, guild.id)
        fields = _fields(zone, language, reminders, quiet)
        if known is None:
            fields = {**app.league_defaults, **fields}
        language = await language_of(interaction)
        announce = announce or announce_room(guild, known) or _named(guild, ANNOUNCE)
        signup = signup or signup_room(guild, known) or _named(guild, SIGNUP)
        room = referee or referee_room(guild, known) or _named(guild, REFEREE)
        rooms = {ANNOUNCE: announce, SIGNUP: signup, REFEREE: room}
        present = find_role_to_take(guild, known, role)
        missing = [name for name, channel in rooms.items() if channel is None]
        check_can_make(app.texts.voice(language), guild, missing, role=present is None)
        wanted = present or await make_role(guild)
        question = await doubt_post(app, language, guild, known, wanted)
        fields["announce_channel_id"] = await _channel(guild, announce, ANNOUNCE)
        fields["signup_channel_id"] = await _channel(guild, signup, SIGNUP)
        if question is None:
            fields["referee_role_id"] = wanted.id
            fields["referee_channel_id"] = await _channel(guild, room, REFEREE, wanted)
        elif room is not None:  # the press makes it where there is none: it is for those who have the role
            fields["referee_channel_id"] = room.id
        league = await leagues.install_league(app.house, guild.id, guild.name, interaction.user.id, **fields)
        async with app.alone(league):
            fault = await put_greeting_up(app, guild, await leagues.get_league(app.house, league.id), known)
        app.heart.poke()
        told = installation_post(app, language, guild, league, Before(known, fault), interaction.user)
        await answer(interaction, question or told)

    @app_commands.command(**declare_command("reglages-ligue"))
    @app_commands.checks.has_permissions(manage_guild=True)
    @declare_options(
        early="cloture-anticipee",
        lines="resume-par-tour",
        hours="heures",
        fund="bourse",
        outage="panne",
        events="evenements",
        reminders="rappels",
        quiet="silence",
    )
    async def settings(
        self,
        interaction: discord.Interaction,
        early: bool | None = None,
        lines: bool | None = None,
        hours: app_commands.Range[int, 1, MOST_TURN_HOURS] | None = None,
        fund: app_commands.Range[int, 0, 100000] | None = None,
        outage: app_commands.Range[int, 0, MOST_OUTAGE_HOURS] | None = None,
        events: bool | None = None,
        reminders: str | None = None,
        quiet: str | None = None,
    ) -> None:
        """Change what is named, then show all settings; matches that run keep theirs."""
        await defer(interaction)
        app, guild = app_of(interaction), guild_here(interaction)
        league = await league_here(interaction)
        fields = _fields(None, None, reminders, quiet)
        if early is not None:
            fields["early_close"] = early
        if lines is not None:
            fields["turn_lines"] = lines
        if fund is not None:
            fields["fund"] = fund
        if outage is not None:
            fields["outage_hours"] = outage
        if events is not None:
            fields["events"] = events
        if hours is not None:
            fields["stage_hours"] = {**league.stage_hours, "orders": hours}
        if fields:
            league = await leagues.change_league(app.house, league.id, interaction.user.id, **fields)
        if events is not None:
            await contests.show_days(app.house, league.id)
            app.heart.poke()
        await answer(interaction, summary_post(app, await language_of(interaction), guild, league))

    @app_commands.command(**declare_command("journal"))
    @declare_options(upto="jusqu-a", check="verifier-journal")
    async def journal(
        self,
        interaction: discord.Interaction,
        upto: app_commands.Range[int, 1, MOST_ACTS] | None = None,
        check: bool = False,
    ) -> None:
        """Show the latest acts of the referees: who, when, what, why; or check that none was changed or taken out."""
        await defer(interaction)
        app = app_of(interaction)
        league = await league_here(interaction)
        language = await language_of(interaction)
        if check:
            await answer(interaction, await chain_post(app, language, league))
            return
        acts = await record.read_journal(app.house, league_id=league.id, upto=upto)
        await answer(interaction, await journal_post(app, language, acts))


@register("referee-role")
async def take_role(interaction: discord.Interaction, wanted: str) -> None:
    """Take a role for the referees' that many people have, as an organiser has just confirmed."""
    await defer_change(interaction)
    app, guild, league = app_of(interaction), guild_here(interaction), await league_here(interaction)
    if not interaction.permissions.manage_guild:
        raise UserError("error-not-allowed")
    role = next((role for role in guild.roles if str(role.id) == wanted), None)
    if role is None:
        raise UserError("error-stale")
    check_fit(role)
    language, room = await language_of(interaction), referee_room(guild, league) or _named(guild, REFEREE)
    check_can_make(app.texts.voice(language), guild, [REFEREE] if room is None else [], role=False)
    room_id = await _channel(guild, room, REFEREE, role)
    changed = await leagues.change_league(app.house, league.id, referee_role_id=role.id, referee_channel_id=room_id)
    await change_message(
        interaction, installation_post(app, language, guild, changed, Before(league), interaction.user)
    )


def _fields(zone: str | None, language: str | None, reminders: str | None, quiet: str | None) -> LeagueSettings:
    fields: LeagueSettings = {}
    if zone is not None:
        fields["zone"] = read_zone(zone)
    if language is not None:
        fields["language"] = language
    if reminders is not None:
        fields["reminder_hours"] = read_hours(reminders)
    if quiet is not None:
        fields["quiet_from"], fields["quiet_to"] = read_quiet(quiet) or (None, None)
    return fields


def _named(guild: discord.Guild, name: str) -> discord.TextChannel | None:
    return discord.utils.get(guild.text_channels, name=name)


async def _channel(
    guild: discord.Guild, channel: discord.TextChannel | None, name: str, only_for: discord.Role | None = None
) -> int:
    """Return the channel's id, made under `name` if there is none; with `only_for`, seen by this role and the bot."""
    if channel is not None:
        return channel.id
    deeds.note_deed()
    if only_for is None:
        return (await guild.create_text_channel(name, reason="Sifflet")).id
    overwrites: dict[discord.Role | discord.Member | discord.Object, discord.PermissionOverwrite] = {
        guild.default_role: discord.PermissionOverwrite(view_channel=False),
        only_for: discord.PermissionOverwrite(view_channel=True, send_messages=True),
        guild.me: discord.PermissionOverwrite(view_channel=True, send_messages=True, attach_files=True),
    }
    return (await guild.create_text_channel(name, overwrites=overwrites, reason="Sifflet")).id
