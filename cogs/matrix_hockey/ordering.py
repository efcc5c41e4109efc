"""Ways of a coach to their week: « Ma semaine », the text form, their orders taken back."""

from contextlib import suppress

import discord

from cogs.kit.actions import register
from cogs.kit.answers import answer, author_of, defer
from cogs.kit.app import App, app_of
from cogs.kit.dossiers import load_dossier
from cogs.orders.flow import show_order_back
from cogs.orders.receipts import draft_buttons, unsent_texts
from presenters.errors import UserError
from presenters.matrix_hockey.dossier import Dossier
from presenters.matrix_hockey.presenter import MatrixHockeyPresenter
from presenters.post import Button, ButtonRow, ButtonStyle, Post, Select, SelectOption, custom_id
from referee.course import sending
from referee.hand import answering
from referee.model import Turn
from referee.orders import drafts
from referee.turns import contests
from rules.contract import SeatId
from rules.errors import OrderError
from rules.matrix_hockey.orders import Order, choice_text, read_key, round_key
from rules.matrix_hockey.state import State

GAME = "matrix-hockey"
MOST_OPTIONS = 25


def season_presenter_of(app: App) -> MatrixHockeyPresenter:
    """Return the game's presenter, with its own pages."""
    return MatrixHockeyPresenter(app.texts)


async def list_coached_seats(interaction: discord.Interaction, contest_id: int) -> list[SeatId]:
    """Return the teams that the user coaches in a season, or stands in for the coach of."""
    return await answering.list_seats_of_person(app_of(interaction).house, contest_id, interaction.user.id)


async def week_post(interaction: discord.Interaction, turn: Turn, seat: SeatId) -> Post:
    """Return « Ma semaine » with what its reader has sent for the team, and ways to send and take back."""
    app, author = app_of(interaction), await author_of(interaction)
    language = author.language
    dossier: Dossier = await load_dossier(app.house, turn.id)
    stored = await sending.find_own_order(app.house, turn.id, seat, author.user_id)
    order: Order | None = None
    if stored is not None:
        with suppress(OrderError):
            order = dossier.game.parse(dossier.state, seat, stored.canonical)
    post = season_presenter_of(app).week(language, dossier, seat, order)
    view = dossier.before_as(seat)
    if view.phase != "season" or view.teams[seat].status == "dummy":  # nothing can be ordered
        return post
    t = app.texts.t
    buttons = [
        Button(t(language, "mh-build-open"), custom_id("form-of", turn.id, seat), ButtonStyle.primary),
        Button(t(language, "button-write"), custom_id("type", turn.contest_id)),
    ]
    if stored is not None:
        buttons.append(Button(t(language, "mine-withdraw"), custom_id("withdraw", turn.id, seat), ButtonStyle.danger))
    select = _withdrawal(app, language, turn, view, seat, order)
    unsent = await drafts.find_unsent(app.house, turn.id, seat, author.user_id)
    if unsent is None:
        return Post((*post.blocks, ButtonRow(tuple(buttons)), *select), accent=post.accent)
    voice, (title, *told) = app.texts.voice(language), post.blocks
    named, asked = unsent_texts(voice, season_presenter_of(app), dossier, unsent)
    send = ButtonRow(draft_buttons(voice, unsent[0]))
    return Post((title, named, *told, asked, send, ButtonRow(tuple(buttons)), *select), accent=post.accent)


def _withdrawal(
    app: App, language: str, turn: Turn, state: State, seat: SeatId, order: Order | None
) -> tuple[Select, ...]:
    """Return the choice of the rounds whose orders the coach may take back, sent this week or stored (MH-5-e)."""
    sent = {} if order is None else {item.key: item.choice for item in order.items}
    stored = {key: text for key, text in state.advance.get(seat, {}).items() if key not in sent}
    pending = {**stored, **{key: choice_text(choice) for key, choice in sent.items() if choice is not None}}
    options = tuple(SelectOption(f"{key} {pending[key]}", key) for key in sorted(pending, key=round_key))[:MOST_OPTIONS]
    label = app.texts.t(language, "mh-take-back")
    return (Select(custom_id("mh-take-back", turn.id, seat), label, options, 1, len(options)),) if options else ()


@register("mh-take-back")
async def take_back(interaction: discord.Interaction, turn_id: int, team: str, *, values: tuple[str, ...]) -> None:
    """Ask whether the orders of the rounds chosen are to be taken back."""
    await defer(interaction)
    app = app_of(interaction)
    turn = await contests.get_turn(app.house, turn_id)
    seat = SeatId(team)
    if seat not in await list_coached_seats(interaction, turn.contest_id):
        raise UserError("refusal-not-captain")
    text = "; ".join(f"{key} -" for key in values if read_key(key) is not None)
    await answer(interaction, await show_order_back(app, await author_of(interaction), turn, seat, text))
