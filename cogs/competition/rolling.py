"""[Rejouer la saison prochaine]: after the end a referee opens sign-up again, in two presses."""

import discord
from discord import app_commands

from cogs.kit.actions import on
from cogs.kit.answers import answer, change, defer, defer_change, language_of
from cogs.kit.app import app_of
from cogs.kit.autocomplete import contest_named, contest_pressed, match_choices
from cogs.kit.declare import named, options
from cogs.kit.league import check_referee, league_here
from presenters.errors import UserError
from presenters.escaping import escape
from presenters.post import Button, ButtonRow, ButtonStyle, Post, custom_id
from referee.competition.founding import KEY
from referee.desk.competitions import play_again
from referee.model import By, Contest
from referee.turns import contests
from rules.competition.state import State


@app_commands.command(**named("cp-rejouer"))
@options(match="competition")
@app_commands.autocomplete(match=match_choices)
async def again(interaction: discord.Interaction, match: str | None = None) -> None:
    """Ask a referee whether the next season is to begin."""
    await defer(interaction)
    await _ask(interaction, await contest_named(interaction, match, KEY))


@on("cp-again")
async def again_pressed(interaction: discord.Interaction, contest_id: int) -> None:
    """Ask the referee who presses the same."""
    await defer(interaction)
    await _ask(interaction, await contest_pressed(interaction, contest_id))


async def _ask(interaction: discord.Interaction, contest: Contest) -> None:
    app = app_of(interaction)
    check_referee(interaction, await league_here(interaction))
    voice, season = app.texts.voice(await language_of(interaction)), await _season(interaction, contest.id)
    if season is None:
        raise UserError("cp-again-later")
    told = voice.t("cp-again-ask", competition=escape(contest.name), season=season + 1)
    sure = Button(
        voice.t("cp-again-sure", season=season + 1), custom_id("cp-again-yes", contest.id), ButtonStyle.success
    )
    await answer(interaction, Post((told, ButtonRow((sure,)))))


@on("cp-again-yes")
async def begin(interaction: discord.Interaction, contest_id: int) -> None:
    """Begin the next season."""
    await defer_change(interaction)
    app, league = app_of(interaction), await league_here(interaction)
    check_referee(interaction, league)
    contest = await contest_pressed(interaction, contest_id)
    reason = app.texts.t(league.language, "cp-again-reason")
    await play_again(app.house, contest.id, By(interaction.user.id, reason, snowflake=interaction.id))
    voice = app.texts.voice(await language_of(interaction))
    await change(interaction, Post((voice.t("cp-again-done", competition=escape(contest.name)),)))
    app.heart.poke()


async def _season(interaction: discord.Interaction, contest_id: int) -> int | None:
    """Return the number of a season that is finished; None of one that is not."""
    house = app_of(interaction).house
    turn = await contests.get_latest_turn(house, contest_id)
    state = house.games[KEY].decode(turn.state)
    return state.season if isinstance(state, State) and state.phase == "finished" else None
