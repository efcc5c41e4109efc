"""A captain asks the referee to look at a past turn again; a numbered entry of the record.

`/match reclamation`, or « Réclamer » in the menu of a result's message, which knows its turn.
"""

import discord
from discord import app_commands

from cogs.kit.actions import on
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import app_of
from cogs.kit.autocomplete import contest_named, contest_pressed, match_choices
from cogs.kit.declare import named, options
from cogs.kit.forms import show_form
from cogs.kit.translator import word
from cogs.kit.turns import turn_choices, turn_named
from presenters.errors import UserError
from presenters.escaping import escape, storable
from presenters.post import Post, custom_id
from referee.desk import appeals
from referee.model import By, Contest, Turn
from referee.turns import contests

DONE = 0x9B59B6
LONGEST_REASON = 300


@app_commands.command(**named("appel"))
@options(turn="tour-conteste", reason="motif-appel", match="match")
@app_commands.autocomplete(turn=turn_choices, match=match_choices)
async def appeal(
    interaction: discord.Interaction, turn: str, reason: app_commands.Range[str, 3, 300], match: str | None = None
) -> None:
    """Appeal against a past turn."""
    await defer(interaction)
    contest = await contest_named(interaction, match)
    chosen = await turn_named(interaction, contest, turn)
    await _enter(interaction, contest, chosen, reason)


@app_commands.context_menu(name=word("cmd-reclamer"))
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
async def dispute(interaction: discord.Interaction, message: discord.Message) -> None:
    """Ask what is wrong with the result that a message tells; kindly, where it tells none."""
    app = app_of(interaction)
    turn = await contests.find_turn_of_result(app.house, message.id)
    if turn is None or turn.status != "closed":
        raise UserError("claim-no-result")
    voice = app.texts.voice(await language_of(interaction))
    await show_form(
        interaction,
        custom_id("dispute", turn.id),
        title=voice.t("claim-title", turn=turn.number),
        label=voice.t("claim-label"),
        hint=voice.t("claim-hint"),
        example=voice.t("claim-example"),
        longest=LONGEST_REASON,
    )


@on("dispute")
async def dispute_sent(interaction: discord.Interaction, turn_id: int, text: str = "") -> None:
    """Enter the appeal that was written under a result."""
    await defer(interaction)
    turn = await contests.get_turn(app_of(interaction).house, turn_id)
    await _enter(interaction, await contest_pressed(interaction, turn.contest_id), turn, storable(text))


async def _enter(interaction: discord.Interaction, contest: Contest, turn: Turn, reason: str) -> None:
    """Enter an appeal, and say so."""
    app = app_of(interaction)
    entry = await appeals.appeal(app.house, contest.id, By(interaction.user.id, reason), turn_id=turn.id)
    name = escape(contest.name, 90)
    text = app.texts.t(await language_of(interaction), "appeal-done", number=entry.number, turn=turn.number, match=name)
    await answer(interaction, Post((text,), accent=DONE))
    app.heart.poke()
