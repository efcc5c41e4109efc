"""`/double-echec classement repechage trophee`: what the books of a season say, kept by themselves.

In its draft the captain whose turn it is, or a referee, enters a rookie into the team's sheet.
"""

from typing import NamedTuple

import discord
from discord import app_commands
from msgspec.structs import replace

from cogs.double_echec.reading import read_man
from cogs.double_echec.team import COLOUR, GAME, faults_post, find_team_by_name, offer_league_teams, read_roster
from cogs.game import Command
from cogs.kit.actions import register
from cogs.kit.answers import answer, author_of, defer
from cogs.kit.app import App, app_of
from cogs.kit.autocomplete import CHOICES, find_pressed_contest
from cogs.kit.declare import declare_command, declare_options
from cogs.kit.dossiers import load_dossier, load_latest_dossier
from cogs.kit.league import is_referee, league_here
from cogs.kit.teams import NAME
from presenters.double_echec.league.posts import ending_of
from presenters.double_echec.league.views import SeasonEnding, draft_round_order
from presenters.double_echec.presenter import DoubleEchecPresenter
from presenters.errors import UploadFaults, UserError
from presenters.escaping import clip, escape
from presenters.post import Post
from referee.competition import books
from referee.competition.books import codes_of_teams
from referee.course import dealing
from referee.league import leagues
from referee.model import Contest, Team
from referee.turns import contests, history
from rules.double_echec.data import DATA
from rules.double_echec.league.standings import turn_of
from rules.double_echec.roster import Roster, RosterPlayer, stored_roster_of
from rules.double_echec.state import League as Books
from rules.double_echec.trading import MOST_MEN


class _Choice(NamedTuple):
    """Which team chooses, in which round, what the books are told of it, in which season the rookie is one."""

    team: Team
    round: int
    text: str
    season: int


async def make_choice(
    interaction: discord.Interaction, contest: Contest, ending: SeasonEnding, rookie: str, named: str | None
) -> None:
    """Have a team make its next choice; everybody sees it. `named`: a referee's word on which team."""
    app, league = app_of(interaction), await league_here(interaction)
    voice = app.texts.voice(league.language)
    async with app.alone(league):
        choice = await _choice(interaction, contest, ending, named)
        man = read_man(rookie)
        if isinstance(man, UploadFaults):
            await answer(interaction, faults_post(voice, man))
            return
        sheet = _with(choice.team, man, choice.season)
        await dealing.write_draft_choice(app.house, contest.id, choice.team, stored_roster_of(sheet), choice.text)
    team = escape(choice.team.name, NAME)
    await answer(interaction, Post((voice.t("de-drafted", team=team, number=str(man.n), round=choice.round),), COLOUR))
    app.heart.poke()


async def _choice(
    interaction: discord.Interaction, contest: Contest, ending: SeasonEnding, named: str | None
) -> _Choice:
    """Return the choice that is to be made now. Raises `UserError` for whoever has none to make."""
    app, league = app_of(interaction), await league_here(interaction)
    books, order, codes = await _books(app, contest), draft_round_order(ending), codes_of_teams(contest)
    if order is None or contest.status == "over":
        raise UserError("de-draft-not-now")
    due = turn_of(books, order)
    if due is None:
        raise UserError("de-draft-done")
    is_judge = is_referee(interaction, league)
    its_turn = next((name for name, code in codes.items() if code == due.team), due.team)
    team = await find_team_by_name(app, league, named if named is not None and is_judge else its_turn)
    if not is_judge and team.captain_id != interaction.user.id:
        raise UserError("de-draft-whose", team=escape(team.name, NAME), round=due.round)
    code = codes.get(team.name, "")
    owned = books.teams[code].picks.get(str(due.round), 0) if code in books.teams else 0
    if not owned:
        raise UserError("de-trade-choices", team=escape(team.name, NAME), round=due.round)
    return _Choice(team, due.round, f"CHOIX {code} {due.round} {owned - 1}", books.season + 1)


async def _books(app: App, contest: Contest) -> Books:
    turn = await contests.get_latest_turn(app.house, contest.id)
    state = app.house.games[contest.game].decode(turn.state if turn.after is None else turn.after)
    if not isinstance(state, Books):
        raise UserError("error-stale")
    return state


def _with(team: Team, man: RosterPlayer, season: int) -> Roster:
    """Return a team's sheet with a rookie, whose first season is to come (DE-B.league-e)."""
    roster = read_roster(team)
    if roster.player(man.n) is not None:
        raise UserError("de-trade-twice", team=escape(team.name, NAME), number=str(man.n))
    if len(roster.men) >= MOST_MEN:
        raise UserError("de-trade-many", team=escape(team.name, NAME), most=MOST_MEN)
    rookie = replace(man, salary=DATA.league.rookie_salary, rookie=season)
    return replace(roster, men=(*roster.men, rookie))


MOST = 100


async def season_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the seasons of this server's league."""
    house, wanted = app_of(interaction).house, typed.casefold()
    league = await leagues.find_league(house, interaction.guild_id or 0)
    found = [] if league is None else await books.list_books(house, league.id, GAME)
    named_so = [one for one in found if wanted in one.name.casefold()]
    return [app_commands.Choice(name=clip(one.name, MOST), value=str(one.id)) for one in named_so[:CHOICES]]


async def find_named_books(interaction: discord.Interaction, given: str | None) -> Contest:
    """Return the books of the season that is named, by default of the latest one. Raises `UserError`."""
    league = await league_here(interaction)
    found = await books.list_books(app_of(interaction).house, league.id, GAME)
    likely = [one for one in found if given in {None, str(one.id), one.name}]
    if not likely:
        raise UserError("de-books-none")
    return likely[0]


async def find_ending(app: App, contest: Contest) -> SeasonEnding:
    """Return the end of a season, if it has come: the last turn with a draft."""
    last = await contests.get_latest_turn(app.house, contest.id)
    for turn in reversed(await history.list_turns_before(app.house, last)):
        if b'"draft_round"' in (turn.events or b""):
            return ending_of(await load_dossier(app.house, turn.id))
    return SeasonEnding()


async def show_books(interaction: discord.Interaction, contest: Contest, page: str) -> None:
    """Show a page of a season's books."""
    app, author = app_of(interaction), await author_of(interaction)
    presenter = app.presenters[GAME]
    if not isinstance(presenter, DoubleEchecPresenter) or contest.game != GAME:
        raise UserError("error-stale")
    dossier = await load_latest_dossier(app.house, contest.id)
    end = SeasonEnding() if page == "standings" else await find_ending(app, contest)
    await answer(interaction, presenter.books.page(author.language, dossier, page, end, author.palette))


@register("de-books")
async def press_books_page(interaction: discord.Interaction, contest_id: int, page: str) -> None:
    """Show a page to who presses."""
    await defer(interaction)
    await show_books(interaction, await find_pressed_contest(interaction, contest_id), page)


def _command(key: str, page: str) -> Command:
    @app_commands.command(**declare_command(key))
    @declare_options(season="de-saison")
    @app_commands.autocomplete(season=season_choices)
    async def command(interaction: discord.Interaction, season: str | None = None) -> None:
        await defer(interaction)
        await show_books(interaction, await find_named_books(interaction, season), page)

    return command


@app_commands.command(**declare_command("de-repechage"))
@declare_options(rookie="de-recrue", team="de-equipe-recrue", season="de-saison")
@app_commands.autocomplete(team=offer_league_teams, season=season_choices)
async def draft_rookie(
    interaction: discord.Interaction,
    rookie: app_commands.Range[str, 1, MOST] | None = None,
    team: str | None = None,
    season: str | None = None,
) -> None:
    """Show the draft; with a rookie, make the choice whose turn it is."""
    await defer(interaction, ephemeral=rookie is None)
    contest = await find_named_books(interaction, season)
    if rookie is None:
        await show_books(interaction, contest, "draft")
    else:
        await make_choice(interaction, contest, await find_ending(app_of(interaction), contest), rookie, team)


SEASON: tuple[Command, ...] = (_command("de-classement", "standings"), draft_rookie, _command("de-trophee", "trophy"))
