"""`/match reclamation`: a captain asks the referee to look at a past turn again; a numbered entry of the record."""

import discord
from discord import app_commands

from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import app_of
from cogs.kit.autocomplete import contest_named, match_choices
from cogs.kit.declare import named, options
from cogs.kit.turns import turn_choices, turn_named
from presenters.escaping import escape
from presenters.post import Post
from referee.desk import appeals
from referee.model import By

DONE = 0x9B59B6


@app_commands.command(**named("appel"))
@options(turn="tour-conteste", reason="motif-appel", match="match")
@app_commands.autocomplete(turn=turn_choices, match=match_choices)
async def appeal(
    interaction: discord.Interaction, turn: str, reason: app_commands.Range[str, 3, 300], match: str | None = None
) -> None:
    """Appeal against a past turn."""
    await defer(interaction)
    contest = await contest_named(interaction, match)
    chosen, app = await turn_named(interaction, contest, turn), app_of(interaction)
    entry = await appeals.appeal(app.house, contest.id, By(interaction.user.id, reason), turn_id=chosen.id)
    name = escape(contest.name, 90)
    text = app.texts.t(
        await language_of(interaction), "appeal-done", number=entry.number, turn=chosen.number, match=name
    )
    await answer(interaction, Post((text,), accent=DONE))
    app.heart.poke()
