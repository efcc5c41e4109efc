"""The step-by-step form as a post: the pitch with what is ordered, the notation so far, the next choice."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

import discord

from cogs.kit.app import app_of
from cogs.orders.flow import author_of
from presenters.dossier import load
from presenters.errors import UserError
from presenters.kollaball.build_options import Offer
from presenters.kollaball.sheet import Sheet
from presenters.post import Block, Button, Post, Row, Select, Style
from presenters.press import custom_id
from referee.model import Turn
from rules.contract import SeatId
from rules.errors import OrderError
from rules.kollaball import facts
from rules.kollaball.orders import TurnOrder
from rules.kollaball.state import PlayerId, State, TeamId
from rules.kollaball.tactic_choices import tactics

Change = Callable[[Sheet], Sheet]


@dataclass(frozen=True)
class Step:
    """Where the captain is: players by number."""

    focus: str | None = None  # the player to ask for, else the next one who lacks an order
    last: str | None = None  # who was just given an order, to which something may be added
    standing: bool = False  # the question is which special, standing
    tactics_asked: bool = False


async def form(
    interaction: discord.Interaction, turn: Turn, seat: SeatId, text: str, press: Change, step: Step
) -> Post:
    """Return the form for a seat's orders: `text` is what it held, `press` what is changed in it."""
    app = app_of(interaction)
    dossier, author = await load(app.house, turn), await author_of(interaction)
    presenter, language = app.presenters[dossier.contest.game], author.language
    sheet = press(Sheet.read(cast("State", dossier.before_as(seat)), cast("TeamId", seat), text))
    offer = Offer(app.texts.voice(language), turn.id, sheet)
    blocks: list[Block] = [f"### {presenter.title(language, dossier)}"]
    order = TurnOrder()
    try:
        order = sheet.parsed()
    except OrderError as error:
        blocks.append(presenter.order_error(language, dossier, error, "; ".join(sheet.text.splitlines())))
    blocks += presenter.order_picture(language, dossier, seat, order, author.palette)
    if sheet.text:
        blocks.append(f"```\n{sheet.text}\n```")
    if sheet.state.noted is not None and sheet.state.noted.team == sheet.team:
        blocks.append(offer.voice.t("kb-build-noted", orders=", ".join(sheet.state.noted.orders.values())))
    asked = player_of(sheet, step.focus) if step.focus else next(iter(sheet.missing), None)
    return Post((*blocks, _question(offer, asked), *_selects(offer, order, asked, step), _buttons(offer)))


def player_of(sheet: Sheet, number: str) -> PlayerId:
    """Return the player whom a press is about. Raises `UserError` for one of whom nothing is asked."""
    player = f"{sheet.team[0]}{number}"
    if player not in sheet.owing:
        raise UserError("error-stale")
    return player


def _question(offer: Offer, asked: PlayerId | None) -> str:
    """Return what the form asks now, and who is still to be ordered."""
    t, sheet = offer.voice.t, offer.sheet
    if asked is None:
        return t("kb-build-complete")
    who = sheet.state.players[asked]
    return t(
        "kb-build-ask",
        player=offer.name(asked),
        cls=t(f"kb-class-{who.cls}"),
        cell=sheet.start_of(asked) or "none",
        ball=facts.real_ball_of(sheet.state, asked) is not None,
        left=len(sheet.missing),
    )


def _selects(offer: Offer, order: TurnOrder, asked: PlayerId | None, step: Step) -> list[Select]:
    """Return the choices: the question's own first, then what may be added to the last line, then other players."""
    sheet = offer.sheet
    found: list[Select] = []
    if step.tactics_asked:
        return offer.tactics()
    if asked is not None and step.standing:
        found += offer.stands(asked)
    elif asked is not None:
        if facts.is_due(sheet.state, asked):
            found += offer.entries(asked)
        found += [] if sheet.is_idle else offer.actions(asked)
    line = sheet.line_of(player_of(sheet, step.last), order) if step.last else None
    if line is not None and line.actions:
        found += [*offer.riders(line), *offer.further(line)]
    if len(sheet.owing) > 1:
        found += offer.players()
    return found if len(sheet.incoming) else found + offer.substitutions()


def _buttons(offer: Offer) -> Row:
    t, turn_id, sheet = offer.voice.t, offer.turn_id, offer.sheet
    buttons = [
        Button(t("kb-build-done"), custom_id("kb-built", turn_id), Style.success, disabled=bool(sheet.missing)),
        Button(t("kb-build-edit"), custom_id("kb-edit", turn_id)),
    ]
    if tactics(sheet.state, sheet.team):
        buttons.append(Button(t("kb-build-tactic"), custom_id("kb-tactics", turn_id)))
    if sheet.text:
        buttons.append(Button(t("kb-build-undo"), custom_id("kb-undo", turn_id), Style.danger))
    return Row(tuple(buttons))
