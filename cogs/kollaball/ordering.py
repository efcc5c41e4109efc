"""Ways of a Kollaball order into the order flow: the text form of the panel, the timeout, the line-up, presence."""

from typing import cast

import discord

from cogs.kit.actions import on
from cogs.kit.answers import answer, change, defer, defer_change, language_of
from cogs.kit.app import App, app_of
from cogs.kit.forms import show_form
from cogs.kit.seats import place, seat_of
from cogs.orders.flow import author_of, check_open, propose
from presenters.dossier import Dossier, load
from presenters.errors import UserError
from presenters.escaping import escape, plain
from presenters.orderwords import shown
from presenters.post import Block, Option, Post, Select
from presenters.press import custom_id
from presenters.texts import Texts
from referee.model import Turn
from referee.orders import sending
from referee.turns import contests
from rules.contract import SeatId
from rules.kollaball.choices import substitutions
from rules.kollaball.facts import may_start
from rules.kollaball.state import State, TeamId

GAME = "kollaball"
STARTERS = 4
NAMES = 60


@on("kb-write")
async def write(interaction: discord.Interaction, turn_id: int) -> None:
    """Open the text form for the orders of a turn."""
    turn, seat = await place(interaction, turn_id, GAME)
    await sending.check_open(app_of(interaction).house, turn.id, seat, interaction.user.id)
    await open_text_form(interaction, turn)


async def open_text_form(interaction: discord.Interaction, turn: Turn, given: str = "") -> None:
    """Answer with the form whose text becomes an order for `turn`. Raises `Refusal` if it takes none any more."""
    check_open(turn)
    app, language = app_of(interaction), await language_of(interaction)
    t = app.texts.t
    await show_form(
        interaction,
        custom_id("kb-text", turn.id),
        title=t(language, "kb-form-title"),
        label=t(language, "kb-form-label"),
        hint=t(language, "kb-form-hint"),
        example=t(language, "kb-form-example"),
        given=shown(app.presenters[GAME], language, given),
    )


@on("kb-text")
async def written(interaction: discord.Interaction, turn_id: int, *, text: str) -> None:
    """Take the text of the form: shown back with the question to confirm, or what is wrong with it."""
    app = app_of(interaction)
    await defer(interaction)
    turn = await contests.turn(app.house, turn_id)
    seat = await seat_of(interaction, turn.contest_id)
    await answer(interaction, await propose(app, await author_of(interaction), turn, seat, text, give_back=True))


@on("kb-present")
async def present(interaction: discord.Interaction, turn_id: int) -> None:
    """Record the presence of the player who presses (KB-1-c)."""
    app = app_of(interaction)
    await defer(interaction)
    receipt = await sending.check_in(app.house, turn_id, interaction.user.id, interaction.id)
    language = await language_of(interaction)
    await answer(interaction, Post((app.texts.t(language, "kb-presence-noted", code=receipt.order.receipt),)))
    app.heart.poke()


async def stage_form(interaction: discord.Interaction, turn: Turn, seat: SeatId) -> Post:
    """Return the form of a stage other than a turn: the line-up, a replacement, or in words who is awaited."""
    app = app_of(interaction)
    dossier, language = await load(app.house, turn), await language_of(interaction)
    title = f"### {app.presenters[dossier.contest.game].title(language, dossier)}"
    if turn.stage == "lineup":
        return Post((title, *_lineup_form(app, language, dossier, cast("TeamId", seat))))
    owed = app.presenters[dossier.contest.game].owed(language, dossier, seat)
    if turn.stage == "replacement":
        return Post((title, owed, _replacement_select(app, language, dossier, cast("TeamId", seat))))
    return Post((title, owed))


@on("kb-lineup")
async def lineup(interaction: discord.Interaction, turn_id: int) -> None:
    """Ask the captain for his four starters."""
    await defer(interaction)
    turn, seat = await place(interaction, turn_id, GAME)
    await sending.check_open(app_of(interaction).house, turn.id, seat, interaction.user.id)
    await answer(interaction, await stage_form(interaction, turn, seat))


@on("kb-starters")
async def starters(interaction: discord.Interaction, turn_id: int, *, values: tuple[str, ...]) -> None:
    """Ask which of the four holds the ball."""
    app = app_of(interaction)
    await defer_change(interaction)
    turn, seat = await place(interaction, turn_id, GAME)
    dossier, language = await load(app.house, turn), await language_of(interaction)
    title = f"### {app.presenters[dossier.contest.game].title(language, dossier)}"
    roster = _players(app.texts, language, dossier, cast("TeamId", seat))
    chosen = tuple(option for option in roster if option.value in values)
    if len(chosen) != STARTERS:
        raise UserError("error-stale")
    await change(interaction, Post((title, *_ball_form(app, language, turn.id, chosen))))


@on("kb-ball")
async def ball(interaction: discord.Interaction, turn_id: int, chosen: str, *, values: tuple[str, ...]) -> None:
    """Show the line-up back with the question to confirm."""
    await defer_change(interaction)
    await _propose_instead(interaction, turn_id, f"COMPO {' '.join(chosen)} BALLE {values[0]}")


@on("kb-replace")
async def replacement(interaction: discord.Interaction, turn_id: int, *, values: tuple[str, ...]) -> None:
    """Show the replacement back with the question to confirm (KB-21-f)."""
    await defer_change(interaction)
    await _propose_instead(interaction, turn_id, values[0])


async def _propose_instead(interaction: discord.Interaction, turn_id: int, text: str) -> None:
    """Put the question to confirm in place of the form."""
    turn, seat = await place(interaction, turn_id, GAME)
    await change(interaction, await propose(app_of(interaction), await author_of(interaction), turn, seat, text))


def _lineup_form(app: App, language: str, dossier: Dossier, seat: TeamId) -> tuple[Block, ...]:
    """Return the choice of four starters; with just four players there is only the ball to give, with fewer nothing."""
    roster = _players(app.texts, language, dossier, seat)
    if len(roster) < STARTERS:
        return (app.texts.t(language, "kb-lineup-short", count=len(roster)),)
    if len(roster) == STARTERS:
        return _ball_form(app, language, dossier.turn.id, roster)
    label = app.texts.t(language, "kb-lineup-starters")
    select = Select(custom_id("kb-starters", dossier.turn.id), label, roster, minimum=STARTERS, maximum=STARTERS)
    return (app.texts.t(language, "kb-lineup-ask"), select)


def _ball_form(app: App, language: str, turn_id: int, chosen: tuple[Option, ...]) -> tuple[Block, ...]:
    numbers = "".join(sorted(option.value for option in chosen))
    names = ", ".join(escape(option.label, NAMES) for option in chosen)
    select = Select(custom_id("kb-ball", turn_id, numbers), app.texts.t(language, "kb-lineup-ball"), chosen)
    return (app.texts.t(language, "kb-lineup-ask-ball", players=names), select)


def _replacement_select(app: App, language: str, dossier: Dossier, seat: TeamId) -> Select:
    """Return who may come in for the one who was hurt, and the choice to play on one short."""
    t, state = app.texts.t, cast("State", dossier.state)
    named = {player: f"{player[1:]} · {plain(entry.name or player)}" for player, entry in state.players.items()}
    options = [
        Option(
            t(language, "kb-build-substitute", entering=named[one.into or one.out], leaving=named[one.out]),
            f"X {one.out[1:]} {(one.into or one.out)[1:]}",
        )
        for one in substitutions(state, seat)
    ]
    hurt = (state.replacement or {}).get(seat, ())
    options += [Option(t(language, "kb-replace-nobody", player=named[out]), f"X {out[1:]} -") for out in hurt]
    return Select(custom_id("kb-replace", dossier.turn.id), t(language, "kb-build-substitute-choose"), tuple(options))


def _players(texts: Texts, language: str, dossier: Dossier, seat: TeamId) -> tuple[Option, ...]:
    """Return who may start for a team as options: number and name, class; the value is the number."""
    state = cast("State", dossier.state)
    named = [(player, state.players[player]) for player in may_start(state, seat)]
    return tuple(
        Option(f"{player[1:]} · {plain(entry.name or player)}", player[1:], texts.t(language, f"kb-class-{entry.cls}"))
        for player, entry in named
    )
