"""A turn by buttons and selects: the piece, its cell, the shooter or « Passer », then the picture and « Envoyer ».

What is not possible is not offered, and what the page greys is greyed (AS-ui-a to c).
"""

import discord

from cogs.aspic.ordering import GAME, NO_MOVE, Desk, ask, desk_pressed, written
from cogs.aspic.placing_form import placing_post
from cogs.kit.actions import on
from cogs.kit.answers import answer, change, defer, defer_change
from cogs.kit.seats import turn_pressed
from presenters.aspic.standing import outcome
from presenters.errors import UserError
from presenters.post import Button, Option, Post, Row, Select, Style
from rules.aspic.listing import Trial, legal_moves, trials
from rules.aspic.orders import Move


@on("as-play")
async def begin(interaction: discord.Interaction, contest_id: int) -> None:
    """Open the form for the open turn of a match."""
    await defer(interaction)
    turn, seat = await turn_pressed(interaction, contest_id, GAME)
    await answer(interaction, first_step(await Desk.at(interaction, turn, seat)))


@on("as-back")
async def back(interaction: discord.Interaction, turn_id: int, move: str) -> None:
    """Take the last choice back: the shooter, then the move (AS-ui-c)."""
    await defer_change(interaction)
    desk = await desk_pressed(interaction, turn_id)
    chosen = desk.move(move)
    await change(interaction, first_step(desk) if chosen is None else _after(desk, chosen) or _cells(desk, chosen))


@on("as-restart")
async def restart(interaction: discord.Interaction, turn_id: int) -> None:
    """Begin the form again."""
    await defer_change(interaction)
    await change(interaction, first_step(await desk_pressed(interaction, turn_id)))


@on("as-piece")
async def chose_piece(interaction: discord.Interaction, turn_id: int, *, values: tuple[str, ...]) -> None:
    """Offer the cells that the chosen piece may go to."""
    await defer_change(interaction)
    desk = await desk_pressed(interaction, turn_id)
    if not legal_moves(desk.state, values[0]):
        raise UserError("error-stale")
    await change(interaction, _cells_of(desk, values[0]))


@on("as-cell")
async def chose_cell(interaction: discord.Interaction, turn_id: int, *, values: tuple[str, ...]) -> None:
    """Offer the shooters after the chosen move; where nobody can shoot there is only the question left (AS-ui-b)."""
    await defer_change(interaction)
    desk = await desk_pressed(interaction, turn_id)
    move = desk.move(values[0])
    if move is None:
        raise UserError("error-stale")
    await change(interaction, _after(desk, move) or await ask(desk, move, None))


@on("as-pass")
async def pass_move(interaction: discord.Interaction, turn_id: int) -> None:
    """Leave the move out and offer the shooters (AS-turn-e)."""
    await defer_change(interaction)
    desk = await desk_pressed(interaction, turn_id)
    post = _after(desk, None)
    if post is None:
        raise UserError("error-stale")
    await change(interaction, post)


@on("as-shooter")
async def chose_shooter(interaction: discord.Interaction, turn_id: int, move: str, *, values: tuple[str, ...]) -> None:
    """Show the whole turn with the question to confirm."""
    await defer_change(interaction)
    desk = await desk_pressed(interaction, turn_id)
    await change(interaction, await ask(desk, desk.move(move), values[0]))


def first_step(desk: Desk) -> Post:
    """Return the form's beginning: the pieces that can move, or in a placement the cells."""
    if desk.state.phase == "placement":
        return placing_post(desk, ())
    words, state = desk.words, desk.state
    reach = {piece: legal_moves(state, piece) for piece in state.pieces.of(desk.side)}
    options = tuple(
        Option(piece, piece, words.t("as-form-reach", count=len(cells))) for piece, cells in reach.items() if cells
    )
    shots = _legal(desk, None)
    told = words.t("as-form-piece", can_shoot=bool(shots)) if options else words.t("as-form-no-move")
    select = (Select(desk.button_id("as-piece"), words.t("as-form-choose-piece"), options),) if options else ()
    buttons = (
        Button(words.t("as-form-pass-move"), desk.button_id("as-pass"), Style.primary, disabled=not shots),
        _try_button(desk, None),
    )
    return Post((desk.title, told, desk.pictures.shots(None), *select, Row(buttons)))


def _cells_of(desk: Desk, piece: str) -> Post:
    """Return the choice of a cell for a piece: 24 at most."""
    words, state = desk.words, desk.state
    options = tuple(
        Option(cell, f"{piece}-{cell}", _shots_after(desk, Move(piece, cell))) for cell in legal_moves(state, piece)
    )
    return Post(
        (
            desk.title,
            words.t("as-form-cell", piece=piece),
            desk.pictures.moves(piece),
            Select(desk.button_id("as-cell"), words.t("as-form-choose-cell"), options),
            Row((Button(words.t("as-form-cancel"), desk.button_id("as-restart")),)),
        )
    )


def _cells(desk: Desk, move: Move) -> Post:
    return _cells_of(desk, move.origin)


def _after(desk: Desk, move: Move | None) -> Post | None:
    """Return the choice of a shooter after `move` or without one; None if nobody can shoot (AS-ui-b)."""
    words, legal = desk.words, _legal(desk, move)
    if not legal:
        return None
    options = tuple(Option(f"{trial.shooter} · {outcome(words, trial)}", trial.shooter) for trial in legal)
    asked = "none" if move is None else written(move)
    leave = Button(
        words.t("as-form-pass-shot"),
        desk.button_id("as-go", written(move), NO_MOVE),
        Style.primary,
        disabled=move is None,
    )
    cancel = Button(words.t("as-form-cancel"), desk.button_id("as-restart"))
    return Post(
        (
            desk.title,
            words.t("as-form-shooter", move=asked),
            desk.pictures.shots(move),
            Select(desk.button_id("as-shooter", written(move)), words.t("as-form-choose-shooter"), options),
            Row((leave, cancel, _try_button(desk, move))),
        )
    )


def _try_button(desk: Desk, move: Move | None) -> Button:
    return Button(desk.words.t("as-form-try"), desk.button_id("as-tries", written(move)))


def _legal(desk: Desk, move: Move | None) -> list[Trial]:
    return [trial for trial in trials(desk.state, desk.side, move) if trial.refusal is None]


def _shots_after(desk: Desk, move: Move) -> str | None:
    """Return who could shoot after a move, or if there are goals who could score; None if nobody can shoot."""
    legal = _legal(desk, move)
    goals = [trial for trial in legal if trial.flight is not None and trial.flight.is_goal]
    shooters = ", ".join(trial.shooter for trial in goals or legal)
    return desk.words.t("as-form-then", shooters=shooters, goal=bool(goals)) if legal else None
