"""The pages of a season on demand: `/matrix colonnes` and its like, and the presses that turn them.

Also `/matrix resultats` and `/matrix bilan`: what a week came to, how the season ends.
"""

import re
from collections.abc import Iterable

import discord
from discord import app_commands

from cogs.game import report_page
from cogs.kit.actions import register
from cogs.kit.answers import answer, author_of, change_message, defer, defer_change, language_of
from cogs.kit.app import app_of
from cogs.kit.autocomplete import find_named_contest, find_pressed_contest, match_choices
from cogs.kit.declare import declare_command, declare_options
from cogs.kit.dossiers import load_dossier, load_latest_dossier, load_latest_whole_dossier
from cogs.matrix_hockey.ordering import GAME, list_coached_seats, season_presenter_of
from presenters.errors import UserError
from presenters.escaping import plain
from presenters.matrix_hockey.views import KINDS, Book, calendar_page, ending_page, team_page
from presenters.matrix_hockey.views.chronicle import NOTHING, chronicle_of
from presenters.post import Post
from referee.house import House
from referee.model import Contest, Turn
from referee.turns import contests, history
from rules.contract import SeatId
from rules.matrix_hockey.state import State

PAGE = re.compile(r"[0-9]{1,3}")
CHOICES = 25
TOLD = {"matrix", "pools", "matrix-text", "pools-text"}  # pages on which past weeks have a say


async def load_book(
    interaction: discord.Interaction, contest: Contest, *, whole: bool = False
) -> tuple[Book, list[SeatId]]:
    """Return the pages of a season for the user, and the teams that they coach in it; `whole`: with what is past."""
    app, author = app_of(interaction), await author_of(interaction)
    dossier = await (load_latest_whole_dossier if whole else load_latest_dossier)(app.house, contest.id)
    seats = await list_coached_seats(interaction, contest.id)
    state = dossier.after_as(seats[0] if seats else None)
    assert isinstance(state, State)  # noqa: S101 - the contest is of this game
    presenter, seat = season_presenter_of(app), seats[0] if seats else None
    pictures = presenter.pictures(author.language, dossier, state, seat, author.palette)
    chronicle = chronicle_of(dossier) if whole else NOTHING
    return Book(pictures.words, pictures, presenter.title(author.language, dossier), contest.id, chronicle), seats


def _fitting(typed: str, entries: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    wanted = typed.casefold()
    return [entry for entry in entries if wanted in f"{entry[0]} {entry[1]}".casefold()][:CHOICES]


async def division_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the divisions of the season, and the cups."""
    try:
        book, _ = await load_book(interaction, await find_named_contest(interaction, interaction.namespace.match, GAME))
    except UserError:
        return []
    parts = [(book.words.division(part), part) for part in (*book.state.divisions, "WG", "KDH")]
    return [app_commands.Choice(name=plain(name, 90), value=part[:100]) for name, part in _fitting(typed, parts)]


async def offer_season_teams(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the teams of the season."""
    try:
        book, _ = await load_book(interaction, await find_named_contest(interaction, interaction.namespace.match, GAME))
    except UserError:
        return []
    teams = [(f"{who.name} ({who.division})", team) for team, who in book.state.teams.items()]
    return [app_commands.Choice(name=plain(name, 90), value=team[:100]) for name, team in _fitting(typed, teams)]


def find_part(book: Book, seats: list[SeatId], given: str | None) -> str:
    """Return the division or cup that `given` names; without it the user's own division, or the first."""
    if given is None:
        return book.state.teams[seats[0]].division if seats else next(iter(book.state.divisions))
    wanted = given.strip().casefold()
    for part in (*book.state.divisions, "WG", "KDH"):
        if wanted in {part.casefold(), book.words.division(part).casefold()}:
            return part
    raise UserError("mh-no-division")


def find_season_team(state: State, seats: list[SeatId], given: str | None) -> str:
    """Return the team that `given` names; without it the user's own. Raises `UserError`."""
    if given is None:
        if not seats:
            raise UserError("mh-no-team")
        return seats[0]
    wanted = given.strip().casefold()
    for team, who in state.teams.items():
        if wanted in {team.casefold(), who.name.casefold(), plain(f"{who.name} ({who.division})", 90).casefold()}:
            return team
    raise UserError("mh-unknown-team")


@app_commands.command(**declare_command("colonnes"))
@declare_options(division="division", match="saison")
@app_commands.autocomplete(match=match_choices, division=division_choices)
async def show_columns(interaction: discord.Interaction, division: str | None = None, match: str | None = None) -> None:
    """Show what everybody has left (MH-3.1.2-e, MH-3.2.2-e, MH-3.3.2-f)."""
    await _page(interaction, "left", division, match)


@app_commands.command(**declare_command("classement"))
@declare_options(division="division", match="saison")
@app_commands.autocomplete(match=match_choices, division=division_choices)
async def show_table(interaction: discord.Interaction, division: str | None = None, match: str | None = None) -> None:
    """Show a table."""
    await _page(interaction, "table", division, match)


@app_commands.command(**declare_command("matrice"))
@declare_options(division="division", match="saison")
@app_commands.autocomplete(match=match_choices, division=division_choices)
async def show_matrix(interaction: discord.Interaction, division: str | None = None, match: str | None = None) -> None:
    """Show a matrix, the user's own columns struck out."""
    await _page(interaction, "matrix", division, match)


@app_commands.command(**declare_command("coupe"))
@declare_options(match="saison")
@app_commands.autocomplete(match=match_choices)
async def show_cup(interaction: discord.Interaction, match: str | None = None) -> None:
    """Show the KDH cup."""
    await _page(interaction, "bracket", "KDH", match)


@app_commands.command(**declare_command("gretzky"))
@declare_options(match="saison")
@app_commands.autocomplete(match=match_choices)
async def show_gretzky(interaction: discord.Interaction, match: str | None = None) -> None:
    """Show the Gretzky cup."""
    await _page(interaction, "pools", "WG", match)


@app_commands.command(**declare_command("calendrier"))
@declare_options(team="equipe-mh", match="saison")
@app_commands.autocomplete(match=match_choices, team=offer_season_teams)
async def show_team_calendar(
    interaction: discord.Interaction, team: str | None = None, match: str | None = None
) -> None:
    """Show a team's season: weeks, opponents, results."""
    await defer(interaction)
    book, seats = await load_book(interaction, await find_named_contest(interaction, match, GAME))
    await answer(interaction, calendar_page(book, find_season_team(book.state, seats, team)))


@app_commands.command(**declare_command("fiche-mh"))
@declare_options(team="equipe-mh", match="saison")
@app_commands.autocomplete(match=match_choices, team=offer_season_teams)
async def show_team_sheet(interaction: discord.Interaction, team: str | None = None, match: str | None = None) -> None:
    """Show a team's sheet."""
    await defer(interaction)
    book, seats = await load_book(interaction, await find_named_contest(interaction, match, GAME), whole=True)
    await answer(interaction, team_page(book, find_season_team(book.state, seats, team)))


async def _page(interaction: discord.Interaction, kind: str, part: str | None, match: str | None) -> None:
    await defer(interaction)
    contest = await find_named_contest(interaction, match, GAME)
    book, seats = await load_book(interaction, contest, whole=kind in TOLD)
    await answer(interaction, book.page(kind, find_part(book, seats, part)))


@register("mh-page")
async def press_season_page(interaction: discord.Interaction, contest_id: int, kind: str, part: str) -> None:
    """Show a page to the one who presses a panel's button."""
    await defer(interaction)
    await answer(interaction, (await _page_of(interaction, contest_id, kind, part)).page(kind, part))


@register("mh-turn")
async def turn_season_page(
    interaction: discord.Interaction, contest_id: int, kind: str, part: str, number: str, way: str
) -> None:
    """Turn over a page of several."""
    await defer_change(interaction)
    book = await _page_of(interaction, contest_id, kind, part)
    if not PAGE.fullmatch(number):
        raise UserError("error-stale")
    await change_message(interaction, book.page(kind, part, int(number)))


async def _page_of(interaction: discord.Interaction, contest_id: int, kind: str, part: str) -> Book:
    contest = await find_pressed_contest(interaction, contest_id)
    if contest.game != GAME or kind not in KINDS:
        raise UserError("error-stale")
    book, _ = await load_book(interaction, contest, whole=kind in TOLD)
    if part not in (*book.state.divisions, "WG", "KDH"):
        raise UserError("error-stale")
    return book


@register("mh-bulletin")
async def show_chosen_bulletin(interaction: discord.Interaction, turn_id: int, *, values: tuple[str, ...]) -> None:
    """Show the bulletin chosen in the history."""
    await report_page(interaction, turn_id, values[0], "0")


@app_commands.command(**declare_command("mh-resultats"))
@declare_options(division="division", week="semaine", match="saison")
@app_commands.autocomplete(match=match_choices, division=division_choices)
async def show_week_results(
    interaction: discord.Interaction,
    division: str | None = None,
    week: app_commands.Range[int, 1, 99] | None = None,
    match: str | None = None,
) -> None:
    """Show what a week came to, the last one by default."""
    await defer(interaction)
    contest = await find_named_contest(interaction, match, GAME)
    book, seats = await load_book(interaction, contest)
    await answer(interaction, await week_bulletin_post(interaction, contest, week, find_part(book, seats, division)))


@app_commands.command(**declare_command("mh-bilan"))
@declare_options(division="division", match="saison")
@app_commands.autocomplete(match=match_choices, division=division_choices)
async def show_season_end(
    interaction: discord.Interaction, division: str | None = None, match: str | None = None
) -> None:
    """Show how the season ended, or would end now."""
    await defer(interaction)
    book, seats = await load_book(interaction, await find_named_contest(interaction, match, GAME))
    await answer(interaction, ending_page(book, find_part(book, seats, division)))


async def week_bulletin_post(interaction: discord.Interaction, contest: Contest, week: int | None, part: str) -> Post:
    """Return the bulletin of a week of the running season. Raises `UserError` if it is not over."""
    app, language = app_of(interaction), await language_of(interaction)
    weeks = await list_played_weeks(app.house, contest.id)
    if week is None:
        week = len(weeks)
    if not 1 <= week <= len(weeks):
        raise UserError("mh-no-week", week=week, last=len(weeks))
    dossier = await load_dossier(app.house, weeks[week - 1].id)
    if part not in dossier.game.bulletins(dossier.now, dossier.events):
        raise UserError("mh-nothing-told", week=week)
    return season_presenter_of(app).closed(language, dossier, part=part)


async def list_played_weeks(house: House, contest_id: int) -> list[Turn]:
    """Return the closed weeks of the running season, in order."""
    latest = await contests.get_latest_turn(house, contest_id)
    weeks: list[Turn] = []
    for turn in await history.list_turns_before(house, latest):
        if turn.stage == "setup":
            weeks.clear()
        elif turn.stage == "week":
            weeks.append(turn)
    return weeks
