"""`/match delai`: a captain takes an extension out of his season's stock; it is shown first, and taken by a button."""

import discord
from discord import app_commands

from cogs.kit.actions import on
from cogs.kit.answers import answer, change, defer, defer_change, language_of
from cogs.kit.app import app_of
from cogs.kit.autocomplete import contest_named, contest_pressed, match_choices
from cogs.kit.declare import named, options
from cogs.kit.dossiers import load
from cogs.kit.seats import open_turn_of
from presenters.post import Button, ButtonRow, ButtonStyle, Post, custom_id
from referee.orders import grace
from referee.turns import contests

COLOUR = 0x3498DB


@app_commands.command(**named("delai"))
@options(match="match")
@app_commands.autocomplete(match=match_choices)
async def extension(interaction: discord.Interaction, match: str | None = None) -> None:
    """Show the extension that the user may take in the open turn, and what they have left."""
    await defer(interaction)
    contest = await contest_named(interaction, match)
    turn = await open_turn_of(interaction, contest)
    app, voice = app_of(interaction), app_of(interaction).texts.voice(await language_of(interaction))
    offer = await grace.offer_grace(app.house, turn.id, interaction.user.id, interaction.id)
    title = f"### {app.presenters[contest.game].title(voice.locale, await load(app.house, turn.id))}"
    told = voice.t(
        "grace-offer",
        hours=offer.hours,
        left=offer.left,
        allowed=offer.allowed,
        was=turn.due_ms // 1000,
        due=offer.to_ms // 1000,
        paid=offer.is_paid,
    )
    button = Button(voice.t("grace-take", hours=offer.hours), custom_id("grace", turn.id), ButtonStyle.primary)
    await answer(interaction, Post((title, told, ButtonRow((button,))), accent=COLOUR))


@on("grace")
async def take(interaction: discord.Interaction, turn_id: int) -> None:
    """Take the extension that was shown."""
    await defer_change(interaction)
    app, voice = app_of(interaction), app_of(interaction).texts.voice(await language_of(interaction))
    turn = await contests.get_turn(app.house, turn_id)
    contest = await contest_pressed(interaction, turn.contest_id)
    taken = await grace.take_grace(app.house, turn_id, interaction.user.id, interaction.id)
    title = f"### {app.presenters[contest.game].title(voice.locale, await load(app.house, turn.id))}"
    told = voice.t("grace-taken", due=taken.due_ms // 1000, left=taken.extensions_left)
    await change(interaction, Post((title, told), accent=COLOUR))
    app.heart.poke()
