"""Shots tried without playing them (AS-test-a): for the player alone, as often as he likes, in his turn only."""

import discord

from cogs.aspic.ordering import GAME, Desk, desk_pressed, written
from cogs.kit.actions import on
from cogs.kit.answers import answer, change, defer, defer_change
from cogs.kit.seats import turn_pressed
from presenters.aspic.standing import outcome, shot_lines
from presenters.aspic.words import Course
from presenters.errors import UserError
from presenters.post import Block, Button, Option, Post, Row, Select, Style
from rules.aspic.listing import Trial, trials
from rules.aspic.orders import Move


@on("as-try")
async def begin(interaction: discord.Interaction, contest_id: int) -> None:
    """Offer the shots to try in the open turn of a match."""
    await defer(interaction)
    turn, seat = await turn_pressed(interaction, contest_id, GAME)
    await answer(interaction, tries(await Desk.at(interaction, turn, seat), None))


@on("as-tries")
async def offered(interaction: discord.Interaction, turn_id: int, move: str) -> None:
    """Offer the shots to try after the move that the form holds."""
    await defer_change(interaction)
    desk = await desk_pressed(interaction, turn_id)
    await change(interaction, tries(desk, desk.move(move)))


@on("as-tried")
async def tried(interaction: discord.Interaction, turn_id: int, move: str, *, values: tuple[str, ...]) -> None:
    """Show what a piece's shot would do, or which of the seven messages refuses it (AS-test-b, c)."""
    await defer_change(interaction)
    desk = await desk_pressed(interaction, turn_id)
    chosen = desk.move(move)
    found = [trial for trial in trials(desk.state, desk.side, chosen) if trial.shooter == values[0]]
    if not found:
        raise UserError("error-stale")
    await change(interaction, tries(desk, chosen, found[0]))


def tries(desk: Desk, move: Move | None, result: Trial | None = None) -> Post:
    """Return the tries that there are after `move`; with `result` what one of them has shown.

    Raises `UserError` in a placement, where nobody shoots.
    """
    words = desk.words
    if desk.state.phase != "play":
        raise UserError("as-try-placement")
    options = tuple(
        Option(f"{trial.shooter} · {outcome(words, trial)}", trial.shooter, default=trial == result)
        for trial in trials(desk.state, desk.side, move)
    )
    blocks: list[Block] = [desk.title, words.t("as-try-ask", move="none" if move is None else written(move))]
    buttons = [Button(words.t("as-form-back"), desk.button_id("as-back", written(move)))]
    if result is None:
        blocks += [shot_lines(words, desk.side, move), desk.pictures.shots(move)]
    else:
        blocks += [result_text(desk, result), desk.pictures.trial(result, move)]
    if result is not None and result.flight is not None:
        play = Button(words.t("as-try-play"), desk.button_id("as-go", written(move), result.shooter), Style.primary)
        buttons.insert(0, play)
    select = Select(desk.button_id("as-tried", written(move)), words.t("as-try-choose"), options)
    return Post((*blocks, select, Row(tuple(buttons))))


def result_text(desk: Desk, trial: Trial) -> str:
    """Return what a try has shown."""
    words = desk.words
    if trial.flight is not None:
        return words.t("as-try-legal", shooter=trial.shooter, course=words.course(Course.of(trial.flight)))
    code = trial.refusal or ""
    why = words.t(
        f"as-error-{code}", word="none", phase=desk.state.phase, cell="?", n=0, first="?", last="?", side=desk.side
    )
    return words.t("as-try-refused", shooter=trial.shooter, message=words.t(f"as-seven-{code}"), why=why)
