"""What is pressed to look at a match: a shift's film, the rink with an overlay, one's sheet, the doctrine's word."""

from typing import cast

import discord

from cogs.double_echec.team import GAME
from cogs.kit import replay
from cogs.kit.actions import on
from cogs.kit.answers import answer, change, defer, defer_change
from cogs.kit.app import App, app_of
from cogs.kit.authors import author_of
from cogs.kit.autocomplete import contest_pressed
from cogs.kit.dossiers import load_latest_whole, load_whole
from cogs.kit.seats import turn_pressed
from presenters.double_echec.panel import DOCTRINE, FILM, OVERLAY, SHEET
from presenters.double_echec.presenter import DoubleEchecPresenter
from presenters.errors import UserError
from presenters.post import Post
from referee.model import Turn
from rules.contract import SeatId


def presenter_of(app: App) -> DoubleEchecPresenter:
    """Return the presenter of this game."""
    return cast("DoubleEchecPresenter", app.presenters[GAME])


async def sheet_post(interaction: discord.Interaction, turn: Turn, seat: SeatId) -> Post:
    """Return a coach's own sheet as it stands: their lines and how often each fired, the doctrine below."""
    app, author = app_of(interaction), await author_of(interaction)
    return presenter_of(app).sheet_post(author.language, await load_whole(app.house, turn.id), seat)


@on(SHEET)
async def show_sheet(interaction: discord.Interaction, contest_id: int) -> None:
    """Show who presses their own sheet."""
    await defer(interaction)
    await answer(interaction, await sheet_post(interaction, *await turn_pressed(interaction, contest_id, GAME)))


@on(DOCTRINE)
async def show_doctrine(interaction: discord.Interaction, contest_id: int) -> None:
    """Show who presses what the doctrine would do with each card now."""
    await defer(interaction)
    app, (turn, seat) = app_of(interaction), await turn_pressed(interaction, contest_id, GAME)
    author = await author_of(interaction)
    post = presenter_of(app).doctrine_post(author.language, await load_whole(app.house, turn.id), seat)
    await answer(interaction, post)


@on(FILM)
async def show_film(interaction: discord.Interaction, turn_id: int) -> None:
    """Show a shift as a film; one is made at a time, and who waits for one asks for no second."""
    await replay.show_film(interaction, GAME, turn_id, presenter_of(app_of(interaction)).film_post)


@on(OVERLAY)
async def show_overlay(interaction: discord.Interaction, contest_id: int, *, values: tuple[str, ...]) -> None:
    """Show the rink with another overlay in the message where it was chosen."""
    await defer_change(interaction)
    contest = await contest_pressed(interaction, contest_id)
    if contest.game != GAME:
        raise UserError("error-stale")
    app, author = app_of(interaction), await author_of(interaction)
    dossier = await load_latest_whole(app.house, contest.id)
    seat = dossier.seat_of(author.user_id)
    post = presenter_of(app).rink_post(author.language, dossier, seat, author.palette, values[0])
    await change(interaction, post)
