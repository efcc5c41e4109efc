"""What a captain may claim of a turn: an extension out of the season's stock, and that a past one is looked at again.

`/match delai` shows the extension first, and a button takes it. `/match reclamation`, or « Réclamer » in the menu of a
result's message, which knows its turn, is a numbered entry of the record.
"""

import discord
from discord import app_commands

from cogs.kit.actions import register
from cogs.kit.answers import answer, change_message, defer, defer_change, language_of
from cogs.kit.app import app_of
from cogs.kit.autocomplete import find_named_contest, find_named_turn, find_pressed_contest, match_choices, turn_choices
from cogs.kit.declare import declare_command, declare_options, mark_word
from cogs.kit.dossiers import load_dossier
from cogs.kit.forms import show_form
from cogs.kit.seats import require_open_turn
from presenters.errors import UserError
from presenters.escaping import escape, storable
from presenters.post import Button, ButtonRow, ButtonStyle, Post, custom_id
from referee.desk import appeals
from referee.model import By, Contest, Turn
from referee.orders import grace
from referee.turns import contests

COLOUR = 0x3498DB


@app_commands.command(**declare_command("delai"))
@declare_options(match="match")
@app_commands.autocomplete(match=match_choices)
async def show_extension(interaction: discord.Interaction, match: str | None = None) -> None:
    """Show the extension that the user may take in the open turn, and what they have left."""
    await defer(interaction)
    contest = await find_named_contest(interaction, match)
    turn = await require_open_turn(interaction, contest)
    app, voice = app_of(interaction), app_of(interaction).texts.voice(await language_of(interaction))
    offer = await grace.offer_grace(app.house, turn.id, interaction.user.id, interaction.id)
    dossier = await load_dossier(app.house, turn.id)
    title = f"### {app.presenter_of(dossier).title(voice.locale, dossier)}"
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


@register("grace")
async def take_extension(interaction: discord.Interaction, turn_id: int) -> None:
    """Take the extension that was shown."""
    await defer_change(interaction)
    app, voice = app_of(interaction), app_of(interaction).texts.voice(await language_of(interaction))
    turn = await contests.get_turn(app.house, turn_id)
    await find_pressed_contest(interaction, turn.contest_id)
    taken = await grace.take_grace(app.house, turn_id, interaction.user.id, interaction.id)
    dossier = await load_dossier(app.house, turn.id)
    title = f"### {app.presenter_of(dossier).title(voice.locale, dossier)}"
    told = voice.t("grace-taken", due=taken.due_ms // 1000, left=taken.extensions_left)
    await change_message(interaction, Post((title, told), accent=COLOUR))
    app.heart.poke()


DONE = 0x9B59B6
LONGEST_REASON = 300


@app_commands.command(**declare_command("appel"))
@declare_options(turn="tour-conteste", reason="motif-appel", match="match")
@app_commands.autocomplete(turn=turn_choices, match=match_choices)
async def appeal_by_command(
    interaction: discord.Interaction, turn: str, reason: app_commands.Range[str, 3, 300], match: str | None = None
) -> None:
    """Appeal against a past turn."""
    await defer(interaction)
    contest = await find_named_contest(interaction, match)
    chosen = await find_named_turn(interaction, contest, turn)
    await _enter(interaction, contest, chosen, reason)


@app_commands.context_menu(name=mark_word("cmd-reclamer"))
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


@register("dispute")
async def dispute_sent(interaction: discord.Interaction, turn_id: int, *, text: str) -> None:
    """Enter the appeal that was written under a result."""
    await defer(interaction)
    turn = await contests.get_turn(app_of(interaction).house, turn_id)
    await _enter(interaction, await find_pressed_contest(interaction, turn.contest_id), turn, storable(text))


async def _enter(interaction: discord.Interaction, contest: Contest, turn: Turn, reason: str) -> None:
    """Enter an appeal, and say so."""
    app = app_of(interaction)
    entry = await appeals.appeal(app.house, contest.id, By(interaction.user.id, reason), turn_id=turn.id)
    name = escape(contest.name, 90)
    text = app.texts.t(await language_of(interaction), "appeal-done", number=entry.number, turn=turn.number, match=name)
    await answer(interaction, Post((text,), accent=DONE))
    app.heart.poke()
