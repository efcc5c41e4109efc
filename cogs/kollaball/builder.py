"""The form that writes a turn's orders step by step on a phone: player, action, special, next player.

It keeps nothing: the notation so far stands in the message itself, and what a press adds to it is the same notation
that a captain would type. It ends in the order flow like any other text. The next player who lacks an order is asked
for by itself, so that an ordinary turn takes one choice per player.
"""

import re

import discord

from cogs.kit.actions import on
from cogs.kit.answers import answer, change, defer, defer_change
from cogs.kit.app import app_of
from cogs.kit.seats import place
from cogs.kollaball import ordering
from cogs.kollaball.build_form import Change, Step, form, player_of
from cogs.orders.flow import author_of, propose
from presenters.errors import UserError
from presenters.kollaball.build_options import NONE, STAND
from presenters.kollaball.sheet import Sheet
from presenters.post import Post
from referee.model import Turn
from referee.orders import sending
from rules.contract import SeatId

NOTATION = re.compile(r"[A-Z0-9<>:+,= -]{1,90}")
FENCE = re.compile(r"```\n(.*?)\n?```", re.DOTALL)
STAGES = ("orders", "orders_second")
START = Step()


async def first_step(interaction: discord.Interaction, turn: Turn, seat: SeatId) -> Post:
    """Return the empty form, or what the stage asks for instead of it. Raises `Refusal` where nothing is awaited."""
    app = app_of(interaction)
    await sending.check_open(app.house, turn.id, seat, interaction.user.id)
    if turn.stage in STAGES:
        return await form(interaction, turn, seat, "", _as_it_is, START)
    return await ordering.stage_form(interaction, turn, seat)


@on("kb-build")
async def begin(interaction: discord.Interaction, turn_id: int) -> None:
    """Open the form for a turn."""
    await defer(interaction)
    turn, seat = await place(interaction, turn_id, ordering.GAME)
    await answer(interaction, await first_step(interaction, turn, seat))


@on("kb-step")
async def chose_player(
    interaction: discord.Interaction, turn_id: int, _: str, page: str, *, values: tuple[str, ...]
) -> None:
    """Offer what the chosen player may do."""
    await _redraw(interaction, turn_id, _as_it_is, Step(focus=values[0]))


@on("kb-entry")
async def chose_entry(
    interaction: discord.Interaction, turn_id: int, number: str, page: str, *, values: tuple[str, ...]
) -> None:
    """Write where a player comes back, and ask what he does from there."""
    await _redraw(
        interaction,
        turn_id,
        lambda sheet: sheet.with_entry(player_of(sheet, number), _notation(values)),
        Step(focus=number),
    )


@on("kb-act")
async def chose_action(
    interaction: discord.Interaction, turn_id: int, number: str, page: str, *, values: tuple[str, ...]
) -> None:
    """Write the chosen action; what may be added to it is offered beside the next player's choice."""
    if values[0] == STAND:
        await _redraw(interaction, turn_id, _as_it_is, Step(focus=number, standing=True))
        return
    await _redraw(
        interaction,
        turn_id,
        lambda sheet: sheet.with_action(player_of(sheet, number), _notation(values)),
        Step(last=number),
    )


@on("kb-special")
async def chose_special(
    interaction: discord.Interaction, turn_id: int, number: str, page: str, *, values: tuple[str, ...]
) -> None:
    """Let the chosen special ride on the player's last action."""
    await _redraw(
        interaction,
        turn_id,
        lambda sheet: sheet.with_more(player_of(sheet, number), _notation(values)),
        Step(last=number),
    )


@on("kb-more")
async def chose_further(
    interaction: discord.Interaction, turn_id: int, number: str, page: str, *, values: tuple[str, ...]
) -> None:
    """Chain a further action to the player's line (KB-multi-a)."""
    more = f"+ {_notation(values)}"
    await _redraw(
        interaction, turn_id, lambda sheet: sheet.with_more(player_of(sheet, number), more), Step(last=number)
    )


@on("kb-tactics")
async def show_tactics(interaction: discord.Interaction, turn_id: int) -> None:
    """Offer the ways to play the team's tactic."""
    await _redraw(interaction, turn_id, _as_it_is, Step(tactics_asked=True))


@on("kb-tactic")
async def chose_tactic(
    interaction: discord.Interaction, turn_id: int, _: str, page: str, *, values: tuple[str, ...]
) -> None:
    """Write the tactic, or take it back."""
    written = None if values[0] == NONE else _notation(values)
    await _redraw(interaction, turn_id, lambda sheet: sheet.with_tactic(written))


@on("kb-sub")
async def chose_substitution(
    interaction: discord.Interaction, turn_id: int, _: str, page: str, *, values: tuple[str, ...]
) -> None:
    """Write who comes in for whom."""
    await _redraw(interaction, turn_id, lambda sheet: sheet.with_substitution(_notation(values)))


@on("kb-undo")
async def undo(interaction: discord.Interaction, turn_id: int) -> None:
    """Empty the form."""
    await _redraw(interaction, turn_id, lambda sheet: Sheet(sheet.state, sheet.team, {}))


@on("kb-edit")
async def edit(interaction: discord.Interaction, turn_id: int) -> None:
    """Open the text form with what the step-by-step form has written."""
    turn, _ = await place(interaction, turn_id, ordering.GAME)
    await ordering.open_text_form(interaction, turn, read_text(interaction))


@on("kb-built")
async def built(interaction: discord.Interaction, turn_id: int) -> None:
    """Hand the orders over: shown back with the question to confirm, or what is still wrong."""
    await defer(interaction)
    turn, seat = await place(interaction, turn_id, ordering.GAME)
    text = "; ".join(read_text(interaction).splitlines())
    await answer(interaction, await propose(app_of(interaction), await author_of(interaction), turn, seat, text or "-"))


def read_text(interaction: discord.Interaction) -> str:
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


def _as_it_is(sheet: Sheet) -> Sheet:
    return sheet


def _notation(values: tuple[str, ...]) -> str:
    """Return the chosen value. Raises `UserError` for what is no notation: it is not from this form."""
    if not NOTATION.fullmatch(values[0]):
        raise UserError("error-stale")
    return values[0]


async def _redraw(interaction: discord.Interaction, turn_id: int, press: Change, step: Step = START) -> None:
    """Change the form's message after a press."""
    await defer_change(interaction)
    turn, seat = await place(interaction, turn_id, ordering.GAME)
    await sending.check_open(app_of(interaction).house, turn.id, seat, interaction.user.id)
    await change(interaction, await form(interaction, turn, seat, read_text(interaction), press, step))
