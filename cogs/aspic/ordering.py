"""Ways of an Aspic order into the order flow: the text form, a turn written by buttons, a try.

What the buttons have chosen so far stands in their `custom_id`: the position changes only when the turn is over.
"""

from dataclasses import dataclass
from typing import Self, cast

import discord

from cogs.kit.actions import on
from cogs.kit.answers import answer, change, defer, defer_change, language_of
from cogs.kit.app import App, app_of
from cogs.kit.forms import show_form
from cogs.kit.seats import place, turn_pressed
from cogs.orders.flow import Author, author_of, check_open, propose, receipt_post
from presenters.aspic.pictures import Pictures
from presenters.aspic.presenter import AspicPresenter
from presenters.aspic.words import Words
from presenters.dossier import Dossier, load
from presenters.errors import UserError
from presenters.post import Button, Post
from presenters.press import custom_id
from referee.model import Turn
from referee.orders import sending
from referee.turns import history
from rules.aspic.board import SIDES, Cell, Side
from rules.aspic.events import KickoffReady, PiecePlaced, PlacementStarted
from rules.aspic.listing import legal_moves
from rules.aspic.orders import Move
from rules.aspic.state import State
from rules.contract import SeatId

GAME = "aspic"
NO_MOVE = "-"


@dataclass(frozen=True)
class Desk:
    """A player before his open turn: what a form needs to ask and to draw."""

    app: App
    author: Author
    dossier: Dossier
    side: Side
    layout: tuple[Cell, ...] = ()  # his placement before this one, in the order in which he placed

    @classmethod
    async def at(cls, interaction: discord.Interaction, turn: Turn, seat: SeatId) -> Self:
        """Return the desk for `seat`. Raises `Refusal` where nothing is taken of it (any more)."""
        app = app_of(interaction)
        await sending.check_open(app.house, turn.id, seat, interaction.user.id)
        side = next(side for side in SIDES if side == seat)
        dossier = await load(app.house, turn)
        layout = await _last_layout(app, dossier, side) if turn.stage == "placement" else ()
        return cls(app, await author_of(interaction), dossier, side, layout)

    @property
    def state(self) -> State:
        """The position, with the player's own queue."""
        return cast("State", self.dossier.before_as(SeatId(self.side)))

    @property
    def words(self) -> Words:
        """The texts in his language."""
        return self._presenter.words(self.author.language, self.dossier, self.state)

    @property
    def pictures(self) -> Pictures:
        """The pictures in his colours."""
        return self._presenter.pictures(self.author.language, self.dossier, self.state, self.author.palette)

    @property
    def title(self) -> str:
        """League, match and turn: with several matches there is no doubt which."""
        return f"### {self._presenter.title(self.author.language, self.dossier)}"

    @property
    def _presenter(self) -> AspicPresenter:
        return cast("AspicPresenter", self.app.presenters[GAME])

    def button_id(self, action: str, *arguments: object) -> str:
        """Return the custom_id of an action on this turn."""
        return custom_id(action, self.dossier.turn.id, *arguments)

    def move(self, written: str) -> Move | None:
        """Return the move that a press holds. Raises `UserError` for one that is not possible here."""
        if written == NO_MOVE:
            return None
        origin, _, to = written.partition("-")
        if to not in legal_moves(self.state, origin):
            raise UserError("error-stale")
        return Move(origin, to)


async def _last_layout(app: App, dossier: Dossier, side: Side) -> tuple[Cell, ...]:
    """Return the cells of the last placement of `side` in this match that is complete."""
    cells: list[Cell] = []
    found: tuple[Cell, ...] = ()
    for turn in await history.closed_before(app.house, dossier.turn):
        for event in dossier.game.decode_events(turn.events):
            if isinstance(event, PlacementStarted):
                cells.clear()
            elif isinstance(event, PiecePlaced) and event.seat == side:
                cells.append(event.cell)
            elif isinstance(event, KickoffReady):
                found = tuple(cells)
    return found


def written(move: Move | None, shooter: str | None = None) -> str:
    """Return a turn as a captain would type it; `-` for nothing yet."""
    parts = [] if move is None else [f"{move.origin}-{move.to}"]
    if shooter is not None:
        parts.append(f"x{shooter}")
    return " ".join(parts) or NO_MOVE


async def desk_pressed(interaction: discord.Interaction, turn_id: int) -> Desk:
    """Return the desk of the turn that a form's press names. Raises `UserError`, `Refusal`."""
    turn, seat = await place(interaction, turn_id, GAME)
    return await Desk.at(interaction, turn, seat)


@on("as-write")
async def write(interaction: discord.Interaction, contest_id: int) -> None:
    """Open the text form for the open turn."""
    turn, seat = await turn_pressed(interaction, contest_id, GAME)
    await sending.check_open(app_of(interaction).house, turn.id, seat, interaction.user.id)
    check_open(turn)
    t, language = app_of(interaction).texts.t, await language_of(interaction)
    await show_form(
        interaction,
        custom_id("as-text", turn.id),
        title=t(language, "as-form-title"),
        label=t(language, f"as-form-label-{turn.stage}"),
        hint=t(language, f"as-form-hint-{turn.stage}"),
        example=t(language, f"as-form-example-{turn.stage}"),
    )


@on("as-text")
async def typed(interaction: discord.Interaction, turn_id: int, *, text: str) -> None:
    """Take the text of the form: shown back with the question to confirm, tried, or what is wrong with it."""
    await defer(interaction)
    turn, seat = await place(interaction, turn_id, GAME)
    post = await propose(app_of(interaction), await author_of(interaction), turn, seat, text, give_back=True)
    await answer(interaction, post)


@on("as-go")
async def go(interaction: discord.Interaction, turn_id: int, move: str, shooter: str) -> None:
    """Show a turn made by buttons, or one that was tried, with the question to confirm."""
    await defer_change(interaction)
    desk = await desk_pressed(interaction, turn_id)
    chosen = None if shooter == NO_MOVE else shooter
    await change(interaction, await ask(desk, desk.move(move), chosen))


async def ask(desk: Desk, move: Move | None, shooter: str | None) -> Post:
    """Return a turn with its picture and the question to confirm, which can be taken back to the form (AS-ui-a)."""
    back = Button(desk.words.t("as-form-back"), desk.button_id("as-back", written(move)))
    return await propose(
        desk.app, desk.author, desk.dossier.turn, SeatId(desk.side), written(move, shooter), besides=(back,)
    )


async def send(interaction: discord.Interaction, desk: Desk, text: str) -> Post:
    """Submit what a form shows: its button is the confirmation. Return the receipt. Raises `OrderError`, `Refusal`."""
    house, turn = desk.app.house, desk.dossier.turn
    receipt = await sending.submit(
        house,
        turn.id,
        desk.side,
        desk.author.user_id,
        text,
        interaction.id,
        copy_by_dm=interaction.guild_id is not None,
    )
    desk.app.heart.poke()
    return await receipt_post(desk.app, desk.author, await load(house, turn), receipt)
