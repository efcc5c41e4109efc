"""`/match consigne`: what a captain wants played in the turns for which nothing else comes from their team."""

import discord
from discord import app_commands

from cogs.kit.actions import register
from cogs.kit.answers import answer, author_of, change_message, defer, defer_change, language_of
from cogs.kit.app import App, app_of
from cogs.kit.autocomplete import find_named_contest, find_pressed_contest, match_choices
from cogs.kit.declare import declare_command, declare_options
from cogs.kit.dossiers import load_latest_dossier
from cogs.kit.forms import show_form
from cogs.kit.seats import find_own_seat
from presenters.dossier import Dossier
from presenters.errors import UserError
from presenters.escaping import code_block, storable, text_length
from presenters.post import Block, Button, ButtonRow, ButtonStyle, Post, custom_id
from presenters.texts import Voice
from referee.model import Contest, Refusal, StandingOrder, Why
from referee.orders import succession
from rules.errors import OrderError

LONGEST = 2000
KEPT, NOT_NOW = 0x2ECC71, 0xE67E22


@app_commands.command(**declare_command("consigne"))
@declare_options(match="match", text="consigne")
@app_commands.autocomplete(match=match_choices)
async def show_or_leave_standing_order(
    interaction: discord.Interaction, text: app_commands.Range[str, 1, LONGEST] | None = None, match: str | None = None
) -> None:
    """Leave a standing order; without a text show the one there is, with ways to change it and to take it back."""
    await defer(interaction)
    contest = await find_named_contest(interaction, match)
    if text is not None:
        await answer(interaction, await _left(interaction, contest, text))
        return
    await find_own_seat(interaction, contest.id)
    await answer(interaction, await _state(interaction, contest))


@register("standing-write")
async def write_standing_order(interaction: discord.Interaction, contest_id: int) -> None:
    """Open the form for a standing order."""
    contest = await find_pressed_contest(interaction, contest_id)
    app = app_of(interaction)
    found = await succession.find_standing_order(app.house, contest.id, await find_own_seat(interaction, contest.id))
    t, language = app.texts.t, await language_of(interaction)
    await show_form(
        interaction,
        custom_id("standing-text", contest.id),
        title=t(language, "standing-form-title"),
        label=t(language, "standing-form-label"),
        hint=t(language, "standing-form-hint"),
        example=t(language, "standing-form-example"),
        given="" if found is None else app.presenters[contest.game].own_words(language).back(found.text),
    )


@register("standing-text")
async def keep_written_order(interaction: discord.Interaction, contest_id: int, *, text: str) -> None:
    """Keep the text of the form."""
    await defer(interaction)
    contest = await find_pressed_contest(interaction, contest_id)
    await answer(interaction, await _left(interaction, contest, text))


@register("standing-end")
async def withdraw_by_press(interaction: discord.Interaction, contest_id: int) -> None:
    """Take a standing order back."""
    await defer_change(interaction)
    contest = await find_pressed_contest(interaction, contest_id)
    app = app_of(interaction)
    await succession.withdraw_standing_order(app.house, contest.id, interaction.user.id, interaction.id)
    await change_message(interaction, Post((app.texts.t(await language_of(interaction), "standing-withdrawn"),)))


async def _left(interaction: discord.Interaction, contest: Contest, given: str) -> Post:
    """Keep a text as standing order; return how it is understood. Raises `UserError`, `Refusal`."""
    text = storable(given).strip()
    if not text or text_length(text) > LONGEST:
        raise UserError("standing-length", most=LONGEST)
    app = app_of(interaction)
    read = app.presenters[contest.game].own_words((await author_of(interaction)).language).there(text)
    await succession.leave_standing_order(app.house, contest.id, interaction.user.id, read.text, interaction.id)
    return await _state(interaction, contest)


async def _state(interaction: discord.Interaction, contest: Contest) -> Post:
    """Return the standing order of the user's seat, what it would be now, and what can be done with it."""
    app, author = app_of(interaction), await author_of(interaction)
    if app.house.games[contest.game].standing is None:
        raise Refusal(Why.STANDING_UNKNOWN, game=contest.game)
    voice, seat = app.texts.voice(author.language), await find_own_seat(interaction, contest.id)
    dossier = await load_latest_dossier(app.house, contest.id)
    title = f"### {app.presenter_of(dossier).title(voice.locale, dossier)}"
    found = await succession.find_standing_order(app.house, contest.id, seat)
    is_captain = (seat, interaction.user.id) in {(row.seat, row.user_id) for row in dossier.seats}
    write = Button(voice.t("standing-write"), custom_id("standing-write", contest.id), ButtonStyle.primary)
    row = (ButtonRow((write,)),) if is_captain else ()
    if found is None:
        return Post((title, voice.t("standing-nothing"), voice.t("standing-what"), *row))
    end = Button(voice.t("standing-end"), custom_id("standing-end", contest.id), ButtonStyle.danger)
    row = (ButtonRow((write, end)),) if is_captain else ()
    is_possible, told = await _told(app, voice, dossier, found)
    own = app.presenters[contest.game].own_words(voice.locale).back(found.text)
    blocks = (voice.t("standing-mine"), code_block(own, LONGEST), *told, voice.t("standing-what"))
    return Post((title, *blocks, *row), accent=KEPT if is_possible else NOT_NOW)


async def _told(app: App, voice: Voice, dossier: Dossier, found: StandingOrder) -> tuple[bool, tuple[Block, ...]]:
    """Return whether a standing order could be played now, and what it would be, or what is wrong with it.

    It is kept in the page's words, and read here as its reader is shown it: in their.
    """
    presenter = app.presenter_of(dossier)
    is_possible = await succession.is_possible(app.house, found)
    words = presenter.own_words(voice.locale)
    read = words.there(words.back(found.text))
    try:
        order = dossier.game.parse(dossier.state, found.seat, read.text)
    except OrderError as error:
        fault = presenter.order_error(voice.locale, dossier, read.in_sent(error), read.sent)
        return False, (f"⚠️ {voice.t('standing-not-now')}", fault)
    if not is_possible:
        return False, (f"⚠️ {voice.t('standing-not-now')}",)
    return True, (voice.t("standing-now"), presenter.order(voice.locale, dossier, order))
