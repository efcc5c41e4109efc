"""« Essayer ma fiche » and `/double-echec essayer`: the bench test, worked out beside the bot and told to its coach."""

from concurrent.futures.process import BrokenProcessPool
from typing import cast

import discord
from discord import app_commands

from cogs.double_echec.team import GAME
from cogs.double_echec.watching import presenter_of
from cogs.kit.actions import on
from cogs.kit.answers import answer, defer
from cogs.kit.app import App, app_of
from cogs.kit.authors import author_of
from cogs.kit.autocomplete import own_choices
from cogs.kit.declare import named, options
from cogs.kit.dossiers import load
from cogs.kit.seats import my_turn, turn_pressed
from cogs.orders.flow import refused
from presenters.double_echec.panel import TRY
from presenters.errors import UserError
from presenters.orderwords import read_translated
from presenters.post import Post
from referee.course import sending
from referee.model import Turn
from rules.contract import SeatId
from rules.dice import SEED_BYTES
from rules.double_echec.state import Match, Team
from rules.double_echec.trial import Trial, try_sheet
from rules.errors import OrderError

MOST = 4000


@app_commands.command(**named("de-essayer"))
@options(text="de-texte", match="match")
@app_commands.autocomplete(match=own_choices)
async def try_mine(
    interaction: discord.Interaction, text: app_commands.Range[str, 1, MOST] | None = None, match: str | None = None
) -> None:
    """Try a sheet, or without a text the one that would play now; nothing is sent."""
    await defer(interaction)
    await answer(interaction, await _tried(interaction, *await my_turn(interaction, match, GAME), text))


@on(TRY)
async def try_pressed(interaction: discord.Interaction, contest_id: int) -> None:
    """Try the sheet that would play now."""
    await defer(interaction)
    await answer(interaction, await _tried(interaction, *await turn_pressed(interaction, contest_id, GAME), None))


async def _tried(interaction: discord.Interaction, turn: Turn, seat: SeatId, text: str | None) -> Post:
    """Return what a sheet comes to: a text, else what its coach has written last and not sent, else what he has sent.

    Raises `UserError` while another one of their is tried.
    """
    app, author = app_of(interaction), await author_of(interaction)
    dossier, presenter = await load(app.house, turn.id), presenter_of(app)
    state = dossier.before_as(seat)
    assert isinstance(state, Match)  # noqa: S101 - it is an open turn of a match
    given = await _written(interaction, turn, seat) if text is None else None
    if text is not None:
        read = read_translated(presenter, author.language, text)
        try:
            given = dossier.game.canonical(dossier.game.parse(state, seat, read.text))
        except OrderError as error:
            return refused(app, author, dossier, read.in_sent(error), text)
    trial = await _trial(app, author.user_id, state, seat, given)
    return presenter.trial_post(author.language, dossier, seat, trial)


async def _written(interaction: discord.Interaction, turn: Turn, seat: SeatId) -> str | None:
    """Return what the user has written for the turn; None: nothing."""
    house, user_id = app_of(interaction).house, interaction.user.id
    unsent = await sending.find_unsent(house, turn.id, seat, user_id)
    if unsent is not None:
        return unsent[0].canonical
    sent = await sending.find_own_order(house, turn.id, seat, user_id)
    return None if sent is None else sent.canonical


async def _trial(app: App, user_id: int, state: Match, seat: SeatId, text: str | None) -> Trial:
    """Return a bench test, worked out in another process. Raises `UserError`."""
    if user_id in app.awaiting_work:
        raise UserError("de-trial-busy")
    app.awaiting_work.add(user_id)
    position, seed = app.house.games[GAME].encode(state), app.house.random_bytes(SEED_BYTES)
    try:
        return await app.workers.run(try_sheet, position, cast("Team", seat), text, seed)
    except BrokenProcessPool as error:
        raise UserError("de-trial-failed") from error
    finally:
        app.awaiting_work.discard(user_id)
