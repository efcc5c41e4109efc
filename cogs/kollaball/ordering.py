"""Ways of a Kollaball order into the order flow: the text form of the panel, the timeout, the line-up, presence."""

from typing import cast

import discord

from cogs.shared.actions import custom_id, on
from cogs.shared.answers import answer, change, defer, defer_change, language_of
from cogs.shared.app import app_of
from cogs.shared.dossier import Dossier, load
from cogs.shared.errors import UserError
from cogs.shared.escaping import plain
from cogs.shared.forms import TextForm
from cogs.shared.orderflow import author_of, propose
from cogs.shared.posts import Option, Post, Select
from cogs.shared.texts import Texts
from referee import contests, orders
from referee.model import Turn
from rules.contract import SeatId
from rules.kollaball.state import State, TeamId

STARTERS = 4


async def seat_of(interaction: discord.Interaction, turn: Turn) -> SeatId:
    """Return the seat for which the user is captain in this contest. Raises `UserError` (KB-7-b)."""
    for seat in await contests.seats(app_of(interaction).house, turn.contest_id):
        if seat.user_id == interaction.user.id:
            return SeatId(seat.seat)
    raise UserError("refusal-not-captain")


@on("kb-write")
async def write(interaction: discord.Interaction, turn_id: int) -> None:
    """Open the text form for the orders of a turn."""
    app = app_of(interaction)
    turn = await contests.turn(app.house, turn_id)
    await open_text_form(interaction, turn, await seat_of(interaction, turn))


async def open_text_form(interaction: discord.Interaction, turn: Turn, seat: SeatId, given: str = "") -> None:
    """Answer with the form whose text becomes the seat's order for `turn`."""
    app, language = app_of(interaction), await language_of(interaction)

    async def then(submitted: discord.Interaction, text: str) -> None:
        await defer(submitted)
        await answer(submitted, await propose(app, await author_of(submitted), turn, seat, text))

    t = app.texts.t
    await interaction.response.send_modal(
        TextForm(
            title=t(language, "kb-form-title"),
            label=t(language, "kb-form-label"),
            hint=t(language, "kb-form-hint"),
            example=t(language, "kb-form-example"),
            then=then,
            given=given,
        )
    )


@on("kb-present")
async def present(interaction: discord.Interaction, turn_id: int) -> None:
    """Record the presence of the player who presses (KB-1-c)."""
    app = app_of(interaction)
    await defer(interaction)
    receipt = await orders.check_in(app.house, turn_id, interaction.user.id, interaction.id)
    language = await language_of(interaction)
    await answer(interaction, Post((app.texts.t(language, "kb-presence-noted", code=receipt.order.receipt),)))
    app.heart.poke()


@on("kb-lineup")
async def lineup(interaction: discord.Interaction, turn_id: int) -> None:
    """Ask the captain for his four starters."""
    app = app_of(interaction)
    await defer(interaction)
    turn = await contests.turn(app.house, turn_id)
    seat = await seat_of(interaction, turn)
    dossier = await load(app.house, turn)
    language = await language_of(interaction)
    options = _players(app.texts, language, dossier, cast("TeamId", seat))
    select = Select(
        custom_id("kb-starters", turn_id),
        app.texts.t(language, "kb-lineup-starters"),
        options,
        minimum=STARTERS,
        maximum=STARTERS,
    )
    await answer(interaction, Post((app.texts.t(language, "kb-lineup-ask"), select)))


@on("kb-starters")
async def starters(interaction: discord.Interaction, turn_id: int, *, values: tuple[str, ...]) -> None:
    """Ask which of the four holds the ball."""
    app = app_of(interaction)
    await defer_change(interaction)
    turn = await contests.turn(app.house, turn_id)
    seat = await seat_of(interaction, turn)
    dossier = await load(app.house, turn)
    language = await language_of(interaction)
    chosen = sorted(values)
    options = tuple(
        option for option in _players(app.texts, language, dossier, cast("TeamId", seat)) if option.value in chosen
    )
    select = Select(custom_id("kb-ball", turn_id, "".join(chosen)), app.texts.t(language, "kb-lineup-ball"), options)
    await change(interaction, Post((app.texts.t(language, "kb-lineup-ask-ball", players=", ".join(chosen)), select)))


@on("kb-ball")
async def ball(interaction: discord.Interaction, turn_id: int, chosen: str, *, values: tuple[str, ...]) -> None:
    """Show the line-up back with the question to confirm."""
    app = app_of(interaction)
    await defer_change(interaction)
    turn = await contests.turn(app.house, turn_id)
    seat = await seat_of(interaction, turn)
    text = f"COMPO {' '.join(chosen)} BALLE {values[0]}"
    await change(interaction, await propose(app, await author_of(interaction), turn, seat, text))


def _players(texts: Texts, language: str, dossier: Dossier, seat: TeamId) -> tuple[Option, ...]:
    """Return a team's roster as options: number and name, class; the value is the number."""
    state = cast("State", dossier.state)
    return tuple(
        Option(f"{player[1:]} · {plain(entry.name or player)}", player[1:], texts.t(language, f"kb-class-{entry.cls}"))
        for player, entry in sorted(state.players.items())
        if (player[0] == "r") == (seat == "rouge")
    )
