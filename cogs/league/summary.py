"""What an organiser is told of their league: how it is set, what the self-test found, what they do next."""

from functools import partial
from typing import NamedTuple

import discord

from cogs.game import cogs_of, is_game_cog
from cogs.kit.app import App
from cogs.kit.declare import mark_word
from cogs.kit.league import referee_role
from cogs.league.forms import write_hours, write_quiet
from cogs.league.selftest import describe_fault, find_setup_faults, role_fault, rooms_of, take_row
from presenters.post import Post, Separator
from presenters.texts import Voice
from referee.league.settings import DEFAULT_HOURS
from referee.model import League

OK = 0x2ECC71
WARNING = 0xE67E22


class Before(NamedTuple):
    """What an installation has found: the league as it was, and the text (its id) on what failed of its panel."""

    league: League | None
    fault: str | None = None


def summary_post(app: App, language: str, guild: discord.Guild, league: League) -> Post:
    """Return all settings of a league, and the result of the self-test."""
    checked = self_test(app.texts.voice(language), guild, league)
    return Post((*_settings(app.texts.voice(language), guild, league), *checked.lines), accent=checked.accent)


def installation_post(
    app: App, language: str, guild: discord.Guild, league: League, found: Before, by: discord.User | discord.Member
) -> Post:
    """Return the end of an installation: what is amiss, what the organiser does next, then the settings.

    `by` may take the referees' role with a press, unless they have it.
    """
    voice = app.texts.voice(language)
    title, *settings = _settings(voice, guild, league)
    checked = self_test(voice, guild, league, found.league)
    signup = f"<#{league.signup_channel_id}>"
    fault = () if found.fault is None else (voice.t(found.fault, signup=signup),)
    role = referee_role(guild, league)
    steps = voice.t(
        "install-next",
        role=role.mention if role else "none",
        signup=signup,
        create=_commands(voice, app, played=True),
        host=_commands(voice, app, played=False),
    )
    take = () if role is None or (isinstance(by, discord.Member) and role in by.roles) else (take_row(voice),)
    return Post((title, *checked.lines, *fault, steps, *take, Separator(), *settings), accent=checked.accent)


def _commands(voice: Voice, app: App, *, played: bool) -> str:
    """Return the commands that create a match, or what hosts matches; "none" where there are none."""
    creates = str(mark_word("cmd-creer"))
    cogs = [cog for cog in cogs_of(app).values() if is_game_cog(cog) is played]
    games = [cog.game for cog in cogs if any(command.name == creates for command in cog.own)]
    return ", ".join(f"`/{voice.t(f'cmd-{game}')} {voice.t('cmd-creer')}`" for game in games) or "none"


def _settings(voice: Voice, guild: discord.Guild, league: League) -> tuple[str, ...]:
    """Return the title, and how a league is set."""
    role = referee_role(guild, league)
    return (
        voice.t("league-title", league=league.name),
        voice.t(
            "league-channels",
            announce=f"<#{league.announce_channel_id}>",
            signup=f"<#{league.signup_channel_id}>",
            referee=f"<#{league.referee_channel_id}>",
            role=role.mention if role else "none",
        ),
        voice.t(
            "league-times",
            zone=league.zone,
            language=voice.texts.t(league.language, "language-name"),
            reminders=write_hours(voice, league.reminder_hours),
            quiet=write_quiet(voice, league.quiet_from, league.quiet_to),
        ),
        voice.t(
            "league-play",
            hours=league.stage_hours.get("orders", DEFAULT_HOURS),
            early="yes" if league.early_close else "no",
            lines="yes" if league.turn_lines else "no",
            fund=league.fund,
            outage=league.outage_hours,
            events=league.events,
        ),
    )


class CheckedSetup(NamedTuple):
    """What the self-test found: a line each, and the colour of it."""

    lines: tuple[str, ...]
    accent: int


def self_test(voice: Voice, guild: discord.Guild, league: League, before: League | None = None) -> CheckedSetup:
    """Return what the self-test found; `before`: the league as it was until now."""
    told = role_fault(voice.texts, voice.locale, guild, league, before)
    missing = list(find_setup_faults(guild.me, rooms_of(league, partial(_known, guild)), events=league.events))
    lines = [*told, *(describe_fault(voice, use, permissions) for use, permissions in missing)]
    if not missing:
        lines.append(voice.t("selftest-ok"))
    role = referee_role(guild, league)
    if role is not None and not (role.permissions.manage_messages or role.permissions.administrator):
        lines.append(voice.t("selftest-referees-see-nothing", role=role.mention))
    return CheckedSetup(tuple(lines), WARNING if missing or told else OK)


def announce_room(guild: discord.Guild, league: League | None) -> discord.TextChannel | None:
    """Return the channel for the announcements and matches; None before there is one, or where it is gone."""
    return _known(guild, league.announce_channel_id if league else None)


def signup_room(guild: discord.Guild, league: League | None) -> discord.TextChannel | None:
    """Return the channel for signing up; None before there is one, or where it is gone."""
    return _known(guild, league.signup_channel_id if league else None)


def referee_room(guild: discord.Guild, league: League | None) -> discord.TextChannel | None:
    """Return the channel for the referees; None before there is one, or where it is gone."""
    return _known(guild, league.referee_channel_id if league else None)


def _known(guild: discord.Guild, channel_id: int | None) -> discord.TextChannel | None:
    channel = guild.get_channel(channel_id or 0)
    return channel if isinstance(channel, discord.TextChannel) else None
