"""Signing up under a team, and looking after a team (KB-1-a, KB-2-b, KB-7-a, KB-23-a)."""

from typing import get_args

import discord
from discord import app_commands

from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import App, app_of
from cogs.kit.declare import declare_command, declare_options, mark_word
from cogs.kit.league import is_referee, league_here
from cogs.kit.teams import NAME, check_team_name, find_team_named, offer_teams
from cogs.kollaball.eligibility import city_choices, coterie_choices
from cogs.kollaball.team import GAME, MOST_PLAYERS, roster_post
from presenters.errors import UserError
from presenters.escaping import escape, plain
from presenters.post import Post
from referee.hand import people
from referee.league import teams
from referee.model import League, Profile, Team
from rules.kollaball.state import Class, TacticName

CLASSES = get_args(Class)
TACTICS = get_args(TacticName)


offer_signup_teams = offer_teams(GAME)


async def find_played_team(app: App, league: League, user_id: int) -> Team | None:
    """Return the team that a person plays for in this league."""
    found = await teams.list_teams_of_person(app.house, user_id, league.id, GAME)
    return found[0] if found else None


@app_commands.command(**declare_command("inscrire"))
@declare_options(team="equipe", cls="classe", coterie="coterie", city="ville")
@app_commands.choices(cls=[app_commands.Choice(name=mark_word(f"kb-class-{name}"), value=name) for name in CLASSES])
@app_commands.autocomplete(team=offer_signup_teams, coterie=coterie_choices, city=city_choices)
async def sign_up_by_command(
    interaction: discord.Interaction,
    team: app_commands.Range[str, 2, NAME],
    cls: str,
    coterie: app_commands.Range[str, 1, NAME] | None = None,
    city: app_commands.Range[str, 1, NAME] | None = None,
) -> None:
    """Sign the user up under a team; the first to name a team founds it and is its captain."""
    await defer(interaction)
    await answer(interaction, await enrol_in_team(interaction, team, cls, coterie, city))


async def enrol_in_team(
    interaction: discord.Interaction, team: str, cls: str, coterie: str | None = None, city: str | None = None
) -> Post:
    """Sign the user up under the team of that name; return what they are told. All see it by the team's card.

    Raises `UserError` if they may not join it.
    """
    app, league = app_of(interaction), await league_here(interaction)
    name, user = plain(team, NAME), interaction.user
    if not name:
        raise UserError("team-bad-name")
    async with app.alone(league):
        there = await _check_place(app, league, user.id, name)
        known = await people.find_profile(app.house, league.id, user.id, GAME)
        data = _sheet(known, cls, coterie, city, league.fund)
        sheet = Profile(league_id=league.id, user_id=user.id, game=GAME, name=plain(user.display_name), data=data)
        joined = await teams.sign_up(app.house, sheet, name, None if there is None else there.id)
    app.heart.poke()
    voice = app.texts.voice(await language_of(interaction))
    place = "none" if league.signup_channel_id is None else f"<#{league.signup_channel_id}>"
    return Post((voice.t("team-joined", place=place), *(await roster_post(app, voice, joined)).blocks))


async def _check_place(app: App, league: League, user_id: int, name: str) -> Team | None:
    """Return the team of that name; None: they would found it. Raises `UserError` if they may not join it."""
    joined, mine = await find_team_named(app, league, GAME, name), await find_played_team(app, league, user_id)
    if mine is not None and (joined is None or mine.id != joined.id):
        raise UserError("team-already-elsewhere", team=escape(mine.name))
    if joined is None:
        await check_team_name(app, league, GAME, name)
    if joined is not None and mine is None:
        await check_room(app, joined)
    return joined


async def check_room(app: App, team: Team) -> None:
    """Raise `UserError` if a team takes no more players (KB-2-b)."""
    if len(await teams.list_members(app.house, team.id)) >= MOST_PLAYERS:
        raise UserError("team-full", team=escape(team.name), most=MOST_PLAYERS)


def _sheet(known: Profile | None, cls: str, coterie: str | None, city: str | None, purse: int) -> dict[str, object]:
    """Return a player's data; signing up again keeps what they do not name."""
    before = {} if known is None else known.data
    return {
        **before,  # such as that they are a legend
        "class": cls,
        "coterie": before.get("coterie", "") if coterie is None else plain(coterie, NAME),
        "home_city": before.get("home_city", "") if city is None else plain(city, NAME),
        "deniers": purse,
    }


@app_commands.command(**declare_command("equipe"))
@declare_options(team="equipe", captain="capitaine", tactic="tactique", leave="quitter")
@app_commands.choices(tactic=[app_commands.Choice(name=mark_word(f"kb-tactic-{name}"), value=name) for name in TACTICS])
@app_commands.autocomplete(team=offer_signup_teams)
async def show_or_lead_team(
    interaction: discord.Interaction,
    team: str | None = None,
    captain: discord.User | None = None,
    tactic: str | None = None,
    leave: bool = False,
) -> None:
    """Show a team; its captain may hand over the armband and choose the tactic, anybody may leave their own team."""
    await defer(interaction)
    app, league = app_of(interaction), await league_here(interaction)
    shown = (
        await find_played_team(app, league, interaction.user.id)
        if team is None
        else await find_team_named(app, league, GAME, team)
    )
    if shown is None:
        raise UserError("team-none")
    if captain is not None or tactic is not None:
        await _change(interaction, league, shown, captain, tactic)
    if leave:
        await _leave(app, shown, interaction.user.id)
    app.heart.poke()
    current, voice = await teams.get_team(app.house, shown.id), app.texts.voice(await language_of(interaction))
    await answer(interaction, await roster_post(app, voice, current))


async def _leave(app: App, team: Team, user_id: int) -> None:
    members = [member.user_id for member in await teams.list_members(app.house, team.id)]
    captain_id = (await teams.get_team(app.house, team.id)).captain_id  # the armband may just have been handed over
    if user_id not in members:
        raise UserError("team-not-yours")
    if user_id == captain_id and len(members) > 1:
        raise UserError("team-captain-leaves")
    await teams.leave_team(app.house, team.id, user_id)


async def _change(
    interaction: discord.Interaction, league: League, team: Team, captain: discord.User | None, tactic: str | None
) -> None:
    app = app_of(interaction)
    if interaction.user.id != team.captain_id and not is_referee(interaction, league):
        raise UserError("team-captain-only")
    if captain is not None:
        if captain.id not in [member.user_id for member in await teams.list_members(app.house, team.id)]:
            raise UserError("team-not-a-player")
        await teams.set_team_captain(app.house, team.id, captain.id)
    if tactic is not None:
        await teams.change_team(app.house, team.id, data={**team.data, "tactic": tactic})
