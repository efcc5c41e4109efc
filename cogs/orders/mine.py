"""`/… mes-ordres`: what somebody has sent, what else is in for their seat; whole seals, orders taken back."""

import discord

from cogs.kit.actions import register
from cogs.kit.answers import Author, answer, author_of, change_message, defer, defer_change, language_of
from cogs.kit.app import App, app_of
from cogs.kit.dossiers import load_dossier
from cogs.orders.receipts import RECEIVED, draft_buttons, order_blocks, own_seal_lines, unsent_texts, withdrawal_buttons
from presenters.dossier import Dossier
from presenters.errors import UserError
from presenters.post import Block, Button, ButtonRow, Post, custom_id
from presenters.seals import sealed_file, sent_line
from presenters.texts import Voice
from referee.course import sending
from referee.hand import answering
from referee.model import StoredOrder, Turn
from referee.orders import drafts
from referee.turns import contests
from rules.contract import SeatId


async def mine_post(interaction: discord.Interaction, turn: Turn, seat: SeatId) -> Post:
    """Return the order that the user has sent for `seat`, and with what else is in for it.

    A button withdraws their own where the rules allow that.
    """
    app = app_of(interaction)
    author = await author_of(interaction)
    dossier = await load_dossier(app.house, turn.id)
    presenter = app.presenter_of(dossier)
    stored = await sending.find_own_order(app.house, turn.id, seat, author.user_id)
    texts, language = app.texts, author.language
    title = f"### {presenter.title(language, dossier)}"
    learned = (*await _besides(app, author, dossier, seat, stored), *await _learned(app, language, turn, seat))
    if stored is None:
        none = texts.t(language, "mine-none", due=turn.due_ms // 1000)
        unsent = await drafts.find_unsent(app.house, turn.id, seat, author.user_id)
        if unsent is None:
            return Post((title, none, presenter.help(language), *learned))
        named, asked = unsent_texts(texts.voice(language), presenter, dossier, unsent)
        return Post((title, named, none, asked, *learned, ButtonRow(draft_buttons(texts.voice(language), unsent[0]))))
    received = texts.t(language, "receipt-received", code=stored.receipt, sent=stored.sent_ms // 1000)
    voice = texts.voice(language)
    told = (*order_blocks(app, author, dossier, stored, drawn=True), *sent_line(voice, stored))
    seal = own_seal_lines(voice, dossier, stored)
    buttons = (*([_seal_button(voice, stored)] if seal else ()), *withdrawal_buttons(voice, dossier, stored))
    return Post((title, received, *told, *seal, *learned, *((ButtonRow(buttons),) if buttons else ())), accent=RECEIVED)


def _seal_button(voice: Voice, order: StoredOrder) -> Button:
    return Button(voice.t("button-verify"), custom_id("seal", order.turn_id, order.seat))


async def _besides(
    app: App, author: Author, dossier: Dossier, seat: SeatId, own: StoredOrder | None
) -> tuple[Block, ...]:
    """Return what is in for `seat` besides the reader's `own` order: their captain's, or their deputy's."""
    found: list[Block] = []
    for order in await sending.list_orders_sent(app.house, dossier.turn.id, seat):
        if order != own:
            by = f"<@{order.user_id}>"
            found.append(app.texts.t(author.language, "mine-besides", link=order.link, by=by))
            found += order_blocks(app, author, dossier, order, drawn=False)
    return tuple(found)


async def _learned(app: App, language: str, turn: Turn, seat: SeatId) -> tuple[Block, ...]:
    """Return what `seat` alone learned when the turn before `turn` was closed, as it was told by DM."""
    before = await contests.find_turn_before(app.house, turn)
    if before is None:
        return ()
    dossier = await load_dossier(app.house, before.id)
    post = app.presenter_of(dossier).private(language, dossier, seat)
    return post.blocks if post else ()


@register("withdraw")
async def withdraw_own_order(interaction: discord.Interaction, turn_id: int, seat: str) -> None:
    """Take an order back."""
    app = app_of(interaction)
    with app.gate.taking():
        await defer_change(interaction)
        await sending.withdraw_order(app.house, turn_id, SeatId(seat), interaction.user.id, interaction.id)
    await change_message(interaction, Post((app.texts.t(await language_of(interaction), "mine-withdrawn"),)))


@register("seal")
async def seal_pressed(interaction: discord.Interaction, turn_id: int, seat: str) -> None:
    """Give somebody what their own order's seal is the hash of: its text with its salt, a secret until it is public."""
    await defer(interaction)
    app, user_id = app_of(interaction), interaction.user.id
    file = await contests.get_file(app.house, turn_id)
    if answering.find_link(file, SeatId(seat), user_id) is None:
        raise UserError("refusal-not-captain")
    stored = await sending.find_own_order(app.house, turn_id, seat, user_id)
    if stored is None:
        raise UserError("error-stale")
    voice = app.texts.voice(await language_of(interaction))
    await answer(interaction, Post((voice.t("seal-whole"), sealed_file(voice, file.contest, file.turn, stored))))
