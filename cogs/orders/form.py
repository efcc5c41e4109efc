"""The order form of every game: shown, changed by presses, typed over, handed to the order flow.

What is written so far stands in the message, in the page's notation; a press says in its `custom_id` which turn, seat
and question it is about. Nothing is kept in memory, and whatever a press claims is checked against the rules again.
"""

import re
from collections.abc import Mapping

import discord

from cogs.kit.actions import register
from cogs.kit.answers import answer, author_of, change_message, defer, defer_change, defer_in_time
from cogs.kit.app import app_of
from cogs.kit.autocomplete import find_pressed_contest
from cogs.kit.dossiers import load_whole_dossier
from cogs.kit.forms import show_dialog, show_form
from cogs.kit.seats import find_own_seat, require_open_turn
from cogs.orders.flow import refused_post, show_order_back
from cogs.orders.form_page import form_page
from cogs.orders.receipts import answer_with_receipt, find_earlier_receipt
from presenters.dossier import build_dossier
from presenters.errors import UserError
from presenters.escaping import clip, plain
from presenters.form import FormPlace, FormStep, OrderForm
from presenters.post import Post, custom_id
from referee.course import sending
from referee.hand import answering
from referee.model import OrderReceipt, Refusal, Why
from referee.orders import drafts
from referee.orders.drafts import SeatedPerson
from referee.orders.intake import SentOrder
from referee.turns import contests
from rules.contract import SeatId
from rules.errors import OrderError

FENCE = re.compile(r"```\n(.*?)\n?```", re.DOTALL)
MATCH = 30  # characters of a dialog's title, of which Discord shows 45, for the match
WRITTEN = re.compile(r"[\w<>:+,=#@?./()*!&~ \n-]{0,2000}")  # what forms write; anything else is no text of theirs


async def first_step(
    interaction: discord.Interaction, turn_id: int, seat: SeatId | None = None, focus: str | None = None
) -> Post:
    """Return the form as it begins, or at `focus`. Raises `UserError`, `Refusal` where nothing is taken (any more)."""
    form, place = await find_form_place(interaction, turn_id, seat)
    return _page(interaction, form, place, form.blank(place) if focus is None else FormStep("", focus))


@register("form")
async def open_form(interaction: discord.Interaction, contest_id: int) -> None:
    """Open the form for the user's own seat in the turn that is open now, whichever the button was posted for."""
    await open_form_at(interaction, contest_id, None)


@register("form-at")
async def open_form_at(interaction: discord.Interaction, contest_id: int, focus: str | None) -> None:
    """Do as `open_form`, at a question of the game's own."""
    await defer(interaction)
    turn = await require_open_turn(interaction, await find_pressed_contest(interaction, contest_id))
    await answer(interaction, await first_step(interaction, turn.id, focus=focus))


@register("form-of")
async def open_form_for(interaction: discord.Interaction, turn_id: int, seat: str) -> None:
    """Open the form for one of the user's seats."""
    await defer(interaction)
    await answer(interaction, await first_step(interaction, turn_id, SeatId(seat)))


@register("form-again")
async def return_to_form(interaction: discord.Interaction, turn_id: int, draft_id: int) -> None:
    """Go back from the question to confirm to the form, with what was shown back.

    What they think of is for them alone: where all can read the question, the form stands beside it.
    """
    await defer_change(interaction)
    draft = await drafts.get_own_draft(app_of(interaction).house, draft_id, interaction.user.id)
    if draft.turn_id != turn_id:
        raise UserError("error-stale")
    form, place = await find_form_place(interaction, turn_id, draft.seat)
    game, state = place.dossier.game, place.dossier.state
    try:
        text = game.canonical(game.parse(state, draft.seat, draft.text))
    except OrderError:  # the position has been corrected since
        text = ""
    lines = _lines(text)
    step = form.again(place, lines) if WRITTEN.fullmatch(lines) else form.blank(place)
    is_his_own = interaction.guild_id is None or (interaction.message and interaction.message.flags.ephemeral)
    await (change_message if is_his_own else answer)(interaction, _page(interaction, form, place, step))


@register("form-set")
async def write_choice(
    interaction: discord.Interaction,
    part: str,
    turn_id: int,
    seat: str,
    focus: str,
    page: str,
    *,
    values: tuple[str, ...],
) -> None:
    """Write what was chosen, and ask on."""
    await _press(interaction, turn_id, seat, focus, part, values)


@register("form-do")
async def write_press(
    interaction: discord.Interaction, part: str, turn_id: int, seat: str, focus: str, value: str
) -> None:
    """Write what a button of the game's own stands for, and ask on."""
    await _press(interaction, turn_id, seat, focus, part, (value,))


@register("form-ask")
async def ask_at_once(interaction: discord.Interaction, turn_id: int, seat: str, focus: str) -> None:
    """Open the dialog at a focus: a window of its own, so that nothing may come before it."""
    form, place = await find_form_place(interaction, turn_id, SeatId(seat))
    dialog = form.dialog(place, read_written(interaction), focus)
    await show_dialog(interaction, custom_id("form-asked", turn_id, seat, focus), dialog)


@register("form-asked")
async def write_answer(
    interaction: discord.Interaction, turn_id: int, seat: str, focus: str, *, chosen: Mapping[str, str]
) -> None:
    """Write what was chosen in a dialog, and ask on."""
    await defer_change(interaction)
    form, place = await find_form_place(interaction, turn_id, SeatId(seat))
    step = form.decide(place, FormStep(read_written(interaction), focus), chosen)
    await change_message(interaction, _page(interaction, form, place, step))


@register("form-clear")
async def clear_form(interaction: discord.Interaction, turn_id: int, seat: str) -> None:
    """Begin again."""
    await defer_change(interaction)
    await change_message(interaction, await first_step(interaction, turn_id, SeatId(seat)))


@register("form-type")
async def type_over(interaction: discord.Interaction, turn_id: int, seat: str) -> None:
    """Open the form in which one types, with what is written so far; under a reminder, with the user's own last."""
    await _type_on(interaction, await seat_user(interaction, turn_id, SeatId(seat)), read_written(interaction))


@register("type")
async def type_anew(interaction: discord.Interaction, contest_id: int) -> None:
    """Open the form in which one types, for the user's own seat in the turn that is open now."""
    turn = await require_open_turn(interaction, await find_pressed_contest(interaction, contest_id))
    await _type_on(interaction, await seat_user(interaction, turn.id, None))


@register("typed")
async def take_typed(interaction: discord.Interaction, turn_id: int, seat: str, *, text: str) -> None:
    """Take what was typed: shown back with the question to confirm, or what is wrong with it."""
    await defer(interaction)
    await _hand_over(interaction, turn_id, SeatId(seat), text)


@register("form-send")
async def send_form(interaction: discord.Interaction, turn_id: int, seat: str) -> None:
    """Hand the orders over: submitted where the form has shown them whole, else shown back with the question.

    A press that comes again, or from another form, is told what is in; one too late for an answer counts all the same.
    """
    app = app_of(interaction)
    with app.gate.taking():
        is_heard = await defer_in_time(interaction)
        receipt = await _sent(interaction, turn_id, SeatId(seat), is_heard=is_heard)
    if receipt is not None:
        await answer_with_receipt(interaction, receipt, is_heard=is_heard)


async def _sent(interaction: discord.Interaction, turn_id: int, seat: SeatId, *, is_heard: bool) -> OrderReceipt | None:
    """Submit what a form holds; return the receipt, None if it was answered otherwise."""
    app = app_of(interaction)
    try:
        form, place = await find_form_place(interaction, turn_id, seat)
    except Refusal as refusal:
        before = await find_earlier_receipt(interaction, turn_id, refusal, {Why.ALREADY_SUBMITTED})
        await answer_with_receipt(interaction, before, is_heard=is_heard, is_refused=True)
        return None
    written = read_written(interaction)
    text, question = _one_line(written) or form.empty, form.ask(place, written, "")
    if not question.is_shown:
        await _hand_over(interaction, turn_id, place.seat, text)
        return None
    if not question.is_ready:  # its button is greyed
        raise UserError("error-stale")
    order = SentOrder(
        seat=place.seat,
        user_id=interaction.user.id,
        text=text,
        snowflake=interaction.id,
        copy_by_dm=interaction.guild_id is not None or not is_heard,
    )
    try:
        return await sending.submit_order(app.house, turn_id, order)
    except OrderError as error:  # the position has been corrected since
        await answer(interaction, refused_post(app, await author_of(interaction), place.dossier, error, text))
    return None


@register("propose")
async def show_proposed_order(interaction: discord.Interaction, turn_id: int, seat: str, text: str) -> None:
    """Show an order back that a button stands for, such as a shot that was tried."""
    await defer(interaction)
    await _hand_over(interaction, turn_id, SeatId(seat), text)


def read_written(interaction: discord.Interaction) -> str:
    """Return what the form has written so far, read from the message itself."""
    text = read_fenced(interaction)
    return text if WRITTEN.fullmatch(text) else ""


def read_fenced(interaction: discord.Interaction) -> str:
    """Return the text that a message gives back; empty where there is none. Raises `UserError`: no message."""
    if interaction.message is None:
        raise UserError("error-stale")
    parts = [part for row in interaction.message.components for part in getattr(row, "children", [])]
    found = FENCE.search("\n".join(part.content for part in parts if isinstance(part, discord.TextDisplay)))
    return found[1] if found else ""


async def find_form_place(
    interaction: discord.Interaction, turn_id: int, seat: SeatId | None
) -> tuple[OrderForm, FormPlace]:
    """Return the form of the turn's game, and the user before it. Raises as `seat_user`."""
    return await find_form_place_at(interaction, await seat_user(interaction, turn_id, seat))


async def seat_user(interaction: discord.Interaction, turn_id: int, seat: SeatId | None) -> SeatedPerson:
    """Return the user at their seat: nobody orders for one that is not theirs. Raises `UserError`, `Refusal`."""
    app = app_of(interaction)
    file = await contests.get_file(app.house, turn_id)
    own = await find_own_seat(interaction, file.contest.id) if seat is None else seat
    if answering.find_link(file, own, interaction.user.id) is None:
        raise UserError("refusal-not-captain")
    return await drafts.take_seat(app.house, turn_id, own, interaction.user.id)


async def find_form_place_at(interaction: discord.Interaction, at: SeatedPerson) -> tuple[OrderForm, FormPlace]:
    """Return the form of a turn's game, and the user before it at their seat."""
    app = app_of(interaction)
    dossier, stored, author = build_dossier(at.file, app.house.games), at.held, await author_of(interaction)
    form = app.presenter_of(dossier).form
    if form.looks_back(dossier.state):
        dossier = await load_whole_dossier(app.house, at.file.turn.id)
    try:
        sent = dossier.game.parse(dossier.state, at.seat, stored.canonical) if stored and stored.canonical else None
    except OrderError:  # the position has been corrected since
        sent = None
    return form, FormPlace(app.texts.voice(author.language), dossier, at.seat, author.palette, sent, at.link)


async def _press(
    interaction: discord.Interaction, turn_id: int, seat: str, focus: str, part: str, values: tuple[str, ...]
) -> None:
    await defer_change(interaction)
    form, place = await find_form_place(interaction, turn_id, SeatId(seat))
    step = form.press(place, FormStep(read_written(interaction), focus), part, values)
    if step.is_done:
        app, author = app_of(interaction), await author_of(interaction)
        text = _one_line(step.text) or form.empty
        post = await show_order_back(app, author, place.dossier.turn, place.seat, text, give_back=True)
        await change_message(interaction, post)
    else:
        await change_message(interaction, _page(interaction, form, place, step))


async def _hand_over(interaction: discord.Interaction, turn_id: int, seat: SeatId, text: str) -> None:
    app = app_of(interaction)
    turn = await contests.get_turn(app.house, turn_id)
    post = await show_order_back(app, await author_of(interaction), turn, seat, text, give_back=True)
    await answer(interaction, post)


async def _type_on(interaction: discord.Interaction, at: SeatedPerson, written: str = "") -> None:
    """Show the form in which one types with `written` or, without it, with what its presser has written last.

    The button may stand where all can read: what it opens with is their who presses, whoever it was posted for.
    """
    app = app_of(interaction)
    form, place = await find_form_place_at(interaction, at)
    given = written or _lines(await drafts.read_last_written(app.house, at, interaction.user.id))
    presenter = app.presenter_of(place.dossier)
    await show_typing(interaction, form, place, presenter.own_words(place.voice.locale).back(given))


async def show_typing(
    interaction: discord.Interaction, form: OrderForm, place: FormPlace, given: str, above: str = ""
) -> None:
    """Answer with the form in which one types, beginning with `given`, in the reader's own order words."""
    dossier, language = place.dossier, place.voice.locale
    stage = app_of(interaction).presenter_of(dossier).stage(language, dossier.state)
    title = place.voice.t("form-title", match=clip(plain(dossier.contest.name), MATCH), stage=stage)
    pressed = custom_id("typed", dossier.turn.id, place.seat)
    await show_form(interaction, pressed, title=title, given=given, above=above, **form.typed(place)._asdict())


def _lines(text: str) -> str:
    return "\n".join(text.split("; "))


def _one_line(text: str) -> str:
    return "; ".join(text.splitlines())


def _page(interaction: discord.Interaction, form: OrderForm, place: FormPlace, step: FormStep) -> Post:
    presenter = app_of(interaction).presenter_of(place.dossier)
    return form_page(presenter.title(place.voice.locale, place.dossier), form, place, step)
