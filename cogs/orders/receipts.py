"""What an order's author is given: the question whether to send it, and once it is sent the receipt.

A receipt tells what was received, what is missing, until when; it is shown again to a press that comes late.
"""

from collections.abc import Collection

import discord

from cogs.kit.answers import Author, author_of, change_message
from cogs.kit.app import App, app_of
from presenters.dossier import Dossier, build_dossier
from presenters.escaping import code_span, escape
from presenters.post import Block, Button, ButtonRow, ButtonStyle, Post, custom_id
from presenters.presenter import Presenter
from presenters.seals import seal_text
from presenters.texts import Voice
from presenters.warnings import warning_blocks
from referee.course import sending
from referee.model import Draft, OrderReceipt, Preview, Refusal, StoredOrder, Turn, Why
from referee.turns import contests
from rules.contract import SeatId
from rules.errors import OrderError

READ_BACK = 200  # characters of an order that was not sent


def draft_buttons(voice: Voice, draft: Draft) -> tuple[Button, Button]:
    """Return the buttons that send an order that was shown back, and that change it."""
    here = draft.turn_id, draft.id
    return (
        Button(voice.t("order-confirm"), custom_id("order-ok", *here), ButtonStyle.success),
        Button(voice.t("form-again"), custom_id("form-again", *here)),
    )


def unsent_texts(
    voice: Voice, presenter: Presenter, dossier: Dossier, unsent: tuple[Draft, Preview]
) -> tuple[str, str]:
    """Return an order that was shown back and not sent, shortened, and the question whether to send it."""
    draft, preview = unsent
    order = code_span(presenter.own_words(voice.locale).back(draft.canonical), READ_BACK)
    return voice.t("reminder-unsent", order=order), voice.t(draft_question(dossier, preview))


def draft_question(dossier: Dossier, preview: Preview) -> str:
    """Return the text that asks for the confirmation: it says what can still be changed after it."""
    game, state, seat, order = dossier.game, dossier.state, preview.seat, preview.order
    if preview.link == "deputy":
        return "order-ask-deputy"
    if game.kind_of(game.stage(state)).is_final:
        return "order-ask-final"
    is_alone = dossier.turn.awaiting == (seat,) and order is not None and game.is_complete(state, {seat: order})
    return "order-ask-now" if is_alone else "order-ask"


RECEIVED = 0x2ECC71
NOTATION = 700  # characters of an order in notation that are shown where its words cannot be
MOST_NAMED = 6  # teams that are named among those who still owe


def receipt_post(app: App, author: Author, receipt: OrderReceipt, *, is_shown_again: bool = False) -> Post:
    """Return the receipt: the order in words and notation, what is missing, the deadline, the code."""
    dossier = build_dossier(receipt.file, app.house.games)
    presenter = app.presenter_of(dossier)
    missing = [escape(dossier.team_names.get(name) or name) for name in receipt.missing_seats]
    texts, language = app.texts, author.language
    due, is_over = receipt.due_ms // 1000, receipt.closed_now or receipt.file.turn.status != "open"
    if receipt.closed_now:
        told = "receipt-over" if is_shown_again else presenter.receipt_closing(dossier)
        closing = texts.t(language, told, thread=dossier.thread)
    elif len(missing) > MOST_NAMED:
        closing = texts.t(language, "receipt-waiting-many", count=len(missing), due=due)
    elif missing:
        closing = texts.t(language, "receipt-waiting", teams=", ".join(missing), due=due)
    else:
        closing = texts.t(language, "receipt-complete", due=due)
    return Post(
        (
            f"### {presenter.title(language, dossier)}",
            *((texts.t(language, "receipt-again", closed=receipt.closed_now),) if is_shown_again else ()),
            texts.t(language, "receipt-received", code=receipt.order.receipt, sent=receipt.order.sent_ms // 1000),
            *order_blocks(app, author, dossier, receipt.order, drawn=False),
            *((texts.t(language, "receipt-deputy"),) if receipt.order.link == "deputy" else ()),
            closing,
            *own_seal_lines(texts.voice(language), dossier, receipt.order),
            *(() if is_over else _rows(withdrawal_buttons(texts.voice(language), dossier, receipt.order))),
        ),
        accent=RECEIVED,
    )


def withdrawal_buttons(voice: Voice, dossier: Dossier, order: StoredOrder) -> tuple[Button, ...]:
    """Return the button that takes an order back, where there is one and the rules allow that."""
    if not order.canonical or dossier.game.kind_of(dossier.game.stage(dossier.state)).is_final:
        return ()
    return (Button(voice.t("mine-withdraw"), custom_id("withdraw", dossier.turn.id, order.seat), ButtonStyle.danger),)


def _rows(buttons: tuple[Button, ...]) -> tuple[ButtonRow, ...]:
    return (ButtonRow(buttons),) if buttons else ()


def order_blocks(app: App, author: Author, dossier: Dossier, stored: StoredOrder, *, drawn: bool) -> tuple[Block, ...]:
    """Return an accepted order as it counts: in words and in notation; with `drawn` as a picture, and its warnings.

    One that the position, corrected since, has made impossible is shown in notation alone.
    """
    presenter, seat = app.presenter_of(dossier), SeatId(stored.seat)
    if not stored.canonical:
        return (app.texts.t(author.language, "order-emptied"),)
    try:
        order = dossier.game.parse(dossier.state, seat, stored.canonical)
    except OrderError:
        return (code_span(stored.canonical, NOTATION),)
    told = presenter.order(author.language, dossier, order)
    if not drawn:
        return (told,)
    warned = dossier.game.warnings(dossier.state, seat, order)
    return (
        told,
        *presenter.order_picture(author.language, dossier, seat, order, author.palette),
        *warning_blocks(presenter, author.language, dossier, seat, warned),
    )


def own_seal_lines(voice: Voice, dossier: Dossier, order: StoredOrder) -> tuple[str, ...]:
    """Return the seal of somebody's own order, short; nothing where orders are no secret."""
    return (seal_text(voice, order),) if dossier.game.is_secret(dossier.state) else ()


async def answer_with_receipt(
    interaction: discord.Interaction, receipt: OrderReceipt, *, is_heard: bool, is_refused: bool = False
) -> None:
    """Answer the press that sends an order with its receipt; one too late for an answer has it by DM.

    A double click gets the same receipt twice; what comes when the turn is over is told what it can no more be.
    """
    app, author = app_of(interaction), await author_of(interaction, receipt.person)
    if is_heard:
        is_over = receipt.closed_now or receipt.file.turn.status != "open"
        is_again = is_refused or (receipt.order.snowflake != interaction.id and is_over)
        await change_message(interaction, receipt_post(app, author, receipt, is_shown_again=is_again))
    app.heart.poke()


async def find_earlier_receipt(
    interaction: discord.Interaction, turn_id: int, refusal: Refusal, answered: Collection[Why]
) -> OrderReceipt:
    """Return the receipt of what the user has in, where a press is refused for one of the reasons `answered`.

    Drafts go with their turn: of one long over no more can be known. Raises the `refusal` where they sent nothing.
    """
    house = app_of(interaction).house
    if refusal.code not in answered:
        raise refusal
    before = await sending.find_receipt(house, turn_id, interaction.user.id)
    if before is not None:
        return before
    if refusal.code == Why.UNKNOWN_DRAFT:
        check_takes_orders(await contests.get_turn(house, turn_id))
    raise refusal


def check_takes_orders(turn: Turn) -> None:
    """Raise `Refusal` for a turn that takes no orders (any more), so that an old button leads into no form."""
    if turn.status != "open":
        raise Refusal(Why.CLOSED, due_ms=turn.due_ms)
