"""What is looked at beside a match, by a press or a command.

A shift's film, the rink with an overlay, one's sheet, the doctrine's word; and « Essayer ma fiche »
(`/double-echec essayer`): the bench test, worked out beside the bot and told to its coach.
"""

from concurrent.futures.process import BrokenProcessPool
from typing import cast

import discord
from discord import app_commands

from cogs.double_echec.team import GAME
from cogs.kit import replay
from cogs.kit.actions import register
from cogs.kit.answers import answer, author_of, change_message, defer, defer_change
from cogs.kit.app import App, app_of
from cogs.kit.autocomplete import find_pressed_contest, own_choices
from cogs.kit.declare import declare_command, declare_options
from cogs.kit.dossiers import load_dossier, load_latest_whole_dossier, load_whole_dossier
from cogs.kit.seats import find_own_turn, find_pressed_turn
from cogs.orders.flow import refused_post
from presenters.double_echec.panel import DOCTRINE, FILM, OVERLAY, SHEET, TRY
from presenters.double_echec.presenter import DoubleEchecPresenter
from presenters.errors import UserError
from presenters.post import Post
from referee.course import sending
from referee.model import Turn
from referee.orders import drafts
from rules.contract import SeatId
from rules.dice import SEED_BYTES
from rules.double_echec.state import Match, Team
from rules.double_echec.trial import Trial, try_sheet
from rules.errors import OrderError


def presenter_of(app: App) -> DoubleEchecPresenter:
    """Return the presenter of this game."""
    return cast("DoubleEchecPresenter", app.presenters[GAME])


async def own_sheet_post(interaction: discord.Interaction, turn: Turn, seat: SeatId) -> Post:
    """Return a coach's own sheet as it stands: their lines and how often each fired, the doctrine below."""
    app, author = app_of(interaction), await author_of(interaction)
    return presenter_of(app).sheet_post(author.language, await load_whole_dossier(app.house, turn.id), seat)


@register(SHEET)
async def show_own_sheet(interaction: discord.Interaction, contest_id: int) -> None:
    """Show who presses their own sheet."""
    await defer(interaction)
    await answer(
        interaction, await own_sheet_post(interaction, *await find_pressed_turn(interaction, contest_id, GAME))
    )


@register(DOCTRINE)
async def show_doctrine(interaction: discord.Interaction, contest_id: int) -> None:
    """Show who presses what the doctrine would do with each card now."""
    await defer(interaction)
    app, (turn, seat) = app_of(interaction), await find_pressed_turn(interaction, contest_id, GAME)
    author = await author_of(interaction)
    post = presenter_of(app).doctrine_post(author.language, await load_whole_dossier(app.house, turn.id), seat)
    await answer(interaction, post)


@register(FILM)
async def show_film(interaction: discord.Interaction, turn_id: int) -> None:
    """Show a shift as a film; one is made at a time, and who waits for one asks for no second."""
    await replay.show_turn_film(interaction, GAME, turn_id, presenter_of(app_of(interaction)).film_post)


@register(OVERLAY)
async def show_overlay(interaction: discord.Interaction, contest_id: int, *, values: tuple[str, ...]) -> None:
    """Show the rink with another overlay in the message where it was chosen."""
    await defer_change(interaction)
    contest = await find_pressed_contest(interaction, contest_id)
    if contest.game != GAME:
        raise UserError("error-stale")
    app, author = app_of(interaction), await author_of(interaction)
    dossier = await load_latest_whole_dossier(app.house, contest.id)
    seat = dossier.seat_of(author.user_id)
    post = presenter_of(app).rink_post(author.language, dossier, seat, author.palette, values[0])
    await change_message(interaction, post)


MOST = 4000


@app_commands.command(**declare_command("de-essayer"))
@declare_options(text="de-texte", match="match")
@app_commands.autocomplete(match=own_choices)
async def try_mine(
    interaction: discord.Interaction, text: app_commands.Range[str, 1, MOST] | None = None, match: str | None = None
) -> None:
    """Try a sheet, or without a text the one that would play now; nothing is sent."""
    await defer(interaction)
    await answer(interaction, await _tried(interaction, *await find_own_turn(interaction, match, GAME), text))


@register(TRY)
async def try_pressed(interaction: discord.Interaction, contest_id: int) -> None:
    """Try the sheet that would play now."""
    await defer(interaction)
    await answer(interaction, await _tried(interaction, *await find_pressed_turn(interaction, contest_id, GAME), None))


async def _tried(interaction: discord.Interaction, turn: Turn, seat: SeatId, text: str | None) -> Post:
    """Return what a sheet comes to: a text, else what its coach has written last and not sent, else what he has sent.

    Raises `UserError` while another one of their is tried.
    """
    app, author = app_of(interaction), await author_of(interaction)
    dossier, presenter = await load_dossier(app.house, turn.id), presenter_of(app)
    state = dossier.before_as(seat)
    assert isinstance(state, Match)  # noqa: S101 - it is an open turn of a match
    given = await _written(interaction, turn, seat) if text is None else None
    if text is not None:
        read = presenter.own_words(author.language).there(text)
        try:
            given = dossier.game.canonical(dossier.game.parse(state, seat, read.text))
        except OrderError as error:
            return refused_post(app, author, dossier, read.in_sent(error), text)
    trial = await _trial(app, author.user_id, state, seat, given)
    return presenter.trial_post(author.language, dossier, seat, trial)


async def _written(interaction: discord.Interaction, turn: Turn, seat: SeatId) -> str | None:
    """Return what the user has written for the turn; None: nothing."""
    house, user_id = app_of(interaction).house, interaction.user.id
    unsent = await drafts.find_unsent(house, turn.id, seat, user_id)
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
