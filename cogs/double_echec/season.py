"""`/double-echec classement repechage trophee`: what the books of a season say, kept by themselves."""

import discord
from discord import app_commands

from cogs.double_echec.drafting import choose
from cogs.double_echec.team import GAME, team_choices
from cogs.game import Command
from cogs.kit.actions import on
from cogs.kit.answers import answer, defer
from cogs.kit.app import App, app_of
from cogs.kit.authors import author_of
from cogs.kit.autocomplete import CHOICES, contest_pressed
from cogs.kit.declare import named, options
from cogs.kit.dossiers import load, load_latest
from cogs.kit.league import league_here
from presenters.double_echec.league.posts import ending_of
from presenters.double_echec.league.views import SeasonEnding
from presenters.double_echec.presenter import DoubleEchecPresenter
from presenters.errors import UserError
from presenters.escaping import clip
from referee.competition import books
from referee.league import leagues
from referee.model import Contest
from referee.turns import contests, history

MOST = 100


async def season_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the seasons of this server's league."""
    house, wanted = app_of(interaction).house, typed.casefold()
    league = await leagues.find_league(house, interaction.guild_id or 0)
    found = [] if league is None else await books.list_books(house, league.id, GAME)
    named_so = [one for one in found if wanted in one.name.casefold()]
    return [app_commands.Choice(name=clip(one.name, MOST), value=str(one.id)) for one in named_so[:CHOICES]]


async def books_named(interaction: discord.Interaction, given: str | None) -> Contest:
    """Return the books of the season that is named, by default of the latest one. Raises `UserError`."""
    league = await league_here(interaction)
    found = await books.list_books(app_of(interaction).house, league.id, GAME)
    likely = [one for one in found if given in {None, str(one.id), one.name}]
    if not likely:
        raise UserError("de-books-none")
    return likely[0]


async def ending(app: App, contest: Contest) -> SeasonEnding:
    """Return the end of a season, if it has come: the last turn with a draft."""
    last = await contests.get_latest_turn(app.house, contest.id)
    for turn in reversed(await history.list_turns_before(app.house, last)):
        if b'"draft_round"' in (turn.events or b""):
            return ending_of(await load(app.house, turn.id))
    return SeasonEnding()


async def show(interaction: discord.Interaction, contest: Contest, page: str) -> None:
    """Show a page of a season's books."""
    app, author = app_of(interaction), await author_of(interaction)
    presenter = app.presenters[GAME]
    if not isinstance(presenter, DoubleEchecPresenter) or contest.game != GAME:
        raise UserError("error-stale")
    dossier = await load_latest(app.house, contest.id)
    end = SeasonEnding() if page == "standings" else await ending(app, contest)
    await answer(interaction, presenter.books_page(author.language, dossier, page, end, author.palette))


@on("de-books")
async def page_pressed(interaction: discord.Interaction, contest_id: int, page: str) -> None:
    """Show a page to who presses."""
    await defer(interaction)
    await show(interaction, await contest_pressed(interaction, contest_id), page)


def _command(key: str, page: str) -> Command:
    @app_commands.command(**named(key))
    @options(season="de-saison")
    @app_commands.autocomplete(season=season_choices)
    async def command(interaction: discord.Interaction, season: str | None = None) -> None:
        await defer(interaction)
        await show(interaction, await books_named(interaction, season), page)

    return command


@app_commands.command(**named("de-repechage"))
@options(rookie="de-recrue", team="de-equipe-recrue", season="de-saison")
@app_commands.autocomplete(team=team_choices, season=season_choices)
async def draft(
    interaction: discord.Interaction,
    rookie: app_commands.Range[str, 1, MOST] | None = None,
    team: str | None = None,
    season: str | None = None,
) -> None:
    """Show the draft; with a rookie, make the choice whose turn it is."""
    await defer(interaction, ephemeral=rookie is None)
    contest = await books_named(interaction, season)
    if rookie is None:
        await show(interaction, contest, "draft")
    else:
        await choose(interaction, contest, await ending(app_of(interaction), contest), rookie, team)


SEASON: tuple[Command, ...] = (_command("de-classement", "standings"), draft, _command("de-trophee", "trophy"))
