"""`/competition reports`: whether both sides of a match may put it off for a leave; a referee decides."""

import discord
from discord import app_commands

from cogs.desk.rights import judge
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import app_of
from cogs.kit.autocomplete import contest_named, match_choices
from cogs.kit.declare import named, options
from cogs.kit.league import check_referee, league_here
from presenters.escaping import escape
from presenters.post import Post
from referee.competition.founding import KEY
from referee.desk.competitions import set_moves
from referee.model import By


@app_commands.command(**named("cp-reports"))
@options(allowed="cp-autorises", match="competition")
@app_commands.autocomplete(match=match_choices)
async def moves(interaction: discord.Interaction, allowed: bool, match: str | None = None) -> None:
    """Let matches be put off by agreement, or no longer."""
    await defer(interaction)
    app = app_of(interaction)
    league = await league_here(interaction)
    check_referee(interaction, league)
    contest = await contest_named(interaction, match, KEY, league=league)
    await judge(interaction, contest)
    voice = app.texts.voice(await language_of(interaction))
    reason = app.texts.t(league.language, "cp-moves-reason")
    await set_moves(app.house, contest.id, By(interaction.user.id, reason, snowflake=interaction.id), allowed=allowed)
    told = voice.t("cp-moves-set", allowed="yes" if allowed else "no", competition=escape(contest.name))
    await answer(interaction, Post((told,)))
    app.heart.poke()
