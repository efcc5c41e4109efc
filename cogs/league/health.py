"""`/ligue sante`: what a league lacks on its server, and what could not be posted; the host has `make doctor`."""

import math
from collections.abc import Sequence

import discord
from discord import app_commands

from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import app_of
from cogs.kit.declare import declare_command
from cogs.kit.league import guild_here, league_here
from cogs.league.summary import WARNING, self_test
from presenters.escaping import escape
from presenters.post import Post
from presenters.texts import Voice
from referee.desk import overview
from referee.desk.overview import Undelivered

SHOWN = 3  # contests named


@app_commands.command(**declare_command("sante"))
@app_commands.checks.has_permissions(manage_guild=True)
async def show_health(interaction: discord.Interaction) -> None:
    """Show what a league lacks: permissions, channels, the role, posts that did not come out."""
    await defer(interaction)
    app, league = app_of(interaction), await league_here(interaction)
    voice = app.texts.voice(await language_of(interaction))
    found = await overview.read_overview(app.house, league)
    checked = self_test(voice, guild_here(interaction), league)
    latency_s = interaction.client.latency
    lines = (
        voice.t("health-title", league=escape(league.name)),
        *checked.lines,
        _posted(voice, found.undelivered),
        voice.t(
            "health-running",
            since=f"<t:{app.began_ms // 1000}:R>",
            latency=round(latency_s * 1000) if math.isfinite(latency_s) else "?",
        ),
        _next(voice, [one.turn.due_ms for one in found.situations if one.turn.due_ms is not None]),
        voice.t("health-host"),
    )
    await answer(interaction, Post(lines, accent=WARNING if found.undelivered else checked.accent))


def _posted(voice: Voice, undelivered: Sequence[Undelivered]) -> str:
    if not undelivered:
        return voice.t("health-delivered")
    names = [escape(one.contest.name) for one in undelivered[:SHOWN]]
    more = ["…"] if len(undelivered) > SHOWN else []
    return voice.t(
        "health-undelivered", count=sum(one.count for one in undelivered), contests=", ".join([*names, *more])
    )


def _next(voice: Voice, due_ms: Sequence[int]) -> str:
    if not due_ms:
        return voice.t("health-no-next")
    return voice.t("health-next", when=f"<t:{min(due_ms) // 1000}:R>")
