"""What is pressed to look at a match: a turn's film, the players of both sides with one's own cards."""

from typing import cast

import discord

from cogs.helvetia_cup.team import GAME
from cogs.kit import replay
from cogs.kit.actions import on
from cogs.kit.answers import answer, defer
from cogs.kit.app import App, app_of
from cogs.kit.authors import author_of
from cogs.kit.autocomplete import contest_pressed
from cogs.kit.dossiers import load_latest_whole
from presenters.errors import UserError
from presenters.helvetia_cup.panel import FILM, TEAM
from presenters.helvetia_cup.presenter import HelvetiaCupPresenter


def presenter_of(app: App) -> HelvetiaCupPresenter:
    """Return the presenter of this game."""
    return cast("HelvetiaCupPresenter", app.presenters[GAME])


@on(FILM)
async def show_film(interaction: discord.Interaction, turn_id: int) -> None:
    """Show a turn as a film; one is made at a time, and who waits for one asks for no second."""
    await replay.show_film(interaction, GAME, turn_id, presenter_of(app_of(interaction)).film_post)


@on(TEAM)
async def show_team(interaction: discord.Interaction, contest_id: int) -> None:
    """Show the players of both sides as they are now, and to a coach their own cards."""
    await defer(interaction)
    contest = await contest_pressed(interaction, contest_id)
    if contest.game != GAME:
        raise UserError("error-stale")
    app, author = app_of(interaction), await author_of(interaction)
    dossier = await load_latest_whole(app.house, contest.id)
    post = presenter_of(app).team_post(author.language, dossier, dossier.seat_of(author.user_id))
    await answer(interaction, post)
