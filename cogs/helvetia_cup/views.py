"""`/helvetia voir`: a reach, a deflection, the goal, the players, the match sheet, for who asks alone."""

import discord
from discord import app_commands

from cogs.helvetia_cup.team import GAME
from cogs.helvetia_cup.watching import presenter_of
from cogs.kit.answers import answer, defer
from cogs.kit.app import app_of
from cogs.kit.autocomplete import contest_named, match_choices
from cogs.kit.declare import choice, named, options
from cogs.kit.dossiers import load_latest_whole
from cogs.orders.authors import author_of

LOOKS = ("reach", "template", "goal", "card", "sheet")
MARK = 3  # a hex is no longer


@app_commands.command(**named("hc-voir"))
@options(what="hc-quoi", mark="hc-repere", match="match")
@app_commands.choices(what=[choice(f"hc-{one}", one) for one in LOOKS])
@app_commands.autocomplete(match=match_choices)
async def look(
    interaction: discord.Interaction,
    what: str = "reach",
    mark: app_commands.Range[str, 1, MARK] = "",
    match: str | None = None,
) -> None:
    """Show what can be weighed in a match before ordering in it."""
    await defer(interaction)
    app, author = app_of(interaction), await author_of(interaction)
    contest = await contest_named(interaction, match, GAME)
    dossier = await load_latest_whole(app.house, contest.id)
    seat, presenter = dossier.seat_of(author.user_id), presenter_of(app)
    match what:
        case "card":
            post = presenter.team_post(author.language, dossier, seat)
        case "sheet":
            post = presenter.sheet_post(author.language, dossier)
        case _:
            post = presenter.look_post(author.language, dossier, seat, author.palette, what, mark)
    await answer(interaction, post)
