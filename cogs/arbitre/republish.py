"""`/arbitre republier`: what did not arrive is sent again, and a turn's posts that were deleted are posted anew."""

import discord
from discord import app_commands

from cogs.shared.answers import answer, defer, language_of
from cogs.shared.app import app_of
from cogs.shared.autocomplete import contest_named, match_choices
from cogs.shared.declare import named, options
from cogs.shared.escaping import escape
from cogs.shared.league import check_referee, league_here
from cogs.shared.posts import Post
from cogs.shared.turns import turn_choices, turn_named

DONE = 0x9B59B6


@app_commands.command(**named("republier"))
@options(match="match", turn="tour-republie")
@app_commands.autocomplete(match=match_choices, turn=turn_choices)
async def republish(interaction: discord.Interaction, match: str | None = None, turn: str | None = None) -> None:
    """Send again what could not be delivered; of a turn also what is no longer there. Nothing is posted twice."""
    await defer(interaction)
    check_referee(interaction, await league_here(interaction))
    app, contest = app_of(interaction), await contest_named(interaction, match)
    chosen = None if turn is None else await turn_named(interaction, contest, turn)
    done = await app.sender.republish_all(contest.id, None if chosen is None else chosen.id)
    text = app.texts.t(
        await language_of(interaction),
        "republished",
        match=escape(contest.name, 90),
        parked=done.parked,
        gone=done.gone,
        kept=done.kept,
    )
    await answer(interaction, Post((text,), accent=DONE))
    app.heart.poke()
