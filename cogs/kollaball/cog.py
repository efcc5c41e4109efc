"""`/kollaball`: what only this game has. Signing up and creating matches stand in `signup.py` and `creation.py`."""

import discord
from discord import app_commands

from cogs.desk.reward import come_for_all
from cogs.game import GameCog
from cogs.kit.actions import register
from cogs.kit.answers import answer, author_of, defer, language_of
from cogs.kit.app import app_of
from cogs.kit.autocomplete import find_named_contest, match_choices
from cogs.kit.correction import Corrections
from cogs.kit.declare import declare_command, declare_options
from cogs.kit.manual import Rules
from cogs.kit.seats import find_own_turn, require_open_turn
from cogs.kollaball import joining, legends
from cogs.kollaball.creation import create
from cogs.kollaball.desk import DESK
from cogs.kollaball.signup import show_or_lead_team, sign_up_by_command
from cogs.kollaball.team import GAME, roster_card_post
from cogs.orders.flow import show_order_back
from cogs.orders.form import first_step
from presenters.errors import UserError
from presenters.kollaball.acts import ACTS
from presenters.post import Post
from referee.course import sending
from referee.model import Refusal


@app_commands.command(**declare_command("presence"))
@declare_options(match="match")
@app_commands.autocomplete(match=match_choices)
async def present_by_command(interaction: discord.Interaction, match: str | None = None) -> None:
    """Check in at the roll-call, as the button does (KB-1-c); come for what one has won (KB-1-e)."""
    told: tuple[str, ...] = ()
    with app_of(interaction).gate.taking():
        await defer(interaction)
        if match is None:
            told = await come_for_all(interaction)
        try:
            contest = await find_named_contest(interaction, match, GAME)
            noted = await _check_in(interaction, (await require_open_turn(interaction, contest)).id)
        except (UserError, Refusal):
            if not told:
                raise
            noted = ()
    await answer(interaction, Post((*told, *noted)))
    app_of(interaction).heart.poke()


@app_commands.command(**declare_command("composition"))
@declare_options(match="match")
@app_commands.autocomplete(match=match_choices)
async def name_lineup(interaction: discord.Interaction, match: str | None = None) -> None:
    """Name the four starters and the holder of the ball (KB-2-c)."""
    await defer(interaction)
    turn, seat = await find_own_turn(interaction, match, GAME)
    await answer(interaction, await first_step(interaction, turn.id, seat))


@app_commands.command(**declare_command("arret-de-jeu"))
@declare_options(match="match")
@app_commands.autocomplete(match=match_choices)
async def call_timeout(interaction: discord.Interaction, match: str | None = None) -> None:
    """Call a timeout, in place of orders (KB-7-d)."""
    await defer(interaction)
    turn, seat = await find_own_turn(interaction, match, GAME)
    app = app_of(interaction)
    await answer(interaction, await show_order_back(app, await author_of(interaction), turn, seat, "ARRET"))


@register("kb-present")
async def present_by_press(interaction: discord.Interaction, turn_id: int) -> None:
    """Record the presence of the player who presses (KB-1-c)."""
    app = app_of(interaction)
    with app.gate.taking():
        await defer(interaction)
        noted = await _check_in(interaction, turn_id)
    await answer(interaction, Post(noted))
    app.heart.poke()


async def _check_in(interaction: discord.Interaction, turn_id: int) -> tuple[str, ...]:
    app = app_of(interaction)
    receipt = await sending.check_in(app.house, turn_id, interaction.user.id, interaction.id)
    return (app.texts.t(await language_of(interaction), "kb-presence-noted", code=receipt.order.receipt),)


COG = GameCog(
    game=GAME,
    code="kb",
    rules=Rules("kollaball", "KB", "19-k"),
    own=(
        present_by_command,
        name_lineup,
        call_timeout,
        sign_up_by_command,
        show_or_lead_team,
        create,
        legends.show_legends,
    ),
    desk=(*DESK, legends.declare_legend_by_command),
    corrections=Corrections(acts=ACTS),
    joins=joining.ask_class,
    card=roster_card_post,
)
