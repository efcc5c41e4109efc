"""`/double-echec equipe`: a team's sheet shown, and changed by form, by file, or from a ready one."""

from typing import NamedTuple

import discord
from discord import app_commands
from msgspec.structs import replace

from cogs.double_echec.reading import read_team
from cogs.double_echec.team import (
    EXAMPLES,
    GAME,
    Example,
    faults_post,
    find_team_by_name,
    found_team,
    no_team_post,
    offer_league_teams,
    read_roster,
    ready_roster,
    roster_text,
    team_post,
)
from cogs.kit.actions import register
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import App, app_of
from cogs.kit.declare import declare_command as command_named
from cogs.kit.declare import declare_options, fixed_choice
from cogs.kit.forms import FILE, FileField, fetch_text, show_form, text_handed
from cogs.kit.league import check_referee, is_referee, league_here
from cogs.kit.teams import NAME, check_team_name, find_coached_team, find_pressed_team, pick_free_name
from cogs.league.challenging import check_opponent
from presenters.errors import UploadFaults, UserError
from presenters.post import Post, custom_id
from presenters.texts import Voice
from referee.league import teams
from referee.model import League, Team
from rules.double_echec.roster import Roster, stored_roster_of

MOST_VERSIONS = 9999


@app_commands.command(**command_named("de-equipe"))
@declare_options(
    team="de-equipe", file="de-fichier", ready="de-modele", name="de-nom", coach="de-coach", version="de-version"
)  # fmt: skip
@app_commands.choices(ready=[fixed_choice(f"de-{name}", name) for name in EXAMPLES])
@app_commands.autocomplete(team=offer_league_teams)
async def show_or_change_sheet(
    interaction: discord.Interaction,
    team: str | None = None,
    file: discord.Attachment | None = None,
    ready: str | None = None,
    name: app_commands.Range[str, 2, NAME] | None = None,
    coach: discord.User | discord.Member | None = None,
    version: app_commands.Range[int, 1, MOST_VERSIONS] | None = None,
) -> None:
    """Show a team's sheet; its coach, or a referee, changes it by a file or a ready one, names it, founds it."""
    await defer(interaction)
    app, league = app_of(interaction), await league_here(interaction)
    voice = app.texts.voice(await language_of(interaction))
    if coach is not None:
        check_referee(interaction, league)
        check_opponent(coach)
    owner = coach or interaction.user
    shown = (
        await find_coached_team(app, league, GAME, owner.id)
        if team is None
        else await find_team_by_name(app, league, team)
    )
    if coach is not None and shown is not None and shown.captain_id != coach.id:
        raise UserError("de-team-other-coach")
    roster = await _given(interaction, league, shown, file, ready)
    usual = "de-team-first-name" if ready is None or file is not None else f"de-example-{_example(ready)}"
    if isinstance(roster, UploadFaults):
        await answer(interaction, faults_post(voice, roster))
        return
    async with app.alone(league):
        shown = await _changed(interaction, league, shown, roster, _Named(name, usual), owner)
    if shown is None:
        await answer(interaction, no_team_post(voice))
        return
    await answer(interaction, await _post(interaction, league, voice, shown, version))


class _Named(NamedTuple):
    """How a team is to be called: the name given, else, if it is new, what its usual name is in the texts."""

    given: str | None = None
    usual: str = "de-team-first-name"


async def _given(
    interaction: discord.Interaction,
    league: League,
    team: Team | None,
    file: discord.Attachment | None,
    ready: str | None,
) -> Roster | UploadFaults | None:
    """Return the sheet that a command brings, the faults of its file, or None if it brings none."""
    if file is None:
        return None if ready is None else ready_roster(_example(ready))
    text = await fetch_text(file)
    before = None if team is None else read_roster(team)
    return (
        text if isinstance(text, UploadFaults) else read_team(text, before, is_referee=is_referee(interaction, league))
    )


def _example(name: str) -> Example:
    for one in EXAMPLES:
        if one == name:
            return one
    raise UserError("error-stale")  # a forged command


async def _changed(
    interaction: discord.Interaction,
    league: League,
    team: Team | None,
    roster: Roster | None,
    named: _Named,
    owner: discord.User | discord.Member,
) -> Team | None:
    """Return a team as the command leaves it, a new one if `owner` has none; None: it brings nothing to found one."""
    app, name = app_of(interaction), named.given
    if team is None:
        if roster is None:
            return None
        wanted = app.texts.t(league.language, named.usual)
        chosen = (
            await pick_free_name(app, league, GAME, wanted)
            if name is None
            else await check_team_name(app, league, GAME, name)
        )
        return await found_team(app, league, owner.id, chosen, roster)
    if roster is not None or name is not None:
        check_own(interaction, league, team)
    if name is not None and await teams.find_current_contest(app.house, team) is not None:
        raise UserError("de-team-plays")
    called = None if name is None else await check_team_name(app, league, GAME, name, team)
    if roster is not None:
        team = await _revised(app, team, roster)
    return team if called is None else await teams.change_team(app.house, team.id, name=called)


async def _revised(app: App, team: Team, roster: Roster) -> Team:
    """Return a team with another sheet; the same one again is no version. Raises `Refusal` if it has one by now."""
    return team if roster == read_roster(team) else await teams.revise_team(app.house, team, stored_roster_of(roster))


def check_own(interaction: discord.Interaction, league: League, team: Team) -> None:
    """Raise `UserError` unless the user coaches a team, or is a referee of its league."""
    if interaction.user.id != team.captain_id and not is_referee(interaction, league):
        raise UserError("de-team-coach-only")


async def _post(
    interaction: discord.Interaction, league: League, voice: Voice, team: Team, version: int | None = None
) -> Post:
    known = await teams.list_versions(app_of(interaction).house, team.id)
    if version is not None and version > len(known):
        raise UserError("de-team-no-version", count=len(known))
    shown = None if version is None else read_roster(replace(team, data=known[version - 1].data))
    may_change = version is None and (interaction.user.id == team.captain_id or is_referee(interaction, league))
    return team_post(voice, team, version or len(known), shown=shown, may_change=may_change)


@register("de-team-take")
async def take_ready(interaction: discord.Interaction, name: str) -> None:
    """Found a team with the men of a ready one."""
    await defer(interaction)
    app, league = app_of(interaction), await league_here(interaction)
    chosen, voice = _example(name), app.texts.voice(await language_of(interaction))
    async with app.alone(league):
        await _check_none(app, league, interaction.user.id)
        wanted = app.texts.t(league.language, f"de-example-{chosen}")
        team = await found_team(
            app, league, interaction.user.id, await pick_free_name(app, league, GAME, wanted), ready_roster(chosen)
        )
    await answer(interaction, await _post(interaction, league, voice, team))


async def _check_none(app: App, league: League, user_id: int) -> None:
    """Raise `UserError` if somebody coaches a team already."""
    if await find_coached_team(app, league, GAME, user_id) is not None:
        raise UserError("de-team-coached")


@register("de-team-new")
async def write_new(interaction: discord.Interaction) -> None:
    """Open the form with the sheet of a ready team, to be changed into one's own."""
    voice = app_of(interaction).texts.voice(await language_of(interaction))
    await _show(interaction, voice, custom_id("de-team-first"), roster_text(voice, ready_roster(EXAMPLES[0])))


@register("de-team-first")
async def take_new(interaction: discord.Interaction, *, text: str, file: discord.Attachment | None = None) -> None:
    """Found a team with the sheet that was written, or handed in as a file."""
    await defer(interaction)
    app, league = app_of(interaction), await league_here(interaction)
    voice, given = app.texts.voice(await language_of(interaction)), await text_handed(text, file)
    read = given if isinstance(given, UploadFaults) else read_team(given)
    if isinstance(read, UploadFaults):
        await answer(interaction, faults_post(voice, read))
        return
    async with app.alone(league):
        await _check_none(app, league, interaction.user.id)
        team = await _changed(interaction, league, None, read, _Named(), interaction.user)
    assert team is not None  # noqa: S101 - it was founded
    await answer(interaction, await _post(interaction, league, voice, team))


@register("de-team-edit")
async def edit(interaction: discord.Interaction, team_id: int) -> None:
    """Open the form with a team's sheet."""
    league, team = await league_here(interaction), await find_pressed_team(interaction, GAME, team_id)
    check_own(interaction, league, team)
    voice = app_of(interaction).texts.voice(await language_of(interaction))
    text = roster_text(voice, read_roster(team), is_referee=is_referee(interaction, league))
    await _show(interaction, voice, custom_id("de-team-text", team_id), text)


@register("de-team-text")
async def take_text(
    interaction: discord.Interaction, team_id: int, *, text: str, file: discord.Attachment | None = None
) -> None:
    """Take a team's sheet as it was written, or handed in as a file."""
    await defer(interaction)
    app, league = app_of(interaction), await league_here(interaction)
    team = await find_pressed_team(interaction, GAME, team_id)
    check_own(interaction, league, team)
    voice = app.texts.voice(await language_of(interaction))
    given, rights = await text_handed(text, file), is_referee(interaction, league)
    read = given if isinstance(given, UploadFaults) else read_team(given, read_roster(team), is_referee=rights)
    if isinstance(read, UploadFaults):
        await answer(interaction, faults_post(voice, read))
        return
    await answer(interaction, await _post(interaction, league, voice, await _revised(app, team, read)))


async def _show(interaction: discord.Interaction, voice: Voice, leads_to: str, text: str) -> None:
    await show_form(
        interaction,
        leads_to,
        title=voice.t("de-team-form"),
        label=voice.t("de-team-form-label"),
        hint=voice.t("de-team-form-hint"),
        example=voice.t("de-team-form-example"),
        given=text,
        file=FileField(FILE, voice.t("form-file"), voice.t("form-file-hint")),
    )
