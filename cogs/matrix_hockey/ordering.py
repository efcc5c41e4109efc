"""Ways of a coach to his week: « Ma semaine », the text form, his orders taken back."""

from typing import cast

import discord

from cogs.kit.actions import on
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import App, app_of
from cogs.kit.autocomplete import contest_named, contest_pressed
from cogs.kit.forms import show_form
from cogs.orders.flow import Author, author_of, check_open, propose
from presenters.dossier import load
from presenters.errors import UserError
from presenters.matrix_hockey.presenter import MatrixHockeyPresenter
from presenters.post import Button, Option, Post, Row, Select, Style
from presenters.press import custom_id
from referee.model import Contest, Turn
from referee.orders import sending
from referee.people import answering
from referee.turns import contests
from rules.contract import SeatId
from rules.errors import OrderError
from rules.matrix_hockey.order import Order, choice_text, read_key, round_key
from rules.matrix_hockey.state import State

GAME = "matrix-hockey"
MOST_OPTIONS = 25


def presenter_of(app: App) -> MatrixHockeyPresenter:
    """Return the game's presenter, with its own pages."""
    return cast("MatrixHockeyPresenter", app.presenters[GAME])


async def seats_of(interaction: discord.Interaction, contest_id: int) -> list[SeatId]:
    """Return the teams that the user coaches in a season, or stands in for the coach of."""
    return await answering.seats_of(app_of(interaction).house, contest_id, interaction.user.id)


async def my_seat(interaction: discord.Interaction, contest: Contest) -> tuple[Turn, SeatId]:
    """Return the open turn of a season and the team that the user coaches. Raises `UserError`."""
    turn = await contests.open_turn(app_of(interaction).house, contest.id)
    if turn is None:
        raise UserError("match-over")
    mine = await seats_of(interaction, contest.id)
    if not mine:
        raise UserError("mh-no-team")
    return turn, mine[0]


async def my_turn(interaction: discord.Interaction, match: str | None) -> tuple[Turn, SeatId]:
    """Return the open turn and the user's team in the season named, or in the only one in which he has a team."""
    if match is None:
        house = app_of(interaction).house
        mine = [contest for contest, _ in await contests.of_person(house, interaction.user.id) if contest.game == GAME]
        here = [contest for contest in mine if contest.thread_id == interaction.channel_id] or mine
        if len(here) == 1:
            return await my_seat(interaction, here[0])
    return await my_seat(interaction, await contest_named(interaction, match, GAME))


async def week_post(app: App, author: Author, turn: Turn, seat: SeatId) -> Post:
    """Return « Ma semaine » with what its reader has sent for the team, and ways to send and take back."""
    language = author.language
    dossier = await load(app.house, turn)
    stored = await sending.mine(app.house, turn.id, seat, author.user_id)
    order: Order | None = None
    if stored is not None:
        try:
            read = dossier.game.parse(dossier.state, seat, stored.canonical)
        except OrderError:
            read = None
        order = read if isinstance(read, Order) else None
    post = presenter_of(app).week(language, dossier, seat, order)
    view = cast("State", dossier.before_as(seat))
    if view.phase != "season" or view.teams[seat].status == "dummy":  # nothing can be ordered
        return post
    t = app.texts.t
    buttons = [
        Button(t(language, "mh-build-open"), custom_id("mh-build", turn.id, seat), Style.primary),
        Button(t(language, "mh-button-write"), custom_id("mh-write", turn.contest_id)),
    ]
    if stored is not None:
        buttons.append(Button(t(language, "mine-withdraw"), custom_id("withdraw", turn.id, seat), Style.danger))
    select = _withdrawal(app, language, turn, view, seat, order)
    return Post((*post.blocks, Row(tuple(buttons)), *select), accent=post.accent)


def _withdrawal(
    app: App, language: str, turn: Turn, state: State, seat: SeatId, order: Order | None
) -> tuple[Select, ...]:
    """Return the choice of the rounds whose orders the coach may take back, sent this week or stored (MH-5-e)."""
    sent = {} if order is None else {item.key: item.choice for item in order.items}
    stored = {key: text for key, text in state.advance.get(seat, {}).items() if key not in sent}
    pending = {**stored, **{key: choice_text(choice) for key, choice in sent.items() if choice is not None}}
    options = tuple(Option(f"{key} {pending[key]}", key) for key in sorted(pending, key=round_key))[:MOST_OPTIONS]
    label = app.texts.t(language, "mh-take-back")
    return (Select(custom_id("mh-take-back", turn.id, seat), label, options, 1, len(options)),) if options else ()


@on("mh-take-back")
async def take_back(interaction: discord.Interaction, turn_id: int, team: str, *, values: tuple[str, ...]) -> None:
    """Ask whether the orders of the rounds chosen are to be taken back."""
    await defer(interaction)
    app = app_of(interaction)
    turn = await contests.turn(app.house, turn_id)
    seat = SeatId(team)
    if seat not in await seats_of(interaction, turn.contest_id):
        raise UserError("refusal-not-captain")
    text = "; ".join(f"{key} -" for key in values if read_key(key) is not None)
    await answer(interaction, await propose(app, await author_of(interaction), turn, seat, text))


@on("mh-week")
async def week_pressed(interaction: discord.Interaction, contest_id: int) -> None:
    """Show « Ma semaine » to the coach who presses."""
    await defer(interaction)
    turn, seat = await my_seat(interaction, await contest_pressed(interaction, contest_id))
    await answer(interaction, await week_post(app_of(interaction), await author_of(interaction), turn, seat))


@on("mh-write")
async def write(interaction: discord.Interaction, contest_id: int) -> None:
    """Open the text form for the orders of the week."""
    turn, seat = await my_seat(interaction, await contest_pressed(interaction, contest_id))
    await sending.check_open(app_of(interaction).house, turn.id, seat, interaction.user.id)
    await open_text_form(interaction, turn)


async def open_text_form(interaction: discord.Interaction, turn: Turn) -> None:
    """Answer with the form whose text becomes orders for `turn`. Raises `Refusal` if it takes none any more."""
    check_open(turn)
    t, language = app_of(interaction).texts.t, await language_of(interaction)
    await show_form(
        interaction,
        custom_id("mh-text", turn.id),
        title=t(language, "mh-form-title"),
        label=t(language, "mh-form-label"),
        hint=t(language, "mh-form-hint"),
        example=t(language, "mh-form-example"),
    )


@on("mh-text")
async def written(interaction: discord.Interaction, turn_id: int, *, text: str) -> None:
    """Take the text of the form: shown back with the question to confirm, or what is wrong with it."""
    app = app_of(interaction)
    await defer(interaction)
    turn = await contests.turn(app.house, turn_id)
    seats = await seats_of(interaction, turn.contest_id)
    if not seats:
        raise UserError("mh-no-team")
    await answer(interaction, await propose(app, await author_of(interaction), turn, seats[0], text, give_back=True))
