"""What is looked at in a match: `/helvetia voir`, for who asks alone, and what is pressed.

A reach, a deflection, the goal, the players, the match sheet; a turn's film, both sides with one's own cards.
"""

from typing import cast

import discord
from discord import app_commands

from cogs.helvetia_cup.team import COLOUR, GAME
from cogs.kit import replay
from cogs.kit.actions import register
from cogs.kit.answers import Author, answer, author_of, defer
from cogs.kit.app import App, app_of
from cogs.kit.autocomplete import find_named_contest, find_pressed_contest, match_choices
from cogs.kit.declare import declare_command, declare_options, fixed_choice
from cogs.kit.dossiers import load_latest_whole_dossier
from presenters.errors import UserError
from presenters.helvetia_cup.boxscore import match_sheet
from presenters.helvetia_cup.dossier import Dossier
from presenters.helvetia_cup.looks import look_blocks
from presenters.helvetia_cup.panel import FILM, TEAM
from presenters.helvetia_cup.pictures import Pictures
from presenters.helvetia_cup.presenter import HelvetiaCupPresenter
from presenters.helvetia_cup.words import match_of, side_of
from presenters.post import Post


def presenter_of(app: App) -> HelvetiaCupPresenter:
    """Return the presenter of this game."""
    return cast("HelvetiaCupPresenter", app.presenters[GAME])


@register(FILM)
async def show_film(interaction: discord.Interaction, turn_id: int) -> None:
    """Show a turn as a film; one is made at a time, and who waits for one asks for no second."""
    await replay.show_turn_film(interaction, GAME, turn_id, presenter_of(app_of(interaction)).film_post)


@register(TEAM)
async def show_team(interaction: discord.Interaction, contest_id: int) -> None:
    """Show the players of both sides as they are now, and to a coach their own cards."""
    await defer(interaction)
    contest = await find_pressed_contest(interaction, contest_id)
    if contest.game != GAME:
        raise UserError("error-stale")
    app, author = app_of(interaction), await author_of(interaction)
    dossier = await load_latest_whole_dossier(app.house, contest.id)
    post = presenter_of(app).team_post(author.language, dossier, dossier.seat_of(author.user_id))
    await answer(interaction, post)


LOOKS = ("reach", "template", "goal", "card", "sheet")
MARK = 3  # a hex is no longer


@app_commands.command(**declare_command("hc-voir"))
@declare_options(what="hc-quoi", mark="hc-repere", match="match")
@app_commands.choices(what=[fixed_choice(f"hc-{one}", one) for one in LOOKS])
@app_commands.autocomplete(match=match_choices)
async def show_view(
    interaction: discord.Interaction,
    what: str = "reach",
    mark: app_commands.Range[str, 1, MARK] | None = None,
    match: str | None = None,
) -> None:
    """Show what can be weighed in a match before ordering in it."""
    await defer(interaction)
    app, author = app_of(interaction), await author_of(interaction)
    contest = await find_named_contest(interaction, match, GAME)
    dossier = await load_latest_whole_dossier(app.house, contest.id)
    await answer(interaction, _seen(presenter_of(app), author, dossier, what, mark or ""))


def _seen(presenter: HelvetiaCupPresenter, author: Author, dossier: Dossier, what: str, mark: str) -> Post:
    """Return what somebody wants to see, from what their seat, or the public, may know. Raises `UserError`."""
    seat, language = dossier.seat_of(author.user_id), author.language
    if what == "card":
        return presenter.team_post(language, dossier, seat, author.palette)
    state, words = match_of(dossier.after_as(seat)), presenter.words(language, dossier)
    title = f"### {presenter.titled(language, dossier, state)}"
    if what == "sheet":
        events = [*(event for past in dossier.past for event in past.events), *dossier.events_as(None)]
        return Post((title, match_sheet(words, state, events)), accent=COLOUR)
    pictures = Pictures.of(words, dossier, state, author.palette, side_of(seat))
    return Post((title, *look_blocks(pictures, state, side_of(seat), what, mark)), accent=COLOUR)
