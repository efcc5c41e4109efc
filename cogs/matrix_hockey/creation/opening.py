"""From a plan to a season: its thread and its records, both or neither."""

import contextlib

import discord

from cogs.ligue.selftest import missing_permissions, permission_names
from cogs.matrix_hockey.creation.checks import check
from cogs.matrix_hockey.creation.plan import Plan
from cogs.shared.app import App
from cogs.shared.errors import UserError
from cogs.shared.escaping import plain
from cogs.shared.texts import Voice
from referee import contests
from referee.model import Contest, League

GAME = "matrix-hockey"
THREAD_NAME = 100


async def made_from(app: App, league: League, plan_id: int) -> Contest | None:
    """Return the season that a plan has become already."""
    known = await contests.of_league(app.house, league.id, open_only=False)
    return next((one for one in known if one.game == GAME and one.settings.get("plan") == plan_id), None)


def check_start(start_s: int, now_ms: int) -> None:
    """Raise `UserError` for a start that has passed."""
    if start_s and start_s * 1000 <= now_ms:
        raise UserError("create-start-past")


def check_channel(interaction: discord.Interaction, league: League, voice: Voice) -> discord.TextChannel:
    """Return where the season's thread is opened. Raises `UserError` if there is no such place, or no permission."""
    guild = interaction.guild
    channel = guild.get_channel(league.announce_channel_id or 0) if guild else None
    if guild is None or not isinstance(channel, discord.TextChannel):
        raise UserError("league-no-announce-channel")
    if lacking := missing_permissions(channel, guild.me, threads=True):
        names = permission_names(voice.texts, voice.locale, lacking)
        raise UserError("create-no-permission", channel=channel.mention, permissions=", ".join(names))
    return channel


async def create_season(
    interaction: discord.Interaction, app: App, league: League, plan: Plan, plan_id: int, voice: Voice
) -> Contest:
    """Return the season of a plan, its first turn (the draws) open. Raises `UserError` for what cannot be played.

    The thread goes again if the records cannot be written.
    """
    faults = check(plan)
    if faults is not None:
        raise UserError("mh-plan-not-yet", count=len(faults.items))
    check_start(plan.start_s, app.house.clock.now_ms())
    channel = check_channel(interaction, league, voice)
    thread = await channel.create_thread(name=plain(plan.name, THREAD_NAME), type=discord.ChannelType.public_thread)
    try:
        return await contests.create(
            app.house,
            league,
            GAME,
            plan.name,
            plan.setup(),
            seats=[(team.id, team.name, team.coach) for team in plan.roster.teams],
            participants=(),
            thread_id=thread.id,
            settings={
                "weekly": {"day": plan.weekly.day, "hour": plan.weekly.hour, "minute": plan.weekly.minute},
                "early_close": plan.early_close,
                "plan": plan_id,
            },
            start_ms=plan.start_s * 1000 or None,
        )
    except BaseException:
        await _undo(thread)
        raise


async def _undo(thread: discord.Thread) -> None:
    """Take a thread away again; where the bot may not, it is at least closed."""
    with contextlib.suppress(discord.HTTPException):
        try:
            await thread.delete()
        except discord.Forbidden:
            await thread.edit(archived=True, locked=False)
