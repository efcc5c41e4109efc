"""The ways into a league, by presses that work anywhere in it: sign up, challenge, read the rules. And `/aide`."""

import discord
from discord import app_commands

from cogs.game import Answers, cogs_of, is_game_cog
from cogs.kit.actions import register
from cogs.kit.answers import answer, change_message, defer, defer_change, voice_of
from cogs.kit.app import App, app_of
from cogs.kit.declare import declare_command
from cogs.kit.league import is_referee, referee_role
from cogs.league.matches import load_own_matches, match_line, open_challenges
from presenters.errors import UserError
from presenters.escaping import plain
from presenters.lobby import Offers, OwedMatch, Visitor, help_post, which_game
from presenters.texts import Voice
from referee.hand import people
from referee.league import leagues
from referee.orders.mine import OwnContest

NAME = 60


def offers_of(app: App) -> Offers:
    """Return what the games of this bot offer to who comes in, as each of them says."""
    cogs = cogs_of(app)
    games = tuple(filter(is_game_cog, cogs.values()))
    return Offers(
        games=tuple(cog.game for cog in games),
        joins=tuple(cog.game for cog in games if cog.joins is not None),
        challenges=tuple(cog.game for cog in games if cog.challenges is not None),
        competitions=len(games) < len(cogs),
    )


@register("join")
async def join_game(interaction: discord.Interaction, game: str = "") -> None:
    """Have a game sign the user up."""
    ways = {one: cog.joins for one, cog in cogs_of(app_of(interaction)).items() if cog.joins}
    await _enter(interaction, "join", ways, game)


@register("challenge")
async def challenge_in_lobby(interaction: discord.Interaction, game: str = "") -> None:
    """Have a game ask whom the user challenges."""
    ways = {one: cog.challenges for one, cog in cogs_of(app_of(interaction)).items() if cog.challenges}
    await _enter(interaction, "challenge", ways, game)


async def _enter(interaction: discord.Interaction, action: str, ways: dict[str, Answers], game: str) -> None:
    """Go the way of the game that is named, or the only one; else ask which. Raises `UserError` for no game of ours."""
    if not game and len(ways) > 1:
        await defer(interaction)
        await answer(interaction, which_game(await voice_of(interaction), action, tuple(ways)))
        return
    if game not in ways and (game or not ways):
        raise UserError("error-stale")
    await ways[game or next(iter(ways))](interaction)


@register("rules")
async def turn_to_rules(interaction: discord.Interaction, game: str = "", place: str = "") -> None:
    """Show a page of a game's rules, one after the other in one message; without a game, ask which."""
    app = app_of(interaction)
    if not game:
        await defer(interaction)
        await answer(interaction, which_game(await voice_of(interaction), "rules", offers_of(app).games))
        return
    is_own = interaction.message is not None and interaction.message.flags.ephemeral
    await (defer_change(interaction) if is_own else defer(interaction))
    cog = cogs_of(app).get(game)
    if cog is None:
        raise UserError("error-stale")
    post = cog.rules.chapter(await voice_of(interaction), place)
    await (change_message if is_own else answer)(interaction, post)


@register("rules-chapter")
async def turn_to_chapter(interaction: discord.Interaction, game: str, *, values: list[str]) -> None:
    """Show the chapter chosen."""
    await turn_to_rules(interaction, game, values[0])


@app_commands.command(**declare_command("aide"))
async def help_me(interaction: discord.Interaction) -> None:
    """Tell the user what they can do here and now."""
    await defer(interaction)
    app, voice = app_of(interaction), await voice_of(interaction)
    mine = await load_own_matches(app, interaction.user.id)
    await answer(interaction, help_post(voice, await _somebody(interaction, voice, mine), offers_of(app)))


async def _somebody(interaction: discord.Interaction, voice: Voice, mine: list[OwnContest]) -> Visitor:
    """Return who asks, as far as it decides what they can do."""
    app, guild = app_of(interaction), interaction.guild
    league = None if interaction.guild_id is None else await leagues.find_league(app.house, interaction.guild_id)
    owed = sorted((one for one in mine if one.is_owed), key=lambda one: one.turn.due_ms if one.turn else 0)
    paused = [one for one in mine if one.contest.status == "paused"]
    here = {None} if guild is None else {league.id} if league else set()
    due = tuple(
        OwedMatch(
            contest_id=one.contest.id,
            name=plain(one.contest.name, NAME),
            told=match_line(app, voice, one),
            is_here=guild is None or one.contest.league_id in here,
        )
        for one in owed
    )
    return Visitor(
        where="dm" if interaction.guild_id is None else "server" if league is None else "league",
        due=due,
        paused=tuple(match_line(app, voice, one) for one in paused),
        waiting=len(mine) - len(owed) - len(paused),
        offers=len(await open_challenges(interaction, league)),
        is_organiser=interaction.guild_id is not None and interaction.permissions.manage_guild,
        is_referee=league is not None and is_referee(interaction, league),
        takes_dms=(await people.get_person(app.house, interaction.user.id)).dm_channel_id is not None,
        lacks_referees=guild is not None and league is not None and referee_role(guild, league) is None,
    )
