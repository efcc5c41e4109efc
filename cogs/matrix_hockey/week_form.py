"""The form « Ma semaine »: selects that offer only what the coach still has, round by round, weeks ahead too.

It keeps nothing: what is chosen stands in the message itself, in the notation that a coach would type, and ends in
the order flow like any other text.
"""

import re
from collections.abc import Callable
from typing import cast, get_args

import discord

from cogs.kit.actions import on
from cogs.kit.answers import answer, change, defer, defer_change, language_of
from cogs.kit.app import app_of
from cogs.kit.forms import show_form
from cogs.orders.flow import author_of, propose
from presenters.dossier import Dossier, load
from presenters.errors import UserError
from presenters.matrix_hockey import standing
from presenters.matrix_hockey.week_options import Offer
from presenters.matrix_hockey.week_sheet import Part, Sheet, Slot
from presenters.matrix_hockey.words import Words
from presenters.post import Block, Button, Post, Row, Style
from presenters.press import custom_id
from referee.model import Turn
from referee.orders import sending
from referee.people import answering
from referee.turns import contests
from rules.contract import SeatId
from rules.errors import OrderError
from rules.matrix_hockey.order import Order
from rules.matrix_hockey.state import State

FENCE = re.compile(r"```\n(.*?)\n?```", re.DOTALL)
Edit = Callable[[Sheet, Slot], Sheet]

GAME = "matrix-hockey"


async def first_step(interaction: discord.Interaction, turn: Turn, seat: SeatId) -> Post:
    """Return the empty form. Raises `Refusal` where nothing is taken, `UserError` for a dummy."""
    await sending.check_open(app_of(interaction).house, turn.id, seat, interaction.user.id)
    return await _form(interaction, turn, seat, "", None, None)


@on("mh-build")
async def begin(interaction: discord.Interaction, turn_id: int, team: str) -> None:
    """Open the form for a week."""
    await defer(interaction)
    turn, seat = await place(interaction, turn_id, team)
    await answer(interaction, await first_step(interaction, turn, seat))


@on("mh-build-round")
async def chose_round(interaction: discord.Interaction, turn_id: int, team: str, *, values: tuple[str, ...]) -> None:
    """Ask for the chosen round."""
    await _redraw(interaction, turn_id, team, values[0])


@on("mh-build-next")
async def next_round(interaction: discord.Interaction, turn_id: int, team: str, key: str) -> None:
    """Ask for the next round that lacks an order."""
    await _redraw(interaction, turn_id, team, key)


@on("mh-build-set")
async def chose(
    interaction: discord.Interaction,
    turn_id: int,
    team: str,
    key: str,
    part: str,
    page: str,
    *,
    values: tuple[str, ...],
) -> None:
    """Take a part of a round's choice."""
    if part not in get_args(Part):
        raise UserError("error-stale")
    known = cast("Part", part)

    def edit(sheet: Sheet, slot: Slot) -> Sheet:
        if not sheet.allows(slot, known, values[0]):
            raise UserError("mh-build-gone", value=values[0][:10])
        return sheet.with_choice(slot, known, values[0])

    await _redraw(interaction, turn_id, team, key, edit)


@on("mh-build-drop")
async def drop(interaction: discord.Interaction, turn_id: int, team: str, key: str) -> None:
    """Take a round back."""
    await _redraw(interaction, turn_id, team, key, lambda sheet, slot: sheet.without(slot))


@on("mh-build-undo")
async def undo(interaction: discord.Interaction, turn_id: int, team: str) -> None:
    """Empty the form."""
    await defer_change(interaction)
    turn, seat = await place(interaction, turn_id, team)
    await change(interaction, await first_step(interaction, turn, seat))


@on("mh-build-text")
async def as_text(interaction: discord.Interaction, turn_id: int, team: str) -> None:
    """Open the text form with what the form has written."""
    turn, seat = await place(interaction, turn_id, team)
    await sending.check_open(app_of(interaction).house, turn.id, seat, interaction.user.id)
    t, language = app_of(interaction).texts.t, await language_of(interaction)
    await show_form(
        interaction,
        custom_id("mh-build-written", turn.id, seat),
        title=t(language, "mh-form-title"),
        label=t(language, "mh-form-label"),
        hint=t(language, "mh-form-hint"),
        example=t(language, "mh-form-example"),
        given=_read_text(interaction),
    )


@on("mh-build-written")
async def written(interaction: discord.Interaction, turn_id: int, team: str, *, text: str) -> None:
    """Take the text of the form: shown back with the question to confirm, or what is wrong with it."""
    await defer(interaction)
    turn, seat = await place(interaction, turn_id, team)
    post = await propose(app_of(interaction), await author_of(interaction), turn, seat, text, give_back=True)
    await answer(interaction, post)


@on("mh-build-send")
async def send(interaction: discord.Interaction, turn_id: int, team: str) -> None:
    """Hand the orders over: shown back with the question to confirm."""
    await defer(interaction)
    turn, seat = await place(interaction, turn_id, team)
    text = "; ".join(_read_text(interaction).splitlines())
    await answer(interaction, await propose(app_of(interaction), await author_of(interaction), turn, seat, text))


async def place(interaction: discord.Interaction, turn_id: int, team: str) -> tuple[Turn, SeatId]:
    """Return the turn and the team that a press names: nobody orders for a team that he does not coach.

    Raises `LookupError` for a turn that is not there, `UserError`.
    """
    house = app_of(interaction).house
    turn = await contests.turn(house, turn_id)
    seat = SeatId(team)
    if seat not in await answering.seats_of(house, turn.contest_id, interaction.user.id):
        raise UserError("refusal-not-captain")
    return turn, seat


def _read_text(interaction: discord.Interaction) -> str:
    """Return what the form has written so far, read from the message itself."""
    if interaction.message is None:
        raise UserError("error-stale")
    texts = [
        part.content
        for component in interaction.message.components
        for part in getattr(component, "children", [])
        if isinstance(part, discord.TextDisplay)
    ]
    found = FENCE.search("\n".join(texts))
    return found[1] if found else ""


async def _redraw(
    interaction: discord.Interaction, turn_id: int, team: str, key: str, edit: Edit | None = None
) -> None:
    """Change the form's message after a press about the round `key`."""
    await defer_change(interaction)
    turn, seat = await place(interaction, turn_id, team)
    await sending.check_open(app_of(interaction).house, turn.id, seat, interaction.user.id)
    await change(interaction, await _form(interaction, turn, seat, _read_text(interaction), key, edit))


async def _form(
    interaction: discord.Interaction, turn: Turn, seat: SeatId, text: str, key: str | None, edit: Edit | None
) -> Post:
    """Return the form with `text` in it, changed by `edit`, at the round `key` or the first that lacks an order."""
    app = app_of(interaction)
    dossier, author = await load(app.house, turn), await author_of(interaction)
    if dossier.contest.game != GAME:  # a forged press may name a turn of another game
        raise UserError("error-stale")
    sheet = Sheet.read(cast("State", dossier.before_as(seat)), seat, await _sent(interaction, dossier, seat), text)
    slots = sheet.slots
    if not slots:
        raise UserError("mh-build-nothing")
    focus = (sheet.missing or slots)[0] if key is None else sheet.slot(key)
    if focus is None:
        raise UserError("error-stale")
    if edit is not None:
        sheet = edit(sheet, focus)
    words = Words(app.texts.voice(author.language), sheet.state)
    title = app.presenters[dossier.contest.game].title(author.language, dossier)
    offer = Offer(words, turn.id, sheet)
    blocks: list[Block] = [f"### {title}", _question(words, sheet, focus)]
    if sheet.text:
        blocks.append(f"{words.t('mh-build-so-far')}\n```\n{sheet.text}\n```")
    blocks.append(_status(words, sheet))
    return Post((*blocks, *offer.rounds(focus), *offer.choices(focus), _buttons(words, turn.id, sheet, focus)))


async def _sent(interaction: discord.Interaction, dossier: Dossier, seat: SeatId) -> Order | None:
    """Return what the team has sent this week; nothing if it has become impossible since."""
    stored = await sending.mine(app_of(interaction).house, dossier.turn.id, seat, interaction.user.id)
    if stored is None:
        return None
    try:
        order = dossier.game.parse(dossier.state, seat, stored.canonical)
    except OrderError:
        return None
    return order if isinstance(order, Order) else None


def _question(words: Words, sheet: Sheet, slot: Slot) -> str:
    """Return what the form asks now: the round, the opponent, the row of the matrix, what is left to spend."""
    cells = standing.cells(sheet.state, sheet.team, slot.comp, slot.number)
    row = " ".join(f"{letter}{cells[letter]}" for letter in sheet.columns(slot) if letter in cells)
    opponent = "none" if slot.pair is None else words.team(slot.pair[slot.pair[0] == sheet.team])
    return words.t(
        "mh-build-ask",
        key=slot.key,
        comp=words.comp(slot.comp),
        round=words.round(slot.comp, slot.number),
        opponent=opponent,
        week=slot.week,
        when="now" if slot.week == sheet.state.week else "later",
        row=f"`{row or '—'}`",
        extra=sheet.most(slot, "extra"),
        saves=sheet.most(slot, "saves"),
    )


def _status(words: Words, sheet: Sheet) -> str:
    """Return what the week still lacks."""
    missing = ", ".join(slot.key for slot in sheet.missing)
    return words.t("mh-build-missing", rounds=missing) if missing else words.t("mh-build-complete")


def _buttons(words: Words, turn_id: int, sheet: Sheet, focus: Slot) -> Row:
    t, team = words.t, sheet.team
    press = custom_id("mh-build-send", turn_id, team)
    buttons = [Button(t("mh-build-send"), press, Style.success, disabled=not sheet.is_ready)]
    following = next((slot for slot in sheet.missing if slot.key != focus.key), None)
    if following is not None:
        press = custom_id("mh-build-next", turn_id, team, following.key)
        buttons.append(Button(t("mh-build-next", key=following.key), press, Style.primary))
    pending = sheet.pending(focus.key)
    if pending is not None and not pending.is_cancelled:
        press = custom_id("mh-build-drop", turn_id, team, focus.key)
        buttons.append(Button(t("mh-build-drop", key=focus.key), press))
    buttons.append(Button(t("mh-build-text"), custom_id("mh-build-text", turn_id, team)))
    if sheet.text:
        buttons.append(Button(t("mh-build-undo"), custom_id("mh-build-undo", turn_id, team), Style.danger))
    return Row(tuple(buttons))
