"""Signing up and stepping back, by presses or commands: persons for themselves, captains for their teams."""

import discord
from discord import app_commands

from cogs.kit.actions import register
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import App, app_of
from cogs.kit.autocomplete import find_named_contest, find_pressed_contest, match_choices
from cogs.kit.declare import declare_command, declare_options
from cogs.league.challenging import playing_name_of as name_of
from presenters.competition.acts import fault_id, fault_values
from presenters.errors import UserError
from presenters.escaping import escape
from presenters.post import Post
from referee.competition import entering
from referee.competition.claiming import claim_entrant
from referee.competition.entering import CompetitionEntry
from referee.competition.founding import KEY
from referee.league import teams
from referee.model import Contest
from referee.turns import contests
from rules.errors import OrderError


@app_commands.command(**declare_command("cp-inscrire"))
@declare_options(match="competition")
@app_commands.autocomplete(match=match_choices)
async def enter_by_command(interaction: discord.Interaction, match: str | None = None) -> None:
    """Sign the user, or their team, up."""
    await defer(interaction)
    await _enter(interaction, await find_named_contest(interaction, match, KEY))


@app_commands.command(**declare_command("cp-retirer"))
@declare_options(match="competition")
@app_commands.autocomplete(match=match_choices)
async def leave_by_command(interaction: discord.Interaction, match: str | None = None) -> None:
    """Take the user, or their team, out; before the start without a trace."""
    await defer(interaction)
    await _leave(interaction, await find_named_contest(interaction, match, KEY))


@register("cp-enter")
async def enter_pressed(interaction: discord.Interaction, contest_id: int) -> None:
    """Sign the user up for the competition whose button they pressed."""
    await defer(interaction)
    await _enter(interaction, await find_pressed_contest(interaction, contest_id))


@register("cp-leave")
async def leave_pressed(interaction: discord.Interaction, contest_id: int) -> None:
    """Take the user out of the competition whose button he pressed; once it runs he has to say so by the command."""
    await defer(interaction)
    contest = await find_pressed_contest(interaction, contest_id)
    if (
        await contests.get_latest_turn(app_of(interaction).house, contest.id)
    ).stage == "running":  # then it is for good
        raise UserError("cp-leave-running")
    await _leave(interaction, contest)


async def _enter(interaction: discord.Interaction, contest: Contest) -> None:
    app = app_of(interaction)
    name = await _name_of(app, interaction.user, contest)
    mine = await claim_entrant(app.house, contest.id, interaction.user.id, name)
    try:
        entry = (
            CompetitionEntry(mine)
            if mine
            else await entering.enter_competition(app.house, contest.id, interaction.user.id, name)
        )
    except OrderError as error:  # too late, or the field is full
        raise UserError(fault_id(error), **fault_values(error)) from error
    voice = app.texts.voice(await language_of(interaction))
    values = {"name": escape(entry.seat.name), "competition": escape(contest.name)}
    told = voice.t("cp-waits", place=entry.place, **values) if entry.place else voice.t("cp-entered", **values)
    await answer(interaction, Post((told,)))
    app.heart.poke()


async def _leave(interaction: discord.Interaction, contest: Contest) -> None:
    app = app_of(interaction)
    try:
        left = await entering.step_back(app.house, contest.id, interaction.user.id)
    except OrderError as error:  # they have left already
        raise UserError(fault_id(error), **fault_values(error)) from error
    voice = app.texts.voice(await language_of(interaction))
    told = voice.t("cp-left", name=escape(left.seat.name), competition=escape(contest.name))
    await answer(interaction, Post((told,)))
    app.heart.poke()


async def _name_of(app: App, user: discord.User | discord.Member, contest: Contest) -> str:
    """Return under which name somebody enters: their own, or their team's. Raises `UserError` for who captains none."""
    game = await entering.hosted_game_of(app.house, contest.id)
    rules = app.house.games[game]
    if rules.hosted is not None and rules.hosted.entered_by == "person":
        return name_of(user)
    mine = await teams.list_teams_of_person(app.house, user.id, contest.league_id, game)
    own = next((team for team in mine if team.captain_id == user.id), None)
    if own is None:
        raise UserError("cp-no-team")
    return own.name
