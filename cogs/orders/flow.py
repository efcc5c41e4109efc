"""The way in for every order of every game: a text is read, shown back, confirmed, and answered by a receipt.

Texts come from a DM, a command, or a form; from here on they are alike. The confirmation is the submission.
"""

from dataclasses import dataclass

import discord

from cogs.kit.actions import on
from cogs.kit.answers import change, client_language, defer_change, deferred_in_time, language_of
from cogs.kit.app import App, app_of
from cogs.kit.dossiers import load
from cogs.kit.errors import explained
from cogs.kit.forms import LONGEST
from cogs.orders.drafts import draft_buttons, question, unsent_texts
from cogs.orders.reading import understood
from presenters.dossier import Dossier, made_of
from presenters.errors import ACCENT
from presenters.escaping import code, escape, fenced, storable
from presenters.form import Place
from presenters.post import Block, Button, Post, Row, Style
from presenters.press import custom_id
from presenters.seals import seal_text
from presenters.texts import Voice
from referee.model import Person, Refusal, StoredOrder, Turn, Why
from referee.orders import sending
from referee.orders.sending import Receipt
from referee.people import people
from referee.turns import contests
from rules.contract import Notice, SeatId
from rules.errors import OrderError

READ = 0xF1C40F
RECEIVED = 0x2ECC71
NOTATION = 700  # characters of an order in notation that are shown where its words cannot be
MOST_NAMED = 6  # teams that are named among those who still owe
KEPT = 2000  # characters of a refused text that are given back


@dataclass(frozen=True)
class Author:
    """Who sends an order, and how he reads."""

    user_id: int
    language: str
    palette: str


async def author_of(interaction: discord.Interaction, known: Person | None = None) -> Author:
    """Return the author behind an interaction; `known`: as he was just read."""
    language = client_language(interaction)
    person = await people.client_seen(app_of(interaction).house, interaction.user.id, language, known)
    return Author(interaction.user.id, person.language or client_language(interaction), person.palette)


async def propose(app: App, author: Author, turn: Turn, seat: SeatId, given: str, *, give_back: bool = False) -> Post:
    """Return the answer to an order's text: shown back with the question to confirm, or what is wrong with it.

    `give_back`: a refused text is given back, because its author sees it nowhere else (a form, a command).
    """
    text = storable(given)
    try:
        at = await sending.seated(app.house, turn.id, seat, author.user_id)
    except Refusal as refusal:
        if not give_back:
            raise
        return Post((explained(app.texts, author.language, refusal), *_kept(app, author, text)), accent=ACCENT)
    dossier = made_of(at.file, app.house.games)
    presenter = app.presenters[dossier.contest.game]
    title = f"### {presenter.title(author.language, dossier)}"
    try:
        preview, read = understood(app, author.language, at, text)
    except OrderError as error:
        place = Place(app.texts.voice(author.language), dossier, seat, author.palette)
        drawn = presenter.error_picture(place, error, text)
        row = correcting(place, text, is_given_back=give_back)
        return refused(app, author, dossier, error, text, give_back=give_back, blocks=(*drawn, *row))
    if dossier.game.is_trial(preview.order):
        return Post((title, *_shown_back(app, author, dossier, seat, preview.order)), accent=READ)
    draft = await sending.keep(app.house, preview, author.user_id, read)
    texts, language = app.texts, author.language
    send, again = draft_buttons(texts.voice(language), draft)
    return Post(
        (
            title,
            *_shown_back(app, author, dossier, seat, preview.order),
            texts.t(language, question(dossier, preview)),
            Row((send, Button(texts.t(language, "order-drop"), custom_id("order-drop", turn.id, draft.id)), again)),
        ),
        accent=READ,
    )


def _shown_back(app: App, author: Author, dossier: Dossier, seat: SeatId, order: object | None) -> tuple[Block, ...]:
    """Return an order as it was understood, with what its sender should know; None: it takes everything back."""
    language = author.language
    if order is None:
        return (app.texts.t(language, "order-emptied"),)
    presenter = app.presenters[dossier.contest.game]
    told = [presenter.warning(language, dossier, seat, one) for one in _warnings(dossier, seat, order)]
    return (
        presenter.order(language, dossier, order),
        *presenter.order_picture(language, dossier, seat, order, author.palette),
        *(("\n".join(f"⚠️ {line}" for line in told),) if told else ()),
    )


def _warnings(dossier: Dossier, seat: SeatId, order: object) -> tuple[Notice, ...]:
    return dossier.game.warnings(dossier.state, seat, order)


def refused(
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
    presenter = app.presenters[dossier.contest.game]
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


def correcting(place: Place, text: str, *, is_given_back: bool) -> tuple[Row, ...]:
    """Return the button that opens the form with a refused text: where its press will find the whole of it."""
    if not text.strip() or len(text) > (KEPT if is_given_back else LONGEST):
        return ()
    pressed = custom_id("correct", place.dossier.turn.id, place.seat)
    return (Row((Button(place.voice.t("order-correct"), pressed, Style.primary),)),)


def _kept(app: App, author: Author, text: str) -> tuple[str, ...]:
    """Return a refused text for its author to take up again; nothing if there is none."""
    return (app.texts.t(author.language, "order-your-text"), fenced(text, KEPT)) if text.strip() else ()


def check_open(turn: Turn) -> None:
    """Raise `Refusal` for a turn that takes no orders (any more), so that an old button leads into no form."""
    if turn.status != "open":
        raise Refusal(Why.CLOSED, due_ms=turn.due_ms)


def _order_blocks(app: App, author: Author, dossier: Dossier, stored: StoredOrder, *, drawn: bool) -> tuple[Block, ...]:
    """Return an accepted order as it counts: in words and in notation, and with `drawn` as a picture.

    One that the position, corrected since, has made impossible is shown in notation alone.
    """
    presenter, seat = app.presenters[dossier.contest.game], SeatId(stored.seat)
    if not stored.canonical:
        return (app.texts.t(author.language, "order-emptied"),)
    try:
        order = dossier.game.parse(dossier.state, seat, stored.canonical)
    except OrderError:
        return (code(stored.canonical, NOTATION),)
    told = presenter.order(author.language, dossier, order)
    picture = presenter.order_picture(author.language, dossier, seat, order, author.palette) if drawn else ()
    return (told, *picture)


def receipt_post(app: App, author: Author, receipt: Receipt, *, is_shown_again: bool = False) -> Post:
    """Return the receipt: the order in words and notation, what is missing, the deadline, the code."""
    dossier = made_of(receipt.file, app.house.games)
    presenter = app.presenters[dossier.contest.game]
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
            *_sealed(texts.voice(language), dossier, receipt.order),
            *_order_blocks(app, author, dossier, receipt.order, drawn=False),
            *((texts.t(language, "receipt-deputy"),) if receipt.order.link == "deputy" else ()),
            closing,
            *(() if is_over else _withdrawal(app, language, dossier, receipt.order)),
        ),
        accent=RECEIVED,
    )


def _withdrawal(app: App, language: str, dossier: Dossier, order: StoredOrder) -> tuple[Row, ...]:
    """Return the button that takes an order back, where there is one and the rules allow that."""
    if not order.canonical or dossier.game.is_final(dossier.state):
        return ()
    press = custom_id("withdraw", dossier.turn.id, order.seat)
    return (Row((Button(app.texts.t(language, "mine-withdraw"), press, Style.danger),)),)


@on("order-ok")
async def confirm(interaction: discord.Interaction, turn_id: int, draft_id: int) -> None:
    """Submit a draft: the press on « Envoyer » is the submission, and its time is Discord's.

    One that reaches us too late for Discord to take an answer counts all the same: its receipt comes by DM.
    """
    app = app_of(interaction)
    is_heard, is_refused = await deferred_in_time(interaction), False
    user_id = interaction.user.id
    try:
        receipt = await sending.confirm(
            app.house,
            draft_id,
            user_id,
            interaction.id,
            copy_by_dm=interaction.guild_id is not None or not is_heard,
        )
    except Refusal as refusal:
        receipt, is_refused = await _sent_before(app, user_id, turn_id, refusal), True
    author = await author_of(interaction, receipt.person)
    if is_heard:
        # A double click gets the same receipt twice; what comes when the turn is over is told what it can no more be.
        is_over = receipt.closed_now or receipt.file.turn.status != "open"
        is_again = is_refused or (receipt.order.snowflake != interaction.id and is_over)
        await change(interaction, receipt_post(app, author, receipt, is_shown_again=is_again))
    app.heart.poke()


async def _sent_before(app: App, user_id: int, turn_id: int, refusal: Refusal) -> Receipt:
    """Return the receipt of what the author has in, where a press on its draft comes again, or too late to change it.

    Drafts go with their turn: of one long over no more can be known. Raises the `refusal` where he sent nothing.
    """
    if refusal.code not in {Why.UNKNOWN_DRAFT, Why.CLOSED}:
        raise refusal
    before = await sending.sent_by(app.house, turn_id, user_id)
    if before is not None:
        return before
    if refusal.code == Why.UNKNOWN_DRAFT:
        check_open(await contests.turn(app.house, turn_id))
    raise refusal


async def received_before(interaction: discord.Interaction, turn_id: int, refusal: Refusal) -> Post:
    """Return the receipt of what is in for a turn where only one order is, and another press is to send it.

    Raises the `refusal` if it is of another kind.
    """
    app = app_of(interaction)
    before = await sending.sent_by(app.house, turn_id, interaction.user.id)
    if refusal.code != Why.ALREADY_SUBMITTED or before is None:
        raise refusal
    return receipt_post(app, await author_of(interaction), before, is_shown_again=True)


@on("order-drop")
async def drop(interaction: discord.Interaction, turn_id: int, draft_id: int) -> None:
    """Throw a draft away."""
    app = app_of(interaction)
    await defer_change(interaction)
    if not await sending.discard_draft(app.house, draft_id, interaction.user.id):
        check_open(await contests.turn(app.house, turn_id))
        raise Refusal(Why.UNKNOWN_DRAFT)
    await change(interaction, Post((app.texts.t(await language_of(interaction), "order-dropped"),)))


async def mine_post(interaction: discord.Interaction, turn: Turn, seat: SeatId) -> Post:
    """Return the order that the user has sent for `seat`, and with what else is in for it.

    A button withdraws his own where the rules allow that.
    """
    app = app_of(interaction)
    author = await author_of(interaction)
    dossier = await load(app.house, turn.id)
    presenter = app.presenters[dossier.contest.game]
    stored = await sending.mine(app.house, turn.id, seat, author.user_id)
    texts, language = app.texts, author.language
    title = f"### {presenter.title(language, dossier)}"
    learned = (*await _besides(app, author, dossier, seat, stored), *await _learned(app, language, turn, seat))
    if stored is None:
        none = texts.t(language, "mine-none", due=turn.due_ms // 1000)
        unsent = await sending.unsent(app.house, turn.id, seat, author.user_id)
        if unsent is None:
            return Post((title, none, presenter.help(language), *learned))
        named, asked = unsent_texts(texts.voice(language), presenter, dossier, unsent)
        return Post((title, named, none, asked, *learned, Row(draft_buttons(texts.voice(language), unsent[0]))))
    received = texts.t(language, "receipt-received", code=stored.receipt, sent=stored.sent_ms // 1000)
    seal = _sealed(texts.voice(language), dossier, stored, with_salt=True)
    blocks = (title, received, *_order_blocks(app, author, dossier, stored, drawn=True), *seal, *learned)
    return Post((*blocks, *_withdrawal(app, language, dossier, stored)), accent=RECEIVED)


def _sealed(voice: Voice, dossier: Dossier, order: StoredOrder, *, with_salt: bool = False) -> tuple[str, ...]:
    """Return the seal of somebody's own order, `with_salt` whole; nothing where orders are no secret."""
    if not dossier.game.is_secret(dossier.state):
        return ()
    short = seal_text(voice, order)
    return (f"{short}\n{voice.t('seal-salt', seal=order.seal, salt=order.salt.hex())}" if with_salt else short,)


async def _besides(
    app: App, author: Author, dossier: Dossier, seat: SeatId, own: StoredOrder | None
) -> tuple[Block, ...]:
    """Return what is in for `seat` besides the reader's `own` order: his captain's, or his deputy's."""
    found: list[Block] = []
    for order in await sending.sent_for(app.house, dossier.turn.id, seat):
        if order != own:
            by = f"<@{order.user_id}>"
            found.append(app.texts.t(author.language, "mine-besides", link=order.link, by=by))
            found += _order_blocks(app, author, dossier, order, drawn=False)
    return tuple(found)


async def _learned(app: App, language: str, turn: Turn, seat: SeatId) -> tuple[Block, ...]:
    """Return what `seat` alone learned when the turn before `turn` was closed, as it was told by DM."""
    before = await contests.turn_before(app.house, turn)
    if before is None:
        return ()
    dossier = await load(app.house, before.id)
    post = app.presenters[dossier.contest.game].private(language, dossier, seat)
    return post.blocks if post else ()


@on("withdraw")
async def withdraw(interaction: discord.Interaction, turn_id: int, seat: str) -> None:
    """Take an order back."""
    app = app_of(interaction)
    await defer_change(interaction)
    await sending.withdraw(app.house, turn_id, SeatId(seat), interaction.user.id, interaction.id)
    await change(interaction, Post((app.texts.t(await language_of(interaction), "mine-withdrawn"),)))
