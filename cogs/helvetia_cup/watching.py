"""What is pressed to look at a match: a turn's film, the players of both sides with one's own cards."""

from typing import cast

import discord

from cogs.helvetia_cup.team import GAME
from cogs.kit.actions import on
from cogs.kit.answers import answer, defer
from cogs.kit.app import App, app_of
from cogs.kit.autocomplete import contest_pressed
from cogs.kit.dossiers import load_latest_whole, load_whole
from cogs.orders.authors import author_of
from presenters.errors import UserError
from presenters.helvetia_cup.panel import FILM, TEAM
from presenters.helvetia_cup.presenter import HelvetiaCupPresenter
from referee.turns import contests


def presenter_of(app: App) -> HelvetiaCupPresenter:
    """Return the presenter of this game."""
    return cast("HelvetiaCupPresenter", app.presenters[GAME])


@on(FILM)
async def show_film(interaction: discord.Interaction, turn_id: int) -> None:
    """Show a turn as a film; one is made at a time, and who waits for one asks for no second."""
    await defer(interaction)
    app, author = app_of(interaction), await author_of(interaction)
    turn = await contests.turn(app.house, turn_id)
    contest = await contest_pressed(interaction, turn.contest_id)
    if contest.game != GAME or turn.status != "closed":
        raise UserError("error-stale")
    if author.user_id in app.awaiting_replay:
        raise UserError("replay-busy")
    app.awaiting_replay.add(author.user_id)
    try:
        async with app.replays:
            dossier = await load_whole(app.house, turn.id)
            await answer(interaction, presenter_of(app).film_post(author.language, dossier, author.palette))
    finally:
        app.awaiting_replay.discard(author.user_id)


@on(TEAM)
async def show_team(interaction: discord.Interaction, contest_id: int) -> None:
    """Show the players of both sides as they are now, and to a coach his own cards."""
    await defer(interaction)
    contest = await contest_pressed(interaction, contest_id)
    if contest.game != GAME:
        raise UserError("error-stale")
    app, author = app_of(interaction), await author_of(interaction)
    dossier = await load_latest_whole(app.house, contest.id)
    post = presenter_of(app).team_post(author.language, dossier, dossier.seat_of(author.user_id))
    await answer(interaction, post)
