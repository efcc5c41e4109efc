"""The way in for every order of every game: a text is read, shown back, confirmed, and answered by a receipt.

Texts come from a DM, a command, or a form; from here on they are alike. Each is read in its author's words, and once
more leniently where the page refuses it. The confirmation is the submission.
"""

import discord

from cogs.kit.actions import register
from cogs.kit.answers import (
    Author,
    answer,
    author_of,
    change_message,
    defer,
    defer_change,
    defer_in_time,
    language_of,
    voice_of,
)
from cogs.kit.app import App, app_of
from cogs.kit.errors import explain
from cogs.kit.forms import LONGEST
from cogs.orders.receipts import (
    answer_with_receipt,
    check_takes_orders,
    draft_buttons,
    draft_question,
    find_earlier_receipt,
)
from presenters.dossier import Dossier, build_dossier
from presenters.errors import ACCENT, UserError
from presenters.escaping import code_block, storable, text_length
from presenters.form import FormPlace
from presenters.meaning import meant_blocks
from presenters.post import Block, Button, ButtonRow, ButtonStyle, Post, custom_id
from presenters.warnings import cited_post, rules_buttons, warning_blocks
from referee.course import sending
from referee.model import Preview, Refusal, Turn, Why
from referee.orders import drafts
from referee.orders.drafts import SeatedPerson
from referee.turns import contests
from rules.contract import Notice, SeatId
from rules.errors import OrderError


def read_order_text(app: App, language: str, at: SeatedPerson, text: str) -> tuple[Preview, str]:
    """Return how a text is understood, and the text in the page's notation that means it.

    Raises `OrderError`: the fault of the text as sent, its place in it.
    """
    presenter = app.presenters[at.file.contest.game]
    read = presenter.own_words(language).there(text)
    try:
        return drafts.understand_order(app.house, at, read.text), read.text
    except OrderError as error:
        other = presenter.lenient(language, read.text, error)
        if other is not None:
            try:
                return drafts.understand_order(app.house, at, other), other
            except OrderError:  # what is told is the fault of what was written
                pass
        raise read.in_sent(error) from None


READ = 0xF1C40F
KEPT = 2000  # characters of a refused text that are given back


async def show_order_back(
    app: App, author: Author, turn: Turn, seat: SeatId, given: str, *, give_back: bool = False
) -> Post:
    """Return the answer to an order's text: shown back with the question to confirm, or what is wrong with it.

    `give_back`: a refused text is given back, because its author sees it nowhere else (a form, a command).
    """
    text = storable(given)
    try:
        at = await drafts.take_seat(app.house, turn.id, seat, author.user_id)
    except Refusal as refusal:
        if not give_back:
            raise
        return Post((explain(app.texts, author.language, refusal), *_kept(app, author, text)), accent=ACCENT)
    dossier = build_dossier(at.file, app.house.games)
    presenter = app.presenter_of(dossier)
    title = f"### {presenter.title(author.language, dossier)}"
    try:
        preview, read = read_order_text(app, author.language, at, text)
    except OrderError as error:
        place = FormPlace(app.texts.voice(author.language), dossier, seat, author.palette)
        drawn = presenter.error_picture(place, error, text)
        row = (*meant_blocks(presenter, place, error, text), *correcting_rows(place, text, is_given_back=give_back))
        return refused_post(app, author, dossier, error, text, give_back=give_back, blocks=(*drawn, *row))
    if dossier.game.is_trial(preview.order):
        return Post((title, *_shown_back(app, author, dossier, seat, preview.order)), accent=READ)
    draft = await drafts.keep_draft(app.house, preview, author.user_id, read, text)
    texts, language = app.texts, author.language
    send, again = draft_buttons(texts.voice(language), draft)
    rules = rules_buttons(texts.voice(language), dossier, _warnings(dossier, seat, preview.order))
    return Post(
        (
            title,
            *_shown_back(app, author, dossier, seat, preview.order),
            texts.t(language, draft_question(dossier, preview)),
            ButtonRow(
                (
                    send,
                    Button(texts.t(language, "order-drop"), custom_id("order-drop", turn.id, draft.id)),
                    again,
                    *rules,
                )
            ),
        ),
        accent=READ,
    )


def _shown_back(app: App, author: Author, dossier: Dossier, seat: SeatId, order: object | None) -> tuple[Block, ...]:
    """Return an order as it was understood, with what its sender should know; None: it takes everything back."""
    language = author.language
    if order is None:
        return (app.texts.t(language, "order-emptied"),)
    presenter = app.presenter_of(dossier)
    return (
        presenter.order(language, dossier, order),
        *presenter.order_picture(language, dossier, seat, order, author.palette),
        *warning_blocks(presenter, language, dossier, seat, _warnings(dossier, seat, order)),
    )


def _warnings(dossier: Dossier, seat: SeatId, order: object | None) -> tuple[Notice, ...]:
    return () if order is None else dossier.game.warnings(dossier.state, seat, order)


@register("order-meant")
async def show_meant_order(interaction: discord.Interaction, turn_id: int, seat: str, text: str) -> None:
    """Show back what a refused text was taken to mean."""
    app, author = app_of(interaction), await author_of(interaction)
    await defer(interaction)
    turn = await contests.get_turn(app.house, turn_id)
    check_takes_orders(turn)
    await answer(interaction, await show_order_back(app, author, turn, SeatId(seat), text, give_back=True))


@register("cited")
async def show_cited_rules(interaction: discord.Interaction, page: str, asked: str) -> None:
    """Show who asks the rules behind the warnings about their order."""
    await defer(interaction)
    if page not in app_of(interaction).presenters:
        raise UserError("error-stale")
    post = cited_post(await voice_of(interaction), page, asked)
    if post is None:
        raise UserError("error-stale")
    await answer(interaction, post)


def refused_post(
    app: App,
    author: Author,
    dossier: Dossier,
    error: OrderError,
    text: str,
    *,
    give_back: bool = False,
    blocks: tuple[Block, ...] = (),
) -> Post:
    """Return the answer to a text that the rules refuse: the fault, what is possible, and that nothing was sent.

    `blocks`: what shows the fault on the board, and what can be pressed.
    """
    presenter = app.presenter_of(dossier)
    return Post(
        (
            f"### {presenter.title(author.language, dossier)}",
            presenter.order_error(author.language, dossier, error, text),
            *blocks,
            app.texts.t(author.language, "order-nothing-sent"),
            *(_kept(app, author, text) if give_back else ()),
        ),
        accent=ACCENT,
    )


def correcting_rows(place: FormPlace, text: str, *, is_given_back: bool) -> tuple[ButtonRow, ...]:
    """Return the button that opens the form with a refused text: where its press will find the whole of it."""
    if not text.strip() or text_length(text) > (KEPT if is_given_back else LONGEST):
        return ()
    pressed = custom_id("correct", place.dossier.turn.id, place.seat)
    return (ButtonRow((Button(place.voice.t("order-correct"), pressed, ButtonStyle.primary),)),)


def _kept(app: App, author: Author, text: str) -> tuple[str, ...]:
    """Return a refused text for its author to take up again; nothing if there is none."""
    return (app.texts.t(author.language, "order-your-text"), code_block(text, KEPT)) if text.strip() else ()


@register("order-ok")
async def confirm_shown_order(interaction: discord.Interaction, turn_id: int, draft_id: int) -> None:
    """Submit a draft: the press on « Envoyer » is the submission, and its time is Discord's.

    One that reaches us too late for Discord to take an answer counts all the same: its receipt comes by DM.
    """
    app, is_heard, is_refused = app_of(interaction), False, False
    try:
        with app.gate.taking():
            is_heard = await defer_in_time(interaction)
            receipt = await sending.confirm_order(
                app.house,
                draft_id,
                interaction.user.id,
                interaction.id,
                copy_by_dm=interaction.guild_id is not None or not is_heard,
            )
    except Refusal as refusal:
        receipt = await find_earlier_receipt(interaction, turn_id, refusal, {Why.UNKNOWN_DRAFT, Why.CLOSED})
        is_refused = True
    await answer_with_receipt(interaction, receipt, is_heard=is_heard, is_refused=is_refused)


@register("order-drop")
async def drop_shown_order(interaction: discord.Interaction, turn_id: int, draft_id: int) -> None:
    """Throw a draft away."""
    app = app_of(interaction)
    await defer_change(interaction)
    if not await drafts.discard_draft(app.house, draft_id, interaction.user.id):
        check_takes_orders(await contests.get_turn(app.house, turn_id))
        raise Refusal(Why.UNKNOWN_DRAFT)
    await change_message(interaction, Post((app.texts.t(await language_of(interaction), "order-dropped"),)))
