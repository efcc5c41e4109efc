"""The form that writes a turn's orders step by step on a phone: player, action, special, next player.

It keeps nothing: the notation so far stands in the message itself, and what a press adds to it is the same notation
that a captain would type. It ends in the order flow like any other text.
"""

import re
from typing import cast

import discord

from cogs.kollaball.ordering import open_text_form, seat_of
from cogs.kollaball.wording import action_words
from cogs.shared.actions import custom_id, on
from cogs.shared.answers import answer, change, defer, defer_change, language_of
from cogs.shared.app import App, app_of
from cogs.shared.dossier import Dossier, load
from cogs.shared.errors import UserError
from cogs.shared.escaping import plain
from cogs.shared.orderflow import author_of, propose
from cogs.shared.posts import Block, Button, Option, Post, Row, Select, Style
from referee import contests
from referee.model import Turn
from rules.contract import SeatId
from rules.kollaball import facts
from rules.kollaball.choices import actions
from rules.kollaball.notation.canonical import line_actions
from rules.kollaball.orders import Line
from rules.kollaball.state import Cell, PlayerId, State, TeamId, team_of

FENCE = re.compile(r"```\n(.*?)\n?```", re.DOTALL)
MOST_OPTIONS = 25
AMOUNTS = (50, 100, 150, 200, 250, 300, 350, 400, 450, 500)


async def first_step(interaction: discord.Interaction, turn: Turn, seat: SeatId) -> Post:
    """Return the empty form."""
    app = app_of(interaction)
    return _form(app, await language_of(interaction), await load(app.house, turn), seat, {})


@on("kb-build")
async def begin(interaction: discord.Interaction, turn_id: int) -> None:
    """Open the form for a turn."""
    await defer(interaction)
    turn = await contests.turn(app_of(interaction).house, turn_id)
    await answer(interaction, await first_step(interaction, turn, await seat_of(interaction, turn)))


@on("kb-step")
async def chose_player(interaction: discord.Interaction, turn_id: int, *, values: tuple[str, ...]) -> None:
    """Offer what the chosen player may do."""
    await _redraw(interaction, turn_id, chosen=values[0])


@on("kb-act")
async def chose_action(interaction: discord.Interaction, turn_id: int, number: str, *, values: tuple[str, ...]) -> None:
    """Write the chosen action and offer the player's special, if one can ride on it."""
    await _redraw(interaction, turn_id, write={number: values[0]}, special_for=number)


@on("kb-special")
async def chose_special(
    interaction: discord.Interaction, turn_id: int, number: str, *, values: tuple[str, ...]
) -> None:
    """Let the chosen special ride on the player's action."""
    lines = read_lines(interaction)
    written = " ".join(part for part in (lines.get(number, ""), values[0].replace("none", "")) if part)
    await _redraw(interaction, turn_id, write={number: written})


@on("kb-undo")
async def undo(interaction: discord.Interaction, turn_id: int) -> None:
    """Empty the form."""
    await _redraw(interaction, turn_id, empty=True)


@on("kb-edit")
async def edit(interaction: discord.Interaction, turn_id: int) -> None:
    """Open the text form with what the step-by-step form has written."""
    turn = await contests.turn(app_of(interaction).house, turn_id)
    given = "\n".join(f"{number} {text}" for number, text in sorted(read_lines(interaction).items()))
    await open_text_form(interaction, turn, await seat_of(interaction, turn), given)


@on("kb-built")
async def built(interaction: discord.Interaction, turn_id: int) -> None:
    """Hand the orders over: shown back with the question to confirm, or what is still wrong."""
    await defer(interaction)
    app = app_of(interaction)
    turn = await contests.turn(app.house, turn_id)
    seat = await seat_of(interaction, turn)
    text = "; ".join(f"{number} {written}" for number, written in sorted(read_lines(interaction).items()))
    await answer(interaction, await propose(app, await author_of(interaction), turn, seat, text or "-"))


def read_lines(interaction: discord.Interaction) -> dict[str, str]:
    """Return what the form has written so far, player's number -> actions, read from the message itself."""
    if interaction.message is None:
        raise UserError("error-stale")
    texts = [
        part.content
        for component in interaction.message.components
        for part in getattr(component, "children", [])
        if isinstance(part, discord.TextDisplay)
    ]
    found = FENCE.search("\n".join(texts))
    lines = found[1].splitlines() if found else []
    pairs = [line.split(" ", 1) for line in lines if " " in line]
    return {number: rest for number, rest in pairs if number.isdigit()}


async def _redraw(
    interaction: discord.Interaction,
    turn_id: int,
    *,
    chosen: str | None = None,
    write: dict[str, str] | None = None,
    special_for: str | None = None,
    empty: bool = False,
) -> None:
    """Change the form's message after a press."""
    await defer_change(interaction)
    app = app_of(interaction)
    turn = await contests.turn(app.house, turn_id)
    seat = await seat_of(interaction, turn)
    lines = {} if empty else read_lines(interaction) | (write or {})
    language = await language_of(interaction)
    dossier = await load(app.house, turn)
    await change(interaction, _form(app, language, dossier, seat, lines, chosen=chosen, special_for=special_for))


def _form(
    app: App,
    language: str,
    dossier: Dossier,
    seat: SeatId,
    lines: dict[str, str],
    *,
    chosen: str | None = None,
    special_for: str | None = None,
) -> Post:
    """Return the form: what is written, who is still to order, and the next choice."""
    t = app.texts.t
    state = cast("State", dossier.before_as(seat))
    team = cast("TeamId", seat)
    owing = facts.owing(state, team)
    missing = [player[1:] for player in owing if player[1:] not in lines]
    written = "\n".join(f"{number} {text}" for number, text in sorted(lines.items()))
    turn = dossier.turn.id
    blocks: list[Block] = [
        f"### {app.presenters['kollaball'].title(language, dossier)}",
        t(language, "kb-build-intro"),
        f"```\n{written}\n```",
        t(language, "kb-build-missing", players=", ".join(missing)) if missing else t(language, "kb-build-complete"),
    ]
    if chosen is not None:
        blocks.append(_action_select(app, language, dossier, state, f"{team[0]}{chosen}"))
    elif special_for is not None and (select := _special_select(app, language, state, turn, f"{team[0]}{special_for}")):
        blocks.append(select)
    if owing:
        options = tuple(_player_option(state, player, player[1:] in lines) for player in owing)
        blocks.append(Select(custom_id("kb-step", turn), t(language, "kb-build-player"), options))
    blocks.append(
        Row(
            (
                Button(
                    t(language, "kb-build-done"), custom_id("kb-built", turn), Style.success, disabled=bool(missing)
                ),
                Button(t(language, "kb-build-edit"), custom_id("kb-edit", turn)),
                Button(t(language, "kb-build-undo"), custom_id("kb-undo", turn), Style.danger),
            )
        )
    )
    return Post(tuple(blocks))


def _player_option(state: State, player: PlayerId, is_done: bool) -> Option:
    who = state.players[player]
    return Option(f"{'✓ ' if is_done else ''}{player[1:]} · {plain(who.name or player)}", player[1:], who.cell)


def _action_select(app: App, language: str, dossier: Dossier, state: State, player: PlayerId) -> Select:
    """Return the player's legal actions in words; their values are notation."""
    entering = facts.is_due(state, player)
    starts: tuple[Cell, ...] = facts.entry_cells(state, player)[:3] if entering else (state.players[player].cell or "",)
    options: list[Option] = []
    for cell in starts:
        for action in actions(state, player, cell):
            notation = line_actions(Line(player=player, actions=(action,)))
            value = f"E {cell} {notation}" if entering else notation
            options.append(Option(action_words(app.texts, language, action), value, value))
    placeholder = app.texts.t(language, "kb-build-action", player=player[1:])
    return Select(custom_id("kb-act", dossier.turn.id, player[1:]), placeholder, tuple(options[:MOST_OPTIONS]))


def _special_select(app: App, language: str, state: State, turn: int, player: PlayerId) -> Select | None:
    """Return the specials that may ride on the player's action, besides those that change the action itself."""
    who = state.players[player]
    kind = None if who.special_used else facts.CLASS_SPECIALS.get(who.cls)
    t = app.texts.t
    options = [Option(t(language, "kb-build-no-special"), "none")]
    if kind == "block":
        options.append(Option(t(language, "kb-special-block"), "B"))
    elif kind == "decoy":
        mates = [mate for mate in facts.on_pitch(state, team_of(player)) if mate != player]
        options += [Option(t(language, "kb-build-decoy", player=mate[1:]), f"L{mate[1:]}") for mate in mates]
    elif kind == "bribe":
        purse = AMOUNTS[-1] if who.deniers is None else who.deniers
        for amount in (amount for amount in AMOUNTS if amount <= purse):
            options.append(Option(t(language, "kb-build-bribe-for", amount=amount), f"V+{amount}"))
            options.append(Option(t(language, "kb-build-bribe-against", amount=amount), f"V-{amount}"))
    else:
        return None
    placeholder = t(language, "kb-build-special", player=player[1:])
    return Select(custom_id("kb-special", turn, player[1:]), placeholder, tuple(options))
