"""Signing up by presses: one's class, then a team that has room, or a new one by its name (KB-1-a, KB-2-b)."""

import discord

from cogs.kit.actions import record_id, register
from cogs.kit.answers import answer, change_message, defer, defer_change, language_of
from cogs.kit.app import app_of
from cogs.kit.forms import show_form
from cogs.kit.league import league_here
from cogs.kit.teams import find_pressed_team
from cogs.kollaball.signup import CLASSES, check_room, enrol_in_team, find_played_team
from cogs.kollaball.team import GAME, MOST_PLAYERS, NAME
from presenters.errors import UserError
from presenters.escaping import escape, plain
from presenters.kollaball.words import class_label
from presenters.post import Button, ButtonRow, ButtonStyle, Post, Select, SelectOption, custom_id
from presenters.texts import Voice
from referee.league import teams

OPTIONS = 25
SHORTEST = 2


async def ask_class(interaction: discord.Interaction) -> None:
    """Ask for the class of who wants to sign up."""
    await defer(interaction)
    app, league = app_of(interaction), await league_here(interaction)
    voice = app.texts.voice(await language_of(interaction))
    mine = await find_played_team(app, league, interaction.user.id)
    if mine is not None:
        raise UserError("team-already-elsewhere", team=escape(mine.name))
    await answer(interaction, _ask_class(voice, voice.t("join-class"), custom_id("kb-join")))


def _ask_class(voice: Voice, asked: str, leads_to: str) -> Post:
    options = tuple(SelectOption(class_label(voice, name), name) for name in CLASSES)
    return Post((asked, Select(leads_to, voice.t("join-class-choose"), options)))


@register("kb-join-in")
async def ask_class_in_team(interaction: discord.Interaction, team_id: int) -> None:
    """Ask for the class of who joins the team whose card they press; of one of its players, for another class."""
    await defer(interaction)
    app, team = app_of(interaction), await find_pressed_team(interaction, GAME, team_id)
    voice = app.texts.voice(await language_of(interaction))
    mine = await find_played_team(app, await league_here(interaction), interaction.user.id)
    if mine is None:
        await check_room(app, team)
    elif mine.id != team.id:
        raise UserError("team-already-elsewhere", team=escape(mine.name))
    asked = voice.t("join-in", team=escape(team.name), there="no" if mine is None else "yes")
    await answer(interaction, _ask_class(voice, asked, custom_id("kb-join-as", team.id)))


@register("kb-join-as")
async def sign_up_in_team(interaction: discord.Interaction, team_id: int, *, values: tuple[str, ...]) -> None:
    """Sign the user up under the team whose card they pressed."""
    await defer_change(interaction)
    team = await find_pressed_team(interaction, GAME, team_id)
    await change_message(interaction, await enrol_in_team(interaction, team.name, _class(values[0])))


@register("kb-join")
async def offer_free_teams(interaction: discord.Interaction, *, values: tuple[str, ...]) -> None:
    """Offer the teams that have room, and to found one."""
    await defer_change(interaction)
    cls = _class(values[0])
    app, league = app_of(interaction), await league_here(interaction)
    voice = app.texts.voice(await language_of(interaction))
    found = [
        (team, count)
        for team in await teams.list_teams(app.house, league.id, GAME)
        if (count := len(await teams.list_members(app.house, team.id))) < MOST_PLAYERS
    ]
    options = tuple(
        SelectOption(plain(team.name), str(team.id), voice.t("join-team-about", count=count))
        for team, count in found[:OPTIONS]
    )
    select = (Select(custom_id("kb-join-team", cls), voice.t("join-team-choose"), options),) if options else ()
    button = Button(voice.t("join-found"), custom_id("kb-join-found", cls), ButtonStyle.primary)
    told = voice.t("join-team", teams=len(found))
    await change_message(interaction, Post((told, *select, ButtonRow((button,)))))


@register("kb-join-team")
async def sign_up_in_chosen_team(interaction: discord.Interaction, cls: str, *, values: tuple[str, ...]) -> None:
    """Sign the user up under a team that is there."""
    await defer_change(interaction)
    team = await find_pressed_team(interaction, GAME, record_id(values[0]))
    await change_message(interaction, await enrol_in_team(interaction, team.name, _class(cls)))


@register("kb-join-found")
async def ask_name(interaction: discord.Interaction, cls: str) -> None:
    """Ask for the name of a new team."""
    voice = app_of(interaction).texts.voice(await language_of(interaction))
    await show_form(
        interaction,
        custom_id("kb-join-name", _class(cls)),
        title=voice.t("join-found"),
        label=voice.t("join-name"),
        hint=voice.t("join-name-hint"),
        example=voice.t("join-name-example"),
        longest=NAME,
    )


@register("kb-join-name")
async def sign_up_by_name(interaction: discord.Interaction, cls: str, *, text: str) -> None:
    """Found a team, or join the one that has this name."""
    await defer(interaction)
    if len(plain(text)) < SHORTEST:
        raise UserError("team-bad-name")
    await answer(interaction, await enrol_in_team(interaction, plain(text), _class(cls)))


def _class(name: str) -> str:
    if name not in CLASSES:
        raise UserError("error-stale")
    return name
