"""`/helvetia voir`: a reach, a deflection, the goal, the players, the match sheet, for who asks alone."""

import discord
from discord import app_commands

from cogs.helvetia_cup.team import COLOUR, GAME
from cogs.helvetia_cup.watching import presenter_of
from cogs.kit.answers import answer, defer
from cogs.kit.app import app_of
from cogs.kit.authors import Author, author_of
from cogs.kit.autocomplete import contest_named, match_choices
from cogs.kit.declare import choice, named, options
from cogs.kit.dossiers import load_latest_whole
from presenters.helvetia_cup.boxscore import match_sheet
from presenters.helvetia_cup.dossier import Dossier
from presenters.helvetia_cup.looks import look_blocks
from presenters.helvetia_cup.pictures import Pictures
from presenters.helvetia_cup.presenter import HelvetiaCupPresenter
from presenters.helvetia_cup.words import match_of, side_of
from presenters.post import Post

LOOKS = ("reach", "template", "goal", "card", "sheet")
MARK = 3  # a hex is no longer


@app_commands.command(**named("hc-voir"))
@options(what="hc-quoi", mark="hc-repere", match="match")
@app_commands.choices(what=[choice(f"hc-{one}", one) for one in LOOKS])
@app_commands.autocomplete(match=match_choices)
async def view(
    interaction: discord.Interaction,
    what: str = "reach",
    mark: app_commands.Range[str, 1, MARK] | None = None,
    match: str | None = None,
) -> None:
    """Show what can be weighed in a match before ordering in it."""
    await defer(interaction)
    app, author = app_of(interaction), await author_of(interaction)
    contest = await contest_named(interaction, match, GAME)
    dossier = await load_latest_whole(app.house, contest.id)
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
