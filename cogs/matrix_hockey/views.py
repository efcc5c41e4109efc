"""The pages of a season on demand: `/matrix colonnes` and its like, and the presses that turn them."""

import re
from collections.abc import Iterable

import discord
from discord import app_commands

from cogs.game import report_page
from cogs.kit.actions import on
from cogs.kit.answers import answer, change, defer, defer_change
from cogs.kit.app import app_of
from cogs.kit.authors import author_of
from cogs.kit.autocomplete import contest_named, contest_pressed, match_choices
from cogs.kit.declare import named, options
from cogs.kit.dossiers import load_latest, load_latest_whole
from cogs.matrix_hockey.ordering import GAME, presenter_of, seats_of
from presenters.errors import UserError
from presenters.escaping import plain
from presenters.matrix_hockey.views import KINDS, Book, calendar_page, team_page
from presenters.matrix_hockey.views.chronicle import NOTHING, chronicle_of
from referee.model import Contest
from rules.contract import SeatId
from rules.matrix_hockey.state import State

PAGE = re.compile(r"[0-9]{1,3}")
CHOICES = 25
TOLD = {"matrix", "pools", "matrix-text", "pools-text"}  # pages on which past weeks have a say


async def book_of(
    interaction: discord.Interaction, contest: Contest, *, whole: bool = False
) -> tuple[Book, list[SeatId]]:
    """Return the pages of a season for the user, and the teams that they coach in it; `whole`: with what is past."""
    app, author = app_of(interaction), await author_of(interaction)
    dossier = await (load_latest_whole if whole else load_latest)(app.house, contest.id)
    seats = await seats_of(interaction, contest.id)
    state = dossier.after_as(seats[0] if seats else None)
    assert isinstance(state, State)  # noqa: S101 - the contest is of this game
    presenter, seat = presenter_of(app), seats[0] if seats else None
    pictures = presenter.pictures(author.language, dossier, state, seat, author.palette)
    chronicle = chronicle_of(dossier) if whole else NOTHING
    return Book(pictures.words, pictures, presenter.title(author.language, dossier), contest.id, chronicle), seats


def _fitting(typed: str, entries: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    wanted = typed.casefold()
    return [entry for entry in entries if wanted in f"{entry[0]} {entry[1]}".casefold()][:CHOICES]


async def division_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the divisions of the season, and the cups."""
    try:
        book, _ = await book_of(interaction, await contest_named(interaction, interaction.namespace.match, GAME))
    except UserError:
        return []
    parts = [(book.words.division(part), part) for part in (*book.state.divisions, "WG", "KDH")]
    return [app_commands.Choice(name=plain(name, 90), value=part[:100]) for name, part in _fitting(typed, parts)]


async def team_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the teams of the season."""
    try:
        book, _ = await book_of(interaction, await contest_named(interaction, interaction.namespace.match, GAME))
    except UserError:
        return []
    teams = [(f"{who.name} ({who.division})", team) for team, who in book.state.teams.items()]
    return [app_commands.Choice(name=plain(name, 90), value=team[:100]) for name, team in _fitting(typed, teams)]


def part_named(book: Book, seats: list[SeatId], given: str | None) -> str:
    """Return the division or cup that `given` names; without it the user's own division, or the first."""
    if given is None:
        return book.state.teams[seats[0]].division if seats else next(iter(book.state.divisions))
    wanted = given.strip().casefold()
    for part in (*book.state.divisions, "WG", "KDH"):
        if wanted in {part.casefold(), book.words.division(part).casefold()}:
            return part
    raise UserError("mh-no-division")


def team_named(state: State, seats: list[SeatId], given: str | None) -> str:
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


@app_commands.command(**named("colonnes"))
@options(division="division", match="saison")
@app_commands.autocomplete(match=match_choices, division=division_choices)
async def columns(interaction: discord.Interaction, division: str | None = None, match: str | None = None) -> None:
    """Show what everybody has left (MH-3.1.2-e, MH-3.2.2-e, MH-3.3.2-f)."""
    await _page(interaction, "left", division, match)


@app_commands.command(**named("classement"))
@options(division="division", match="saison")
@app_commands.autocomplete(match=match_choices, division=division_choices)
async def table(interaction: discord.Interaction, division: str | None = None, match: str | None = None) -> None:
    """Show a table."""
    await _page(interaction, "table", division, match)


@app_commands.command(**named("matrice"))
@options(division="division", match="saison")
@app_commands.autocomplete(match=match_choices, division=division_choices)
async def matrix(interaction: discord.Interaction, division: str | None = None, match: str | None = None) -> None:
    """Show a matrix, the user's own columns struck out."""
    await _page(interaction, "matrix", division, match)


@app_commands.command(**named("coupe"))
@options(match="saison")
@app_commands.autocomplete(match=match_choices)
async def cup(interaction: discord.Interaction, match: str | None = None) -> None:
    """Show the KDH cup."""
    await _page(interaction, "bracket", "KDH", match)


@app_commands.command(**named("gretzky"))
@options(match="saison")
@app_commands.autocomplete(match=match_choices)
async def gretzky(interaction: discord.Interaction, match: str | None = None) -> None:
    """Show the Gretzky cup."""
    await _page(interaction, "pools", "WG", match)


@app_commands.command(**named("calendrier"))
@options(team="equipe-mh", match="saison")
@app_commands.autocomplete(match=match_choices, team=team_choices)
async def team_calendar(interaction: discord.Interaction, team: str | None = None, match: str | None = None) -> None:
    """Show a team's season: weeks, opponents, results."""
    await defer(interaction)
    book, seats = await book_of(interaction, await contest_named(interaction, match, GAME))
    await answer(interaction, calendar_page(book, team_named(book.state, seats, team)))


@app_commands.command(**named("fiche-mh"))
@options(team="equipe-mh", match="saison")
@app_commands.autocomplete(match=match_choices, team=team_choices)
async def sheet(interaction: discord.Interaction, team: str | None = None, match: str | None = None) -> None:
    """Show a team's sheet."""
    await defer(interaction)
    book, seats = await book_of(interaction, await contest_named(interaction, match, GAME), whole=True)
    await answer(interaction, team_page(book, team_named(book.state, seats, team)))


async def _page(interaction: discord.Interaction, kind: str, part: str | None, match: str | None) -> None:
    await defer(interaction)
    contest = await contest_named(interaction, match, GAME)
    book, seats = await book_of(interaction, contest, whole=kind in TOLD)
    await answer(interaction, book.page(kind, part_named(book, seats, part)))


@on("mh-page")
async def page_pressed(interaction: discord.Interaction, contest_id: int, kind: str, part: str) -> None:
    """Show a page to the one who presses a panel's button."""
    await defer(interaction)
    await answer(interaction, (await _page_of(interaction, contest_id, kind, part)).page(kind, part))


@on("mh-turn")
async def turned(
    interaction: discord.Interaction, contest_id: int, kind: str, part: str, number: str, way: str
) -> None:
    """Turn over a page of several."""
    await defer_change(interaction)
    book = await _page_of(interaction, contest_id, kind, part)
    if not PAGE.fullmatch(number):
        raise UserError("error-stale")
    await change(interaction, book.page(kind, part, int(number)))


async def _page_of(interaction: discord.Interaction, contest_id: int, kind: str, part: str) -> Book:
    contest = await contest_pressed(interaction, contest_id)
    if contest.game != GAME or kind not in KINDS:
        raise UserError("error-stale")
    book, _ = await book_of(interaction, contest, whole=kind in TOLD)
    if part not in (*book.state.divisions, "WG", "KDH"):
        raise UserError("error-stale")
    return book


@on("mh-bulletin")
async def bulletin_chosen(interaction: discord.Interaction, turn_id: int, *, values: tuple[str, ...]) -> None:
    """Show the bulletin chosen in the history."""
    await report_page(interaction, turn_id, values[0], "0")
