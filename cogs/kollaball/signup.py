"""Signing up under a team, and looking after a team (KB-1-a, KB-2-b, KB-7-a, KB-23-a)."""

from typing import get_args

import discord
from discord import app_commands

from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import App, app_of
from cogs.kit.declare import named, options
from cogs.kit.league import is_referee, league_here
from cogs.kit.translator import word
from cogs.kollaball.sheets import city_choices, coterie_choices
from presenters.errors import UserError
from presenters.escaping import escape, plain
from presenters.lookalike import twin_of
from presenters.post import Post
from referee.league import leagues, teams
from referee.model import League, Profile, Team
from referee.people import people
from rules.kollaball.state import Class, TacticName

GAME = "kollaball"
CLASSES = get_args(Class)
TACTICS = get_args(TacticName)
MOST_PLAYERS = 6
FEWEST_PLAYERS = 4
NAME = 40
CHOICES = 25


async def team_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the teams of this server's league."""
    app = app_of(interaction)
    league = await leagues.of_guild(app.house, interaction.guild_id or 0)
    if league is None:
        return []
    wanted = typed.casefold()
    found = await teams.of_league(app.house, league.id, GAME)
    named_so = [team for team in found if wanted in team.name.casefold()]
    return [app_commands.Choice(name=team.name[:100], value=team.name) for team in named_so[:CHOICES]]


async def team_named(app: App, league: League, name: str) -> Team | None:
    """Return the league's team of this name, upper and lower case alike."""
    wanted = plain(name, NAME).casefold()
    found = await teams.of_league(app.house, league.id, GAME)
    return next((team for team in found if team.name.casefold() == wanted), None)


async def roster(app: App, team: Team) -> list[Profile]:
    """Return a team's players in the order of their numbers."""
    members = sorted(await teams.members(app.house, team.id), key=lambda member: member.place)
    profiles = {entry.user_id: entry for entry in await people.profiles(app.house, team.league_id, GAME)}
    return [profiles[member.user_id] for member in members if member.user_id in profiles]


async def my_team(app: App, league: League, user_id: int) -> Team | None:
    """Return the team that a person plays for in this league."""
    found = await teams.of_person(app.house, user_id, league.id, GAME)
    return found[0] if found else None


@app_commands.command(**named("inscrire"))
@options(team="equipe", cls="classe", coterie="coterie", city="ville")
@app_commands.choices(cls=[app_commands.Choice(name=word(f"kb-class-{name}"), value=name) for name in CLASSES])
@app_commands.autocomplete(team=team_choices, coterie=coterie_choices, city=city_choices)
async def sign_up(
    interaction: discord.Interaction,
    team: app_commands.Range[str, 2, NAME],
    cls: str,
    coterie: app_commands.Range[str, 1, NAME] | None = None,
    city: app_commands.Range[str, 1, NAME] | None = None,
) -> None:
    """Sign the user up under a team; the first to name a team founds it and is its captain."""
    await defer(interaction, ephemeral=False)
    await enrol(interaction, team, cls, coterie, city)


async def enrol(
    interaction: discord.Interaction, team: str, cls: str, coterie: str | None = None, city: str | None = None
) -> None:
    """Sign the user up under the team of that name, and show it to all. Raises `UserError` if he may not join it."""
    app, league = app_of(interaction), await league_here(interaction)
    name, user = plain(team, NAME), interaction.user
    if not name:
        raise UserError("team-bad-name")
    async with app.lock:
        joined, is_new = await _check_place(app, league, user.id, name)
        known = await people.profile(app.house, league.id, user.id, GAME)
        data = _sheet(known, cls, coterie, city, league.fund)
        await people.enrol(
            app.house,
            Profile(league_id=league.id, user_id=user.id, game=GAME, name=plain(user.display_name), data=data),
        )
        if joined is None:
            joined = await teams.create(app.house, league.id, GAME, name, user.id)
        elif is_new:
            await teams.join(app.house, joined.id, user.id)
            if joined.captain_id is None:  # its last player left: who finds it empty takes it over
                joined = await teams.set_captain(app.house, joined.id, user.id)
    await answer(interaction, await team_post(app, await language_of(interaction), joined), ephemeral=False)


async def _check_place(app: App, league: League, user_id: int, name: str) -> tuple[Team | None, bool]:
    """Return the team of that name, and whether this person is new in it. Raises `UserError` if he may not join."""
    joined, mine = await team_named(app, league, name), await my_team(app, league, user_id)
    if mine is not None and (joined is None or mine.id != joined.id):
        raise UserError("team-already-elsewhere", team=escape(mine.name))
    if joined is None:
        twin = twin_of(name, (team.name for team in await teams.of_league(app.house, league.id, GAME)))
        if twin is not None:
            raise UserError("team-looks-alike", team=escape(twin, NAME))
    if joined is not None and mine is None and len(await teams.members(app.house, joined.id)) >= MOST_PLAYERS:
        raise UserError("team-full", team=escape(joined.name), most=MOST_PLAYERS)
    return joined, mine is None


def _sheet(known: Profile | None, cls: str, coterie: str | None, city: str | None, purse: int) -> dict[str, object]:
    """Return a player's data; signing up again keeps what he does not name."""
    before = {} if known is None else known.data
    return {
        "class": cls,
        "coterie": before.get("coterie", "") if coterie is None else plain(coterie, NAME),
        "home_city": before.get("home_city", "") if city is None else plain(city, NAME),
        "deniers": purse,
    }


@app_commands.command(**named("equipe"))
@options(team="equipe", captain="capitaine", tactic="tactique", leave="quitter")
@app_commands.choices(tactic=[app_commands.Choice(name=word(f"kb-tactic-{name}"), value=name) for name in TACTICS])
@app_commands.autocomplete(team=team_choices)
async def team_sheet(
    interaction: discord.Interaction,
    team: str | None = None,
    captain: discord.User | None = None,
    tactic: str | None = None,
    leave: bool = False,
) -> None:
    """Show a team; its captain may hand over the armband and choose the tactic, anybody may leave his own team."""
    await defer(interaction)
    app, league = app_of(interaction), await league_here(interaction)
    shown = await my_team(app, league, interaction.user.id) if team is None else await team_named(app, league, team)
    if shown is None:
        raise UserError("team-none")
    if captain is not None or tactic is not None:
        await _change(interaction, league, shown, captain, tactic)
    if leave:
        await _leave(app, shown, interaction.user.id)
    current = await teams.get(app.house, shown.id)
    await answer(interaction, await team_post(app, await language_of(interaction), current))


async def _leave(app: App, team: Team, user_id: int) -> None:
    members = [member.user_id for member in await teams.members(app.house, team.id)]
    captain_id = (await teams.get(app.house, team.id)).captain_id  # the armband may just have been handed over
    if user_id not in members:
        raise UserError("team-not-yours")
    if user_id == captain_id and len(members) > 1:
        raise UserError("team-captain-leaves")
    await teams.leave(app.house, team.id, user_id)


async def _change(
    interaction: discord.Interaction, league: League, team: Team, captain: discord.User | None, tactic: str | None
) -> None:
    app = app_of(interaction)
    if interaction.user.id != team.captain_id and not is_referee(interaction, league):
        raise UserError("team-captain-only")
    if captain is not None:
        if captain.id not in [member.user_id for member in await teams.members(app.house, team.id)]:
            raise UserError("team-not-a-player")
        await teams.set_captain(app.house, team.id, captain.id)
    if tactic is not None:
        await teams.change(app.house, team.id, data={**team.data, "tactic": tactic})


async def team_post(app: App, language: str, team: Team) -> Post:
    """Return a team's sheet: players with numbers and classes, captain, tactic, and what is missing to play."""
    t = app.texts.t
    players = await roster(app, team)
    lines = [t(language, "team-title", team=escape(team.name, NAME))]
    lines.extend(
        t(
            language,
            "team-player",
            number=number,
            player=f"<@{entry.user_id}>",
            cls=str(entry.data["class"]),
            captain="yes" if entry.user_id == team.captain_id else "no",
            coterie=escape(str(entry.data.get("coterie") or ""), NAME) or "none",
            city=escape(str(entry.data.get("home_city") or ""), NAME) or "none",
        )
        for number, entry in enumerate(players, start=1)
    )
    if team.data.get("tactic"):
        lines.append(t(language, "team-tactic", tactic=str(team.data["tactic"])))
    lacking = FEWEST_PLAYERS - len(players)
    lines.append(t(language, "team-lacking", count=lacking) if lacking > 0 else t(language, "team-ready"))
    return Post(("\n".join(lines),))
